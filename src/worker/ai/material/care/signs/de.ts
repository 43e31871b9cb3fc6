import type { LanguageSigns } from "../signs.ts";

const KIN =
  "(?:mutter|mama|mutti|vater|papa|eltern|bruder|schwester|zwilling|sohn|tochter|kind|baby|mann|ehemann|frau|ehefrau|partner(?:in)?|freund(?:in)?|oma|opa|gro(?:ss|ß)mutter|gro(?:ss|ß)vater|gro(?:ss|ß)eltern|onkel|tante|cousine?|neffe|nichte|(?:beste[rn]?|bester) freund(?:in)?|lehrer(?:in)?|nachbar(?:in)?|kollege|kollegin|schwiegermutter|schwiegervater)";
const PET =
  "(?:hund|hundin|katze|kater|kaninchen|pferd|hamster|haustier|meerschweinchen|vogel|welpe|papagei)";
const TEEN = "(?:[5-9]|1[0-7])";
const CHILD =
  "(?:tochter|sohn|kind(?:er|ern|es)?|baby|babys|kleinkind|kleine[rns]?|neffe|nichte|schuler|zwillinge|sohnes|nachwuchs)";
const MY = "(?:mein|meine|meinen|meinem|meiner|meines|unser|unsere|unseren|unserem|unserer)";

