# Å spille alene: oppgavene og kabalen i Contack, dagens utdelinger, det en enhet husker av dem.

## Avslag i oppgavene. En plass skrives x,y.

refusal-puzzle-tile-laid = Brikken { $tile } ligger der allerede; det finnes én av hver.
refusal-puzzle-cell-outside = Plassen { $cell } er utenfor figuren.
refusal-puzzle-set = En oppgave krever { $needed } forskjellige brikker, én til hver plass, og disse er { $tiles }.
refusal-puzzle-trail = Søket kan ikke fortsette derfra: det hører til en annen stilling. Begynn på nytt.
refusal-alone-date = «{ $text }» er ingen dato: en dag skrives som 2026-11-30.
refusal-alone-seed = «{ $text }» kan ikke begynne en utdeling: det trengs 32 sifre eller bokstaver fra a til f.
refusal-alone-over = Spillet var over før handlingen { $action }.
refusal-alone-date-ahead = Det finnes ingen runde for { $day } ennå: i dag er { $today } (UTC).
refusal-alone-with-people = Dagens runde er for én person blant boter: den som vet dagen, kan regne ut alle hender.
