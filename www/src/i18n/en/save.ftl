### Saving the visible part of a sequence, or a table, as a file.

save-label = Save the sequence
save-what = Save g({ $from }) to g({ $to }) as
save-as-png = PNG, a picture
save-as-svg = SVG, a drawing
save-as-csv = CSV, for spreadsheets
save-as-json = JSON
save-as-b = OEIS b-file
save-as-markdown = Markdown table
save-as-tikz = LaTeX, pgfplots
save-as-latex = LaTeX, tabular
save-go = Save
save-table-label = Save the table
save-table-what = Save what is shown as
save-table-of = Values of { $name }
save-terms-label = Save the terms
save-terms-of = Zeckendorf representation of { $n }
save-terms-index = index
save-terms-term = term
save-many = At most { $most } values fit there. Zoom in, or choose another format.
save-doing = Writing the file
save-stopped = Nothing was saved.
save-title = { $name }: Grundy values g({ $from }) to g({ $to })
save-description = Grundy values g(n) of the game, drawn as points above n.
