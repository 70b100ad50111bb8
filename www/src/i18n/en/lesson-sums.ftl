### The lesson on sums of games.

lesson-sums-table-title = Several games on one table
lesson-sums-table =
    Put several games on one table. A move is a move in *one* of them; the others stay as they are. A player who cannot move in any of them loses. This is called the *sum* of the games, and heaps of nim are the simplest case.

    Every position behaves like a nim heap whose size is its Grundy value. So the value of a sum is the nim-sum of the values: add them in binary, without carrying.

    On the table: 5 stones of “take 1, 3 or 4”, of value 3, and a nim heap of 2.
lesson-sums-table-ask = What is the value of the sum?
lesson-sums-table-not = Write 3 as 11 and 2 as 10 in binary, and add without carrying.
lesson-sums-table-not-5 = That is the ordinary sum. Values add without carrying.
lesson-sums-table-not-0 = It would be 0 if the two values were equal.
lesson-sums-table-why = 3 ⊕ 2 = 1. It is not 0, so the player to move wins.

lesson-sums-why-title = Why without carrying?
lesson-sums-why =
    The value of a sum is a mex, as always. Take two nim heaps of 5 and 3. A move changes one of them, so it changes the nim-sum: no move leads to 5 ⊕ 3 itself.

    And every smaller number can be reached. To get from the sum s down to t, look at s ⊕ t: s has a 1 in its leftmost column, so one of the heaps has a 1 there too. Replace that heap h by h ⊕ s ⊕ t, which is smaller.

    So the mex is the nim-sum. The table shows the nim-sum of all small numbers: each cell is the mex of the cells to its left and above it.
lesson-sums-why-ask = What is 5 ⊕ 3?
lesson-sums-why-not = 5 is 101 and 3 is 011 in binary.
lesson-sums-why-not-8 = That is the ordinary sum.
lesson-sums-why-why = 6, and you can read it off the table: row 5, column 3. In that row and column, before the cell, stand 0 to 5, and 6 does not.

lesson-sums-mixed-title = Four rows, two games
lesson-sums-mixed =
    In Kayles there are rows of pins, and a move knocks down one pin or two that stand side by side. Rows of 3, 5 and 7 pins have the values 3, 4 and 2. Beside them lies a nim heap of 4.

    The whole sum is 3 ⊕ 4 ⊕ 2 ⊕ 4 = 1, so there is a winning move. To win in the nim heap of 4, you would have to leave 4 ⊕ 1 = 5.
lesson-sums-mixed-ask = Where is a winning move?
lesson-sums-mixed-pick-nim = In the nim heap
lesson-sums-mixed-pick-kayles = In a row of Kayles
lesson-sums-mixed-not = A nim heap of 4 cannot become 5: moves only take stones.
lesson-sums-mixed-why = In the row of 3, of value 3. It must become 3 ⊕ 1 = 2: knock down one pin at the end, which leaves a row of 2. The view lists all winning moves, and an answer to each other move.

lesson-sums-up-title = Moves that go up
lesson-sums-up =
    The row of 7 has the value 2. To win there you need a row, or two rows, of value 2 ⊕ 1 = 3: *more* than before. In nim that is impossible, but in other games moves may lead to larger values.

    The other player can always undo such a change: a larger value than 2 is a mex above 2, so from there some move leads back to the value 2. Here that does not help: the sum is 0 after your move, and any change makes it won for you again.
lesson-sums-up-ask = How many winning moves does the position have altogether?
lesson-sums-up-not = Count the moves in the list of winning moves.
lesson-sums-up-not-2 = There are two in the row of 7, and one more.
lesson-sums-up-not-1 = There is one in the row of 3, and there are more in the row of 7.
lesson-sums-up-why = Three: one in the row of 3, and two in the row of 7, which leave a row of 6, or rows of 2 and 4. Both have the value 3.

lesson-sums-misere-title = What if the last move loses?
lesson-sums-misere =
    All of this is for *normal play*: a player who cannot move loses. In *misère play* the last move loses. Sums then have no such simple theory. One number for each position is no longer enough.

    Nim is a happy exception. Play as in normal nim, until your move would leave only heaps of one stone. Then leave an odd number of them.
lesson-sums-misere-ask = Three nim heaps of one stone each, in misère play. Who wins?
lesson-sums-misere-pick-first = The player who moves first
lesson-sums-misere-pick-second = The other player
lesson-sums-misere-not = There are three moves in all, and the player who makes the last one loses.
lesson-sums-misere-why = Each move takes one heap, and the first player has to take the third one. So the second player wins. In normal play it would be the other way round.

lesson-sums-end-title = Your turn
lesson-sums-end = Kayles has these values, for rows of 0 to 7 pins: 0, 1, 2, 3, 1, 4, 3, 2.
lesson-sums-end-value-ask = What is the value of a Kayles row of 4 beside a nim heap of 3?
lesson-sums-end-value-not = The row of 4 has the value 1. Add it to 3 without carrying.
lesson-sums-end-value-not-4 = 1 and 3 both have a 1 in the last column, and two ones make 0.
lesson-sums-end-value-why = 1 ⊕ 3 = 2.
lesson-sums-end-nim-ask = You may add one nim heap to Kayles rows of 3, 5 and 7, so that the player to move loses. Of how many stones?
lesson-sums-end-nim-not = The nim heap must be equal to the nim-sum of 3, 4 and 2.
lesson-sums-end-nim-not-7 = That would be 3 ⊕ 4. The row of 7 has the value 2.
lesson-sums-end-nim-why = 3 ⊕ 4 ⊕ 2 = 5, and 5 ⊕ 5 = 0.
lesson-sums-end-game-ask = Kayles rows of 3 and 5 pins stand beside a nim heap of 4. You begin. Win against the engine.
lesson-sums-end-game-not = The engine has won. Write down the value of each part, and leave the nim-sum 0 with every move. Play again.
lesson-sums-end-game-why = The values are 3, 4 and 4, with the nim-sum 3. Only one first move wins: knock down the middle pin of the row of 3, which leaves rows of 1 and 1.
lesson-sums-done = Any number of games, one number: this is what makes Grundy values useful.
lesson-sums-sources =
    R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444.

    P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8.

    J. H. Conway, “On Numbers and Games”, 1976, chapter 11; misère play is in chapter 12.
