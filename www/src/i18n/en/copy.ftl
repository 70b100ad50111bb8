### The menu of an answer.

copy-item-answer = Copy the answer
copy-values = Copy the values g({ $from }) to g({ $to })
copy-item-table = Copy them as a table, for a spreadsheet
copy-glance-table = n ⇥ g(n)
copy-item-b-file = Copy them as an OEIS b-file
copy-item-notation = Copy the notation
copy-item-link = Copy the link to this question
copy-item-bibtex = Copy a citation, BibTeX
copy-item-plain = Copy a citation, plain
copy-play = Play this game
copy-code = Show its program
copy-title-game = { $game }: Grundy values g({ $from }) to g({ $to })
copy-title-game-known = { $game } ({ $notation }): Grundy values g({ $from }) to g({ $to })
copy-title-problem = { $problem }, { $question }
