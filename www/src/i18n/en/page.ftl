### Everything the page says. Keys of problems, games, facts and reasons come from the engine's catalogue:
### a new problem needs its texts here and nothing else in www/.

## The page as a whole

page-title = { $problem }, N = { $n } · Grundyscope
page-name = Grundyscope
page-tagline = Combinatorial games, answered and explained
page-skip = Skip to the question
page-loading = Starting the engine…
page-failed = The engine did not start
page-again = Try again
page-link-dropped = Left out of this link, since it means nothing here: { $parts }
page-broken-link = Here is a question to start with instead.
page-crashed = The engine stopped in the middle of the work. Your question is still here.

theme-label = Colours
theme-auto = Auto
theme-light = Light
theme-dark = Dark

picker-label = Problems

## The question

question-published = Published answers
question-preset = N = { $n }
question-preset-answer = published answer:
question-argument-none = { $name } left empty
question-mode = How many questions
question-one = One question
question-many = Many questions
field-optional = optional
field-range = { $min } to { $max }
field-range-optional = Leave empty, or { $min } to { $max }

## The answer

answer-label = The answer
answer-time = computed in { $time }
answer-length = { NUMBER($count) } digits
answer-stale = answer for { $question }
answer-shortened = { $head }…{ $tail }
answer-matches = ✓ as published
answer-differs = published: { $published }
answer-copy = Copy
answer-copied = Copied
answer-all = Show all digits
answer-less = Show fewer digits
answer-all-label = All digits of the answer
answer-said = { $label }: { $answer }
answer-stale-said = The answer shown is still the one for { $question }.
answer-cancelled = Stopped. The answer above is the one for { $question }.
answer-cancelled-none = Stopped before there was an answer.

progress-solving = Computing
progress-drawing = Drawing the sequence
progress-explaining = Looking at g({ $n })
progress-paging = Fetching the rows from n = { $n }
progress-waiting = waits for the work before it
progress-unknown = estimating…
progress-cancel = Cancel

list-none = none
list-open = Show all
list-open-some = Show { NUMBER($count) }
list-separator = {", "}
# $count is how many are left out; it may be a text with its digits grouped.
list-more = { $list } and { $count } more
list-cut = The first { NUMBER($shown) } of { $count } are shown.

## The sequence

sequence-heading = The sequence
sequence-game = Which sequence
sequence-cut = Shown to { $max }; the answer is for the whole N.
sequence-legend-zero = 0, a P-position: whoever moves loses
sequence-legend-more = { $most ->
    [1] 1, an N-position: whoever moves can win
   *[other] above 0, up to { $most }, N-positions: whoever moves can win
}
sequence-earlier = drawn for N = { $n }
sequence-stopped = Stopped before the sequence was drawn.
reading = g({ $n }) = { $value }
reading-unknown = g({ $n })
reading-hint = Drag across to look closer. Click a value to see why.
reading-hint-closer = Drag to move along, Shift and drag to look closer.
sequence-summary = { $name } from n = { $first } to { $last }: { $kinds ->
    [one] one value only, { $largest }.
   *[other] { $kinds } different values, up to { $largest }.
} { $zeros ->
    [commonest] The commonest is 0: { $times ->
        [one] there is one P-position.
       *[other] there are { $times } P-positions.
    }
   *[other] The commonest is { $common }, which occurs { $times ->
        [one] once
       *[other] { $times } times
    }; { $zeros ->
        [0] 0 does not occur.
        [one] 0 occurs once, at the only P-position.
       *[other] 0 occurs { $zeros } times, at the P-positions.
    }
}
listen = ♪ Listen
listen-stop = ■ Stop
listen-closer = Look closer, until single values can be heard
colour-by = Colour by
colour-value = value
colour-bit = binary digit { $power }
legend-bit = { $digit ->
    [0] binary digit { $power } is 0
   *[other] binary digit { $power } is 1
}
chart-preperiod = pre-period
zoom-label = Look closer
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole
chart-range = n = { $from } to { $to }
chart-label = Chart of { $name }. Arrow keys move along it, plus and minus look closer and farther, 0 shows all, Enter explains a value.
strip-label = Cells of { $name }. Arrow keys move from cell to cell, Enter explains a value.
strip-shown = n = { $first } to { $last }, { $columns } in a row
strip-part = n = { $first } to { $last } of { $all }, { $columns } in a row
strip-mean = n = { $first } to { $last }, each point the mean colour of { $per } heaps
strip-period = Period { $period }
strip-earlier = Earlier
strip-later = Later
strip-columns = Cells in a row
strip-fit = Fit

