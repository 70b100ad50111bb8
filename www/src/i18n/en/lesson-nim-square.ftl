### The lesson on Nim Square.

lesson-nim-square-question-title = The question
lesson-nim-square-question =
    Three heaps of stones. A move takes a square number of stones, 1, 4, 9, 16 and so on, from one heap. A player who cannot move loses. Each heap has 0 to N stones. *How many such positions are lost for the player to move?* Order does not count: 3, 5 and 7 is the same as 7, 5 and 3.

    For N = 29 there are 4,960 positions. Try a few in the view.
lesson-nim-square-question-ask = About how many of them are lost?
lesson-nim-square-question-pick-half = About a half
lesson-nim-square-question-pick-quarter = About a quarter
lesson-nim-square-question-pick-tenth = About a tenth
lesson-nim-square-question-not = A guess is fine: nobody sees it at once.
lesson-nim-square-question-why = 1,160 of 4,960, which is 23 per cent. Project Euler asks the question for N = 100,000 (problem 310). The view takes any N.

lesson-nim-square-plain-title = The plain program
lesson-nim-square-plain =
    A position is lost if no move leads to a lost position. The program says just that, and remembers what it has found. It prints 1160.

    Count its work. There are about N³ / 6 positions. From each of them there are up to √N moves in each of three heaps.
lesson-nim-square-plain-ask = How does the time grow with N?
lesson-nim-square-plain-pick-n3 = like N³
lesson-nim-square-plain-pick-n35 = like N³ √N
lesson-nim-square-plain-pick-n4 = like N⁴
lesson-nim-square-plain-not = Multiply the number of positions by the number of moves from each.
lesson-nim-square-plain-why = N³ positions times √N moves: O(N^3.5) steps, and O(N³) memory. For N = 100,000 there are more than 166 million million positions. At a thousand million steps a second that takes years, and a byte for each position takes 166 terabytes. We need neither.

lesson-nim-square-values-title = One heap is enough
lesson-nim-square-values =
    The three heaps are a sum. So find the Grundy value g(n) of *one* heap: the mex of g(n − 1), g(n − 4), g(n − 9) and so on. Then a, b and c are lost exactly if g(a) ⊕ g(b) ⊕ g(c) = 0.

    This needs about ⅔ N √N steps instead of N³ √N. The strip has five cells in a row: up to n = 24, the values 0, 1, 0, 1, 2 come again and again.
lesson-nim-square-values-ask = What is g(25)?
lesson-nim-square-values-not = The moves from 25 leave 24, 21, 16, 9 and 0 stones, of values 2, 1, 1, 2 and 0.
lesson-nim-square-values-not-0 = The pattern would say 0. But 25 is itself a square, so you can leave the empty heap, of value 0.
lesson-nim-square-values-not-1 = You can leave 21 stones, of value 1. So 1 is not missing.
lesson-nim-square-values-why = The values left are 2, 1, 1, 2 and 0, so g(25) = 3, and the pattern is broken. Five values in a row were only *observed* to repeat.

lesson-nim-square-histogram-title = Count values, not heaps
lesson-nim-square-histogram =
    Positions are lost or won by their values alone. So it is enough to know *how many* heaps have each value. For N = 29 the histogram has ten heaps of value 0, ten of value 1, six of value 2, two of value 3, one of value 4 and one of value 5.

    Begin with the positions in which all three heaps have the value 0. Three of ten heaps, the same one may be used again: that makes 10 × 11 × 12 / 6 positions.
lesson-nim-square-histogram-ask = How many are these?
lesson-nim-square-histogram-not = Compute 10 × 11 × 12 and divide by 6.
lesson-nim-square-histogram-not-1000 = That counts each order of three heaps as a different position.
lesson-nim-square-histogram-not-120 = That leaves out positions in which the same heap occurs twice or three times.
lesson-nim-square-histogram-why = 220. Two other kinds are left: one heap of value 0 and two heaps of the same other value; and three different values i, j and i ⊕ j. Their counts are multiplied.

lesson-nim-square-fast-title = The fast program
lesson-nim-square-fast = First the values of single heaps, with a mex for each. Then the histogram. Then a sum over pairs of values, of which there are few: up to 100,000 stones no value is larger than 74.
lesson-nim-square-fast-ask = For N = 100,000: about ⅔ N √N steps now, about ⅓ N³ √N before. How many times fewer is that?
lesson-nim-square-fast-pick-hundred = About a hundred times
lesson-nim-square-fast-pick-million = More than a million times
lesson-nim-square-fast-pick-same = It is about the same
lesson-nim-square-fast-not = Divide one by the other: what is left is about ½ N².
lesson-nim-square-fast-why = About ½ N², which is 5,000 million times fewer steps. The gain does not come from a better computer. It comes from the theorem of Sprague and Grundy, which replaces triples of heaps by single heaps.

lesson-nim-square-faster-title = Faster still
lesson-nim-square-faster =
    What is left is the list of values, with ⅔ N √N steps. This page goes through it value by value, not heap by heap: first all heaps of value 0, then all of value 1, and so on. “Of this value or not” is one bit for each heap, so one instruction handles 128 heaps.

    And look at the chart, or at the strip before: most heaps of value 0 leave the remainder 0 or 2 when divided by 5.
lesson-nim-square-faster-ask = Squares leave certain remainders when divided by 5: 1, 4, 9, 16 and 25 leave 1, 4, 4, 1 and 0. Can a square leave the remainder 2 or 3?
lesson-nim-square-faster-pick-never = Never
lesson-nim-square-faster-pick-sometimes = Sometimes
lesson-nim-square-faster-not = The remainder of k² depends only on the remainder of k, and 0, 1, 2, 3, 4 give 0, 1, 4, 4, 1.
lesson-nim-square-faster-why = Never. So no move leads between a heap of remainder 0 and one of remainder 2, and only every fifth square can lead from a heap to one with the same remainder. The engine keeps a row of bits for each remainder and skips the rest. In the project’s benchmarks it is about three times as fast as the plain recurrence in C++, for 100,000 heaps.

lesson-nim-square-end-title = Your turn
lesson-nim-square-end = The view computes the answer for any N, and for 1 to 8 heaps. The last task is a game.
lesson-nim-square-end-large-ask = How many positions of three heaps are lost for N = 100,000?
lesson-nim-square-end-large-not = Type 100000 into the view, with 3 heaps, and copy the answer.
lesson-nim-square-end-large-why = It is the answer to problem 310 of Project Euler.
lesson-nim-square-end-four-ask = And of four heaps, for N = 29?
lesson-nim-square-end-four-not = Set N to 29 and Heaps to 4.
lesson-nim-square-end-four-not-1160 = That is the number for three heaps.
lesson-nim-square-end-four-why = The same histogram is enough for any number of heaps.
lesson-nim-square-end-game-ask = Heaps of 4, 6 and 7, and a move takes a square. You begin. Win against the engine.
lesson-nim-square-end-game-not = The engine has won. Below 25, the remainder when divided by 5 gives the value: 0, 1, 0, 1, 2. Leave the nim-sum 0. Play again.
lesson-nim-square-end-game-why = The values are 2, 1 and 0, with the nim-sum 3. Only the heap of 4 can be changed by 3: taking 1 leaves 3 stones, of value 1.
lesson-nim-square-done = From 166 million million positions to 75 numbers.
lesson-nim-square-sources =
    Project Euler, problem 310, “Nim Square”.

    The On-Line Encyclopedia of Integer Sequences, A014586: the values of taking a square.

    The chapter “Results” of BENCHMARKS.md, in the sources of this page.
