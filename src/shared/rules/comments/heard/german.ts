import type { HeardSigns } from "./signs.ts";

const SLUR =
  "(?:bescheuert|behindert|dumm|blöd|dämlich|bekloppt|hohl|zurückgeblieben|gestört|(?:blind|taub|besoffen|bekifft|auf drogen)(?=(?: oder (?:was|so))?[?!., ]*$)|unfähig|talentfrei|peinlich|hässlich|lächerlich|ein (?:idiot|clown|trottel|depp|vollpfosten|opfer|spast|witz|bot)|eine (?:witzfigur|lachnummer)|idiot|clown|trottel|depp|vollpfosten|spast|opfer|lappen|knecht|vogel)";
const MONEY =
  "(?:\\d[\\d.,]* ?(?:€|euro|dollar|\\$|k)|[€$] ?\\d[\\d.,]*|geld|passives einkommen|ein nebeneinkommen|nebeneinkommen)";

/** What hardly anybody has at hand. */
const LAVISH =
  "(?:(?:industrie|profi)(?:küche|ofen|studio|werkstatt)[^ ]*|cnc[^ ]*|drehbank|villa|yacht|hubschrauber|schloss|fabrik|labor|doktortitel|studium|millionär|eine niere|(?:eine |ne )?werkstatt|\\d+ (?:hektar|assistenten)|\\d{4,} ?(?:€|euro)|(?:drei|vier|fünf) (?:freie )?tage)";

/** What hides in German comments. */
export const GERMAN: HeardSigns = {
  spam: [
    "\\d[\\d.,]* ?(?:€|euro)(?: [^ ]+){0,3} (?:ohne (?:arbeit|aufwand|risiko)|nebenbei|passiv)(?: [^ ]+){0,3}|(?:infos?|mehr) (?:auf|in|im) mein(?:em|er)? (?:profil|bio|story)",
    `(?:verdien(?:e|en|st|t)?|verdient|mach(?:e|st|en)?|erziel\\w+|kassier\\w*)(?: [^ ]+){0,4} ${MONEY}(?: [^ ]+){0,5} (?:im (?:monat|internet|schlaf)|pro (?:tag|woche|monat|stunde)|am tag|in der woche|täglich|wöchentlich|von (?:zuhause|zu hause|daheim)|online|nebenbei|ohne (?:arbeit|risiko|aufwand)|in (?:einer|einem|\\d+))`,
    "(?:schreib(?:t|en)?|kontaktier(?:e|t|en)?|melde(?:t|n)?|adde?|addet)(?: [^ ]+){0,5} (?:auf|per|über|bei|via|in) (?:whats ?app|telegram|signal|insta|discord|snap|meinem profil|den dms?|privat)|link (?:ist )?in (?:meiner|der) bio|link (?:im|in meinem) profil",
    "(?:abonnier(?:e|t|en)?|folg(?:e|t|en)?|abo)(?: [^ ]+){0,5} (?:abonniere? (?:dich |euch )?(?:zurück|auch)|folge? (?:dir |euch )?(?:zurück|auch)|zurück|gegenabo|abo zurück|auch deinen)|wer will (?:gegenseitig|abos?|supporten)|(?:kommt|schaut|geht|guckt|schau|guck)(?: [^ ]+){0,3} (?:auf|bei|in) (?:meine[mnr]?|mein) (?:kanal|seite|profil|channel)|(?:abonnenten|follower|aufrufe|likes)(?: [^ ]+)? (?:kostenlos|gratis|günstig|kaufen|sofort)|(?:kostenlose|gratis|echte|günstige|mehr) (?:abonnenten|follower|aufrufe|likes)(?: [^ ]+){0,4} (?:hier|link|bio|unter|bei uns|kaufen)",
    "(?:glückwunsch|herzlichen glückwunsch)(?: [^ ]+){0,4} (?:du hast|sie haben|du wurdest)(?: [^ ]+){0,3} (?:gewonnen|ausgewählt|gezogen)|(?:hol|sichere?) dir (?:jetzt )?dein(?:en)? (?:preis|gewinn|geschenk)|(?:herr|frau|dr|doktor|experte|meister) [^ ]+(?: [^ ]+){0,4} (?:hat mir geholfen|hat mein leben|half mir|verdanke ich|zurückgeholt)|(?:krypto|bitcoin|forex|trading|investier\\w*)(?: [^ ]+){0,6} (?:garantiert\\w*|gewinne?|rendite|telegram|whats ?app)",
    "mein (?:geld|kapital|investment|erspartes) (?:verdoppelt|verdreifacht|vermehrt)|(?:brauchst du|willst du|wollt ihr)(?: [^ ]+)? (?:geld|reich werden|geld verdienen)(?: [^ ]+){0,8} (?:link|bio|profil|whats ?app|telegram|schreib)",
  ],
  insult: [
    "lösch dich(?! nicht)(?=[?!., ]*$)|du kannst (?:echt |wirklich |einfach )?(?:gar |überhaupt )nichts(?=[?!., ])",
    "(?:bist|wärst|warst)(?: [^ ]+){0,3} zu (?:blöd|dumm|doof|dämlich|bescheuert)(?: [^ ]+){0,5}|geh (?:lieber |mal |doch )?(?:regale einräumen|arbeiten|sterben|kacken)",
    `(?:bist du|biste|seid ihr|ist (?:der|die) typ|ist der|ist die|sind sie)(?: [^ ]+){0,4} ${SLUR}(?=[?!., ]|$| oder)|du (?:[^ ]+ ){0,2}(?:idiot|clown|trottel|depp|vollpfosten|spast|opfer|lappen|vogel|lauch|hampelmann|hurensohn|esel|honk)(?=[?!., ]|$)|so (?:ein|eine) (?:idiot|clown|trottel|depp|vollpfosten|witzfigur|hohlbirne)`,
    "wer hat (?:dir|euch|ihm|ihr)(?: [^ ]+){0,3} (?:gesagt|erzählt|eingeredet|ins hirn)(?: [^ ]+){0,6} (?:kannst|könntest|bist|wärst|singen|kochen|tanzen|lustig|geschissen)|wer hat (?:dich|den|die)(?: [^ ]+){0,3} (?:rausgelassen|vor die kamera|ans mikro|reingelassen|gelassen)",
    "(?:hast du|haste|fehlt dir|fehlen dir|hat man dir|bist du als kind|wurdest du)(?: [^ ]+){0,5} (?:lack gesoffen|hirn|gehirn|gehirnzellen?|tassen im schrank|auf den kopf gefallen|am kopf|zu heiß gebadet|vom wickeltisch)|(?:deine|deinen) (?:eltern|mutter|familie)(?: [^ ]+){0,6} (?:schämen|stolz|leid|peinlich)|(?:warum|wieso|kannst du|könntest du|willst du)(?: [^ ]+){0,3} (?:die klappe halten|die fresse|nicht einfach aufhören|den mund halten|dich löschen|löschst du dich|existierst du)|(?:mein|ein) (?:hund|kater|fünfjähriger|neffe|toaster|goldfisch)(?: [^ ]+){0,4} (?:besser als du|schlauer als du|mehr talent)|was (?:stimmt|ist) (?:denn |eigentlich )?(?:nicht mit dir|nicht mit deine[rm]|mit deine[rm] (?:gesicht|stimme|kopf) (?:los|passiert))",
    "(?:du siehst|du klingst|sieht)(?: [^ ]+){0,2} (?:aus wie|wie)(?: [^ ]+){0,2} (?:fuß|kartoffel|ratte|schwein|kuh|frosch|clown|troll|zombie|penner|leiche|junkie)(?=[?!., ]*$)",
    "du hast (?:echt |wirklich |einfach )?(?:null|kein|keinerlei|gar kein) (?:talent|ahnung|hirn|geschmack|charisma)|wie kann man (?:nur |bloß |eigentlich )?so (?:dumm|blöd|doof|hässlich|peinlich|unfähig|schlecht|dämlich|ignorant)(?: [^ ]+){0,2}|(?:niemand|keiner) (?:kann dich (?:leiden|ausstehen|ab)|will dich (?:sehen|hören)|braucht dich)",
  ],
  sarcasm: [
    "(?:wow|bravo|wahnsinn|genial|glückwunsch|super)[,!. ]+(?:du hast |er hat |sie hat )?(?:entdeckt|herausgefunden|erfunden)|(?:wahnsinn|wow|toll|super|bravo)[,!. ]+(?:ein video (?:darüber|dazu),? wie man|(?:\\d+|zwei|drei|fünf|zehn|zwanzig) (?:werbungen|minuten (?:für|um|bis)))|(?:genau )?darauf hab(?:e)? ich (?:gerade noch |noch )?gewartet(?=[.!… ]*$)",
    `(?:klar|na klar|ja klar|sicher|natürlich|logisch|super|toll|perfekt|prima|einfach|cool)[,. ]+(?:[^ ]+ ){0,3}?(?:nur|bloß|einfach|schnell|brauch(?:e|t)?|fehlt|kauf)(?: [^ ]+){0,8} ${LAVISH}`,
    "(?:klar|na klar|ja klar|sicher|natürlich|logisch|super|toll|weil)[,. ]+(?:[^ ]+ )?(?:hat|haben|hab|habe|besitzt|kann sich|steht)(?: [^ ]+)? (?:ja|doch|schließlich) (?:auch )?(?:jede[rm]|alle|wir alle|bei jedem|bei mir)|weil (?:ja )?ich (?:ja )?(?:auch )?(?:ne |eine?n? |nen )[^.!?]{3,40} (?:hab|habe|stehen hab|rumstehen hab)(?=[.!… ]*$)|(?:davon|das) (?:hab|habe) ich schon immer geträumt",
    "(?:klar|na klar|ja klar|sicher|genau|natürlich|logisch|weil)[,. ]+(?:weil |da |als ob )?(?:jeder|wir alle|alle|wir ja alle|man|ich ja|ja jeder|ja alle)(?: [^ ]+){0,8} (?:hat|haben|besitzt|besitzen|leisten|verdient|verdienen|habe)|weil (?:ja )?(?:jeder|wir alle|alle)(?: [^ ]+){0,6} (?:hat|haben|besitzt|kann|können)(?=[.!… ]*$)",
    "(?:toll|super|na toll|klasse|bravo|wow|prima|herrlich|geil|perfekt|spitze)[,!. ]+(?:noch|schon wieder|wieder|die nächste|der nächste|das nächste|zum \\d+)(?: [^ ]+){0,3} (?:werbung|werbeblock|sponsor\\w*|minuten|intro|video (?:über|zu)|kurs|promo|produktplatzierung)",
    "danke (?:für|auch für) (?:nichts|die werbung|die verschwendete|den clickbait|die zeitverschwendung|gar nichts|die kopfschmerzen)|\\d+ minuten für(?: [^ ]+){0,4} (?:\\d+|einen|eine|zwei|drei|zehn|fünf) (?:sekunden|satz|sätze|worte?|minuten?)|(?:das rad|den buchdruck|das feuer|amerika|das wasser)(?: [^ ]+){0,2} (?:neu )?(?:erfunden|entdeckt)|nobelpreis|(?:sehr|total|wie|voll|so) originell[.!… ]*$|bravo[,.! ]+du hast(?: [^ ]+){0,4} (?:erfunden|entdeckt)",
    "(?:[(]nicht[)]|[(]ironie[)]|ironie off|ja ne is klar|wer's glaubt)[.! ]*$|(?:toll|super|na toll|klasse|bravo|wow|prima|herrlich|geil|perfekt|spitze)[,!. ]+(?:[^ ]+ )?\\d+ minuten (?:gelaber|gerede|geschwafel|gequatsche|nichts|werbung|blabla)",
  ],
  critique: [
    "der titel (?:verspricht|sagt)(?: [^ ]+){0,6} (?:aber|ich zähle|nur)|(?:hätte|könnte) (?:man )?(?:halb so lang|die hälfte|in \\d+ minuten|auch \\d+ minuten)|(?:du )?(?:wiederholst|sagst) (?:alles|dasselbe|das gleiche)(?: [^ ]+){0,3}|viel gerede(?:,)? (?:und )?wenig",
    "\\d+ minuten (?:gelaber|gerede|geschwafel|gequatsche|nichts|werbung|blabla)(?: [^ ]+){0,4}",
    "(?:was für eine?|so eine?|reine|totale|absolute|komplette) (?:zeitverschwendung|enttäuschung|verarsche|verschwendung|müll von|schrott|katastrophe)|(?:gib mir|ich will|will) (?:meine|die) (?:\\d+ )?(?:minuten|zeit|lebenszeit) (?:zurück|wieder)|(?:\\d+|zehn|fünf) minuten (?:meines lebens|lebenszeit)? ?(?:verschwendet|verloren|verplempert)|(?:das video|das|der tipp) bringt (?:gar |überhaupt )?nichts|(?:nur|reines?) clickbait",
    "(?:der |die |das )?(?:ton|audio|sound|lautstärke|mikro|musik|stimme|kamera|licht|bild|text|schrift|untertitel|intro)(?: [^ ]+){0,2} (?:ist|sind|war) (?:[^ ]+ )?(?:zu|so|viel zu|echt|sehr|total|kaum)(?: [^ ]+)? ?(?:leise|laut|dunkel|hell|verwackelt|unscharf|klein|schnell|langsam|lang|schlecht|lesbar|nervig|schrecklich)",
    "(?:was für eine|so eine|reine) verschwendung(?: [^ ]+){0,3}|schade um (?:das|den|die) (?:schöne|gute|teure)[^ ]*",
  ],
  correction: [
    "\\d[\\d.,]* ?(?:[^ ,]{1,8})?,? (?:und )?nicht (?:(?:a|en|à|auf|em|in|at) )?\\d[\\d.,]*(?= ?[^ ]{0,8}[.! ]*$)",
    "(?:das|dies|es) (?:ist|war|sind|heißt) (?:doch |aber |ja |gar )?(?:keine?n?|nicht) (?:der |die |das |ein |eine )?[^ ,]+(?: [^ ,]+)?[,; ]+(?:das|dies|es|sondern)(?: (?:ist|war|sind|heißt))? (?:der |die |das |ein |eine |doch )?[^ ]+",
  ],
  thanks: [
    "(?:du hast|das hat|das video hat|hast|ihr habt|hat)(?: [^ ]+){0,4} (?:gerettet|den tag gerettet|den arsch gerettet|geholfen als)|(?:in|hier)(?: [^ ]+){0,4} (?:mehr|besser|was)(?: [^ ]+){0,4} (?:gelernt|verstanden|kapiert|geschafft)(?: [^ ]+){0,4} als|was mein(?:e|em|en|er)?(?: [^ ]+){0,4} nicht (?:geschafft|hinbekommen|hingekriegt|erklären)",
    "(?:es|das) (?:hat|klappt|funktioniert) endlich(?: geklappt| funktioniert)?|endlich (?:klappt|funktioniert) (?:es|das)",
  ],
};
