# Bakarka jokatzea: Contacken buru-hausgarriak eta bakar-jokoa, eguneko banaketak, gailuak gogoan duena.

## Buru-hausgarrien ezezkoak. Lekua x,y idazten da.

refusal-puzzle-tile-laid = { $tile } fitxa jarrita dago jada; bakoitzetik bakarra dago.
refusal-puzzle-cell-outside = { $cell } lekua irudiaz kanpo dago.
refusal-puzzle-set = Buru-hausgarri batek { $needed } fitxa desberdin behar ditu, leku bakoitzeko bat, eta hauek { $tiles } dira.
refusal-puzzle-trail = Bilaketa ezin da hortik jarraitu: beste egoera batekoa da. Has ezazu berriro.
refusal-alone-date = “{ $text }” ez da data bat: eguna 2026-11-30 bezala idazten da.
refusal-alone-seed = “{ $text }” testuarekin ezin da banaketarik hasi: 32 zifra edo a-tik f-rako hizki behar ditu.
refusal-alone-over = Jokoa amaituta zegoen { $action } ekintzaren aurretik.
refusal-alone-date-ahead = Ez dago oraindik { $day } eguneko erronda: gaur { $today } da (UTC).
refusal-alone-with-people = Eguneko erronda pertsona bakar batentzat da, boten artean: eguna dakienak esku guztiak jakin ditzake.
