# Kontrakt: ezezkoak, aldaerak, aukerak, gertaerak eta hitzak.
# $card, $cards, $meld eta $contract notazioan datoz; $seat eserleku bat da, p2 bezala.

## Aldaerak

variant-kontrakt-1 = Kontrakt
variant-kontrakt-1-help = Jokoa arau norvegiarrek dioten bezala: zazpi kontratu, 10 edo 12 karta, jokalariak baino joker bat gutxiago. Hasteko aproposa.
variant-other-deal-1 = Beste banaketa
variant-other-deal-1-help = Hamar karta lehen lau errondetan eta hamabi azken hiruretan, karta-sorta gehiagorekin zortzi jokalari arte.
variant-no-jokers-1 = Jokerrik gabe
variant-no-jokers-1-help = Zazpi kontratu berak, jokerrik gabe.
variant-may-i-1 = May I?
variant-may-i-1-help = Konbinazioak hasieratik luzeagoak izan daitezke, jokerrak dauden lekuan geratzen dira eta 25 balio dute, eta azken errondan jokoak jarraitzen du.
variant-shanghai-1 = Shanghai
variant-shanghai-1-help = Txanda berean kartak gehitzea, bi erosketa errondako, lau joker, eta zenbaki-kartak bost puntu. Karten balioak guk erabaki ditugu.
variant-shanghai-ten-1 = Shanghai hamar errondatan
variant-shanghai-ten-1-help = Hamar kontratu hamaika kartatik, hiru edo lau erosketa errondako, eta puntu-kenketak irteteagatik.
variant-liverpool-1 = Liverpool
variant-liverpool-1-help = Banatzailearen eskuinekoak sorta mozten du banatu aurretik, eta mozketa zehatzak 50 puntu kentzen ditu.

## Aukerak

