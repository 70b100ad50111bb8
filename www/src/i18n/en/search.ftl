### The results and messages of the search.

search-kind-game = Game
search-kind-problem = Problem
search-kind-sequence = OEIS
search-kind-oeis = OEIS
search-kind-nimber = Nimbers
search-kind-room = Room
search-at-oeis = leads to oeis.org: no game here has these values
search-nimber = { $expression } = { $value }
# $how is a sum, one that may be meant by ^, or another expression, perhaps with ^.
search-nimber-about = { $how ->
    [sum] the nim-sum (xor), step by step
    [caret] the nim-sum (xor), if that is what ^ means
    [power] in nimbers, where ^ is a power
   *[other] in nimbers, where + is ⊕ and * is ⊗, step by step
}
search-table-wythoff = Wythoff’s nim
search-why-wythoff = Take from one heap, or equally many from both. The P-positions follow the golden ratio.
search-also-wythoff = wythoff nim, wythoff
search-table-r-wythoff = r-Wythoff
search-why-r-wythoff = Take from one heap, or nearly equally many from both: two numbers whose difference is below r.
search-also-r-wythoff = r wythoff, generalized wythoff, generalised wythoff, fraenkel
search-table-euclid = Euclid’s game
search-why-euclid = Take a multiple of the smaller heap from the larger one.
search-also-euclid = euclid, game of euclid
search-table-euclid-to-zero = Euclid to 0
search-why-euclid-to-zero = Take a multiple of the smaller heap from the larger one. Whoever empties a heap wins.
search-also-euclid-to-zero = cole davie, project euler 325
search-table-fibonacci-nim = Fibonacci nim as a table
search-why-fibonacci-nim = Take at most twice what was taken before.
search-also-fibonacci-nim = fibonacci nim table
search-table-dynamic = Dynamic nim
search-why-dynamic = Take at most r times what was taken before. With r = 2 it is Fibonacci nim.
search-also-dynamic = take-away, schwenk, dynamic nim, multiple of the last move
search-table-rule = A rule of two numbers
search-why-rule = Its table of Grundy values, with the explanation of every cell.
search-also-rule = own table
# Other words for what a room is for, with commas.
search-words-exercises = exercise, practise, predict, quiz, drill
search-words-worksheet = worksheet, print, paper, pdf, Moodle, QTI, GIFT, quiz, test, homework, class, teacher
search-words-games = histogram, chart, code, program, python, C++, export, csv, download, sequence, b-file, compare
search-words-play = opponent, play against the computer, practice, train
search-words-positions = solve, solver, winning moves, remoteness
search-words-nimbers = nimber, nim calculator, nim multiplication, calculator, field, square root, inverse
search-words-lessons = help, lesson, learn, tutorial, introduction, guide, explanation, course, proof
search-words-zeckendorf = fibonacci coding, fibonacci word, golden ratio
search-words-two-heaps = wythoff, queen, table, chessboard
search-words-lab = product of games, coins on a board, nim product of games
search-results = { $count ->
    [one] One result
   *[other] { NUMBER($count) } results
}
search-nothing = Nothing here is called “{ $query }”. You can search for names (Kayles, Dawson’s Chess), rules (0.77, or take 1, 3 or 4), positions (7 12 29), OEIS numbers (A002187), the first terms of a sequence (0, 1, 2, 3, 1, 4), words (mex, xor) and problems (Project Euler 310).
search-oeis-unknown = { $number } is not among the sequences known here. Try its first terms, with commas: they may belong to a game under another number.
search-terms-unknown = No sequence known here has these terms in a row.
search-notation = “{ $query }” cannot be read as a game. { $allowed }
search-too-long = That is too long to search for: at most { $max } characters.

# A list of numbers as the heaps of a position; each result names a game.
search-kind-position = Position
search-which-game = Heaps of { $heaps }: of which game?
# $outcome is P or N, $count how many values are summed; 0 where none are told.
search-position-about = { $outcome ->
    [P] { $count ->
        [0] The player to move loses: a P-position.
        [one] The player to move loses: the nim-value is 0, a P-position.
       *[other] The player to move loses: { $sum } = 0, a P-position.
    }
   *[N] { $count ->
        [0] The player to move wins: an N-position.
        [one] The player to move wins: the nim-value is { $value }, an N-position.
       *[other] The player to move wins: { $sum } = { $value }, an N-position.
    }
}
search-position-there = Its value and its moves are computed there.
search-position-misere = { $outcome ->
    [P] The player to move loses, in misère play.
    [N] The player to move wins, in misère play.
   *[unknown] In misère play, where the last move loses: who wins, and by which moves.
}
search-misere-example = In misère play it depends on the heaps. This is an example: write your own after the game.
search-caret = Here ^ is a power, as in 2^3 = 2 ⊗ 2 ⊗ 2. The nim-sum, or xor, is written with + or ⊕.

## Words of the theory: what each is called, other names for it with commas, and what is shown.

