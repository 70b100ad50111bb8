### The poster of a frame, before the rest is loaded (www/src/embed).

embed-open = Open in full
embed-open-title = Opens this question on the whole page, in a new tab
embed-working = Open Grundyscope
# If scripts of the frame did not arrive; a sentence with the cause follows (load-cause).
embed-lost = This picture could not be loaded here.
embed-again = Try again
embed-n = n = { $n }
embed-to = n up to { $n }
embed-title = { $name }, { $detail } · Grundyscope
embed-title-alone = { $name } · Grundyscope
