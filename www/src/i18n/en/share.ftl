### The dialog behind “Share…”.

share-heading = Share
share-where = Share as
share-to-link = Link
share-to-frame = Frame
share-to-element = Element
share-to-latex = LaTeX
share-to-markdown = Markdown

share-how-link = Opens this question just as you see it now. A link made today keeps working.
share-how-frame = Paste it into the HTML of a page: of a course, a blog, slides or a book. It brings one view, without the page around it.
share-how-element = Paste it into a page that allows scripts. The view becomes part of the page; one script tag is enough for many.
share-how-latex = A figure with a QR code and the link, for a handout. Save the QR code below, beside your document.
share-how-markdown = A link with its name, for a note, a forum or a notebook.

share-local = { $host ->
    [file] This address is a file on this computer: nobody else can open it. Publish the site first.
   *[other] This address, { $host }, works on this computer only. Publish the site first, and share from there.
  }
share-show = What is shown
share-theme = Colours
share-controls = Controls
share-controls-none = None, a picture
share-controls-some = Zoom and explore
share-controls-all = Explore and change the question
share-size = Size of type
share-percent = { $size }%
share-width = Width
share-width-allowed = Pixels from 200 to 4000, or a share from 10% to 100%.
share-height = Height, pixels
share-height-allowed = From 80 to 4000; leave it empty for the height it needs.

share-by-hand = Copying is not allowed here. It is selected: copy it by hand.
share-no-element = The element has no such view yet. Choose another one, or take the frame, which has them all.
share-long = The link has { $count } characters: some programs cut such links.
share-too-long = The question is too long for a link that can be opened again.
share-picture = Save the chart as PNG, below the sequence: its name will be { $name }.
share-preview = Preview
# In place of the element's preview, without a network.
share-element-lost = The scripts of the element did not arrive. This is the same view in a frame.
share-code = QR code of the link
share-code-what = The same link for a camera: for a slide, a handout, a poster.
share-no-code = The link is too long for a QR code.
share-save-svg = Save as SVG
share-save-png = Save as PNG