## Why a value is what it is

mex-heading = Why this value
mex-waiting = Click a point, a cell or a number.
mex-said = Explained now: g({ $n }) = { $value }
mex-stopped = Stopped before g({ $n }) was known.
mex-none = From { $n } there is no move at all. The least value missing from nothing is 0.
mex-zero = { $count ->
    [one] The only option has a value above 0. So 0 is missing: a P-position.
   *[other] None of the { NUMBER($count) } options has value 0. So 0 is the least one missing: a P-position.
}
mex-sentence = { $count ->
    [one] The only option has value 0, so the least value missing is { $value }.
   *[other] Among the values of the { NUMBER($count) } options, { $value ->
        [1] 0 occurs; 1
       *[other] everything below { $value } occurs; { $value }
    } does not.
}
mex-all-tiles = Show all { NUMBER($count) } values
mex-beyond = Options are listed up to n = { $max }. Values go on in the table.
mex-tiles = The values in order, each with an option that has it, up to the first one missing
mex-absent = missing
mex-above = { $more ->
    [0] Values above the first gap do not count: { $values }.
   *[other] Values above the first gap do not count: { $values }, …
}
mex-more = { $count ->
    [one] One more option.
   *[other] { NUMBER($count) } more options.
}
mex-write-more = Write more of them
# What g(n) stands for, by the form of an option.
mex-form-heaps = g(n) is the Grundy value of a heap of n stones.
mex-form-run = g(n) is the Grundy value of a row of coins in which only coin n shows heads. A move turns over a run of adjacent coins, the last of which shows heads; what it leaves is worth the nim-sum ⊕ of its heads.
mex-form-coins = g(n) is the Grundy value of a row of coins in which only coin n shows heads. What a move leaves is worth the nim-sum ⊕ of its heads.
mex-form-limit = g(n) is the Grundy value of a pile of n stones of which the first move may take at most n − 1; g(r, m) that of a pile of r stones of which the next move may take at most m.

## Histogram, reasons, table

histogram-heading = How often each value occurs
histogram-of = Values of g({ $first }) to g({ $last })
histogram-label = Histogram of { $name }
histogram-reading = value { $value }: { $count ->
    [one] once
   *[other] { $count } times
}
histogram-hint = { $count ->
    [one] One value occurs.
   *[other] { NUMBER($count) } different values occur.
}
histogram-head = { NUMBER($count) } different values occur. The chart shows the first { $shown }, { $percent }% of all.
histogram-reading-sum = values up to { $value }: { $count ->
    [one] once
   *[other] { $count } times
} in all
histogram-scale = How the counts are shown
histogram-log = Logarithmic
histogram-sum = Added up
histogram-table = As a table
histogram-table-label = Values of { $name } and how often each occurs
histogram-counts = How often
histogram-more = { NUMBER($count) } more values are not listed.
derivation-heading = Why the answer is { $answer }
derivation-waiting = Why
finds-heading = What stands out
finds-show-zeros = P-positions
finds-show-gaps = Gaps between them
finds-show-records = Records
finds-show-first = First occurrences
finds-doing = Looking through the sequence
finds-stopped = Stopped before the list was there.
table-heading = Every value
table-value = Value
table-goto = Go to n
table-go = Go
table-first = First
table-previous = Previous
table-next = Next
table-range = Any n from { $min } to { $max }.
table-stopped = Stopped before the rows from n = { $n } were there.
table-row = …{ $tail }
table-far = The rows begin at n = { $n }.
table-label = Table of { $name }, ten values a row
table-caption = Values of { $name }. Arrow keys lead from value to value, Enter explains one.

