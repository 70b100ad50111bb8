### The views of a sequence.

## The sequence

sequence-heading = The sequence
sequence-legend-zero = 0: whoever moves loses
sequence-legend-more = { $most ->
    [1] 1: whoever moves can win
   *[other] 1 to { $most }: whoever moves can win
}
sequence-summary = { $kinds ->
    [one] { $name } from n = { $first } to { $last }: one value only, { $largest }. { $common }
   *[other] { $name } from n = { $first } to { $last }: { $kinds } different values, up to { $largest }. { $common }
}
sequence-common-1 = Each of them occurs once.
sequence-common-0 = { $times ->
    [one] The commonest is 0: there is one P-position.
   *[other] The commonest is 0: there are { $times } P-positions.
}
sequence-common = { $zeros ->
    [0] { $times ->
        [one] The commonest is { $common }, which occurs once; 0 does not occur.
       *[other] The commonest is { $common }, which occurs { $times } times; 0 does not occur.
    }
    [one] The commonest is { $common }, which occurs { $times } times; 0 occurs once, at the only P-position.
   *[other] The commonest is { $common }, which occurs { $times } times; 0 occurs { $zeros } times, at the P-positions.
}
sequence-stopped = Stopped before the sequence was drawn.
reading = g({ $n }) = { $value }
# In a frame, which has only the picture.
reading-hint-frame = Drag across to zoom in.
reading-hint-frame-touch = Touch a value, or pinch to zoom.
reading-hint-picture = Point at a value, or use the arrow keys.
reading-hint-picture-touch = Touch a value.
reading-hint = Drag across to zoom in. Click a value to see why.
reading-hint-touch = Tap a value to see why. Pinch to zoom.
chart-label = Chart of { $name }. Arrow keys move along it, plus and minus zoom, 0 shows all, Enter explains a value.
strip-label = Cells of { $name }. Arrow keys move from cell to cell, Enter explains a value.
strip-shown = n = { $first } to { $last }, { $columns } in a row
strip-part = n = { $first } to { $last } of { $all }, { $columns } in a row
strip-down = n = { $first } to { $last }, in columns of { $columns }.
# $all "all", if all columns repeat; $saltus "none", or what is added from column to column.
strip-pattern = { $all ->
    [all] { $saltus ->
        [none] Every column is the same.
       *[other] Every column is the one before, plus { $saltus }.
    }
   *[later] { $saltus ->
        [none] From { $from } on, every column is the same.
       *[other] From { $from } on, every column is the one before, plus { $saltus }.
    }
}
strip-exceptions = { $count ->
    [one] The ringed cell does not fit.
   *[other] The { $count } ringed cells do not fit.
}
strip-earlier = Earlier
strip-later = Later
strip-columns = Cells in a row
strip-fit = Fit

## The explanation of a value

mex-heading = Why this value
mex-fold = How it is found
mex-n = Explained n
mex-by-minus = One less
mex-by-plus = One more
mex-waiting = Click a point, a cell or a number.
mex-waiting-touch = Tap a point, a cell or a number.
mex-click = Select a value to see why it is so.
mex-open = Why is g({ $n }) = { $value }?
mex-stopped = Stopped before g({ $n }) was known.
mex-none = From { $n } there is no move, so the smallest unused value is 0.
mex-zero = { $count ->
    [one] The only option has a value above 0. So 0 is missing: a P-position.
   *[other] None of the { NUMBER($count) } options has value 0. So 0 is the least one missing: a P-position.
}
mex-sentence = { $count ->
    [one] The only option has value 0, so the least value missing is { $value }.
   *[other] { $value ->
        [1] Among the values of the { NUMBER($count) } options, 0 occurs; 1 does not.
       *[other] Among the values of the { NUMBER($count) } options, everything below { $value } occurs; { $value } does not.
    }
}
mex-all-tiles = Show all { NUMBER($count) } values
mex-beyond = Options are listed up to n = { $max }. Values go on in the table.
mex-tiles = The values in order, each with an option that has it, up to the first one missing
mex-absent = missing
mex-above = { $more ->
    [0] Values above the first gap do not count: { $values }.
   *[other] Values above the first gap do not count: { $values }, and larger ones.
}
mex-more = { $count ->
    [one] One more option.
   *[other] { NUMBER($count) } more options.
}
mex-write-more = Show more
# The meaning of g(n), by the form of an option.
mex-form-heaps = g(n) is the Grundy value of a heap of n stones.
mex-form-run = g(n) is the Grundy value of a row of coins in which only coin n shows heads. A move turns over a run of adjacent coins, the last of which shows heads; what it leaves is worth the nim-sum ⊕ of its heads.
mex-form-coins = g(n) is the Grundy value of a row of coins in which only coin n shows heads. What a move leaves is worth the nim-sum ⊕ of its heads.
mex-form-limit = g(n) is the Grundy value of a heap of n stones of which the first move may take at most n − 1; g(r, m) that of a heap of r stones of which the next move may take at most m.

