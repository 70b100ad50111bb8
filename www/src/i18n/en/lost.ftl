### In index.html, if its scripts do not arrive. They are in the HTML alone.

# A sentence with the cause follows (load-cause).
page-lost = The page could not be loaded, or was updated.
page-reload = Reload
# A link, in a frame that may not load the files of the page.
page-lost-tab = Open it in its own tab
# Opened from a disk; the name of the file that works there follows.
page-lost-file = From a disk, use this file:
