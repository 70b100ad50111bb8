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
question-argument = { $name } { $value }
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
list-separator = {", "}
list-more = { $list } and { NUMBER($count) } more

## The sequence

sequence-heading = The sequence
sequence-game = Which sequence
sequence-cut = Shown to { $max }; the answer is for the whole N.
sequence-legend-zero = 0, a P-position: whoever moves loses
sequence-legend-more = values up to { $to }, N-positions: whoever moves can win
sequence-legend-one = { $value }, an N-position: whoever moves can win
sequence-earlier = drawn for N = { $n }
sequence-stopped = Stopped before the sequence was drawn.
reading = g({ $n }) = { $value }
reading-unknown = g({ $n })
reading-hint = Point, or use the arrow keys. Click to see why.
chart-label = Chart of { $name }. Arrow keys move along it, Enter explains a value.
strip-label = Cells of { $name }. Arrow keys move from cell to cell, Enter explains a value.
strip-shown = n = { $first } to { $last }, { $columns } in a row
strip-part = n = { $first } to { $last } of { $all }, { $columns } in a row
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
   *[other] Among the values of the { NUMBER($count) } options, everything below { $value } occurs; { $value } does not.
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

## Histogram, reasons, table

histogram-heading = How often each value occurs
histogram-of = Values of g({ $first }) to g({ $last })
histogram-label = Histogram of { $name }
histogram-reading = value { $value }: { $count } times
histogram-hint = { $count ->
    [one] One value occurs.
   *[other] { NUMBER($count) } different values occur.
}
histogram-head = { NUMBER($count) } different values occur. The chart shows the first { $shown }, { $percent }% of all.
histogram-table = As a table
histogram-table-label = Values of { $name } and how often each occurs
histogram-counts = How often
histogram-more = { NUMBER($count) } more values are not listed.
derivation-heading = Why the answer is { $answer }
derivation-waiting = Why
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
about-sum = Value 0 means that whoever has to move loses against good play. With several heaps side by side, write the values in binary and add without carrying: the nim-sum. It is 0 exactly when the whole is lost.
about-colour = Value 0 is round and orange everywhere on this page.
about-open = What is a Grundy value?

footer-line = Grundyscope computes everything here in your browser. Nothing you type leaves it.
footer-licence = MIT or Apache 2.0 licence

## The problems

problem-nim-square-name = Nim Square
problem-nim-square-source = Project Euler 310
problem-nim-square-statement = There are some heaps of stones. In turn, two players take a square number of stones, 1, 4, 9, 16 and so on, from one heap. Whoever cannot move loses. With heaps of at most N stones, how many starting positions lose for the player who begins?
problem-nim-square-question = Losing starting positions
problem-nim-square-n = Stones in a heap, at most (N)
problem-stones-name = A Stones Game
problem-stones-source = HackerRank, “half”
problem-stones-statement = There are N piles, of 1, 2, 3, … up to N stones. In turn, two players take at least half of one pile. Whoever takes the last stone wins. What is the fewest stones that a winning first move can take?
problem-stones-question = Fewest stones of a winning first move
problem-stones-n = Number of piles (N)
problem-flipping-game-name = Flipping Game
problem-flipping-game-source = Project Euler 459
problem-flipping-game-statement = A board of N by N disks, all white side up. A move turns over a rectangle of disks: its height is a triangular number (1, 3, 6, …), its width a square (1, 4, 9, …), and its upper right disk must be white. Whoever makes the last move wins. How many first moves win?
problem-flipping-game-question = Winning first moves
problem-flipping-game-n = Disks on a side (N)
problem-fibonacci-nim-name = Stone Game III
problem-fibonacci-nim-source = Project Euler 366
problem-fibonacci-nim-statement = One pile of n stones. The first move takes any number but not the whole pile; after that, at most twice what the opponent just took. Whoever takes the last stone wins. Let M(n) be the largest winning first move, or 0 if there is none. What is M(1) + M(2) + … + M(N)? (Another game is called Fibonacci nim too: there one takes Fibonacci numbers of stones.)
problem-fibonacci-nim-question = M(1) + M(2) + … + M(N)
problem-fibonacci-nim-n = Largest pile (N)

parameter-nim-square-heaps = Heaps
parameter-fibonacci-nim-modulus = Modulo

fact-stones-pile = From the pile of
fact-stones-take = take
fact-stones-remain = and leave
fact-stones-nimSumBefore = Nim-sum before
fact-stones-nimSumAfter = Nim-sum after
fact-nim-square-positions = Starting positions in all
fact-flipping-game-moves = First moves in all
fact-fibonacci-nim-winningMoveCount = Number of winning first moves
fact-flipping-game-board = Grundy value of the board
fact-flipping-game-triangularAxis = Value of the triangular axis
fact-flipping-game-squareAxis = Value of the square axis
fact-fibonacci-nim-largestMove = Largest winning move from N, M(N)
fact-fibonacci-nim-smallestMove = Smallest winning move from N
fact-fibonacci-nim-winningMoves = All winning first moves from N
fact-fibonacci-nim-zeckendorf = Zeckendorf representation of N

distribution-flipping-game-moves = First moves by their Grundy value

