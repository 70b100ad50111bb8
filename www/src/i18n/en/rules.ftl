### The rules of games: rule-in-ID is that of exhibit-ID; the others are made from the notation.
### Each sentence is true of the definition in src/ruleset; tests/unit/rules.test.ts has the table.

# The end of a list: 1, 3 or 4.
# Consecutive numbers: 3 to 14.
rules-range = { $first } to { $last }
rules-end = Whoever cannot move loses.

## The games of the gallery

rule-in-nim = Take any number of stones from a heap, at least one.
rule-in-one-to-three = Take 1, 2 or 3 stones from a heap.
rule-in-late = Take 1, 4, 10 or 12 stones from a heap.
rule-in-all-but = Take any number of stones from a heap, but not 2, 5 or 8.
rule-in-laskers-nim = Take any number of stones from a heap, or split a heap into two and take nothing.
rule-in-at-most-half = Take at least one stone and at most half of the heap: from a single stone there is no move.
rule-in-at-least-half = Take at least half of the heap, up to all of it.
rule-in-proper-divisors = Take a number of stones that divides the size of the heap and is less than it.
rule-in-squares = Take a square number of stones from a heap: 1, 4, 9, 16 and so on.
rule-in-triangular = Take a triangular number of stones from a heap: 1, 3, 6, 10 and so on.
rule-in-fibonacci = Take a Fibonacci number of stones from a heap: 1, 2, 3, 5, 8 and so on.
rule-in-factorials = Take a number of stones that is a factorial: 1, 2, 6, 24 and so on.
rule-in-primes = Take a prime number of stones from a heap: 2, 3, 5, 7 and so on.
rule-in-fibonacci-nim = One heap: first take at least one stone, but not all; after that, at most twice what was just taken.
rule-in-powers-of-2 = Take a number of stones that is a power of 2: 1, 2, 4, 8 and so on.
rule-in-kayles = Knock down one pin, or two that stand side by side.
rule-in-dawsons-chess = Take one pin of a row together with its neighbours. In the pawn game, each pin is a file of the board.
rule-in-dawsons-kayles = Knock down two neighbouring pins of a row.
rule-in-daisies = Take one stone, or split a heap into two, or do both with one heap.
rule-in-duplicate-kayles = Take 3 or 4 stones and leave nothing, one heap or two; or take 2 and leave at most one heap; or take a heap of one stone.
rule-in-long = Take a heap of one stone; or take 2 stones and leave one heap or two; or take 3 and leave nothing or two heaps.
rule-in-patience = Take a heap of one stone; or take 2 stones and leave one heap; or take 3 and leave nothing, one heap or two.
rule-in-far = Take a heap of one stone; or take 2 stones and leave one heap or two.
rule-in-grundys-game = Split a heap into two heaps of different sizes.
rule-in-officers = Take one stone and leave one heap or two, so never the last stone of a heap.
rule-in-treblecross = Put a cross on a square of a strip of n squares: the player who completes three in a row wins. So a cross uses up two squares on each side: one put there would let the other player win.
rule-in-three-heaps = Take one stone and leave the rest as three heaps.
rule-in-mock-turtles = Turn one, two or three coins of a row, the rightmost of them from heads to tails.
rule-in-ruler = Turn neighbouring coins of a row, any number of them, the rightmost from heads to tails.
rule-in-moebius = Turn one to five coins of a row, the rightmost of them from heads to tails.
rule-in-turnips = Turn three coins of a row at equal distances, the rightmost of them from heads to tails.
rule-in-grunt = Turn four coins of a row that lie symmetrically, the first coin of the row among them, the rightmost from heads to tails.
rule-in-flipping-game = Turn over a rectangle of disks whose height is a triangular number, whose width is a square number, and whose upper right disk is white.

## Headings of other games