## The rooms

rooms-label = Rooms
rooms-problems = Problems
rooms-games = Games
rooms-failed = This room did not arrive
rooms-failed-why = Please check the connection and try again.

## Many questions at once

batch-questions = Questions, one N a line
batch-note = Up to 1,000,000 lines. Empty lines stay empty.
batch-held = { $count } lines are held; the field shows how they begin.
batch-open = Open a file
batch-clear = Clear
batch-count = The first line says how many lines follow
batch-count-suggested = it may: line 1 is { $count }
batch-ask = Answer all
batch-answers = Answers, line by line
batch-empty = Answers appear here.
batch-first = The first { $count } lines are shown; copy or download for all of them.
batch-answered = { $count } answered in { $time }
batch-copy = Copy all
batch-download = Download
batch-bad = { $count ->
    [one] One line could not be read:
   *[other] { NUMBER($count) } lines could not be read:
}
batch-bad-line = Line { $line }: { $sentence }
batch-bad-more = … and { NUMBER($count) } more.
batch-progress = Answering
batch-stale = answers to an earlier list
batch-stopped = Stopped before the list was answered.

## What is this?

about-heading = What is this?
about-game = These are games for two in which both may make the same moves, and whoever cannot move loses. Chess is not one of them; Nim is.
about-mex = Every position of such a game has one number, its Grundy value. A position without a move has value 0. Any other has the least number that none of its options has: the mex, short for minimal excludant. If the options have values 0, 1 and 3, the mex is 2.
about-outcome = A position of value 0 is a P-position: the previous player, who has just moved, can win, and whoever has to move loses against good play. Any other is an N-position: the next player can win, by a move to a position of value 0.
about-sum = With several heaps side by side, write their values in binary and add without carrying: 3 ⊕ 5 = 6. This is the nim-sum, and it is the value of the whole.
about-product = Nim-sums have a multiplication that belongs to them, the nim-product ⊗. Together they calculate as + and × do: a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c), and one can divide by anything but 0. It gives the values of games on boards from the values of games on rows: the Tartan theorem.
about-period = The values of many games repeat in the end: from some n on, the pre-period, g(n + p) = g(n), with the period p. In some games they climb instead, g(n + p) = g(n) + s, and s is the saltus. To look at values proves neither; but for some games a theorem says how many values are enough.
about-colour = Colours stand for values: 0 is orange; the larger a value, the further its colour has gone from teal over blue and violet to magenta. Cells of value 0 are round where they are large enough.
about-open = What is a Grundy value?

footer-line = Grundyscope computes everything here in your browser. Nothing you type leaves it.
footer-licence = MIT or Apache 2.0 licence

## The problems

problem-nim-square-name = Nim Square
problem-nim-square-source = Project Euler 310
problem-nim-square-statement = There are three heaps of stones, or as many as you say, and heaps may be empty. In turn, two players take a square number of stones (1, 4, 9, 16, …) from one heap. Whoever cannot move loses. With at most N stones in each heap, how many starting positions lose for the player who begins? The order of the heaps does not count: 1, 2, 5 and 5, 1, 2 are one position.
problem-nim-square-question = Losing starting positions
problem-nim-square-n = Stones in a heap, at most (N)
problem-stones-name = A Stones Game
problem-stones-source = HackerRank, “half”
problem-stones-statement = There are N piles, of 1, 2, 3, … up to N stones. In turn, two players take at least half of one pile. Whoever takes the last stone wins. What is the fewest stones that a winning first move can take?
problem-stones-question = Fewest stones of a winning first move
problem-stones-n = Number of piles (N)
problem-flipping-game-name = Flipping Game
problem-flipping-game-source = Project Euler 459
problem-flipping-game-statement = A board holds N by N disks, all white side up. In turn, two players turn over all disks of a rectangle: its height is a triangular number (1, 3, 6, …), its width a square number (1, 4, 9, …), and its upper right disk must show white. Whoever makes the last move wins. How many first moves win?
problem-flipping-game-question = Winning first moves
problem-flipping-game-n = Disks on a side (N)
problem-fibonacci-nim-name = Stone Game III
problem-fibonacci-nim-source = Project Euler 366
problem-fibonacci-nim-statement = There is one pile of n stones. The first move takes any number of them, but not the whole pile; after that, a player takes at most twice what the opponent just took. Whoever takes the last stone wins. Let M(n) be the largest winning first move, or 0 if there is none. What is M(1) + M(2) + … + M(N)? This game is known as Fibonacci nim; it is not the game of that name in which one takes a Fibonacci number of stones.
# $modulus is “none” or the modulus.
problem-fibonacci-nim-question = { $modulus ->
    [none] M(1) + M(2) + … + M(N)
   *[other] Remainder of M(1) + M(2) + … + M(N) modulo { $modulus }
}
problem-fibonacci-nim-n = Largest pile (N)

