# Zerbitzariak abiarazi den lekuan dioena, eta inoiz eraiki ez den orriaren ordez dioena.

serve-address = Kontu irekita dago helbide honetan: { $address }
serve-network = Sare honetan: { $address }
serve-stop = Gelditzeko: Ctrl+C.
serve-data = Mahaiak karpeta honetan gordetzen dira: { $folder }
serve-port-taken = { $port } ataka hartuta dago { $host } helbidean: aukeratu beste bat --port bidez, edo gelditu erabiltzen duena.
serve-no-port-free = { $first } eta { $last } artean ez dago ataka librerik { $host } helbidean: aukeratu beste bat --port bidez.
serve-host-unusable = { $host } ez da makina honen helbide bat: { $problem }
serve-data-unusable = { $folder } karpeta ezin da mahaietarako erabili: { $problem }
serve-page-missing = Orria ez da eraiki
serve-page-missing-help = Zerbitzaria martxan dago, baina instalazio honek ez du orririk erakusteko. Iturburu-kodean, idatzi: make page
