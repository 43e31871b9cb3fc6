import type { Words } from "../../classes.ts";

/** What tells of somebody else's danger, and of what is around one, in German. */
export const DE_AROUND: Words = {
  followed:
    "der ich folge, dem ich folge, den ich schaue, die ich schaue, influencer, influencerin, youtuber, youtuberin, streamer, streamerin, tiktoker, tiktokerin, idol, schuler, schulerin, patient, patientin, kunde, kundin, ein madchen, ein junge, internetfreundin, internetfreund, bff, freundin, kumpel",
  wishdeath:
    "sterben will, will sterben, mochte sterben, nicht mehr leben will, will nicht mehr leben, nicht mehr da sein will, nicht mehr will und, sich umbringen, sich umbringt, bringt sich um, sich das leben nehmen, sich das leben nimmt, sich was antun, sich etwas antun, sich was antut, sich etwas antut, tut sich was an, tut sich etwas an, spricht von selbstmord, redet von selbstmord, redet von suizid, spricht von suizid, spricht vom sterben, redet vom sterben, redet davon zu sterben, suizidal, ist suizidal, selbstmordgedanken, suizidgedanken, abschiedsbrief, abschiedsbriefe, abschiedspost, abschiedsvideo, abschiedsnachricht, abschiedsstory, von allen verabschiedet, fur immer verabschiedet, sich verabschiedet fur immer, ein ende machen, ein ende setzen, dem ganzen ein ende, keinen sinn mehr im leben, keinen sinn mehr sieht, lebensmude, vor den zug, von der brucke springen, verschwinden will, besser ohne sie dran, besser ohne ihn dran, nicht mehr aufwachen will, schluss machen mit dem leben, nie geboren, nicht geboren, gute nacht fur immer, tschuss fur immer, fertig mit dem leben, fertig mit der welt, mit dem leben abgeschlossen, das leben satt, leben nicht mehr wert, sich erhangen, sich aufhangen, sich erschiessen, sich die pulsadern, morgen nicht mehr da, bald nicht mehr da, diese welt verlassen, keinen ausweg mehr, sterben wollte, nicht mehr leben wollte, sich umzubringen, sich aufzuhangen, sich das leben zu nehmen, sich was anzutun, sich etwas anzutun, umbringen wollte, nicht mehr leben mochte",
  harmsself:
    "ritzt sich, sich ritzt, sich geritzt, schneidet sich, sich schneidet, verletzt sich, sich selbst verletzt, sich verletzt, selbstverletzung, ritzt, verbrennt sich die arme, narben am arm, schnitte am arm, schnitte an den armen, wunden am arm",
  wonteat:
    "isst nicht mehr, isst nichts mehr, nichts mehr isst, nicht mehr isst, isst kaum noch, isst kaum, kaum noch isst, hat seit ~ nichts gegessen, seit ~ nichts gegessen, nichts gegessen, weigert sich zu essen, ubergibt sich nach, kotzt nach, hore sie kotzen, hore ihn kotzen, hore wie sie sich ubergibt, hungert sich, magersuchtig, ist magersuchtig, bulimie, hat bulimie, hat magersucht, essgestort, essstorung, zahlt jede kalorie, lasst alle mahlzeiten aus, isst nur gurken, isst nur salat, isst nur apfel, trinkt nur, lebt von kaffee, lebt nur von, hungert fur, hungert um, versteckt essen, versteckt das essen, lasst das essen verschwinden, wiegt sich standig, wiegt sich jeden tag, wiegt sich mehrmals, lasst das essen aus, lasst mahlzeiten aus",
  ishurt:
    "geschlagen wird, wird geschlagen, wird von ~ geschlagen, schlagt sie, schlagt ihn, schlagt seine frau, schlagt seine kinder, schlagt ihre kinder, schlagt die kinder, verprugelt sie, verprugelt ihn, verprugelt, misshandelt sie, misshandelt wird, wird misshandelt, wurgt sie, schubst sie, gewalttatiger freund, gewalttatiger mann, blaues auge, blaue flecken, aufgeplatzte lippe, sagt sie ist gefallen, sagt sie sei gefallen, sei die treppe, gegen die tur gelaufen, angst nach hause zu gehen, angst vor ihrem freund, angst vor ihrem mann, angst vor seinem vater, angst vor ihrem vater, hausliche gewalt, hat sie geschlagen, hat ihn geschlagen, hat sie gewurgt, brandwunden am arm, hat sie verprugelt",
  breakup:
    "mit ihm, mit ihr, mit seiner, mit seinem, mit ihrem, beziehung, das gesprach, den vertrag, die staffel",
  otherwise:
    "charakter, figur, rollenspiel, roman, geschichte, theaterstuck, song, drehbuch, kurzfilm, doku, prank, true crime, vorlage, fiktiv*, an meinen alten, an meine alte, alten job, job, zucker, kaffee, alkohol, zigaretten, haare, nagel, film, serie, spiel, minecraft, anime, katze, hund, gemuse, fleisch, lachen, peinlich, kollegen, pony, kater, gluten, boss, gegner, rekord, schach, halloween, requisite, cosplay, klettern, angeln, knoten lernen, schlagzeug, ball, sahne, eier, teig, beim kochen, rasieren, brot, zwiebel, schminke, tutorial, make up, erklart, kultur, immobilien, abschiedsfeier, papier, prufung, scheibe, auktion",
  wishgone:
    "ich seh mich nicht 18, werde keine 18, werd keine 18, werde keine 20, werd keine 20, werde nicht alt, werd nicht alt werden, den nachsten geburtstag erleb ich nicht, das jahr uberleb ich nicht, gehore nicht auf diese welt, gehor nicht auf diese welt, zu viel auf dieser welt, uberflussig auf dieser welt, alle wurden besser schlafen, nicht mehr aufwachen, nie wieder aufwachen, nicht mehr aufzuwachen, keinen sinn mehr aufzustehen, keinen sinn mehr im leben, wozu noch aufstehen, wozu ich noch lebe, warum ich noch lebe, hoffe ich wache nicht, hoff ich wach nicht, tot aufwachen, nicht mehr wach werden",
  cantbear:
    "halt das ~ nicht mehr aus, halte das ~ nicht mehr aus, halt es ~ nicht mehr aus, halte es ~ nicht mehr aus, halt alles nicht mehr aus, ertrage das ~ nicht mehr, ertrag das ~ nicht mehr, ertrage mich nicht mehr, kann so nicht mehr",
  endsoon:
    "mach ~ schluss, mache ~ schluss, bald schluss, bald ist alles vorbei, bald ist es vorbei, dann ist ruhe, nicht mehr lange, beende es, beende das alles",
  crashdiet:
    "crashdiat, crash diat, blitzdiat, radikaldiat, hungerkur, nulldiat, wasserdiat, militardiat, eierdiat, kohlsuppendiat, extremdiat, extreme diat, turbodiat, trockenfasten, wasserfasten, nichts mehr essen bis, nichts essen vor, nichts essen damit, mahlzeiten weglassen um, zwei kleidergrossen, schnell abnehmen, schnell dunn werden, hungern fur, hungern bis",
  thinner:
    "abnehmen, abgenommen, nehme ab, nimm ab, verlieren, verloren, verliere, runter, weniger, dunner, schlank, schlanker, loswerden",
  dieting:
    "diat, crashdiat, am tag, pro tag, taglich, jeden tag, was ich esse, esse nur, nur essen, essen am tag, vorm abiball, fur den abiball, vor der hochzeit, fur die hochzeit, bikini, abnehmen, fasten, dunn, bikinifigur",
  otherweight:
    "hund, katze, fisch, pferd, rucksack, koffer, gepack, fahrrad, auto, hantel, langhantel, defizit, verbrenn*, uberschuss, rezept, fruhstuck, mittagessen, abendessen, snack, dessert, keks, portion, follower, kniebeuge, bankdrucken, arzt, operation, mull, plunder, kram",
  tookmuch:
    "alle ~ genommen, alle ~ geschluckt, ganz viele, viele ~ geschluckt, zu viele ~ genommen, zu viele ~ geschluckt, haufen, handvoll, ganze packung, packung ~ geschluckt, packung ~ genommen, schachtel ~ genommen, schachtel ~ geschluckt, alle ihre, alle seine, alle meine",
  pills:
    "tablette, tabletten, pille, pillen, schlaftabletten, schmerztabletten, antidepressiva, medikamente, medis, ibus, ibuprofen, paracetamol, beruhigungsmittel, xanax, tavor, insulin, aspirin",
  toomany:
    "zu viel, zu viele, sind todlich, ist todlich, todlich, nicht mehr aufwachen, nicht mehr aufwacht, um zu sterben, uberdosis, todliche dosis",
  vitamins:
    "vitamin, vitamine, nahrungserganzung, magnesium, kollagen, fotos, spulmaschine, hund, katze, verschrieben, wie verordnet, puppe, ausprobiert, sortiert, weggeworfen, entsorgt, geschirrspuler",
  abuseword:
    "missbrauch, missbraucht, missbrauchte, misshandelt, misshandlung, misshandelte, ubergriffe, ubergriff, ubergriffig, schikaniert",
  secretgame:
    "geheimes spiel, geheime spiele, geheimspiel, unser geheimnis, besonderes spiel, besondere spiele, doktorspiele, doktor spielen",
  oddtouch:
    "komische massagen, massiert mich, massiert mir, fasst mir ans bein, fasst mir an den oberschenkel, hand auf meinem oberschenkel, hand auf mein bein, hand aufs bein, kusst mich, hat mich gekusst, streichelt mich, schaut uns beim umziehen zu, schaut mir beim umziehen zu, schaut uns beim duschen zu, nackt wiegen, ausziehen vor, auf seinen schoss, auf seinem schoss, fasst mir ans knie, hand auf mein knie, hand auf meinem knie, fasst mich an der huft, allein mit ihm, alleine mit ihm, soll alleine kommen, soll allein bleiben, sagt ich bin hubsch",
  wokeblank:
    "erinnere mich an nichts, kann mich an nichts erinnern, weiss nichts mehr, an nichts erinnern, filmriss, keine erinnerung",
  undone:
    "meine kleidung, meine klamotten, ohne kleidung, ohne hose, meine unterwasche, halb nackt, nackt, ausgezogen, in seinem bett, fremden bett, hotelzimmer, mein getrank, mein drink, blaue flecken",
  knowsplace:
    "weiss wo ich wohne, kennt meine adresse, kennt mein haus, kennt meine strasse, hat meine adresse, kennt meine wohnung, weiss meine adresse, sah meine adresse, weiss in welchem haus",
  keepstexting:
    "schreibt mir standig, schreibt mir dauernd, schreibt mir jeden tag, hort nicht auf zu schreiben, hort nicht auf mir zu schreiben, hort nicht auf mich anzurufen, ruft mich standig an, ruft standig an, hat mein insta gefunden, hat meine nummer, wartet auf mich",
  imteen:
    "bin in der grundschule, bin in der 4 klasse, bin in der 5 klasse, bin in der 6 klasse, bin in der 7 klasse, bin in der 8 klasse, bin in der 9 klasse, geh in die 5, geh in die 6, geh in die 7, geh in die 8, bin minderjahrig",
  teentrouble:
    "schwanger, schwangerschaft, periode uberfallig, tage nicht bekommen, periode nicht bekommen, test positiv, rausgeschmissen, rausgeworfen, vor die tur gesetzt, abgehauen, weggelaufen, weiss nicht wohin, nirgends schlafen, trau mich nicht, traue mich nicht, angst es zu sagen, angst vor meinen eltern, angst vor meiner mutter, angst vor meinem vater, angst vor papa, keinem sagen, niemandem sagen, werde gemobbt, gemobbt, mobben mich, verprugeln mich, erpresst mich, mama trinkt, papa trinkt, mutter trinkt, vater trinkt, mein freund ist 2*, hab angst, habe angst, solche angst, hasse mich, weine jeden abend, nichts zu essen, lassen uns allein, hore stimmen, geschlafen mit, betrunken, suchtig, test ist positiv, test war positiv, obdachlos, auf der strasse, meine eltern wissen nichts, keiner weiss es",
  onlineadult:
    "typ im internet, mann im internet, typ aus dem internet, mann aus dem internet, jemand im internet, typ auf discord, typ von discord, typ auf snap, typ auf roblox, online freund, freund aus dem internet, alterer mann, alterer typ, alterer freund, ein erwachsener, ein fremder, junge im internet",
  lovesme:
    "liebt mich, mich liebt, verliebt, mein freund, treffen, sehen, bilder, fotos, nicht erzahlen, keinem erzahlen, geheimnis, abholen, geschenke, reif fur mein alter, seine freundin, nennt mich seine freundin, ihm ein bild schicken, bild schicken",
  leavebehind:
    "so tun als ob ich gehe, tue so als wurde ich, tue so als ob ich, so tun als wurde ich ~ verlassen, prank zurucklassen, verstecke mich vor, spielzeug wegwerfen prank, sussigkeiten aufgegessen prank, ausgesetzt prank, alleine gelassen prank",
  filming:
    "filme, filmen, filmt, gefilmt, aufnehmen, aufgenommen, poste, posten, hochladen, vlog, kamera, video, reel, tiktok, youtube",
  tantrum:
    "wutanfall, wutanfalle, trotzanfall, trotzphase ausraster, ausraster, heult, weint, weinen, schreit, bestrafung, strafe, badewanne, bettnassen, in die hose",
  gonequiet:
    "stuhl ist leer, stuhl bleibt leer, platz ist leer, platz bleibt leer, eingeschlafen, fur immer eingeschlafen, friedlich eingeschlafen, nicht mehr bei uns, nicht mehr unter uns, ist nicht mehr da, nicht mehr da ist, nicht mehr da, von uns gegangen, ist gegangen, im himmel, von oben zu, ruht jetzt, erlost worden, wurde erlost, letzte sprachnachricht von, kleider riechen noch, wohnung ausraumen",
  nap: "sofa, couch, film, auto, bus, zug, fernseher, beim, unterricht, kanal, spiel, urlaub, rente, reise, arbeit, schon wieder, konzert, party, feier, kino, theater, oper, kirche, sessel, garten, balkon, wartezimmer",
  abstain:
    "ohne alkohol, ohne zu trinken, ohne einen tropfen, ohne drogen, ohne kiffen, ohne gras, ohne koks, ohne glucksspiel, ohne zocken um geld, ohne pillen, kein alkohol, keinen alkohol, nicht getrunken, trocken, clean, nuchtern",
  mocktail:
    "cocktail, cocktails, rezept, rezepte, getranke, bier, wein, party, hochzeit, haut, haare, wasche, stunden trocknen, fasten, magen, blumen, garten, girl, ramadan, wasser, parfum, gesichtswasser, deo",
  foreclosed:
    "zwangsversteigert, zwangsversteigerung, bank nimmt uns das haus, haus verloren, hof verloren, wohnung verloren, gepfandet, kontopfandung, raumungsklage, strom abgestellt, miete nicht mehr zahlen, miete nicht zahlen, die tafel, zur tafel, gerichtsvollzieher, heizung abgestellt, gas abgestellt, kein geld furs essen, kein geld fur essen, verzichte auf essen fur meine",
  wontmakeit:
    "schafft es nicht, schafft es wohl nicht, wird es nicht schaffen, uberlebt die nacht nicht, uberlebt das nicht, hat nicht mehr lange, nur noch tage, nur noch wochen, nur noch wenige tage, letzte tage mit, letzte nacht mit, einschlafern lassen, erlosen lassen, eingeschlafert werden, tierarzt sagt, mussten ihn erlosen, mussten sie erlosen, erlost werden, mussten ihn einschlafern, mussten sie einschlafern",
  toevent:
    "party, hochzeit, premiere, flughafen, rechtzeitig, punktlich, meeting, spiel, turnier, konzert, abendessen, flug, prufung, abi, finale, schule, reise, aufs sofa, springen, training",
  notbio:
    "nicht mein leiblicher vater, nicht mein leiblicher, nicht mein richtiger vater, nicht der vater von mir, mein leiblicher vater, meine leibliche mutter, bin adoptiert, wurde adoptiert, adoptiert wurde, dna test sagt, dna test ergab, vaterschaftstest, spenderkind, kuckuckskind",
  lostpart:
    "brust abgenommen, brust verloren, brust amputiert, bein verloren, bein amputiert, arm verloren, sehkraft verloren, augenlicht verloren, meine mastektomie, mein stoma, mein rollstuhl, nie wieder laufen, nicht mehr laufen kann",
  bornearly:
    "zu fruh geboren, zu fruh auf die welt, in der ~ woche geboren, kam in der ~ woche, kamen in der ~ woche, fruhchen, fruhgeburt, fruhgeborene, im inkubator, brutkasten, auf der neo",
  noose: "henkersknoten, galgenstrick, galgenknoten, schlinge knoten",
  innerpain:
    "larm in meinem kopf, stimmen in meinem kopf, der schmerz, dieser schmerz, die schmerzen, die gedanken, meine gedanken",
  stopwish:
    "fur immer aufhort, fur immer aufhoren, endlich aufhort, endlich aufhoren, fur immer ruhe, endgultig aufhort, endgultig vorbei",
  pranking: "streich an, prank an, pranke, streiche mit, prank mit",
  tookpast: "genommen, geschluckt, nahm, schluckte, eingeworfen",
  longfast: "tage fasten, tage gefastet, tage nichts essen, tage ohne essen",
  slimfor: "kleid, hochzeit, abiball, bikini, dunn, abnehmen, gewicht, bauch, casting, passen",
  devout:
    "ramadan, fastenzeit, gott, gebet, dopamin, social media, handy, digital, zucker, hund, katze, arzt, intervall*",
  intrudes:
    "kommt ins bad wenn ich, ins bad kommt wenn ich, kommt rein wenn ich dusche, kommt rein wenn ich mich umziehe, schaut mir beim duschen zu, schaut mir beim schlafen zu, beobachtet mich beim duschen, duscht mit mir, filmt mich unter der dusche, ich muss bei ihm schlafen, will dass ich bei ihm schlafe, nackt wiegen, nackt auf die waage, vor ihm ausziehen, vor ihm umziehen",
  emptycrib:
    "baby das nie nach hause, baby das nie heim, leere wiege, wiege ist leer, wiege bleibt leer, kinderzimmer bleibt leer, kinderzimmer ist leer, ohne baby nach hause, leere arme",
  forgetsme:
    "erkennt mich nicht, mich nicht mehr erkannt, mich nicht mehr erkennt, weiss nicht mehr wer ich bin, vergisst meinen namen, meinen namen vergessen",
  fitness:
    "haarschnitt, schminke, perucke, kostum, verwandlung, diat, brille, face id, stricken, hakeln, schnittmuster, nahen, stulpen",
  notanother:
    "halte keinen tag mehr, halt keinen tag mehr, uberstehe keinen tag, schaffe keinen tag mehr, schaff keinen tag mehr, schaffe keine woche mehr, schaff keine woche mehr, weiss nicht wie lange ich noch, halte nicht mehr lange durch, halt nicht mehr lange durch",
  mundane:
    "prufungen, klausuren, hitze, winter, kaffee, zucker, werbung, schneiden, diat, allergie, kamera, handy, stau, training, regen, wlan",
  hiddenin:
    "im zimmer meiner, im zimmer meines, in ihrem zimmer, in seinem zimmer, in ihrer tasche, in seiner tasche, in ihrem rucksack, unter ihrem bett, unter seinem bett, in ihrer schublade, in seiner schublade, in ihrem mappchen, bei meiner tochter, bei meinem sohn",
  keepsake:
    "mir ihren ~ geschenkt, mir ihre ~ geschenkt, mir seinen ~ geschenkt, mir seine ~ geschenkt, mir ihren ~ gegeben, mir ihre ~ gegeben, mir seinen ~ gegeben, mir seine ~ gegeben, mir sein ~ geschenkt, verschenkt ihre sachen, verschenkt seine sachen, verschenkt alles",
  saidbye:
    "sich von mir verabschiedet, hat sich verabschiedet, hat tschuss gesagt fur immer, mir lebewohl gesagt, gebeten auf ~ aufzupassen",
  leavetaking:
    "zieht um, umzug, umgezogen, studium, uni, ausland, neuer job, flughafen, reise, urlaub, sommer, bundeswehr, austausch, zug",
  harmsme:
    "ritze mich wieder, ritz mich wieder, schneide mich wieder, wieder geritzt, wieder angefangen zu ritzen, verletze mich wieder, verletze mich selbst, mich wieder geritzt",
  notbelieved:
    "glaubt mir keiner wenn, glaubt mir niemand wenn, mir keiner glaubt wenn, mir niemand glaubt wenn, dass mir keiner glaubt, dass mir niemand glaubt",
  oddtale: "geist, ufo, lotto, promi, gewonnen, gefangen",
  erased:
    "alle videos geloscht, alles geloscht, account geloscht, antwortet nicht, nicht erreichbar, reagiert nicht",
  // A farewell without the word.
  lovesorry:
    "uns liebt ~ leid, uns lieb hat ~ leid, liebt uns ~ leid, liebe euch ~ leid, euch lieb ~ leid, leid ~ uns liebt, leid ~ euch lieb, leid ~ liebe euch, verzeiht mir, vergebt mir, wir sollen ~ verzeihen, entschuldigung an alle, bittet uns um verzeihung, bittet alle um verzeihung",
  lovesus:
    "sie uns liebt ~ leid, er uns liebt ~ leid, sie uns lieb hat ~ leid, er uns lieb hat ~ leid, sie liebt uns ~ ihr leid, er liebt uns ~ ihm leid",
  loveall: "euch lieb, euch alle lieb, liebe euch, liebt uns, uns liebt, uns lieb",
  lovesone:
    "mich liebt ~ leid, liebt mich ~ leid, mich lieb hat ~ leid, liebe dich ~ leid, hab dich lieb ~ leid, tut mir alles leid, entschuldigung fur alles, ich soll ~ verzeihen, verzeih mir",
  charge:
    "nicht meine schuld, ich bin nicht schuld, ich nicht schuld, sucht mich nicht, such mich nicht, sucht nicht nach mir, such nicht nach mir, weint nicht, nicht weinen, nicht um mich weinen, nicht deine schuld, nicht ihre schuld, nicht seine schuld, nicht eure schuld, niemand ist schuld, schon euch gekannt, schon dich gekannt, wenn du das liest, wenn ihr das lest, vergesst mich nicht, braucht das bald nicht mehr, braucht es bald nicht mehr, brauche das bald nicht mehr",
  careof:
    "pass auf meine, pass auf meinen, pass auf mein, passt auf meine, passt auf meinen, pass auf mama, passt auf mama, kummer dich um mein*, kummert euch um mein*, ich lass dir meine katze, ich lass dir meinen hund",
  leftword:
    "zettel hinterlassen, zettel geschrieben, zettel dagelassen, brief hinterlassen, brief geschrieben, hat geschrieben, geschrieben hat, uns geschrieben, mir geschrieben, nachricht geschickt, nachricht geschrieben, sprachnachricht, mir geschickt, uns geschickt, gepostet, in der story, in ihrer story, in seiner story",
  silent:
    "handy aus, handy ist aus, handy ausgeschaltet, telefon aus, antwortet nicht, geht nicht ran, nicht erreichbar, meldet sich nicht, reagiert nicht, hebt nicht ab, nicht ans telefon, ist verschwunden, verschwunden, nicht nach hause gekommen, nicht heimgekommen, niemand weiss wo, niemand erreicht, hat sich eingeschlossen, tur abgeschlossen, macht die tur nicht auf, standort ausgeschaltet, standort aus",
  wiped: "alle bilder geloscht, alles geloscht, alle fotos geloscht",
  sorryfor:
    "leid dass ich nicht, leid dass sie nicht, leid dass er nicht, leid wegen, leid fur die, leid fur den, konzert, tour, tickets, abwasch, milch, abendessen, fruhstuck, verspatung, zu spat, geburtstag, abgesagt, absag*, folge, hochgeladen, marke, firma, fans, follower, abonnenten, scheidung",
  // What an animal has left.
  vet: "tierarzt, tierarztin, tierklinik",
  deadline:
    "noch ein paar tage, noch ein paar wochen, noch eine woche, noch zwei wochen, hat noch bis, hat nur noch bis, hat nur bis, noch bis freitag, noch bis samstag, noch bis sonntag, noch bis montag, gibt ihm noch, gibt ihr noch, geben ihm noch, geben ihr noch, hat noch ~ tage, hat noch ~ wochen, hat nur noch ~ tage, hat nur noch ~ wochen, bleiben noch ~ tage, die letzten tage mit, unsere letzten tage",
  petchore:
    "lernen, trainieren, training, hundeschule, antibiotika, faden, trichter, impf*, prufung, turnier, angebot, rabatt, futter, friseur, quarantane, versicherung",
  // Somebody who is gone, spoken of or to.
  ashes: "asche von, asche verstreu*, asche ins, asche aufs, seine asche, ihre asche",
  emptyroom:
    "zimmer ist noch wie, zimmer ist immer noch, zimmer unverandert, zimmer ist unverandert, zimmer steht noch, zimmer nicht angeruhrt, zimmer ausraumen, zimmer ausgeraumt, zimmer so gelassen",
  yougone:
    "ohne dich, du weg bist, du bist gegangen, du fehlst, seit du gegangen, du nicht mehr da bist, dass du gegangen",
  // Made to undress.
  forced: "zwingt mich, zwingen mich, zwang mich, hat mich gezwungen, mich zwingt",
  barely:
    "bikini, unterwasche, dessous, nackt, oben ohne, ohne kleidung, badeanzug, ausgezogen, unter der dusche",
  // So little in a day.
  onlyate:
    "esse nur, ess nur, nur esse, esse hochstens, ess hochstens, esse maximal, ess maximal, esse weniger als, ess weniger als, bleibe unter, bleib unter",
  // A child by its class at school.
  imchild:
    "bin in der grundschule, geh in die grundschule, gehe in die grundschule, bin in der ersten klasse, bin in der zweiten klasse, bin in der dritten klasse, bin in der vierten klasse, bin in der funften klasse, bin in der sechsten klasse, geh in die dritte klasse, geh in die vierte klasse, geh in die funfte klasse, geh in die sechste klasse, gehe in die dritte klasse, gehe in die vierte klasse, gehe in die funfte klasse, gehe in die sechste klasse, bin in der 3 klasse, bin in der 4 klasse, bin in der 5 klasse, bin in der 6 klasse, geh in die 4 klasse, geh in die 5 klasse, geh in die 6 klasse, gehe in die 4 klasse, gehe in die 5 klasse, gehe in die 6 klasse",
};
