import type { SafetyTexts } from "../../texts.ts";
import { CHILD } from "./child.ts";
import { OTHER } from "./other.ts";
import { OWN_STEPS } from "./own.ts";
import { URGENT } from "./urgent.ts";

export const TEXTS: SafetyTexts = {
  language: "de",
  headings: {
    viewer: "Zuerst: wer dir geschrieben hat",
    now: "Zuerst du",
    next: "Dann ein Schritt nach dem anderen",
    instead: "Wobei ich helfen kann",
    child: "Zuerst ein Erwachsener",
  },
  call: "Niemand muss dafür etwas tun, außer auf sich aufzupassen.",
  format: "Kein Video: zuerst Hilfe",
  audience: "Du, vor allen, die zusehen",
  notFilmed:
    "Jetzt muss nichts gefilmt, gepostet oder beantwortet werden. Der Kanal ist auch später noch da.",
  refused: {
    call: "Von denen, die zusehen, wird nichts verlangt, was jemandem schadet.",
    format: "Stattdessen etwas anderes",
    audience: "Alle, ohne dass jemand ausgeschlossen oder abgewertet wird",
  },
  peril: {
    poisoned: {
      lead: "Das kann ein Notfall sein, auch wenn man noch nichts merkt.",
      first: [
        "Ruf jetzt die Giftnotrufzentrale oder den Notruf an; bei einem Tier die nächste Tierarztpraxis",
        "Warte nicht auf Anzeichen. Sag, was es war, wie viel, wann, und wie schwer Mensch oder Tier ist.",
      ],
    },
    hounded: {
      lead: "Niemand darf dir den Tod wünschen. Es sagt etwas über den, der schreibt, und nichts über dich.",
      first: [
        "Wenn du deshalb daran denkst, dir etwas anzutun, ruf den Notruf an oder sag es jetzt jemandem",
        "Du musst nicht beweisen, wie schlimm es ist. Dass es dich zermürbt, reicht.",
      ],
    },
    missing: {
      lead: "Ich hoffe, ihr findet euch bald. Manche Schritte helfen vor allem am Anfang.",
      first: [
        "Ruf jetzt den Notruf oder die Polizei an und melde die Person als vermisst",
        "Du musst keinen Tag abwarten. Sag, wo sie zuletzt war, was sie trägt und welche Medikamente sie braucht.",
      ],
    },
    groomed: {
      lead: "Gut, dass du das ernst nimmst. Wer als Erwachsener Minderjährige um Bilder oder Treffen bittet, tut Unrecht, das Kind nicht.",
      first: [
        "Wenn ein Kind in Gefahr ist oder jemanden treffen will, ruf jetzt den Notruf an",
        "Bleib bei dem Kind und lass es nicht hingehen.",
      ],
    },
    viewer: {
      lead: "Jemand, der dir zusieht, ist vielleicht in Gefahr. Ein paar klare Worte helfen, und du musst es nicht allein lösen.",
      first: [
        "Antworte freundlich und klar",
        "Zum Beispiel: Ich habe gelesen, was du geschrieben hast, und mache mir Sorgen um dich. Bist du gerade sicher? Bitte ruf den Notruf oder sprich mit jemandem über findahelpline.com. Ist jemand bei dir?",
      ],
    },
    overdose: {
      lead: "Das ist ein Notfall, auch wenn noch nichts zu spüren ist.",
      first: [
        "Ruf jetzt den Notruf deines Landes an",
        "Sag, was genommen wurde, wie viel und wann. Bleib bei der Person und löse kein Erbrechen aus.",
      ],
    },
    suicide: {
      lead: "Es tut mir leid, dass es so wehtut. Du musst das heute Nacht nicht allein tragen.",
      first: [
        "Wenn du dir etwas antun könntest, ruf jetzt den Notruf deines Landes an",
        "Oder geh dorthin, wo Menschen sind, und sag laut: Ich bin allein nicht sicher.",
      ],
    },
    "self-harm": {
      lead: "Gut, dass du es sagst. Sich zu verletzen ist oft ein Weg, Schmerz auszuhalten, und es gibt andere.",
      first: [
        "Wenn eine Wunde tief ist oder weiter blutet, ruf den Notruf an",
        "Deck sie ab und drück darauf, bis jemand kommt.",
      ],
    },
    abuse: {
      lead: "Was dir angetan wird, ist nicht deine Schuld, und du hast ein Recht auf Sicherheit.",
      first: [
        "Wenn du jetzt in Gefahr bist, ruf den Notruf deines Landes an",
        "Wenn du nicht sprechen kannst, geh dorthin, wo Menschen sind. Dein Telefon wird vielleicht mitgelesen: Nimm ein anderes.",
      ],
    },
    sexual: {
      lead: "Es tut mir leid, dass das passiert ist. Es ist nicht deine Schuld, egal, was vorher war.",
      first: [
        "Wenn du in Gefahr oder verletzt bist, ruf den Notruf deines Landes an",
        "Eine Klinik kann dich behandeln und Spuren sichern, ob du anzeigst oder nicht.",
      ],
    },
    eating: {
      lead: "Gut, dass du es sagst. Dein Körper braucht Hilfe, die kein Video geben kann, und diese Hilfe wirkt.",
      first: [
        "Bei Ohnmacht, Brustschmerz oder wenn kein Wasser drin bleibt: Notruf",
        "Das sind Notfälle, bei jedem Gewicht.",
      ],
    },
    stalked: {
      lead: "Nimm es ernst: Du musst nicht warten, bis etwas passiert.",
      first: [
        "Wenn jemand in deiner Nähe ist oder dich jetzt bedroht, ruf den Notruf deines Landes an",
        "Geh dorthin, wo Menschen sind, und sag, warum du kommst.",
      ],
    },
    leaked: {
      lead: "Das wurde dir angetan. Du hast nichts falsch gemacht.",
      first: [
        "Zahl nicht, antworte nicht und poste nichts darüber",
        "Sichere zuerst Links, Namen und Uhrzeiten. Bei Drohungen oder Gefahr: Notruf.",
      ],
    },
  },
  own: { ...OWN_STEPS, ...URGENT },
  steps: [
    [
      "Finde ein Hilfetelefon in deinem Land: findahelpline.com",
      "https://findahelpline.com nennt kostenlose, vertrauliche Telefone und Chats nach Land und Thema.",
    ],
    [
      "Sag es heute einem vertrauten Menschen",
      "Drei Worte reichen: Ich brauche dich. Bitte um Bleiben oder Kommen.",
    ],
    [
      "Bring Abstand zwischen dich und das, was dich verletzen könnte",
      "Ein anderes Zimmer, eine andere Straße, jemand, der es für dich verwahrt.",
    ],
    [
      "Sag es einer Ärztin oder Beratungsstelle",
      "Du darfst einen Zettel hinlegen. Sie haben es schon gehört.",
    ],
    [
      "Geht es um jemand anderen, frag direkt",
      "Fragen bringt niemanden auf die Idee. Bleib da und ruft gemeinsam an.",
    ],
    [
      "Nur die nächsten zehn Minuten überstehen",
      "Kaltes Wasser über die Hände, beide Füße auf den Boden, ein langsamer Atemzug nach dem anderen.",
    ],
    [
      "Überlass Kommentare und Nachrichten jemand anderem",
      "Eine Freundin kann lesen, ausblenden und melden, während du ruhst.",
    ],
    [
      "Schreib auf, was geschehen ist, für dich",
      "Mit Uhrzeiten, wo nur du es öffnen kannst. Wer es sieht, entscheidest du später.",
    ],
    ["Entscheide heute Nacht nichts Großes", "Müdigkeit macht endgültig, was es nicht ist."],
    [
      "Komm wieder, wenn du in Sicherheit bist",
      "Dann sprechen wir darüber, ob und wie du je davon erzählen willst.",
    ],
  ],
  harm: {
    minors: {
      no: "Dabei helfe ich nicht: Es könnte einem Kind schaden.",
      offer:
        "Wenn dich beunruhigt, was du fühlst oder tust, hört stopitnow.org vertraulich zu (in Deutschland: kein-taeter-werden.de). Ich helfe bei Videos, die für junge Menschen sicher sind.",
    },
    violence: {
      no: "Ich helfe nicht dabei, jemandem wehzutun.",
      offer:
        "Wenn du kurz davor bist, geh jetzt weg und ruf den Notruf oder jemanden an, der dich beruhigt; https://findahelpline.com nennt Menschen zum Reden. Ich helfe dir, deine Wut ohne Opfer zu sagen.",
    },
    weapons: {
      no: "Dabei helfe ich nicht: Es ist gefährlich und verboten.",
      offer: "Ich helfe bei Videos über Geschichte, Recht oder Sicherheit, bei denen niemand verletzt wird.",
    },
    drugs: {
      no: "Ich helfe nicht dabei, Drogen oder Medikamente ohne Arzt zu beschaffen, herzustellen, anzubauen oder zu verkaufen.",
      offer:
        "Was so verkauft wird, kann etwas anderes oder eine tödliche Menge enthalten. Apotheke oder Ärztin wissen, was sicher hilft; https://findahelpline.com nennt Menschen, mit denen man über Konsum reden kann.",
    },
    medicine: {
      no: "Ich helfe nicht dabei, Menschen zum Absetzen, Ersetzen oder Auslassen einer Behandlung zu raten oder Heilung zu versprechen: Das kann Leben kosten.",
      offer:
        "Viele Medikamente darf man nur schrittweise verringern: Frag eine Ärztin oder Apotheke, bevor du etwas änderst. Ich helfe dir, deine Erfahrung ohne Ratschlag zu erzählen, mit amtlichen Quellen im Bild.",
    },
    stalking: {
      no: "Ich helfe nicht dabei, jemanden ohne Einwilligung zu verfolgen, zu überwachen oder zu hacken.",
      offer:
        "Ich helfe dir, deine eigenen Konten zu sichern oder Worte zu finden, die du jemandem offen sagst.",
    },
    exposing: {
      no: "Ich helfe nicht dabei, jemanden bloßzustellen: Privates bleibt privat, und es zu veröffentlichen kann strafbar sein.",
      offer:
        "Wenn dir Unrecht geschehen ist, helfe ich dir, Belege zu sichern, zu melden und öffentlich nur zu sagen, was deins ist.",
    },
    dares: {
      no: "Dabei helfe ich nicht: Menschen wurden dabei schwer verletzt oder sind gestorben, und Plattformen löschen es.",
      offer: "Ich helfe bei einer spannenden Challenge, bei der niemand zu Schaden kommt.",
    },
    deceit: {
      no: "Ich helfe nicht dabei, Menschen darüber zu täuschen: Es nimmt ihnen mit einer Lüge Geld, Ruhe oder Vertrauen.",
      offer:
        "Ich helfe bei einer Geschichte, die offen erfunden ist, oder bei einem ehrlichen Weg zur selben Aufmerksamkeit.",
    },
    hate: {
      no: "Ich helfe nicht dabei, Menschen herabzusetzen für das, was sie sind.",
      offer:
        "Ich helfe dir, über eine Entscheidung, eine Idee oder deine Erfahrung zu sprechen, ohne eine Gruppe als Ziel.",
    },
  },
  instead: [
    [
      "Versuch etwas Schweres, das nur Geduld kostet",
      "Ein Kartenhaus, ein Rezept in einer Aufnahme, ein Lied an einem Abend.",
    ],
    ["Film einen Ort zu drei Stunden eines Tages", "Ohne Menschen, nur Licht."],
    ["Bedank dich bei jemandem, mit Einwilligung", "Für eine kleine, wahre Sache."],
    ["Erklär eine Regel, die fast alle falsch verstehen", "Mit der Quelle im Bild."],
    ["Zeig einen eigenen Fehler und was du geändert hast", "Ohne anderes Opfer als die erste Fassung."],
    ["Vergleich zwei Dinge, die du selbst benutzt hast", "Was jedes besser kann, und für wen."],
    [
      "Lass jemanden, der es will, selbst erzählen",
      "Die Person wählt die Worte und sieht es vor der Veröffentlichung.",
    ],
    ["Erzähl eine erfundene Geschichte und sag es dazu", "Die erste Einblendung verrät es."],
    ["Beantworte die Frage, die du am häufigsten bekommst", "In einer Minute, mit der Sache in der Hand."],
    [
      "Zeig, wie etwas entsteht, von Anfang bis Ende",
      "Ein Gegenstand, sein erster und letzter Zustand und der Schritt, der fast schiefging.",
    ],
  ],
  child: CHILD,
  other: OTHER,
  tags: {
    peril: [
      "holdirhilfe",
      "dubistnichtallein",
      "sprichdarüber",
      "redenhilft",
      "duzählst",
      "passaufdichauf",
      "hilfezuerst",
      "unterstützung",
      "zusammenhalt",
      "eintagnachdemanderen",
    ],
    harm: [
      "respekt",
      "sicherheit",
      "einwilligung",
      "freundlichkeit",
      "erstdenken",
      "rücksicht",
      "ehrlichkeit",
      "miteinander",
      "ohneschaden",
      "mitsorgfalt",
    ],
    child: [
      "onlinesicherheit",
      "fragdeineeltern",
      "privatsphäre",
      "sicheresinternet",
      "medienerziehung",
      "kinderschutz",
      "familie",
      "medienkompetenz",
      "erstdenkendannposten",
      "kinderrechte",
    ],
  },
};