option-min_players = Gutxieneko jokalariak
option-min_players-help = Gutxienez zenbat jokalari. Arauek hiru diote; bik ere joka dezakete, baina jokoa ez dago horretarako pentsatua.
option-max_players = Gehieneko jokalariak
option-max_players-help = Gehienez zenbat jokalari. Arau nagusiek bost diote; karta-sorta gehiagorekin zortzik joka dezakete.
option-decks = Karta-sortak
option-decks-help = 52 kartako zenbat sorta nahasten diren: bi jokalarirekin, hirurekin, eta abar. Azken zenbakiak hortik aurrera ere balio du.
option-jokers = Jokerrak
option-jokers-help = Zenbat joker guztira: bi jokalarirekin, hirurekin, eta abar. Arau nagusietan jokalariak baino bat gutxiago.
option-deal = Banatutako kartak
option-deal-help = Jokalari bakoitzak zenbat karta jasotzen dituen, errondaz erronda. Azken zenbakiak hortik aurrera ere balio du.
option-contracts = Kontratuak
option-contracts-help = Erronda bakoitzean zer jarri behar den: G3 hiru kartako taldea da, S4 lau kartako segida, tartean plus zeinua jarrita.
option-contracts-values = Kontratu bat erronda bakoitzeko, adibidez G3+S4: hiruko talde bat eta lauko segida bat.
option-first_melds = Lehen jartzea
option-first_melds-help = Kontratua bere karta zehatzekin jartzen den, ala konbinazioak hasieratik luzeagoak izan daitezkeen (May I?).
option-first_melds-exact = kontratua zehazki
option-first_melds-minimum = kontratua edo gehiago
option-last_round = Azken erronda
option-last_round-help = Azken kontratuak esku osoa batera hartzen duen, ala gainerakoekin jokatzen jarraitzen den (May I?).
option-last_round-whole_hand = esku osoa batera
option-last_round-played_on = jokoak jarraitzen du
option-go_out = Irtetea
option-go_out-help = Azken kartak eskutik nola irteten den. Arau nagusietan bota egin behar da.
option-go_out-discard = botata
option-go_out-lay_down = botata, edo kontratuarekin
option-go_out-either = edozein modutan
option-go_out-no_discard = inoiz ez botata
option-build_same_turn = Txanda berean gehitzea
option-build_same_turn-help = Kontratua jarri den txandan bertan kartak gehi daitezkeen (Shanghai).
option-build_same_turn-true = bai
option-build_same_turn-false = hurrengo txandatik
option-same_suit_runs = Palo bereko segidak
option-same_suit_runs-help = Kontratu bereko eta palo bereko bi segida nola egon daitezkeen. Arau nagusietan ezin dute elkar ukitu.
option-same_suit_runs-not_touching = elkar ukitu gabe
option-same_suit_runs-free = nahieran
option-same_suit_runs-gap2 = bi mailako tartearekin, edo gainjarrita
option-same_suit_runs-different = palo desberdinak bakarrik
option-same_rank_groups = Maila bereko taldeak
option-same_rank_groups-help = Kontratu bateko bi talde maila berekoak izan daitezkeen. Iturriek ez dute ezer esaten.
option-same_rank_groups-true = bai
option-same_rank_groups-false = ez
option-joker_limit = Jokerrak konbinazio batean
option-joker_limit-help = Konbinazio batean zenbat joker egon daitezkeen. Arau nagusietan mugarik ez.
option-joker_limit-none = mugarik ez
option-joker_limit-majority = beste kartak baino gehiago ez
option-joker_limit-by_size = bat, bi edo hiru, tamainaren arabera
option-max_jokers = Gehieneko jokerrak konbinazio batean
option-max_jokers-help = Konbinazio batek gainditu ezin duen zenbakia. Hamalau mugarik eza da.
option-min_naturals = Karta arruntak konbinazio batean
option-min_naturals-help = Konbinazio batek jokerrez gain zenbat karta behar dituen lehen aldiz jartzean.
option-adjacent_jokers = Jokerrak elkarren ondoan
option-adjacent_jokers-help = Segida batean bi joker elkarren ondoan egon daitezkeen.
option-adjacent_jokers-true = bai
option-adjacent_jokers-false = ez
option-joker_swap = Jokerrak trukatzea
option-joker_swap-help = Noren segidetatik truka daitekeen jokerra, ordezkatzen duen kartaren truke.
option-joker_swap-any = edonoren segidetatik
option-joker_swap-own = norberaren segidetatik
option-joker_swap-none = ezin da
option-joker_swap_when = Noiz trukatu
option-joker_swap_when-help = Jokerrak norberaren kontratua jarri ondoren, aurretik, ala bietan trukatzen diren.
option-joker_swap_when-after = norberaren kontratuaren ondoren
option-joker_swap_when-before = norberaren kontratuaren aurretik
option-joker_swap_when-any = aurretik eta ondoren
option-down_may_take = Kontratuaren ondoren hartzea
option-down_may_take-help = Kontratua jarri duenak botatakoen gaineko karta oraindik har dezakeen.
option-down_may_take-true = bai
option-down_may_take-false = ez
option-down_may_buy = Kontratuaren ondoren erostea
option-down_may_buy-help = Kontratua jarri duenak oraindik eros dezakeen.
option-down_may_buy-true = bai
option-down_may_buy-false = ez
option-may_rediscard_taken = Hartu berri den karta botatzea
option-may_rediscard_taken-help = Botatakoen pilatik hartutako karta txanda berean berriro bota daitekeen.
option-may_rediscard_taken-true = bai
option-may_rediscard_taken-false = ez
option-discarder_may_buy = Berriro erostea
option-discarder_may_buy-help = Jokalari batek bota berri duen karta eros dezakeen.
option-discarder_may_buy-true = bai
option-discarder_may_buy-false = ez
option-active_may_stop = Erosketa geldiaraztea
option-active_may_stop-help = Txandan dagoenak erosteko eskaerari karta berak hartuz erantzun diezaiokeen (May I?).
option-active_may_stop-true = karta hartuz
option-active_may_stop-false = ezin du
option-buy_limits = Erosketak errondako
option-buy_limits-help = Jokalari bakoitzak zenbat aldiz eros dezakeen, errondaz erronda. Azken zenbakiak hortik aurrera ere balio du; zerrenda hutsa mugarik eza da.
option-buy_limit_match = Erosketak partidako
option-buy_limit_match-help = Jokalari bakoitzak partida osoan zenbat aldiz eros dezakeen. Zero mugarik eza da.
option-penalty_cards = Zigor-kartak
option-penalty_cards-help = Erositako kartarekin batera mazotik zenbat karta datozen.
option-number_points = Zenbaki-karten puntuak
option-number_points-help = Bitik hamarrera eskuan zer balio duten: zenbakia bera, ala bosna (Shanghai).
option-number_points-face = zenbakia bera
option-number_points-five = bosna
option-court_points = Irudien puntuak
option-court_points-help = Txotak, damak edo erregeak eskuan zer balio duen.
option-ace_points = Batekoaren puntuak
option-ace_points-help = Batekoak eskuan zer balio duen, behekoa zein goikoa izateko izan.
option-joker_points = Jokerraren puntuak
option-joker_points-help = Jokerrak eskuan zer balio duen. 25 May I? aldaeran.
option-cut_bonus = Mozketa zehatza
option-cut_bonus-help = Mozketak banatzeko karta zehatzak hartzean kentzen diren puntuak (Liverpool). Zero mozketarik eza da; 50ekoa iturri batena da.
option-blind_bonus = Itsuan irtetea
option-blind_bonus-help = Txanda bakarrean jarri eta irteteagatik kentzen diren puntuak.
option-no_joker_bonus = Jokerrik gabe irtetea
option-no_joker_bonus-help = Norberaren kontratuan jokerrik izan gabe irteteagatik kentzen diren puntuak.
option-tie_break = Guztizko berdinak
option-tie_break-help = Guztizko berdinek garaipena partekatzen duten, ala irabazitako erronda gehiagok eta gero azken errondak erabakitzen duten.
option-tie_break-shared = garaipena partekatzen dute
option-tie_break-rounds_won = irabazitako errondak, gero azken erronda
option-stall_circles = Geldi dauden errondak
option-stall_circles-help = Ezer jarri gabeko zenbat itzuliren ondoren amaitzen den erronda irabazlerik gabe. Zero inoiz ez da. Hau gurea da.