# For a rule that is a named game.
rules-same = This is { $game }.
rules-same-far = Up to heaps of { $to }, its moves are those of { $game }; larger heaps were not compared.
rules-title-own = A rule of your own
rules-title-list = Take { $numbers }
rules-title-but = Anything but { $numbers }
rules-title-octal = Octal code { $code }
rules-title-hex = Hexadecimal code { $code }
rules-title-set-cubes = Take a cube
rules-title-set-semiprimes = Take a product of two primes
rules-title-set-prime-powers = Take a power of a prime
rules-title-set-coprime = Take a number coprime to the heap
rules-title-set-odd = Take an odd number
rules-title-set-even = Take an even number
rules-title-set-powers-of = Take a power of { $parameter }
rules-title-set-polygonal = Take a polygonal number, { $parameter } sides
rules-title-coins-turning-turtles = Turning turtles
rules-title-coins-mogul = Mogul
rules-title-coins-moidores = Moidores
rules-title-coins-motley = Motley
rules-title-coins-twins = Twins
rules-title-coins-triplets = Triplets
rules-title-coins-sym = Sym
rules-title-coins-at-most = { $parameter ->
    [one] Turn at most { $parameter } coin
   *[other] Turn at most { $parameter } coins
}
rules-title-coins-exactly = { $parameter ->
    [one] Turn exactly { $parameter } coin
   *[other] Turn exactly { $parameter } coins
}
rules-title-runs = Turn runs of { $numbers } coins
rules-title-runs-squares = Turn runs of square length
rules-title-runs-triangular = Turn runs of triangular length
rules-title-runs-cubes = Turn runs of cubic length
rules-title-runs-primes = Turn runs of prime length
rules-title-runs-semiprimes = Turn runs whose length is a product of two primes
rules-title-runs-prime-powers = Turn runs whose length is a power of a prime
rules-title-runs-fibonacci = Turn runs of Fibonacci length
rules-title-runs-factorials = Turn runs of factorial length
rules-title-runs-odd = Turn runs of odd length
rules-title-runs-even = Turn runs of even length
rules-title-runs-powers-of = Turn runs of lengths that are powers of { $parameter }
rules-title-runs-polygonal = Turn runs of polygonal length, { $parameter } sides

## Sentences of other games

# $rule is the notation of the rule.
rules-own = The rule: { $rule }.
rules-own-rounding = The rule: { $rule }, where “/” rounds down.
# $most is the largest of the numbers.
rules-take-list = { $most ->
    [one] Take one stone from a heap.
   *[other] Take { $numbers } stones from a heap.
}
rules-take-but = Take any number of stones from a heap, but not { $numbers }.
# A list with named sets: 1, 3 to 14 or a square number.
rules-take-union = Take a number of stones from a heap that is { $numbers }.
rules-member-squares = a square number
rules-member-triangular = a triangular number
rules-member-cubes = a cube number
rules-member-primes = a prime
rules-member-semiprimes = a product of two primes
rules-member-prime-powers = a power of a prime
rules-member-fibonacci = a Fibonacci number
rules-member-factorials = a factorial
rules-member-odd = an odd number
rules-member-even = an even number
rules-member-powers-of = a power of { $parameter }
rules-member-polygonal = a polygonal number for { $parameter } sides
rules-set-cubes = Take a cube number of stones from a heap: { $numbers } and so on.
rules-set-semiprimes = Take a number of stones that is a product of two primes: { $numbers } and so on.
rules-set-prime-powers = Take a number of stones that is a power of a prime: { $numbers } and so on, but not 1.
rules-set-coprime = Take a number of stones that has no common divisor with the size of the heap but 1.
rules-set-odd = Take an odd number of stones from a heap: { $numbers } and so on.
rules-set-even = Take an even number of stones from a heap: { $numbers } and so on.
rules-set-powers-of = Take a number of stones that is a power of { $parameter }: { $numbers } and so on.
rules-set-polygonal = Take a polygonal number of stones for { $parameter } sides: { $numbers } and so on.
rules-coins-turning-turtles = Turn one coin or two of a row, the rightmost of them from heads to tails.
rules-coins-mogul = Turn one to seven coins of a row, the rightmost of them from heads to tails.
rules-coins-moidores = Turn one to nine coins of a row, the rightmost of them from heads to tails.
rules-coins-motley = Turn any coins of a row, at least one, the rightmost of them from heads to tails.
rules-coins-twins = Turn two coins of a row, the right one from heads to tails.
rules-coins-triplets = Turn three coins of a row, the rightmost of them from heads to tails.
rules-coins-sym = Turn coins of a row that lie symmetrically, any number, the rightmost from heads to tails.
rules-coins-at-most = { $parameter ->
    [1] Turn one coin of a row from heads to tails.
   *[other] Turn one to { $parameter } coins of a row, the rightmost of them from heads to tails.
}
rules-coins-exactly = { $parameter ->
    [1] Turn one coin of a row from heads to tails.
   *[other] Turn { $parameter } coins of a row, the rightmost of them from heads to tails.
}
rules-runs-lengths = Turn neighbouring coins of a row, { $numbers } of them, the rightmost from heads to tails.