search-kind-topic = Explained
topic-who-wins = Who wins?
topic-who-wins-also = who wins, winner, winning, winning move, winning strategy, losing position, who loses, strategy
topic-who-wins-about = In a small game: a heap of value 0 loses for the player to move, any other heap wins.
topic-mex = mex
topic-mex-also = minimal excludant, minimum excludant, minimum excluded
topic-mex-about = The least number that is missing among the values of the options, for a heap that you choose.
topic-grundy-value = Grundy value
topic-grundy-value-also = grundy number, grundy values, nim-value, nim value, grundy function, nimber of a game
topic-grundy-value-about = The values of a small game, and how each is computed from those of its options.
topic-p-position = P-position and N-position
topic-p-position-also = p-position, p position, n-position, n position, losing positions, cold position
topic-p-position-about = In a small game: value 0 is a P-position, any other value an N-position.
topic-sprague-grundy = Sprague–Grundy theorem
topic-sprague-grundy-also = sprague-grundy, sprague grundy theorem, sprague, sum of games
topic-sprague-grundy-about = A sum of games acts like one nim heap, whose size is the nim-sum of their values: 3 ⊕ 5 = 6.
topic-nim-sum = Nim-sum (xor)
topic-nim-sum-also = xor, nim-sum, nimsum, nim sum, exclusive or, nim addition, bitwise xor
topic-nim-sum-about = Addition in binary without carrying, step by step: 7 ⊕ 12 ⊕ 29.
topic-nim-product = Nim-product
topic-nim-product-also = nim product, nim multiplication, nimber multiplication
topic-nim-product-about = Multiplication of nimbers, step by step: 6 ⊗ 7.
topic-subtraction-game = Subtraction game
topic-subtraction-game-also = subtraction games, subtraction set, take-away game, take away game, taking stones
topic-subtraction-game-about = Take one of some numbers of stones, here 1, 3 or 4. For others, type 2,5,7.
topic-octal-game = Octal game
topic-octal-game-also = octal games, octal code, octal notation, take and break
topic-octal-game-about = Take stones and break heaps, by a code such as 0.77, explained digit by digit.
topic-coin-turning = Coin-turning game
topic-coin-turning-also = coin-turning games, coin turning game, coin game, coins
topic-coin-turning-about = Turn coins in a row, the rightmost of them from heads to tails.
topic-tartan = Tartan theorem
topic-tartan-also = tartan, tartan theorem, product of games, product game, coin board, product of two games
topic-tartan-about = Two games of coins make a game on a board, whose values are nim-products.
topic-period = Period and pre-period
topic-period-also = period, pre-period, preperiod, periodic, periodicity
topic-period-about = From which n on the values of a game repeat, and the proof: period 12 of Kayles.
topic-misere = Misère play
topic-misere-also = misère, misere, misere play, misère game, misère nim, misere nim, last player loses
topic-misere-about = The last move loses: who wins three heaps of one, by Bouton’s rule for misère nim.
topic-saltus = Saltus
topic-saltus-also = saltus, arithmetic periodic, arithmetic periodicity
topic-saltus-about = The step by which values rise in each period, in Lasker’s nim.
topic-genus = Genus
topic-genus-also = genera, tame, wild, tame game, wild game
topic-genus-about = What misère play asks of two rows of Kayles: their genus, and whether they are tame.
topic-own-rule = A rule of your own
topic-own-rule-also = own rule, own rules, own game, custom rule, custom game, write a rule
topic-own-rule-about = Write the moves, such as “n to n/2 or n-1”, and see the values, the period and the code.
topic-share = Share, embed, cite
topic-share-also = share, embed, embedding, iframe, frame, element, latex, markdown, cite, citation, bibtex, cite this, qr code
topic-share-about = “Share…” beside a heading has the link, a frame and an element of what is shown; the menu beside it has citations.
# What a reading does not keep of the typed text.
# $count: how many words there are, of which $part are only the first; 0 if they are all.
read-ignored = { $count ->
    [0] Without “{ $part }”, which was not understood.
   *[other] { $count } words were not understood: “{ $part }”.
}
# Of a text that is not clear: what follows is the answer to its nearest meaning.
read-unsure = This may not be what you mean: the answer is for the nearest game.
# $part: what the text says of the end. $play: what is assumed.
read-ending = { $play ->
    [misere] It is not clear how the game ends: “{ $part }”. Here the last move loses.
   *[normal] It is not clear how the game ends: “{ $part }”. Here the last move wins.
}
search-read-spelling = Read “{ $part }” as this name.
search-read-number = Without its number, which this game does not have.
search-read-rounds-down = Halves and quotients are rounded down.
search-read-usual = With the usual limit, as none is given.

## How a typed question was read: a row of parts, each of which can be changed.

read-row-as = Read as
read-row-near = Nearest
read-row-or = Or
read-row-try = Try
# With " | " between them.
read-examples = kayles 3 5 7 | take 1, 3 or 4: 10 13 | 0, 1, 2, 3, 1, 4 | 6 x 7
# What a text is that is no position; or, of a far position, that moves win that follow in a list.
read-means = { $kind ->
    [move] This move wins:
    [moves] These moves win:
    [game] A game. Its page has its values; to ask who wins, write heaps after its name.
    [table] A game on two numbers. Its page has its table; to ask who wins, write two numbers after its name.
    [nimber] A calculation with nimbers.
    [representation] A sum of Fibonacci numbers.
    [problem] A problem.
    [place] More about this:
   *[terms] Games with these values.
}
# $of is what $left is left of: of a heap, nothing of it, or all that there is.
read-leave = { $of ->
    [all] leave { $left }
    [nothing] take the whole heap of { $heap }
   *[heap] leave { $left } of { $heap }
}
read-values = values of { $game }
read-n = up to n = { $n }
read-moore = in up to { $most } heaps at once
read-wins = last move wins
read-loses = last move loses
# What is written into the text that was typed; words.txt reads it.
read-typed-wins = last one wins
read-typed-loses = last one loses
read-change = { $part }: select this part of the text
read-turn = { $part }: change this
