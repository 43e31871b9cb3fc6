import type { TenderPart } from "../../texts.ts";

/** What is written of body and mind, in German. */
export const HEALTH: TenderPart<"caring" | "illness" | "mind" | "recovery" | "trauma"> = {
  caring: {
    about: "wenn jemand krank ist, der einem nahesteht",
    said: [
      "Sag Bescheid, wenn du was brauchst",
      "Ich komme am Donnerstag. Soll ich kochen, fahren oder einfach da sein?",
    ],
    helps: [
      [
        "Fragen, was heute hilft",
        "Gesellschaft, Ruhe, eine Fahrt, ein Lachen: Das ändert sich täglich, und wer krank ist, weiß es am besten.",
      ],
      [
        "Eine Aufgabe übernehmen und behalten",
        "Der Termin am Dienstag, die Wäsche, die Anrufe in der Familie: Eine feste Aufgabe ist mehr wert als ein allgemeines Angebot.",
      ],
      [
        "Auch für sich sorgen lassen",
        "Schlaf, ein Spaziergang, eine Gruppe für Angehörige: Wer lange für jemanden da ist, braucht freie Stunden.",
      ],
    ],
    letter: "Ein Brief an den Menschen, um den ich mich sorge",
    questions: [
      "Weiß, wer krank ist, von dem Video, und ist es gewollt?",
      "Was ist in deinen Tagen anders, seit du es weißt?",
      "Wer fragt, wie es dir geht?",
    ],
    tags: [
      "angehörige",
      "pflegendeangehörige",
      "fürsorge",
      "dasein",
      "pflegezuhause",
      "krankheitinderfamilie",
      "einentagnachdemanderen",
      "dubistnichtallein",
      "familie",
      "zusammenhalt",
    ],
  },
  illness: {
    about: "mit einer Krankheit leben",
    said: ["Man sieht dir nichts an", "Wie ist es heute, ehrlich?"],
    helps: [
      ["Fragen vor dem Termin aufschreiben", "Nimm jemanden mit, der zuhört, während du fragst."],
      [
        "Nach Kraft planen, nicht nach Stunden",
        "Eine wichtige Sache am Tag, der Rest, wenn etwas übrig ist.",
      ],
      ["Sagen, was du heute essen, tun oder tragen kannst", "Dann fällt es anderen leicht, dich einzuladen."],
    ],
    letter: "Ein Brief an dich am Tag der Diagnose",
    questions: [
      "Was sehen Gesunde von deinem Tag nicht?",
      "Welche Frage macht dich müde?",
      "Wie sieht ein guter Tag jetzt aus?",
    ],
    tags: [
      "chronischkrank",
      "unsichtbarkrank",
      "lebenmitkrankheit",
      "patienten",
      "gesundheit",
      "eintagnachdemanderen",
      "pflegendeangehörige",
      "diagnose",
      "selbsthilfe",
      "dubistnichtallein",
    ],
  },
  mind: {
    about: "Tage, an denen der Kopf schwer ist",
    said: ["Reiß dich zusammen", "Du musst keine gute Gesellschaft sein. Soll ich kommen?"],
    helps: [
      ["Den ersten Schritt lächerlich klein machen", "Füße auf den Boden zählt. Duschen um vier auch."],
      [
        "Es der Ärztin in einem geschriebenen Satz sagen",
        "Einen Zettel hinzulegen ist leichter, als Worte zu finden.",
      ],
      ["Ein Zeichen mit einer Freundin ausmachen", "Ein Buchstabe, der heißt: Ruf mich bitte an."],
    ],
    letter: "Ein Brief an dich an einem leichteren Tag",
    questions: [
      "Was wird daran falsch verstanden?",
      "Was hat einmal ein bisschen geholfen?",
      "Wer weiß, wie es dir heute geht?",
    ],
    tags: [
      "mentalegesundheit",
      "psychischegesundheit",
      "depression",
      "angststörung",
      "darüberreden",
      "therapie",
      "selbstfürsorge",
      "dubistnichtallein",
      "eintagnachdemanderen",
      "achtsamkeit",
    ],
  },
  recovery: {
    about: "wieder gesund werden",
    said: ["Einer schadet doch nicht", "Sollen wir woanders hingehen?"],
    helps: [
      [
        "Zählen, was du willst, oder nichts",
        "Tage sind ein Maß; Menschen, die dir wieder trauen, ein anderes.",
      ],
      ["Einen Plan für die schlimme Stunde haben", "Eine Nummer, ein Ort, etwas für die Hände."],
      ["Einen Rückfall denen sagen, die dir helfen", "Er ist ein Grund anzurufen, nicht aufzuhören damit."],
    ],
    letter: "Ein Brief an dich am ersten Tag",
    questions: [
      "Was willst du weglassen, damit es niemand nachmacht?",
      "Wer ist geblieben?",
      "Wie sieht ein Abend jetzt aus?",
    ],
    tags: [
      "genesung",
      "nüchternleben",
      "ohnealkohol",
      "recovery",
      "eintagnachdemanderen",
      "suchthilfe",
      "neuanfang",
      "mentalegesundheit",
      "hoffnung",
      "dubistnichtallein",
    ],
  },
  trauma: {
    about: "was war und geblieben ist",
    said: ["Das ist doch lange her", "Erzähl so viel oder so wenig, wie du willst"],
    helps: [
      ["Fünf Dinge nennen, die du siehst", "Das holt dich in den Raum zurück, in dem du bist."],
      [
        "Ohne Einzelheiten erzählen",
        "Was es mit dir gemacht hat, lässt sich sagen, ohne die Tat zu beschreiben.",
      ],
      [
        "Jemanden mit Ausbildung suchen",
        "Traumatherapie und Beratungsstellen wissen, wie es nicht schlimmer wird.",
      ],
    ],
    letter: "Ein Brief an den Menschen, der du damals warst",
    questions: [
      "Kann es jemanden in Gefahr bringen?",
      "Was willst du nie gefragt werden?",
      "Wer ist bei dir, wenn du es veröffentlichst?",
    ],
    tags: [
      "trauma",
      "traumaheilung",
      "heilung",
      "ptbs",
      "überlebende",
      "traumatherapie",
      "mentalegesundheit",
      "weiterleben",
      "darüberreden",
      "dubistnichtallein",
    ],
  },
};
