### Saving the visible part of a sequence as a file.

save-label = Save the sequence
save-what = Save g({ $from }) to g({ $to }) as
save-as-png = PNG, a picture
save-as-svg = SVG, a drawing
save-as-csv = CSV, for spreadsheets
save-as-json = JSON
save-as-b = OEIS b-file
save-as-markdown = Markdown table
save-as-tikz = LaTeX, pgfplots
save-go = Save
save-many = At most { $most } values fit there. Zoom in, or choose another format.
save-doing = Writing the file
save-stopped = Nothing was saved.
save-title = { $name }: Grundy values g({ $from }) to g({ $to })
save-description = Grundy values g(n) of the game, drawn as points above n.
