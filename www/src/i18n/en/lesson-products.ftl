### The lesson on nim multiplication.

lesson-products-row-title = Coins in a row
lesson-products-row =
    Coins lie in a row, at the places 1, 2, 3 and so on. A move turns one coin or two, and the rightmost coin that it turns must go from heads to tails. A player who cannot move loses. The game is called Turning Turtles.

    Heads in different places do not disturb each other: the position is the sum of its heads. One head at place n is like a nim heap of n. Turning it alone removes the heap. Turning another coin with it puts a head at a smaller place, and two heads at the same place cancel, as equal heaps do.
lesson-products-row-ask = Heads at the places 3 and 6. What is the value?
lesson-products-row-not = It is the nim-sum of the places: 3 is 011 and 6 is 110.
lesson-products-row-not-9 = That is the ordinary sum. Add without carrying.
lesson-products-row-not-7 = Two ones in the same column make 0.
lesson-products-row-why = 3 ⊕ 6 = 5. So a row of coins has an *addition*. On a board there is also a multiplication.

lesson-products-board-title = Coins on a board
lesson-products-board =
    Now the coins lie on a board. A move chooses one row or two, and one column or two, and turns every coin where they cross: one, two or four coins. The coin farthest from the corner of the board, in the larger row and the larger column, must go from heads to tails.

    Put one head at row 2, column 2, and tails everywhere else.
lesson-products-board-ask = How many moves are there?
lesson-products-board-not = You may choose row 2 alone or rows 1 and 2, and the same for columns.
lesson-products-board-not-1 = Rows 1 and 2 may be chosen together, and so may columns 1 and 2.
lesson-products-board-not-3 = Count also the move that turns all four coins.
lesson-products-board-why = Two choices of rows, two of columns: four moves. They leave nothing; a head at row 1, column 2; a head at row 2, column 1; or both of these and one more at row 1, column 1. The view, the Tartan lab, lists them.

lesson-products-mex-title = The value of a cell
lesson-products-mex =
    Heads at different cells add up. So we need the value of one head at each cell.

    At row 1, column 1 there is only one move, which leaves nothing: the value is 1. At row 1, column 2 you can leave nothing, or a head at row 1, column 1: the value is the mex of 0 and 1, that is 2. The same holds for row 2, column 1.
lesson-products-mex-ask = What is the value of the head at row 2, column 2?
lesson-products-mex-not = The four moves leave the values 0, 2, 2 and 2 ⊕ 2 ⊕ 1.
lesson-products-mex-not-4 = It is not the ordinary product. Find the mex of the values that the four moves leave.
lesson-products-mex-why =
    The moves leave 0, 2, 2 and 2 ⊕ 2 ⊕ 1 = 1, so 3 is the least number missing.

    The value of row a, column b is called the *nim-product* a ⊗ b. So 2 ⊗ 2 = 3. In general a ⊗ b is the mex of all (x ⊗ b) ⊕ (a ⊗ y) ⊕ (x ⊗ y), where x is less than a and y less than b.

lesson-products-laws-title = The usual laws
lesson-products-laws =
    John Conway found that all laws of ordinary multiplication hold: order does not matter, 1 ⊗ a = a, and brackets can be multiplied out: a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c).

    Use it: 3 = 2 ⊕ 1, and 2 ⊗ 2 = 3.
lesson-products-laws-ask = What is 2 ⊗ 3?
lesson-products-laws-not = 2 ⊗ 3 = (2 ⊗ 2) ⊕ (2 ⊗ 1). Both are known.
lesson-products-laws-not-6 = That is the ordinary product.
lesson-products-laws-not-5 = The last step is a nim-sum: 3 ⊕ 2, without carrying.
lesson-products-laws-why = 2 ⊗ 3 = (2 ⊗ 2) ⊕ (2 ⊗ 1) = 3 ⊕ 2 = 1. With the laws, a table of few products gives all others.

lesson-products-fermat-title = Two rules for all products
lesson-products-fermat =
    The numbers 2, 4, 16, 256, 65536, each the square of the one before, play a special part. Let F be one of them.

    First rule: for a smaller than F, the nim-product F ⊗ a is the ordinary product. So 4 ⊗ 2 = 8, and 16 ⊗ 5 = 80. Second rule: F ⊗ F is one and a half times F. So 2 ⊗ 2 = 3.
