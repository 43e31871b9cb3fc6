/** German hashtags by niche, without their #. Written as German-speaking creators write them: with ä, ö, ü and ß. */
export const german: Readonly<Record<string, string>> = {
  general:
    "anleitung tippsundtricks schrittfürschritt wusstestdu lernenmitmir einfacherklärt anfängertipps wissenswert hinterdenkulissen neuesvideo selbstgemacht ausprobiert erklärt ratgeber ersteschritte",
  "art-design":
    "zeichnen zeichnenlernen malen aquarell illustration digitalekunst skizzenbuch kunstwerk grafikdesign zeichentipps aquarellmalerei künstlerin",
  "artificial-intelligence":
    "künstlicheintelligenz kitools generativeki kierklärt kifüranfänger maschinelleslernen kitipps kinews zukunftderarbeit kiimalltag kianwendungen automatisierung",
  beauty:
    "schminktipps schminken beautytipps schminktutorial natürlichschminken nägel nageldesign pflegeroutine frisuren schönheit alltagsmakeup schminkenfüranfänger",
  books:
    "bücher buchtipp buchempfehlung bücherliebe lesen buchrezension bücherwurm leseliebe buchblogger lesetipp ichlese bücherregal",
  business:
    "selbstständigkeit unternehmer gründer selbstständig existenzgründung unternehmertum gründerin kleinunternehmer unternehmerin selbstständigmachen geschäftsidee firmengründung",
  career:
    "karriere bewerbung vorstellungsgespräch karrieretipps bewerbungstipps lebenslauf jobsuche berufseinstieg gehaltsverhandlung stellensuche jobwechsel arbeitsleben",
  cars: "autos autoliebe oldtimer autotest elektroauto gebrauchtwagen autopflege autoreparatur autowelt fahrzeugpflege autoschrauber schrauberleben",
  comedy:
    "humor lustigevideos witze lachen comedydeutsch witzig kabarett lustig alltagshumor deutschehumor lachenistgesund schwarzerhumor",
  cooking:
    "rezeptideen einfacherezepte kochen selbstgekocht schnellerezepte lecker rezepte kochenmachtspaß hausmannskost kochideen feierabendküche abendessen",
  crypto:
    "kryptowährung kryptowährungen krypto bitcoindeutsch kryptodeutsch kryptonews kryptowissen kryptofüranfänger kryptohandel blockchainwissen kryptoinvestor kryptoerklärt",
  dance:
    "tanzen tanz tanzenlernen choreografie tanzschule tänzerin tanzkurs tanzvideo tanzliebe hiphoptanz standardtanz tanzschritte",
  "diy-crafts":
    "selbermachen basteln häkeln stricken nähen handgemacht bastelideen heimwerken handarbeit nähenistwiezaubernkönnen holzarbeiten bastelnmitpapier",
  education:
    "lernen lerntipps studium schule lernmotivation studentenleben lehrerleben abitur lernmethoden unterrichtsideen prüfungsvorbereitung lernzettel",
  entertainment:
    "unterhaltung promis popkultur promiwelt realitytvdeutschland deutschememes lustigememes promiklatsch stars fernsehen trashtv klatschundtratsch",
  fashion:
    "mode modetipps modeblogger secondhandmode nachhaltigemode outfitdestages stilberatung kleiderschrank modeliebe alltagsoutfit modeinspiration stilvoll",
  "film-tv":
    "filmtipp kino filme serientipp filmkritik filmempfehlung serien kinofilm filmliebhaber serienjunkie filmabend serienempfehlung",
  fitness:
    "krafttraining trainingzuhause fitnesstipps sportmotivation muskelaufbau trainingsplan abnehmen fitnessstudio fitwerden sportzuhause trainingsmotivation beweglichkeit",
  gaming:
    "spiele videospiele zocken zocker zockerin spieletest indiespiele spieletipps retrospiele gamingdeutschland computerspiele gamingdeutsch",
  gardening:
    "garten gartenliebe gärtnern gemüsegarten hochbeet zimmerpflanzen gartentipps balkongarten selbstversorger gartenideen pflanzenliebe gartengestaltung",
  history:
    "geschichte geschichtswissen mittelalter antike deutschegeschichte zeitgeschichte archäologie weltgeschichte geschichteerklärt historisch geschichtsunterricht römischesreich",
  "home-decor":
    "wohnen einrichtung wohnideen wohnzimmer inneneinrichtung dekoideen wohninspiration einrichtungsideen altbauliebe schönerwohnen dekoration wohnungseinrichtung",
  investing:
    "aktien geldanlage börse investieren aktienmarkt vermögensaufbau etfsparplan finanzwissen dividenden passivesinvestieren börsenwissen anlegen",
  kids: "kinder kinderspiele bastelnmitkindern kinderlieder spielideen lernenmitspaß kindergeschichten beschäftigungsideen spielzeug kleinkindspiele vorlesen kinderbeschäftigung",
  "language-learning":
    "sprachenlernen englischlernen deutschlernen englisch vokabeln fremdsprachen spanischlernen wortschatz sprachkurs englischlernenleicht aussprache deutschalsfremdsprache",
  "legal-insurance":
    "recht rechtsanwalt arbeitsrecht versicherung mietrecht rechtstipps versicherungen rechtsanwältin verbraucherschutz versicherungstipps deinrecht jura",
  lifestyle:
    "alltag meinalltag morgenroutine abendroutine wochenvlog alleinewohnen tagesablauf alltagsvlog einblicke langsamleben lebensfreude vlogdeutsch",
  marketing:
    "onlinemarketing marketingtipps werbung contentstrategie suchmaschinenoptimierung sozialemedien markenaufbau onlinewerbung marketingstrategie reichweite texten kundengewinnung",
  meditation:
    "meditation meditieren achtsamkeit geführtemeditation innereruhe entspannung atemübung achtsamleben stressabbau wohlbefinden atemübungen gelassenheit",
  "mental-health":
    "psychischegesundheit mentalegesundheit selbstfürsorge angststörung psychologie selbstliebe therapie depression achtsammitmir selbstwert psychotherapie gefühle",
  minimalism:
    "minimalismus minimalistisch ausmisten wenigeristmehr entrümpeln einfachleben minimalistischleben ordnung aufräumen bewusstleben ordnungsliebe kapselgarderobe",
  motivation:
    "persönlichkeitsentwicklung selbstdisziplin gewohnheiten erfolg selbstbewusstsein zieleerreichen motivationdestages selbstvertrauen disziplin mutmacher weiterentwicklung durchhalten",
  motorcycles:
    "motorrad motorradliebe motorradtour motorradfahren biker motorradreise bikerleben motorradtreff motorradfahrerin motorradtechnik kurvenliebe motorradvideo",
  music:
    "musik musiker gitarrelernen musikproduktion neuemusik deutschemusik singen klavierspielen sängerin musikmachen gitarrenunterricht eigenesong",
  "news-commentary":
    "nachrichten politik aktuell tagesgeschehen journalismus politikerklärt weltgeschehen hintergründe faktencheck deutschepolitik meinung nachrichtenerklärt",
  outdoors:
    "wandern natur wanderlust bergliebe draußen zelten wandernmachtglücklich wandertipps naturliebe campingdeutschland lagerfeuer übernachtendraußen",
  parenting:
    "elternsein mamaleben familienleben erziehung kleinkind mamaalltag elternalltag papaleben bedürfnisorientiert lebenmitkindern elterntipps familie",
  "personal-finance":
    "finanzen geldsparen spartipps finanzbildung haushaltsbuch finanziellefreiheit sparen finanztipps budgetplanung finanzenfüranfänger schuldenfrei geldwissen",
  pets: "hunde katzen haustiere hundetraining hundeliebe welpe katzenliebe hundeerziehung hundeleben tierliebe katzenleben tierschutzhund",
  photography:
    "fotografie fotografieren fotografin fototipps fotografierenlernen straßenfotografie porträtfotografie landschaftsfotografie naturfotografie bildbearbeitung fotoshootingideen hobbyfotograf",
  "product-reviews":
    "produkttest testbericht ehrlichemeinung erfahrungsbericht kaufberatung ausgepackt produkttester produktvergleich imtest kaufempfehlung getestet preisleistung",
  productivity:
    "produktivität zeitmanagement selbstorganisation produktivarbeiten aufgabenliste planung organisation konzentration produktivitätstipps arbeitsorganisation effizienz wochenplanung",
  programming:
    "programmieren programmierenlernen softwareentwicklung webentwicklung entwickler informatik programmierer entwicklerin webentwickler coden softwareentwickler programmierung",
  "real-estate":
    "immobilien immobilienmakler hauskauf eigenheim immobilieninvestment wohnungskauf baufinanzierung hausbau immobilientipps traumhaus kapitalanlage immobilienkauf",
  relationships:
    "beziehung liebe beziehungstipps partnerschaft beziehungsratgeber paartherapie datingtipps liebeskummer gesundebeziehung beziehungsarbeit fernbeziehung",
  science:
    "wissenschaft physik chemie biologie wissen experimente naturwissenschaft forschung wissenschaftskommunikation wissenschafterklärt experiment wissensvideo",
  skincare:
    "hautpflege hautpflegeroutine gesichtspflege sonnenschutz reinehaut hautpflegetipps unreinehaut trockenehaut empfindlichehaut sonnencreme hautgesundheit pflegetipps",
  "software-business":
    "softwareunternehmen gründerszene startupdeutschland softwarelösung unternehmenssoftware gründeralltag digitalisierung b2bvertrieb produktentwicklung softwareanbieter mittelstand softwaregründer",
  space:
    "astronomie weltraum weltall universum sterne raumfahrt planeten sternenhimmel astrofotografie sonnensystem sternegucken schwarzesloch",
  sports:
    "fußball sportler leichtathletik laufen bundesliga handball vereinsleben spielanalyse lauftraining fußballtraining sportnews laufmotivation",
  sustainability:
    "nachhaltigkeit nachhaltigleben plastikfrei klimaschutz umweltschutz müllvermeiden bewusstkonsumieren ohneplastik umweltfreundlich nachhaltigerleben wenigermüll ressourcenschonen",
  "tech-gadgets":
    "technik techniknews handytest technikliebe handytipps neuetechnik computer smartphonetest technikwissen techniktipps kopfhörer intelligenteszuhause",
  travel:
    "reisen reiseliebe reisetipps urlaub fernweh reiseblogger alleinreisen städtereise reiseziele urlaubstipps geheimtipp günstigreisen",
  videography:
    "videoschnitt filmemachen filmemacher videoproduktion kurzfilm kamerafrau videobearbeitung kameramann dreharbeiten schnitttipps filmproduktion videografie",
  yoga: "yogafüranfänger yogazuhause yogalehrerin yogadeutschland yogaübungen yogapraxis yogaliebe yogaimalltag sonnengruß yogakurs yogaroutine yogastunde",
};
