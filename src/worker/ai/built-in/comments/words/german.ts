import type { SentimentWords } from "./sentiment-words.ts";

/** Umlauts are written out, as `sentimentOf` reads them. */
export const german: SentimentWords = {
  3: "liebe lieb geliebt wunderschoen* wunderbar* grossartig* fantastisch* hervorragend* perfekt* genial* exzellent* unglaublich* meisterwerk bombe hammer mega geil* legende ueberragend* traumhaft* herrlich* weltklasse beste bester bestes besten gaensehaut sensationell* phaenomenal* brillant*",
  2: "gut guter gutes gute guten schoen schoene schoener schoenes schoenen toll tolle tolles toller tollen klasse super cool stark starke starkes danke dank vielen-dank dankbar gefaellt gefallen mag feier feiere gefeiert hilfreich* nuetzlich* lustig* witzig* spannend* interessant* informativ* lehrreich* lecker* koestlich* sympathisch* inspirierend* talent talentiert* qualitaet respekt ehrenmann ehre glueckwunsch gratul* bravo nice top krass* sauber sauberes geholfen hilft freue freut freude spass begeistert beeindruck* entspann* beruhigend* angenehm* suess* niedlich* empfehl* empfehlenswert* verstaendlich* gelungen* liebevoll* gemuetlich* authentisch* ehrlich wow verdient lieblings*",
  1: "haha* hihi lol klar klare einfach-erklaert praktisch* gerne gern hoffe endlich weiter-so ideal* fan",
  "-1": "teuer teure langsam langweil lang kurz schwierig* kompliziert* komisch* seltsam* leise unscharf schade leider fehlt fehlte fehlen wirr unklar* naja mittelmaessig* hektisch* laerm",
  "-2": "schlecht* langweil* bloed* falsch* fehler luege* luegner gelogen nervig* nervt nerv enttaeusch* traurig* nutzlos* sinnlos* haesslich* peinlich* laecherlich* anstrengend* unnoetig* unsinn quatsch schwachsinn bloedsinn geklaut kopiert clickbait gelaber gelaberte ueberbewertet unverstaendlich* verwirrend* stoert stoerend* lahm* mies* ruckelt rauscht schwach schwache unsympathisch*",
  "-3": "schrecklich* furchtbar* grauenhaft* grausam* katastrophe katastrophal* hasse hass widerlich* ekelhaft* scheisse scheiss muell schrott abzocke betrug unertraeglich* miserabel* unterirdisch* unmoeglich",
  phrases: [
    ["nicht (?:so |ganz )?(?:uebel|schlecht)", 2],
    ["gar nicht (?:so )?(?:schlecht|uebel)", 2],
    ["(?:viel )?zu (?:laut|leise|lang|kurz|schnell|langsam|dunkel|hell|teuer|hektisch|viel)[a-z]*", -2],
    ["mach weiter|weiter so", 2],
    ["zeitverschwendung", -3],
    ["versteht man (?:kaum|nichts|nicht)", -2],
    ["kaum (?:zu )?(?:verstehen|hoeren|sehen)", -2],
    ["hut ab", 3],
    ["kann man sich sparen|kannst du dir sparen", -3],
    ["auf den punkt", 2],
    ["vor lachen|totgelacht|traenen gelacht", 3],
    ["nichts zu meckern", 2],
  ],
  denies: "nicht kein keine keinen keinem keiner nie niemals kaum nichts weder",
  deniesBefore: true,
};
