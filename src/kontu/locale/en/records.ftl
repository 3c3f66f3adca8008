# What is wrong with a record file, or with a rule that somebody set by its field's name.
# An argument that is an empty text arrives as the word "none". Fields, seats, pieces and actions are as the file writes them.

## The file

refusal-record-too-large = The file is too large: it has { $bytes } bytes, and a record may have { $most }.
refusal-record-not-utf8 = The text is not UTF-8 here: save the file as UTF-8.
refusal-record-control = There is an invisible control character here ({ $character }), which no record may hold: delete it.
refusal-record-too-deep = Brackets are nested too deep here: { $most } levels are the most.
refusal-record-word-long = This number or name is too long: { $most } characters are the most.
refusal-record-block-open = The block that begins here never ends: a line with ''' alone must close it. Perhaps the file was cut off.
refusal-record-field-twice = “{ $field }” stands here a second time: a field may be given once.
refusal-record-toml = This cannot be read as TOML: look for a missing quote, bracket or equals sign here or just before.
refusal-record-no-date = “{ $text }” is no date: the calendar has no such day. Write the year, the month and the day, such as 2026-11-29.
refusal-record-empty = The file is empty.

## Fields

refusal-record-format = The format “{ $text }” is not known here: this program reads { $choices }.
refusal-record-field-unknown = There is no field “{ $field }” here{ $nearest ->
    [none] . Fields of your own must begin with _.
   *[other] ; did you mean { $nearest }? Fields of your own must begin with _.
 }
refusal-record-field-missing = The field “{ $field }” is missing.
refusal-record-field-type = “{ $field }” must be { $kind ->
    [text] a text in quotes
    [date] a date such as 2026-11-29, without quotes
    [number] a whole number from 1 to 999
    [points] a list of whole numbers, one for each seat
    [names] a list of names in quotes
    [table] a table of fields
   *[rounds] written as [[rounds]], once for each round
 }.
refusal-record-points-count = “{ $field }” has { $given ->
    [one] one number
   *[other] { $given } numbers
 }, but there { $seats ->
    [one] is one seat
   *[other] are { $seats } seats
 }.
refusal-record-seats-count = { $seats ->
    [0] No seat has a name
    [one] There is one seat
   *[other] There are { $seats } seats
 }: a record names from 1 to { $most } players.
refusal-record-name = The name of { $seat } must have from 1 to { $most } characters, all visible and on one line.
refusal-record-dealer = “{ $text }” is not a seat at this table: the dealer is one of { $choices }.
refusal-record-view = “{ $text }” is not a view: write one of { $choices }.
refusal-record-block-form = “{ $field }” must be a block: ''' at the end of its line, then the lines, then ''' alone.

## Game and rules

refusal-record-game-unknown = There is no game “{ $text }”{ $nearest ->
    [none] . There is: { $choices }.
   *[other] ; did you mean { $nearest }? There is: { $choices }.
 }
refusal-record-variant-unknown = There is no variant “{ $text }”{ $nearest ->
    [none] . There are: { $choices }.
   *[other] ; did you mean { $nearest }? There are: { $choices }.
 }
refusal-field-unknown = The rules have no field “{ $field }”{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
 }
refusal-value-unknown = “{ $field }” cannot be “{ $value }”{ $choices ->
    [none] .
   *[other] ; it can be: { $choices }.
 }

## The deal

refusal-record-deal-missing = This round has no deal, and no tally either: a round needs one of them.
refusal-record-deal-large = The deal is too large: { $most } pieces are the most.
refusal-record-holder = “{ $text }” does not say whose pieces these are: begin the line with a seat such as p1, or d for what is left.
refusal-record-holder-twice = { $holder } has two lines in the deal: one must go.
refusal-record-holder-unknown = Nobody at this table is called “{ $holder }”.
refusal-record-holder-missing = The deal has no line for { $holder }.
refusal-record-piece = “{ $text }” cannot stand in a deal: write pieces with spaces between.
refusal-record-unknown-count = “{ $text }” is not a number of unknown pieces: write ?? or, for many, ??*21.
refusal-record-deal-count = In the deal { $holder } has { $pieces } and should have { $needed }.
refusal-record-hand-unknown = A tile of { $holder } is unknown, but hands lie open: write which tile it is.
refusal-record-tile-twice = The tile { $tile } is dealt twice.
refusal-record-draw-unknown = A drawn tile lies open: write which tile it was.
refusal-record-draw-elsewhere = The tile { $result } cannot have been drawn here: the deal has it elsewhere, or it was drawn before.
refusal-record-unknown-in-all = The view is “all”, so nothing may be unknown: write what it was, or another view.

## Lines of play

refusal-record-actor = The line should begin with a seat such as p1, not with “{ $text }”.
refusal-record-action-missing = What { $actor } did is missing.
refusal-record-result-form = “{ $text }” is not a result: write > and the piece together, such as >2-1-8.
refusal-record-claim-form = “{ $text }” is not a number of points: write = and a whole number together, such as =15.
refusal-record-line-rest = “{ $text }” is too much: after the action come only >result, =points and, after a semicolon, a comment.
refusal-record-seat = There is no { $seat } at a table of { $seats }.
refusal-record-actor-false = It is not the turn of { $claimed }{ $true ->
    [none] .
   *[other] : { $true } is to act.
 }
refusal-record-result-needless = Nothing is left to chance here, so the result { $claimed } is too much.
refusal-record-result-missing = The result of “{ $action }” is missing: write > and what came.
refusal-record-result-false = The result was not { $claimed }: by the deal it is { $true }.
refusal-chance-missing = Chance is needed here: the line before “{ $action }” must say how the cards were put in order.
refusal-record-claim-false = The points are not { $claimed }: by the rules they are { $true }.

## Rounds

refusal-record-end = A round does not end by “{ $text }”: it ends by one of { $choices }.
refusal-record-number-false = This is not round { $claimed } but round { $true }.
refusal-record-field-false = “{ $field }” says { $claimed }, but it is { $true }.
refusal-record-not-finished = “{ $field }” belongs to what is finished, and this is not: the last line does not end it.
refusal-record-round-unfinished = Round { $number } is not played to its end, so no other can follow it.
refusal-record-after-end = It was over before this: nothing can follow.
refusal-record-tally-and-play = A record has either tallies or deals and play, not both.
refusal-record-tally-line = A line of a tally has only { $actor ->
    [d] a player
   *[other] { $actor }
 }, = with points and, after a semicolon, a comment.

## Promises

refusal-record-commit-form = “{ $text }” is not a promise: it has 64 digits from 0 to 9 and a to f.
refusal-record-nonce-form = “{ $text }” is no nonce: it has from 1 to 200 letters, digits and signs without spaces.
refusal-record-nonce-alone = A nonce proves nothing without its promise in “commit”.
refusal-record-commit-unknown = The promise cannot be checked while pieces of the deal are unknown.
refusal-record-commit-false = The deal is not the one that was promised: order and nonce do not give “commit”.
