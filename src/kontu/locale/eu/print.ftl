# Inprimatzeko orria: paperean zer dagoen, eta nola.

print-title = Inprimatu
print-about = Dena PDF gisa dator, letra-tipoak barruan dituela, A4 edo Letter paperean. Ertzetik hamar milimetrora ez da ezer inprimatzen.
print-tiles = Fitxak
print-tiles-help = Multzo bateko fitxa guztiak ebakitzeko, edo galdu den bat. Kolore bakoitzak bere marrazkia du.
print-sheet = Puntu-orria
print-sheet-help = Jokalari bakoitzarentzako zutabea, jokatzen dituzuen arauen erronda eta puntuekin.
print-card = Kontratu-txartela
print-card-help = Kontrakt jokoaren erronda guztiak beren kontratuekin, kartek zenbat balio duten, eta nola erosten den. Bi txartel orriko.
print-rules = Arauak
print-rules-help = Arau-liburu osoa bere irudiekin, bi zutabetan edo letra handiz.
print-checklist = Multzoaren egiaztatze-zerrenda
print-checklist-help = Fitxa guztiak, bakoitza laukitxo batekin: osorik al dago?
print-other = Beste zerbait
print-set = Fitxak
print-single = Fitxa solteak
print-single-which = Zein? Urdina-gorria-laranja, adibidez 2-6-9
print-to-box = Sartu nire kutxako fitxak
print-side = Fitxaren aldea milimetrotan
print-ink = Tinta
print-ink-full = kolore beteak
print-ink-light = tinta gutxi
print-players = Jokalariak
print-large = Letra handia
print-large-help = Zutabe bat, hala nahi duten begientzat
print-paper = Papera
print-language = Hizkuntza
print-pdf = { $count ->
    [one] Deskargatu PDFa (orri 1)
   *[other] Deskargatu PDFa ({ $count } orri)
 }
print-actual-size = Inprimatu bere neurrian (% 100), ez paperera egokituta.
print-svg = SVG gisa, orriz orri
print-svg-help = Marrazteko programetarako eta ebakitzeko makinetarako. Neurriak milimetrotan daude.
print-page = { $number }. orria
print-preview = Horrela geratuko da
print-page-alt = { $title }, { $number }. orria ({ $pages } orri)
