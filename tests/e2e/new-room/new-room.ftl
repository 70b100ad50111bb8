new-room-heading = Squares of nimbers
new-room-lead = Each nimber is the square of another one.
new-room-square = The square of { $base } is { $square }.