parameter-nim-square-heaps = Heaps
parameter-fibonacci-nim-modulus = Modulo

# The same in the middle of a line that tells a question in a few words: N = 29, 4 heaps.
argument-nim-square-heaps = { $value ->
    [one] 1 heap
   *[other] { $value } heaps
}
argument-fibonacci-nim-modulus = modulo { $value }

fact-stones-pile = Stones in the pile to take from
fact-stones-take = Stones to take
fact-stones-remain = Stones to leave in that pile
fact-stones-nimSumBefore = Nim-sum before the move
fact-stones-nimSumAfter = Nim-sum after the move
fact-nim-square-positions = Starting positions in all
fact-flipping-game-moves = First moves in all
fact-flipping-game-board = Grundy value of the board
fact-flipping-game-triangularAxis = Value of a full row, triangular runs
fact-flipping-game-squareAxis = Value of a full row, square runs
fact-fibonacci-nim-winningMoveCount = Number of winning first moves from N
fact-fibonacci-nim-largestMove = Largest winning first move from N, M(N)
fact-fibonacci-nim-smallestMove = Smallest winning first move from N
fact-fibonacci-nim-winningMoves = Winning first moves from N
fact-fibonacci-nim-zeckendorf = Zeckendorf representation of N

distribution-flipping-game-moves = First moves, by the change of the board’s value

## The games under them, and how an option is written

option-heaps = g({ $to })
option-run = turn { $move }
option-coins = turn { $move }
option-limit = take { $move }
# The value of what an option leaves, in a formula.
value-of-one = g({ $n })
value-of-limit = g({ $n }, { $limit })

game-take-squares = Take a square
game-take-at-least-half = Take at least half
game-coins-runs-triangular = Triangular runs
game-coins-runs-squares = Square runs
game-fibonacci-nim = Fibonacci nim

## Why the answers are what they are

# Numbers of up to three digits can be told apart by their plural and by [0], [1], …; larger ones come as texts.