## Arauak osorik

refusal-players-reversed = Gutxieneko jokalari kopurua ({ $least }) gehienekoa ({ $most }) baino handiagoa da.
refusal-list-length = { $entries ->
    [one] Balio bakarrak ez du balio { $field } aukerarako
   *[other] { $entries } baliok ez dute balio { $field } aukerarako
 }: { $least } eta { $most } artean behar dira.
refusal-deal-too-large = { $round }. erronda ezin zaie { $seats } jokalariri banatu: { $needed } karta behar dira, lehen botatakoa eta hartzeko bat barne, eta sortek { $cards } dituzte.
refusal-contract-too-long = { $round }. errondako { $contract } kontratuak { $needed } karta behar ditu, eta inork ezin du inoiz { $held } baino gehiago izan: banatu gehiago, edo utzi gehiago erosten.
refusal-group-too-large = Inork ezin izango du inoiz { $round }. errondako { $slot } jarri: { $seats } jokalarirekin maila bateko { $most } karta daude gehienez, jokerrak barne.
refusal-contract-notation = «{ $text }» ez da kontratu bat: idatzi gehienez lau zati, tartean plus zeinua jarrita, G2tik G12ra talderako eta S3tik S14ra segidarako, G3+S4 bezala.

## Notazioa

refusal-card-notation = «{ $text }» ez da karta bat: idatzi maila eta paloa, 9s, Td edo Ah bezala, edo * jokerrerako.
refusal-play-notation = «{ $text }» ezin da egin: idatzi adibidez take 8d, leave, stock, buy 3c, no, lay 9s9h9d 4h5h6h7h, add 8h p1.2, swap 7c p2.1 *8c:p1.1 edo drop Qc.
refusal-meld-notation = «{ $text }» ez da konbinazio bat: idatzi kartak zuriunerik gabe, 9s9h* edo 4h*5h6h7h bezala.
refusal-play-ambiguous = «{ $text }» modu batean baino gehiagotan irakur daiteke: esan jokerrak zein karta ordezkatzen duen, edo batekoa zein muturretara doan. Aukerak: { $choices }.

