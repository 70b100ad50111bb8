### What the element <grundy-scope> says besides its view. See ../../element.

scope-open = Open in Grundyscope
scope-opens = Open in Grundyscope, in a new window
scope-working = See one that works
# $value is what was given.
scope-unknown-game = There is no game called “{ $value }”. Games are written like octal:0.77, take:1,2,5 or kayles.
scope-progress = Computing
scope-stopped = Stopped.
error-nothing-asked = No question yet: give a game, such as octal:0.77, a problem, such as nim-square, or an expression of nimbers.
error-no-question = There is no question in this link.
error-nothing-beside = A comparison needs a second game: with="octal:0.07", for example.
# $value is the given value, $names lists the valid ones.
scope-unknown-view = There is no view called “{ $value }” here. It can be { $names }.
scope-unknown-problem = There is no problem called “{ $value }” here. It can be { $names }.
