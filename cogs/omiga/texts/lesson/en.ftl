### Omiga, the first round step by step; name0 is the learner, name1 plays along

omiga-lesson-ready = Welcome! Two players, **no turns**: you both play cards at the same time, and a round takes about a minute. You build up from the bottom, { $name1 } comes down from the top. Today she'll wait for you. Press ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Press ✋ **{ omiga-button-ready }**.

omiga-lesson-call = You each have one card in the middle; yours is the lower one. Your hand is face down until someone calls. Press ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Press ⚡ **{ omiga-button-call }**

omiga-lesson-lay = **A** and **B** are your free places: each touches the edge of a card of yours, and a card of { $name1 }'s. Half circles that meet need the **same colour**. Card 1 fits: press **1 → B**. It turns itself around if it has to.
omiga-lesson-lay-hint = Not this time: the way up is on the right. Press **1 → B**.

omiga-lesson-fit = Now top and bottom ends meet, too: **slash to slash, backslash to backslash, tip to notch** (see the names above). On B, card 3 fits all its neighbours; card 2 doesn't. Try **2 → B** if you like, it only costs time. Then press **3 → B**.
omiga-lesson-fit-hint = Press **3 → B**.

omiga-lesson-up = You win with a card **right behind one of hers**, or by reaching the **far edge**. So keep going up: press **2 → B**.
omiga-lesson-up-hint = Keep going up: press **2 → B**.

omiga-lesson-new-hand = That was your third card, so you drew three more. **B** is right behind her card: a card there wins! None of yours fits. But card 3 fits on A and keeps { $name1 } from getting behind **you**. Press **3 → A**.
omiga-lesson-new-hand-hint = Block her on the left: press **3 → A**.

omiga-lesson-throw = Now nothing fits. Don't wait: throw your hand and draw three new cards. It only takes a moment, and the thrown cards come back later. Press ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nothing fits: press ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Look at card 3: it fits on **B**, right behind { $name1 }'s card. Press **3 → B** and win!
omiga-lesson-behind-hint = Press **3 → B** and win!

omiga-lesson-end =
    ### You got behind her line!
    - **Play** cards next to your own and close to your opponent's. All edges that meet have to match.
    - **Win** behind any of their cards, or at the far edge.
    - **Nothing fits?** Throw your hand right away.
    - If both lines run from side to side, it's a draw.

    A real opponent won't wait! For a calm start, turn on **Assist** (it greys out what doesn't fit) or **Pulse** (you both pick, then both cards go down).
