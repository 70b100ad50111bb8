### The nimbers room.

nimbers-title = { $expression } · Nimbers · Grundyscope
nimbers-statement = Heap sizes have an arithmetic of their own: add, multiply and divide them, take square roots, and the result is always a whole number.

## The calculator

nimbers-field = An expression
nimbers-hint = Use + and * (written ⊕ and ⊗ below), / ^ and parentheses; sqrt(), inv(), solve(), mex(0, 1, 3), order(), field(). Exponents are ordinary numbers, and so is what stands in brackets: [2^64].
nimbers-empty = Nothing to compute yet. Try 6*7, or sqrt(2).
# $place: here, end; $here: the character there; $allowed: what the engine allows there.
nimbers-wrong = { $place ->
    [end] Something is missing at the end. { $allowed }
   *[here] “{ $here }” cannot be read there. { $allowed }
}
nimbers-range = Too large. { $allowed }
nimbers-result = Result
nimbers-none = The value appears here once the expression is complete.
nimbers-integer = an ordinary number
nimbers-power = Here ^ is the power of nimbers: 2^3 is 2 ⊗ 2 ⊗ 2. An ordinary power stands in brackets: [2^3] is 8.
nimbers-stale-said = The value shown is still that of { $expression }.
nimbers-said = { $expression } is { $value }
nimbers-progress = Computing
nimbers-stopped = Stopped before there was a value.

nimbers-examples = Examples
nimbers-example-heaps = Heaps of 3 and 5 are worth one heap of 6.
nimbers-example-square = 2, 4, 16, 256, … are the Fermat powers F, and F ⊗ F = F ⊕ F/2.
nimbers-example-product = Ordinary 42; here the powers of two cancel down to 3.
nimbers-example-half = Every nimber but 0 has an inverse; here that of 2.
nimbers-example-root = Every nimber has one square root, and only one.
nimbers-example-fifth = 4 is a fifth root of 2, and 16 a 17th root of 8.
nimbers-example-order = Multiply 65536 by itself this many times to reach 1.
nimbers-example-large = Far beyond 64 bits, the same rule.

## Facts about the value

nimber-facts-heading = About { $value }
nimber-fact-field = Smallest field that contains it
nimber-fact-field-value = nimbers below { $size }
nimber-fact-square = Its square
nimber-fact-root = Its square root
nimber-fact-inverse = Its inverse
nimber-fact-order = Its order
nimber-fact-solve = Solutions of x² ⊕ x = { $value }
nimber-fact-pair = { $first } and { $second }
nimber-fact-none = none

## Step by step

steps-heading = How it is computed
steps-waiting = Nothing to compute yet.
steps-value = A number alone: nothing to compute. The nimber *{ $value } is a heap of { $value } stones.
steps-cut = The first { NUMBER($shown) } of { NUMBER($count) } operations are shown.
steps-omitted = { $count ->
    [one] One further operation has numbers too long to be followed.
   *[other] { NUMBER($count) } further operations have numbers too long to be followed.
}
steps-in = Operation { $step } of { $count }:
steps-lines = { $count ->
    [one] In one line
   *[other] Line by line: { NUMBER($count) } lines
}
steps-lines-omitted = { $count } further pieces of the same kind are left out.
steps-too-long = The numbers are too long for their derivation to be followed.

step-nim-sum = { $left } ⊕ { $right } = { $result }
step-nim-product = { $left } ⊗ { $right } = { $result }
step-nim-quotient = { $left } / { $right } = { $result }
# $right is an ordinary integer, the exponent.
step-nim-power = { $left } to the power of { $right } = { $result }
step-nim-inverse = 1 / { $left } = { $result }
step-nim-square-root = √{ $left } = { $result }
step-solve = x² ⊕ x = { $left } for x = { $result } and x = { $result } ⊕ 1
step-mex = mex({ $operands }) = { $result }: the least number that is not among them
step-order = The order of { $left } is { $result }
step-field = The smallest field with { $left } has { $result } nimbers