## Histogram and table

histogram-heading = How often each value occurs
histogram-of = Values of g({ $first }) to g({ $last })
histogram-label = Histogram of { $name }
histogram-reading = { $count ->
    [one] value { $value }: once
   *[other] value { $value }: { $count } times
}
histogram-hint = { $count ->
    [one] One value occurs.
   *[other] { NUMBER($count) } different values occur.
}
histogram-head = { NUMBER($count) } different values occur. The chart shows the first { $shown }, { $percent }% of all.
histogram-table = As a table
histogram-table-label = Values of { $name } and how often each occurs
histogram-counts = How often
histogram-more = { NUMBER($count) } more values are not listed.
table-heading = Every value
table-value = Value
table-goto = Go to n
table-go = Go
table-first = First
table-previous = Previous
table-next = Next
table-range = Any n from { $min } to { $max }.
table-stopped = Stopped before the rows from n = { $n } were computed.
table-row = …{ $tail }
table-far = The rows begin at n = { $n }.
table-label = Table of { $name }, ten values a row
table-caption = Values of { $name }. Arrow keys lead from value to value, Enter explains one.

## The notation of options

option-turn = turn { $move }
option-limit = take { $move }
# The value of the position that an option leaves, in a formula.
value-of-one = g({ $n })
value-of-limit = g({ $n }, { $limit })

reading-hint-closer = Drag to move along, Shift and drag to zoom in.
reading-hint-closer-touch = Drag sideways to move along. Pinch to zoom.
colour-by = Colour by
colour-value = value
colour-bit = binary digit { $power }
legend-bit = { $digit ->
    [0] binary digit { $power } is 0
   *[other] binary digit { $power } is 1
}
chart-period = repeats every { $period } from here on
chart-period-all = repeats every { $period }
zoom-label = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Show all
chart-range = n = { $from } to { $to }
strip-mean = n = { $first } to { $last }, each point the mean colour of { $per } heaps
strip-period = Period { $period }
mex-steps = Step by step
mex-step-found = { $more ->
    [0] Is there an option of value { $value }? Yes: { $option }.
    [one] Is there an option of value { $value }? Yes: { $option }, and one more.
   *[other] Is there an option of value { $value }? Yes: { $option }, and others.
}
mex-step-missing = Is there an option of value { $value }? No. So { $value } is the least value missing, the mex: g({ $n }) = { $value }.
histogram-reading-sum = { $count ->
    [one] values up to { $value }: once in all
   *[other] values up to { $value }: { $count } times in all
}
histogram-scale = How the counts are shown
histogram-log = Logarithmic
histogram-sum = Added up
finds-heading = Losing positions, gaps, records
finds-show-zeros = P-positions
finds-show-gaps = Gaps between them
finds-show-records = Records
finds-show-first = First occurrences
finds-doing = Searching the sequence
finds-stopped = Stopped before the list was complete.
listen = Listen
listen-stop = ■ Stop
listen-closer = Zoom in until single values can be heard