why-nim-square-recurrence = { $n ->
    [0] An empty heap has no move, so its Grundy value is g(0) = 0.
   *[other] A heap of n stones has the Grundy value g(n), the mex (the least whole number that is missing) of g(n − 1), g(n − 4), g(n − 9), … for all squares up to n. Worked out from g(0) = 0 upwards, that is the sequence above; it ends with g({ $n }) = { $value }.
}
why-nim-square-empty = { $heaps ->
    [one] The only heap is empty, so there is one starting position, and it has no move.
   *[other] All { $heaps } heaps are empty, so there is one starting position, and it has no move.
}
why-nim-square-histogram = From here on only the counts matter: how many of the heap sizes 0 to { $n } have each value. { $values } different values occur. { $ties ->
    [one] { $largest ->
        [0] The commonest is 0, which occurs { $zeros ->
            [one] once
           *[other] { $zeros } times
        }.
       *[other] 0 occurs { $zeros ->
            [one] once
           *[other] { $zeros } times
        }; the commonest is { $largest }, which occurs { $largestCount ->
            [one] once
           *[other] { $largestCount } times
        }.
    }
   *[other] 0 occurs { $zeros ->
        [one] once
       *[other] { $zeros } times
    }; no value occurs more often than { $largestCount ->
        [one] once
       *[other] { $largestCount } times
    }, and { $ties } values occur that often.
}
why-nim-square-one-heap = A single heap loses exactly when its value is 0. Of the heap sizes 0 to { $n }, { $zeros ->
    [one] 1 has
   *[other] { $zeros } have
} that value.
why-nim-square-two-heaps = Two heaps lose exactly when they have the same value. A value that c heap sizes have gives c × (c + 1) / 2 such pairs, since both heaps may be of the same size. Value 0 gives { $zeros } × { $zerosPlus1 } / 2 = { $zeroWays }, the other values together give { $pairs }, and { $zeroWays } + { $pairs } = { $ways }.
why-nim-square-zeros = Three heaps lose exactly when the nim-sum ⊕ of their values, added in binary without carrying, is 0. One way is that all three have value 0. With { $zeros ->
    [one] 1 heap size
   *[other] { $zeros } heap sizes
} of value 0 and repeats allowed, there { $ways ->
    [one] is { $zeros } × { $zerosPlus1 } × { $zerosPlus2 } / 6 = 1 such choice.
   *[other] are { $zeros } × { $zerosPlus1 } × { $zerosPlus2 } / 6 = { $ways } such choices.
}
why-nim-square-pairs = Or two heaps have the same value above 0, and cancel each other, while the third has value 0. A value that c heap sizes have gives c × (c + 1) / 2 pairs; the values above 0 together give { $pairs }. With { $zeros ->
    [one] 1 heap size
   *[other] { $zeros } heap sizes
} for the third heap: { $pairs } × { $zeros } = { $ways } { $ways ->
    [one] choice.
   *[other] choices.
}
why-nim-square-triples = Or three different values above 0 cancel, i ⊕ j = k, and then their counts multiply. { $kinds ->
    [one] Only { $i } ⊕ { $j } = { $k } occurs: { $countI } × { $countJ } × { $countK } = { $ways } { $ways ->
        [one] choice.
       *[other] choices.
    }
   *[other] { $kinds } such triples of values occur. None gives more choices than { $i } ⊕ { $j } = { $k }, with { $countI } × { $countJ } × { $countK } = { $product }; all of them together give { $ways }.
}
why-nim-square-no-triples = Or three different values above 0 cancel, i ⊕ j = k. Among the values here no three do: 0 choices.
why-nim-square-sum = There is no other way for three values to cancel: { $zeroWays } + { $pairWays } + { $tripleWays } = { $ways }.
why-nim-square-sets = { $heaps } heaps lose exactly when the nim-sum of their values, added in binary without carrying, is 0. To count such choices, pick some of the binary digits, and call a heap odd if its value has an odd number of ones among them. With nim-sum 0 there is an even number of odd heaps, whichever digits are picked; with any other nim-sum that is so for exactly half of all sets of digits. Here the values have up to { $digits ->
    [one] 1 binary digit,
   *[other] { $digits } binary digits,
} which makes { $sets } sets.
why-nim-square-sets-sum = For each set of digits, take the number of choices with an even number of odd heaps, less the number of the others. Added over all { $sets } sets, a choice of nim-sum 0 counts { $sets } times and any other not at all. The sum is { $sum }, and { $sum } / { $sets } = { $ways }.
why-nim-square-total = So { $ways ->
    [one] 1 starting position
   *[other] { $ways } starting positions
} of { $heaps ->
    [one] one heap with at most { $n ->
        [one] 1 stone
       *[other] { $n } stones
    }
   *[other] { $heaps } heaps, each with at most { $n ->
        [one] 1 stone,
       *[other] { $n } stones,
    }
} { $ways ->
    [one] loses
   *[other] lose
} for the player who begins.

