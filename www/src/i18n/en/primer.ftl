### “What is this?”: fewer than 200 words, and a heap to click. From about-more on, details.

about-game = Two players move in turn. Both may make the same moves, and a player who cannot move loses. Here is such a game: take 1, 4, 9 or 16 stones from a heap, always a square number. Try it: choose how many.
about-mex = Every heap has a number, its Grundy value. Look at all the heaps that you can leave, and at their values. The least of the numbers 0, 1, 2 and so on that is missing among them is the value of your heap. This is the mex, short for minimal excludant. With no move at all nothing is there, so 0 is missing: the value is 0.
about-outcome = Value 0 means that whoever has to move loses, a P-position: every move leaves a value above 0, and from any of those there is a move back to 0. So play well by leaving value 0.
about-sum = Several heaps at once? Add their values in binary without carrying, 3 ⊕ 5 = 6, the nim-sum. One number then stands for the whole position.

about-lesson = Learn this step by step
about-lessons = All lessons

about-more = More words: products, periods, colours
about-product = Nim-addition ⊕ has a matching multiplication, the nim-product ⊗. The usual laws hold, such as a ⊗ (b ⊕ c) = (a ⊗ b) ⊕ (a ⊗ c), and you can divide by anything but 0. It gives the values of games on boards from the values of games on rows: the Tartan theorem.
about-period = The values of many games repeat in the end: from some n on, the pre-period, g(n + p) = g(n), with the period p. In some games they grow instead, g(n + p) = g(n) + s, and s is the saltus. Looking at values proves neither, but for some games a theorem says how many values are enough.
about-colour = Colours stand for values: 0 is orange; larger values go from teal through blue and violet to magenta. Cells of value 0 are round where they are large enough.

# Whether the site works without a network.
offline-kept = This site works without a network from now on.
offline-coming = This site is being kept for use without a network.
# $seconds is at least 2.
offline-idle = This site will be kept for use without a network when you have done nothing here for { $seconds } seconds.
offline-asked = Your browser saves data, or the connection is slow: this site is kept for use without a network only if you ask for it.
# $kept says whether the whole site is kept; "opened" stands above links to what is.
primer-offline = { $kept ->
    [yes] You are offline. This site works without a network.
    [opened] What you have opened works on:
   *[no] You are offline. What you have opened works on.
}
offline-keep = Keep for offline use
offline-not = This site needs a network: this browser keeps no copy of it.

about-licences = Licences
about-licence = Grundyscope is free software under the MIT or the Apache 2.0 licence, at your choice. It contains parts by others under licences of their own.
about-licences-file = All of them as a text file
about-licences-failed = The licences cannot be read now. The text file has them.

# $number is $count, drawn large.
heap-stones = { $count ->
    [one] { $number } stone
   *[other] { $number } stones
}
heap-moves = Moves
heap-take = Take { $count }
heap-take-short = take { $count }
# $value is drawn in its colour.
heap-leaves = leaves { $left }, value { $value }
heap-missing = missing
heap-tiles = The values that the moves leave, in order, up to the first one missing
heap-end = No stones are left, so there is no move. The player to move has lost.
heap-again = Start again with { $count }
heap-lost = There is no move, so 0 is missing. The value of a heap of { $n } is 0.
# $values are the distinct values that the moves leave, $count is their number.
heap-mex = { $count ->
    [one] Whatever you take, you leave value { $values }. The least number missing is { $value }: so that is the value of { $n }.
   *[other] The moves leave the values { $values }. The least number missing is { $value }: so that is the value of { $n }.
}
heap-p = So whoever has to move here loses against good play.
heap-n = Take { $count } to leave value 0, and win.
heap-all = The values of all heaps from 0 to { $last }. This row is what all charts here show.
heap-cell = Heap of { $heap }: value { $value }
