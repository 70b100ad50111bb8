### The tables of two-heap games, in the rooms Zeckendorf and Two heaps.

two-heaps-title = { $game }, ({ $row }, { $column }) · Grundyscope
two-heaps-heading = Two heaps
two-heaps-statement = Where a move changes two numbers together, a position is a cell of a table, and every cell has a Grundy value. An orange cell is lost for the player to move. Move around to see where they are.
two-heaps-game = Which game
pair-wythoff = Wythoff’s nim
pair-euclid = Euclid
pair-fibonacci-nim = Fibonacci nim
rule-wythoff = Take any number of stones from one heap, or the same number from both. Whoever cannot move loses.
rule-euclid = Take a multiple of the smaller heap from the larger one, but not all of it. Two equal heaps are the end: whoever cannot move loses.
rule-fibonacci-nim = One heap, and a limit: take at least one stone and at most the limit. The next limit is twice what was taken. Whoever cannot move loses.
# $name is the name of the number.
two-heaps-wrong = { $name }: a whole number from { $min } to { $max }, please.
axis-wythoff-row = First heap
axis-wythoff-column = Second heap
axis-euclid-row = First heap
axis-euclid-column = Second heap
axis-fibonacci-nim-row = Heap
axis-fibonacci-nim-column = Limit

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
heat-cell-value = ({ $row }, { $column }): value { $value }{ $value ->
    [0] , a P-position
   *[other] {""}
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

heat-this-cell = This cell
cell-waiting = Point at a cell, or use the arrow keys.
cell-waiting-touch = Tap a cell.
cell-headline = ({ $row }, { $column }): { $outcome ->
    [P] a P-position
   *[N] an N-position
}{ $known ->
    [1] , value { $value }
   *[0] {""}
}
cell-nothing = Nothing is left, so there is no move.
cell-wythoff-lost = Pair number { $k }: { $less } = ⌊{ $k } × φ⌋ and { $more } = { $less } + { $k }. These pairs, and no others, are lost; no move leads from one to another (Wythoff 1907).
cell-wythoff-won = It is none of Wythoff’s pairs, so a move leads to one of them.
cell-euclid-end = Two equal heaps: no move is left.
cell-euclid = { $more } / { $less } ≈ { $ratio }, { $outcome ->
    [P] below the golden ratio 1.618…: the only move leads above it, and so to a win for the other player.
   *[N] above the golden ratio 1.618…: a move leads below it.
}
cell-nim-lost = The smallest term of { $heap } is { $least }, and at most { $limit } may be taken. Whoever cannot take all of the smallest term loses.
cell-nim-won = The smallest term of { $heap } is { $least }, and it may be taken, as the limit is { $limit }.
cell-nim-all = All { $heap } stones may be taken at once.
cell-moves = { $count ->
    [one] The one winning move:
   *[other] Winning moves:
}
cell-moves-more = … and more.
# $from is “row”, “column” or “both”.
cell-move = { $from ->
    [row] Take { $count } from the first heap
    [column] Take { $count } from the second heap
   *[both] Take { $count } from both
}, to ({ $row }, { $column })
cell-move-nim = Take { $count }: { $row } left, next move: at most { $column }
