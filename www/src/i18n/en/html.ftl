### What stands in index.html and embed.html alone: for search engines and without scripts.

page-description = A WebAssembly playground for impartial combinatorial games: Grundy sequences, answers, and why they are right.
page-no-script = Grundyscope computes in your browser and needs JavaScript for that.
embed-description = One view of a combinatorial game, computed in your browser by Grundyscope.
page-tagline = Who wins? Play, compute and understand games with stones
# See www/public/lost.js.
page-old = This browser is too old: Grundyscope needs Chrome or Edge 103, Firefox 105, or Safari 16.4.
