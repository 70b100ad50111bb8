### The lesson on nim.

lesson-nim-rules-title = A game with heaps
lesson-nim-rules =
    Nim is played with heaps of stones. Two players move in turn. A move takes one or more stones from one heap, as many as you like. The player who takes the last stone of all wins, because the other player cannot move.

    There is no luck and nothing is hidden. So every position is either won for the player to move, or lost. The question is always which of the two it is.
lesson-nim-rules-ask = One heap of 5 stones, nothing else. Who wins, if both play well?
lesson-nim-rules-pick-first = The player who moves first
lesson-nim-rules-pick-second = The other player
lesson-nim-rules-not = The first player may take as many stones as there are.
lesson-nim-rules-why = With one heap, take all of it. The view lists every move of two heaps, 1 and 2: one move wins. Change the heaps and try more.

lesson-nim-mirror-title = Two equal heaps
lesson-nim-mirror = Now two heaps, with 4 stones each. You cannot take everything at once: a move touches one heap only.
lesson-nim-mirror-ask = Heaps of 4 and 4. Who wins?
lesson-nim-mirror-pick-first = The player who moves first
lesson-nim-mirror-pick-second = The other player
lesson-nim-mirror-not = Whatever the first player takes, look at what the second player can do in the other heap.
lesson-nim-mirror-why =
    The second player copies. You take 3 from one heap, I take 3 from the other, and the heaps are equal again. After each of my moves they are equal, so I never run out of moves before you do.

    A position that is lost for the player to move is called a *P-position*: the previous player wins. All others are *N-positions*: the next player wins. Try it in the view: the engine begins, and you copy.

lesson-nim-three-title = Three heaps
lesson-nim-three = With heaps of 1, 2 and 3 there is nothing to copy. Try some moves in your head. If you leave two equal heaps and nothing else, your opponent is lost. If you leave one heap, your opponent takes it.
lesson-nim-three-ask = Heaps of 1, 2 and 3. Who wins?
lesson-nim-three-pick-first = The player who moves first
lesson-nim-three-pick-second = The other player
lesson-nim-three-not = Look at each of the six moves: every one of them lets the opponent leave two equal heaps.
lesson-nim-three-why =
    It is a P-position. There are six moves, and the view shows what beats each of them: the answer always leaves two equal heaps.

    Checking every move works for small heaps only. From 30, 50 and 70 there are 150 moves, and each of them has its own answers. We need a shorter way.

lesson-nim-binary-title = Adding without carrying
lesson-nim-binary =
    Write numbers in binary: 3 is `011`, 5 is `101`. Add them column by column, but never carry: two ones in a column make 0.

    The result is called the *nim-sum*, and its sign is ⊕. Programmers know it as XOR. A 1 stands in each column where the number of ones is odd.
lesson-nim-binary-ask = What is 3 ⊕ 5?
lesson-nim-binary-not = Write 011 above 101 and look at each column: equal digits give 0, different ones give 1.
lesson-nim-binary-not-8 = That is the ordinary sum, where a 1 is carried. Here nothing is carried.
lesson-nim-binary-not-7 = That has a 1 wherever one of them has a 1. Two ones in a column make 0.
lesson-nim-binary-why =
    The columns of `011` and `101` give `110`, and that is 6. In the calculator `+` is the nim-sum; try other numbers.

    Each number is its own opposite: 5 ⊕ 5 = 0. And order does not matter. So 1 ⊕ 2 ⊕ 3 = 0, because 1 ⊕ 2 = 3.

lesson-nim-bouton-title = The theorem
lesson-nim-bouton =
    Look back: 4 and 4 is lost, and 4 ⊕ 4 = 0. The heaps 1, 2 and 3 are lost, and 1 ⊕ 2 ⊕ 3 = 0. A single heap of 5 is won, and 5 is not 0.

    Charles Bouton proved in 1901 that this is no accident: *a position of nim is lost for the player to move exactly if the nim-sum of its heaps is 0.*
lesson-nim-bouton-ask = Heaps of 3, 5 and 6. Who wins?
lesson-nim-bouton-pick-first = The player who moves first
lesson-nim-bouton-pick-second = The other player
lesson-nim-bouton-not = In the step before you found 3 ⊕ 5. Add 6 to it.
lesson-nim-bouton-why =
    The nim-sum is 0, since 3 ⊕ 5 = 6 and 6 ⊕ 6 = 0. So the player to move loses.

    Why is it true? Three facts are enough. With no stones, the sum is 0 and the player to move has lost. From sum 0, every move changes one heap, so the sum is no longer 0. From any other sum, some move makes it 0: that is the next step.

lesson-nim-move-title = Finding the move
lesson-nim-move =
    Heaps of 3, 5 and 7 have the nim-sum 3 ⊕ 5 ⊕ 7 = 1. So there is a winning move: one that leaves the nim-sum 0.

    Suppose you want to move in the heap of 7. The other two heaps have the nim-sum 3 ⊕ 5 = 6. What must stand beside them?
lesson-nim-move-ask = To how many stones do you reduce the heap of 7?
lesson-nim-move-not = The heap must become equal to 3 ⊕ 5, so that the whole sum is 0.
lesson-nim-move-not-1 = 1 is the number of stones that you take, or the nim-sum. How many are left?
lesson-nim-move-not-2 = Then the heaps are 3, 5 and 2, and 3 ⊕ 5 ⊕ 2 = 4. It has to be 0.
lesson-nim-move-why =
    Leave 6: then 3 ⊕ 5 ⊕ 6 = 0. In general, a heap of h must become h ⊕ s, where s is the nim-sum of all heaps.

    That is a move only if h ⊕ s is smaller than h, and it is so if h has a 1 in the leftmost column where s has one. An odd number of heaps has a 1 there, so at least one heap does. Here s = 1, and all three heaps are odd: three moves win.

lesson-nim-end-title = Your turn
lesson-nim-end = Two tasks and a game. Use pencil and paper, or the view: it takes any heaps.
lesson-nim-end-sum-ask = What is 9 ⊕ 12?
lesson-nim-end-sum-not = 9 is 1001 and 12 is 1100 in binary.
lesson-nim-end-sum-not-21 = That is the ordinary sum. Add without carrying.
lesson-nim-end-sum-why = The columns of `1001` and `1100` give `0101`.
lesson-nim-end-take-ask = Heaps of 6, 9 and 12: only one move wins. How many stones does it take?
lesson-nim-end-take-not = Find the nim-sum s of the three heaps first. The heap to change has a 1 in the leftmost column of s.
lesson-nim-end-take-not-5 = 5 stones are left in that heap. How many do you take?
lesson-nim-end-take-not-3 = 3 is the nim-sum of the heaps. The heap of 6 must become 6 ⊕ 3.
lesson-nim-end-take-why = The nim-sum is 3, or `0011`. Only 6, or `0110`, has a 1 in its leftmost column. It becomes 6 ⊕ 3 = 5: take 1 stone.
lesson-nim-end-game-ask = Heaps of 2, 5 and 6, and you begin. Win against the engine, which makes no mistake.
lesson-nim-end-game-not = The engine has won. Before each move, find the nim-sum of the heaps, and leave 0. Play again.
lesson-nim-end-game-why = The nim-sum of 2, 5 and 6 is 1, and the only winning first move takes 1 stone from the heap of 5: then 2 ⊕ 4 ⊕ 6 = 0.
lesson-nim-done = You can now win any game of nim that can be won.
lesson-nim-sources =
    C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics 3 (1901), 35–39.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapters 2 and 3.