bits-explained = Write both in binary, one under the other. In each column, equal digits give 0 and different digits give 1: ones cancel in pairs.
bits-caption = { $left } ⊕ { $right } in binary

expansion-explained = Each power of two in { $left } meets each one in { $right }. The product is the nim-sum of the table.
expansion-caption = The products of the powers of two in { $left } and in { $right }
expansion-start = From the start
expansion-back = Back
expansion-next = Next
expansion-play = Play
expansion-pause = Pause
expansion-hint = Choose a product to see why it is so, or play them one by one.
expansion-cell = { $left } ⊗ { $right } = { $result }
expansion-hidden = { $left } ⊗ { $right }, not yet
expansion-one = A factor 1 changes nothing.
expansion-so-far = { $shown } of { $count } products, nim-sum so far: { $sum }
expansion-all = The nim-sum of all { $count } products: { $sum }
expansion-tally = How often each power of two occurs in the products: twice cancels, so an odd count stays
expansion-power = power
expansion-count = how often
expansion-stays = stays
expansion-gone = cancels

## One line of a derivation. Numbers of more than 128 bits are sums of powers of two.

nimber-line-same = That is { $value }: a factor, an exponent or a value of 0 or 1 leaves nothing to do.
nimber-line-split = { $value } = { $terms }, powers of two.
nimber-line-cancel = Both have { $terms }: equal powers cancel.
nimber-line-fermat-product = { $left } ⊗ { $right } = { $result }: no Fermat power in common, so the ordinary product.
nimber-line-fermat-square = { $fermat } ⊗ { $fermat } = { $fermat } ⊕ { $half } = { $result }: a Fermat power (2, 4, 16, 256, …) times itself is F ⊕ F/2.
nimber-line-take-out = { $left } ⊗ { $right }: take { $fermat } out of both. { $fermat } ⊗ { $fermat } = { $square }, and { $leftRest } ⊗ { $rightRest } = { $rest } is left, so it is { $square } ⊗ { $rest }.
nimber-line-collect = { $left } ⊗ { $right } = { $terms } = { $result }, multiplied out.
nimber-line-conjugate = { $value } = { $high } ⊗ { $fermat } ⊕ { $low } has the conjugate { $conjugate }. Multiplied with it, the product lies in a smaller field: { $norm }.
nimber-line-inverse = So the inverse of { $value } is { $conjugate } ⊗ { $normInverse } = { $result }.
nimber-line-divide = { $left } / { $right } = { $left } ⊗ { $inverse }, a product with the inverse.
nimber-line-reduce-exponent = Powers repeat after { $order }, so the exponent { $exponent } does what { $reduced } does.
nimber-line-square = { $value } ⊗ { $value } = { $result }
nimber-line-multiply = { $left } ⊗ { $right } = { $result }
nimber-line-root-halves = { $value } = { $high } ⊗ { $fermat } ⊕ { $low }. Its root is { $rootHigh } ⊗ { $fermat } ⊕ { $rootLow }: the roots of { $high } and of { $rest } = { $low } ⊕ { $high } ⊗ { $fermat }/2.
nimber-line-upper-half = { $value } is in the upper half of the nimbers below 2^{ $bits }, so x lies in the next larger field.
nimber-line-lower-half = { $value } is in the lower half of the nimbers below 2^{ $bits }, so x lies among them.
nimber-line-check-root = Check: { $root } ⊗ { $root } = { $square }, and { $square } ⊕ { $root } = { $sum }.
nimber-line-order-part = The Fermat number { $fermat } gives the order the factor { $part } = { $factors }.
nimber-line-field-of = { $value } has { $length } binary digits, so it lies below 2^{ $bits }, and the nimbers below 2^{ $bits } are a field: { $bits } is itself a power of two.

## The tables