## The games under them, and how an option is written

option-heaps = g({ $to })
option-run = turn { $move }
option-limit = take { $move }

game-take-squares = Take a square
game-take-at-least-half = Take at least half
game-coins-runs-triangular = Triangular runs
game-coins-runs-squares = Square runs
game-fibonacci-nim = Fibonacci nim

## Why the answers are what they are

why-nim-square-recurrence = A heap of n stones has the value g(n) = mex of g(n − 1), g(n − 4), g(n − 9), … Worked out up to n = { $n }, that is the sequence above; it ends with g({ $n }) = { $value }.
why-nim-square-histogram = From here on only the counts matter: how many of the heaps 0 to { $n } have each value. { $values } values occur. { $largest ->
    [0] The commonest is 0; { $zeros } heaps have it.
   *[other] 0 occurs { $zeros } times; the commonest is { $largest }, { $largestCount } times.
}
why-nim-square-zeros = Three heaps of value 0 lose. Choosing { $heaps } of the { $zeros } such heaps, repeats allowed: { $ways } ways.
why-nim-square-pairs = Two heaps of the same value cancel each other, and a third of value 0 adds nothing. With { $zeros } heaps of value 0 to choose from: { $ways } ways.
why-nim-square-triples = Three different values cancel when i ⊕ j = k, and then their counts multiply. Most come from { $i } ⊕ { $j } = { $k }: { $countI } × { $countJ } × { $countK } = { $product }. All such triples together: { $ways } ways.
why-nim-square-no-triples = Three different values above 0 would have to cancel, i ⊕ j = k; among these heaps none do.
why-nim-square-general = A choice of { $heaps } heaps loses when the nim-sum of their values is 0. A character sum over { $characters } signs (the Walsh–Hadamard transform of the counts) adds up exactly those choices.
why-nim-square-total = So { $ways } starting positions of { $heaps } heaps with 0 to { $n } stones lose for the player who begins.

why-stones-values-odd = A pile of s stones has the value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3, 3 for 4 to 7. With an odd number of piles, every value above 1 occurs an even number of times and cancels out. Only the single stone is left: the nim-sum of all { $n } piles is { $nimSum }.
why-stones-values-even = A pile of s stones has the value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3, 3 for 4 to 7. With an even number of piles, equal values cancel in pairs until the single stone and one pile of value { $value } are left: 1 ⊕ { $value } = { $nimSum } is the nim-sum of all { $n } piles.
why-stones-choose = The nim-sum must become 0, so one pile has to change from value { $from } to { $from } ⊕ { $nimSum } = { $to }. The smallest pile of value { $from } has { $pile } stones. The most that may stay has value { $to }: { $remain }. So take { $take }.
why-stones-neighbours = The values { $from } and { $to } are neighbours, so here the rule itself decides: exactly half of the pile must go.

why-flipping-game-axes = The board is the product of two games with coins in a row. A whole row of { $n } coins is worth { $rows } when runs have triangular lengths, and { $columns } when they have square lengths.
why-flipping-game-board = By the Tartan theorem the board is worth their nim-product: { $rows } ⊗ { $columns } = { $board }.
why-flipping-game-largest = A move that changes one axis by a and the other by b changes the board by a ⊗ b, and wins exactly when that is { $board }. Most winning moves come from { $a } ⊗ { $b } = { $board }: { $countA } × { $countB } = { $product }.
why-flipping-game-match = { $pairs ->
    [one] No other pair gives { $board }, so { $winning } first moves win.
   *[other] { $pairs } pairs give a ⊗ b = { $board }. Together they make { $winning } winning first moves.
}
why-flipping-game-zero = The board is worth 0: whoever begins loses against good play, and no first move wins.
why-flipping-game-none = A first move that changes one axis by a and the other by b wins exactly when a ⊗ b is the board’s value. No move of this board does, so none wins.

why-fibonacci-nim-zeckendorf = Written as Fibonacci numbers of which no two are neighbours, N is { $n } = { $terms }.
why-fibonacci-nim-loss = { $n } is itself a Fibonacci number, so from N every first move loses, and M(N) = 0.
why-fibonacci-nim-smallest = The smallest term, { $smallest }, wins: it leaves { $rest }, whose own smallest term is more than twice as large, out of reach.
why-fibonacci-nim-winning = { $count ->
    [one] That is the only winning first move, so M(N) = { $largest }.
   *[other] There are { $count } winning first moves; the largest is M(N) = { $largest }.
}
why-fibonacci-nim-block = M climbs 1, 2, 3, … up to halfway after each Fibonacci number, and then repeats what came before. The sizes up to F({ $index }) and the climb after it add { $contribution }.
why-fibonacci-nim-block-last = The sizes below F({ $index }), and the climb 1, 2, 3, … from there to the end, add { $contribution }.
why-fibonacci-nim-blocks-more = { $count ->
    [one] One more step of the same kind follows.
   *[other] { $count } more steps of the same kind follow.
}
why-fibonacci-nim-total = Together M(1) + M(2) + … + M(N) = { $sum } for N = { $n }.
why-fibonacci-nim-total-modulo = Together, for N = { $n }, the sum leaves { $sum } when divided by { $modulus }.
