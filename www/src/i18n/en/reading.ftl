### How a typed question was read: a row of parts, each of which can be changed.

read-as = Read as
read-try = Try
# With " | " between them.
read-examples = kayles 3 5 7 | take 1, 3 or 4: 10 13 | 0, 1, 2, 3, 1, 4 | 6 x 7
read-n = up to n = { $n }
read-moore = in up to { $most } heaps at once
read-wins = last move wins
read-loses = last move loses
# What is written into the text that was typed; words.txt reads it.
read-typed-wins = last one wins
read-typed-loses = last one loses
read-change = { $part }: select this part of the text
read-turn = { $part }: change this
