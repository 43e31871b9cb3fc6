import type { Words } from "../../classes.ts";

/** What tells of danger without its name, in German. */
export const DE_DANGER: Words = {
  // Not wanting to be here.
  vanishwish:
    "will verschwinden, mochte verschwinden, einfach verschwinden, wurde gern verschwinden, wunschte ich konnte verschwinden, will nicht mehr existieren, nicht mehr existieren, aufhoren zu existieren, weg von dieser welt, von dieser welt weg, diese welt verlassen, will nur noch weg sein, einfach nicht mehr da sein, nicht mehr da sein, nicht mehr hier sein, will nicht mehr sein, will einfach nicht mehr, mag nicht mehr leben, will nicht mehr leben, keine lust mehr zu leben, keine lust mehr auf leben, kein bock mehr zu leben, kein bock mehr auf leben, keinen bock mehr auf leben, keinen bock mehr zu leben, lebensmude, mude vom leben, mude zu leben, satt zu leben, leben satt, dass alles aufhort, alles aufhort, dass es aufhort, dass es vorbei ist, dass alles vorbei ist, fur immer schlafen, fur immer einschlafen, ewig schlafen, wunschte ich ware tot, ware ich nur tot, lieber tot, ware lieber tot, nie geboren, ware besser tot, hatte nie geboren, wozu lebe ich, warum lebe ich noch, wozu noch leben, kein grund zu leben, keinen grund zu leben, keinen grund mehr zu leben, keinen sinn im leben, keinen sinn mehr im leben, sehe keinen sinn mehr, sehe keinen ausweg, kein ausweg mehr, verdiene es nicht zu leben, gehore nicht auf diese welt, nicht gemacht fur diese welt, sollte nicht leben, mir egal ob ich sterbe, egal ob ich lebe, alle besser dran, hoffe ich wache nicht, endlich ruhe fur immer, kraft zu leben, kraft zum leben",
  getaway:
    "urlaub, insel, berge, wald, social media, wochenende, reise, woche, peinlich, hutte, strand, pickel, akne, zaubertrick, chef, boden",
  nobodyminds:
    "niemand wurde merken, keiner wurde merken, wurde niemand merken, wurde keiner merken, merkt keiner, merkt niemand, merkt eh keiner, wurde niemandem auffallen, wurde keinem auffallen, fallt niemandem auf, wurde niemand vermissen, keiner wurde mich vermissen, niemand wurde mich vermissen, wurde mich keiner vermissen, wurde mich niemand vermissen, vermisst mich keiner, vermisst mich niemand, wurde niemand kommen, wurde keiner kommen, wen wurde es storen, wurde niemanden interessieren, wurde keinen interessieren, interessiert keinen, wer wurde mich vermissen",
  mygrave:
    "meine beerdigung, meiner beerdigung, mein grab, meinem grab, ich sterbe, ich weg bin, ich weg, ich tot, wenn ich gehe, nicht mehr da, ich verschwinde, es mich nicht",
  planned:
    "einen plan und ein datum, weiss wie und wann, weiss wann und wie, weiss schon wie ich es mache, plan mich um, abschiedsbrief geschrieben, abschiedsbriefe geschrieben, abschiedsbrief liegt, mein abschiedsbrief, meinen abschiedsbrief, briefe an alle geschrieben, von allen verabschiedet, mich schon verabschiedet, strick gekauft, seil gekauft, brucke ausgesucht, tabletten schon besorgt",
  event:
    "hochzeit, launch, veroffentlichung, party, reise, umzug, projekt, kanal, geburtstag, firma, klettern, sport, live",
  lethal:
    "tabletten, schlaftabletten, pillen, strick, seil, pistole, waffe, klinge, rasierklinge, rasierklingen, messer, schmerzmittel, schlafmittel, medikamente",
  athand:
    "in der hand, in meiner hand, vor mir, neben mir, gesammelt, sammle, spare, aufgespart, gehortet, gezahlt, zahle, unterm bett, unter dem bett, am kopf, an den kopf, um den hals, liegen bereit, bereitgelegt, schaue auf die, starre auf",
  harmlessmeans:
    "vitamin*, erganzung*, arzt, arztin, verschrieben, routine, seilspringen, klettern, kuche, koch, scharf*, schnitz*, sammlung, hund, katze, gitarre, reise, koffer, kleber, boot, spulmaschine",
  jump: "springen, springe, springt, spring, runterspringen, runterzuspringen, zu springen, gesprungen, sturzen, sturze, mich werfen, werfe mich, wirft sich, sich werfen, fahren, fahre, gehe, mich legen, am rand, loslassen, runter, vorn zug",
  height:
    "von der brucke, von einer brucke, auf der brucke, vom balkon, vom dach, vom hochhaus, vom haus, aus dem fenster, vom parkhaus, vor den zug, vor einen zug, vor die bahn, vor die u bahn, vorn zug, vor ein auto, vor den bus, vor einen lkw, auf die gleise, auf den gleisen, gegen einen baum, gegen den baum, gegen eine wand, in die tiefe, von der klippe, in den fluss",
  thinkof:
    "denke daran, denk dran, denke dran, denke nach, denk daruber nach, denke daruber nach, daran gedacht, nachgedacht, gedanken, uberlege, will, mochte, wurde gern, werde, konnte einfach, droht, sagt, sagte, vorstelle, stelle mir vor, kurz davor, heute nacht, plane, lust, einfach, wollte",
  stunt:
    "bungee, parkour, fallschirm, pool, see, meer, klippenspringen, seilrutsche, drohne, ski, paraglid*, trampolin, schwimmen, stunt, katze, hund, foto, fotos, aussicht, schwimmbad, freibad, turm",
  howmuch:
    "wie viele tabletten, wieviele tabletten, wie viel tabletten, wie viele braucht, wie viel braucht, wie viele brauche, welche dosis, welche menge, wie lange dauert, gegoogelt, google, googel, im internet gesucht",
  tired: "mude, kater, wecker, verschlafen, ausgeruht, spat",
  giveaway:
    "verschenkt seine sachen, verschenkt ihre sachen, verschenkt alle seine, verschenkt alle ihre, verschenkt alles, verschenkt seinen ganzen, verschenke meine sachen, verschenke alles, seine sachen verschenkt, ihre sachen verschenkt, alles verschenkt, sein zeug verschenkt, verschenkt sein zeug, verschenkt sein ganzes, gibt seine sachen weg, gibt alles weg, verteilt seine sachen, verteilt ihre sachen",
  nolonger:
    "nicht mehr brauchen, braucht er nicht mehr, braucht sie nicht mehr, brauche ich nicht mehr, nicht mehr braucht, wo er hingeht, wo sie hingeht, nicht mehr da sein, bald nicht mehr, nicht mehr lange, passt auf euch auf, passt auf mama auf, verabschiedet, lebt wohl, sorgen machen mussen",
  farewellletter:
    "abschiedsbrief, abschiedsbriefe, abschiedsbriefen, abschiedsnachricht, abschiedsnachrichten, suizidbrief, abschiedszettel, abschiedsvideo",
  worldly:
    "job, arbeit, chef, schuler, kollegen, klasse, lehrer, schule, haus, auto, haare, team, sommer, kindheit, stadt, rente, kunden, kanal, rauchen, zucker, vorlage, firma, kita, zigarette*, muster",
  // Held small at home.
  dictate:
    "kontrolliert, kontrollierte, bestimmt, entscheidet, schreibt mir vor, vorschreibt, sagt mir, uberwacht, pruft, will wissen, muss wissen, muss ihm sagen, muss ihm schreiben, muss ihm schicken, muss mich rechtfertigen, muss mich abmelden, wird wutend, rastet aus, verlangt, sucht aus, wirft mir vor, kritisiert, fragt standig, muss immer sagen",
  everystep:
    "jeden schritt, jeden meiner schritte, jede bewegung, alles was ich mache, was ich mache, was ich anziehe, was ich trage, was ich anziehen, wie ich mich kleide, was ich esse, mit wem ich, wen ich treffe, wem ich folge, wo ich bin, wo ich hingehe, wohin ich gehe, jede minute, wann ich, was ich ausgebe, jeden cent, meinen standort, jeden euro, was ich poste, meine kleidung",
  forfun:
    "reparieren, reparatur, aufladen, hausaufgaben, noten, hausarrest, am tisch, einen tag lang, fur einen tag, eine woche lang, fur eine woche, 24 stunden, 24h, outfit, look, haul, stylist, shopping, anprobe",
  needask:
    "muss fragen, muss ihn fragen, muss sie fragen, um erlaubnis, erlaubnis fragen, um erlaubnis bitten, seine erlaubnis, ihre erlaubnis, ohne seine erlaubnis, ohne ihn zu fragen, darf nicht, darf ich nicht, darf nur, durfte nicht, darf keine",
  ifleave:
    "wenn ich gehe, wenn ich ihn verlasse, wenn ich sie verlasse, falls ich gehe, wenn ich mich trenne, wenn ich schluss mache, wenn ich ausziehe, wenn ich zur polizei, wenn ich was sage, wenn ich es erzahle, wenn ich jemandem, wenn ich mich scheiden, wenn ich abhaue, wenn ich ihn anzeige",
  threat:
    "die kinder um, kinder umbringen, kinder umbringt, nimmt mir die kinder, die kinder weg, kinder wegnehmen, die kinder, meine kinder, meinen sohn, meine tochter, umbringen, bringt mich um, bringt er mich um, bringt sich um, bringt er sich um, tut er sich, tut sich was an, toten, findet mich, findet er mich, finden, bereuen, zerstort, zerstoren, fertig machen, macht mich fertig, macht er mich fertig, abschieben, abgeschoben, bezahlen, was antun, etwas antun, haus anzunden",
  violent:
    "wird gewalttatig, ist gewalttatig, wurde gewalttatig, wird aggressiv, ist aggressiv zu mir, wird handgreiflich, wurde handgreiflich, handgreiflich, hand ausgerutscht, rutscht die hand aus, erhebt die hand, hebt die hand gegen, geht auf mich los, auf mich losgegangen, geht auf mama los, gewalttatig",
  afraid: "angst, panik, furchte, verangstigt, zittere, schiss, trau mich nicht",
  comeshome:
    "nach hause kommt, heimkommt, nach hause zu, nach hause gehen, nach hause, heim zu, zuhause, heimgehen, von der arbeit kommt, seine laune, ihre laune, seine schritte, schlussel in der tur, wie er reagiert, was er tut, was er macht, was er dann, was er mir antut, was falsches sage, ausrastet, durchdreht, zu reizen",
  forbids:
    "verbietet, verboten, verbot mir, hat mir verboten, lasst mich nicht, liess mich nicht, erlaubt mir nicht, erlaubt nicht, hindert mich, darf nicht, darf ich nicht, darf keine, darf nicht mehr, musste loschen, musste blockieren, zwingt mich zu kundigen, musste kundigen, isoliert mich, will nicht dass ich",
  contact:
    "meine familie, meiner familie, meine freunde, meine freundinnen, meinen freunden, meine mutter, meine schwester, freunde treffen, allein raus, alleine raus, aus dem haus, arbeiten, arbeiten gehen, einen job, kaufen, ausgeben, eigenes geld, eigenes konto, zum arzt, telefonieren, mein handy, mit niemandem reden, mit anderen reden, jemanden treffen, freunde haben, ausgehen, studieren, mit meinen",
  // Eating, and hurting oneself.
  throwup:
    "kotzen, kotze, kotzt, erbrechen, erbreche, erbricht, ubergeben, ubergebe, ubergibt, finger in den hals, finger im hals, abfuhrmittel, wieder auskotzen, zum kotzen bringe",
  aftereat:
    "nach dem essen, nach jedem essen, nach jeder mahlzeit, nach mahlzeiten, nach den mahlzeiten, alles was ich esse, was ich esse, was ich gegessen, absichtlich, nach dem abendessen, um dunn, um abzunehmen, um nicht zuzunehmen, damit ich nicht zunehme, damit ich dunn, damit ich schlank, damit ich ins, nach fressattacken, nach einem fressanfall, nach essanfallen",
  sickly:
    "schwanger, schwangerschaft, chemo, lebensmittelvergiftung, grippe, magen darm, baby, migrane, reflux, antibiotika, reiseubelkeit, kleiderschrank, operation, tumor, ramadan, fastenzeit, norovirus, achterbahn, bestrahlung, darmspiegelung",
  spitfood:
    "kaue und spucke, kauen und spucken, kauen und ausspucken, kaue und spuck, spucke mein essen, spucke das essen, essen ausspucken, essen wieder ausspucken, verstecke mein essen, verstecke das essen, essen verstecken, sage dass ich schon gegessen, tue so als hatte ich gegessen, tu so als hatte ich gegessen, so tun als hatte ich gegessen, luge uber mein essen",
  only: "nur, nur noch, bloss, ausser, nichts ausser, lediglich, hochstens, einzig",
  tinyfood:
    "apfel, ei, eier, gurke, gurken, salat, salatblatt, sellerie, knackebrot, kaugummi, kaugummis, eiswurfel, kaffee, cola light, cola zero, bruhe, joghurt, banane, karotte, mohre, reiswaffel, reiswaffeln, erdbeeren, halbes brotchen, scheibe",
  perday: "am tag, pro tag, den ganzen tag, jeden tag, taglich, am ganzen tag, uber den tag",
  eat: "esse, ess, isst, essen, gegessen, erlaube mir, lebe von, ernahre",
  onlywater:
    "nur wasser, nur von wasser, nur mit wasser, nur noch wasser, bloss wasser, nur kaffee, nur noch kaffee, von wasser und kaffee",
  sinceday:
    "seit montag, seit dienstag, seit mittwoch, seit donnerstag, seit freitag, seit samstag, seit sonntag, seit letzter woche, zwei tagen, drei tagen, vier tagen, funf tagen, 2 tagen, 3 tagen, 4 tagen, 5 tagen, seit tagen, tage nichts, die ganze woche, tage lang",
  proud:
    "stolz, fuhle mich gut, fuhlt sich gut an, fuhle mich stark, kontrolle, leicht, leer, euphor*, liebe das gefuhl, rein",
  foodkind:
    "zucker, fleisch, gluten, milch, brot, fast food, schokolade, fruhstuck, restaurant, sussigkeiten, obst, gemuse, nudeln, kase, chips, vorher, ramadan, so gut, so gutes, leckeres, besseres, warmes, auswarts, pizza, mcdonalds",
  blade: "klinge, klingen, rasierklinge, rasierklingen, cutter, cuttermesser, anspitzer, spitzer",
  relief:
    "das einzige was hilft, einzige was hilft, einzige das hilft, beruhigt mich, erleichter*, um mich zu beruhigen, um was zu spuren, um etwas zu spuren, spure ich mich, fuhl mich besser, fuhle mich besser, besser danach, ruckfall, ruckfallig, druck ab, druckabbau, unter der matratze, unterm bett, wenn ich traurig, wenn es zu viel, wenn alles zu viel, bestrafen, ritzen, ritze",
  grooming:
    "rasieren, rasur, bart, haare, beine, haut, barbier, gesicht, kuche, papier, sage, schlittschuh, augenbrauen, test, holz, achsel, intimrasur, hobel",
  scars: "narben, narbe, schnitte, schnittwunden, ritzspuren, spuren am arm, wunden am arm, kratzer am arm",
  cover:
    "verstecke, verstecken, versteck, verdecken, verdecke, verbergen, verberge, uberdecken, abdecken, langarmlig, lange armel, ausrede, vor meiner mutter, vor meinen eltern, dass niemand sieht, damit niemand, damit keiner, erklaren",
  otherscars:
    "akne, aknenarben, operation, op, kaiserschnitt, unfall, tattoo, tattoos, windpocken, pickel, dehnungsstreifen, katze, pferd, fahrrad, halloween, laser, verbrennung, mucke, knie, harry potter",
  // Pictures, messages, a body that isn't asked.
  mypics:
    "meine bilder, meine fotos, mein bild, meine videos, mein video, bilder von mir, fotos von mir, video von mir, videos von mir, unsere chats, meine chats, meine nachrichten, was ich ihm geschickt, die bilder die ich, das video das ich, meine nudes, meine snaps, screenshots von",
  everyone:
    "alle, allen, jeder, jedem, meine eltern, meinen eltern, meine mutter, meiner mutter, mein vater, meinem vater, meine familie, meiner familie, meine freunde, meinen freunden, meine schule, ganze schule, ganze klasse, ganzen klasse, ganzen schule, mein chef, meinem chef, meine arbeit, meine kontakte, meinen kontakten, meine follower, meinen followern, mein mann, meinem mann, meiner klasse, meine klasse, jahrgang",
  orelse:
    "wenn ich nicht zahle, wenn ich nicht, falls ich nicht, wenn ich kein geld, wenn ich ihn blockiere, wenn ich ihn verlasse, wenn ich schluss mache, sonst, ansonsten, droht, drohen, gedroht, erpresst, erpressen, erpressung, mehr bilder, noch mehr, bitcoin, innerhalb von 24, gegen geld",
  threaten:
    "droht, gedroht, drohte, erpresst, erpressen, erpresste, will alles, wird alles, will sie veroffentlichen, will es veroffentlichen, will sie schicken, sagt er schickt",
  isent:
    "das ich geschickt, die ich geschickt, die ich ihm geschickt, das ich ihm geschickt, ihm geschickt habe, meinem ex geschickt, meinem freund geschickt, ich ihm geschickt, ich ihr geschickt, nur fur meinen, nur fur ihn",
  seen: "gesehen, hat, haben, sieht, lacht, lachen, rum, kennt, kennen, weiss",
  spreadby:
    "wurden gepostet, wurde gepostet, wurden veroffentlicht, wurde veroffentlicht, wurden geleakt, wurde geleakt, wurden verschickt, wurde verschickt, wurden geteilt, wurde geteilt, haben ~ gepostet, haben ~ geteilt, haben ~ verschickt, haben ~ hochgeladen, hat ~ gepostet, hat ~ geteilt, hat ~ verschickt, hat ~ hochgeladen, hat ~ rumgeschickt, gehen rum, geht rum, gehen herum, kursieren, kursiert, im umlauf, im internet gelandet, online gelandet, stehen im netz, sind im netz, ist im netz, ohne meine zustimmung, ohne mein einverstandnis",
  flood:
    "nachrichten am tag, nachrichten pro tag, anrufe am tag, ruft mich ~ mal, schreibt mir ~ mal, von neuen accounts, neuen accounts, neue accounts, neuer account, neuen account, mit neuen profilen, neuen profil*, anderen accounts, anderen nummern, neuen nummern, neuer nummer, fake accounts, obwohl ich ihn blockiert, obwohl blockiert, obwohl ich blockier*, immer wenn ich ihn blockiere, egal wie oft ich blockier*, lasst mich nicht in ruhe, horte nicht auf mir zu schreiben, hat meine neue nummer",
  gifts:
    "blumen, geschenke, geschenk, briefe, brief, pakete, paket, zettel, rosen, liebesbriefe, teddy, pralinen",
  things:
    "sachen mit mir gemacht, macht sachen mit mir, dinge mit mir gemacht, macht dinge mit mir, was mit mir gemacht, zwang mich ihn anzufassen, ihn anfassen musste, ihn anfassen muss, mich gezwungen ihn, hat mich gezwungen, mich missbraucht, missbraucht mich, ausgenutzt als ich, nutzt mich aus wenn ich, zwingt mich zum sex, zwingt mich mit ihm zu schlafen, drangt mich zum sex, setzt mich unter druck mit ihm zu schlafen, macht es trotzdem wenn ich nein, macht trotzdem weiter wenn, kam in mein bett, kommt in mein bett, legt sich zu mir ins bett",
  silence:
    "niemandem sagen, keinem sagen, niemandem erzahlen, keinem erzahlen, nichts sagen, nichts sagen soll, unser geheimnis, ist geheim, glaubt mir keiner, glaubt mir niemand, glaubt mir eh, nicht der mama sagen, mama nichts sagen, darf es niemand",
  // What nobody is helped with, either.
  tracker:
    "gps, airtag, tracker, gps tracker, peilsender, ortungs app, spionage app, spionageapp, spy app, spyware, keylogger, versteckte kamera, minikamera, mini kamera, wanze, abhorgerat, mspy, rekorder",
  theirthing:
    "auto meiner frau, auto meiner freundin, auto meiner ex, auto meines mannes, auto von meiner frau, auto von meiner freundin, auto von meiner ex, auto meines freundes, handy meiner ~ freundin, handy meiner ~ frau, handy meiner ~ ex, handy meines ~ freundes, handy meines ~ mannes, handy von meiner ~ freundin, handy von meiner ~ frau, handy von meiner ~ ex, ihr auto, ihrem auto, sein auto, seinem auto, ihre tasche, ihrer tasche, ihr handy, ihrem handy, sein handy, seinem handy, ihr zimmer, ihrem zimmer, ihrer wohnung, umkleide, umkleidekabine, damentoilette, madchenklo, meiner mieterin, meine mieter",
  putin:
    "anbringen, anbringe, einbauen, installieren, installiere, verstecken, verstecke, platzieren, legen, setzen, heimlich, unbemerkt, ohne dass, in, am, im, unter",
  detect:
    "finde ich, gefunden, finden, erkennen, aufspuren, entfernen, schutz*, gegen, diebstahl, meine schlussel, hund, katze, meine kinder, polizei, mir einen, mich, ob, test, reparatur",
  seek: "wo kriege ich, wo krieg ich, wo bekomme ich, wo bekomm ich, wo kann ich, wo finde ich, wo kauft man, wo kriegt man, wo bekommt man, wo gibts, wo gibt es, wie komme ich an, wie kriege ich, wie bekomme ich, an wen wende ich, ticker, dealer, plug, besorgen, kaufen, bestellen, lieferung",
  drug: "koks, kokain, heroin, mdma, ecstasy, lsd, meth, ketamin, keta, gras, weed, haschisch, dope, speed, pep, fentanyl, xanax, tilidin, tramadol, codein, oxycodon, zauberpilze, magic mushrooms, ghb, ko tropfen, crack, benzos, steroide, anabolika, lean, lyrica",
  nodrug:
    "samen, wiese, rasen, kuhe, pferd*, mahen, entzug, aufhoren, clean, sucht, suchtig, doku, film, gefahren, hilfe, cbd, kohle, garten, ornament, grill, gemalde, hund, futter, ersatzteile, kunstrasen",
  rx: "xanax, adderall, ritalin, ozempic, wegovy, mounjaro, codein, valium, tramadol, tilidin, antibiotika, schlaftabletten, hormone, testosteron, benzos, benzodiazepine, tavor, cytotec, abtreibungspille, morphium, morphin, oxycodon, concerta, elvanse, medikinet, lyrica, diazepam, roaccutan",
  nodoctor:
    "ohne rezept, ohne arzt, rezeptfrei, ohne zum arzt, gefalschtes rezept, rezept falschen, falsches rezept, arzt weigert, arzt will nicht, arzt verschreibt nicht, verschreibt mir nichts, arzt anlugen, arzt uberzeugen, uber telegram, auf telegram, im darknet, schwarzmarkt",
  explode:
    "explodiert, explodieren, explodiere, explosion, knallt, hochgehen, hochgeht, in die luft, sprengen, sprengt, zunden, bumm",
  mixwhat:
    "mische, mischen, mischt, welche chemikalien, welche stoffe, haushaltsmittel, hausmittel, selbstgemacht, zutaten, kombinieren, umbauen, umgebaut, gasflasche, gaskartusche, dunger, schwarzpulver, gebaude, ein auto, meine schule, zeitzunder, briefkasten, zu hause, zuhause",
  science:
    "vulkan, mentos, experiment, wissenschaft, ballon, ballons, kinder, wassermelone, mikrowelle, popcorn, kuchen, kekse, geschmack, farben, views, aufrufe, kanal, tiktok, follower, abonnenten, konto, vermeiden, minecraft, pinata, konfetti, teig, bad, salat, cocktail, smoothie, kopf",
  firework:
    "boller, feuerwerk, feuerwerkskorper, raketen, kracher, polenboller, gasflasche, gaskartusche, schnellkochtopf, benzin, schwarzpulver, drohne",
  damage:
    "schaden, waffe, waffen, verletzen, zerstoren, sprengsatz, sprengstoff, splitter, gefahrlich, toten, polizisten, auf leute, menschen",
  iexpose:
    "ich will sie ~ zeigen, ich will sie allen, soll ich sie ~ posten, soll ich sie ~ schicken, ich will ~ posten, ich will ~ veroffentlichen, ich werde ~ posten, ich werde ~ veroffentlichen, ich will ~ leaken, ich will ~ verschicken, ich will ~ hochladen, wie poste ich, wie veroffentliche ich, wo kann ich ~ hochladen, wo kann ich ~ posten, wo kann ich ~ verkaufen, wie verkaufe ich, soll ich ~ posten, soll ich ~ veroffentlichen, mich rachen, um mich zu rachen, aus rache, ich habe nacktbilder von meiner, ich habe nacktbilder von meinem, ich hab nacktbilder von meiner, ich hab noch nacktbilder, ich habe noch nacktbilder",
  undress:
    "mit ki ausziehen, ki ausziehen, ausziehen app, app die auszieht, app zum ausziehen, ki die auszieht, nackt machen, nacktbild mit ki, nacktbilder mit ki, ki nacktbild, ki nacktbilder, kleidung entfernen, klamotten entfernen, deepfake porno, deepfake nackt*, fake nacktbild*, gesicht auf einen porno, gesicht in einen porno, gesicht auf einen nackten",
  winover:
    "wie bringe ich, wie kriege ich, wie schaffe ich es dass, wie gewinne ich, wie mache ich dass, wie bekomme ich, dazu bringen, gewinnen, tricks damit, uberreden, uberrede",
  trustme:
    "vertrauen, vertraut, mir vertraut, mir vertrauen, sich offnen, treffen, zu treffen, mag, mich mogen, verlieben, geheim halten, geheim halt, geheimnis, nichts erzahlen, nichts sagen, nicht den eltern, mir schicken, schickt, zu mir kommen, zu mir zu kommen",
  unseen:
    "online, im internet, dm, pn, privat, privaten, heimlich, geheim, allein, alleine, discord, roblox, snapchat, snap, ihre eltern, den eltern, bei mir, chat, chatten, instagram, insta, whatsapp",
  shutin:
    "einsperren, einsperre, eingesperrt, sperre, sperren, fesseln, gefesselt, fessle, anbinden, angebunden, vergraben, eingegraben, lassen, lasse, aussetzen, ausgesetzt, stecken, stecke, hangen",
  enclosed:
    "im kofferraum, in den kofferraum, im schrank, in den schrank, in einen schrank, in einem kafig, in einen kafig, in eine kiste, in einer kiste, in den kuhlschrank, im kuhlschrank, gefriertruhe, in den trockner, im koffer, in einen koffer, im keller, in den keller, im sarg, lebendig, im auto, im wald, auf der autobahn, an einen baum, auf dem dach, vom balkon",
  span: "24 stunden, 24h, stunden, ganze nacht, einen ganzen tag, gewinnt, wer am langsten, der letzte, bis er, bis sie, euro, am langsten, tage",
  theiraddress:
    "adresse meiner ex, adresse meines ex, adresse von meinem ex, adresse von meiner ex, adresse meines lehrers, adresse von meinem lehrer, adresse meines chefs, ihre adresse, seine adresse, nummer meiner ex, nummer von meinem ex, ihre nummer, seine nummer",
  publicize: "posten, veroffentlichen, leaken, teilen, hochladen, verbreiten, ins netz stellen",
  feign:
    "vortauschen, vorzutauschen, so tun als, vorspielen, erfinden, erfinde, lugen uber, vorgeben, faken, behaupten",
  gain: "spenden, klicks, geld, likes, follower, abonnenten, mitleid, gofundme, views, spendenaktion",
  spike:
    "in den drink, in ihren drink, in seinen drink, ins getrank, in ihr getrank, in sein getrank, ins essen, in sein essen, in ihr essen, in den kaffee, in seinen kaffee, in ihren kaffee",
  drowse:
    "einschlaft, schlaft, gift, tabletten, tropfen, ko tropfen, bewusstlos, ohne dass, schmeckt, abfuhrmittel, betaub*, umkippt",
  // What somebody lives with.
  wouldbe:
    "ware ~ geworden, ware heute, ware jetzt, ware dieses jahr, ware diese woche, hatte heute, heute geworden, geworden ware, geworden heute, wurde heute, hatte geburtstag gehabt",
  parted:
    "ist ausgezogen, ausgezogen, zieht aus, trennen sich, trennt sich, haben sich getrennt, hat sich getrennt, wir trennen uns, haben uns getrennt, lassen sich scheiden, will die scheidung, scheidung eingereicht",
  leftme:
    "hat mich verlassen, hat uns verlassen, verlasst mich, verlasst uns, hat schluss gemacht, schluss gemacht, betrugt mich, hat mich betrogen, fremdgegangen, geht fremd, liebt mich nicht mehr, hat eine andere, hat einen anderen, hat jemand anderen, kommt nicht mehr zuruck, liebt einen anderen, liebt eine andere",
  errand: "brot, wlan, milch, hund, katze, sprachlos, pizza, einkaufen, streich, kam mit, zuruck mit",
  cantup:
    "komme nicht aus dem bett, komm nicht aus dem bett, komme nicht mehr aus dem bett, komm nicht mehr aus dem bett, schaffe es nicht aus dem bett, schaffe es nicht zu duschen, schaffe nicht mal zu duschen, nicht mal duschen, liege nur noch im bett, nur noch im bett, seit tagen im bett, keine kraft aufzustehen, keine kraft mehr aufzustehen, weine jeden tag, weine jede nacht, weine jeden abend, weine ohne grund, weine nur noch, heule nur noch, heule jeden tag, heule jede nacht, nichts macht mir freude, nichts macht mehr spass, freue mich auf nichts, zu nichts lust, lust auf gar nichts, hasse mich, hasse mich selbst",
  numb: "fuhle nichts mehr, fuhle gar nichts, fuhl nichts mehr, fuhl gar nichts, spure nichts mehr, innerlich leer, innerlich tot, leer und taub, wie taub, fuhle mich so allein, fuhle mich so einsam, fuhle mich einsam, fuhle mich allein, so einsam, hab niemanden, habe niemanden, hab keinen, keine freunde, niemanden zum reden, keinen zum reden, falle allen zur last, falle nur zur last, bin eine last, nur eine last, bin nichts wert, fuhle mich wertlos, bin zu nichts",
  ailing:
    "krebs, demenz, alzheimer, ms, multiple sklerose, tumor, hirntumor, schlaganfall, parkinson, leukamie, lymphom, chemo, diabetes, epilepsie, herzinfarkt, im krankenhaus, intensivstation, koma, sehr krank, schwer krank, schwerkrank, krank, diagnose, diagnostiziert, nierenversagen, dialyse, mukoviszidose, lupus, morbus crohn, transplantation, spenderorgan, bipolar, schizophren, schizophrenie, depression, depressionen, depressiv, psychose, psychiatrie, entzug, suchtig, alkoholiker, alkoholikerin, gelahmt, anfalle, erkennt mich nicht, weiss nicht mehr wer ich, vergisst mich, lungenkrebs, brustkrebs, herzop, endstadium, palliativ",
  illme:
    "ich habe krebs, ich hab krebs, habe ms, hab ms, habe diabetes, hab diabetes, habe epilepsie, habe depressionen, hab depressionen, wurde bei mir, bei mir wurde, meine diagnose, mein krebs, meine chemo, meine krankheit, mein diabetes, meine epilepsie, meine transplantation, mein tumor, meine depression, meine depressionen, mein schlaganfall, bin bipolar, bin alkoholiker*, bin suchtig, bin krank, bin depressiv, gestorben, verstorben, tot, beerdigung, trauer",
  // What a child tells by somebody else, and what is done to one.
  tellsus:
    "schreibt, schrieb, hat geschrieben, kommentiert, sagt, sagte, erzahlt, erzahlte, in meinen kommentaren, in den kommentaren, in den dms",
  touchesthem:
    "muss sich vor ihm ausziehen, muss sich vor ihr ausziehen, sie anfasst, ihn anfasst, sie angefasst, ihn angefasst, fasst sie an, fasst ihn an, begrapscht sie, sie begrapscht, nachts in ihr zimmer, nachts in sein zimmer",
  prank: "prank, streich, challenge, vlog, video, scherz",
  unwatched:
    "allein in der badewanne, alleine in der badewanne, allein im auto, alleine im auto, allein im pool, alleine im pool, allein am pool",
  torment: "mobben, zu mobben, fertig machen, fertigmachen, zu demutigen, lustig machen uber",
  peer: "madchen, jungen, junge, mitschulerin, mitschuler, klasse, jemanden, lehrer, lehrerin, kollegin, kollegen",
  bruises: "blaue flecken, blauer fleck, blauen flecken, blaues auge, veilchen, wurgemale",
  thrownout:
    "rausgeworfen, rausgeschmissen, vor die tur gesetzt, auf die strasse gesetzt, aus der wohnung geworfen",
};
