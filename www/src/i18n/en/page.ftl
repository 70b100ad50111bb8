### The texts of the page that a first answer needs; the others are in files that load with their
### code. Keys of problems, games, facts and reasons are those of the engine's catalogue: a new
### problem needs its texts here, in names.ftl and in problems.ftl, and nothing else in www/.

## The page as a whole

page-title = { $problem }, N = { $n } · Grundyscope
# The game of the start page.
page-home = Who wins?
page-game = 14 stones. Take 1, 4 or 9. The player who takes the last stone wins.
page-skip = Skip to the question
page-loading = Starting the engine…
page-failed = The engine did not start
page-part-lost = This did not arrive.
page-part-failed = The rest of the page could not be loaded
page-again = Try again
page-go-on = Go on
# On the card in the place of a part that failed.
page-broken-question = The link to this question
page-link-dropped = Ignored in this link, because it has no meaning here: { $parts }
# In the page in one file: a link to a room that only the site has. $room is its name.
page-elsewhere = { $site ->
    [none] The room “{ $room }” is not in this file; the site has it.
   *[other] The room “{ $room }” is not in this file; the site has it: { $site }
  }
# A link to a room or a problem that is not there.
page-nowhere = There is nothing at this address
page-nowhere-home = Go to the start page
page-nowhere-search = Search for something else
page-newer = A new version of this site is here.
page-newer-reload = Reload
page-broken-link = Here is a question to start with instead.
page-crashed = The engine stopped in the middle of the work. Your question is still here.

theme-label = Colours
theme-auto = Auto colours
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast

menu-open = More
share-open = Share…
copy-done = Copied
copy-failed = That did not work. Try again.
copy-by-hand = Copying is not allowed here. Here it is, selected:
copy-close = Close

search-label = Search
search-placeholder = Kayles, 0.77, A002187 …

picker-label = Problems

## The question

page-empty = Try { $example }
question-published = Published questions
question-published-show = { $count ->
    [one] Show the published answer
   *[other] Show the published answers
}
question-published-hide = Hide them
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
answer-matches = as published
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
progress-explaining = Explaining g({ $n })
progress-paging = Fetching the rows from n = { $n }
callout-why = Why?
progress-loading = Fetching the engine
progress-fetching = Fetching the engine, { $done } of { $all } kB
progress-waiting = waiting for other work
progress-unknown = estimating…
progress-cancel = Stop

list-none = none
list-open = Show all
list-open-some = Show { NUMBER($count) }
# $count is the number of omitted items; it may be a text with grouped digits.
list-more = { $list } and { $count } more
list-cut = The first { NUMBER($shown) } of { $count } are shown.

# For an explained value that the reader chose.
mex-said = Explained now: g({ $n }) = { $value }

## The rooms

doors-label = Parts of the site
doors-play = Play
doors-learn = Learn
doors-solve = Solve
doors-explore = Explore
doors-problems = Problems
rooms-label = Rooms
page-index = On this page
rooms-worksheet = Worksheets
rooms-failed = This room could not be loaded

## What is this?

about-heading = What is this?
about-open = What is a Grundy value?

footer-line = Grundyscope computes everything here in your browser. Nothing you type leaves it.
footer-one-file = Take it with you: one file, { $size } kB
footer-licence = MIT or Apache 2.0 licence

## The problems

problem-nim-square-source = Project Euler 310
problem-nim-square-statement = There are three heaps of stones, or as many as you say, and heaps may be empty. In turn, two players take a square number of stones (1, 4, 9, 16, …) from one heap. Whoever cannot move loses. With at most N stones in each heap, how many starting positions lose for the player who begins? The order of the heaps does not count: 1, 2, 5 and 5, 1, 2 are one position.
problem-nim-square-question = Losing starting positions
problem-nim-square-n = Stones in a heap, at most (N)
problem-stones-source = HackerRank, “half”
problem-stones-statement = There are N piles, of 1, 2, 3, … up to N stones. In turn, two players take at least half of one pile. Whoever takes the last stone wins. What is the fewest stones that a winning first move can take?
problem-stones-question = Fewest stones of a winning first move
problem-stones-n = Number of piles (N)
problem-flipping-game-source = Project Euler 459
problem-flipping-game-statement = A board holds N by N disks, all white side up. In turn, two players turn over all disks of a rectangle: its height is a triangular number (1, 3, 6, …), its width a square number (1, 4, 9, …), and its upper right disk must show white. Whoever makes the last move wins. How many first moves win?
problem-flipping-game-question = Winning first moves
problem-flipping-game-n = Disks on a side (N)
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
