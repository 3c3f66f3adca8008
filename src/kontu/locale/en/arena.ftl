# What the program says when rules are compared and tournaments are played.

cli-compare-help = Play the same deals by several sets of rules, and show what differs.
cli-compare-example = Example: kontu compare contack house/1 collector/1 -n 1000 --seed 1
cli-compare-variants-help = The named rules to compare, for example house/1 collector/1; one of them with --vary.
cli-compare-vary-help = Compare the choices of one field, or only some: must_play, hands=1/3/5
cli-compare-n-help = How many matches by each set of rules.
cli-compare-bots-help = One bot for each seat; without it four greedy ones; with a budget a choice: strong:500ms or strong:2000 (simulations). A bot of your own is written MODULE:ATTRIBUTE.
cli-compare-html-help = Write a report with pictures into this file.
cli-compare-parquet-help = Write every hand into this Parquet file.
cli-compare-log-help = Keep every match in this file; the same command goes on where it ends.
cli-arena-help = Play a tournament between bots, each deal once from every seat.
cli-arena-example = Example: kontu arena contack --bots greedy,random -n 100 --seed 1 --out cup
cli-arena-bots-help = The bots that take part, for example greedy,random; each once. With a budget a choice: strong:500ms or strong:2000 (simulations). A bot of your own is written MODULE:ATTRIBUTE.
cli-arena-n-help = How many deals; each is played once from every seat.
cli-arena-seats-help = How many seats the table has; without it one for each bot, as far as the rules allow.
cli-arena-out-help = The folder for the log, the results and the report; a stopped tournament goes on from it.

cli-compare-one = Name at least two sets of rules, or one and a field to --vary.
cli-compare-twice = { $name } is named twice.
cli-compare-vary-several = --vary changes one set of rules: name one of them.
cli-compare-vary-values = { $field } can be too many things to try them all: name some, as { $field }=1/2/3.
cli-compare-vary-alike = { $field } has only one choice that these rules allow.
cli-arena-few = A tournament needs at least two bots.
cli-arena-bot-twice = The bot { $name } is named twice.
cli-arena-library = This needs { $name }, which is not installed: pip install "kontu[arena]"
cli-arena-log-other = { $file } is the log of something else: choose another, or the same rules, bots and seed.
cli-arena-log-bots = { $file } is the log of other bots of the same names: it was begun with { $before }, and these are { $now }. Choose another.
cli-arena-log-broken = Line { $line } of { $file } is damaged; remove the line, and what it held is played again.
cli-arena-log-taken = { $file } is being written by another run.
cli-arena-lost = Some match ended the process that played it, each time it was tried.
cli-arena-stopped = { $games ->
    [0] Stopped before the first match was over; there are no figures yet.
   *[other] Stopped after { $games } of { $all } matches; the figures are for these.
 }
cli-arena-stopped-early = Stopped after { $games } of { $all } matches, before the first deal was played from every seat; there are no figures yet.
cli-arena-go-on = Go on by the same command with --seed { $seed }.
cli-arena-no-log = With --log FILE such a run can be gone on with.
cli-arena-written = Written: { $file }

# What the program says of a Ray cluster that is to share the work.

cli-ray-help = Share the work on this Ray cluster: auto, HOST:PORT of a cluster that this machine belongs to, or ray://HOST:PORT. The results are the same.
cli-ray-library = For a cluster Ray must be installed here: pip install "kontu[ray]"
cli-ray-and-workers = A cluster uses all its processors: give --ray or --workers, not both.
cli-ray-address = { $address } is no address of a cluster: write auto, HOST:PORT or ray://HOST:PORT.
cli-ray-none = No Ray cluster was found: start one with ray start --head, or give its address. How is told in docs/scale.md.
cli-ray-silent = No Ray cluster answers at { $address }.
cli-ray-refused = The Ray cluster at { $address } cannot be used; Ray says: { $problem }
cli-ray-idle = The cluster has no processor to work on: start a node with ray start --address=HOST:PORT.
cli-ray-without = The node { $node } has no Kontu, or an older one: install on every node the Kontu that is installed here.
cli-ray-version = The node { $node } has another version of Kontu: install on every node the one that is installed here.
cli-ray-source = The node { $node } has a Kontu of the same version whose rules or bots are not the same: install on every node the one that is installed here.
cli-ray-build = The rules are compiled here and not on the node { $node }, or the other way round, and bots would not look equally far ahead: kontu doctor says what is compiled.
cli-ray-lost = The cluster is no longer there.

arena-compare-title = House rules of { $game } compared
arena-compare-how = { $matches ->
    [one] One match
   *[other] { $matches } matches
 } by each set of rules, with the same deals wherever the pieces are the same. Seats, from p1 on: { $bots }. Seed { $seed }.
