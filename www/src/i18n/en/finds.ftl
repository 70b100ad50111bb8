### The lists of a sequence: P-positions, gaps, records. Loaded when the first one opens.

finds-zeros = { $count ->
    [0] Up to n = { $to }, no n has the value 0.
    [one] Up to n = { $to }, one n has the value 0: the only P-position.
   *[other] { $rest ->
        [0] Up to n = { $to }, { $count } values are 0: the P-positions, one n in { $rate }.
       *[other] Up to n = { $to }, { $count } values are 0: the P-positions, one n in { $rate }. The last { $rest } are not listed.
    }
}
finds-gaps = { $count ->
    [0] Up to n = { $to }, there are no two P-positions with a gap between them.
   *[other] How far it is from each P-position to the next. The largest gap up to n = { $to } is { $largest }, after n = { $from }.
}
finds-gaps-of = gaps between P-positions, { $name }
finds-records = { $count ->
    [one] Up to n = { $to }, the first value is the greatest.
   *[other] Up to n = { $to }, { $count } values are greater than all before them.
}
finds-first = { $count ->
    [one] Up to n = { $to }, there is one value only.
   *[other] Up to n = { $to }, { $count } different values occur. Here is the least n of each.
}
finds-page = { $from } to { $to } of { $count }