## Banaketa, mozketa eta mazo berria

refusal-round-not-dealt = Erronda oraindik ez da banatu.
refusal-round-dealt = { $round }. erronda banatuta dago: amaitu arte jokatu behar da hurrengoa banatu aurretik.
refusal-deal-not-the-pack = Banaketa ez dator bat jokoko kartekin: { $card } gehiegitan edo gutxiegitan dago.
refusal-dealer-unknown = Banatzaileak { $seats } jokalarietako bat izan behar du.
refusal-dealer-not-next = Orain ez du { $dealer } jokalariak banatzen: banaketa ezkerrera doa, { $due } jokalariarengana.
refusal-dealer-missing = Erregistroak lehen erronda nork banatzen duen esan behar du.
refusal-deal-card-twice = { $card } sortetan dagoena baino gehiagotan dago.
refusal-deal-up-unknown = Botatako lehen karta agerian dago: idatzi zein den.
refusal-shuffle-needless = Orain ez da mazo berririk behar: { $stock ->
    [0] hurrengo hartzeak erabakiko du.
    [one] karta bat geratzen da.
   *[other] { $stock } karta geratzen dira.
 }
refusal-shuffle-not-the-pile = Mazo berria ez da botatakoen pila, bertan geratzen dena kenduta: { $card } gehiegitan edo gutxiegitan dago.
refusal-shuffle-first = Banatzaileak egin behar du lehenbizi.
refusal-cut-first = { $seat } jokalariak moztu behar du lehenbizi: altxatu 1 eta { $most } karta artean.
refusal-no-cut = Orain ez du inork mozten.
refusal-cut-depth = Ezin dira { $depth } karta altxatu: altxatu 1 eta { $most } artean.
refusal-slip-too-far = Eskuak ez du { $by } kartako hutsik egiten: gehienez { $most }.

## Hartzea eta erostea

refusal-draw-first = Hartu karta bat lehenbizi: { $top ->
    [none] mazotik.
   *[other] hartu { $top }, edo utzi eta hartu mazotik.
 }
refusal-already-drawn = Hartu duzu: orain jarri edo bota dezakezu.
refusal-leave-first = Mazotik hartu aurretik besteek { $top } eros dezakete: utzi lehenbizi.
refusal-only-stock = Karta utzi duzu: orain mazotik bakarrik har dezakezu.
refusal-buy-or-no = Galdera bakarra dago orain: { $verb ->
    [call] eskatu { $top }, ala ez.
   *[buy] erosi { $top }, ala ez.
 }
refusal-take-or-let = { $caller } jokalariak { $top } eskatzen du: hartu zuk, edo utzi.
refusal-buy-the-card = { $top } zurea da: erosi.
refusal-not-the-top = { $card } ez dago botatako karten gainean: hor { $top } dago.
refusal-down-may-not-take = Kontratua jarri ondoren ezin da botatako kartarik hartu mahai honetan: utzi.
refusal-active-does-not-buy = Zure txanda da, ez duzu erosi beharrik: hartu { $top }, edo utzi.
refusal-window-closed = Erosketa itxita dago: orain ez du inork erosten.
refusal-call-first = Eskatu { $top } lehenbizi: txandan dagoenak gera zaitzake, karta hartuz.
refusal-buy-not-call = Mahai honetan ez da kartarik eskatzen: erosi { $top }, ala ez.
refusal-no-call = Orain ez du inork kartarik eskatzen.

