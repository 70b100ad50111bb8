### What the element <grundy-scope> says besides its view. See ../../scope.

scope-open = Open in Grundyscope
scope-opens = Open in Grundyscope, in a new window
scope-working = See one that works
scope-hint = Point at it, or move along with the arrow keys, to read values.
scope-game = Game
scope-n = Up to n
# $value is what was given.
scope-unknown-game = There is no game called “{ $value }”. Games are written like octal:0.77, take:1,2,5 or kayles.
scope-progress = Computing
scope-stopped = Stopped.
error-nothing-asked = Nothing is asked here yet: this takes a game, such as octal:0.77, a problem, such as nim-square, or an expression of nimbers.
error-nothing-beside = This compares two games, and wants another one beside the first: with="octal:0.07", for example.
# $value is what was given, $allowed what there is.
scope-unknown-view = There is no view called “{ $value }” here. Views: { $allowed }.