tables-heading = The tables
tables-explained = All four operations for every pair of nimbers below 65,536. The nimbers below 2, 4, 16, 256 and 65,536 are fields: lines show where they end, and no operation leads out of them.
tables-which = Which table
nimber-table-sum = ⊕ Sum
nimber-table-product = ⊗ Product
nimber-table-quotient = / Quotient
nimber-table-power = ^ Power
# $first and $last are rows; $firstColumn and $lastColumn are columns.
plane-label = { $table ->
    [sum] Table of nim-sums
    [product] Table of nim-products
    [quotient] Table of nim-quotients, row by column
   *[power] Table of nim-powers, row to the power of the column
}
plane-keys-touch = Drag sideways to move, pinch to zoom. Tap a cell to keep it. The arrow buttons move up and down.
plane-keys = Drag to move, pinch or Ctrl + wheel to zoom. On the keyboard: arrow keys go from cell to cell, Shift + arrow moves the table, + and − zoom, 0 returns to the start, Enter keeps a cell.
plane-shown = Rows { $first } to { $last }, columns { $firstColumn } to { $lastColumn }
plane-every = Rows { $first } to { $last }, columns { $firstColumn } to { $lastColumn }; one in { $step } is drawn
plane-waiting = Computing the table…
plane-tool-in = Zoom in
plane-tool-out = Zoom out
plane-tool-all = Show all
plane-tool-home = 16 × 16
plane-tool-up = Up
plane-tool-down = Down
plane-tool-left = Left
plane-tool-right = Right
plane-zoom = Zoom
plane-move = Move
plane-colour = Colour by
plane-by-value = value
plane-by-bit = bit { $bit } (of { $power })
plane-legend-zero = 0
plane-legend-doubling = above 0: darker within each doubling, 8 to 15, 16 to 31, …
plane-legend-set = bit set
plane-legend-unset = bit not set
plane-table = As a table
plane-table-caption = The upper left corner of what is in view
plane-corner = row, column

cell-heading = This cell
cell-hint = Point at a cell, or move there with the arrow keys.
cell-hint-touch = Tap a cell.
cell-row = Row { $row }, column { $column }
cell-unknown = Computing…
cell-work = Show the steps
cell-value-sum = { $row } ⊕ { $column } = { $value }
cell-value-product = { $row } ⊗ { $column } = { $value }
cell-value-quotient = { $row } / { $column } = { $value }
cell-value-power = { $row } to the power of { $column } = { $value }
cell-none = { $row } / 0 has no value
cell-why-sum = { $value ->
    [0] Two equal heaps: whoever moves loses, for every move can be answered in the other heap.
   *[other] A heap of { $row } beside a heap of { $column } is worth one heap of { $value }.
}
cell-why-product = { $zero ->
    [yes] A factor 0 makes the product 0, and nothing else does.
   *[no] Both factors lie below { $end }, so the product does, too.
}
cell-why-quotient = { $zero ->
    [yes] 0 stays 0, whatever it is divided by.
   *[no] For { $value } ⊗ { $column } = { $row }.
}
cell-none-why = Every product with 0 is 0, so there is nothing to divide by.
cell-why-power = { $column ->
    [0] A power with exponent 0 is 1.
    [1] A power with exponent 1 is the number itself.
   *[other] { $row } as a factor { $column } times, multiplied as nimbers; the exponent is an ordinary number.
}

## What is a nimber?

nimber-heading = What is a nimber?
nimber-what = In Nim, players take turns to take stones from one heap; whoever takes the last one wins. Heaps side by side are worth as much as a single heap, their nim-sum. Split each heap into powers of two and cancel equal ones: 3 and 5 are 2 + 1 and 4 + 1, the ones cancel, and 4 + 2 = 6 is left.
nimber-why = A nimber is a heap size with this addition. John Conway found the multiplication that goes with it, and division never fails: the nimbers below 2, 4, 16, 256, 65,536 and so on are fields. It is what the Flipping Game multiplies.
nimber-picture = Heaps of 3 and 5 are worth a heap of 6: the single stones cancel.
