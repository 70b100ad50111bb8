### Strips, stairs, trees and graphs.

diagram-coin = { $look ->
    [own] Your piece on square { $square }
    [dollar] The dollar on square { $square }
   *[coin] Coin on square { $square }
}
diagram-to = to square { $square }
diagram-to-cell = to row { $row }, column { $column }
diagram-cells = A table with a piece in row { $row }, column { $column }
# $kind is “add” if chips are put on the heap, “take” if they are taken from it.
diagram-chips = { $kind ->
    [add] { $count ->
        [one] Add one chip to heap { $number }
       *[other] Add { $count } chips to heap { $number }
    }
   *[take] { $count ->
        [one] Take one chip from heap { $number }
       *[other] Take { $count } chips from heap { $number }
    }
}
diagram-heaps = Heaps of chips: { $heaps }
diagram-stairs = { $count ->
    [one] Move one coin from step { $step } one step down
   *[other] Move { $count } coins from step { $step } one step down
}
diagram-edge = Cut edge { $edge }, which has the value { $value } with all above it
diagram-cut = Cut edge { $edge }
diagram-vertex = Move to { $name }
diagram-token = Token on { $name }
diagram-strip = { $rows ->
    [one] A strip of squares, with coins on { $squares }
   *[other] { $rows } rows of squares, with pieces on { $squares }
}
diagram-steps = Coins on the steps from the lowest: { $steps }
diagram-tree = { $count ->
    [one] Trees with one edge
   *[other] Trees with { $count } edges
}
diagram-graph = { $count ->
    [one] A graph with one vertex; tokens on { $tokens }
   *[other] A graph with { $count } vertices; tokens on { $tokens }
}
