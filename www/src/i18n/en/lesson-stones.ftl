### The lesson on the stones game.

lesson-stones-question-title = The question
lesson-stones-question =
    There are n piles, of 1, 2, 3 and so on up to n stones. A move takes *at least half* of one pile, or all of it. The player who takes the last stone wins. You move first. *How few stones can a winning first move take?*

    Begin with n = 3: piles of 1, 2 and 3 stones. The view shows all moves.
lesson-stones-question-ask = With n = 3, how many stones does the smallest winning move take?
lesson-stones-question-not = Look through the list of winning moves. Which one takes the fewest stones?
lesson-stones-question-not-2 = There is a smaller one.
lesson-stones-question-not-3 = There is a smaller one.
lesson-stones-question-why = One stone: take the pile of 1. Piles of 2 and 3 are left, and they turn out to be equal in a sense that we will see.

lesson-stones-plain-title = The plain program
lesson-stones-plain =
    The theory of sums says what to do: find the Grundy value of each pile, and the nim-sum of all piles. Then try every move, and keep the winning one that takes the fewest stones.

    A pile of s stones can be left with 0 to ⌊s/2⌋ stones, so each value is a mex of up to ⌊s/2⌋ + 1 numbers. The program prints 4, the answer for n = 50.
lesson-stones-plain-ask = How does the time grow with n?
lesson-stones-plain-pick-n = like n
lesson-stones-plain-pick-n2 = like n²
lesson-stones-plain-pick-n3 = like n³
lesson-stones-plain-not = There are n piles, and for each of them about half as many moves as it has stones.
lesson-stones-plain-why = O(n²) steps. The original problem, on HackerRank, asks up to a million questions with n up to a thousand million. One such question would take this program years.

lesson-stones-values-title = A formula for the values
lesson-stones-values =
    Look at the strip. One pile of value 1, two of value 2, four of value 3, eight of value 4. The value of a pile is *the number of its binary digits*.

    Why? By halving, you can reach all smaller numbers of digits, but you can never keep the same number: at least half is taken, so at least one digit goes.
lesson-stones-values-ask = What is the value of a pile of 100 stones?
lesson-stones-values-not = Between which two powers of 2 does 100 lie?
lesson-stones-values-not-6 = 6 digits reach up to 63.
lesson-stones-values-not-100 = In nim it would be 100. Here it is the number of binary digits.
lesson-stones-values-not-50 = 50 is the largest pile that you can leave. Its value is one less.
lesson-stones-values-why = 64 ≤ 100 < 128, so 100 has seven binary digits, and the value is 7. Values of n piles now take n steps, not n².

lesson-stones-sum-title = A formula for the sum
lesson-stones-sum =
    Now the nim-sum of all piles 1 to n. Equal values cancel in pairs. There are 2 piles of value 2, 4 of value 3, 8 of value 4: always an even number, except for value 1 and for the last value, which may be incomplete.
lesson-stones-sum-ask = What is the nim-sum of the values of piles 1 to 7?
lesson-stones-sum-not = The values are 1, 2, 2, 3, 3, 3, 3. Cancel pairs.
lesson-stones-sum-not-0 = The twos cancel and so do the threes. But there is only one pile of value 1.
lesson-stones-sum-not-3 = There are four piles of value 3, and they cancel.
lesson-stones-sum-why =
    It is 1. So it is for every odd n. Then taking the single stone of pile 1 wins, and the answer is 1.

    For even n one pile of the last value is left over, so the nim-sum is d ⊕ 1, where d is the number of binary digits of n. It is never 0, so the first player always wins.

lesson-stones-move-title = The smallest winning move
lesson-stones-move =
    For n = 8 the values are 1, 2, 2, 3, 3, 3, 3 and 4. The nim-sum is 4 ⊕ 1 = 5, which is `101` in binary.

    A winning move turns some value v into v ⊕ 5, which must be smaller. So v needs a 1 in the column of 4: only the pile of 8 has it. Its value 4 must become 4 ⊕ 5 = 1.
lesson-stones-move-ask = How many stones does this move take?
lesson-stones-move-not = Which pile has the value 1? That many stones must be left of 8.
lesson-stones-move-not-8 = Taking all leaves the value 0. It must become 1.
lesson-stones-move-not-4 = Taking half leaves 4 stones, of value 3. It must become 1.
lesson-stones-move-why = Only 1 stone has the value 1, so 7 stones are taken. In general: take the smallest pile whose value is the highest power of 2 in the nim-sum, and leave the largest pile of the value that it must become, but at most half.

lesson-stones-fast-title = The fast program
lesson-stones-fast =
    The answer is now a formula: a few operations with the number of binary digits of n. It takes no list and no loop.

    Another formula circulates: 2 to the power of p − 1, minus 1, for even n with p binary digits. It gives 7 for n = 8, which is right. For n = 4, p is 3, so it gives 3.
lesson-stones-fast-ask = What is the right answer for n = 4?
lesson-stones-fast-not = The values of the piles are 1, 2, 2 and 3, and their nim-sum is 2. Find a pile whose value has a 1 in the column of 2.
lesson-stones-fast-not-3 = That is what the wrong formula says. Taking the pile of 2 works, too.
lesson-stones-fast-why = 2: the nim-sum is 2, so a pile of value 2 must become 0. Take the whole pile of 2 stones. The wrong formula also fails for 6, 16 and 18. This page compares its formula with the plain program for many n: that is how such mistakes are found.

lesson-stones-end-title = Your turn
lesson-stones-end = The view answers for any n. The last task is a game.
lesson-stones-end-value-ask = How many binary digits does 123,456 have?
lesson-stones-end-value-not = 65,536 is 2 to the power of 16, and it has 17 digits.
lesson-stones-end-value-not-16 = 65,536, or 2 to the power of 16, already has 17 digits: a one and 16 zeros.
lesson-stones-end-value-why = It lies between 65,536 and 131,072.
lesson-stones-end-large-ask = And what is the answer for n = 123,456?
lesson-stones-end-large-not = The nim-sum is 17 ⊕ 1 = 16, so a pile of value 16 must become 0. Which is the smallest?
lesson-stones-end-large-why = The nim-sum is 16. The smallest pile of value 16 has 32,768 stones, and all of them go.
lesson-stones-end-game-ask = Piles of 1, 2, 3 and 4 stones, and a move takes at least half of a pile. You begin. Win against the engine.
lesson-stones-end-game-not = The engine has won. Piles of 1, 2, 3 and 4 have the values 1, 2, 2 and 3. Leave the nim-sum 0. Play again.
lesson-stones-end-game-why = The nim-sum is 2 at first. Taking the whole pile of 2, or that of 3, makes it 0, and so does taking 3 of the pile of 4.
lesson-stones-done = From n² steps to a formula, in three observations.
lesson-stones-sources =
    HackerRank, “A stones game”, also listed as “half”.

    R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444.