## Codes, digit by digit

# $amount: some (then $numbers, the largest of which is $most), repeating, or none; $splits is “yes”
# if a heap may be split without taking anything.
rules-code = { $amount ->
    [some] { $most ->
        [one] { $splits ->
            [yes] Take one stone from a heap or split it without taking any; each digit says what may be left.
           *[no] Take one stone from a heap; each digit says what may be left.
        }
       *[other] { $splits ->
            [yes] Take { $numbers } stones from a heap or split it without taking any; each digit says what may be left.
           *[no] Take { $numbers } stones from a heap; each digit says what may be left.
        }
    }
    [repeating] { $splits ->
        [yes] Take stones from a heap by digits that repeat for ever, or split it without taking any; each digit says what may be left.
       *[no] Take stones from a heap by digits that repeat for ever; each digit says what may be left.
    }
   *[none] { $splits ->
        [yes] Split a heap without taking any stones.
       *[no] There is no move at all: all digits are 0.
    }
}
rules-reading = The code, digit by digit
rules-reading-more = { NUMBER($count) } more digits
rules-leave-1 = nothing
rules-leave-2 = one heap
rules-leave-4 = two heaps
rules-leave-8 = three heaps
# $parts is the digit as a sum, 7 = 4 + 2 + 1, if $sum is “yes”.
rules-digit = { $sum ->
    [yes] { $taken ->
        [one] { $parts }: take 1 stone and leave { $leaves }.
       *[other] { $parts }: take { $taken } stones and leave { $leaves }.
    }
   *[no] { $taken ->
        [one] Take 1 stone and leave { $leaves }.
       *[other] Take { $taken } stones and leave { $leaves }.
    }
}
rules-digit-split = { $sum ->
    [yes] { $parts }, before the point: take nothing and split the heap into { $leaves }.
   *[no] Before the point: take nothing and split the heap into { $leaves }.
}
rules-digit-none = { $taken ->
    [one] You cannot take exactly 1 stone.
   *[other] You cannot take exactly { $taken } stones.
}
rules-digits-end = { $last ->
    [one] More than 1 stone cannot be taken.
   *[other] More than { $last } stones cannot be taken.
}
rules-digits-repeat = { $count ->
    [one] The digit { $digits } in brackets repeats for ever: it holds for every larger number of stones, too.
   *[other] The digits { $digits } in brackets repeat for ever, for every larger number of stones.
}

## The picture of one move, in words

picture-take = One move: { $taken } of { $heap } stones are taken, { $left } are left.
picture-take-all = One move: all { $heap } stones are taken.
picture-break = { $taken ->
    [0] One move: a row of { $heap } becomes rows of { $parts }.
   *[other] One move: a row of { $heap } becomes rows of { $parts } ({ $taken } taken).
}
picture-coins = One move in a row of { $row }: the coins { $turned } are turned, coin { $last } from heads to tails.

# Octal codes with the same Grundy values. $index is the heap, such as “n − 1”, that has the value
# of the heap n of the game. $known is “proved”, “compared” as far as 400 values, or “terms”: as far
# as $count values of another game.
rules-shifted = { $code } with { $index }
rules-equal = { $more ->
    [0] { $known ->
        [proved] Octal codes with the same values: { $codes }; proved for all heaps.
        [terms] Octal codes with the same values: { $codes }; the first { $count } agree, and later ones may differ.
       *[compared] Octal codes with the same values: { $codes }; the first 400 agree, and later ones may differ.
    }
    [one] { $known ->
        [proved] Octal codes with the same values: { $codes } and one more code; proved for all heaps.
        [terms] Octal codes with the same values: { $codes } and one more code; the first { $count } agree, and later ones may differ.
       *[compared] Octal codes with the same values: { $codes } and one more code; the first 400 agree, and later ones may differ.
    }
   *[other] { $known ->
        [proved] Octal codes with the same values: { $codes } and { $more } more codes; proved for all heaps.
        [terms] Octal codes with the same values: { $codes } and { $more } more codes; the first { $count } agree, and later ones may differ.
       *[compared] Octal codes with the same values: { $codes } and { $more } more codes; the first 400 agree, and later ones may differ.
    }
}
