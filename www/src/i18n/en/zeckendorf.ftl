### The Zeckendorf room.

zeck-title = { $n } in Fibonacci numbers · Grundyscope
zeck-about = { $n } in Fibonacci numbers
zeck-heading = Zeckendorf
zeck-statement = Every whole number is a sum of Fibonacci numbers 1, 2, 3, 5, 8, … of which no two are neighbours, and in only one way: its Zeckendorf representation. Type a number to see its terms.
zeck-n = Number n
zeck-tries = Examples
zeck-try-hundred = three terms
zeck-try-two = two ways to win
zeck-try-fibonacci = a Fibonacci number
zeck-try-all = every second term
zeck-try-googol = 101 digits
zeck-answer = The Zeckendorf representation
zeck-progress = Computing
zeck-stopped = Stopped.
zeck-earlier = for n = { $n }
zeck-is = { $n } is
zeck-said = { $n } = { $terms }
zeck-count = { $count ->
    [one] one term: a Fibonacci number
   *[other] { NUMBER($count) } terms
}
zeck-copy-terms = Copy terms
zeck-copy-code = Copy code
zeck-fact-digits = In Fibonacci digits
zeck-fact-code = Fibonacci code: the digits from the smallest, then a 1 that ends it
zeck-fact-indices = By indices, F(2) = 1, F(3) = 2
zeck-fact-least = Smallest term
zeck-digits-short = { $head } … { $tail } ({ $count } digits)
zeck-digits-label = The representation in digits

zeck-steps-heading = Step by step
zeck-steps-statement = Lay the largest Fibonacci number that fits along what is left, and go on with the rest. Each row is magnified; the dashed ruler is the next Fibonacci number, too long.
zeck-play = Play
zeck-pause = Pause
zeck-back = Back
zeck-next = Next
zeck-step-label = Step
zeck-step-of = step { NUMBER($step) } of { NUMBER($count) }
zeck-step-none = before the first step
zeck-steps-more = { $count ->
    [0] {""}
    [one] One more step.
   *[other] { NUMBER($count) } more steps.
}
zeck-steps-between = { $count ->
    [one] … one step …
   *[other] … { NUMBER($count) } steps …
}
zeck-why = { $before } to measure: F({ $above }) = { $next } is too long, F({ $index }) = { $term } fits. { $rest } is left, less than F({ $lower }) = { $below }, so the next term is no neighbour.
# Long numbers are written by their indices only.
zeck-why-long = F({ $above }) is too long, F({ $index }) fits. Less than F({ $lower }) is left, so the next term is no neighbour.
zeck-why-last = { $before } to measure: F({ $above }) = { $next } is too long, F({ $index }) = { $term } fits exactly. Nothing is left.

zeck-add-heading = Adding, with carries
zeck-add-statement = Add two representations digit by digit. Two rules then remove what is not allowed: neighbours merge, as 5 + 8 = 13, and two of a kind become others, as 2 × 5 = 8 + 2.
zeck-plus = Add to { $n }
zeck-adding = Adding
subject-plus = The number to add
zeck-sum = { $carries ->
    [0] The sum is { $sum } = { $terms }, without any carry.
    [one] The sum is { $sum } = { $terms }, after one carry.
   *[other] The sum is { $sum } = { $terms }, after { NUMBER($carries) } carries.
}
zeck-sum-wide = { NUMBER($a) } and { NUMBER($b) } terms make { NUMBER($sum) }. Columns are shown up to { $columns } of them; try smaller numbers to see each carry.
zeck-copy-sum = Copy the sum
zeck-columns-label = The addition in columns
zeck-columns-caption = { $a } + { $b } = { $sum } in Fibonacci columns, the smallest on the right
zeck-digitwise = digit by digit
zeck-carries-between = … { NUMBER($count) } more carries …
zeck-carry-neighbours = { $a } + { $b } = { $c }
zeck-carry-double = 2 × { $a } = { $b } + { $c }
zeck-carry-one = 2 × 1 = 2

