### The tables of two-heap games, in the rooms Zeckendorf and Two heaps.

two-heaps-title = { $game }, ({ $row }, { $column }) · Grundyscope
two-heaps-play = Play this position against the engine
two-heaps-statement = Where a move changes two numbers together, a position is a cell of a table, and every cell has a Grundy value. An orange cell is lost for the player to move. Move around to see where they are.
two-heaps-r = Number r
two-heaps-rule = Rule
two-heaps-rule-hint = A rule of two numbers, such as (a,b) to (a-1,b), (a,b-1) or (a-1,b-1). Rules may have sets, conditions and a board.
two-heaps-rules = Rules to start from
# $name is the name of a game, $r its number.
table-with-r = { $name }, r = { $r }
two-heaps-game = Which game
rule-wythoff = Take any number of stones from one heap, or the same number from both. Whoever cannot move loses.
rule-euclid = Take a multiple of the smaller heap from the larger one, but not all of it. Two equal heaps are the end: whoever cannot move loses.
rule-fibonacci-nim = One heap, and a limit: take at least one stone and at most the limit. The next limit is twice what was taken. Whoever cannot move loses.
rule-r-wythoff = Take any number of stones from one heap, or from both two numbers whose difference is below { $r }. Whoever cannot move loses. With r = 1 this is Wythoff’s nim.
rule-euclid-to-zero = Take a multiple of the smaller heap from the larger one, perhaps all of it. Whoever empties a heap wins.
rule-dynamic = One heap, and a limit: take at least one stone and at most the limit. The next limit is { $r } times what was taken. Whoever cannot move loses. With r = 2 this is Fibonacci nim, the game of Stone Game III.
# $name is the name of the number.
two-heaps-wrong = { $name }: a whole number from { $min } to { $max }, please.
axis-wythoff-row = First heap
axis-wythoff-column = Second heap
axis-euclid-row = First heap
axis-euclid-column = Second heap
axis-fibonacci-nim-row = Heap
axis-fibonacci-nim-column = Limit
axis-r-wythoff-row = First heap
axis-r-wythoff-column = Second heap
axis-euclid-to-zero-row = First heap
axis-euclid-to-zero-column = Second heap
axis-dynamic-row = Heap
axis-dynamic-column = Limit
# $name is the name of the coordinate in the rule.
axis-rule-row = Number { $name }
axis-rule-column = Number { $name }
axis-rule-layer = Number { $name }

heat-label = Table of { $name }. Arrow keys move from cell to cell, Enter keeps one, plus and minus zoom.
heat-controls = Which part of the table
heat-closer = Zoom in
heat-wider = Zoom out
heat-up = Up
heat-down = Down
heat-left = To lower columns
heat-right = To higher columns
heat-window = { $row } { $fromRow } to { $toRow }, { $column } { $fromColumn } to { $toColumn }
heat-cell = ({ $row }, { $column })
heat-cell-value = { $value ->
    [0] ({ $row }, { $column }): value { $value }, a P-position
   *[other] ({ $row }, { $column }): value { $value }
}
heat-progress = Computing the table
heat-stopped = Stopped before this part of the table was computed.
heat-legend-zero = 0, a P-position: whoever moves loses
heat-legend-more = above 0, N-positions
heat-table = As a table
heat-table-label = Values of { $name }, the upper left corner of what is shown
heat-caption-wythoff = Rows: first heap. Columns: second heap. The orange cells keep to two lines whose slopes are the golden ratio φ = 1.618… and 1/φ.
heat-caption-euclid = Rows: first heap. Columns: second heap. The orange wedge holds all pairs whose ratio is below the golden ratio φ = 1.618…
heat-caption-fibonacci-nim = Rows: heap. Columns: limit. How far a row stays orange is the smallest term of the heap; at Fibonacci numbers it reaches furthest.
heat-caption-r-wythoff = Rows: first heap. Columns: second heap. The orange cells keep to two lines; the larger r is, the further apart they are.
heat-caption-euclid-to-zero = Rows: first heap. Columns: second heap. The orange wedge holds all pairs whose ratio is below the golden ratio φ = 1.618…, except two equal heaps, of which one may be emptied.
heat-caption-dynamic = Rows: heap. Columns: limit. How far a row stays orange is the smallest term of the heap. The terms are 1, and then each plus the first one whose { $r }-fold reaches it.
heat-caption-rule = Rows: the first number. Columns: the second number. Cells that do not exist have value 0.