why-stones-values-odd = A pile of s stones has the Grundy value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3 stones, 3 for 4 to 7. { $n ->
    [1] There is only the pile of one stone, so the nim-sum of all piles is { $nimSum }.
   *[other] The nim-sum adds values in binary without carrying, so equal values cancel in pairs. With an odd number of piles, every value above 1 occurs an even number of times. Only the single stone is left: the nim-sum of the { $n } piles is { $nimSum }.
}
why-stones-values-even = A pile of s stones has the Grundy value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3 stones, 3 for 4 to 7. The nim-sum ⊕ adds values in binary without carrying, so equal values cancel in pairs. With an even number of piles they do so until the single stone and one pile of value { $value } are left: the nim-sum of the { $n } piles is 1 ⊕ { $value } = { $nimSum }.
why-stones-choose = A winning move makes the nim-sum 0, so that the other player is lost: it changes the value v of a pile to v ⊕ { $nimSum }. A move always makes a value smaller, so v must have the highest binary digit of { $nimSum }, which stands for { $from }. The smallest such value is { $from } itself, and the smallest pile of that value has { $pile ->
    [one] 1 stone
   *[other] { $pile } stones
}. No larger pile does it with fewer stones.
why-stones-leave-none = The value of this pile must become { $from } ⊕ { $nimSum } = 0, the value of an empty pile. So take { $take ->
    [one] its only stone.
   *[other] all { $take } stones.
}
why-stones-leave-largest = The value of this pile must become { $from } ⊕ { $nimSum } = { $to }. A pile of that value has at most { $remain ->
    [one] 1 stone,
   *[other] { $remain } stones,
} so leave that many and take { $pile } − { $remain } = { $take }.
why-stones-leave-half = The value of this pile must become { $from } ⊕ { $nimSum } = { $to }. A pile of that value may have up to { $largest } stones, but at least half of the { $pile } must go. The { $remain } that may stay have value { $to } too, so take { $pile } − { $remain } = { $take }.

why-flipping-game-runs = A rectangle is made of adjacent rows and adjacent columns. So the board is the product of two games, one for each of its sides, both on a row of coins where heads is white. A move turns over a run of adjacent coins, and the last coin of the run must show heads. For the height of the board the runs have triangular lengths, for its width square lengths.
why-flipping-game-axes = If only coin n of a row shows heads, the row has the value g(n) of the sequences above; with several heads it has the nim-sum ⊕ of their values, added in binary without carrying. { $n ->
    [1] For a row of one coin that is g(1) = { $rows } with triangular runs, and g(1) = { $columns } with square runs.
    [2] For a row of 2 coins, both heads, g(1) ⊕ g(2) is { $rows } with triangular runs, and { $columns } with square runs.
   *[other] For a row of { $n } coins, all heads, g(1) ⊕ … ⊕ g({ $n }) is { $rows } with triangular runs, and { $columns } with square runs.
}
why-flipping-game-board = By the Tartan theorem the value of the board is the nim-product ⊗ of the two, { $rows } ⊗ { $columns } = { $board }. This is the multiplication that belongs to ⊕: a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c).
why-flipping-game-changes = A run of rows that changes the value of the height by a, and a run of columns that changes that of the width by b, together change the value of the board by a ⊗ b (changing x by a means x ⊕ a). The move wins exactly when a ⊗ b = { $board }, for then { $board } ⊕ { $board } = 0 is left.
why-flipping-game-largest = { $pairs ->
    [one] Here only a = { $a } and b = { $b } do it: { $a } ⊗ { $b } = { $board }.
   *[other] { $pairs } pairs of a and b do it. None has more moves than { $a } ⊗ { $b } = { $board }.
} { $countA ->
    [one] 1 run of rows changes
   *[other] { $countA } runs of rows change
} the value of the height by a = { $a }, and { $countB ->
    [one] 1 run of columns changes
   *[other] { $countB } runs of columns change
} that of the width by b = { $b }: { $countA } × { $countB } = { $product } { $product ->
    [one] move.
   *[other] moves.
}
why-flipping-game-total = { $pairs ->
    [one] So
   *[other] Adding up all { $pairs } pairs,
} { $winning ->
    [one] 1 first move wins
   *[other] { $winning } first moves win
} on the board of { $n } by { $n }.
why-flipping-game-zero = A board of value 0 is a P-position: whoever begins loses against good play, so no first move wins.