## Eskuko kartak eta botatzea

refusal-card-not-held = { $held ->
    [0] Ez daukazu { $card }.
    [one] { $card } behin daukazu eta { $needed } aldiz beharko zenuke.
   *[other] { $card } { $held } aldiz daukazu eta { $needed } aldiz beharko zenuke.
 }
refusal-taken-stays = { $card } txanda honetan hartu duzu pilatik eta ezin da berehala itzuli: bota beste bat.
refusal-no-discard-out = Mahai honetan azken karta ezin da bota: gehitu { $card } mahaira.
refusal-keep-a-card = Gorde karta bat: azkena botata irteten da eskutik.
refusal-leaves-taken = { $card } bakarrik geratuko litzaizuke, eta txanda honetan hartu duzunez ezin da berehala itzuli: gorde beste bat.
refusal-last-card-stuck = Geratuko zaizun karta ezingo zenuke ez gehitu ez bota: gorde beste bat.

## Kontratua jartzea

refusal-contract-already-laid = Kontratua jarri duzu: ezin da konbinazio berririk hasi, kartak gehitu bakarrik.
refusal-meld-count = { $contract } kontratuak { $needed ->
    [one] konbinazio bat du
   *[other] { $needed } konbinazio ditu
 }, denak batera jartzekoak; hemen { $given ->
    [0] ez dago bat ere.
    [one] bat dago.
   *[other] { $given } daude.
 }
refusal-meld-kind = { $meld }. konbinazioak { $slot } izan behar du kontratu honetan, eta { $cards } beste motakoa da.
refusal-mixed-ranks = { $meld }. konbinazioa: talde batek maila bakarra du, eta { $card } beste batekoa da hemen: { $cards }.
refusal-group-joker-named = Talde bateko jokerrak ez du karta jakinik ordezkatzen: idatzi *, ez { $card }.
refusal-mixed-suits = { $meld }. konbinazioa: segida batek palo bakarra du, eta { $card } beste batekoa da hemen: { $cards }.
refusal-joker-unnamed = { $meld }. konbinazioa: segida bateko jokerrak zein karta ordezkatzen duen esan behar du, *9h bezala.
refusal-run-twice = { $meld }. konbinazioa: segida batean karta bakoitza behin dago, eta { $card } berriro dago hemen: { $cards }.
refusal-run-gap = { $meld }. konbinazioa: { $card } falta da hemen: { $cards }.
refusal-run-wraps = Segida batek ez du bira ematen: batekoa behean dago bikoaren aurretik edo goian erregearen ondoren, inoiz ez bietan{ $meld ->
    [none] .
   *[other] {" "}({ $meld }).
 }
refusal-ace-end = Batekoa { $meld } konbinazioaren bi muturretara joan daiteke: idatzi + goirako edo - beherako.
refusal-meld-short = { $meld }. konbinazioak { $size ->
    [one] karta bat du
   *[other] { $size } karta ditu
 } ({ $cards }); { $slot } osatzeko { $needed } behar dira.
refusal-meld-long = { $meld }. konbinazioak { $size } karta ditu ({ $cards }); lehen aldiz jartzean, { $slot } konbinazioak { $needed } karta ditu, zehazki.
refusal-naturals-few = { $meld }. konbinazioak jokerrez besteko karta gutxiegi ditu: { $cards } konbinazioak gutxienez { $naturals } behar ditu.
refusal-jokers-many = { $meld }: { $jokers } joker izango lituzke, eta { $size } kartarekin { $most ->
    [0] ezin da bat ere egon.
    [one] gehienez bat egon daiteke.
   *[other] gehienez { $most } egon daitezke.
 }
