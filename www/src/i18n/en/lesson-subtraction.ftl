### The lesson on subtraction games and periods.

lesson-subtraction-first-title = Take 1, 2 or 3
lesson-subtraction-first =
    In a *subtraction game* there is a heap, and a fixed set of numbers. A move takes one of these numbers of stones. A player who cannot move loses.

    With the set 1, 2 and 3, heaps of 0, 1, 2 and 3 stones have the values 0, 1, 2 and 3: they are like nim heaps, since everything may be taken.
lesson-subtraction-first-ask = What is the value of 4 stones?
lesson-subtraction-first-not = The moves leave 3, 2 and 1 stones, of values 3, 2 and 1. Take the least number missing.
lesson-subtraction-first-not-4 = It would be 4 if you could leave 0 stones too. You cannot take 4.
lesson-subtraction-first-not-3 = 3 stones are among those that you can leave, so the value 3 is not missing.
lesson-subtraction-first-why = The moves leave the values 3, 2 and 1, so 0 is missing: 4 stones are lost for the player to move. Whatever you take, your opponent takes the rest. In the view there are 12 stones, and the engine begins: leave a multiple of 4 each time.

lesson-subtraction-far-title = Again and again
lesson-subtraction-far = The value of a heap depends on the three heaps before it. After 4 stones everything is as it was after 0 stones: the values go 0, 1, 2, 3, 0, 1, 2, 3 and so on. In the strip each row has four cells.
lesson-subtraction-far-ask = What is the value of 21 stones?
lesson-subtraction-far-not = Divide 21 by 4. The remainder is the value.
lesson-subtraction-far-not-21 = That would be so in nim, where any number may be taken.
lesson-subtraction-far-not-0 = 20 stones have the value 0. One more stone is left.
lesson-subtraction-far-why = 21 = 5 × 4 + 1, so the value is 1: take one stone, and leave a multiple of 4. The values have the *period* 4.

lesson-subtraction-window-title = Every finite set
lesson-subtraction-window =
    Now the set 1, 3 and 4. To find the value of n stones, you need those of n − 1, n − 3 and n − 4 stones, and no others. Imagine a window that shows the last few values; it is all you have to remember as you go on.
lesson-subtraction-window-ask = How many of the last values must the window show?
lesson-subtraction-window-not = The largest move goes back furthest.
lesson-subtraction-window-not-3 = There are three moves, but taking 4 needs the value of n − 4 stones.
lesson-subtraction-window-not-7 = 7 is the period. You need not go back further than the largest move.
lesson-subtraction-window-why =
    Four. With three moves, no value is larger than 3: a mex of three numbers is at most 3. So the window can look in at most 4 × 4 × 4 × 4 = 256 ways.

    After 256 steps some window must come a second time. From there on, everything repeats. So *for every finite set the values are periodic in the end.*

lesson-subtraction-proved-title = Proved
lesson-subtraction-proved = The argument also tells when you may stop. As soon as a window has come a second time, the period is proved: what follows is decided by the window. Look at the strip of the set 1, 3 and 4, and compare windows of four values.
lesson-subtraction-proved-ask = What is the period?
lesson-subtraction-proved-not = The values begin with 0, 1, 0, 1. When do these four come again, one after the other?
lesson-subtraction-proved-not-4 = 4 is the length of the window. How far is it from one window to the next equal one?
lesson-subtraction-proved-not-2 = The values begin with 0, 1, 0, 1, but then come 2, 3, 2.
lesson-subtraction-proved-why = 0, 1, 0, 1 comes again after 7 steps, so 11 values prove the period 7. Here it begins at 0; for other sets the values repeat only after a beginning of their own, the *pre-period*.

lesson-subtraction-observed-title = Observed
lesson-subtraction-observed =
    Now an infinite set: the factorials 1, 2, 6, 24, 120, 720, 5040 and so on. The values of the first thousand heaps repeat every 25 stones. So do the first five thousand.
lesson-subtraction-observed-ask = Do the values repeat every 25 for ever?
lesson-subtraction-observed-pick-yes = Yes, 5,000 values are proof enough
lesson-subtraction-observed-pick-no = No, sooner or later the pattern breaks
lesson-subtraction-observed-not = With an infinite set, new moves keep arriving. The next one after 720 takes 5,040 stones.
lesson-subtraction-observed-why =
    The pattern breaks at n = 5,050, shortly after the move of 5,040 stones becomes possible. The chart shows the place.

    There is no window here, as moves go back further and further. A repetition that has only been seen is *observed*. It is not a period until something proves it, and this page always says which of the two it is.

lesson-subtraction-end-title = Your turn
lesson-subtraction-end = The view shows the set 1, 3 and 4, seven cells in a row. You can type another game, such as `take:2,3`.
lesson-subtraction-end-period-ask = What is the period for the set 2 and 3?
lesson-subtraction-end-period-not = Compute the first ten values by hand, or type `take:2,3` into the view.
lesson-subtraction-end-period-not-4 = The values begin with 0, 0, 1, 1, 2.
lesson-subtraction-end-period-not-3 = 3 is the length of the window. The values begin with 0, 0, 1, 1, 2.
lesson-subtraction-end-period-why = The values are 0, 0, 1, 1, 2, and then again 0, 0, 1.
lesson-subtraction-end-odd-ask = And for the set of all odd numbers, which is infinite?
lesson-subtraction-end-odd-not = Type `take:odd` into the view.
lesson-subtraction-end-odd-not-3 = Which values have heaps of 0, 1, 2 and 3 stones?
lesson-subtraction-end-odd-not-1 = Then all values would be equal. But 0 stones have the value 0, and 1 stone does not.
lesson-subtraction-end-odd-why = Every move changes between odd and even. So even heaps have the value 0 and odd ones the value 1, for ever. That proves the period, without a window. The page says so, too: it is “a formula that follows from the rule”.
lesson-subtraction-end-game-ask = The set is 1, 3 and 4. There are 13 stones, and you begin. Win against the engine.
lesson-subtraction-end-game-not = The engine has won. Leave a heap of value 0 each time: the remainder is 0 or 2 when it is divided by 7. Play again.
lesson-subtraction-end-game-why = Heaps of value 0 leave the remainder 0 or 2 when divided by 7. So the first move takes 4 and leaves 9.
lesson-subtraction-done = A period is a theorem. It needs an argument, not only a long list.
lesson-subtraction-sources =
    S. W. Golomb, “A mathematical investigation of games of ‘take-away’”, Journal of Combinatorial Theory 1 (1966), 443–458.

    E. R. Berlekamp, J. H. Conway and R. K. Guy, “Winning Ways for your Mathematical Plays”, 1982, chapter 4.

    A. N. Siegel, “Combinatorial Game Theory”, 2013, chapter IV.
