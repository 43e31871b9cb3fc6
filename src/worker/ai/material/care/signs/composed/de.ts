import type { LanguageSigns } from "../../signs.ts";
import { ACCOUNTS, DRUGS, MARKETS, MEDICINES, MINOR_AGE } from "./names.ts";

const GROUP =
  "(?:juden|judinnen|muslime|muslimen|islamisten|christen|katholiken|schwarzen?|afrikaner|asiaten|chinesen|inder|araber|turken|russen|ukrainer|syrer|afghanen|rumanen|bulgaren|zigeuner|sinti und roma|einwanderer|migranten|fluchtlinge|asylanten|asylbewerber|auslander|schwulen?|lesben|homosexuellen?|transmenschen|transfrauen|frauen|behinderten?|autisten|dicken?|obdachlosen?|arbeitslosen)";
const NEGATIVE =
  "(?:kriminell\\w*|verbrecher|vergewaltiger|diebe|faul|dumm|blod|minderwertig|dreckig|gewalttatig|gefahrlich|terroristen|parasiten|schmarotzer|ungeziefer|ratten|tiere|abschaum|mull|krank|schuld(?: an allem)?|unser ungluck|das problem|eine (?:plage|gefahr|bedrohung|seuche|pest)|weniger intelligent)";
const VERB =
  "(?:kontrollieren|beherrschen|regieren|steuern|lenken|zerstoren|ruinieren|uberfluten|uberrennen|unterwandern|stehlen|klauen|vergewaltigen|ermorden|ersetzen)";
const KID = `(?:(?:meine?[rnm]?|unsere?[rnm]?|ihre?[rnm]?|eine?[rnm]?|die|das) (?:[^ ]+ ){0,3}(?:tochter|sohn|kind(?:er|ern|es)?|nichte|neffe|enkelin|enkel|baby|kleinkind|kleine[nr]?|schwester|madchen|teenager)|${MINOR_AGE}[ -]?jahrige[rnms]?)`;
const DISEASE =
  "(?:krebs|tumore?|diabetes|autismus|hiv|aids|alzheimer|demenz|parkinson|epilepsie|multiple sklerose|bluthochdruck|asthma|corona|herpes|lupus|schizophrenie|hepatitis|nierenversagen)";
const TREATMENT =
  "(?:insulin|antidepressiva|medikamente?|tabletten|chemo(?:therapie)?|neuroleptika|lithium|blutverdunner|sertralin|betablocker|cortison|therapie)";

