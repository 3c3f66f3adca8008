# Benetako mahai baten puntu-orria. Izenak ez dira deklinatzen.
# $seat, $other, $name eta $names jokalarien izenak dira; $piece karta baten balioa, edo * jokerra.

## Zalantzan jartzen edo ukatzen dena

refusal-sheet-play-total = Jokaldi batek ezin du { $points } eman: fitxa hauekin puntuak ematen dituen jokaldi batek { $most } ematen ditu gehienez, eta ez tarteko zenbaki guztiak.
refusal-sheet-left-missing = { $seat }: oraindik ez dago idatzita zenbat fitxa geratu zaizkion; bat ere ez bada, zero da.
refusal-sheet-left-range = { $seat }: ezin zaizkio { $count } fitxa geratu, inork ez baitu inoiz { $most } baino gehiago.
refusal-sheet-left-sum = Guztira { $pieces } fitxa daude: hainbeste jokaldiren ondoren { $laid } mahaian daude, eta ezin dira beste { $left } sobera egon.
refusal-sheet-left-one-out = { $seat }: ez zaio fitxarik geratzen, eta honi ere ez: { $other }. Eskua jokalari batek azken fitxa jokatu bezain laster amaitzen da.
refusal-sheet-cost-missing = { $seat }: oraindik ez dago idatzita erronda honek zer kostatu dion; ezer ez bada, zero da.
refusal-sheet-cost-total = Ez dago elkarrekin { $points } balio duen kartarik. Gutxienez 0 da eta gehienez { $most }, eta ez tarteko zenbaki guztiak.
refusal-sheet-cost-least = { $seat }: ezin da { $points } izan. Erronda honetan atera ez denak gutxienez { $held } karta ditu oraindik, eta gutxienez { $least } balio dute.
refusal-sheet-piece-copies = { $piece }: ezin dira { $count } geratu, { $copies } besterik ez baitaude.
refusal-sheet-pieces-held = { $seat }: ezin ditu { $count } karta eduki; baimendutako erosketa guztiekin ere { $most } dira gehienez.
refusal-sheet-out-missing = Inork ez du zerorik. Esan nor atera den, edo inor ez dela atera.
refusal-sheet-out-not-zero = { $seat } atera da; beraz, errondak 0 kostatzen dio, eta ez { $points }.
refusal-sheet-zero-not-out = { $seat }: zero du, baina { $other } atera da. Jokalari bakar batek du zero.
refusal-sheet-nobody-out-zero = { $seat }: zero du, nahiz eta inor ez den atera. Orduan guztiei geratzen zaizkie kartak.
refusal-sheet-bonus-holder = { $bonus ->
    [cut_bonus] Mozketa zehatza
    [blind_bonus] Itsuan ateratzea
   *[other] Jokerrik gabe ateratzea
 }: { $seat } dago markatuta, baina oraingoan { $other } bakarrik izan zitekeen.
refusal-sheet-round-number = { $round }. erronda soberan dago: partida { $rounds }. errondaren ondoren amaitzen da.
refusal-sheet-no-such-entry = Orri honek ez du mota honetako idazpenik: «{ $entry }».
refusal-sheet-no-such-seat = Ez dago { $seat }. jokalaririk: orri hau { $seats } jokalarirentzat da.
refusal-sheet-name = { $seat }. jokalariak izen bat behar du, 1 eta 60 karaktere artekoa, lerro bakarrean.
refusal-sheet-cost-twice = Kostua puntu kopuru bat da edo geratutako kartak, ez biak batera.
refusal-sheet-piece-unknown = «{ $piece }» ez da orri honetako karta: hauek ditu: { $choices }.
refusal-sheet-no-form = { $game } jokoak ez du paperezko puntu-orririk.
refusal-sheet-opened-twice = Orri hau irekita zegoen lehendik ere.
refusal-sheet-full = Orri batek { $most } idazpen ditu gehienez. Hasi beste bat.
refusal-sheet-busy = Gehiegi ari dira aldi berean idazten. Saiatu berriro une bat barru.
refusal-sheet-unknown = Hemen ez dago horrelako orririk. Agian esteka moztuta iritsi da, edo hasi zuen telefonoa ez da geroztik sarera konektatu.
refusal-sheet-is-played = Akta hau hemengo mahai batean jokatu zen: ez da puntu-orria. Berriro ikus daiteke, baina ezin da bertan idatzi.
refusal-sheet-bonus-unreadable = { $round }. erronda, { $seat }: idazpenez kanpoko { $points } puntu horiek ez datoz bat arauetako ezerekin.
