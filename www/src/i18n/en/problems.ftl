### The problems room below the answer. Keys of games, distributions and reasons are those of the
### engine.

## Below the answer

derivation-heading = Why the answer is { $answer }
derivation-waiting = Why
sequence-game = Which sequence
sequence-cut = Shown to { $max }; the answer is for the whole N.
sequence-earlier = drawn for N = { $n }

## Batches of questions

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

## The games under the problems

game-take-squares = Subtract a square
game-take-at-least-half = Take at least half
game-coins-runs-triangular = Triangular runs
game-coins-runs-squares = Square runs
game-fibonacci-nim = Fibonacci nim

## Further distributions

distribution-flipping-game-moves = First moves, by the change of the board’s value

## Derivations of the answers

# Numbers of up to 15 digits can select plurals and [0], [1], …; larger ones are texts.

why-nim-square-recurrence = { $n ->
    [0] An empty heap has no move, so its Grundy value is g(0) = 0.
   *[other] A heap of n stones has the Grundy value g(n), the mex (the least whole number that is missing) of g(n − 1), g(n − 4), g(n − 9), … for all squares up to n. Worked out from g(0) = 0 upwards, these values are its Grundy sequence; it ends with g({ $n }) = { $value }.
}
why-nim-square-empty = { $heaps ->
    [one] The only heap is empty, so there is one starting position, and it has no move.
   *[other] All { $heaps } heaps are empty, so there is one starting position, and it has no move.
}
why-nim-square-histogram = { $ties ->
    [one] { $largest ->
        [0] From here on only the counts matter: how many of the heap sizes 0 to { $n } have each value. { $values } different values occur. The commonest is 0, with the count { $zeros }.
       *[other] From here on only the counts matter: how many of the heap sizes 0 to { $n } have each value. { $values } different values occur. The count of 0 is { $zeros }; the commonest is { $largest }, with the count { $largestCount }.
    }
   *[other] From here on only the counts matter: how many of the heap sizes 0 to { $n } have each value. { $values } different values occur. The count of 0 is { $zeros }; the largest count is { $largestCount }, and { $ties } values have it.
}
why-nim-square-one-heap = { $zeros ->
    [one] A single heap loses exactly when its value is 0. Of the heap sizes 0 to { $n }, 1 has that value.
   *[other] A single heap loses exactly when its value is 0. Of the heap sizes 0 to { $n }, { $zeros } have that value.
}
why-nim-square-two-heaps = Two heaps lose exactly when they have the same value. A value that c heap sizes have gives c × (c + 1) / 2 such pairs, since both heaps may be of the same size. Value 0 gives { $zeros } × { $zerosPlus1 } / 2 = { $zeroWays }, the other values together give { $pairs }, and { $zeroWays } + { $pairs } = { $ways }.
why-nim-square-zeros = { $zeros ->
    [one] Three heaps lose exactly when the nim-sum ⊕ of their values, added in binary without carrying, is 0. One way is that all three have value 0. With 1 heap size of value 0 and repeats allowed, there is { $zeros } × { $zerosPlus1 } × { $zerosPlus2 } / 6 = 1 such choice.
   *[other] Three heaps lose exactly when the nim-sum ⊕ of their values, added in binary without carrying, is 0. One way is that all three have value 0. With { $zeros } heap sizes of value 0 and repeats allowed, there are { $zeros } × { $zerosPlus1 } × { $zerosPlus2 } / 6 = { $ways } such choices.
}
why-nim-square-pairs = Or two heaps have the same value above 0, and cancel each other, while the third has value 0. A value that c heap sizes have gives c × (c + 1) / 2 pairs; the values above 0 together give { $pairs }. The count of value 0 is { $zeros }, so the number of choices is { $pairs } × { $zeros } = { $ways }.
why-nim-square-triples = { $kinds ->
    [one] Or three different values above 0 cancel, i ⊕ j = k, and then their counts multiply. Only { $i } ⊕ { $j } = { $k } occurs: the number of choices is { $countI } × { $countJ } × { $countK } = { $ways }.
   *[other] Or three different values above 0 cancel, i ⊕ j = k, and then their counts multiply. { $kinds } such triples of values occur. None gives more choices than { $i } ⊕ { $j } = { $k }, with { $countI } × { $countJ } × { $countK } = { $product }; all of them together give { $ways }.
}
why-nim-square-no-triples = Or three different values above 0 cancel, i ⊕ j = k. Among the values here no three do: 0 choices.
why-nim-square-sum = There is no other way for three values to cancel: { $zeroWays } + { $pairWays } + { $tripleWays } = { $ways }.
why-nim-square-sets = { $heaps } heaps lose exactly when the nim-sum of their values, added in binary without carrying, is 0. To count such choices, pick some of the binary digits, and call a heap odd if its value has an odd number of ones among them. With nim-sum 0 there is an even number of odd heaps, whichever digits are picked; with any other nim-sum that is so for exactly half of all sets of digits. Here the number of digits is at most { $digits }, which makes { $sets } sets.
why-nim-square-sets-sum = For each set of digits, take the number of choices with an even number of odd heaps, less the number of the others. Added over all { $sets } sets, a choice of nim-sum 0 counts { $sets } times and any other not at all. The sum is { $sum }, and { $sum } / { $sets } = { $ways }.
why-nim-square-total = { $ways ->
    [one] { $heaps ->
        [one] So 1 starting position of one heap of size at most { $n } loses for the player who begins.
       *[other] So 1 starting position of { $heaps } heaps, each of size at most { $n }, loses for the player who begins.
    }
   *[other] { $heaps ->
        [one] So { $ways } starting positions of one heap of size at most { $n } lose for the player who begins.
       *[other] So { $ways } starting positions of { $heaps } heaps, each of size at most { $n }, lose for the player who begins.
    }
}

