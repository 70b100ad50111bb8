### The lesson on the mex and Grundy values.

lesson-mex-game-title = Take 1, 3 or 4
lesson-mex-game = A new game, with one heap. A move takes 1, 3 or 4 stones. A player who cannot move loses. Begin with the smallest heaps: 0 stones are lost for the player to move, and 1 stone is won.
lesson-mex-game-ask = A heap of 2 stones. Who wins?
lesson-mex-game-pick-first = The player who moves first
lesson-mex-game-pick-second = The other player
lesson-mex-game-not = You cannot take 2. The only move takes 1 stone, and your opponent takes the last one.
lesson-mex-game-why = Taking 1 is the only move, and it leaves 1 stone, which is won for your opponent. So 2 is a P-position: the player to move loses.

lesson-mex-backward-title = From small to large
lesson-mex-backward =
    A heap is lost if *every* move leads to a won heap, and won if *some* move leads to a lost heap. So the small heaps decide the next ones, one after the other.

    Heaps of 0 and 2 are lost. A heap of 1 is won, and so are 3, 4, 5 and 6: each of them can be reduced to 0 or 2 stones. Check one of them.
lesson-mex-backward-ask = What is the next lost heap?
lesson-mex-backward-not = A heap is lost if taking 1, 3 and 4 all lead to heaps that are won: 1, 3, 4, 5 or 6.
lesson-mex-backward-not-4 = From 4 you can take all four stones.
lesson-mex-backward-not-5 = From 5 you can take 3, and leave 2.
lesson-mex-backward-not-6 = From 6 you can take 4, and leave 2.
lesson-mex-backward-why = From 7 you can leave 6, 4 or 3, and all of them are won. The list has the lost heaps up to 20: 0, 2, 7, 9, 14, 16. “Lost” and “won” are enough for one heap. For several heaps at once we need more: a number.

lesson-mex-mex-title = The least number missing
lesson-mex-mex =
    Here is the tool. Take a set of whole numbers from 0 on, and find the least number that is *not* in it. It is called the *mex*, short for minimal excludant.

    For example, mex of 0, 1 and 2 is 3. And mex of 1, 2 and 5 is 0, because 0 is missing.
lesson-mex-mex-ask = What is the mex of 0, 1, 3 and 5?
lesson-mex-mex-not = Count up from 0: the first number that is not in the set is the mex.
lesson-mex-mex-not-4 = 4 is missing, but a smaller number is missing as well.
lesson-mex-mex-why = 0 and 1 are there, and 2 is missing. What comes after the first gap does not matter.

lesson-mex-value-title = The Grundy value
lesson-mex-value =
    Give each heap a number: *the mex of the numbers of the heaps that its moves leave*. This is its *Grundy value*. A heap without moves has the value 0, the mex of nothing.

    In our game the first values, for 0 to 4 stones, are 0, 1, 0, 1, 2. The view shows the reason for 4 stones: the moves leave 3, 1 and 0, of values 1, 1 and 0.
lesson-mex-value-ask = What is the value of 5 stones?
lesson-mex-value-not = The moves leave 4, 2 and 1 stones. Which values have these?
lesson-mex-value-not-2 = The value 2 is that of 4 stones, and you can leave 4 stones. So 2 is not missing.
lesson-mex-value-not-1 = You can leave 1 stone, which has the value 1. So 1 is not missing.
lesson-mex-value-why = The moves leave 4, 2 and 1 stones, of values 2, 0 and 1. The least number missing is 3. Select other heaps in the view: each of them has its own reason.

lesson-mex-zero-title = What 0 says
lesson-mex-zero =
    Compare with the lost heaps 0, 2, 7, 9, 14, 16. In the strip they are the orange ones: exactly the heaps of value 0.

    From value 0, no move leads to value 0, or 0 would not be missing.
lesson-mex-zero-ask = And from a heap whose value is *not* 0: is there a move to a heap of value 0?
lesson-mex-zero-pick-always = Always
lesson-mex-zero-pick-sometimes = Sometimes, but not always
lesson-mex-zero-not = If no move led to value 0, then 0 would be missing. What would the mex be?
lesson-mex-zero-why =
    Always. A mex of 3 means that 0, 1 and 2 are all there, so some move leads to 0.

    So the values contain the answer of the step before: *value 0 is a P-position, any other value an N-position.* And they say more. From value 3 you can reach 0, 1 and 2, each of them. Where have you seen that?

lesson-mex-nimber-title = A heap of nim in disguise
lesson-mex-nimber =
    From a nim heap of 3 you can reach 0, 1 and 2 as well. A heap of value 3 can do what a nim heap of 3 can do.

    Sometimes a move leads to a larger value. It does no harm: since its mex is larger, there is a move back to the value before.

    Put the two side by side: 5 stones of our game, which have the value 3, and a nim heap of 3. A move is a move in one of them.
lesson-mex-nimber-ask = 5 stones of “take 1, 3 or 4” beside a nim heap of 3. Who wins?
lesson-mex-nimber-pick-first = The player who moves first
lesson-mex-nimber-pick-second = The other player
lesson-mex-nimber-not = They behave like two nim heaps of 3. What happens with two equal heaps?
lesson-mex-nimber-why =
    It is a P-position, as with two equal heaps of nim: the second player restores the balance. Try it in the view: the engine begins.

    Roland Sprague in 1935 and Patrick Michael Grundy in 1939 proved it for all games in which both players have the same moves, finitely many at a time, every play ends, and a player who cannot move loses: *in sums, every position behaves like a nim heap whose size is its Grundy value.*

lesson-mex-end-title = Your turn
lesson-mex-end = Two tasks about “take 1, 3 or 4”, then three questions from the exercises. For 0 to 6 stones the values are 0, 1, 0, 1, 2, 3, 2.
lesson-mex-end-value-ask = What is the value of 8 stones?
lesson-mex-end-value-not = The moves leave 7, 5 and 4 stones. The value of 7 is 0, as 7 is lost.
lesson-mex-end-value-not-3 = The value 3 is there: 5 stones have it. Look for the least number missing.
lesson-mex-end-value-why = The moves leave 7, 5 and 4 stones, of values 0, 3 and 2. So 1 is the least number missing.
lesson-mex-end-take-ask = You have 6 stones in front of you. How many do you take to win?
lesson-mex-end-take-not = You may take 1, 3 or 4. Leave a heap of value 0.
lesson-mex-end-take-not-1 = That leaves 5 stones, of value 3. Your opponent then takes 3.
lesson-mex-end-take-not-3 = That leaves 3 stones, and your opponent takes all of them.
lesson-mex-end-take-why = Take 4 and leave 2, whose value is 0.
lesson-mex-end-practice-ask = Answer the three questions. After a wrong answer you are told what went wrong, where that can be seen.
lesson-mex-end-practice-not = Not all three are right. Take the same questions again.
lesson-mex-end-practice-why = Each of them is a mex, and nothing else. The exercises have more questions, about any game.
lesson-mex-done = The mex is the only new operation that the theory needs. Everything else is nim.
lesson-mex-sources =
    R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444.

    P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapters 3 and 4.
