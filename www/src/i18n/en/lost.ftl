### In index.html, if its scripts do not arrive. They are in the HTML alone.

page-lost = The page could not be loaded, or was updated. Please check the connection and try again.
page-reload = Reload
# Opened from a disk; the name of the file that works there follows.
page-lost-file = From a disk, use this file:
