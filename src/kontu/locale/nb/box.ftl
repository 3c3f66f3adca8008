# Esken min: de virkelige brikkene til en eier.

box-title = Esken min
box-about = Før inn brikkene som virkelig ligger i esken din: Se hva som mangler, spill med dem, skriv dem ut, del dem. De lagres bare på denne enheten.
box-shelf = Esker på denne enheten
box-new = Ny eske
box-unnamed = Eske uten navn
box-begin-empty = Begynn med en tom eske
box-begin-usual = Begynn med det vanlige settet
box-reconstruction = Det vanlige settet er en rekonstruksjon: Ingen kilde vi har funnet, lister opp de opprinnelige brikkene, så dine kan godt være annerledes.
box-usual = Det vanlige settet (en rekonstruksjon)
box-name = Navn på esken
box-name-example = Fra loftet
box-how = Hvordan brikkene føres inn
box-tap = Trykk
box-type = Skriv
box-type-help = Skriv brikkene, én per linje: det blå, det røde og det oransje tallet, som 9-2-8. Bak # kan du notere noe.
box-add = I esken
box-tiles = Brikkene i esken
box-count = { $count ->
    [0] Ingen brikker ennå
    [one] 1 brikke
   *[other] { $count } brikker
 }
box-remove-help = Trykk på en brikke for å ta den ut igjen.
box-remove-tile = Ta ut { $tile }
box-offline = Serveren svarer ikke: Brikkene sjekkes når den er tilbake. Det du fører inn, blir lagret.
box-compare = Er settet komplett?
box-against = Sammenlignet med
box-same = Nøyaktig brikkene i «{ $name }»: Ingenting mangler, og ingenting er dobbelt.
box-missing = { $count ->
    [one] 1 brikke mangler
   *[other] { $count } brikker mangler
 }
box-doubled = { $count ->
    [one] 1 brikke er der mer enn én gang
   *[other] { $count } brikker er der mer enn én gang
 }
box-foreign = { $count ->
    [one] 1 brikke som det andre settet ikke har
   *[other] { $count } brikker som det andre settet ikke har
 }
box-do = Hva du kan gjøre med den
box-play = Spill med den
box-print = Skriv ut brikkene
box-checklist = Skriv ut en sjekkliste
box-share = Kopier en lenke til esken
box-remove = Fjern esken
box-remove-sure = Vil du virkelig fjerne den?
box-gift = Noen deler en eske med { $count ->
    [one] 1 brikke
   *[other] { $count } brikker
 }. Ingenting av ditt blir endret.
box-keep = Lagre den på denne enheten
box-leave = Ikke nå
box-from = Fra esken min
