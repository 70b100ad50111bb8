### The lesson on the Flipping Game.

lesson-flipping-game-question-title = The question
lesson-flipping-game-question =
    A board of N by N disks, all with the white side up. A move picks a rectangle and turns over every disk in it. The height of the rectangle must be a triangular number, 1, 3, 6, 10 and so on; the width must be a square, 1, 4, 9 and so on; and the disk in its upper right corner must be white before the move. The player who makes the last move wins.

    The question: *how many first moves win?* On the board of 2 by 2, only single disks can be turned: all larger rectangles are too large.
lesson-flipping-game-question-ask = On the board of 2 by 2, can the first player win?
lesson-flipping-game-question-pick-yes = Yes
lesson-flipping-game-question-pick-no = No
lesson-flipping-game-question-not = Each move turns one white disk. How many moves does the game last?
lesson-flipping-game-question-why = No. The game lasts four moves, so the second player makes the last one. Try it. For N = 2 no first move wins: the answer is 0.

lesson-flipping-game-plain-title = The plain program
lesson-flipping-game-plain =
    Write the board as a number in binary, a digit for each disk, so that the upper right corner of a rectangle is its highest digit. Every move then makes the number smaller. Go through all boards in order: a board is lost if no move leads to a lost one. The program prints 12, the answer for N = 3.

    A board has N² disks, so there are 2 to the power of N² boards. For N = 3 that is 512.
lesson-flipping-game-plain-ask = How many boards are there for N = 5?
lesson-flipping-game-plain-not = 2 to the power of 25. Doubling ten times multiplies by 1,024.
lesson-flipping-game-plain-not-32 = That is 2 to the power of 5. The board has 25 disks.
lesson-flipping-game-plain-not-25 = That is the number of disks. Each of them is white or black.
lesson-flipping-game-plain-why = 33,554,432. For N = 6 it is more than 68 thousand million, and Project Euler asks for N = 1,000,000. Time and memory grow like 2 to the power of N²: there is no hope in this direction.

lesson-flipping-game-tartan-title = Rows times columns
lesson-flipping-game-tartan =
    Every white disk counts on its own: the board is the sum of its white disks, because two disks turned at the same place cancel. So we need the value of a single white disk at each place.

    A rectangle is an interval of rows crossed with an interval of columns. So the game is the product of two games on a row of coins: in one of them a move turns an interval of triangular length, in the other one of square length.
lesson-flipping-game-tartan-ask = A disk stands in a row of value g and a column of value h. What does the Tartan theorem do with g and h?
lesson-flipping-game-tartan-pick-add = It adds them: g ⊕ h
lesson-flipping-game-tartan-pick-multiply = It multiplies them: g ⊗ h
lesson-flipping-game-tartan-not = The nim-sum is for games side by side. This is a game crossed with another one.
lesson-flipping-game-tartan-why = The value is the nim-product g ⊗ h. It has its own lesson, “Nim multiplication”. The table shows the products of small numbers.

lesson-flipping-game-side-title = The game along a side
lesson-flipping-game-side =
    Take the side with square lengths, for N = 5: lengths 1 and 4. Coins are numbered 1 to 5. A move turns an interval of length 1 or 4 whose last coin shows heads.

    Coins 1, 2 and 3 can only be turned alone, so their value is 1. From a single head at coin 4 you can turn it alone, which leaves nothing, or turn coins 1 to 4, which leaves heads at 1, 2 and 3: value 1 ⊕ 1 ⊕ 1 = 1.
lesson-flipping-game-side-ask = What is the value of a head at coin 4?
lesson-flipping-game-side-not = The moves leave the values 0 and 1. Find the least number missing.
lesson-flipping-game-side-not-1 = 1 is not missing: turning coins 1 to 4 leaves it.
lesson-flipping-game-side-not-0 = 0 is not missing: turning the coin alone leaves nothing.
lesson-flipping-game-side-why = It is 2. Intervals are sums of neighbours, so the engine keeps the nim-sums of all beginnings, x(i) = g(1) ⊕ … ⊕ g(i). What a move leaves is then a nim-sum of two of them, found in one step.