/** German phrases made of lists: each of one list with each of the other. */
export const DE_COMPOSED: LanguageSigns = {
  harmless: [
    "schneidet sich (?:selbst )?(?:die|den|einen|eine) (?:haare|pony|nägel|bart|scheibe|stück)",
    "abschieds(?:brief|nachricht|video|post|rede)e?n? (?:an|für|von|vom|meines|meiner|eines|einer|zum|der|des)(?: [^ ]+){0,3} (?:jobs?|arbeit|chef|chefin|kolleg\\w+|büro|auto|haus|wohnung|wg|stadt|schule|klasse|team|haare?|zucker|alkohol|zigaretten|kamera|laptop|charakter[es]?s?|figur|npcs?|romans?|zwanziger\\w*|staffel)|abschieds(?:brief|nachricht)e? (?:meines|eines|meiner|einer) (?:charakters|figur|helden|heldin)",
    "(?:pistolen?|waffen?|gewehre?) aus (?:papier|pappe|holz|lego|knete|schaumstoff)|(?:spielzeug|wasser|nerf|hei(?:ss|ß)klebe|klebe|massage|cosplay|spritz|seifenblasen)[ -]?(?:pistolen?|waffen?)",
  ],
  fiction: [],
  informs: [
    "(?:wie|als|warum|seit|seitdem|nachdem|dass) ich(?: [^ ]+){0,8} (?:verlie(?:ss|ß)|verlassen habe|verlassen hab|entkam|entkommen bin|getrennt habe|floh|geflohen bin|losgekommen bin|weggegangen bin|rauskam|geschafft habe)|ich habe (?:[^ ]+ ){0,4}(?:verlassen|geschafft)",
  ],
  viewers: [
    "(?:eine?[rm]? (?:[^ ]+ ){0,2}(?:zuschauer(?:in)?|abonnent(?:in)?|follower(?:in)?|fan|viewer(?:in)?)|eine?r? (?:von )?meine[rn] (?:[^ ]+ )?(?:zuschauer\\w*|abonnent\\w*|follower\\w*|fans)|jemand (?:in|aus|unter) (?:meinen?|meinem|den|meiner) (?:[^ ]+ )?(?:kommentar\\w*|chat|stream|dms?|nachrichten|videos?|community)|ein (?:madchen|junge|kind) (?:in|aus|unter) (?:meinen?|meinem|den|meiner) (?:[^ ]+ )?(?:kommentar\\w*|chat|stream|dms?|nachrichten)|ein kommentar)(?: [^ ]+){0,4} (?:schreibt|schrieb|geschrieben|sagt|sagte|gesagt|kommentiert\\w*|droht|will|mochte|erzahlt\\w*|meint|redet|spricht)(?!,? (?:dass )?ich (?:soll|bin|ware))",
  ],
  kinds: {
    suicide: {
      says: [
        "(?:will|mag|mochte|kann|wollen|mocht|wurde)(?: [^ ]+){0,4} (?:nicht|nie) (?:mehr|langer|wieder)(?: [^ ]+){0,2} (?:aufwachen|leben|da sein|hier sein|existieren|weitermachen|weiterleben|aufstehen mussen|auf der welt sein)(?! (?:in|mit meinen eltern) )|nicht mehr (?:aufwachen|leben|da sein|hier sein|existieren|weiterleben) (?:will|wollen|mag|mochte|kann)|wozu (?:[^ ]+ )?(?:leben|weiterleben|aufwachen)|(?:keine kraft|keinen mut|keinen bock|keine lust|keinen willen|keinen grund)(?: mehr)?(?: [^ ]+)? (?:zum leben|zu leben|weiterzuleben|weiterzumachen|am leben|auf(?:s| das) leben|aufzuwachen)|(?:heute (?:abend|nacht)|jetzt|morgen) (?:mache|tue|mach|tu|zieh|ziehe) ich(?: es|'s|s)?[^a-z ]* … (?:lebt wohl|tschuss|verzeih\\w*|danke fur alles|macht'?s gut)|(?:ich )?(?:mache?|tue?) es (?:heute|jetzt)(?: [^ ]+)?[^a-z ]* … (?:lebt wohl|tschuss|verzeih\\w*|danke fur alles|macht'?s gut)|(?:will|wollte|mochte|sie|er)(?: [^ ]+){0,3} sich (?:[^ ]+ )?(?:umbringen|das leben nehmen|(?:et)?was antun|toten)|mir (?:et)?was antun|am liebsten (?:tot|nicht mehr (?:da|aufwachen)|gar nicht mehr)|hoffe,? (?:dass )?ich (?:morgen )?nicht (?:mehr )?aufwache",
      ],
    },
    "self-harm": {
      says: [
        "(?:habe?|hab|hat) (?:mich|sich)(?: [^ ]+){0,3} (?:geritzt|selbst verletzt|geschnitten)(?! (?:beim|in den finger))(?<!(?:finger|kuche|kochen|rasieren|daumen|papier) (?:[^ ]+ )?geschnitten)(?=$|[.,!]| (?:und|weil|um|heute|gestern|ich|sie|er))|(?:mich|sich|wieder)(?: [^ ]+){0,2} (?:ritzen|ritze|ritzt|zu ritzen|selbst zu verletzen|selbst verletzen|schneiden will|weh zu tun)|(?:will|wird|mochte) sich(?: [^ ]+){0,3} (?:ritzen|schneiden|verletzen|wehtun)|ruckfall (?:beim|mit dem) ritzen",
      ],
    },
    eating: {
      says: [
        "(?<!verbrenn\\w* (?:[^ ]+ )?)(?:nur |unter )?(?:[1-9]\\d\\d|\\d\\d) ?(?:kalorien|kcal) (?:am|pro|taglich|an einem) ?(?:tag)?|(?:an einem tag|am tag|pro tag|diat(?: mit)?)(?: [^ ]+){0,3} [1-9]\\d\\d ?(?:kalorien|kcal)(?! (?:verbrenn\\w*|defizit))|(?:\\d+|drei|vier|funf|sieben|zehn) tage(?: [^ ]+){0,2} (?:wasser|trocken)?fasten|(?:wasser|trocken)fasten(?: [^ ]+){0,2} (?:\\d+|drei|vier|funf|sieben|zehn) (?:tage|wochen)|tag \\d+ (?:vom |meines |beim |von meinem )?(?:wasser|trocken|heil)?fastens?|(?:seit|schon) (?:[^ ]+ ){0,2}(?:tagen|tage|wochen?) (?:nichts|nix|nicht) (?:mehr )?(?:gegessen|esse)|esse seit (?:[^ ]+ )?(?:tagen|wochen) (?:nichts|nix)",
      ],
    },
    abuse: {
      names: [
        "(?:mann|freund|vater|stiefvater|partner|ex(?:mann|freund)?|mutter|freundin)(?: [^ ]+){0,4} (?:mich|uns)(?: [^ ]+){0,3} (?:schlug|geschlagen|verprugelt\\w*|verprugelte|misshandelt\\w*|wurgte|gewurgt|geschubst|bedrohte|einsperrte|eingesperrt)|(?:schlug|verprugelte|misshandelte) (?:mich|uns)|(?:mann|freund|vater|partner|ex)(?: [^ ]+){0,2},? der mich (?:[^ ]+ )?(?:schlug|schlagt|geschlagen|misshandelt\\w*|verprugelt\\w*)",
      ],
    },
    stalked: {
      says: [
        "(?:stalker|fan|fremder|unbekannter|ex|jemand|typ|zuschauer|er|sie)(?: [^ ]+){0,2} (?:hat |wei(?:ss|ß) |kennt |fand )(?:[^ ]+ )?(?:meine (?:adresse|wohnung|anschrift)|wo ich wohne)|(?:ich werde|werde|wurde)(?: [^ ]+){0,3} (?:gestalkt|verfolgt|gedoxxt)|(?:stalkt|verfolgt|beobachtet|lauert) (?:mich|mir)",
      ],
    },
    minors: {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:twerk\\w*|sexy|lasziv|dessous|tanga|nackt|strip\\w*)|(?:sexy|twerk\\w*|nackt)(?: [^ ]+){0,3} ${KID}`,
      ],
    },
    "child-filmed": {
      names: [
        `${KID}(?: [^ ]+){0,5} (?:bikini|badeanzug|badehose|unterwasche|unterhose|windeln?|in der (?:badewanne|dusche|wanne)|beim (?:baden|duschen))`,
      ],
    },
    weapons: {
      names: [
        "(?:waffen?|schusswaffen?|pistolen?|gewehre?|glock|revolver|schalldampfer|granaten?|schwarzpulver|bomben?)(?: [^ ]+){0,3} (?:bauen|baue|herstellen|drucken|basteln|selber (?:machen|bauen)|selbst (?:machen|bauen))(?! in (?:minecraft|blender|fortnite|roblox))|(?:baut?|baue|drucke|druckt) (?:man |ich )?(?:[^ ]+ )?(?:waffe|pistole|schusswaffe|gewehr|glock|bombe|granate)|(?:pistole|waffe|glock|gewehr)(?: [^ ]+){0,2} (?:3-?d[- ]?druck\\w*|drucker|gedruckt)|3-?d[- ]?(?:druck|gedruckte|drucker)(?: [^ ]+){0,2} (?:waffe|pistole|glock|gewehr)",
      ],
    },
    drugs: {
      names: [
        `(?:${MEDICINES})(?: [^ ]+){0,3} (?:ohne|rezeptfrei) ?(?:rezept|arzt)?|ohne rezept(?: [^ ]+){0,2} (?:${MEDICINES})|(?:${MEDICINES})(?: [^ ]+){0,2} (?:von|aus|bei|uber|auf) (?:${MARKETS}|dem schwarzmarkt)|(?:${DRUGS}|drogen|gras|hanf|weed|zauberpilze)(?: [^ ]+){0,3} (?:kaufen|verkaufen|bestellen|anbauen|ziehen|besorgen|dealen|zuchten)|(?:kaufe|verkaufe|bestelle|baue)(?: [^ ]+){0,3} (?:${DRUGS}|drogen|weed)`,
      ],
    },
    medicine: {
      names: [
        `${DISEASE}(?: [^ ]+){0,5} (?:heilen|heilt|geheilt|wegzaubern|loswerden|umkehren)(?! konnen arzte)(?<=(?:mit|durch|ohne|naturlich|selbst|zuhause|dank) .{1,60}|(?:heilen|heilt|geheilt))|(?:naturliche|geheime|wunder)[a-z]* ?(?:heilung|heilmittel|kur|medizin) (?:gegen|fur|von|bei) ${DISEASE}|mit [^ ]+ (?:[^ ]+ )?${DISEASE} besiegen|${DISEASE} besiegen (?:ohne|mit)|(?:heilt|heile|heilen) ${DISEASE}|${TREATMENT}(?: [^ ]+){0,3} (?:absetzen|weglassen|abgesetzt|wegwerfen|ersetzen|stoppen|nicht mehr nehmen|abbrechen)|(?:setz\\w*|lass\\w*|brich)(?: [^ ]+){0,3} ${TREATMENT}(?: [^ ]+)? (?:ab|weg)|impfungen (?:verursachen|toten|machen krank)`,
      ],
    },
    stalking: {
      names: [
        `(?:(?:fremde[nrs]?|eine[nrm]?|den|das|die|sein(?:en)?|ihr(?:en)?|jemandes|anderer?|andere) )?(?:[^ ]+ )?(?<!mein(?:en|em)? (?:[^ ]+ )?)(?:account|accounts|konto|konten|profil|passwort|passworter|handy|wlan|${ACCOUNTS})(?:[ -](?:account|accounts|konto|profil|passwort))?(?: [^ ]+){0,3} (?:hacken|knacken|hackt|ausspionieren)(?! (?:lassen|schutzen))|(?:hacke|knacke|hackt man)(?: [^ ]+){0,4} (?:account|konto|profil|passwort|handy|${ACCOUNTS})`,
      ],
    },
    deceit: {
      names: [
        "(?:garantierte?[nrs]?|sichere[nrs]?|ohne (?:jedes )?risiko|risikolose?[nrs]?|100 ?%)(?: [^ ]+){0,5} (?:gewinne?|rendite|krypto\\w*|bitcoin|forex|trading|wetten|casino)|(?:gewinne?|rendite|krypto\\w*|bitcoin|forex|trading|wetten|geld verdoppeln)(?: [^ ]+){0,5} (?:garantiert|ohne (?:jedes )?risiko|risikolos|hundertprozentig)",
      ],
    },
    hate: {
      names: [
        `${GROUP} (?:(?:sind|immer|alle) (?!nicht |keine )(?:[^ ]+ ){0,3}${NEGATIVE}|(?:[^ ]+ ){0,5}${VERB}|(?:[^ ]+ ){0,3}${NEGATIVE} sind|(?:sollten|mussen|sollen) (?:[^ ]+ ){0,3}(?:raus|weg|zuruck|abgeschoben|verschwinden)|kommen (?:nur|hierher|zu uns)|bringen (?:[^ ]+ )?(?:kriminalitat|gewalt|krankheiten)|gehoren (?:nicht|weg|raus|abgeschoben)|nehmen uns)|kriminelle ${GROUP}|(?:auslander|migranten|fluchtlings|asylanten)(?:kriminalitat|invasion|flut)|(?:kriminalitat|invasion|verbrechen) (?:von|der|durch) ${GROUP}|(?:koran|bibel|tora|moschee|synagoge)(?: [^ ]+){0,2} (?:verbrenn\\w*|zerrei(?:ss|ß)\\w*|anzunden|zerstoren)|(?:verbrenn\\w*)(?: [^ ]+){0,3} (?:koran|bibel|tora)|koranverbrennung`,
      ],
    },
    dying: {
      says: [
        "(?:mein|meine|unser|unsere|sein|ihr) (?:[^ ]+ ){0,2}(?:mutter|mama|vater|papa|bruder|schwester|sohn|tochter|kind|mann|frau|partner(?:in)?|oma|opa|gro(?:ss|ß)mutter|gro(?:ss|ß)vater|onkel|tante|freund(?:in)?) (?:[^ ]+ ){0,2}(?:liegt (?:[^ ]+ )?im sterben|stirbt|ist (?:[^ ]+ )?(?:sterbenskrank|todkrank|unheilbar krank|im hospiz|auf der palliativstation)|hat (?:[^ ]+ ){0,4}(?:tage|wochen|monate)(?: [^ ]+)? zu leben|wird (?:[^ ]+ )?sterben|im hospiz)|(?:letzten? (?:tage|wochen|monate|weihnachten)) mit (?:meine\\w*|unsere\\w*)",
      ],
      names: ["hospiz|palliativ\\w*|sterbebegleitung|im sterben"],
    },
    grief: {
      says: [
        "(?:r\\.?i\\.?p\\.?|ruhe? (?:sanft|in frieden)|machs? gut),? (?:mein[e]? |liebe[r]? )?(?:[^ ]+ )?(?:oma|omi|opa|opi|mama|mutti|papa|papi|vati|bruder|bruderherz|schwester|onkel|tante|engel|schatz|bester freund|freund)(?= |$|[.,!])",
      ],
    },
    disaster: {
      says: [
        "(?:erdbeben|hochwasser|flut|uberschwemmung|hurrikan|tsunami|waldbrand|sturm|brand|krieg)(?: [^ ]+){0,8} (?:verloren|zerstort|weggespult|genommen|obdachlos|unser haus)|(?:beim|durch das|im|durch den|bei der|in der) (?:erdbeben|hochwasser|flut|uberschwemmung|waldbrand|sturm|krieg)(?: [^ ]+){0,6} verloren",
      ],
    },
  },
};
