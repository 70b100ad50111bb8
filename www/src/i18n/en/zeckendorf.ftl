### The Zeckendorf room.

zeck-title = { $n } in Fibonacci numbers · Grundyscope
zeck-about = { $n } in Fibonacci numbers
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
    [0] no term: the empty sum
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
nim-play = { $count ->
    [one] Play with one stone
   *[other] Play with { $count } stones
}
nim-elsewhere = Play it with other opponents, hints and replay
nim-failed = The game did not load.
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
