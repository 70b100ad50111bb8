### The lesson on Kayles.

lesson-kayles-rules-title = A row of pins
lesson-kayles-rules = Pins stand in a row. A move knocks down one pin, or two that stand side by side without a gap. The player who knocks down the last pin wins. The game is called Kayles, after an old game of bowling; Sam Loyd and Henry Dudeney posed it as a puzzle.
lesson-kayles-rules-ask = A row of 5 pins. Who wins?
lesson-kayles-rules-pick-first = The player who moves first
lesson-kayles-rules-pick-second = The other player
lesson-kayles-rules-not = Think of the pin in the middle, and of copying.
lesson-kayles-rules-why = Knock down the pin in the middle. It leaves two rows of 2 pins, and from now on you copy: what your opponent does in one row, you do in the other. Try it in the view.

lesson-kayles-lost-title = Lost rows
lesson-kayles-lost = Try the same idea with other rows. If the number of pins is odd, knock down the middle one. If it is even, knock down the two in the middle.
lesson-kayles-lost-ask = How many rows of 1 to 60 pins are lost for the player to move?
lesson-kayles-lost-not = From which row can you *not* leave two equal rows?
lesson-kayles-lost-not-1 = The empty row is lost, but we count rows of 1 to 60 pins.
lesson-kayles-lost-why =
    None. The first player can always make the row symmetric. The list has only the empty row.

    So why compute values at all? Because after a few moves there are *several* rows of different lengths on the floor, and then it is no longer clear who wins.

lesson-kayles-split-title = A move that cuts
lesson-kayles-split =
    Knock down a pin inside a row, and two rows are left. A move leads to a *sum*. Its value is the nim-sum of the values of the two parts: add them without carrying.

    The rows of 0, 1, 2 and 3 pins have the values 0, 1, 2 and 3. The view shows the moves from 3 pins: one of them leaves rows of 1 and 1, and 1 ⊕ 1 = 0.
lesson-kayles-split-ask = A move leaves rows of 1 and 3 pins. What is the value of the two together?
lesson-kayles-split-not = Add 1 and 3 in binary, without carrying: 01 and 11.
lesson-kayles-split-not-4 = That is the ordinary sum. The last column has two ones, and they make 0.
lesson-kayles-split-not-1 = In binary, 3 is 11 and 1 is 01. They differ in the first column.
lesson-kayles-split-why = 1 ⊕ 3 = 2. Cutting a row replaces one number by a nim-sum of two.

lesson-kayles-value-title = The row of four
lesson-kayles-value =
    A row of 4 pins has these moves. One pin at an end leaves 3. One pin further in leaves 1 and 2. Two pins at an end leave 2. The two in the middle leave 1 and 1.

    Write down the four values, and find the least number missing.
lesson-kayles-value-ask = What is the value of a row of 4 pins?
lesson-kayles-value-not = The values left are 3, 1 ⊕ 2, 2 and 1 ⊕ 1.
lesson-kayles-value-not-4 = Rows of 1, 2 and 3 pins have the values 1, 2 and 3, but here the pattern ends. Is any of 0, 1, 2 and 3 missing?
lesson-kayles-value-not-2 = Two pins can be left standing, and they have the value 2.
lesson-kayles-value-why = The moves leave the values 3, 3, 2 and 0. The least number missing is 1: a row of 4 pins is worth no more than a single pin.

lesson-kayles-code-title = A code for such games
lesson-kayles-code =
    There are many games of this kind, and a short notation for them: the *octal code*. Kayles is `0.77`. The first digit after the point says how you may take 1 stone, the second how you may take 2.

    Each digit is a sum of 1, 2 and 4. 1: the taken stones were the whole heap. 2: one heap is left. 4: two heaps are left. So 7 = 1 + 2 + 4 allows all three.
lesson-kayles-code-ask = Which digit allows taking stones only from the inside, so that always two heaps are left?
lesson-kayles-code-not = Only one of the three numbers 1, 2 and 4 speaks of two heaps.
lesson-kayles-code-not-7 = 7 allows everything: also taking a whole heap, and taking from the end.
lesson-kayles-code-not-2 = 2 means that exactly one heap is left.
lesson-kayles-code-why = It is 4. Type other codes into the view: `0.07` is Dawson’s Kayles, where only two pins side by side may be knocked down.

lesson-kayles-period-title = A period with exceptions
lesson-kayles-period =
    The strip has twelve cells in a row. From n = 71 on, each row is equal to the row above: 4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7, in a circle. Before that there are 14 exceptions, the last one at n = 70.

    Here no window of a few values decides the next one, since a cut needs all smaller rows.
lesson-kayles-period-ask = We have seen that the values repeat from 71 up to 200. Can we be sure that they repeat for ever?
lesson-kayles-period-pick-sure = Yes, that many values are a proof here
lesson-kayles-period-pick-lucky = No, the pattern might break far out
lesson-kayles-period-not = It is wise to be careful. But for octal codes with finitely many digits there is a theorem.
lesson-kayles-period-why =
    Richard Guy and Cedric Smith proved it in 1956. Let a code have k digits. *If the values repeat with period p from n₀ on, and you have checked it for all n from n₀ up to 2n₀ + p + k − 1, they repeat for ever.*

    The reason: a larger row, cut in two, always has one part of length at least n₀ + p. Shorten that part by p, and nothing changes.

    For Kayles, n₀ = 71, p = 12 and k = 2, so n up to 155 is enough, which needs the values up to 167. The period is proved.

lesson-kayles-end-title = Your turn
lesson-kayles-end = The first values of Kayles, for rows of 0 to 10 pins: 0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2.
lesson-kayles-end-far-ask = The period is 12 from 71 on, and a row of 72 pins has the value 4. What is the value of 1,200,000 pins?
lesson-kayles-end-far-not = 72 and 1,200,000 are both multiples of 12.
lesson-kayles-end-far-not-7 = The row of 71 has the value 7. Both 72 and 1,200,000 are multiples of 12.
lesson-kayles-end-far-why = Both are multiples of 12 and not less than 71, so they have the same value.
lesson-kayles-end-dawson-ask = In Dawson’s Kayles, `0.07`, a move takes two pins side by side. What is the value of a row of 5?
lesson-kayles-end-dawson-not = The moves leave 3, or 1 and 2. A row of 1 has no move and the value 0; rows of 2 and 3 have the value 1.
lesson-kayles-end-dawson-not-3 = Only the value 1 can be left. Find the least number missing.
lesson-kayles-end-dawson-not-2 = Only the value 1 can be left, so a smaller number than 2 is missing.
lesson-kayles-end-dawson-why = A row of 3 has the value 1, and rows of 1 and 2 together have 0 ⊕ 1 = 1. So 0 is missing: here a row of 5 is lost.
lesson-kayles-end-game-ask = Rows of 3 and 4 pins, and you begin. Win against the engine.
lesson-kayles-end-game-not = The engine has won. Leave rows whose values have the nim-sum 0, such as two equal rows. Play again.
lesson-kayles-end-game-why = The values are 3 and 1, with the nim-sum 2. Every winning first move leaves equal values: two pins at an end of the row of 3, or any single pin of the row of 4.
lesson-kayles-done = Moves that split are no harder than others: a nim-sum, then a mex.
lesson-kayles-sources =
    R. K. Guy and C. A. B. Smith, “The G-values of various games”, Proceedings of the Cambridge Philosophical Society 52 (1956), 514–526.

    H. E. Dudeney, “The Canterbury Puzzles”, 1907.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapter 4.
