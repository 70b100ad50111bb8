### The comparison of two games.

compare-field = Another game
compare-hint = A name or a notation, such as kayles or take:1,4.
compare-try = Examples
compare-progress = Comparing
compare-stopped = Stopped before the games were compared.
compare-stale = for { $a } and { $b } up to n = { $n }
compare-proved = proved
compare-observed = observed, not proved
compare-to = values from n = { $from } to { $to } compared

# $verdict is “same”, “different” or “observed”; $all is “all” if all values are the same; else $end
# tells whether the last ones are the same, or the first ones, up to $until.
compare-headline = { $verdict ->
    [same] { $all ->
        [all] The same, for ever
       *[some] The same from n = { $from } on, for ever
    }
   *[different] Different again and again, for ever
    [observed] { $all ->
        [all] The same up to n = { $to }
       *[some] { $end ->
            [same] The same from n = { $from } to { $to }
            [beginning] The same up to n = { $until }, then different
           *[different] Different to the end
        }
    }
}
compare-count = { $count ->
    [0] All { $all } values are the same.
    [one] Of { $all } values, one is different: at n = { $first }.
   *[other] Of { $all } values, { NUMBER($count) } are different, { $percent }%. The first is at n = { $first }, the last at n = { $last }.
}
compare-why-same-rules = These are the same rules.
compare-why-periods = Both periods are proved. From n = { $from } on, where both have begun, { $by } values in a row decide it: this is the theorem of Fine and Wilf.
compare-why-growth = Both are proved to go on as they do, and they grow at different rates: they drift apart.
compare-why-one-period = One is proved to repeat, and a formula shows that the other never does.
compare-why-observed = This is observed, not proved: nothing is known about larger n. Proved periods of both games would decide it.

compare-legend-a = above: { $name }
compare-legend-b = below: { $name }
compare-legend-difference = marked where they differ, by how much
compare-figure = { $a } and { $b } side by side. Arrow keys move along, Page Up and Page Down row by row.
compare-hint-cells = Click a column to see why.
compare-hint-cells-touch = Tap a column to see why.
compare-reading-same = n = { $n }: both { $a }
compare-reading-different = n = { $n }: { $a } and { $b }
compare-shown = n = { $from } to { $to } of { $last }
compare-overview = How many values differ, along n. Arrow keys move the part that is shown below.
compare-table = As a table
compare-table-label = Values of { $a } and { $b }
compare-table-difference = Difference