why-stones-values-odd = { $n ->
    [1] A pile of s stones has the Grundy value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3 stones, 3 for 4 to 7. There is only the pile of one stone, so the nim-sum of all piles is { $nimSum }.
   *[other] A pile of s stones has the Grundy value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3 stones, 3 for 4 to 7. The nim-sum adds values in binary without carrying, so equal values cancel in pairs. With an odd number of piles, every value above 1 occurs an even number of times. Only the single stone is left: the nim-sum of the { $n } piles is { $nimSum }.
}
why-stones-values-even = A pile of s stones has the Grundy value ⌊log₂ s⌋ + 1, the number of its binary digits: 1 for a single stone, 2 for 2 or 3 stones, 3 for 4 to 7. The nim-sum ⊕ adds values in binary without carrying, so equal values cancel in pairs. With an even number of piles they do so until the single stone and one pile of value { $value } are left: the nim-sum of the { $n } piles is 1 ⊕ { $value } = { $nimSum }.
why-stones-choose = A winning move makes the nim-sum 0, so that the other player is lost: it changes the value v of a pile to v ⊕ { $nimSum }. A move always makes a value smaller, so v must have the highest binary digit of { $nimSum }, which stands for { $from }. The smallest such value is { $from } itself, and the smallest pile of that value has size { $pile }. No larger pile does it with fewer stones.
why-stones-leave-none = { $take ->
    [one] The value of this pile must become { $from } ⊕ { $nimSum } = 0, the value of an empty pile. So take its only stone.
   *[other] The value of this pile must become { $from } ⊕ { $nimSum } = 0, the value of an empty pile. So take all { $take } stones.
}
why-stones-leave-largest = The value of this pile must become { $from } ⊕ { $nimSum } = { $to }. The largest pile of that value has size { $remain }, so leave that many stones and take { $pile } − { $remain } = { $take }.
why-stones-leave-half = The value of this pile must become { $from } ⊕ { $nimSum } = { $to }. A pile of that value may have up to { $largest } stones, but at least half of the { $pile } must go. The { $remain } that may stay have value { $to } too, so take { $pile } − { $remain } = { $take }.

