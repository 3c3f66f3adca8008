# Zerbitzariak abiarazi den lekuan dioena, eta inoiz eraiki ez den orriaren ordez dioena.

serve-address = Kontu irekita dago helbide honetan: { $address }
serve-network = Sare honetan: { $address }
serve-only-here = Helbide honek ordenagailu honetan bakarrik balio du. Zure sareko besteentzat: --host 0.0.0.0
serve-stop = Gelditzeko: Ctrl+C.
serve-data = Mahaiak karpeta honetan gordetzen dira: { $folder }
serve-port-taken = { $port } ataka hartuta dago { $host } helbidean: aukeratu beste bat --port bidez, edo gelditu erabiltzen duena.
serve-port-denied = Ez duzu baimenik { $host } helbideko { $port } ataka erabiltzeko: aukeratu 1024tik aurrerako bat --port bidez.
serve-no-port-free = { $first } eta { $last } artean ez dago ataka librerik { $host } helbidean: aukeratu beste bat --port bidez.
serve-host-unusable = { $host } ez da makina honen helbide bat: { $problem }
serve-data-unusable = { $folder } karpeta ezin da mahaietarako erabili: { $problem }
serve-database-unusable = DATABASE_URL-ek izendatzen duen datu-basea ezin da erabili: { $problem }
serve-folder-busy = { $folder } karpeta beste Kontu zerbitzari bat erabiltzen ari da ({ $process } prozesua): gelditu hura, edo aukeratu beste karpeta bat --data bidez.
serve-page-missing = Orria ez da eraiki
serve-page-missing-help = Zerbitzaria martxan dago, baina instalazio honek ez du orririk erakusteko. Iturburu-kodean, idatzi: make page
