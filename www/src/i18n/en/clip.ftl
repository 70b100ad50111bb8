### A button that copies a text.

clip-copied = Copied
clip-not-copied = Not copied