nim-heading = Fibonacci nim
nim-statement = Play against the perfect player. First take any number of stones, but not all. From then on, take at most twice what was just taken. Whoever takes the last stone wins.
nim-too-large = Heaps up to 10^1000 can be played. This one is larger.
nim-progress = Analysing the position
nim-turn-first = { $limit ->
    [0] One stone, and it may not be taken at first.
   *[other] { $heap } stones. Your move: take 1 to { $limit }.
}
nim-turn = { $heap ->
    [one] The engine took { $taken }. One stone is left; take 1.
   *[other] { $limit ->
        [1] The engine took { $taken }. { $heap } stones are left; take 1.
       *[other] The engine took { $taken }. { $heap } stones are left; take 1 to { $limit }.
    }
}
nim-turn-engine = { $heap ->
    [one] One stone is left. The engine may take up to { $limit } …
   *[other] { $heap } stones are left. The engine may take up to { $limit } …
}
nim-ending-won = You took the last stone: you win!
nim-ending-lost = The engine took the last stone: it wins.
nim-heap = A heap of { $heap }, in blocks of Fibonacci numbers
nim-heap-take = A heap of { $heap }, in blocks of Fibonacci numbers. Arrow keys choose 1 to { $limit } stones, Enter takes them.
nim-pick-hint = Point at a stone to see how many you would take, and click to take them.
nim-pick-hint-touch = Tap a stone to select how many, and tap it again to take them.
nim-pick = Take { $count }: { $left } left, and the engine may take up to { $next }.
nim-pick-wins = Take { $count }: { $left } left, and the engine may take up to { $next }. That wins.
nim-pick-loses = Take { $count }: { $left } left, and the engine may take up to { $next }. That loses.
nim-count = Take
nim-take = Take
nim-take-count = Take { $count }
nim-range = 1 to { $limit }
nim-over = The game is over.
nim-engine-moves = The engine’s move.
nim-wrong = A whole number from 1 to { $limit }, please.
nim-limit = Largest first move
nim-limit-range = Leave empty for all but one, or 1 to { $max }
nim-elsewhere = Play it with other opponents, hints and replay
nim-undo = Undo
nim-new = New game
nim-engine-first = Let the engine begin
nim-history = Moves
nim-you-took = You { $count }
nim-engine-took = Engine { $count }
nim-why = Who wins, and why
nim-hints-hide = Hide
nim-hints-show = Show
nim-hidden = Hidden, so that you can find out yourself.
# $who moves: “you” or “engine”.
nim-outcome-P = { $who ->
    [you] A P-position: you lose against good play.
   *[engine] A P-position: the engine loses if you play well.
}
nim-outcome-N = { $who ->
    [you] An N-position: you can win.
   *[engine] An N-position: the engine wins.
}
nim-ruler-limit = may be taken
nim-ruler-least = smallest block
nim-why-lost = At most { $limit } may be taken, and the smallest block has { $least }, so it cannot be taken whole. Any move leaves smaller blocks, and the other player can take the last of them whole.
nim-why-fibonacci = { $heap } is a Fibonacci number, one single block, and the first move may not take all of it. Any move leaves smaller blocks, and the other player can take the last of them whole.
nim-why-won = The smallest block has { $least }, and up to { $limit } may be taken, so the whole block can be taken.
nim-why-all = All { $heap } stones may be taken at once. That is the end of the game.
nim-why-move = Taking { $move } leaves { $left }, whose smallest block has { $next }. That is more than 2 × { $move } = { $twice }, the most that the other player may take: no block can be taken whole.
nim-why-over = Whoever takes the last stone wins.
nim-won = You win.
nim-won-why = You made no mistake, so the engine had no chance.
nim-lost = The engine wins.
nim-lost-slip = You were winning until you took { $taken } from { $heap }: taking { $better } would have won. Undo your moves back to that place, and try it.
# $began is “you” or “engine”.
nim-lost-fair = { $began ->
    [you] You made no mistake. Against perfect play, the player who begins with { $heap } stones loses. Let the engine begin, or try another heap.
   *[engine] You made no mistake. The engine began, and the player who begins with { $heap } stones can win. Begin yourself, or try another heap.
}
nim-none = The first move must leave at least one stone, so there is no move here. Try a larger heap.
nim-play-here = Play from this cell

zeck-table-heading = Every heap, every limit
zeck-table-statement = Each cell is a position: so many stones, and so many that may be taken now. The line is your game.
zeck-table-more = Other games of two numbers:
zeck-table-wythoff = Wythoff’s nim
zeck-table-euclid = Euclid

word-heading = The Fibonacci word
word-statement = Write a 1 for every n whose representation ends with the term 1, and a 0 for the others: 0100101001001…, a word that is not periodic, although every part of it comes back again and again. From n = 4 on, a 1 also says that taking one stone wins Fibonacci nim. Rows are a Fibonacci number long, so that they almost agree.
word-label = The Fibonacci word. Arrow keys move from letter to letter and on.
word-from = from { $from }
word-earlier = Earlier
word-later = Later
word-shown = n = { $from } to { $to }
word-hint = Point, or use the arrow keys.
word-hint-touch = Tap a letter.
word-reading = { $letter ->
    [0] n = { $n }: 0, its representation does not end with the term 1
   *[other] n = { $n }: 1, its representation ends with the term 1
}
word-to = Show n = { $n }

zeck-what-heading = What is a Zeckendorf representation?
zeck-what-rulers = Think of rulers as long as the Fibonacci numbers 1, 2, 3, 5, 8, 13, …, where each is as long as the two before it together.
zeck-what-greedy = To measure a length, always lay down the longest ruler that still fits. What is left is then shorter than the next smaller ruler, so two neighbours are never used.
zeck-what-unique = Every length has exactly one such measure: its Zeckendorf representation, found by Lekkerkerker (1952) and Zeckendorf (1972).
zeck-what-game = The same rulers decide a game. In Fibonacci nim you win as long as you may take the whole smallest ruler, and do.
