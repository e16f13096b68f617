### Omiga, the first round step by step; name0 is the learner, name1 plays along

omiga-lesson-ready = Welcome! Two players, **no turns**: you both play cards at the same time, and a round takes about a minute. You build up from the bottom, { $name1 } comes down from the top. Today she'll wait for you. Press ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Press ✋ **{ omiga-button-ready }**.

omiga-lesson-call = You each have one card in the middle; yours is the lower one. The picture shows all **edges** a card can have. Your hand is face down until someone calls. Press ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Press ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** and **B** are free: they touch your card and { $name1 }'s. Half circles that meet need the **same colour**. Press **1 → B**: cards turn themselves.
omiga-lesson-lay-hint = Not this time: the way up is on the right. Press **1 → B**.

omiga-lesson-fit = Ends must fit, too: **slash to slash, backslash to backslash, tip to notch**. Try **2 → B**: no luck. Then press **3 → B**.
omiga-lesson-fit-hint = Press **3 → B**.

omiga-lesson-up = You win with a card **right behind one of hers**, or by reaching the **far edge**. So keep going up: press **2 → B**.
omiga-lesson-up-hint = Keep going up: press **2 → B**.

omiga-lesson-new-hand = **B** is right behind her card: a card there wins! None of your new cards fits, but card 3 on A keeps { $name1 } from getting behind **you**. Press **3 → A**.
omiga-lesson-new-hand-hint = Block her on the left: press **3 → A**.

omiga-lesson-throw = Now nothing fits. Throw your hand and draw three new cards: thrown cards come back later. Press ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nothing fits: press ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Look at card 3: it fits on **B**, right behind { $name1 }'s card. Press **3 → B** and win!
omiga-lesson-behind-hint = Press **3 → B** and win!

omiga-lesson-end =
    - **Play** next to both lines. All edges that meet must match.
    - **Win** behind any of their cards, or at the far edge.
    - **Nothing fits?** Throw your hand right away.

    A real opponent won't wait! **Assist** or **Pulse** in the lobby make it calmer.