lesson-products-fermat-ask = What is 4 ⊗ 4?
lesson-products-fermat-not = One and a half times 4.
lesson-products-fermat-not-16 = That is the ordinary product. The first rule holds for factors smaller than F only.
lesson-products-fermat-not-4 = Take one and a half times F.
lesson-products-fermat-why = 6. Any other product is split into such pieces: write each factor as a nim-sum of powers of 2, each power as a product of these special numbers, and multiply out. The view explains every step.

lesson-products-field-title = A finite field
lesson-products-field =
    You can also divide. In the table for 0 to 15, each row except that of 0 contains each number exactly once. So a ⊗ x = b always has one solution: the sixteen numbers form a *field*. So do the numbers below 2, 4, 256, 65536 and so on.

    Square roots exist as well, and each number has only one, because x ⊕ x = 0: there is no difference between plus and minus.
lesson-products-field-ask = Which x has x ⊗ x = 2?
lesson-products-field-not = Look along the diagonal of the table, or compute 3 ⊗ 3 = (2 ⊕ 1) ⊗ (2 ⊕ 1).
lesson-products-field-not-1 = 1 ⊗ 1 = 1.
lesson-products-field-not-2 = 2 ⊗ 2 = 3.
lesson-products-field-why = 3 ⊗ 3 = (2 ⊗ 2) ⊕ 2 ⊕ 2 ⊕ 1 = 3 ⊕ 1 = 2.

lesson-products-tartan-title = The Tartan theorem
lesson-products-tartan =
    Take any two games with coins in a row in which a move turns certain coins, the rightmost of them from heads to tails, and what the other coins show does not matter. A move on the board turns the coins where the rows of a move of the first game cross the columns of a move of the second; the farthest of them must show heads.

    The *Tartan theorem: if a lone head at place x has the value g in the first game, and one at place y has the value h in the second, then a lone head in row x, column y has the value g ⊗ h.*

    So a board of a million rows and a million columns needs two lists of a million values, not a table of a million million. In the view, rows are those of Ruler, where a move turns a run of neighbours.
lesson-products-tartan-ask = A row has the value 2 and a column has the value 4. What is the value at their crossing?
lesson-products-tartan-not = Use the first rule of the step before the last: 2 is smaller than 4.
lesson-products-tartan-not-6 = That is the nim-sum 2 ⊕ 4. At a crossing the values are multiplied.
lesson-products-tartan-why = 2 ⊗ 4 = 8. The theorem is in “Winning Ways”, chapter 14. The lab checks it on small boards, by playing them out.

lesson-products-end-title = Your turn
lesson-products-end = In the calculator, `*` is the nim-product. Try without it first.
lesson-products-end-plain-ask = What is 4 ⊗ 3?
lesson-products-end-plain-not = 3 is smaller than 4, so the first rule applies.
lesson-products-end-plain-not-7 = That is 4 ⊕ 3.
lesson-products-end-plain-why = By the first rule it is the ordinary product.
lesson-products-end-square-ask = What is 16 ⊗ 16?
lesson-products-end-square-not = Use the second rule: one and a half times 16.
lesson-products-end-square-not-256 = That is the ordinary product. 16 is one of the special numbers.
lesson-products-end-square-why = One and a half times 16.
lesson-products-end-board-ask = The board of Turning Turtles has heads at row 2, column 3 and at row 1, column 1. What is its value?
lesson-products-end-board-not = The value is (2 ⊗ 3) ⊕ (1 ⊗ 1).
lesson-products-end-board-not-7 = 2 ⊗ 3 is not 6: you computed it above.
lesson-products-end-board-not-1 = Each of the two heads has the value 1. What is their nim-sum?
lesson-products-end-board-why = 2 ⊗ 3 = 1 and 1 ⊗ 1 = 1, and 1 ⊕ 1 = 0. So the player who moves first loses.
lesson-products-done = You have multiplied in a field that was found by playing with coins.
lesson-products-sources =
    J. H. Conway, “On Numbers and Games”, 1976, chapter 6.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapter 14.

    H. W. Lenstra, “Nim multiplication”, Séminaire de théorie des nombres de Bordeaux, 1977–1978, exposé 11.
