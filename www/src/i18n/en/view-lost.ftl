### What the element <grundy-scope> says if its scripts do not arrive: in the script of the tag, so
### that it is short. Without selectors: see ../lost.ts.

lost-connection = This could not be loaded. Please check the connection.
lost-status = This could not be loaded: the host answered { $status }.
lost-damaged = This could not be loaded: the host sent half a file or another version.
lost-policy = This could not be loaded: a policy forbids it.
lost-again = Try again
lost-reload = Reload
