# Gertatutakoa hitzez, eta beste esaldietan erabiltzen diren hitzak. Izenak ez dira deklinatzen.

## Gertaerak

event-dealt = { $hand }. eskua banatu da. Fitxarik txikiena duena eta hasten dena: { $opener }. { $reserve ->
    [0] Erreserba hutsik dago.
    [one] Erreserban fitxa bat dago.
   *[other] Erreserban { $reserve } fitxa daude.
 }
event-played = { $seat }: { $tile } jokatuta, { $cell } lekuan{ $contacts ->
    [0] , hasteko.
   *[other] { $points ->
        [0] , punturik gabe.
       *[other] : { $points } puntu.
    }
 }
event-drawn = { $seat }: { $tile } hartuta{ $reserve ->
    [0] , erreserbako azkena.
   *[other] {"."} Erreserban geratzen direnak: { $reserve }.
 }
event-passed = { $seat }: pasa egin du.
event-scored = { $seat }: { $points ->
    [one] puntu bat
   *[other] { $points } puntu
 } ({ $rule }).
event-round_ended = { $hand }. eskua amaitu da: { $ending }.
event-match_ended = Partida amaitu da. { $count ->
    [one] Irabazlea: { $winners }.
   *[other] Irabazleak: { $winners }.
 }

## Esku bat edo partida bat nola amaitzen den

termination-out = norbait eskuan ezer gabe geratu da
termination-blocked = inork ezin du jokatu
termination-enclosed = azken fitxa itxita dago eta ez da aukerarik geratzen
termination-no-stock = mazoa agortu da
termination-stalled = jokoa geldituta dago
termination-rounds = azken eskua jokatu da
termination-target = guztizkoa lortu da
termination-limit = eskuen mugara iritsi da
termination-consent = jokalariek uztea adostu dute

## Koloreak, eta alde bakoitzeko letra

colour-blue = urdina
colour-red = gorria
colour-orange = laranja
colour-blue-letter = U
colour-red-letter = G
colour-orange-letter = L
counter-white = zuria
counter-red = gorria
counter-blue = urdina

## Ukipenak

contact = { $colour ->
    [blue] { $number } urdina, { $other } urdinaren kontra
    [red] { $number } gorria, { $other } gorriaren kontra
   *[orange] { $number } laranja, { $other } laranjaren kontra
 }{ $points ->
    [0] { "" }
   *[other] { " " }= { $points }
 }
contact-counting = kontu-ukipena
contact-matching = ukipen berdina

## Jokoaren hitzak

word-tile = fitxa
word-side = alde
word-reserve = erreserba
word-turn = txanda
word-hand = esku
word-layout = jokatutako fitxak
word-opening = aukera
word-last-tile = azken fitxa
word-matching-play = legezko jokaldi
word-counting-play = kontu-jokaldi
word-opportunity-play = aukerazko jokaldi
word-play = jokatu
word-draw = hartu
word-pass = pasa egin
word-seat = eserleku
word-dealer = banatzaile
word-score = puntuak
word-total = guztizkoa
word-points = puntu
word-counters = txanpon
word-match = partida

## Botak, eta zergatik aukeratu duten aukeratutakoa

bot-random = Zorizkoa
bot-random-help = Edozein jokaldi zilegi egiten du, denak probabilitate berarekin.
bot-greedy = Jatuna
bot-greedy-help = Berehala onena dena egiten du, eta besteei ahalik eta gutxien uzten die.

reason-random = zorizko aukera
reason-own = bere aukera
reason-only = ez dago besterik egiterik
reason-most-points = { $points ->
    [one] puntu bat da orain gehiena
   *[other] { $points } puntu dira orain gehiena
 }; hurrengoaren erantzunik onenak { $reply } balio du
reason-least-reply = orain ezerk ez du punturik ematen; hurrengoaren erantzunik onenak { $reply } balio du
reason-draw-instead = jokaldi batek ere ez du punturik ematen, eta onenak { $reply } uzten dizkio hurrengoari: hobe hartzea