heat-this-cell = This cell
cell-waiting = Point at a cell, or use the arrow keys.
cell-waiting-touch = Tap a cell.
cell-headline = { $outcome ->
    [P] { $known ->
        [yes] ({ $row }, { $column }): a P-position, value { $value }
       *[no] ({ $row }, { $column }): a P-position
    }
   *[N] { $known ->
        [yes] ({ $row }, { $column }): an N-position, value { $value }
       *[no] ({ $row }, { $column }): an N-position
    }
}
cell-nothing = Nothing is left, so there is no move.
cell-wythoff-lost = Pair number { $k }: { $less } = ⌊{ $k } × φ⌋ and { $more } = { $less } + { $k }. These pairs, and no others, are lost; no move leads from one to another (Wythoff 1907).
cell-wythoff-won = It is none of Wythoff’s pairs, so a move leads to one of them.
cell-r-wythoff-lost = Pair number { $k }: { $less }, and { $more } = { $less } + { $k } × { $r }. The smaller number of a pair is the least that is in no pair before; these pairs, and no others, are lost (Fraenkel 1982).
cell-r-wythoff-won = It is none of the pairs whose difference is { $r } times their number, so a move leads to one of them.
cell-euclid-empty = The smaller heap divides the larger one, which may be emptied: that wins at once.
cell-euclid-end = Two equal heaps: no move is left.
cell-euclid = { $outcome ->
    [P] { $more } / { $less } ≈ { $ratio }, below the golden ratio 1.618…: the only move leads above it, and so to a win for the other player.
   *[N] { $more } / { $less } ≈ { $ratio }, above the golden ratio 1.618…: a move leads below it.
}
cell-nim-lost = The smallest term of { $heap } is { $least }, and at most { $limit } may be taken. Whoever cannot take all of the smallest term loses.
cell-nim-won = The smallest term of { $heap } is { $least }, and it may be taken, as the limit is { $limit }.
cell-nim-all = All { $heap } stones may be taken at once.
cell-dynamic-lost = The smallest term of { $heap } is { $least }, and at most { $limit } may be taken. Whoever cannot take all of the smallest term loses (Schwenk 1970).
cell-rule-end = No move is left, so the value is 0.
cell-rule = { $zero ->
    [yes] { $count ->
        [one] None of the 1 option has value 0, so the value is 0.
       *[other] None of the { $count } options has value 0, so the value is 0.
    }
   *[no] { $count ->
        [one] The option has every value below { $value }, and not { $value }.
       *[other] The { $count } options have every value below { $value }, and not { $value }.
    }
}
cell-rule-value = { $count ->
    [one] Value { $value }: { $first }
   *[other] Value { $value }: { $count } options, such as { $first }
}
cell-rule-more = { $count ->
    [one] … and { $count } more value
   *[other] … and { $count } more values
}
cell-moves = { $count ->
    [one] The one winning move:
   *[other] Winning moves:
}
cell-moves-more = … and more.
# $from is “row”, “column” or “both”.
cell-move = { $from ->
    [row] Take { $count } from the first heap, to ({ $row }, { $column })
    [column] Take { $count } from the second heap, to ({ $row }, { $column })
   *[both] Take { $count } from both, to ({ $row }, { $column })
}
# Taken from the first heap: $count, from the second: $also.
cell-move-also = Take { $count } from the first heap and { $also } from the second, to ({ $row }, { $column })
# $to is a position, or a sum of positions.
cell-move-rule = To { $to }
cell-move-nim = Take { $count }: { $row } left, next move: at most { $column }
