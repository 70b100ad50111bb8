### The menu of an answer.

copy-item-answer = Answer
copy-values = Values g({ $from }) to g({ $to })
copy-item-table = … as a table, for a spreadsheet
copy-glance-table = n ⇥ g(n)
copy-item-b-file = … as an OEIS b-file
copy-item-notation = Notation
copy-item-link = Link to this question
copy-item-bibtex = Citation, BibTeX
copy-item-plain = Citation, plain
copy-title-game = { $game }: Grundy values g({ $from }) to g({ $to })
copy-title-game-known = { $game } ({ $notation }): Grundy values g({ $from }) to g({ $to })
copy-title-problem = { $problem }, { $question }