refusal-jokers-beside = Bi joker ezin dira elkarren ondoan egon segida batean ({ $meld }).
refusal-runs-touch = { $one } eta { $other } segidek elkar ukitzen dute: zure palo bereko segidek gainjarrita egon behar dute, edo tartea utzi, lehen aldiz jartzean.
refusal-runs-near = { $one } eta { $other } artean maila bakarra dago: mahai honetan bi behar dira.
refusal-runs-one-suit = { $one } eta { $other } palo berekoak dira: mahai honetan zure segidek palo desberdinekoak izan behar dute.
refusal-groups-one-rank = Bi taldeak { $one } mailakoak dira: mahai honetan desberdinak izan behar dute, ez { $other }.
refusal-not-whole-hand = Azken errondan esku osoa batera jartzen da: { $left ->
    [one] { $cards } geratuko litzateke.
   *[other] { $left } karta geratuko lirateke ({ $cards }).
 }

## Kartak gehitzea eta jokerrak trukatzea

refusal-contract-first = Jarri zure kontratua lehenbizi, { $contract }: aurretik ezin da kartarik gehitu.
refusal-same-turn = Txanda honetan jarri duzu kontratua: hurrengo txandatik aurrera gehi ditzakezu kartak.
refusal-no-such-meld = Ez dago { $meld } konbinaziorik{ $melds ->
    [none] : mahaian ez dago ezer.
   *[other] : hauek daude: { $melds }.
 }
refusal-not-the-rank = { $card } ez doa { $meld } konbinazioan: talde horrek { $fits } maila hartzen du.
refusal-not-the-suit = { $card } ez da { $meld } konbinazioaren palokoa{ $fits ->
    [none] , eta horrek ez du karta gehiago hartzen.
   *[other] ; horrek hauek hartzen ditu: { $fits }.
 }
refusal-not-next = { $card } ez doa { $meld } konbinazioan{ $fits ->
    [none] , horrek ez du karta gehiago hartzen.
   *[other] ; horrek hauek hartzen ditu: { $fits }.
 }
refusal-run-has-it = { $card } badago { $meld } konbinazioan{ $fits ->
    [none] , eta horrek ez du karta gehiago hartzen.
   *[other] ; horrek hauek hartzen ditu: { $fits }.
 }
refusal-end-needless = { $card } ezin da mutur batekin markatu: segida bateko batekoa bakarrik.
refusal-swap-off = Mahai honetan ez da jokerrik trukatzen.
refusal-swap-own = { $meld } ez da zurea: mahai honetan norberaren segidetako jokerrak bakarrik trukatzen dira.
refusal-swap-before = Mahai honetan jokerrak kontratuaren aurretik bakarrik trukatzen dira.
refusal-swap-contract-first = Jarri zure kontratua lehenbizi, { $contract }: jokerrak ondoren trukatzen dira.
refusal-swap-same-turn = Txanda honetan jarri duzu kontratua: hurrengo txandatik aurrera truka ditzakezu jokerrak.
refusal-swap-group = { $meld } talde bat da: haren jokerrak finko daude.
refusal-swap-no-joker = { $meld } konbinazioan ez dago { $card } ordezkatzen duen jokerrik{ $jokers ->
    [none] : ez du jokerrik.
   *[other] : hauek ordezkatzen dituzte: { $jokers }.
 }
refusal-swap-joker = Joker batek ezin du joker baten lekua hartu{ $jokers ->
    [none] , eta { $meld } konbinazioak ez du jokerrik.
   *[other] : jarri ordezkatzen duen karta, { $jokers }.
 }
refusal-standing-notation = «{ $text }» ez da aldez aurreko erantzuna: idatzi not this round, no until my turn, edo only 9 Td *, galdetzea nahi duzun maila, karta, palo edo jokerrekin.
