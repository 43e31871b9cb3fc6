import type { CareTexts } from "../../texts.ts";
import { HEALTH } from "./health.ts";
import { LIFE } from "./life.ts";
import { LOSS } from "./loss.ts";

export const TEXTS: CareTexts = {
  language: "de",
  basis: "Aus Crescendos Notizen für schwere Themen.",
  notNeeded:
    "Du musst daraus kein Video machen. Wenn du willst: eine einzige Sache, in deinen Worten; ohne Namen, und frag sie vorher.",
  tooMuch:
    "Wenn es zu viel wird, für dich oder für andere: https://findahelpline.com nennt kostenlose Hilfe in deinem Land.",
  headings: {
    quietly: (about) => `Leise, zum Thema: ${about}`,
    forms: "Formen, die behutsam genug sind",
    helps: "Was hilft und gesagt werden kann",
    before: "Vor dem Veröffentlichen",
    after: "Danach",
    yourWords: "In deinen Worten",
    day: "Tag",
    title: "Was es sein könnte",
    rather: "Wortwahl",
  },
  titles: {
    oneThing: (about) => `Eine Sache, die niemand sagt: ${about}`,
    instead: (said) => `Was mehr hilft als „${said}“`,
    quietDay: "Ein stiller Tag, ohne ihn zu erklären",
    firstWeeks: (about) => `Was die ersten Wochen brauchen: ${about}`,
    whereHelp: (about) => `Wo es Hilfe gibt: ${about}`,
    asked: (about) => `Drei ehrliche Antworten: ${about}`,
  },
  forms: {
    oneThing: "Sag die eine Sache und hör dort auf. Sie braucht keine Moral und kein gutes Ende.",
    instead:
      "Nenne den Satz freundlich, denn die meisten meinen es gut, und dann, was du lieber hören würdest.",
    letter: "Lies ihn einmal ohne Kamera vor. Entscheide dann, ob ihn sonst jemand hören soll.",
    quietDay:
      "Filme, was deine Hände tun: Kessel, Spaziergang, Fenster. Sag nichts, oder einen Satz am Ende.",
    firstWeeks: "Klein und praktisch: was essen, wen anrufen, was warten kann.",
    whereHelp:
      "Eine Ärztin, eine Beratungsstelle, eine Gruppe in der Nähe, ein Freund. Sag, was du weißt, und nicht mehr.",
    asked:
      "Wähle drei Fragen, die dir wirklich gestellt wurden, und lass weg, was du nicht beantworten willst.",
  },
  formats: [
    "Ruhig in die Kamera gesprochen",
    "Stimme über stehenden Bildern",
    "Ein vorgelesener Brief",
    "Stummfilm mit Untertiteln",
  ],
  audience: "Menschen, die dasselbe erleben, und alle, die ihnen nahestehen",
  calls: [
    "Du musst nichts darunter schreiben. Es reicht, dass du zugehört hast.",
    "Wenn du jemanden kennst, der das braucht, schick es nur dieser Person.",
    "Seid in den Kommentaren bitte behutsam miteinander.",
  ],
  scenes: [
    "deine Hände um eine Tasse, ohne Gesicht",
    "ein Fenster am Morgen",
    "ein leerer Stuhl in weichem Licht",
    "ein Weg, den du oft gehst",
    "Handschrift auf Papier, zu weit weg zum Lesen",
  ],
  before: [
    "Frag alle, die man erkennen könnte, und nimm ein Nein hin.",
    "Lass Namen, Orte, Daten, Kliniken, Schulen und Screenshots weg.",
    "Schlaf eine Nacht darüber und lass es zuerst einen vertrauten Menschen sehen.",
    "Keine Musik, die Gefühle vorgibt, keine Zahl im Titel, kein weinendes Gesicht im Vorschaubild.",
  ],
  after: [
    "Schließe oder begrenze die Kommentare, wenn du sie nicht lesen willst. Du schuldest niemandem eine Antwort.",
    "Du darfst das Video jederzeit löschen, ohne Grund.",
  ],
  spoken: [
    "Heute möchte ich leise über etwas sprechen.",
    "Wenn du mittendrin bist, kannst du dieses Video jederzeit anhalten.",
    "Ich nenne keine Namen, denn das ist nicht nur meine Geschichte.",
    "Ich habe keine Lehre und keine Liste.",
    "Es gibt Tage, an denen das Kleine reicht: ein Glas Wasser, ein offenes Fenster, einmal um den Block.",
    "Es gibt andere, an denen selbst das viel ist, und auch das darf sein.",
    "Es geht nicht geradeaus, auch wenn viele das behaupten.",
    "Man darf an einem schweren Tag lachen, ohne jemanden zu verraten.",
    "Man darf auch Nein sagen: zu einem Besuch, einem Anruf, einer Frage.",
    "Die meisten meinen es gut und wissen trotzdem nicht, was sie sagen sollen.",
    "Was bleibt, sind selten die richtigen Worte, sondern wer kam und sich dazusetzte.",
    "Wenn du jemandem helfen willst, biete eine Sache an, an einem Tag, und tu sie dann.",
    "Frag nicht, was du tun kannst, denn die Antwort kostet Kraft.",
    "Schreib dir das Datum auf, denn der zweite Monat ist oft einsamer als der erste.",
    "Sag den Namen, wenn sie ihn sagen, und hör zu, wenn nicht.",
    "Es hilft, einem Menschen alles zu sagen statt allen ein bisschen.",
    "Es hilft, etwas Warmes zu essen, auch ohne Hunger.",
    "Es hilft, nichts Großes zu entscheiden, solange man so müde ist.",
    "Eine Ärztin, eine Beratung oder eine Gruppe kann tragen, was Freunde nicht können.",
    "Früh um Hilfe zu bitten ist keine Schwäche; es spart Kraft für später.",
    "Heb auf, was dir wichtig ist, in einer Kiste, einer Mappe oder einem Heft, und sieh es an, wenn du kannst.",
    "Du musst für die Leute im Internet nicht stark sein.",
    "Du musst nicht dankbar sein für das, was wehgetan hat.",
    "Von außen sieht niemand, wie schwer es ist.",
    "Seid also bitte vorsichtig miteinander, auch hier.",
    "Wenn jemand fragt, wie es dir geht, reicht eine kurze, wahre Antwort.",
    "Lass das Telefon einen Abend lang in einem anderen Zimmer und schau, wer du ohne es bist.",
    "Ausruhen zählt als etwas, das du heute getan hast.",
    "Es wird einen Morgen geben, der etwas leichter ist, und niemand weiß, welchen.",
    "Bis dahin ist eine Stunde nach der anderen ein guter Plan.",
    "Wenn du wegen eines anderen Menschen zusiehst, danke, dass du verstehen willst.",
    "Bleib etwas länger, als es angenehm ist, denn gemeinsames Schweigen ist auch Gesellschaft.",
    "Bring Essen in Dosen, die niemand zurückgeben muss.",
    "Schreib eine Nachricht, die so endet: Du musst nicht antworten.",
    "Und wenn das bei dir lange her ist, ist deine Ruhe viel wert für jemanden am Anfang.",
  ],
  closing: "Das war alles für heute. Pass auf dich auf.",
  pace: "Höchstens zwei in der Woche, und jedes darf ausfallen. Hier muss nichts pünktlich sein.",
  earning:
    "Damit Geld zu verdienen ist nicht falsch, aber es darf warten: kein Sponsor in so einem Video, keine Affiliate-Links darunter; nur was nichts von dir verlangt, etwa gewöhnliche Werbung oder Mitgliedschaften. Der Preis darf nicht dein schlimmster Tag sein.",
  tender: { ...LOSS, ...HEALTH, ...LIFE },
};
