# The replay: any record, looked at again. $names and $name are names of players.

replay-title = Replay
replay-title-of = { $names }
to-replay = Replay
replay-about = Open the record of any match and step through it: every play, every hand, and what each seat could see. The record stays on your device unless this page’s server is asked to replay it, which keeps nothing.
replay-drop = Drop a .kontu file here.
replay-choose = Choose a file
replay-paste = Or paste the text of a record
replay-open = Open
replay-opening = The record is being opened …
replay-another = Another record
replay-nothing = There is nothing to replay in this record.
replay-no-table = There is no such table, or it cannot be reached now.
replay-no-answer = Neither the server nor this browser could answer. Try again when there is a network.

## On show

replay-players = The players
replay-hands = Hands
replay-hand-of = Hand of { $name }
replay-no-cards = no cards
replay-before = Before the first deal.
replay-controls = Through the record
replay-entry = Entry
replay-at = { $at } of { $last }
replay-first = To the beginning
replay-back = One back
replay-play = Play
replay-pause = Pause
replay-next = One on
replay-last = To the end
replay-scored = Next points
replay-scored-back = Points before
replay-hand = Hand
replay-round = Round
replay-pace = Speed
replay-pace-slow = slow
replay-pace-usual = usual
replay-pace-quick = quick
replay-eyes = Seen by
replay-eyes-all = everybody
replay-eyes-of = { $name }
replay-eyes-onlooker = an onlooker
replay-half-known = Of this round the record only tells what its writer saw.
replay-entries = What was done in this round
replay-dealer = Dealer
replay-verb-deal = deal
replay-verb-draw = draw
replay-verb-pass = pass
replay-verb-leave = leave
replay-verb-take = take
replay-verb-stock = from the stock
replay-verb-buy = buy
replay-verb-no = no
replay-verb-call = call
replay-verb-let = let
replay-verb-lay = lay down
replay-verb-add = lay off
replay-verb-swap = exchange
replay-verb-drop = discard
replay-verb-cut = cut
replay-verb-slip = the cut
replay-verb-shuffle = shuffle
replay-keys = Keys
replay-keys-help =
    Right and left arrow: one on, one back
    Home and End: to the beginning, to the end
    Space: play or pause
    S and Shift+S: next points, points before
    Page Down and Page Up: next round, round before
replay-picture = Picture ({ $kind })
replay-picture-failed = The picture could not be made in this browser.

## What is wrong

replay-unreadable = { $count ->
    [one] The record cannot be read: one thing is wrong
   *[other] The record cannot be read: { $count } things are wrong
 }
replay-broken = { $count ->
    [one] One thing in this record is not true or not allowed
   *[other] { $count } things in this record are not true or not allowed
 }
replay-line = Line { $line }, column { $column }

## Without a network

replay-offline = Without a network
replay-keep = Keep for offline
replay-keep-help = This page can also replay records and answer questions without a network. For that it fetches the rules once, about 14 MB.
replay-loading = The rules are being fetched: { $loaded } of { $total } MB
replay-starting = The rules are starting …
replay-kept = The rules are on this device: records can be replayed without a network.
replay-keep-failed = The rules could not be fetched. Try again when there is a network.