lesson-flipping-game-board-title = The value of the full board
lesson-flipping-game-board =
    The square side has the values 1, 1, 1, 2, 1, with the nim-sum 2. The triangular side has 1, 1, 1, 1, 1, with the nim-sum 1.

    The board is the sum of all 25 products. And as brackets can be multiplied out, the sum of the products is the product of the sums.
lesson-flipping-game-board-ask = What is the value of the full board for N = 5?
lesson-flipping-game-board-not = Multiply the two nim-sums: 1 ⊗ 2.
lesson-flipping-game-board-not-3 = That is 1 ⊕ 2. The sides are multiplied.
lesson-flipping-game-board-why = 1 ⊗ 2 = 2. It is not 0, so the first player wins. We have looked at ten coins instead of 33 million boards.

lesson-flipping-game-count-title = Counting the winning moves
lesson-flipping-game-count =
    A move changes the value of the board by a ⊗ b, where a is what its rows change, and b what its columns change. It wins exactly if a ⊗ b is the value of the board, here 2.

    On the triangular side there are 8 intervals, and each of them changes the value by 1. On the square side there are 7: four change it by 1, one by 2 and two by 3.
lesson-flipping-game-count-ask = How many first moves win for N = 5?
lesson-flipping-game-count-not = a is always 1, so b must be 2. Multiply the numbers of intervals.
lesson-flipping-game-count-not-32 = That would be b = 1. We need 1 ⊗ b = 2.
lesson-flipping-game-count-not-1 = Each of the 8 intervals of rows goes with it.
lesson-flipping-game-count-why = a = 1 and b = 2: 8 × 1 = 8 moves. Of 8 × 7 = 56 possible first moves, eight win. The Tartan lab shows the board: choose a coin to see its moves.

lesson-flipping-game-fast-title = The fast program
lesson-flipping-game-fast =
    For each side: its values, and how many intervals change it by how much. Then one sum over pairs a, b with a ⊗ b equal to the value of the board. For each a there is only one such b, as one can divide by nimbers.

    Each coin of a side is the end of about √N intervals, or √(2N) of triangular length. So this takes about N √N steps.
lesson-flipping-game-fast-ask = N = 1,000,000. About how many steps is N √N?
lesson-flipping-game-fast-pick-million = A million
lesson-flipping-game-fast-pick-billion = A thousand million
lesson-flipping-game-fast-not = The square root of 1,000,000 is 1,000.
lesson-flipping-game-fast-why = A million times a thousand. That is within reach: in the project’s benchmarks the engine needs about half a second for W(1,000,000), about a quarter of the time of plain arrays in C++.

lesson-flipping-game-end-title = Your turn
lesson-flipping-game-end = The view counts the winning first moves for any N.
lesson-flipping-game-end-small-ask = For N = 4, the two sides have the values 0 and 3. What is the value of the board?
lesson-flipping-game-end-small-not = Multiply 0 and 3.
lesson-flipping-game-end-small-why = 0 ⊗ 3 = 0, so the first player loses, and no first move wins.
lesson-flipping-game-end-hundred-ask = How many first moves win for N = 100?
lesson-flipping-game-end-hundred-not = Type 100 into the view.
lesson-flipping-game-end-hundred-why = 31,395 of 536,250 possible first moves.
lesson-flipping-game-end-product-ask = For N = 100, the sides have the values 3 and 9. What is the value of the board, 3 ⊗ 9?
lesson-flipping-game-end-product-not = 9 = 8 ⊕ 1, and 8 = 4 ⊗ 2. So 3 ⊗ 9 = (4 ⊗ 2 ⊗ 3) ⊕ 3.
lesson-flipping-game-end-product-not-10 = That is 3 ⊕ 9. At a crossing the values are multiplied.
lesson-flipping-game-end-product-not-27 = That is the ordinary product.
lesson-flipping-game-end-product-why = 2 ⊗ 3 = 1, so 4 ⊗ 2 ⊗ 3 = 4, and 4 ⊕ 3 = 7.
lesson-flipping-game-done = A board with 2 to the power of a million million positions, solved along two sides.
lesson-flipping-game-sources =
    Project Euler, problem 459, “Flipping game”.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapter 14.

    H. W. Lenstra, “Nim multiplication”, Séminaire de théorie des nombres de Bordeaux, 1977–1978, exposé 11.

    The chapter “Results” of BENCHMARKS.md, in the sources of this page.
