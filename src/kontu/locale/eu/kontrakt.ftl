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
variant-shanghai-1-help = Txanda berean osatzea, bi erosketa errondako, lau joker, eta zenbaki-kartak bost puntu. Karten balioak gure aukera dira.
variant-shanghai-ten-1 = Shanghai hamar errondatan
variant-shanghai-ten-1-help = Hamar kontratu hamaika kartatik, hiru edo lau erosketa errondako, eta puntu-kenketak ateratzeagatik.
variant-liverpool-1 = Liverpool
variant-liverpool-1-help = Banatzailearen eskuinekoak sorta mozten du banatu aurretik, eta mozketa zehatzak 50 puntu kentzen ditu.

## Aukerak

option-min_players = Jokalari gutxienak
option-min_players-help = Gutxienez zenbat jokalari. Arauek hiru diote; bi ere izan daitezke, baina ez da pentsatutako jokoa.
option-max_players = Jokalari gehienak
option-max_players-help = Gehienez zenbat jokalari. Arau nagusiek bost diote; karta-sorta gehiagorekin zortzik joka dezakete.
option-decks = Karta-sortak
option-decks-help = 52 kartako zenbat sorta nahasten diren: jokalari gutxienekin, bat gehiagorekin, eta abar. Azken zenbakiak aurrera balio du.
option-jokers = Jokerrak
option-jokers-help = Zenbat joker guztira: jokalari gutxienekin, bat gehiagorekin, eta abar. Arau nagusietan jokalariak baino bat gutxiago.
option-deal = Banatutako kartak
option-deal-help = Jokalari bakoitzak zenbat karta jasotzen dituen, errondaz erronda. Azken zenbakiak aurrera balio du.
option-contracts = Kontratuak
option-contracts-help = Erronda bakoitzean zer jarri behar den: G3 hiruko taldea da, S4 lauko segida, tartean plus zeinua jarrita.
option-first_melds = Lehen jartzea
option-first_melds-help = Kontratua bere karta zehatzekin jartzen den, ala konbinazioak berehala luzeagoak izan daitezkeen (May I?).
option-first_melds-exact = kontratua zehazki
option-first_melds-minimum = kontratua edo gehiago
option-last_round = Azken erronda
option-last_round-help = Azken kontratuak esku osoa batera hartzen duen, ala gainerakoekin jokatzen jarraitzen den (May I?).
option-last_round-whole_hand = esku osoa batera
option-last_round-played_on = jokoak jarraitzen du
option-go_out = Ateratzea
option-go_out-help = Azken kartak eskutik nola irteten den. Arau nagusietan bota egin behar da.
option-go_out-discard = botata
option-go_out-lay_down = botata, edo kontratuarekin
option-go_out-either = edozein modutan
option-go_out-no_discard = inoiz ez botata
option-build_same_turn = Txanda berean osatzea
option-build_same_turn-help = Kontratua jarri den txandan bertan kartak gehi daitezkeen (Shanghai).
option-build_same_turn-true = bai
option-build_same_turn-false = hurrengo txandatik
option-same_suit_runs = Palo bereko segidak
option-same_suit_runs-help = Kontratu bereko palo bereko bi segida nola egon daitezkeen. Arau nagusietan ezin dira bata bestearen ondoren jarraitu.
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
option-max_jokers = Joker gehienak konbinazio batean
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
option-down_may_take-help = Kontratua jarri duenak botatako azken karta oraindik har dezakeen.
option-down_may_take-true = bai
option-down_may_take-false = ez
option-down_may_buy = Kontratuaren ondoren erostea
option-down_may_buy-help = Kontratua jarri duenak oraindik eros dezakeen.
option-down_may_buy-true = bai
option-down_may_buy-false = ez
option-may_rediscard_taken = Hartu berri den karta botatzea
option-may_rediscard_taken-help = Botatako karten pilatik hartutako karta txanda berean berriro bota daitekeen.
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
option-buy_limits-help = Jokalari bakoitzak zenbat aldiz eros dezakeen, errondaz erronda. Azken zenbakiak aurrera balio du; zerrenda hutsa mugarik eza da.
option-buy_limit_match = Erosketak partidako
option-buy_limit_match-help = Jokalari bakoitzak partida osoan zenbat aldiz eros dezakeen. Zero mugarik eza da.
option-penalty_cards = Zigor-kartak
option-penalty_cards-help = Erositako kartarekin batera mazotik zenbat karta datozen.
option-number_points = Zenbaki-karten puntuak
option-number_points-help = Bitik hamarrera eskuan zer balio duten: zenbakia bera, ala bosna (Shanghai).
option-number_points-face = zenbakia bera
option-number_points-five = bosna
option-court_points = Irudien puntuak
option-court_points-help = Txankak, damak edo erregeak eskuan zer balio duen.
option-ace_points = Batekoaren puntuak
option-ace_points-help = Batekoak eskuan zer balio duen, behekoa zein goikoa izateko izan.
option-joker_points = Jokerraren puntuak
option-joker_points-help = Jokerrak eskuan zer balio duen. 25 May I? aldaeran.
option-cut_bonus = Mozketa zehatza
option-cut_bonus-help = Mozketak banatzeko karta zehatzak hartzean kentzen diren puntuak (Liverpool). Zero mozketarik eza da; 50ekoa iturri batena da.
option-blind_bonus = Itsuan ateratzea
option-blind_bonus-help = Txanda bakarrean jarri eta ateratzeagatik kentzen diren puntuak.
option-no_joker_bonus = Jokerrik gabe ateratzea
option-no_joker_bonus-help = Norberaren kontratuan jokerrik izan gabe ateratzeagatik kentzen diren puntuak.
option-tie_break = Guztizko berdinak
option-tie_break-help = Guztizko berdinek garaipena partekatzen duten, ala irabazitako erronda gehiagok eta gero azken errondak erabakitzen duten.
option-tie_break-shared = garaipena partekatzen dute
option-tie_break-rounds_won = irabazitako errondak, gero azken erronda
option-stall_circles = Geldi dauden errondak
option-stall_circles-help = Ezer jarri gabeko zenbat itzuliren ondoren amaitzen den erronda irabazlerik gabe. Zero inoiz ez da. Hau gurea da.

## Arauak osorik

refusal-players-reversed = Jokalari gutxienak ({ $least }) gehienak ({ $most }) baino gehiago dira.
refusal-list-length = { $entries ->
    [one] Balio bakarrak ez du balio { $field } aukerarako
   *[other] { $entries } baliok ez dute balio { $field } aukerarako
 }: { $least } eta { $most } artean behar dira.
refusal-deal-too-large = { $round }. erronda ezin zaie { $seats } jokalariri banatu: { $needed } karta behar dira, lehen botatakoa eta hartzeko bat barne, eta sortek { $cards } dituzte.
refusal-contract-too-long = { $round }. errondako { $contract } kontratuak { $needed } karta behar ditu, eta inork ezin du inoiz { $held } baino gehiago izan: banatu gehiago, edo utzi gehiago erosten.
refusal-contract-notation = “{ $text }” ez da kontratu bat: idatzi gehienez lau zati, tartean plus zeinua jarrita, G2tik G12ra talderako eta S3tik S14ra segidarako, G3+S4 bezala.

## Notazioa

refusal-card-notation = “{ $text }” ez da karta bat: idatzi maila eta paloa, 9s, Td edo Ah bezala, edo * jokerrerako.
