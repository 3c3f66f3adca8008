# Siden som skriver ut: hva som finnes på papir, og hvordan.

print-title = Skriv ut
print-about = Alt kommer som PDF med skriftene i, på A4 eller Letter. Ingenting trykkes nærmere kanten enn ti millimeter.
print-tiles = Brikker
print-tiles-help = Alle brikkene i et sett til å klippe ut, eller én som er blitt borte. Hver farge har sitt eget mønster.
print-sheet = Poengark
print-sheet-help = Kolonner for alle spillerne, med rundene og poengene i de reglene dere spiller etter.
print-card = Kontraktkort
print-card-help = Alle rundene i Kontrakt med kontraktene, hva kortene koster, og hvordan man kjøper. To kort på en side.
print-rules = Reglene
print-rules-help = Hele regelboken med bildene, i to spalter eller med stor skrift.
print-checklist = Sjekkliste for et sett
print-checklist-help = Alle brikkene, hver med en rute å krysse av i: Er settet komplett?
print-other = Noe annet
print-set = Brikker
print-single = Enkelte brikker
print-single-which = Hvilke? Blå-rød-oransje, for eksempel 2-6-9
print-to-box = Før inn brikkene i min egen eske
print-side = Siden på en brikke i millimeter
print-ink = Blekk
print-ink-full = fulle farger
print-ink-light = lite blekk
print-players = Spillere
print-large = Stor skrift
print-large-help = Én spalte, for øyne som vil ha det
print-paper = Papir
print-language = Språk
print-pdf = { $count ->
    [one] Last ned PDF-en (1 side)
   *[other] Last ned PDF-en ({ $count } sider)
 }
print-actual-size = Skriv den ut i full størrelse (100 %), ikke tilpasset arket.
print-svg = Som SVG, side for side
print-svg-help = For tegneprogrammer og skjæremaskiner. Målene er millimeter.
print-page = Side { $number }
print-preview = Slik blir det
print-page-alt = { $title }, side { $number } av { $pages }
