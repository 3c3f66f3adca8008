# The page that prints: what there is on paper, and how.

print-title = Print
print-about = Everything comes as a PDF with its fonts inside, on A4 or Letter. Nothing is printed within ten millimetres of the edge.
print-tiles = Tiles
print-tiles-help = All tiles of a set to be cut out, or one that was lost. Each colour has a pattern of its own.
print-sheet = Score sheet
print-sheet-help = Columns for every player, with the rounds and the points of the rules you play by.
print-card = Contract card
print-card-help = All rounds of Kontrakt with their contracts, what cards cost, and how buying goes. Two cards on a page.
print-rules = The rules
print-rules-help = The whole rulebook with its pictures, in two columns or in large type.
print-checklist = Checklist of a set
print-checklist-help = Every tile with a box to tick: is the set complete?
print-other = Something else
print-set = Tiles
print-single = Single tiles
print-single-which = Which? Blue-red-orange, such as 2-6-9
print-to-box = Enter the tiles of my own box
print-side = Side of a tile in millimetres
print-ink = Ink
print-ink-full = full colours
print-ink-light = little ink
print-players = Players
print-large = Large type
print-large-help = One column, for eyes that want it
print-paper = Paper
print-language = Language
print-pdf = { $count ->
    [one] Download the PDF (1 page)
   *[other] Download the PDF ({ $count } pages)
 }
print-actual-size = Print it at its actual size (100 %), not fitted to the page.
print-svg = As SVG, page by page
print-svg-help = For drawing programs and cutting machines. Measures are millimetres.
print-page = Page { $number }
print-preview = How it will look
print-page-alt = { $title }, page { $number } of { $pages }