export const DE: LanguageSigns = {
  harmless: [
    "(?:alles |es |das )?mit (?:einer?|einem|unserer?|unserem) (?:[^ ]+ ){0,2}?(?:party|fest|feier|konzert|feuerwerk|abschlussparty|abschlussfeier|festival|knall|torte) (?:beenden|beendet|enden|schluss machen|ausklingen)|(?:endgegner|boss|gegner|runde|level) suizidal|suizidal(?:e[nrs]?)? (?:[^ ]+ )?(?:gegner|besiegen|gegen den|im spiel|gespielt|angriff)|bringt mich um[:,]? … (?:gekauft|kaufe|ausgegeben|rechnung|schon wieder|noch eine?n?|wolle|stoff|pflanzen?|schuhe|paket)",
    "(?:worte?|rede|geschichte|lied|brief|musik|video|geste|nachricht)(?: [^ ]+){0,4} (?:hat|haben) mich (?:sehr |tief |so |echt |wirklich )?beruhrt",
    "(?:keine lust|mude|satt|genervt|leid|ausgelaugt|ausgebrannt|nervt)(?: (?!leb|dasein|alles)[^ ]+){0,5} (?:post|schneid|film|dreh|hochlad|stream|videos?|reels?|content|upload)[^ ]*(?: (?!leb|dasein|alles)[^ ]+){0,6} (?:ich kann|kann ich|kann)(?: [^ ]+)? nicht mehr",
    "(?:konkurren\\w+|mitbewerber\\w*|wettbewerber\\w*)(?: [^ ]+){0,4} (?:ausspionieren|stalken|ausspahen|tracken|uberwachen|beobachten)|(?:stalke|stalken|tracke) (?:[^ ]+ ){0,2}(?:konkurren\\w+|statistiken)|fluchtling\\w*(?: [^ ]+){0,6} (?:eroffnet\\w*|backt|kocht|grundet\\w*|gegrundet)|gefluchtete\\w*(?: [^ ]+){0,6} (?:eroffnet\\w*|backt|kocht|gegrundet)",
    "(?:schlagt|besiegt|haut|zerstort|killt) (?:mich|uns|dich|ihn) (?:immer |wieder |standig )?(?:im|in|beim|bei) (?:schach|fifa|mario\\w*|tennis|poker|uno|spiel|smash|tischtennis|minigolf)",
    "(?:\\d[\\d.]* )?(?:euro |€ ?)?schulden (?:abbezahl\\w*|abgezahlt|abzahlen|zuruckgezahlt|getilgt|tilgen)",
    "(?:lache|lachen|lach) mich tot|totgelacht|tot(?:en)?stille|zum sterben (?:schon|gut|lecker)|sterbe vor (?:hunger|lachen|langeweile|neugier|scham|durst)|totes meer|toter winkel|tote hose|tote zone|kreuzheben|zeit totschlagen|(?:zeit|unkraut|blattlause|bakterien|keime|endboss|boss (?:in|von)|schimmel) (?:toten|umbringen|vernichten|besiegen)|suicide squad|killer(?:wal|argument|app|outfit|rezept)",
    "(?:haare|pony|spitzen|nagel|rasen|hecke|video|gluten|kosten|zucker)(?: \\w+)? (?:selbst |selber )?(?:schneiden|kurzen|streichen)|mir (?:die )?haare (?:selbst )?(?:schneiden|farben)|sternzeichen krebs|krebs (?:und|mit) (?:lowe|skorpion|widder|stier|fische|jungfrau)|krebs (?:aszendent|horoskop)|horoskop … krebs|(?:nordsee|fluss|taschen|einsiedler)krebse?|krebse (?:kochen|fangen|im aquarium)|kind der (?:80er|90er)|90er[- ]kinder|inneres kind|wirtschaftskrise|weltwirtschaftskrise|bade(?:bombe|kugel)n?|samenbomben?|schoko ?bomben?|bombenstimmung|bomben(?:rezept|wetter)|star wars|krieg der sterne|rosenkrieg film|preiskrieg|papierkrieg|kaffee ?suchtig|schoko\\w* ?suchtig|suchtig nach (?:kaffee|schokolade|buchern|pflanzen|laufen)|sehnsucht|such(?:t)?maschine\\w*|suchtpotenzial|suchtfaktor",
    "scheidungsanw\\w+ … (?:marketing|mandanten|seo|content)|marketing … scheidung\\w*|(?:schlussel|handy|gewicht|follower|abonnenten|geldbeutel|geduld|koffer) verloren|\\d+ ?(?:kilo|kg) verloren|verloren … (?:kilo|kg)|(?:akku|batterie|pflanze|orchidee|basilikum|sauerteig|sukkulente)n? (?:ist |sind |geht |stirbt |stirb|ging )?(?:tot|gestorben|eingegangen|stirbt)|video(?: |-)?ubergange|ubergange (?:in|fur|zwischen)|trennung von (?:ton|spur|mull|geld)\\w*|mulltrennung|trennungszeichen|hintergrund|(?:eier|eiwei(?:ss|ß)|sahne|rekord|gegner|boss) (?:schlagen|schlage)|schlagsahne|daten(?:rettung|wiederherstellung)|regeneration(?:stag|slauf)?|fehlgeburt der|tote links|totpunkt|scheintot|sterbender schwan",
  ],
  fiction: [
    "film(?:e|kritik)?|serien?|netflix|anime|manga|staffel|folgen?|trailer|roman(?:e)?|lied(?:text)?|songtext|spiele?|videospiele?|gameplay|let's play|elden ring|minecraft|roblox|fortnite|gta|endboss|charakter(?:e)?|bosewicht|rezension|buch|cosplay|zusammenfassung|ende erklart|true crime|tatort|krimis?",
  ],
  informs: [
    "pravention|vorbeug\\w+|aufklar\\w+|aufmerksamkeit|psycholog\\w+|therapeut\\w*|sozialarbeit\\w*|doku(?:mentation)?|statistik|anzeichen|warnzeichen|wie (?:man|ich|du) (?:\\w+ ){0,6}(?:hilft|helfe|helfen|unterstutz\\w+|anspricht)|helfen|sprechen|reden uber|uberlebende?n?|uberlebt|genesung|genesen|geheilt|heilung|uberwunden|uberwinden|meine geschichte|seit ich|jahre (?:ohne|clean|danach|spater)|verloren|jahrestag|andenken|tabu|rausgekommen|entkommen|angehorige",
  ],
  kinds: {
    overdose: {
      says: [
        "(?:[2-9]\\d|1\\d|\\d{3}|zehn|funfzehn|zwanzig|dreissig|vierzig|ganz viele|jede menge|eine handvoll)(?: \\w+)? (?:tabletten|pillen|schlaftabletten|schmerztabletten|paracetamol|ibuprofen|ibus|aspirin|antidepressiva)(?: \\w+){0,3} (?:genommen|geschluckt|eingeworfen)",
        "(?:habe|hat|hab) (?:\\w+ )?(?:zu viele|alle (?:meine |seine |ihre )?|eine (?:ganze )?packung) ?(?:\\w+ )?(?:tabletten|schlaftabletten|pillen|medikamente)(?: \\w+)? (?:genommen|geschluckt)|uberdosis (?:genommen|gehabt)|wie viele (?:tabletten|pillen|schlaftabletten) … (?:sterben|todlich|sterbe)",
      ],
      names: ["uberdosis|uberdosierung"],
    },
    suicide: {
      says: [
        "(?:denke|gedacht|denken)(?: \\w+)?,? (?:daran|an),? (?:mich )?(?:umzubringen|mir das leben zu nehmen|selbstmord|suizid|zu sterben)|will (?:\\w+ )?(?:nicht mehr aufwachen|dass es (?:aufhort|vorbei ist)|tot sein|weg sein fur immer)|(?:mich|sich) umzubringen",
        "(?:ich )?(?:will|mochte|wollte|wurde gerne|werde|kann|denke daran|versuche|versucht|plane|wunschte)(?: \\w+){0,4} (?:sterben(?! vor)|tot (?:sein|ware)|mich (?:selbst )?(?:umbringen|toten|erhangen|vor den zug werfen)|mir das leben (?:zu )?nehmen|nicht mehr (?:leben|da sein|aufwachen|existieren|weiterleben)|einfach verschwinden|alles beenden|meinem leben ein ende (?:setzen|machen)|sich (?:umbringen|das leben nehmen|umzubringen))|mich (?:selbst )?umbring\\w*|mir das leben nehmen|das leben nehmen will|selbstmordgedanken|suizidgedanken|suizidal|selbstmordgefahrdet",
        "(?:ich )?kann (?:so )?nicht mehr(?: weiter(?:leben|machen)?| leben| und|$|[.,!])|(?:ich )?will nicht mehr(?: leben| da sein|$|[.,!])|halte (?:es|das)(?: leben)? nicht mehr aus|(?:mein )?leben (?:hat |macht )?(?:\\w+ )?keinen sinn(?: mehr)?|keinen (?:sinn|grund) (?:mehr )?(?:zu leben|im leben|weiterzuleben)|ohne mich (?:waren|ist|ware|sind)(?: \\w+){0,3} besser|besser dran ohne mich|abschiedsbrief|ware (?:ich )?(?:lieber|am liebsten|besser) (?:tot|nie geboren)|lebensmude|keine lust mehr (?:zu leben|auf (?:das|mein) leben)|schmerzlos sterben|niemand wurde (?:merken|mich vermissen)|wunschte,? ich ware (?:tot|nie geboren)",
      ],
      names: ["suizide?n?|selbstmorde?|selbsttotung|freitod"],
    },
    "self-harm": {
      says: [
        "(?:ich|sie|er|tochter|sohn|freundin) (?:ritze?t?|verletze?t?|schneide?t?|verbrenne?t?) (?:mich|sich)(?: selbst)?(?! (?:die|den|das|beim|im|in) )|mich (?:selbst )?(?:zu )?(?:ritzen|verletzen|geritzt)|sich (?:selbst )?(?:ritzt|verletzt|ritzen)",
      ],
      names: ["selbstverletz\\w+|ritzen"],
    },
    abuse: {
      says: [
        "(?:schlagt|prugelt|misshandelt|wurgt|bedroht|tritt|verprugelt|sperrt|geschlagen|gewurgt|kontrolliert) (?:mich|uns|meine mutter|mein(?:e)? (?:handy|geld|kinder))(?! (?:im|in) (?:schach|fifa|tennis))|(?:mich|uns) (?:\\w+ )?(?:schlagt|geschlagen|verprugelt|gewurgt|misshandelt|bedroht|einsperrt)|angst vor (?:meinem|meiner) (?:mann|vater|freund|partner|ex|stiefvater|mutter|frau)|(?:gewalttatiger|gewalttatige|toxischer und gewalttatiger|prugelnder) (?:mann|partner|vater|freund|mutter|beziehung)|(?:will|wollte|droht) (?:\\w+ )?(?:mich|uns) (?:\\w+ )?(?:umbringen|umzubringen|zu toten)|zuhause nicht sicher|nicht sicher zuhause",
      ],
      names: [
        "hausliche gewalt|gewalt in der (?:ehe|familie|beziehung|partnerschaft)|kindesmissbrauch|kindesmisshandlung|misshandlung(?:en)?|frauenhaus|femizid(?:e)?",
      ],
    },
    sexual: {
      says: [
        "(?:mein |meine |ein )?(?:trainer|lehrer|onkel|vater|stiefvater|chef|arzt|opa|cousin|bruder|nachbar|mann|jemand) (?:\\w+ )?(?:hat )?(?:\\w+ )?mich (?:\\w+ )?(?:angefasst|beruhrt|begrapscht|vergewaltigt|gekusst|missbraucht|gezwungen|belastigt)|mich (?:unsittlich|sexuell) (?:angefasst|beruhrt|belastigt)",
        "(?:wurde|bin|worden|hat mich|haben mich) (?:\\w+ )?(?:vergewaltigt|sexuell (?:missbraucht|belastigt|genotigt)|missbraucht|begrapscht|betaubt|angefasst|unter drogen gesetzt)|mich (?:vergewaltigt|missbraucht|begrapscht)|k\\.?o\\.?-?tropfen",
      ],
      names: [
        "vergewaltig\\w+|sexuell(?:e[rn]?)? (?:missbrauch|gewalt|belastigung|ubergriffe?)|missbrauch(?: in der kindheit)?|cybergrooming|sextortion|inzest",
      ],
    },
    eating: {
      says: [
        "(?:ubergebe|erbreche) mich (?:nach|absichtlich)|(?:bringe mich|zwinge mich|mich) (?:zum|zu) (?:erbrechen|kotzen|ubergeben)|(?:esse|gegessen) (?:seit|nichts mehr seit) \\w+ tagen|seit \\w+ tagen nichts (?:mehr )?gegessen|hungere mich|mich (?:dunn|runter) hungern|aufhoren zu essen|in (?:einer woche|\\w+ tagen) \\d+ ?(?:kilo|kg) (?:abnehmen|verlieren)|pro ?-?ana",
      ],
      names: ["magersucht|magersuchtig|bulimie|essstorung(?:en)?|anorexie|binge eating"],
    },
    stalked: {
      says: [
        "(?:stalkt|verfolgt|bedroht|belastigt|erpresst|beobachtet|uberwacht) mich|(?:werde|wurde|wird) (?:ich )?(?:\\w+ )?(?:gestalkt|bedroht|verfolgt|erpresst|gedoxt)|(?:mein|habe einen|hab einen) stalker|(?:meine adresse|wo ich wohne) (?:\\w+ )?(?:veroffentlicht|gepostet|geleakt|weiss|wei(?:ss|ß))|(?:wei(?:ss|ß)|wissen),? wo ich wohne|morddrohung(?:en)?|drohungen (?:gegen mich|bekomme|erhalten)",
      ],
      names: ["(?:einen|ein) stalker"],
    },
    leaked: {
      says: [
        `${MY} (?:\\w+ )?(?:nacktbilder|nacktfotos|nudes|intimen? (?:bilder|fotos|videos)|privaten? (?:bilder|fotos|videos|aufnahmen)|sexvideo)|(?:nacktbilder|nacktfotos|intime (?:bilder|fotos|videos)|nudes) von mir|racheporno\\w*|revenge porn|deep ?fake(?:s|-porno)? von mir`,
      ],
    },
    minors: {
      names: [
        `(?:treffen|daten|anschreiben|flirten|verfuhren|kussen|rumkriegen|bilder von|uberreden|ansprechen)(?: \\w+){0,3} (?:${TEEN}[- ]?jahrige[nrs]?|minderjahrige[nrs]?|jungen? (?:fans|follower(?:n)?|zuschauer\\w*))|(?:${TEEN}[- ]?jahrige[nrs]?|minderjahrige[nrs]?)(?: \\w+){0,3} (?:treffen|daten|verfuhren|kussen|rumkriegen|uberreden|anschreiben)|(?:sexy|nackte) (?:kinder|madchen|minderjahrige)|kinderporn\\w+|kinder (?:abzocken|betrugen|reinlegen)|(?:vapes?|alkohol|drogen|zigaretten) an (?:kinder|minderjahrige|jugendliche) verkaufen`,
      ],
    },
    violence: {
      names: [
        "(?:hund|katze|haustier)e?n?(?: \\w+){0,3} (?:vergiften|umbringen|toten|qualen|vergifte|anzunden)|(?:nachbarn?|chef|ex|lehrer|mitschuler|freund|mann|frau|bruder)(?: \\w+){0,2} (?:vergiften|umbringen|verletzen|zusammenschlagen|verprugeln|erstechen|abstechen)",
        `(?:ich will|ich werde|wie|mochte|lust|plane)(?: \\w+){0,3} ${MY}? ?(?:ex|mann|frau|chef|chefin|nachbarn?|lehrer(?:in)?|mitschuler\\w*|vater|mutter|bruder|freundin|freund|jemanden|menschen|leute|ihn|sie alle|hund|katze)(?: \\w+){0,2} (?:umbringen?|umbringt|toten|totet|erstechen|vergiften?|vergiftet|verprugeln|verletzen|entfuhren|erschie(?:ss|ß)en|loswerden|umlegen|wehtun|quale[nt]|schlagen)|amoklauf|leiche (?:verstecken|entsorgen)`,
      ],
    },
    weapons: {
      names: [
        "(?:bombe|sprengstoff|rohrbombe|molotow\\w*|waffe|crystal meth|meth|drogen|koks|pistole|schusswaffe)n? (?:\\w+ ){0,2}(?:bauen|basteln|herstellen|kochen|mischen|drucken|verkaufen|baut|macht)|(?:baut|macht|kocht) man (?:eine? )?(?:bombe|sprengstoff|meth|waffe)|falschgeld|kreditkarten(?:betrug| klonen)|auto knacken|ladendiebstahl tipps",
      ],
    },
    stalking: {
      names: [
        `(?:wie|kann ich|app)(?: \\w+){0,4} (?:ausspionier\\w+|stalk\\w+|orten?|ortet|hacken?|hackt|uberwach\\w+|verfolgen|auskundschaften|bespitzeln)|(?:freundin|freund|ex|frau|mann|partner|jemanden|streamer\\w*)(?: \\w+){0,3} (?:heimlich|ausspionier\\w+|stalken|orten|hacken|uberwachen|bespitzeln)|(?:herausfinden|rausfinden|finde (?:ich )?(?:heraus|raus)),? wo(?: \\w+){0,3} wohnt|ohne dass (?:sie|er) es (?:merkt|wei(?:ss|ß))|versteckte kamera in (?:der )?(?:umkleide|dusche|toilette)`,
      ],
    },
    exposing: {
      names: [
        "(?:nacktbilder|nudes|private (?:nachrichten|fotos|bilder|chats)|adresse|intime fotos)(?: \\w+){0,2} (?:von |der |des )?(?:meiner|meines|meinem|seiner|ihrer)? ?(?:ex(?:-?freundin|-?freund)?|freundin|frau|chefs?|lehrers?|mitschuler\\w*)(?: \\w+){0,2} (?:posten|veroffentlichen|leaken|teilen|verschicken|hochladen)|(?:ex(?:-?freundin|-?freund)?|chef|lehrer(?:in)?|mitschuler(?:in)?|nachbarn?|kollegin?|freundin)(?: \\w+){0,2} (?:blo(?:ss|ß)stellen|outen|demutigen|fertigmachen|doxen|an den pranger)|jemanden doxen",
      ],
    },
    dares: {
      names: [
        "(?:gefahrliche|todliche|lebensgefahrliche|illegale|krasse gefahrliche) (?:challenges?|mutproben?|pranks?|stunts?)|(?:blackout|wurge|ohnmachts|tide ?pod|s-?bahn-?surf\\w*|hot ?chip)[- ]?challenge|s-?bahn-?surfen|bleichmittel trinken|mit verbundenen augen (?:auto )?fahren|vor der polizei (?:fluchten|abhauen)|(?:notruf|polizei|112|110) (?:\\w+ )?(?:prank|verarschen|aus spa(?:ss|ß))|(?:bomben|entfuhrungs|waffen|messer|uberfall)-?prank|mich (?:selbst )?anzunden|(?:[3-9]|drei|vier|funf|sieben) tage (?:ohne|nicht) (?:essen|trinken|schlafen|schlaf)",
      ],
    },
    deceit: {
      names: [
        "(?:vortausch\\w+|vorzutausch\\w+|fake[n]?|vorspiel\\w+|erfind\\w+|faken) (?:\\w+ )?(?:tod|entfuhrung|krankheit|krebs|schwangerschaft|unfall)|(?:tod|entfuhrung|krankheit|krebs|krebserkrankung|schwangerschaft|unfall|fehlgeburt)(?: \\w+){0,3} (?:vortausch\\w*|vorzutausch\\w*|fake[n]?|faken|vorspielen|erfinden|inszenieren)|so tun,? als (?:ware ich (?:tot|gestorben|krank|schwanger|obdachlos)|hatte ich krebs|ob ich (?:tot|krebs|gestorben|krank))|(?:follower|fans|abonnenten|rentner|alte leute|zuschauer)(?: \\w+)? (?:abzocken|betrugen|reinlegen)|fake[- ]gewinnspiel|schneeballsystem|fake news (?:erstellen|verbreiten)",
      ],
    },
    hate: {
      names: [
        "(?:warum|beweis\\w*,? dass|dass|weil) (?:auslander|juden|muslime|schwarze|fluchtlinge|migranten|schwule|frauen|behinderte|turken|zigeuner|transmenschen) (?:\\w+ ){0,3}(?:minderwertig|dumm|faul|kriminell|schlecht|krank|weg mussen|raus|sterben sollten|nichts wert|schuld|gehoren|sind|sollten)|(?:lustig machen|witze|beleidig\\w+|mobben|verarschen|hetzen?|demutigen)(?: \\w+){0,2} (?:uber |gegen )?(?:behinderte|auslander|juden|schwule|dicke|fluchtlinge|muslime|schwarze|obdachlose|autisten|mitschuler\\w*)|(?:uber|gegen) (?:behinderte|auslander|juden|schwule|dicke menschen|fluchtlinge|muslime|schwarze|obdachlose) (?:lustig|hetzen|witze|lachen)|auslander raus|holocaust (?:leugnen|luge|gab es nicht)",
      ],
    },
    "child-writes": {
      says: [
        "(?:gehe|bin|geh) (?:\\w+ )?(?:in|auf) (?:die|der) (?:[1-7]\\.? ?klasse|grundschule|erste|zweite|dritte|vierte|funfte|sechste)(?: klasse)?",
        `ich bin (?:erst |fast |gerade |schon )?${TEEN}(?: jahre(?: alt)?|(?= ?(?:[.,!?;)]|und |aber |$)))(?! (?:verheiratet|dabei|trocken|nuchtern|clean|youtuber))|ich bin (?:erst )?(?:funf|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn|vierzehn|funfzehn|sechzehn|siebzehn)(?: jahre(?: alt)?|(?= ?(?:[.,!?]|und |$)))|ich bin (?:noch )?(?:ein kind|minderjahrig|in der (?:[1-7]\\.? ?klasse|grundschule))|(?:meine eltern|meine mama|meine mutter|mein papa|mein vater) (?:erlauben|erlaubt|wollen|will|verbieten|verbietet|durfen|wissen)(?: \\w+){0,6} (?:kanal|tiktok|youtube|videos|account|nicht)|ohne dass meine eltern|uber mein alter lugen`,
      ],
    },
    "child-filmed": {
      names: [
        `${MY}(?: \\w+)? ${CHILD}(?: \\w+){0,4} (?:filmen|zeigen|posten|hochladen|fotografieren|pranken|erschrecken|filme|vloggen|veroffentlichen|influencer\\w*|beruhmt)|(?:filmen|videos? (?:von|mit)|fotos? von|bilder von|kanal (?:mit|fur|von)|vlog (?:mit|uber)) ${MY}(?: \\w+)? ${CHILD}|(?:wutanfall|trotzanfall|badezeit|bestrafung)\\w*(?: \\w+)? (?:von )?${MY}(?: \\w+)? ${CHILD}|familien-?(?:vlogs?|kanal|blog|influencer)|videos fur kinder|kinderkanal|kindervideos|kinder auf (?:youtube|tiktok|instagram)|sharenting`,
      ],
    },
    grief: {
      says: [
        `(?:papa|mama|oma|opa|mutti|mein ${KIN}|meine ${KIN}) (?:ist|sind|war|wurde)(?: \\w+){0,4} (?:tot|gestorben|verstorben|gegangen)|(?:brief|video|lied|nachricht|abschied) (?:an|fur|von|uber) (?:mein\\w*|unser\\w*) (?:verstorbene\\w*|tote\\w*|geliebte\\w*)(?: ${KIN})?|(?:verstorbene|tote)[nrms]? ${KIN}`,
        `${MY} (?:\\w+ )?${KIN} (?:\\w+ ){0,3}(?:gestorben|verstorben|tot|gegangen|stirbt|sterben|liegt im sterben|im hospiz|umgebracht|das leben genommen|nicht mehr da)|(?:tod|verlust|beerdigung|trauer um|abschied von|leben ohne|ohne|tode?s) ${MY} (?:\\w+ )?${KIN}s?|${MY} (?:\\w+ )?${KIN} (?:\\w+ )?(?:verloren|beerdigt|verlieren|vermissen)|(?:vermisse|verlor|beerdige|verliere) ${MY} (?:\\w+ )?${KIN}|(?:erste[sn]?) (?:weihnachten|geburtstag|jahr) ohne|ich bin (?:witwer?|waise)|seit(?:dem)? (?:er|sie|papa|mama|mein \\w+|meine \\w+) (?:\\w+ )?(?:tot|gestorben|verstorben)`,
      ],
      names: [
        "trauer(?!weide)\\w*|trauern(?:de)?|beerdigung(?:en)?|witwer?n?|beileid|kondolenz|hospiz|palliativ\\w*|sterbebegleitung|verlust eines (?:geliebten menschen|kindes|elternteils|angehorigen)|tod eines \\w+",
      ],
    },
    pet: {
      says: [
        `${MY} (?:\\w+ )?${PET} (?:\\w+ ){0,3}(?:gestorben|tot|eingeschlafert|stirbt|eingeschlafen|krebs|uberfahren|nicht mehr da)|(?:tod|trauer um|verlust|abschied von|vermisse|verlor|ohne) ${MY} (?:\\w+ )?${PET}(?:es|s)?|${PET} (?:einschlafern|verloren)`,
      ],
      names: ["regenbogenbrucke|trauer um (?:ein )?haustier|einschlafern lassen"],
    },
    pregnancy: {
      says: [
        "(?:haben|habe|hab) (?:\\w+ )?(?:unser|mein|das|ein) (?:baby|kind|ungeborenes)(?: \\w+)? verloren|kein(?:en)? herzschlag|still geboren",
      ],
      names: [
        "fehlgeburt(?:en)?|stille geburt|totgeburt|sternenkind(?:er)?|schwangerschaftsabbruch|abtreibung|eileiterschwangerschaft|regenbogenbaby",
      ],
    },
    infertility: {
      says: [
        "(?:konnen|kann|konnten) (?:\\w+ )?(?:keine kinder (?:bekommen|kriegen|haben)|nicht schwanger werden)|werde nicht schwanger",
      ],
      names: ["unfruchtbar(?:keit)?|kinderwunsch\\w*|kunstliche befruchtung|ivf|icsi|ungewollt kinderlos"],
    },
    illness: {
      says: [
        "(?:mein|meine|unser|unsere) (?:sohn|tochter|kind|bruder|schwester|mutter|vater|oma|opa|mann|frau) (?:ist|hat|war) (?:\\w+ )?(?:autist\\w*|behindert|krank|schwerkrank|dement|demenz|krebs|alzheimer|im krankenhaus|pflegebedurftig)",
        `(?:habe|hat|hatte|haben|mit|bei|meine?|leben mit|uberlebt|besiegt|diagnose|kampf gegen|an) (?:\\w+ )?(?:krebs|\\w{2,}krebs|tumor|leukamie|demenz|alzheimer|parkinson|als-?(?:erkrankung|diagnose)|multipler? sklerose|ms|diabetes|epilepsie|lupus|morbus crohn|endometriose|fibromyalgie|hiv|long covid|schlaganfall|herzinfarkt|chronischen? schmerzen|chronische[rn]? (?:krankheit|erkrankung))|(?:liegt|lag|bin|ist|war) (?:\\w+ )?(?:im koma|auf der intensivstation|in chemo(?:therapie)?|schwer krank|todkrank|unheilbar krank)|diagnose bekommen|(?:nur noch )?\\w+ monate zu leben`,
      ],
      names: [
        "krebs(?:\\w{3,})?|brustkrebs|\\w{3,}krebs|chemo(?:therapie)?|bestrahlung|leukamie|tumore?|demenz|alzheimer|parkinson|multiple sklerose|diabet(?:es|iker\\w*)|epilepsie|endometriose|fibromyalgie|me\\/cfs|long covid|chronisch(?:e[rn]?)? (?:krank\\w*|schmerz\\w*|erkrankung\\w*)|zoliakie|hiv|dialyse|transplantation|behinderung(?:en)?|autis(?:mus|ten?)|migrane|schlaganfall|pflegende angehorige|stoma|seltene erkrankung(?:en)?",
      ],
    },
    mind: {
      says: [
        "(?:ich )?(?:habe|hab|bekomme|hatte) (?:\\w+ )?(?:panikattacken?|angstattacken?|depressionen?|angstzustande|nervenzusammenbruch)",
        "(?:ich bin|bin|fuhle mich|fuhl mich|ist) (?:\\w+ )?(?:depressiv|ausgebrannt|hoffnungslos|innerlich leer|wertlos|bipolar|schizophren|(?:so|ganz|total|vollig) (?:allein|einsam)|am ende|eine last)|(?:meine|habe|leben mit|leide an|mit|hatte|aus der|wegen) (?:\\w+ )?(?:depression(?:en)?|angststorung|panikattacken?|burn ?-?out|zwangsstorung|borderline|schizophrenie|angstzustande?n?)|ich hasse mich|weine (?:jede nacht|jeden tag|nur noch)|kann nicht aufhoren zu weinen",
      ],
      names: [
        "depression(?:en)?|depressiv|angststorung(?:en)?|panikattacken?|bipolar(?:e storung)?|schizophren\\w*|borderline|burn ?-?out|psychische (?:erkrankung(?:en)?|gesundheit|krise)|mental health|zwangsstorung(?:en)?|psychiatrie|therapieplatz|einsamkeit|soziale angst",
      ],
    },
    recovery: {
      says: [
        "(?:bin|wurde|war) (?:\\w+ )?ruckfallig|ruckfallig geworden|mit dem (?:trinken|kiffen|spielen|alkohol) aufgehort|aufgehort zu trinken",
        "(?:ich bin|bin|war|mein vater ist|meine mutter ist|ich war) (?:\\w+ )?(?:alkoholiker(?:in)?|suchtig(?: nach (?:drogen|alkohol|gluckspiel))?|drogenabhangig|spielsuchtig|alkoholabhangig|trocken|clean|nuchtern seit)|seit \\w+ (?:tagen|wochen|monaten|jahren) (?:trocken|clean|nuchtern|ohne alkohol|abstinent|rauchfrei)|(?:\\w+) (?:tage|monate|jahre) (?:clean|trocken|nuchtern)|ruckfall(?: gehabt|e)?|meine (?:sucht|alkoholsucht|spielsucht)",
      ],
      names: [
        "sucht(?:erkrankung|krank\\w*|klinik|beratung)?|alkoholismus|alkoholsucht|drogensucht|spielsucht|anonyme alkoholiker|entzug(?:sklinik)?|abstinenz|nuchternheit|suchthilfe",
      ],
    },
    trauma: {
      says: [
        "(?:mein|meine|ein) (?:trauma|kindheitstrauma|traumata)|(?:in|mit) (?:einer? |einem )?(?:gewalttatigen|toxischen|alkoholkranken|alkoholabhangigen) (?:familie|vater|mutter|eltern|elternhaus)|kontaktabbruch (?:zu|mit) (?:meiner|meinem|den|meinen)|ich wurde (?:entfuhrt|uberfallen)",
      ],
      names: [
        "trauma(?:ta|tisch\\w*|tisiert\\w*)?|kindheitstrauma|ptbs|posttraumatisch\\w*|narzisstische[rn]? (?:missbrauch|mutter|vater|eltern|ex)|pflegekind(?:er)?|kontaktabbruch|heimkind(?:er)?|gewaltopfer",
      ],
    },
    separation: {
      says: [
        "(?:er|sie|mein freund|meine freundin|mein mann|meine frau) (?:hat|ist) (?:mich|mir|uns) ?(?:\\w+ )?(?:betrogen|verlassen|fremdgegangen|sitzen (?:ge)?lassen)|(?:hat|haben) mich (?:\\w+ )?(?:betrogen|verlassen)",
        `${MY} (?:\\w+ )?(?:eltern|mann|frau|freund(?:in)?|ehemann|ehefrau|partner(?:in)?|ex|ehe)(?: \\w+){0,4} (?:scheiden|geschieden|getrennt|trennen sich|trennt sich|verlassen|betrogen|scheidung|schluss gemacht|gescheitert|fremdgegangen)|(?:ich|wir|bin|sind|haben uns|lasse mich) (?:\\w+ )?(?:frisch )?(?:geschieden|getrennt|scheiden lassen|scheiden|verlassen worden|betrogen worden)|${MY} (?:scheidung|trennung)|schluss gemacht|gebrochenes herz|liebeskummer|sorgerecht`,
      ],
      names: [
        "scheidung(?:en|skinder|skind)?|trennung(?:en|skinder|sschmerz)?|geschieden|getrennt erziehend|alleinerziehend nach|sorgerecht(?:sstreit)?|liebeskummer|fremdgehen|untreue",
      ],
    },
    identity: {
      says: [
        "(?:ich bin|bin ich|mein sohn ist|meine tochter ist|mein kind ist|dass ich|als) (?:\\w+ )?(?:schwul|lesbisch|bi(?:sexuell)?|trans(?:gender|sexuell|frau|mann)?|nicht-?binar|nonbinar|queer|asexuell|adoptiert|intergeschlechtlich)(?: bin)?|(?:mein|meinem|mit meinem) (?:outing|coming[- ]out)|(?:mich|sich) (?:\\w+ ){0,4}(?:outen|geoutet)|meine (?:transition|leibliche mutter|hautfarbe|adoption)",
      ],
      names: [
        "coming[- ]out|outing(?! (?:im|am))|transition(?! (?:video|effekt))|geschlechtsidentitat|geschlechtsangleichung|trans(?:menschen|kinder|gender|jugendliche)|lgbt\\w*|adoption(?! (?:von |eines )?(?:hund|katz|tier)\\w*)|adoptivkind(?:er)?|rassismus(?:erfahrung)?|antisemitismus|homophobie|transfeindlichkeit|konversionstherapie",
      ],
    },
    faith: {
      says: [
        "(?:habe|hab|bin|verliere|verloren|verlasse|zweifle|glaube|austritt)(?: \\w+){0,3} (?:glauben (?:verloren|verlieren|verlassen)|(?:aus der|die|den|der) (?:kirche|zeugen jehovas|sekte|islam|religion|gemeinde) (?:ausgetreten|verlassen|raus)|an gott|an meinem glauben|nicht mehr an gott)|(?:meinen )?glauben (?:verloren|verliere)|mein(?:e|en|em)? (?:glaube|glauben|religion|konversion|taufe)",
      ],
      names: [
        "kirchenaustritt|glaubenskrise|glaubensverlust|glaubenszweifel|aussteiger(?:in)? (?:der|aus|von)|(?:zeugen jehovas|sekte|islam|kirche) (?:verlassen|aussteigen|ausgestiegen)|ex-?(?:zeuge|muslim|mormone|zeugen)|sektenaussteiger\\w*|religioses trauma|sekten",
      ],
    },
    hardship: {
      says: [
        "(?:ich wurde|wurde|bin|mir wurde|hat mich|haben mich) (?:\\w+ )?(?:gekundigt|gefeuert|entlassen|rausgeworfen|obdachlos|arbeitslos|pleite|insolvent|uberschuldet|verschuldet|wohnungslos)|(?:habe|haben|hat) (?:\\w+ )?(?:meinen|meine|unser|unsere|seinen|ihren|den|das)(?: \\w+)? (?:job|arbeit|haus|wohnung|arbeitsplatz|firma|stelle) verloren|(?:lebe|wohne|schlafe|schlief|lebte) (?:auf der stra(?:ss|ß)e|im auto)|kann (?:die |meine )?(?:miete|rechnungen|schulden|essen) nicht (?:mehr )?(?:bezahlen|zahlen|kaufen)|(?:\\d[\\d.]*|habe|viele|so viele) (?:euro )?schulden|job verloren",
      ],
      names: [
        "kundigung(?! (?:schreiben vorlage))|arbeitslos(?:igkeit)?|obdachlos(?:e|igkeit)?|privatinsolvenz|uberschuldung|schulden(?:falle|beratung)?|zwangsraumung|armut|jobverlust|burgergeld|entlassung",
      ],
    },
    bullying: {
      says: [
        "(?:alle|die anderen|mitschuler|kollegen|leute|sie) (?:lachen|lastern|spotten|machen sich lustig) (?:\\w+ )?uber (?:mich|mein\\w*)|nennen mich (?:fett|dick|hasslich)",
        "(?:werde|wurde|wird|bin) (?:ich )?(?:\\w+ ){0,3}(?:gemobbt|ausgegrenzt|gehanselt|ausgelacht)|(?:mobben|hanseln|auslachen|mobbt) mich|lachen (?:alle |mich )?(?:uber mich|aus)|(?:mein|meine) (?:sohn|tochter|kind) wird (?:\\w+ ){0,3}gemobbt",
      ],
      names: ["mobbing(?:opfer)?|cyber-?mobbing|gemobbt|bodyshaming"],
    },
    disaster: {
      says: [
        `(?:unser|mein|unsere|meine) (?:haus|dorf|stadt|heimat|familie|wohnung|land)(?: \\w+){0,2} (?:abgebrannt|uberflutet|zerstort|zerbombt|bombardiert|uberschwemmt)|alles verloren (?:bei|im|in)|(?:geflohen|gefluchtet|flucht) (?:aus|vor) (?:\\w+ )?(?:ukraine|syrien|krieg|gaza|afghanistan)|(?:aus|vor) (?:der |dem )?(?:ukraine|syrien|krieg|afghanistan) (?:geflohen|gefluchtet)|ich bin (?:ein )?fluchtling`,
      ],
      names: [
        "krieg in|ukraine-?krieg|gaza|burgerkrieg|bombardier\\w+|geflucht\\w+|fluchtlinge?n?|erdbeben|hochwasser(?:katastrophe)?|flut(?:katastrophe|opfer)|ahrtal|tsunami|waldbrand|waldbrande|hurrikan|terroranschlag|anschlag|genozid|volkermord|naturkatastrophen?|holocaust|shoah|asyl(?:bewerber\\w*)?",
      ],
    },
  },
};