arena-interval-note = In brackets, and in the pictures as a line, stands the { $level } % confidence interval: the Wilson score interval of shares, Newcombe’s score interval for paired data (1998, method 10) of differences of shares, Student’s t interval of all other figures, with whole matches as the unit.
arena-changed = { $field } = { $value }
arena-compare-rules = Rules: { $rules }.
arena-changed-rules = Changed in these rules: { $changes }.
arena-wins-most = The most points win.
arena-wins-fewest = The fewest points win.
arena-visitors = Bots from elsewhere: { $bots }.
arena-legend = Ending “{ $name }”: { $meaning }.
arena-legend-bot = Bot “{ $name }”: { $help }
arena-budget-note = What stands behind the colon in a bot’s name is its budget for a choice: a number of simulations, or a time.
arena-made = Made with Kontu { $version }; this makes it again:
arena-spread = { $name }: from { $low } to { $high }, half of them at most { $middle }.

arena-table-measures = What the rules make of it
arena-table-differences = Difference from { $first }, deal by deal
arena-table-endings = How the hands ended
arena-table-places = Who does best in a hand, counted from who leads
arena-table-seats = Who wins the match, seat by seat
arena-table-rounds = { $rules }: round by round
arena-table-bought = { $rules }: how those fare who buy in a round

arena-column-rules = rules
arena-column-ending = ending
arena-column-hands = hands
arena-column-share = share
arena-column-place = place
arena-column-best = best of the hand
arena-column-shared = of these shared
arena-column-points = points
arena-column-stdev = standard deviation
arena-column-seat = seat
arena-column-wins = matches won
arena-column-round = round
arena-column-buys = buys
arena-column-times = times
arena-column-bot = bot
arena-column-matches = matches
arena-column-rating = rating
arena-column-against = against
arena-column-deals = deals
arena-column-ahead = points better in a match
arena-column-verdict = with 99 % certainty
arena-column-won-deals = deals better : equal : worse

arena-place = { $place ->
    [0] leads
   *[other] { $place } after
 }
arena-measure-turns = turns a hand
arena-measure-actions = actions a hand
arena-measure-hands = hands a match
arena-measure-points = points a seat and hand
arena-measure-spread = points from best to worst in a hand
arena-measure-out = hands in which somebody goes out
arena-measure-unwon = hands in which nobody goes out
arena-measure-tied = hands with more than one best
arena-measure-opportunities = opportunity plays among all plays
arena-measure-buys = buys a hand

arena-chart-endings = How the hands ended, part of all hands
arena-chart-places = Share of hands in which a place does best
arena-chart-scores = Scores of a match, all seats
arena-chart-scores-by-bot = Scores of a match, bot by bot
arena-chart-lengths = Length of hands, in turns
arena-chart-rounds = { $measure }, round by round
arena-chart-ratings = Ratings with { $level } % intervals
arena-axis-share = share
arena-axis-points = points
arena-axis-turns = turns
arena-axis-round = round
arena-axis-place = place, counted from who leads

arena-tournament-title = Tournament at { $game }
arena-tournament-how = { $deals ->
    [one] One deal
   *[other] { $deals } deals
 } by { $rules } at a table of { $seats }, each played with every bot in every seat: { $matches ->
    [one] one match
   *[other] { $matches } matches
 }. Seed { $seed }.
arena-table-standings = Standings
arena-table-pairs = Head to head
arena-standings-note = In brackets stands the { $level } % confidence interval: of matches won and of endings the Wilson score interval, of points Student’s t interval, with deals as the unit.
arena-pairs-note = Head to head counts the points by which the first did better than the second on the same deal, a match. Its brackets are the { $level } % confidence interval (Student’s t, with deals as the unit); better and worse mean that it does not reach zero.
arena-rating-note = Ratings are Plackett-Luce ratings (openskill), in the order of the deals: the higher the better, and a new bot has { $mean }. Their brackets are { $level } % intervals of the normal distribution with the rating’s own standard deviation.
arena-verdict-better = better
arena-verdict-worse = worse
arena-verdict-open = not decided

# What stands in a review that is written as a page.

arena-review-seats = Scores of the match, and what the decisions of each cost
arena-review-seat = seat
arena-review-each = on average
arena-review-together = cost, together
arena-review-score = score
arena-review-rounds = What the turns of each cost, in points
arena-review-round = { $game ->
    [contack] hand
   *[other] round
 }
arena-review-line = line
arena-review-legend = Numbered are the turns that cost most. What stays below the dotted line, at { $least } points, may be chance.
arena-review-why = Why
arena-review-hand = In hand
arena-review-table = On the table
arena-review-top = On top of the discard pile
arena-chart-review-sums = What the turns of each had cost so far
cli-review-html-help = Write the review as a page with pictures into this file: of every seat, or of the one of --seat.
