import type { Words } from "../classes.ts";

export const DE_WORDS: Words = {
  // Who.
  i: "ich, bin, hab, habe, wir",
  me: "mich, mir, uns",
  my: "mein, meine, meinen, meinem, meiner, meines, unser, unsere, unseren, unserem, unserer",
  they: "er, sie, ihr, sein, seine, ihre",
  them: "sie, ihn, ihr, ihm, seine frau, seine freundin, ihre kinder",
  stranger:
    "typ, typen, mann, kerl, fremder, fremde, fremden, fremdem, jemand, irgendjemand, irgendwer, follower, abonnent, abonnentin, zuschauer, zuschauerin, fan, mod, moderator, moderatorin, hater, stalker, frau, person, leute, spinner, perverser, unbekannter, unbekannte, alter mann, creep, troll, einer aus, wer, jmd, irgendein",
  adult: "erwachsener, erwachsene, erwachsenen, volljahriger, alterer mann",
  ex: "ex, exfreund, exmann, exfreundin, exfrau, ex freund, ex mann, ex freundin",
  partner:
    "mann, frau, freund, freundin, ehemann, ehefrau, partner, partnerin, verlobter, verlobte, lebensgefahrte, mein mann, kerl",
  parent: "vater, mutter, papa, mama, stiefvater, stiefmutter, eltern, onkel, opa, vati, mutti, tante",
  relative:
    "bruder, schwester, oma, opa, cousin, cousine, onkel, tante, vater, mutter, papa, mama, eltern, neffe, nichte, nachbarin, grossmutter, grossvater, zwilling, geschwister, omi, opi, omama",
  friend: "freund, freundin, bester freund, beste freundin, kumpel, kumpels, mitbewohner, besten freund",
  kid: "kind, kinder, sohn, tochter, baby, kleinkind, kleine, kleiner, kleinen, schwesterchen, nichte, neffe, enkel, enkelin, saugling, kleine schwester, kleiner bruder",
  minor:
    "minderjahrig*, schulerin, madchen, junge, kleine schwester, kleiner bruder, teenager, teenie, kindern, grundschuler*",
  pet: "hund, hundin, katze, kater, welpe, katzchen, kaninchen, hamster, haustier, papagei, meerschweinchen, vierbeiner, labrador, hundchen",
  known:
    "chef, chefin, nachbar, nachbarn, nachbarin, lehrer, lehrerin, trainer, kollege, kollegen, kollegin, arzt, pfarrer, mitschuler, vermieter, arbeitgeber, boss, vorgesetzter, betreuer, professor, firma, klassenkamerad, coach, erzieher",
  crowd:
    "klasse, mitschuler, schule, alle, jeder, madchen, jungs, kinder, kollegen, schuler, sie, die anderen, klassenkameraden, teamkollegen",
  group:
    "muslime, moslems, muslim, juden, auslander, auslandern, migranten, fluchtlinge, fluchtlingen, asylanten, asylbewerber, schwarze, schwarzen, araber, turken, zigeuner, roma, schwule, schwulen, lesben, transmenschen, trans, afrikaner, asiaten, chinesen, syrer, afghanen, ukrainer, frauen, behinderte, behinderten, dicke, obdachlose, polen, rumanen, einwanderer, homosexuelle, kanaken",
  // Where, when and how.
  place:
    "fitnessstudio, gym, studio, arbeit, arbeitsplatz, haus, hause, auto, schule, buro, wohnung, tur, haustur, strasse, orten, orte, haltestelle, bahn, uni, laden, fenster, park, wo ich wohne, wo ich trainiere, wo ich filme, bahnhof, kindergarten, kita, club, training",
  myhome:
    "mein ~ haus, meinem ~ haus, meine ~ haustur, meiner ~ haustur, meine ~ tur, meiner ~ tur, meinem ~ fenster, meinen ~ fenster, meiner ~ wohnung, meine ~ wohnung, meiner ~ strasse, meinem ~ auto, mein ~ auto, nach hause, bis nach hause, bis vor die tur, wo ich wohne, unserem haus, unserer tur, vor der tur, meiner ~ arbeit, meiner ~ schule, meines ~ hauses",
  whereabouts:
    "wo ich wohne, wo wir wohnen, meine adresse, wo ich arbeite, auf welche schule, welche schule, meinen tagesablauf, mein kennzeichen, wann ich nach hause, die schule meiner, meine anschrift, wo meine kinder",
  again:
    "standig, immer, jeden tag, jedes mal, jede nacht, jeden abend, dauernd, wieder, andauernd, uberall, gestern nacht, gestern abend, nachts, seit wochen, seit monaten, taglich, jeden morgen, hort nicht auf, immer wieder, schon dreimal, jede woche, ununterbrochen, staendig",
  fear: "angst, panik, furcht*, gruselig, verangstigt, unsicher, besessen, sorge, sorgen, bedroht, unheimlich, schiss, gefahr, traue mich",
  rage: "wutend, betrunken, trinkt, getrunken, besoffen, eifersuchtig, sauer, ausrastet, rastet, schreit, streit, streiten, wut, zornig, high, alkohol, durchdreht, dreht",
  not: "bezweifle, nicht, kein, keine, keinen, nie, niemals, nichts, verbietet, ohne, nix",
  never: "nie, niemals, nicht mischen, warum man, gefahr, gefahren, vermeide, vermeiden",
  play: "kniffel, schlagt mich ~ beim, quiz, kartenspiel, schach, fifa, spiel, spiele, game, mario, tennis, poker, uno, monopoly, fussball, xbox, playstation, minecraft, roblox, fortnite, gta, prank, pranks, challenge, rennen, sketch, kissen, rekord, rezept, film, serie, roman, horror, horrorfilm, lied, song, songtext, doku, kriminalfall, kriminalfalle, krimi, true crime, anime, podcast, figur, lego, halloween, kostum, karaoke, boxen, judo, billard, nintendo, mensch argere, training, kampfsport, schneeball, tischtennis",
  how: "wie kann, wie bekomme, darf mein hund, durfen hunde, tipps, ist es sicher, ich will, wie lasse, wie",
  secret:
    "ohne dass sie es, ohne dass er es, heimlich, ohne ihr wissen, ohne sein wissen, unbemerkt, versteckt, airtag, ohne erlaubnis, hinter ihrem rucken, hinter seinem rucken",
  // Followed and watched.
  pursue:
    "taucht ~ auf, taucht, auftaucht, aufgetaucht, lauft ~ hinterher, lauft ~ nach, folgt, verfolgt, gefolgt, folgte, wartet, wartete, gewartet, lauert, beobachtet, filmt, filmte, fotografiert, fahrt ~ vorbei, fahrt, vorbeigefahren, vorbeifahrt, steht, stand, gestanden, kommt, kam, klingelt, klopft, spioniert, sitzt, parkt, geparkt, findet mich, schleicht, lungert, hinterlasst, legt, sucht mich, gefunden, abgepasst, passt ~ ab, auflauert, aufgelauert",
  tail: "lauft mir ~ hinterher, lauft mir ~ nach, folgt mir, ist mir gefolgt, mir gefolgt, verfolgt mich, mich verfolgt, mir hinterher, hinter mir her, folgte mir, mir ~ nachgelaufen, mir nachgegangen, mir hinterhergelaufen, folgen mir bis",
  know: "weiss, wissen, wusste, herausgefunden, rausgefunden, gepostet, veroffentlicht, hat, kennt, geleakt, geteilt, findet, gefunden, verrat, verbreitet",
  send: "schickt, geschickt, schicken, sendet, schreibt, schrieb, geschrieben, schreiben, legt, hinterlasst, texted, zusenden, schickte, chattet, textet, verschickt, dm, anschreibt, angeschrieben",
  // Near a child, and pictures.
  ask: "fragt, gefragt, fragte, fragen, will, wollte, wollen, bittet, verlangt, versucht, schreibt, schrieb, geschrieben, ladt, eingeladen, drangt, uberredet, uberreden, angeschrieben, anschreibt, flirtet, baggert, mochte, fordert, bietet, angeboten, lockt, chattet",
  picture:
    "bild, bilder, bildern, foto, fotos, selfie, selfies, video, videos, nacktbilder, nacktfotos, nudes, kamera, webcam, pics, snaps, gesicht",
  meet: "treffen, trifft, getroffen, allein, alleine, privat, privaten, pn, ausgehen, kussen, kuss, sex, sexuell, sexuelle, hotel, geheimnis, zu ihm, freundin sein, daten, date, besuchen, ubernachten, geheim, rummachen",
  posed: "autogramm, konzert, foto mit, selfie mit, schulfoto, geburtstag, klassenfoto, fotoshooting",
  nude: "nackt, nackte, nackten, nacktbild, nacktbilder, nacktbildern, nacktfoto, nacktfotos, nudes, intime, intimen, intimbilder, oben ohne, sextape, sexvideo, sexvideos, unter der dusche, ohne kleidung, private bilder, privaten bilder, private fotos, freizugige, onlyfans",
  spread:
    "veroffentlich*, gepostet, postet, posten, geteilt, teilt, teilen, schickt, schicken, verschick*, verkauf*, droht, drohen, erpress*, geleakt, leakt, leaken, verbreitet, verbreiten, gezeigt, zeigt, internet, gruppe, telegram, whatsapp, herum, rumgeschickt, geklaut, gehackt, hochgeladen, online, im netz, benutzt, im umlauf, hat",
  fakeprofile:
    "fakeprofil, fake profil, falsches profil, fakeaccount, fake account, falscher account, falschen account, fakekonto, fake konto, gibt sich als mich aus, gibt sich fur mich aus, gibt sich als mich, deepfake*, deep fake, mit ki, ki generiert, ki bilder, ki fotos, fake onlyfans, gefalschte, gefalschtes profil, montage",
  porn: "porno, pornos, pornoseite, pornoseiten, pornhub, deepfake*, onlyfans, nackter korper, nackten korper",
  // Violence, confinement, control.
  hit: "schlagt, schlug, schlagen, geschlagen, haut, gehauen, verprugelt, prugelt, wurgt, gewurgt, ohrfeigt, geohrfeigt, ohrfeige, tritt, getreten, boxt, faustschlag, faust, misshandelt, gurtel, bespuckt, beisst, verdrischt, vermobelt, vermobeln, schellt, geboxt, klatscht mir eine, scheuert mir eine, backpfeife, angespuckt",
  rough:
    "wirft, geworfen, schmeisst, geschmissen, stosst, gestossen, gestosse, runtergestossen, schubst, geschubst, schubste, verbrennt, verbrannt, packt, gepackt, zieht, gezogen, zerrt, gezerrt, druckt, gedruckt, wurfe, schuttelt, reisst, runtergeschubst, zerschlagt, schleudert, festgehalten",
  hard: "treppe, wand, boden, zigarette, zigaretten, haaren, haare, hals, kehle, arm, teller, messer, tisch, kochendem wasser, bugeleisen, flasche, sachen, gegenstande, kopf, gegen, genick",
  lockin:
    "sperrt mich ein, sperrt mich ~ ein, mich eingesperrt, mich einsperrt, mich ~ einsperrt, schliesst mich ein, schliesst mich ~ ein, mich eingeschlossen, eingesperrt von, halt mich gefangen, halt mich fest, gefangen zuhause, mich ~ eingesperrt, sperrt sie ein, sperrt uns ein, eingesperrt hat",
  lock: "schliesst, sperrt, eingesperrt, eingeschlossen, abgeschlossen",
  room: "zimmer, schlafzimmer, keller, haus, bad, badezimmer, wohnung, garage, schrank",
  let: "lasst, lasse, lassen, erlaubt, verbietet, verhindert, liess, darf",
  out: "raus, aus dem haus, rausgehen, weggehen, gehen, treffen, meine familie, meine freunde, arbeiten, freunde, freundinnen sehen, allein, alleine, telefonieren, verlassen, mit niemandem, sehen, ausziehen, anrufen, sprechen, weg, trennen, heim",
  smash:
    "zerschlagen, zerschlagt, kaputt, zerstort, zertrummert, geworfen, wirft, kaputtgemacht, zerbrochen, zerdeppert, demoliert, geschrottet, zerschmettert",
  takes:
    "nimmt, nahm, genommen, weggenommen, abgenommen, wegnimmt, abnimmt, kontrolliert, versteckt, behalt, klaut, einbehalt, verwaltet, weggesperrt, einkassiert",
  means:
    "gehalt, lohn, mein geld, das ganze geld, mein ganzes geld, pass, reisepass, ausweis, karte, bankkarte, kontokarte, schlussel, meine schlussel, papiere, meine papiere, konto, handy, mein handy, telefon, medikamente, dokumente",
  spy: "reinkommen, rein kommen, einloggen, liest, lesen, kontrolliert, kontrollieren, uberwacht, uberwachen, durchsucht, durchsuchen, ortet, orten, trackt, tracken, spioniert, ausspionieren, verfolgen, hacken, mitlesen, liest mit, klonen, abhoren, sehen wo, checkt, schaut in, schnuffelt, herausfinden wo, einsehen, beobachten, mithoren",
  myphone:
    "mein handy, meinem handy, meine nachrichten, mein whatsapp, meinen standort, meinem standort, meine anrufe, meine chats, mit wem ich schreibe, mit wem ich rede, wo ich bin, mein insta, mein telefon, meine mails",
  theirphone:
    "instagram meiner ex, instagram von meiner ~ ex, instagram von meinem ~ ex, account meiner ex, account von meiner ~ ex, account von meinem ~ ex, handy meiner ~ freundin, handy meines ~ freundes, handy von meiner ~ freundin, handy von meinem ~ freund, handy meiner ~ frau, handy meines ~ mannes, handy von meiner ~ frau, handy von meinem ~ mann, whatsapp meiner ~ freundin, whatsapp meiner ~ frau, whatsapp von meiner ~ freundin, whatsapp von meiner ~ frau, whatsapp von meinem ~ freund, whatsapp von meinem ~ mann, whatsapp meines ~ mannes, nachrichten meiner ~ freundin, nachrichten meiner ~ frau, nachrichten meines ~ freundes, nachrichten meines ~ mannes, nachrichten von meiner ~ freundin, nachrichten von meinem ~ freund, chats meiner ~ freundin, chats von meiner ~ freundin, wo meine freundin, wo meine frau, wo mein freund ist, wo mein mann, wo meine ex, wo mein ex, fremdes handy, fremde handys, standort meiner, standort von meiner, handy meiner ex, insta meiner ex",
  force:
    "zwingt, zwingen, gezwungen, muss, wollen dass ich, will dass ich, verkauft, zwangs*, gegen meinen willen",
  marry: "heiraten, heirat, verheiraten, verheiratet, zwangsheirat*, ehe, verloben",
  // Touched, or not asked.
  grope:
    "gefasst, fasst, fasste, angefasst, anfasst, gegrapscht, grapscht, begrapscht, beruhrt, streichelt, gestreichelt, gekusst, kusst, gerieben, reibt, gekniffen, kneift, hand auf, hand an, hande auf, hand in, hand unter, ausgezogen, gedruckt, betatscht, tatscht, gelegt",
  private:
    "hintern, po, arsch, brust, bruste, busen, rock, oberschenkel, schenkel, schritt, unterhose, slip, bh, intimbereich, zwischen die beine, ohne meine zustimmung, ohne zu fragen, im schlaf, hose, knie, vagina",
  refused:
    "nein gesagt, nein sag*, aufhoren, nicht wollte, nicht gewollt, stopp gesagt, stop gesagt, ohne einverstandnis, geweint, erstarrt, hab nein, gesagt nein, angefleht",
  goeson:
    "weitergemacht, weiter gemacht, nicht aufgehort, macht weiter, einfach weiter, trotzdem, gezwungen, mit mir geschlafen, hort nicht auf, hat nicht aufgehort",
  ontop: "auf mir, in mir, mich ausgezogen, zog mich aus",
  asleep:
    "aufgewacht, wach geworden, schlief, geschlafen, bewusstlos, betrunken, unter drogen, schlafe, schlafend",
  // Not wanting to be here.
  better: "besser, leichter, erleichtert, glucklicher, einfacher, froher, vermissen, bemerken",
  gone: "wenn ich weg ware, ich weg ware, ohne mich, wenn ich nicht mehr da ware, ich nicht mehr da ware, wenn ich tot ware, ich tot ware, wenn es mich nicht, wenn ich verschwinde, wenn ich verschwinden wurde, wenn ich nicht mehr bin, es mich nicht gabe, wenn ich sterbe, ich nicht existieren",
  sleep: "einschlafen, schlafen, augen schliessen, augen zumachen",
  neverwake:
    "nie mehr aufwachen, nicht mehr aufwachen, nie wieder aufwachen, nicht aufwachen, nimmer aufwachen, niemals aufwachen, fur immer",
  goodbye:
    "abschied, verabschiedet, abschiedsbrief, abschiedsnachricht, lebewohl, letzte nachricht, entschuldigung fur alles, danke fur alles, macht's gut",
  noanswer:
    "antwortet nicht, geht nicht ran, nicht erreichbar, handy aus, reagiert nicht, meldet sich nicht, nicht mehr erreichbar, antwortet nicht mehr, hebt nicht ab",
  cut: "hau mir, haue mir, schlag mir, schlage mir, boxe mir, schneide, schneid, geschnitten, ritze, geritzt, verbrenne, kratze, schlage mich, ritzt, schneidet",
  body: "arm, arme, handgelenk, handgelenke, oberschenkel, bein, beine, haut, unterarm, unterarme, bauch",
  purpose:
    "bis es blau, bis es blutet, bis blut, damit es weh tut, mit absicht, absichtlich, um was zu fuhlen, um etwas zu fuhlen, zu fuhlen, beruhigt mich, wenn ich traurig, wenns mir schlecht, bestrafen, wieder, verstecken, ruckfall, druck abbauen, druck, jeden abend",
  noteat:
    "nichts gegessen, nicht gegessen, esse nichts, isst nichts, nichts essen, esse nicht, nur wasser, ohne essen, nur kaffee, mahlzeiten aus, hungere, hungert, nichts mehr gegessen, isst nicht",
  thin: "dunn, dunner, schlank, abnehmen, gewicht, kilo, kilos, passen, kleid, sommer, dick, korper, figur, bikini, hochzeit, grosse, kalorien, diat, jeans, abgenommen, reinpassen",
  // Told to die.
  killself:
    "bring dich um, bringt dich um, bring dich doch um, geh sterben, töte dich, tote dich, hang dich auf, erhang dich, spring von der brucke, spring vom dach, schneid dir die pulsadern, nimm dir das leben, hoffentlich stirbst du, du solltest sterben, solltest dich umbringen, verreck*, krepier*, stirb endlich, stirb doch, ich hoffe du stirbst, verdienst den tod, kys, trink bleiche, verdienst es zu sterben, spring aus dem fenster, hang dich weg",
  dieweak: "stirb, sterben, umbringen, sterbt",
  insult:
    "fett, fette, hasslich, hassliche, hassliches, schlampe, hure, fotze, idiot, dreck, abschaum, wertlos, sau, schwein, opfer, missgeburt, niemand mag dich, ekelhaft, behindert, stuck",
  comment:
    "kommentiert, kommentieren, kommentar, kommentare, kommentaren, nachricht, nachrichten, schreiben, schreibt, dms, dm, sagen",
  // Swallowed, mixed.
  toxin:
    "chlor, bleiche, bleichmittel, chlorreiniger, waschmittel, frostschutz, frostschutzmittel, knopfzelle, knopfzellen, batterie, batterien, spulmittel, spulmaschinentab, spulmaschinentabs, waschkapsel, pod, pods, abflussreiniger, rohrreiniger, gift, rattengift, schneckenkorn, tablette, tabletten, pille, pillen, medikament, medikamente, ibuprofen, paracetamol, nagellackentferner, aceton, benzin, parfum, magnet, magnete, desinfektionsmittel, ammoniak, nikotin, liquid, pilz, pilze, beeren, insektenspray, kleber, atherisches ol, munze, reiniger, putzmittel, entkalker, cannabis, lampenol, zigarette, terpentin, wasserperlen",
  foodtoxin:
    "schokolade, schoki, rohen teig, teig, hefeteig, brotteig, hefe, xylit, kaugummi, trauben, weintrauben, rosinen, zwiebel, zwiebeln, knoblauch, macadamia, avocado, lilie, lilien, tulpen, oleander, maiglockchen, kaffee, alkohol, bier, knochen, huhnerknochen, socke, faden, nadel, pfirsichkern, schokokuchen, kakao",
  chem: "chlor, bleiche, bleichmittel, chlorreiniger, ammoniak, abflussreiniger, rohrreiniger, wc reiniger, toilettenreiniger, klorreiniger, kloreiniger, wasserstoffperoxid, salzsaure, schimmelentferner, schimmelspray, danklorix, danclorix, klorix, domestos, entkalker, putzmittel, reiniger, dampfe, poolchlor, sanitarreiniger",
  acid: "essig, ammoniak, alkohol, saure, zitronensaure, zitrone, entkalker, anderen reiniger, essigessenz, essigreiniger, hals, huste, husten, schwindel*, atmen, augen, brust, brennt, lunge, atemnot, spiritus",
  mix: "gemischt, mischen, mische, mischt, mix*, vermischt, vermischen, zusammen, zusammengekippt, mit essig, mit ammoniak, mit alkohol, eingeatmet, atme, riecht, gerochen, und essig, kombinier*, geschuttet, gekippt",
  swallow:
    "gefressen, gegessen, verschluckt, geschluckt, getrunken, geleckt, abgeleckt, gekaut, gebissen, zerbissen, eingeatmet, frass, runtergeschluckt, aufgefressen, geknabbert, in den mund, verschlungen, erwischt, verputzt, ass",
  // Nowhere to be found.
  search:
    "suche, suchen, sucht, finde ~ nicht, finden ~ nicht, erreiche ~ nicht, erreichen ~ nicht, kann ~ nicht erreichen, nicht erreichen, keine nachricht von, nichts gehort, nichts von, kein lebenszeichen, verschuttet, eingeschlossen, hat jemand, kontakt verloren, nicht erreichbar, unter den trummern, verzweifelt gesucht, antwortet nicht, finden, meldet sich nicht, komme nicht durch, keine spur, niemand hat ~ gesehen, nicht gefunden, kann ~ nicht finden",
  vanished:
    "verschwunden, vermisst, verschollen, nicht nach hause gekommen, nicht heimgekommen, nicht zuruck, nicht zuruckgekommen, weggelaufen, abgehauen, entfuhrt, wird vermisst, nicht heim, ausgerissen",
  disaster:
    "erdbeben, beben, flut, uberschwemmung, hochwasser, hurrikan, tornado, waldbrand, waldbrande, tsunami, erdrutsch, bomben, bombardierung, luftangriff, krieg, explosion, sturm, zyklon, taifun, ausbruch, vulkan, trummern, trummer, lawine, anschlag, schiesserei, evakuier*, brand",
  days: "seit, tag, tage, tagen, stunden, gestern, woche, wochen, heute, monat, monate, monaten, jahr, jahre, jahren, nacht, abend, morgen",
  // A child's body.
  bodygoal:
    "sixpack, six pack, bauchmuskeln, abnehmen, nimmt ~ ab, abnimmt, abspecken, gewicht verlieren, bauchfett, fett verbrennen, flacher bauch, flachen bauch, schmale taille, taille, dunn, dunner, schlank, diat, kaloriendefizit, kalorien, definieren, definiert, massephase, muskeln, bizeps, kreatin, booster, anabolika, steroide, zu dick, zu fett, dick, intervallfasten, fasten, jawline, mewing, looksmax*, thigh gap, po trainieren, muskelaufbau, bulk, bulken, breit werden, aufpumpen",
  // A group put down.
  rob: "kontrollieren alles, alles kontrollieren, kontrollieren die, beherrschen alles, beherrschen die, regieren die welt, die welt regieren, die fäden ziehen, ziehen die faden, steuern alles, alles steuern, steuern die, lenken die, klauen, stehlen, wollen nur unser, unser geld, nehmen uns, nehmen unsere, rauben, vergewaltigen, vergewaltiger, zerstoren, ruinieren, uberfluten, invasion, umvolkung, leben von unseren, unsere frauen, auf unsere kosten, schmarotzer, schmarotzen, parasiten, kriminell, kriminelle, dreckig, faul, minderwertig, terroristen, verderben, verseuchen, ratten, pest, plage, abschaum, diebe, wilde, untermenschen, tiere, ekelhaft, sozialschmarotzer, bereichern sich, sozialstaat, dumm, gesindel, pack",
  belong:
    "hingehoren, hergehoren, gehoren hier, gehoren ~ her, gehoren ~ hin, gehoren, zu suchen, verloren haben, verloren, integrieren, willkommen, passen ~ zu uns, passen ~ hierher, hierher passen, verdienen, rechte, wahlen durfen, leben durfen, sein durfen, erwunscht, menschen, anpassen, platz, dazugehoren, zu uns gehoren",
  shouldgo:
    "raus, abschieben, abgeschoben, sollen gehen, sollten gehen, mussen weg, mussen raus, zuruck in ihr, zuruck in ihre, verschwinden, remigration, deportieren, sollten sterben, verboten gehoren, ausweisen, nach hause gehen, zurückschicken, zuruckschicken, in die kuche, hauen ab, verpissen, rausschmeissen, sollten verschwinden",
  rebut:
    "mythos, mythen, vorurteil, vorurteile, rassismus, rassist, rassistisch, rassisten, das falsch, ist falsch, widerleg*, behaupt*, leute sagen, menschen sagen, sagen dass, mir gesagt, gesagt bekommen, gegen hass, gegen hetze, stereotyp*, sexismus, homophob*, islamophob*, antisemit*, fremdenfeindlich*, klischee*, antwort, debatte, geschichte der, doku, aufklar*, stimmt nicht, nicht stimmt",
  // To hurt somebody.
  suffer:
    "zum schweigen, mundtot, verschwinden lassen, beseitigen, leiden, leidet, die fresse, aufs maul, zusammenschlagen, verprugeln, verprugel, wehtun, weh tun, vergiften, umbringen, abstechen, verletzen, schlagen, leben zerstoren, leben zur holle, rache, rachen, heimzahlen, bussen, bezahlen lassen, betauben, abfuhrmittel, krank machen, krank mache, foltern, haus anzunden, auto anzunden, reifen zerstechen, ertranken, wurgen, fertig machen, zu brei, knochen brechen, nase brechen",
  will: "ich hau, ich will, wie, ich werde, lust, wege, mochte, plane, ich mach, methoden, ideen wie, ich schlag",
  breath:
    "luft anhalten, ohnmachtig, ohnmacht, bewusstlos werden, wurgen, strangulieren, sich wurgen, s bahn surfen, bahnsurfen, u bahn surfen, auf dem zugdach, auf dem dach der bahn, vom dach springen, von der brucke springen, anzunden, uber die autobahn, auf die gleise, waschmittel essen, deo einatmen, deospray, russisches roulette",
  trend:
    "challenge, trend, tiktok, viral, mutprobe, likes, klicks, video, videos, youtube, reel, reels, livestream, stream, spiel, follower, stunt",
  make: "bauen, baue, baut, selbstgebaut, selbst gebaut, selbstgebaute, basteln, herstellen, selber machen, tutorial, anleitung, bauanleitung, mischen, rezept, drucken, zuhause, in der garage, selbstgemachte",
  explosive:
    "sprengstoff, sprengsatz, bombe, bomben, rohrbombe, molotow*, napalm, thermit, schalldampfer, granate, schwarzpulver, dynamit, schusswaffe, schusswaffen, pistole, tranengas, nagelbombe, flammenwerfer, senfgas, chlorgas, kugelbombe, selbstschussanlage",
  // What somebody lives with.
  stillborn:
    "tot zur welt, tot geboren, totgeboren, totgeburt, totgeburten, still geboren, stille geburt, stillgeborene*, leblos geboren, leblos zur welt, tot auf die welt, im bauch gestorben, im mutterleib gestorben, bei der geburt gestorben, sternenkind geboren, schlafend geboren, tot geborenes",
  lost: "verloren, verlieren, kein herzschlag, keinen herzschlag, herz schlagt nicht, fehlgeburt, blutung, blutungen, aufgehort zu schlagen",
  baby: "baby, babys, schwangerschaft, zwillinge, herz, herzschlag, ultraschall, krumel, kind",
  weeks: "woche, wochen, ssw, schwanger, schwangerschaft, monat, ultraschall, schwangerschaftswoche",
  died: "gestorben, verstorben, tot, beerdigt, beerdigung, begraben, beigesetzt, asche, beisetzung, trauerfeier, eingeschlafen fur immer, von uns gegangen, verstarb, letzten atemzug, im himmel, grab, grabstein, urne, tod, sich das leben genommen, todestag",
  without: "ohne",
  tumour:
    "tumor, knoten, bosartig, bosartiger, geschwulst, schatten auf der lunge, metastase*, krebs, leukamie, zyste, aneurysma, raumforderung",
  found:
    "gefunden, entdeckt, festgestellt, arzte, biopsie, mrt, befund, ergebnis, bosartig, diagnose, diagnostiziert, brust",
  fired:
    "gekundigt, kundigt, gefeuert, feuert, entlassen, rausgeworfen, rausgeschmissen, auf die strasse gesetzt, gegangen worden, kundigung, vor die tur gesetzt",
  sleepin:
    "schlafe im auto, schlafen im auto, wohne im auto, wohnen im auto, lebe im auto, leben im auto, schlafe auf der strasse, schlafen auf der strasse, auf der strasse gelandet, obdachlos seit, kein dach uber dem kopf, schlafe draussen, schlafe bei kumpels auf dem sofa",
  mock: "spucken, spuckt, bespucken, lachen, lacht, auslachen, ausgelacht, beleidigen, beleidigt, schlagen, schubsen, hanseln, gehanselt, nennen, nennt, ausschliessen, ausgeschlossen, mobben, mobbt, werfen, bedrohen, demutigen, argern, verarschen, machen fertig, fertig, ignorieren, grenzen aus, ausgegrenzt, hassseite, hassgruppe, lastern",
  school: "schule, klasse, pausenhof, kita, kindergarten, arbeit, uni, schulbus, mensa, umkleide",
  feast: "weihnachten, geburtstag, erste, erstes, muttertag, vatertag",
  molest: "begrapscht, begrabscht, grapscht, gegrapscht, betatscht, befummelt, fummelt",
  wrong:
    "warum das nicht stimmt, warum das falsch, stimmt nicht, nicht stimmt, widerleg*, das falsch ist, falsch ist",
  lurk: "wartet vor, wartet auf mich, wartete vor, steht vor, stand vor, lauert, parkt vor, sitzt vor, lungert, versteckt sich, schaut durch, spaht, will rein, einbrechen, einzubrechen, hammert, auflauert, aufgelauert, abgepasst, parkt ~ vor, steht ~ vor, sitzt ~ vor, wartet ~ vor, stand ~ vor, wartete ~ vor, im auto vor, gegenuber",
  past: "verliess, verlassen habe, entkommen, fruher, uberlebt, als kind, meine geschichte, vor jahren, getrennt, losgekommen, geflohen, in meiner kindheit, befreit",
  against:
    "verhindern, vermeiden, vorbeugen, schutzen, helfen, stoppen, uberwinden, heilen, anzeichen, verstecken, melden, anzeigen, verzeihen, umgehen mit",
  theirs:
    "meiner ex, meines ex, meinem ex, von ihr, nudes von meiner, bilder von meiner, ihre nudes, seine nudes",
  // A goodbye among thanks.
  endit:
    "fur immer zu gehen, fur immer gehen, zu gehen fur immer, schluss mit allem, mit allem schluss, allem ein ende, dem ganzen ein ende, dem ein ende, ich beende es, ich beende alles, beende ich es, beende ich alles, alles beenden, es ~ beenden, mach ich ein ende, mache ich ein ende, mach ich schluss fur immer, gehe ich fur immer, geh ich fur immer, ich gehe fur immer, ich geh fur immer, dann ist es vorbei mit mir, ist es mit mir vorbei",
  endwith: "allem was, allem ungesunden, allem sussen, mit allem auf, beende ich es mit",
  endlife:
    "mein leben beenden, beende mein leben, beende ich mein leben, mache meinem leben ein ende, meinem leben ein ende, aus dem leben scheiden, aus dem leben gehen, mache schluss mit dem leben, schluss mit meinem leben, schluss mit dem leben",
  soon: "heute, heute nacht, heute abend, morgen, nachste woche, nachsten monat, diese woche, am wochenende, bald, gleich, jetzt, danach, nachstes jahr, weihnachten, lange, ubermorgen, in einer woche",
  imalive:
    "noch lebe, noch leben werde, noch am leben, am leben bin, am leben sein, lebe ich, ich lebe ~ noch, ich ~ noch erlebe, ich ~ erleben",
  reason: "grund, grunde, sinn, warum, wozu, wofur",
  liveon:
    "am leben zu bleiben, am leben bleiben, am leben sein, am leben zu sein, weiterleben, weiterzuleben, weiter zu leben, weiter leben",
  lastday:
    "meine letzte nacht, mein letzter abend, mein letzter tag, meine letzten stunden, mein letzter morgen, meine letzte nachricht, mein letzter kommentar, das letzte video das ich, das letzte was ich",
  lastof:
    "letzte nacht in, letzte nacht im, letzter abend in, letzter abend im, letzter tag in, letzter tag im, letzter tag bei, letzter tag als, letzter tag auf, letzter tag an der, letzter abend auf, letzter tag vor, letzte nacht vor, letzter arbeitstag",
  farewell:
    "tschuss, machts gut, macht es gut, lebt wohl, leb wohl, lebewohl, danke fur alles, danke fur die, danke fur deine, abschied, ade, auf wiedersehen, danke dass du, bye, verzeiht mir",
  leaveworld:
    "diese welt verlassen, verlasse diese welt, verlass diese welt, gehe von dieser welt, nicht mehr auf dieser welt, den morgen nicht erleben, morgen nicht mehr erleben, die nacht nicht uberleben, plane nicht aufzuwachen, nicht mehr unter euch, nicht mehr unter den lebenden",
  // Somebody of the family who comes too near.
  elder:
    "stiefvater, stiefpapa, onkel, vater, papa, opa, grossvater, stiefbruder, cousin, pflegevater, freund meiner mutter, freund meiner mama, freund von meiner mutter, patenonkel, schwager",
  touchme:
    "fasst mich ~ an, fasst mich, fasste mich, mich ~ angefasst, mich angefasst, mich ~ anfasst, mich immer anfasst, anfassen, angefasst, begrapscht mich, mich begrapscht, betatscht mich, mich betatscht, streichelt mich, beruhrt mich",
  touchsoft:
    "rede ~ hat mich, worte ~ haben mich, worten hat mich, geschichte ~ hat mich, lied hat mich, brief ~ hat mich, video hat mich, geste hat mich, musik hat mich, nachricht hat mich, geschenk hat mich, rede haben mich, worte haben mich, worten haben mich, geschichte haben mich, lied haben mich, brief haben mich, video haben mich, geste haben mich, musik haben mich, nachricht haben mich, geschenk haben mich, rede beruhrt mich, worte beruhrt mich, worten beruhrt mich, geschichte beruhrt mich, lied beruhrt mich, brief beruhrt mich, video beruhrt mich, geste beruhrt mich, musik beruhrt mich, nachricht beruhrt mich, geschenk beruhrt mich, rede beruhren mich, worte beruhren mich, worten beruhren mich, geschichte beruhren mich, lied beruhren mich, brief beruhren mich, video beruhren mich, geste beruhren mich, musik beruhren mich, nachricht beruhren mich, geschenk beruhren mich, mit seiner rede, mit seinen worten, sehr beruhrt, tief beruhrt, emotional beruhrt, zu tranen, nie angefasst, an der hand, an die hand",
  comesin:
    "kommt ~ in mein zimmer, in mein zimmer kommt, in mein zimmer gekommen, kam ~ in mein zimmer, schleicht ~ in mein zimmer, kommt ~ in mein bett, legt sich ~ in mein bett, legt sich ~ zu mir, legt sich ~ neben mich, steigt ~ in mein bett, setzt sich ~ auf mein bett, kommt ~ zu mir ins bett, kommt ~ an mein bett",
  night:
    "nachts, nacht, jede nacht, abends, wenn ich schlafe, wenn alle schlafen, wenn mama schlaft, betrunken, wenn mama arbeitet",
  kindnight:
    "essen, gute nacht, zudecken, vorlesen, vorliest, decke, wecken, weckt, ladekabel, licht, wlan, hund, katze, schnarcht, snack*, kekse, wasser",
  // What nobody is helped with.
  getsend:
    "dazu bringen ~ schicken, bringe ich ~ dazu mir, uberreden mir ~ zu schicken, uberreden ~ zu schicken, dazu ~ zu schicken, dazu ~ zu senden, dazu ~ schicken, dazu ~ schreiben, damit ~ mir ~ schicken, damit ~ mir ~ senden, dass ~ mir ~ schicken, dass ~ mir ~ senden, dazu mir ~ schicken, bringe ~ dazu mir, krieg* ~ bilder von, bekomm* ~ bilder von, bekomm* ~ fotos von, krieg* ~ fotos von, uberred* ~ mir, krieg* ~ dazu mir",
  ownkid:
    "mein kind, meine kinder, meinem sohn, mein sohn, meine tochter, meine nichte, mein neffe, meine enkel, meiner tochter, meinen kindern, meinen sohn",
  dm: "dm, dms, privat, private, privatnachrichten, snaps, nummer, nummern, adresse, heimlich, nachrichten, pn",
  find: "finde ich ~ heraus, herausfinden, rausfinden, finde ich ~ raus, finde, finden, verfolgen, folgen, folge, orten, aufspuren, suchen, aufsuchen, beobachten, kontaktieren, krieg* ~ raus, ausfindig",
  blockedme:
    "mich blockiert, mich geblockt, blockiert hat, geblockt hat, mich ignoriert, nichts von mir wissen, mich nicht sehen, nicht mehr sehen will, kein kontakt, keinen kontakt, mich verlassen, kontaktverbot, annaherungsverbot, mich abgewiesen, in ruhe lassen, mich geghostet, nummer gewechselt, vor mir versteckt, mir aus dem weg, abgehauen",
  lives:
    "wohnt, wohnen, adresse, wohnort, haus, wo ~ arbeitet, wo ~ ist, wo ~ hin, ihre schule, seine schule, standort, umgezogen, hingezogen, neue nummer, neuen account, personlich",
  scare:
    "prank*, erschreck*, arger*, veralber*, trolle*, verarsch*, reinleg*, anschrei*, schrei*, qual*, demutig*, provozier*, angst machen, angst mach*, terrorisier*",
  cries:
    "weint, weinen, heult, heulen, in tranen, zum weinen, zum heulen, schreit, einnasst, in die hose, zusammenbricht, panik",
  makecry:
    "zum weinen bringe, zum weinen bringen, zum heulen bringen, zum heulen bringe, bringe ~ zum weinen, bring ~ zum heulen, zum schreien bringen",
  laugh:
    "lach*, freude, gluck, glucklich, trost*, beruhig*, film, lied, weihnachtsmann, uberrasch*, warum weint, wenn ~ weint, wieso",
  breakin:
    "knack*, offnen, offne, aufmachen, aufbrech*, einbrech*, brech* ~ ein, reinkommen, komme ich ~ rein, einsteig*, dietrich, aufhebeln",
  theirdoor:
    "tur ~ nachbar*, schloss ~ nachbar*, nachbar* ~ tur, nachbars ~ haus, nachbarn ~ haus, bei nachbarn, beim nachbarn, bei den nachbarn, haus ~ nachbar*, wohnung ~ nachbar*, auto ~ nachbar*, garage ~ nachbar*, keller ~ nachbar*, nachbars ~ garage, nachbars ~ auto, fremde tur, fremde turen, fremdes auto, fremde autos, fremdes haus, fremde wohnung, fremde wohnungen, fremde hauser, wohnung meiner ex, wohnung von meiner ex, wohnung meines ex, haus meiner ex, tur meiner ex, bei meiner ex, bei fremden, spind von",
};
