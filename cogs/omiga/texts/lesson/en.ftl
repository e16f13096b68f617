### Omiga, the first round step by step; name0 is the learner, name1 plays along

omiga-lesson-ready = Welcome! Two players, **no turns**: both lay cards at the same time, and a round takes about a minute. You build upwards from below, { $name1 } comes down from above. Here she waits for you, so take your time. Press ✋ **{ omiga-button-ready }**.
omiga-lesson-ready-hint = Press ✋ **{ omiga-button-ready }**.

omiga-lesson-call = One card of each of you lies in the middle, yours below. Your three cards are still face down. Once somebody calls, all turn up their cards and begin. Press ⚡ **{ omiga-button-call }**
omiga-lesson-call-hint = Press ⚡ **{ omiga-button-call }**

omiga-lesson-lay = These are your three cards; **A** and **B** on the board are your free places. Each touches a card of yours at an edge and one of { $name1 }'s at least at a corner. Half circles that meet must have the **same colour**. Card 1 matches: press **1 → B**. It turns itself if it must.
omiga-lesson-lay-hint = Not this time: the way to the top is on the right. Press **1 → B**.

omiga-lesson-fit = { $name1 } has laid one, too. Now cut ends meet as well: a **slant meets the same slant**, a **tip meets a notch**. On B card 3 matches all its neighbours, card 2 does not. Try **2 → B** if you like: it only costs time. Then press **3 → B**.
omiga-lesson-fit-hint = Press **3 → B**.

omiga-lesson-up = You are level with { $name1 }'s line. You win by laying a card **right behind one of hers**, or by reaching her **edge** of the table. So go further up: card 2 fits on B. Press **2 → B**.
omiga-lesson-up-hint = Press **2 → B**: upwards!

omiga-lesson-new-hand = That was your third card, so you have three new ones. Place **B** is right behind her card: one that fits there wins! None of these does. But card 3 fits on A, and stands in the way of { $name1 }, who wants to get behind **your** cards. Press **3 → A**.
omiga-lesson-new-hand-hint = Keep her from passing on the left: press **3 → A**.

omiga-lesson-throw = Now nothing you hold fits anywhere. Do not wait: throw the rest away and draw three new cards. It costs nothing but a moment, and thrown cards come back later. Press ♻️ **{ omiga-button-throw }**.
omiga-lesson-throw-hint = Nothing fits: press ♻️ **{ omiga-button-throw }**.

omiga-lesson-behind = Look at card 3: it fits on **B**, right behind { $name1 }'s card. In a real game she would be hurrying by now. Press **3 → B** and win!
omiga-lesson-behind-hint = Press **3 → B** and win.

omiga-lesson-end =
    ### You slipped in behind her line!
    - **Lay** cards beside your own and near the other's. All edges that meet must match: colour to colour, slant to slant, tip to notch.
    - **Win** behind any card of the other, or at the far edge.
    - **Nothing fits?** Throw your hand at once.
    - If both lines reach from side to side, it is a draw.

    The other does not wait: both press as fast as they can. For a calm start choose **Assist** in the lobby (it greys what does not fit) or **Pulse** (both choose, then both cards are laid).