why-fibonacci-nim-zeckendorf = As a sum of Fibonacci numbers of which no two are neighbours (its Zeckendorf representation), N is { $n } = { $terms }.
why-fibonacci-nim-zeckendorf-indices = As a sum of Fibonacci numbers of which no two are neighbours (its Zeckendorf representation), N is { $n } = { $terms }. Here F(2) = 1, F(3) = 2, F(4) = 3, F(5) = 5 and so on.
why-fibonacci-nim-loss = { $n ->
    [1] From a pile of 1 stone there is no first move, because it may not take the whole pile: M(1) = 0.
   *[other] { $n } is itself a Fibonacci number, and from such a pile every first move loses: M(N) = 0.
}
why-fibonacci-nim-smallest = A player loses who may not take as many stones as the smallest term of the pile. Taking { $smallest }, the smallest term of N, leaves { $rest }, whose smallest term is { $next }. That is more than 2 × { $smallest } = { $twice }, the most that the opponent may take. So taking { $smallest } wins.
why-fibonacci-nim-winning = { $count ->
    [one] No other first move wins, so M(N) = { $largest }.
   *[other] In all, { $count } first moves win: the sums of the smallest terms of N that are less than half of the next term. The largest is M(N) = { $largest }.
}
why-fibonacci-nim-all-lost = { $n ->
    [1] There is no other pile to add.
   *[other] All numbers up to { $n } are Fibonacci numbers, so M is 0 for each of them.
}
why-fibonacci-nim-climb = For the sum, look at the piles just above a Fibonacci number F. There M climbs: M(F) = 0, and M(F + y) = y as long as y is less than half of F. From there to the next Fibonacci number it repeats what came before: M(F + y) = M(y). So one after another, starting with the smallest, the sums up to each Fibonacci number are found.
why-fibonacci-nim-step = The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = { $top } adds 1 + 2 + … + { $top } = { $climb }. Then M repeats, up to M({ $rest }): this adds the sum up to { $rest }, which comes in the next step, less the sum up to { $top }, which is { $repeated }. So this step adds { $below } + { $climb } − { $repeated } = { $contribution }.
why-fibonacci-nim-step-last = The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = { $top } adds { $top ->
    [1] 1
    [2] 1 + 2 = 3
    [3] 1 + 2 + 3 = 6
   *[other] 1 + 2 + … + { $top } = { $climb }
}. So this step adds { $below } + { $climb } = { $contribution }.
why-fibonacci-nim-step-end = The piles up to { $size }, a Fibonacci number with M({ $size }) = 0: those up to { $belowTo } add { $contribution }.
why-fibonacci-nim-steps-rule = The sum is made step by step, from the largest term of N down (F(2) = 1, F(3) = 2, F(4) = 3 and so on). The step at a term F adds the sum of all piles below F, and the climb above F. Where N reaches beyond the climb, which ends at y = t, the sum up to t is taken off again, because the steps that follow add what M repeats from the first pile on.
why-fibonacci-nim-step-short = The step at { $term } adds { $contribution }.
why-fibonacci-nim-step-short-modulo = Modulo { $modulus }, the step at { $term } adds { $contribution }.
why-fibonacci-nim-steps-more = { $count ->
    [one] One more step of the same kind adds { $contribution }.
   *[other] { $count } more steps of the same kind add { $contribution }.
}
why-fibonacci-nim-steps-more-modulo = { $count ->
    [one] Modulo { $modulus }, one more step of the same kind adds { $contribution }.
   *[other] Modulo { $modulus }, { $count } more steps of the same kind add { $contribution }.
}
why-fibonacci-nim-total = { $n ->
    [1] So the sum is M(1) = { $sum }.
    [2] So the sum is M(1) + M(2) = { $sum }.
    [3] So the sum is M(1) + M(2) + M(3) = { $sum }.
   *[other] So M(1) + M(2) + … + M(N) = { $sum } for N = { $n }.
}
why-fibonacci-nim-remainder = Divided by { $modulus }, { $total } leaves the remainder { $sum }.
why-fibonacci-nim-total-modulo = So for N = { $n }, the sum M(1) + M(2) + … + M(N) leaves the remainder { $sum } when divided by { $modulus }.
