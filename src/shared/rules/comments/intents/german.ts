import type { IntentPhrases } from "./intent-phrases.ts";

export const german: IntentPhrases = {
  collab: [
    "(?:lust|bock|interesse|zeit|offen|bereit|dabei|chance|möglichkeit)(?: [^ ]+){0,6} (?:colla[a-z]*|kollab[a-z]*|kooperation|gemeinsame[snmr]? (?:video|folge|projekt|stream|sache)|crossover|zusammen (?:was|etwas|ein|eine|zu)|(?:was|etwas|ein video|eine folge) (?:zusammen|gemeinsam))|(?:wollen|sollen|könnten|können|machen|drehen|würdest|magst|hättest|möchtest|lass|lasst) (?:wir |du |uns |ihr )?(?:[^ ]+ ){0,6}?(?:colla[a-z]*|kollab[a-z]*|crossover|(?:zusammen|gemeinsam|gemeinsames)(?: [^ ]+){0,4} (?:drehen|machen|video|filmen|kochen|backen|bauen|aufnehmen))|(?:eine|ne) (?:collab|kollab)[a-z]*(?: [^ ]+){0,3} ?\\?",
  ],
  congrats: [
    "(?:yeah|juhu+|endlich|wow|jawoll)[!,.]* (?:die )?\\d[\\d.,]*(?:k|000| ?tausend)?|\\d[\\d.,]*(?:k|000)? (?:abos|abonnenten|follower) ?(?:!|🎉|🥳)|(?:stolz auf|freu(?:e)? mich für) dich|(?:herzlichen |herzliche |meinen |meine )?(?:glückwunsch|glückwünsche|gratulation|gratuliere|gratulier)(?! (?:für|zu) (?:dieses|diese|das|dem|diesem|deinem) (?:[^ ]+ )?(?:video|arbeit|kanal|beitrag))|alles (?:gute|liebe) zu[mr]? (?:[^ ]+ )?(?:[a-z]*geburtstag|\\d[^ ]*|jubiläum|hochzeit)|(?:frohe[s]?|schöne) (?:weihnachten|neues|neues jahr|ostern|feiertage)|(?:du hast|ihr habt|endlich)(?: die)? \\d[\\d.,]*(?:k| ?tausend| ?000)? ?(?:abos|abonnenten|follower)?(?: [^ ]+){0,3} (?:geknackt|erreicht|geschafft|voll)|auf die nächsten \\d[^ ]*|hast (?:du )?(?:es |sie |dir )*(?:[^ ]+ )?verdient[!. ]*$",
  ],
  request: [
    "(?:mach|macht|bring|dreh|zeig)(?: [^ ]+){0,3} (?:was|etwas|eins|einen|eine|ein) (?:über|zu|mit|von|für)|(?:können wir|kriegen wir|bekommen wir|gibt es|gibt's)(?: [^ ]+){0,2} (?:ein|eine|mehr|noch)(?: [^ ]+){0,3} (?:video|folge|teil|update|version)|wie wär(?:e|s|'s) (?:es )?mit|als nächstes (?:bitte|mal|was)|(?:bitte|gerne) (?:mal )?(?:was|etwas|ein video|eine folge)",
    "(?:können|könnten|würden) sie (?:[^ ]+ ){0,6}?(?:machen|zeigen|testen|drehen|erklären|vorstellen|vergleichen|hochladen|bringen|behandeln)",

    "wann (?:kommt|gibt es|gibts|machst du) (?:endlich |mal |wieder |etwas )*(?:was|etwas|ein video|eine folge|eins) (?:über|zu|mit)",

    "(?:kannst|könntest|solltest|würdest|musst) du (?:[^ ]+ ){0,6}?(?:machen|zeigen|testen|drehen|erklären|ausprobieren|vorstellen|vergleichen|hochladen|bringen|backen|kochen|spielen)|(?:mach|macht|zeig|dreh|bring|teste?)(?: doch| mal| bitte| uns| noch| wieder)* (?:ein|eine|einen|mehr|was|etwas|teil) (?:[^ ]+ ){0,3}?(?:video|videos|folge|teil|tutorial|reihe|rezept|zu|über|mit|\\d)|würde (?:mir |mich )?(?:[^ ]+ ){0,6}?(?:sehen|wünschen|freuen)(?! wenn es klappt)|(?:bitte |gern |gerne )?mal (?:was|etwas|ein video|eins) (?:zu|über|mit|von)|teil (?:2|3|zwei) (?:bitte|pls|wäre)|(?:bitte|gerne?) (?:[^ ]+ ){0,3}?(?:teil (?:2|zwei)|mehr (?:davon|solche)|fortsetzung|video (?:über|zu))|(?:wünsche|wünsch) mir|mehr davon|(?:video-?idee|videovorschlag|vorschlag für)|tag \\d+,? an dem ich",
  ],
  failure: [
    "(?:meiner|meins|meine) (?:ist|sind|wird|wurde|bleibt|war) (?:[^ ]+ ){0,2}(?:flüssig|trocken|flach|hart|verbrannt|matschig|klebrig|roh|kaputt|schief|bitter|zu|nicht)",

    "was mach(?:e|) ?(?:ich)? (?:[^ ]+ )?falsch|(?:bei mir |das |es |leider )*(?:klappt|funktioniert|geht|hält|klebt|startet|trocknet) (?:[^ ]+ ){0,4}?nicht|(?:mein|meine|meiner|meins) (?:[^ ]+ ){1,5}?(?:nicht|nie|immer|ständig|gar nicht)(?: [^ ]+){0,2}|(?:mein|meine|meiner|meins) (?:[^ ]+ ){0,3}?(?:ist|sind|war|wurde|wird) (?:[^ ]+ ){0,3}?(?:zusammengefallen|verbrannt|eingegangen|gerissen|kaputt|eingesunken|abgestürzt|trocken|matschig|flach|hart|bitter|versalzen|zu [^ ]+|nichts)|(?:hab|habe|habs) (?:[^ ]+ ){0,5}?(?:probiert|versucht|nachgemacht|befolgt|nachgebacken|nachgekocht)(?: [^ ]+){0,6},? (?:und|aber) … (?:nicht|nix|nichts|verbrannt|kein)|(?:bekomme|kriege|kommt) (?:[^ ]+ ){0,3}?(?:fehler|fehlermeldung)|(?:stürzt|stürzte) (?:[^ ]+ ){0,6}?ab|hängt sich (?:[^ ]+ ){0,3}?auf|(?:ist|sind|war) (?:[^ ]+ ){0,2}?zusammengefallen|fehlermeldung|ist (?:mir )?(?:komplett |total |völlig )?misslungen|voll in die hose",
  ],
  correction: [
    "(?:du hast|hast) (?:[^ ]+ ){0,3}?vergessen,? (?:zu (?:sagen|erwähnen)|dass)",
    "zur info|fürs protokoll|klugschei[^ ]*|ohne (?:kleinlich|pingelig)|korinthenkack[^ ]*|du sagst [^,.?!]{2,30},? (?:aber )?es heißt ",
    "(?:eigentlich|tatsächlich|genau genommen),? [^,.?!]{2,60} (?:nicht|kein|keine|keinen)|(?:ist|sind|gilt als|wurde|wurden) (?:[^ ]+ ){0,2}?(?:widerlegt|ein mythos|ein irrglaube)|(?:studien|die forschung|forscher) (?:[^ ]+ ){0,2}?(?:zeigen|belegen|sagen|haben|widersprechen)|(?:stimmt|stimmen) (?:so )?(?:leider |eigentlich |doch )?nicht(?: ganz)?|nicht ganz (?:richtig|korrekt)|ist ein mythos",
    "(?:bitte|solltest|könntest|fehlt|vielleicht|mal)(?: [^ ]+){0,3} (?:warnung|warnhinweis|hinweis einblenden|die leute warnen|leute warnen|warnen)|mein[e]? (?:arzt|ärztin|physio[a-z]*|orthopäde|zahnarzt|tierarzt|elektriker)(?: [^ ]+){0,2} (?:sagt|meint|hat|warnt)(?: [^ ]+){0,8} (?:gefährlich|nie|niemals|verboten|nicht machen|schädlich)",
    "^(?:nein|nee|nö|falsch)[,.] (?:(?:der|die|das) [^,.?!]{2,30} (?:ist|sind|war|heißt) |(?:das|es) (?:ist|sind|war|heißt) )",
    "^(?:nur )?(?:eine )?(?:kleine sache|kleinigkeit)[,:. ]",
    "kein(?:e|en)? [^,.?!]{1,30},? sondern",

    "(?:du (?:sagst|hast gesagt|schreibst|meinst|nennst|erwähnst)|sagst du|schreibst du|im (?:video|text|bild) (?:steht|heißt)|da steht)(?: [^ ]+){1,12}?,? (?:aber|obwohl|dabei|es sind aber|es ist aber|tatsächlich|eigentlich|in wirklichkeit)(?: [^ ]+){0,4}",
    "(?:das (?:ist|war|sind|heißt)|es (?:ist|sind|war|waren|heißt)|ist|heißt|war) (?:ein[e]? |der |die |das |ca )?[^,.?!]{1,30},? (?:und )?nicht (?!schlecht|so|gut|mehr|schlimm|nur|mal|mein|ganz|ohne|zu|wahr|immer|leicht|einfach|möglich)[^,.?!]{1,30}|nicht [^,.?!]{1,30},? sondern|(?:eigentlich|tatsächlich|genau genommen|streng genommen) (?:ist|war|heißt|sind|sagt)|(?:stimmt|stimmen) (?:der|die|das) [^ ]+ (?:da |so |leider |gar )*nicht|(?:der|die|das) (?:rechnung|zahl|jahreszahl|jahr|datum|angabe|formel|karte|summe|wert|einheit)(?: [^ ]+){0,4} (?:stimmt (?:so |da |leider )*nicht|(?:ist|sind) falsch)|klein(?:er|e) (?:fehler|korrektur|anmerkung|hinweis|tippfehler)|(?:korrektur|tippfehler|rechtschreibfehler|schreibfehler|denkfehler)|(?:hast|haben) (?:dich|sie sich) (?:[^ ]+ )?(?:vertan|versprochen|geirrt|verschrieben|verrechnet)|man (?:schreibt|spricht|sagt)|wird (?:[^ ]+ )?(?:geschrieben|ausgesprochen)|du (?:sagst|hast gesagt|meinst|meintest) … (?:aber|ist aber|wohl|war)|(?:da|hier) ist (?:dir )?ein fehler|falsch (?:geschrieben|ausgesprochen)|das stimmt so nicht|nicht korrekt",
  ],
  accusation: [
    "abzocke|wie viel (?:hast|bekommst|kriegst|hat|haben)(?: [^ ]+){0,4} (?:dafür|bezahlt|kassiert)|kassiert",
    "(?:klingt|wirkt|riecht|sieht aus) (?:nach|wie) (?:einer? |eine |reine[r]? )?(?:werbung|werbespot|abzocke)",
    "(?:ist|war)(?: [^ ]+){0,3} (?:bezahlt|gesponsert|werbung)(?:,| und| aber|[.! ]*$)|(?:bezahlte?|versteckte|nicht gekennzeichnete) (?:werbung|kooperation|partnerschaft)|nicht gekennzeichnet|wie viel (?:haben|zahlen) (?:die|sie) dir|(?:niemals|nie im leben|auf keinen fall)(?: [^ ]+){0,4} echt|(?:nicht|kein stück) echt|gestellt|gefaket?|(?:ist|war) (?:doch )?(?:die|der|das) (?:idee|video|rezept|witz) von",
    "kopie von|(?:kopierst|kopiert) (?:doch |nur |einfach )*[^ ]+|abgekupfert|abgeschaut von|nachgemacht von",

    "geklaut|kopiert|abgekupfert|plagiat|geklaute|(?:alles|das ist|ist doch|total|voll|doch|nur|komplett) (?:[^ ]+ )?(?:fake|gestellt|gefaked|gefälscht|ki|gelogen|inszeniert|gescriptet)|fake|schleichwerbung|(?:bezahlte|versteckte|reine|nur) werbung|dauerwerbesendung|(?:nicht )?als werbung|gekauft(?:e)? (?:abos|klicks)|lügner|betrüger|gesponsert|ki[- ]generiert|verkauft dich",
  ],
  critique: [
    "(?:könnte|dürfte|sollte|müsste)(?: [^ ]+){0,3} (?:kürzer|länger|lauter|leiser|schneller|langsamer|heller|ruhiger|klarer) sein",
    "(?:alten?|früheren?) (?:version|videos?|intro|format|stil)(?: [^ ]+){0,3} besser|früher (?:war|waren)(?: [^ ]+){0,3} besser",
    "füllmaterial|wenig inhalt|hört dich kaum|viel drumherum|viel blabla|auf (?:halber|doppelter) geschwindigkeit",

    "mies(?:e|er|es)?|grottig|grausam|furchtbar|schrecklich|unterirdisch|minuten (?:gelaber|intro|werbung)|langweilig|öde|(?:viel |etwas |bisschen |echt |leider |einfach |deutlich )*zu (?:laut|leise|lang|schnell|langsam|kurz|dunkel|hektisch|viel|kompliziert|hell|unscharf|wenig)(?: [^ ]+)?|(?:ist|war|echt|einfach|so|ziemlich|leider) schlecht|schlecht (?:erklärt|gemacht|geschnitten|zu)|enttäusch(?:t|end|ung)|gefällt mir (?:[^ ]+ )?nicht|(?:man )?versteht (?:man )?(?:dich |dir |das |es )?(?:[^ ]+ )?(?:kaum|nicht|schlecht|nix|nichts)|(?:hört|sieht|erkennt) man (?:[^ ]+ )?(?:kaum|nicht|nichts|nix|schlecht)|(?:man )?(?:hört|sieht) (?:dich |dir )?(?:kaum|nicht|nichts|nix)|komm (?:mal |doch |endlich )?zum punkt|zeitverschwendung|clickbait|irreführend|überbewertet|(?:das )?schlechteste[rs]?|(?:die musik|der ton|das mikro|der sound|das bild|die kamera|der schnitt|das intro) (?:[^ ]+ ){0,3}?(?:nervt|stört|schlecht|furchtbar|schrecklich|übersteuert|rauscht|wackelt|laut|leise)|nervt|nervig|nervend|zu viel(?:e)? (?:werbung|gelaber|musik|schnitte)|gelaber|schwindelig|früher (?:war|warst)|deabonniert|abo (?:ist )?weg|unnötig|fehlt|fehlen|hat (?:mir )?gefehlt|wirr|unverständlich|(?:nicht|kein) (?:gut|hilfreich|schön|lustig|mehrwert|spannend|verstanden)|naja|mäßig|müll|mist",
  ],
  disagreement: [
    "überzeugt mich(?: [^ ]+){0,3} (?:nicht|kaum)|(?:überzeugt|überzeugen)(?: [^ ]+){0,2} nicht|(?:bezweifle|bezweifel) (?:ich|das|dass)|bin (?:da )?skeptisch|so ganz(?: [^ ]+){0,3} nicht",
    "^(?:ich )?(?:versteh|verstehe|respektiere|seh|sehe) (?:schon |ja |deinen |was )[^ ]+(?: [^ ]+){0,7},? aber|^bei allem respekt|^sorry,? aber",
    "(?:bin|wäre) (?:mir )?(?:da )?(?:nicht|anderer|kein) (?:ganz |so |wirklich |unbedingt )?(?:deiner meinung|einverstanden|überzeugt|sicher|der meinung)|(?:nicht|kaum) (?:ganz |so |wirklich )?(?:einverstanden|überzeugt)|(?:finde?|sehe?) (?:ich )?(?:das )?(?:etwas |ein bisschen |bisschen |leicht )?(?:übertrieben|anders|überbewertet)|übertreibst|kommt drauf an|ich bleib(?:e)? dabei|ansichtssache",
    "informier dich|recherchier(?:e)? (?:mal|besser|richtig)|mach (?:erst )?(?:mal )?deine hausaufgaben|bild(?:e)? dich|^du (?:sagst|hast gesagt|behauptest)(?: [^ ]+){1,12}?,? (?:aber|dabei|trotzdem)|quelle\\?|woher hast du das denn",

    "sehe? ich (?:[^ ]+ )?anders|ich (?:sehe?|finde?) (?:das |es )?(?:[^ ]+ )?anders|(?:bin )?(?:nicht|anderer) (?:deiner |der gleichen |ganz deiner )?meinung|stimm(?:e|t) (?:dir |da |dem |ich |so |einfach )*nicht|widersprech[^ ]*|das gegenteil|genau andersrum|andersherum|finde? (?:ich )?nicht|unpopuläre meinung|quatsch|unsinn|blödsinn|ich (?:bevorzuge|nehme lieber|finde eher)|glaube ich nicht|kann man so nicht sagen|so stimmt das nicht|dagegen",
  ],
  sarcasm: [
    "\\d+ minuten,? um (?:uns |mir )?(?:zu (?:sagen|erklären|zeigen)|[^ ]+(?: [^ ]+){0,4} zu (?:sagen|erklären|zeigen|erzählen))",
    "(?:wow|oh|ach|boah|uiuiui|na)[,.!]* (?:wie|so|sehr|was für eine?|echt) (?:innovativ|originell|revolutionär|kreativ|mutig|neue idee|neu)(?:[,.! …]|$)|(?:noch nie|nie zuvor) (?:so (?:was|etwas)|ein|eine|jemanden)(?: [^ ]+){0,5} gesehen(?:\\.\\.\\.|…)|(?:noch|schon wieder) (?:ein|eine)(?: [^ ]+){1,4},? (?:genau das|das hat|hat (?:uns|die welt)|wie schön|super|toll)|die welt hat darauf gewartet|darauf hat die welt gewartet|danke,? (?:bin|jetzt bin ich) geheilt",
    "minuten(?: lang)?,? (?:um )?(?:gar |absolut |rein gar |wirklich )?nichts (?:zu sagen|zu erklären|zu zeigen|gesagt|erklärt)|(?:hilfreich|nützlich|toll|super|lehrreich|interessant|danke|informativ|beeindruckend|bravo)[,.!]* (?:[^ ]+ ){0,3}?(?:nichts|null) (?:gelernt|verstanden|mitgenommen)",
    "(?:bravo|glückwunsch|toll|super)[,!.]* du hast (?:[^ ]+ )?(?:entdeckt|erfunden|herausgefunden)",
    "^(?:ja,? ne,? is klar|ja ja,? (?:klar|sicher)|ja klar,|na klar,|schon klar)",

    "wasser ist nass|captain obvious|(?:na toll|super|klasse|toll|großartig|oh toll|ach super|juhu)[,.!]* (?:schon wieder |noch |wieder )(?:ein|eine|so ein|mal)|(?:wow|oh|ach|uiuiui),? (?:wie|was für|so|echt) (?:ein[e]? )?(?:innovativ|originell|revolutionär|überraschend|überraschung|neu|kreativ|neuigkeit|erkenntnis|einfallsreich)|(?:wie|so) (?:innovativ|originell|revolutionär)[.! ]*$|wer hätte (?:das|es) gedacht|ach was|ach nee|was du nicht sagst|sag bloß|sherlock|danke für nichts|genau das hat (?:uns |noch )?gefehlt|weil (?:ja )?(?:jeder|alle) (?:[^ ]+ ){1,4}hat|bahnbrechend[.! ]*$|langsamer applaus",
  ],
  joke: [
    "^pov:?|^wenn (?:der|die|das|dein|deine|du|mein|meine) [^,.?!]+:|^niemand: |(?:die katze|der hund|das baby|der nachbar|der typ) (?:im hintergrund|hinten|der)|bro (?:hat|dachte|denkt|sagt)",
    "^ich,? [^.!?]*end[, ]|^ich (?:beim|nachts|mit) ",

    "(?:toll|super|danke|klasse|na toll|großartig|prima|gut|perfekt|ok)[,.!]* (?:und )?jetzt (?:hasst|habe?|will|muss|ist|bin|brauch|hat|mag|schaut|guckt|hab|meine?|kann|schläft)|ich kann nicht mehr|ich lieg(?:e)? (?:am boden|flach)|bin (?:tot|gestorben)|mein(?:e)? (?:mann|frau|freund|freundin|hund|katze|chef|nachbar|nachbarn|mutter|vater|kinder) (?:guckt|guckte|schaut|fragt|denkt|hält|lacht|redet|hat schon|meint)|mein (?:geldbeutel|konto|bankkonto|kater|hund|mann|nachbar|chef) (?:weint|hasst|guckt|will|schaut|ist|hat|fragt)|meine? (?:frau|katze|nachbarn|diät|freundin) (?:hasst|guckt|will|schaut|weint|fragt)|ich (?:um 3|nachts|beim zuschauen|wie ich|so:)|niemand:|fühle mich (?:ertappt|angegriffen)|frage für (?:einen|nen) freund|verschluckt|tastatur gespuckt|plot twist",
  ],
  laughs: [
    "(?:musste|muss|mußte) (?:ich )?(?:so |sehr |echt |voll |mega |laut |richtig )*(?:lachen|grinsen|schmunzeln)|lach(?:e|en)? (?:mich )?(?:tot|schlapp|kaputt|weg)|ich (?:sterbe|kann nicht mehr|brech ab)|hat mich (?:gekillt|umgehauen|fertig gemacht)|😭|💀",
    "a?ha(?:ha)+|hihi|lol|xd+|😂|🤣|(?:so |sehr |hart |tot|laut |mega |voll )*(?:gelacht|totgelacht|weggeschmissen|lachen müssen|gefeiert)|(?:so|sehr|mega|voll|echt) (?:lustig|witzig)|zum (?:totlachen|schießen)|ich lach mich|kaputtlach[^ ]*|made my day|lmao",
  ],
  first: [
    "wer (?:kommt|ist) (?:auch |noch )?(?:von|wegen|durch|über)|bevor (?:es|das) viral|(?:schaue|gucke|höre|hier)(?: (?!seit)[^ ]+){0,2} (?:noch|in|im jahr) 20\\d\\d|so früh wie (?:heute|nie)",
    "^(?:erster?|erste|zweiter?)(?:[!., ]*(?:$|🥇|endlich|juhu|hier))|wer (?:schaut|guckt|hört|ist|sieht)(?: [^ ]+){0,5} 20\\d\\d|20\\d\\d (?:und|noch|jemand|immer noch)|(?:noch nie|selten|so) (?:so )?früh|vor \\d+ (?:minuten|sekunden)(?: hochgeladen)?",
    "^(?:erster?|erste|zweiter?|first)(?: kommentar| hier)?[!. ]*$|(?:wer|jemand) (?:schaut|guckt|hört|ist|noch)(?: [^ ]+){0,4} (?:20\\d\\d|\\?)|so früh war ich|früh dran",
  ],
  milestone: [
    "(?:\\d+|ein(?:e|en)?|zwei|drei|sechs) (?:tage?|wochen?|monate?|jahre?) (?:rauchfrei|nüchtern|trocken|ohne (?:zigaretten?|alkohol|zucker))",
    "(?:hab|habe|haben|heute|endlich|gerade|bin|grad|eben) (?:[^ ]+ ){0,4}?(?:bestanden|geschafft|gelaufen|verkauft|abgeschlossen|bekommen|fertig|erreicht|gebacken|gewonnen|abgenommen|gekündigt und|veröffentlicht|gebaut|genäht|gestrickt)(?! wer)|(?:prüfung|führerschein|abi|abitur|bachelor|master|gesellenprüfung|klausur|ausbildung) (?:[^ ]+ )?(?:bestanden|geschafft|in der tasche)|(?:den|die) (?:job|stelle|zusage) (?:[^ ]+ ){0,2}?(?:bekommen|gekriegt)|\\d+ (?:tage|monate|jahre|wochen) (?:trocken|nüchtern|clean|rauchfrei|ohne (?:alkohol|zigaretten|rauchen))|(?:mein|meine|meinen) erste[rsn]? (?:marathon|brot|verkauf|kunde|kundin|video|auto|wohnung|torte|halbmarathon)|\\d+ (?:kilo|kg) (?:abgenommen|runter|verloren)|befördert|verlobt|angenommen worden",
  ],
  subscribed: [
    "(?:abo (?:ist )?(?:da|dagelassen|gelassen)|abonniert)[.! ]*$",
    "abo (?:ist )?(?:raus|da|gegeben|dagelassen|verdient|hast du|hiermit)|(?:gerade|sofort|direkt|hab|habe|hiermit|jetzt) (?:[^ ]+ ){0,3}?abonniert|neue[rs]? (?:abonnent(?:in)?|abo|zuschauer(?:in)?|follower)|(?:gerade|heute|eben|erst|zufällig|hab) (?:[^ ]+ ){0,4}?(?:entdeckt|gefunden|gestoßen)|warum (?:kenne|kannte|entdecke) ich (?:[^ ]+ ){0,4}?(?:erst|nicht|jetzt)|ein abo mehr",
  ],
  returning: [
    "(?:seit|schon) (?:über |fast |gut )?(?:\\d+|[^ ]+) (?:jahren?|monaten?)(?: [^ ]+){0,2} ?(?:dabei|treu|am schauen|zuschauer(?:in)?|abonniert)?|(?:seit|von) (?:\\d{4}|anfang an|beginn an|tag 1|der ersten stunde)|(?:schaue|gucke|schau|guck|sehe)(?: [^ ]+){0,4} (?:zum (?:[^ ]+) mal|immer wieder|schon wieder|jede[ns]? (?:sonntag|woche|abend|folge|video|tag))|zum (?:zweiten|dritten|vierten|fünften|zehnten|hundertsten|x-ten|\\d+\\.?) mal|komme immer (?:wieder )?zurück|(?:mit dir|mit deinen videos) (?:groß geworden|aufgewachsen)|stammzuschauer(?:in)?|immer noch dabei|schon wieder hier",
  ],
  memory: [
    "erinner(?:t|n) mich (?:[^ ]+ )?(?:an|daran)|(?:als ich|wo ich|da war ich) (?:noch )?(?:klein|kind|ein kind|jung|jünger)|(?:als ich|als wir) (?:[^ ]+ ){0,3}?(?:klein|kind|kinder|jung) war(?:en)?|(?:meine|mein) (?:oma|opa|mutter|vater|mama|papa|tante|onkel|großmutter|großvater) (?:hat|hatte|machte|kochte|backte|sagte|konnte)(?: [^ ]+){0,3}? ?(?:immer|früher|auch|das|sie|so)|(?:meine|in der|aus der|aus meiner) (?:kindheit|jugend)|kindheits[^ ]*|nostalgi[^ ]*|gute alte zeit|wie früher|erinnerungen|damals",
  ],
  thanks: [
    "dank (?:dir|ihnen|diesem|deinem|deiner|deinen|ihrem)(?: |[.,!]|$)",
    "dank dir",

    "(?:vielen |tausend |herzlichen |lieben |besten )?dank(?:e|eschön)?|dankbar|(?:hat|haben|du hast|hast|konntest|hilft) (?:mir |mich |uns )?(?:[^ ]+ ){0,4}?(?:geholfen|gerettet|weitergebracht|weitergeholfen)|hilft mir|(?:sehr|super|mega|echt|total) (?:hilfreich|nützlich)|hilfreich|endlich (?:jemand|mal|verstehe|verstanden|ein video|kapiert|klappt)|genau das (?:hab ich |habe ich )?(?:gebraucht|gesucht)|viel gelernt|(?:hat|klappt|funktioniert)(?: [^ ]+){0,3} (?:perfekt|super|wunderbar|geklappt|funktioniert|einwandfrei)|alles gute|gute besserung|gesegnet",
  ],
  praise: [
    "(?:so|sehr|super|toll|mega|richtig|echt) (?:verständlich|gut|schön|klar|anschaulich|ruhig|liebevoll) (?:erklärt|erzählt|gemacht|gezeigt)",
    "besser als (?:mein|meine|jeder|jede|in der|im) (?:[^ ]+ )?(?:lehrer|lehrerin|prof|professor|schule|unterricht|studium|dozent)",

    "(?:ist|sind|klingt|wirkt|bist) (?:so|einfach|wirklich|echt|richtig|unglaublich|total|sehr) (?:beruhigend|süß|angenehm|ruhig|entspannt|sanft|lieb|niedlich|witzig|klar|sauber|ordentlich|elegant|warm|herzlich|natürlich|professionell|authentisch|liebevoll)",

    "(?:hat|haben) (?:es |das |ihn |sie )?(?:geliebt|gefeiert)",

    "tränen|sprachlos|was für (?:ein|eine) (?:stimme|talent|arbeit|video|geschichte|mensch|aufnahme|schöne[rs]?|tolle[rs]?|geile[rs]?)|verdanke|dank dir",

    "toll(?:e|es|er|en)?|klasse|super|schön(?:e|es|er|en|ste)?|wunderschön|wunderbar|genial|großartig|fantastisch|hervorragend|sehr gut|richtig gut|echt gut|gut (?:gemacht|erklärt|geschnitten|gefilmt)|krass(?:e|er|es)?|geil(?:e|er|es|o)?|mega|hammer|bombe|stark(?:e|es|er)?|nice|perfekt|brutal(?: gut)?|wahnsinn|unfassbar|unglaublich|der beste|die beste|das beste|beste[rs]?|(?:ich |wir )?(?:liebe|feier[e]?|mag|vergöttere|lieb)|ehrenmann|ehre|maschine|legende|respekt|hut ab|meisterwerk|kunst|gänsehaut|inspirier[^ ]*|talent|qualität|unterschätzt|verdien(?:st|t) (?:viel )?(?:mehr|millionen)|weiter so|mach weiter|freu(?:e)? mich (?:auf|schon|immer)|kann(?:s| es)? (?:[^ ]+ )?(?:kaum |nicht )?erwarten|beeindruck[^ ]*|spannend|interessant|informativ|sympathisch|lecker|köstlich|entspann[^ ]*|gemütlich|niemand (?:erklärt|macht)|macht (?:so |richtig |echt )?(?:spaß|freude|laune)|daumen hoch|10\\/10|ich bin begeistert|begeister[^ ]*|wow|cool|gefällt mir|top|sauber|bravo|könig(?:in)?|digga|sehenswert|gönn|gute[sr]? (?:video|arbeit|content|kanal|beitrag)|lieblings[^ ]*|überragend|bestens",
  ],
  tip: [
    "^(?:kleiner |noch ein |mein )?tipp ?:|(?:ich|wir) (?:mach|nehm|füg|geb|tu|leg|back|koch|misch|verwend|benutz)[^ ]* (?:[^ ]+ ){0,3}?(?:immer|noch|statt|stattdessen|dazu|auch|lieber|meistens|etwas|einfach)|(?:geht|klappt|funktioniert|schmeckt) (?:auch|super|besser|noch besser|genauso)(?: [^ ]+)? mit|wenn (?:du|man|ihr) (?:[^ ]+ ){0,4}?(?:dazugibst|dazugibt|einfriert|einfrierst|einlegt|lässt|nimmt|nimmst)|man kann auch|für alle,? die",
  ],
  agreement: [
    "(?:genau so|so) (?:ist es|siehts aus|sieht's aus)|stimmt(?:[.! ,]|$)|(?:so|sehr|absolut|voll und ganz|total|leider) (?:wahr|richtig|recht|einverstanden)|(?:da |du )?hast (?:du )?(?:so |völlig |absolut |total |vollkommen )*recht|genau(?:[.! ]*$| das)|(?:geht|ging) mir (?:auch|genauso|ganz genauso)|ich auch|(?:das bin|bin) (?:so )?ich|sehe ich (?:auch|genauso)|amen|wahre worte|kann ich (?:nur )?(?:bestätigen|unterschreiben)|volle zustimmung|same|fühl(?:e)? ich",
  ],
  greeting: [
    "(?:grüße?|gruß|hallo|moin|servus|hi|liebe grüße|viele grüße|schöne grüße|beste grüße|grüezi|lg)(?: [^ ]+){0,3} aus |(?:hallo|moin|hi|servus|grüezi|guten (?:morgen|tag|abend)|hey|na)(?: [^ ]+){0,2}[!., 👋❤️]*$|(?:schaue|gucke|schau|guck) (?:[^ ]+ ){0,2}?aus ",
  ],
  gear: [
    "(?:was für|welch(?:e|er|es|en|em)) (?:[^ ]+ ){0,2}?(?:kamera|mikro|mikrofon|objektiv|stativ|licht|lampen?|programm|software|app|laptop|pc|handy|tablet|drohne|pinsel|farben?|kleber|wachs|wolle|nadeln?|stoff|mehl|pfanne|messer|ofen|mixer|maschine|werkzeug|bohrer|bohrmaschine|säge|drucker|filament|filter|schriftart|tastatur|gitarre|rad|fahrrad|schuhe|zelt|rucksack|erde|dünger|öl|lippenstift|shampoo|marke|mikrofone)(?: |\\?|$|,)|welche?[nrs]? [^ ]+(?: [^ ]+)? (?:benutzt|nutzt|verwendest|nimmst|hast|trägst|fährst) du|(?:womit|mit was) (?:schneidest|filmst|drehst|bearbeitest|nimmst|malst) du|(?:womit|mit was|mit welche[mr]) (?:[^ ]+ )?(?:filmst|schneidest|nimmst|drehst|bearbeitest|malst)",
  ],
  price: [
    "(?:was|wie ?viel) (?:kostet|kostete|hat|kosten|zahlt|hast du)(?! verdient)(?: [^ ]+){0,4}? ?(?:gekostet|bezahlt|kostet)?|preis\\??|wie teuer|kostenpunkt",
  ],
  link: [
    "wo (?:[^ ]+ ){0,5}?(?:kaufen|kauft|kriegt|bekommt|bekomme|kriege|gekauft|bestellen|bestellt|herunterladen|runterladen|finden|finde)(?: [^ ]+)?|(?:hast du |gibt es |gibts )?(?:einen |den |nen )?link|woher (?:hast|ist|sind|kommt|bekommst)|verkaufst du|wo gibt(?:'s|s| es)",
  ],
  place: [
    "wo (?:ist|war|liegt|befindet|hast du (?:das )?(?:gedreht|gefilmt)|wurde|bist du|seid ihr)(?! der link)|welche[rs]? (?:ort|strand|stadt|see|berg|restaurant|land|park|gegend) (?:ist|war)|standort",
  ],
  schedule: [
    "wann (?:[^ ]+ ){0,3}?(?:nächste[sr]?|kommt|teil|video|folge|erscheint|weiter|live|neue[s]?)|(?:nächstes video|teil \\d|fortsetzung)(?: [^ ]+)? (?:wann|\\?)|wie oft (?:lädst|postest)|an welchen tagen",
  ],
  song: [
    "(?:wie heißt|welche[rs]?|was ist das für|name (?:von|vom)|was für) (?:das |der |die |ein(?:e)? |dieses |ist (?:das|der|die) )*(?:[^ ]+ )?(?:lied|song|musik|titel|track|hintergrundmusik)|(?:lied|song|musik)\\?",
  ],
  personal: [
    "wie alt bist|hast du (?:eine?n? )?(?:freundin|freund|kinder|partner(?:in)?)|bist du (?:single|verheiratet|vergeben|schwul|lesbisch|religiös|christ)|wo (?:wohnst|lebst|kommst) du|woher kommst du|wie heißt du|wie groß bist|(?:wie ?viel|was) verdienst|was (?:machst|arbeitest) du (?:beruflich|als)|was bist du von beruf|dein (?:echter|richtiger) name",
  ],
  "how-to": ["wie "],
  asks: [
    "(?:wie|was|wo|wann|warum|wer|welche[rsnm]?|wieso|weshalb|woher|womit|kann (?:man|ich|es)|kannst du|hast du|hat (?:jemand|wer)|gibt es|gibts|weiß jemand|geht (?:das|es) auch|funktioniert das (?:auch|mit)|muss (?:man|ich)|darf (?:man|ich)|soll(?:te)? ich|ist (?:das|es) (?:normal|schlimm|möglich|egal)|bist du|braucht man|reicht)",
  ],
  marvels: [
    "was für (?:ein|eine) (?:[^ ]+ )?(?:video|kanal|talent|mensch|stimme|geschichte|arbeit)|wie (?:geil|cool|schön|süß|toll|krass)",
  ],
  contrast: ["aber|allerdings|jedoch|nur schade|leider|schade"],
  story: ["(?:ich|mein|meine|meinen|meinem|meiner|mir|mich|wir|unser|unsere|uns|hab|bin)"],
  aspect: [
    "audio|ton|sound|musik|mikro|lautstärke|intro|titel|thumbnail|ende|licht|untertitel|tempo|schnitt|kamera|werbung|schrift",
  ],
  backhanded: [
    "hätte (?:ich )?(?:dir |ihnen )?(?:gar |echt )?nicht zugetraut|hätte nicht gedacht,? dass (?:du|jemand|man)|(?:fast|beinahe|sogar) (?:lustig|gut|witzig)",
    "(?:für (?:jemanden|einen? (?:anfänger(?:in)?|laien|frau|mann|amateur)|ein mädchen)|dafür,? dass)(?: [^.?!]{0,50}) (?:gar nicht (?:so )?(?:schlecht|übel)|nicht (?:schlecht|übel)|ganz (?:gut|okay|ordentlich)|überraschend gut|erstaunlich gut)|(?:überraschend|erstaunlich|unerwartet) (?:gut|brauchbar|okay|hilfreich|ordentlich)|(?:dachte|hätte gedacht|erwartet|hatte)(?: [^ ]+){0,7} (?:müll|schlecht|schlimmer|langweilig|mist|nervig|nichts)(?: [^ ]+){0,3},? (?:aber|und|doch)|(?:endlich|ausnahmsweise) mal (?:ein|was|etwas) (?:gutes|brauchbares|ordentliches|vernünftiges)|weniger (?:schlimm|nervig|langweilig|schlecht) als|besser als (?:das|dein|die|deine|sonst|die letzten) ?(?:letzte[ns]?|sonst)?|gar nicht (?:so |mal so )?(?:schlecht|übel|dumm)|(?:wirkt|sieht) (?:fast|beinahe) (?:professionell|echt)|fast (?:schon )?professionell|muss (?:ich )?zugeben",
  ],
  dismisses: [
    "^(?:meh|naja|cringe|öde|gähn|langweilig|weiter|und\\?|na und|wen interessiert'?s?|interessiert (?:keinen|niemanden)|hat keiner gefragt|wer hat gefragt|schwach|peinlich)[.!? ]*$",
  ],
  tags: [
    "(?:das )?(?:bist|sind) (?:so |voll |original |wortwörtlich |doch |echt |einfach )*(?:du|wir|ihr)(?:[ .!😂,]|$)|^(?:schau|guck|kuck|weißt du noch|erinnerst du dich|müssen wir|wir müssen|lass uns|lass mal|wann machen wir|du (?:wenn|nach|jeden)|wir (?:wenn|beide|nach|am)|hab an dich gedacht|siehste|siehst du|für dich)|(?:müssen|sollten|können) wir (?:[^ ]+ ){0,6}?(?:auch|mal|unbedingt|zusammen)",
  ],
  lacks: [
    "hätte (?:mir |ich |gern |man )|fehlt|fehlte|schade|zu (?:kurz|lang|schnell|wenig|viel)|vermisse|könnte|ein bisschen|etwas zu",
  ],
  facts: [
    "^(?:aber )?(?!ich |du |wir |das |es |er |sie |man |so |hier |da |wie |was )[a-z]+ (?:haben|sind|ist|hat|trugen|essen|können|leben|tragen) (?:keine?n?|nicht|nie) ",
  ],
};