why-flipping-game-runs = A rectangle is made of adjacent rows and adjacent columns. So the board is the product of two games, one for each of its sides, both on a row of coins where heads is white. A move turns over a run of adjacent coins, and the last coin of the run must show heads. For the height of the board the runs have triangular lengths, for its width square lengths.
why-flipping-game-axes = { $n ->
    [1] If only coin n of a row shows heads, the row has the value g(n) of its game; with several heads it has the nim-sum ⊕ of their values, added in binary without carrying. For a row of one coin that is g(1) = { $rows } with triangular runs, and g(1) = { $columns } with square runs.
    [2] If only coin n of a row shows heads, the row has the value g(n) of its game; with several heads it has the nim-sum ⊕ of their values, added in binary without carrying. For a row of 2 coins, both heads, g(1) ⊕ g(2) is { $rows } with triangular runs, and { $columns } with square runs.
   *[other] If only coin n of a row shows heads, the row has the value g(n) of its game; with several heads it has the nim-sum ⊕ of their values, added in binary without carrying. For a row of { $n } coins, all heads, g(1) ⊕ … ⊕ g({ $n }) is { $rows } with triangular runs, and { $columns } with square runs.
}
why-flipping-game-board = By the Tartan theorem the value of the board is the nim-product ⊗ of the two, { $rows } ⊗ { $columns } = { $board }. This is the multiplication that belongs to ⊕: a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c).
why-flipping-game-changes = A run of rows that changes the value of the height by a, and a run of columns that changes that of the width by b, together change the value of the board by a ⊗ b (changing x by a means x ⊕ a). The move wins exactly when a ⊗ b = { $board }, for then { $board } ⊕ { $board } = 0 is left.
why-flipping-game-largest = { $pairs ->
    [one] Here only a = { $a } and b = { $b } do it: { $a } ⊗ { $b } = { $board }. The value of the height changes by a = { $a } with { $countA } of the runs of rows, that of the width by b = { $b } with { $countB } of the runs of columns: the number of moves is { $countA } × { $countB } = { $product }.
   *[other] { $pairs } pairs of a and b do it. None has more moves than { $a } ⊗ { $b } = { $board }. The value of the height changes by a = { $a } with { $countA } of the runs of rows, that of the width by b = { $b } with { $countB } of the runs of columns: the number of moves is { $countA } × { $countB } = { $product }.
}
why-flipping-game-total = { $pairs ->
    [one] { $winning ->
        [one] So 1 first move wins on the board of { $n } by { $n }.
       *[other] So { $winning } first moves win on the board of { $n } by { $n }.
    }
   *[other] { $winning ->
        [one] Adding up all { $pairs } pairs, 1 first move wins on the board of { $n } by { $n }.
       *[other] Adding up all { $pairs } pairs, { $winning } first moves win on the board of { $n } by { $n }.
    }
}
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
why-fibonacci-nim-step-last = { $top ->
    [1] The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = 1 adds 1. So this step adds { $below } + { $climb } = { $contribution }.
    [2] The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = 2 adds 1 + 2 = 3. So this step adds { $below } + { $climb } = { $contribution }.
    [3] The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = 3 adds 1 + 2 + 3 = 6. So this step adds { $below } + { $climb } = { $contribution }.
   *[other] The piles up to { $size } = { $fibonacci } + { $rest }: those up to { $belowTo } add { $below }, and the climb to y = { $top } adds 1 + 2 + … + { $top } = { $climb }. So this step adds { $below } + { $climb } = { $contribution }.
}
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

## The general form of each problem: a sentence, and the words of the link that follows it.

general = The same for other games
general-nim-square = The counting uses nothing of the squares but how often each value occurs, so it works for every game, with 1 to 16 heaps.
general-nim-square-link = Count the lost positions of any game
general-stones = Piles of 1 to n stones are one position of many: the value of any other is a nim-sum, too.
general-stones-link = Analyse a position of piles
general-flipping-game = The triangular and the square lengths are two games on a row of coins. Any two such games have a product on a board, whose values are nim-products.
general-flipping-game-link = Multiply two games of coins
general-fibonacci-nim = Twice is one factor of many: with r times what was taken, another sequence takes the place of the Fibonacci numbers.
general-fibonacci-nim-link = Change the factor: dynamic nim
