### What a frame in another page says before the rest of it has come (www/src/embed).

embed-description = One view of a combinatorial game, computed in your browser by Grundyscope.
embed-open = Open in full
embed-open-title = Opens this question on the whole page, in a new tab
embed-working = Open Grundyscope
# Where the frame's scripts did not come: no network, or a sandbox on a host that does not let them in.
embed-lost = This picture could not be loaded here. The whole page has it.
embed-again = Try again
embed-n = n = { $n }
embed-to = n up to { $n }
embed-title = { $name }, { $detail } · Grundyscope
embed-title-alone = { $name } · Grundyscope
# $show is what the frame's address asks for, $shows what there is.
embed-no-show = This question has no view “{ $show }”. It can be shown as: { $shows }.
embed-no-problem = There is no problem called “{ $problem }”.
embed-no-question = This frame has no question in its address.

# What a view is called, as a heading for those who do not see it.
show-answer = The answer
show-calculator = Calculator
show-chart = Chart
show-compare = Comparison
show-explanation = Why it is so
show-heat = Table in colours
show-histogram = How often each value occurs
show-list = What stands out
show-play = A game
show-strip = Cells
show-sum = A sum
show-table = Table
show-value = Why this value
show-word = The Fibonacci word
