### The lesson on Stone Game III.

lesson-fibonacci-nim-question-title = The question
lesson-fibonacci-nim-question =
    The game is Fibonacci nim, which has its own lesson: one heap of n stones; first take any number but not all; after that at most twice what the opponent has just taken. The player who takes the last stone wins.

    Let M(n) be the *largest* winning first move, or 0 if the first player loses. *What is the sum of M(n) for all n up to N?* In the view you can play with 7 stones.
lesson-fibonacci-nim-question-ask = What is M(7)?
lesson-fibonacci-nim-question-not = 7 = 5 + 2. Which move leaves 5 stones?
lesson-fibonacci-nim-question-not-1 = Taking 1 leaves 6 = 5 + 1, and the opponent takes 1.
lesson-fibonacci-nim-question-not-6 = Then one stone is left, and the opponent takes it.
lesson-fibonacci-nim-question-why = Taking 2 leaves 5, and the opponent may take at most 4. No larger move wins: from 3 on, the opponent can take all the rest.

lesson-fibonacci-nim-plain-title = The plain program
lesson-fibonacci-nim-plain =
    A position is two numbers: the stones that are left, and the most that may be taken. It is won if some move leads to a position that is not. The program prints 728, the answer for N = 100.

    There are up to N stones and up to N limits, and from each position up to N moves.
lesson-fibonacci-nim-plain-ask = What is the most that the time can grow with N?
lesson-fibonacci-nim-plain-pick-n = like N
lesson-fibonacci-nim-plain-pick-n2 = like N²
lesson-fibonacci-nim-plain-pick-n3 = like N³
lesson-fibonacci-nim-plain-not = Multiply stones, limits and moves.
lesson-fibonacci-nim-plain-why = O(N³) steps at most, and O(N²) memory. Project Euler asks for N = 10^18 in problem 366. Even N steps would be too many: at a thousand million steps each second they would take more than 30 years.

lesson-fibonacci-nim-moves-title = All winning first moves
lesson-fibonacci-nim-moves =
    Write n as a sum of Fibonacci numbers of which no two are neighbours. If there are two terms or more, taking the smallest one wins. Some larger moves may win, too: the last two terms, the last three and so on.

    Taking t stones leaves n − t, with a limit of 2t. That is lost for the opponent exactly if 2t is smaller than the smallest term of what is left. For n = 17 = 13 + 3 + 1, the candidates are 1, and 3 + 1 = 4.
lesson-fibonacci-nim-moves-ask = What is M(17), the largest winning first move?
lesson-fibonacci-nim-moves-not = Is 2 × 4 smaller than 13?
lesson-fibonacci-nim-moves-not-1 = 1 wins, but 4 may win as well: is 2 × 4 smaller than 13?
lesson-fibonacci-nim-moves-not-13 = Then 4 stones are left, and the opponent takes them.
lesson-fibonacci-nim-moves-why = 4, since 2 × 4 = 8 is smaller than 13. So M(n) needs only the terms of n, and no search.

lesson-fibonacci-nim-block-title = From one Fibonacci number to the next
lesson-fibonacci-nim-block =
    Let F be the largest Fibonacci number up to n, and n = F + y. Taking y leaves F, and wins exactly if 2y is smaller than F. So M(n) = y if y is at most (F − 1) / 2, rounded down.

    Otherwise y is too much to take. Then the largest winning move lies inside y, and M(n) = M(y).

    Take n = 12 = 8 + 4. Here (8 − 1) / 2, rounded down, is 3, and y = 4 is larger.
lesson-fibonacci-nim-block-ask = What is M(12)?
lesson-fibonacci-nim-block-not = It is M(4), and 4 = 3 + 1.
lesson-fibonacci-nim-block-not-4 = Taking 4 leaves 8, and the opponent may take 8.
lesson-fibonacci-nim-block-why = M(12) = M(4) = 1. The numbers from one Fibonacci number to the next are a *block*: first M grows by 1 each time, then it repeats what came at the beginning of the list.

lesson-fibonacci-nim-sum-title = The sum of a block
lesson-fibonacci-nim-sum =
    Take the block from 13 to 20. Here F = 13, and y goes from 0 to 7. Up to y = 6, M(13 + y) = y. For y = 7, it is M(7) = 2.

    The first part is a sum 0 + 1 + 2 + … + 6, for which there is a formula.
lesson-fibonacci-nim-sum-ask = What is 0 + 1 + 2 + 3 + 4 + 5 + 6?
lesson-fibonacci-nim-sum-not = The formula is h (h + 1) / 2, with h = 6.
lesson-fibonacci-nim-sum-not-28 = That includes 7. Here the last one is 6.
lesson-fibonacci-nim-sum-why = 6 × 7 / 2 = 21. With M(7) = 2, the block has the sum 23. The second part of any block is a difference of two sums of the same kind, for smaller numbers: S(y) − S(h). So a block costs a few operations, however long it is.

lesson-fibonacci-nim-fast-title = The fast program
lesson-fibonacci-nim-fast =
    The function `total` handles the last block and calls itself for smaller numbers. What it has found, it remembers. Fibonacci numbers grow fast: below 10^18 there are 86 of them.
lesson-fibonacci-nim-fast-ask = For how many different numbers is `total` computed, for N = 10^18?
lesson-fibonacci-nim-fast-pick-hundreds = Fewer than 200
lesson-fibonacci-nim-fast-pick-millions = Some millions
lesson-fibonacci-nim-fast-pick-all = About 10^18
lesson-fibonacci-nim-fast-not = There are 86 blocks, and each of them needs a few totals.
lesson-fibonacci-nim-fast-why = 167. The number of blocks is O(log N), because each Fibonacci number is about 1.6 times the one before. So this page can answer for N with thousands of digits; it then computes with large whole numbers.

lesson-fibonacci-nim-end-title = Your turn
lesson-fibonacci-nim-end = The view computes the sum for any N.
lesson-fibonacci-nim-end-move-ask = 100 = 89 + 8 + 3. What is M(100)?
lesson-fibonacci-nim-end-move-not = Try y = 11: is 2 × 11 smaller than 89?
lesson-fibonacci-nim-end-move-not-3 = 3 wins, but it is not the largest move that does.
lesson-fibonacci-nim-end-move-not-89 = Then 11 stones are left, and the opponent may take them all.
lesson-fibonacci-nim-end-move-why = Taking 11 leaves 89, and the opponent may take 22 at most.
lesson-fibonacci-nim-end-lost-ask = What is M(89)?
lesson-fibonacci-nim-end-lost-not = 89 is a Fibonacci number.
lesson-fibonacci-nim-end-lost-why = From a Fibonacci number, the first player loses, so M is 0.
lesson-fibonacci-nim-end-sum-ask = What is the sum of M(n) for n up to 100?
lesson-fibonacci-nim-end-sum-not = Type 100 into the view, or run one of the programs.
lesson-fibonacci-nim-end-sum-why = Both programs and the engine agree.
lesson-fibonacci-nim-done = From N³ steps to a few hundred, for any N that you can write down.
lesson-fibonacci-nim-sources =
    Project Euler, problem 366, “Stone Game III”.

    M. J. Whinihan, “Fibonacci nim”, The Fibonacci Quarterly 1.4 (1963), 9–13.

    A. J. Schwenk, “Take-away games”, The Fibonacci Quarterly 8.3 (1970), 225–234.
