# My box: the real tiles of an owner.

box-title = My box
box-about = Enter the tiles that really lie in your box: see what is missing, play with them, print them, share them. They are kept on this device only.
box-shelf = Boxes on this device
box-new = New box
box-unnamed = Box without a name
box-begin-empty = Begin with an empty box
box-begin-usual = Begin with the usual set
box-reconstruction = The usual set is a reconstruction: no source that we found lists the original tiles, so yours may well differ.
box-usual = The usual set (a reconstruction)
box-name = Name of the box
box-name-example = From the attic
box-how = How tiles are entered
box-tap = Tap
box-type = Type
box-type-help = Type the tiles, one a line: the blue, the red and the orange number, like 9-2-8. Behind # you may note something.
box-add = Into the box
box-tiles = Tiles of the box
box-count = { $count ->
    [0] No tiles yet
    [one] 1 tile
   *[other] { $count } tiles
 }
box-remove-help = Touch a tile to take it out again.
box-remove-tile = Take out { $tile }
box-offline = There is no answer from the server: tiles are checked when it is back. What you enter is kept.
box-compare = Is the set complete?
box-against = Compared with
box-same = Exactly the tiles of “{ $name }”: nothing is missing, nothing is doubled.
box-missing = { $count ->
    [one] 1 tile is missing
   *[other] { $count } tiles are missing
 }
box-doubled = { $count ->
    [one] 1 tile is there more than once
   *[other] { $count } tiles are there more than once
 }
box-foreign = { $count ->
    [one] 1 tile that the other set does not have
   *[other] { $count } tiles that the other set does not have
 }
box-do = What to do with it
box-play = Play with it
box-print = Print the tiles
box-checklist = Print a checklist
box-share = Copy a link to this box
box-remove = Remove this box
box-remove-sure = Really remove it?
box-gift = Somebody shares a box with { $count ->
    [one] 1 tile
   *[other] { $count } tiles
 }. Nothing of yours is changed.
box-keep = Keep it on this device
box-leave = Not now
box-from = From my box
