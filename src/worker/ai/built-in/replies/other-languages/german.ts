import { type LanguageLines, toned } from "./language.ts";

export const german: LanguageLines = {
  praise: toned(
    [
      "das freut mich sehr.",
      "das motiviert ungemein.",
      "bis zum nächsten Video.",
      "so etwas liest man gern.",
    ],
    {
      casual: ["Vielen lieben Dank", "Tausend Dank", "Danke dir"],
      motivational: ["Solche Worte geben Kraft", "Danke für den Rückenwind", "Danke für so viel Energie"],
      funny: ["Der Kommentar kommt an den Kühlschrank", "Mein Ego bedankt sich", "Das rahme ich ein"],
      techy: ["Positives Feedback empfangen", "Motivation aktualisiert", "Gute Laune gespeichert"],
      professional: [
        "Vielen Dank für den Kommentar",
        "Herzlichen Dank für die freundlichen Worte",
        "Vielen Dank für die Rückmeldung",
      ],
    },
  ),
  question: toned(
    [
      "eine richtige Antwort kommt hier bald.",
      "das verdient mehr als eine Zeile.",
      "ich melde mich hier mit den Details.",
      "welcher Punkt ist am wichtigsten?",
    ],
    {
      casual: ["Gute Frage", "Schön, dass du fragst", "Danke fürs Nachfragen"],
      motivational: ["Fragen ist der erste Schritt", "So kommt man weiter", "Diese Neugier gefällt mir"],
      funny: [
        "Die Millionenfrage",
        "Ich hatte gehofft, dass niemand fragt",
        "Ich befrage kurz den Expertenrat",
      ],
      techy: ["Anfrage empfangen", "Frage in der Warteschlange", "Ticket eröffnet"],
      professional: ["Vielen Dank für die Frage", "Das ist eine gute Frage", "Vielen Dank für das Interesse"],
    },
  ),
  criticism: toned(
    [
      "das nehme ich für das nächste Video mit.",
      "ich sehe es mir noch einmal an.",
      "was hätte besser funktioniert?",
      "das hilft mir weiter.",
    ],
    {
      casual: ["Verstehe ich", "Danke für die ehrlichen Worte", "Ist notiert"],
      motivational: [
        "Daran kann man wachsen",
        "Danke für das ehrliche Feedback",
        "Aus Fehlern wird man besser",
      ],
      funny: ["Autsch, aber fair", "Notiert mit einer kleinen Träne", "Mein innerer Kritiker nickt"],
      techy: ["Fehlerbericht angenommen", "Problem protokolliert", "Hinweis erfasst"],
      professional: [
        "Vielen Dank für die offene Rückmeldung",
        "Ich verstehe den Einwand",
        "Ich nehme die Kritik ernst",
      ],
    },
  ),
  suggestion: {
    beginnings: ["Danke für die Idee", "Guter Vorschlag", "Der Gedanke gefällt mir"],
    endings: [
      "das kommt auf meine Liste.",
      "was sollte zuerst vorkommen?",
      "ich überlege, wie es gut wird.",
      "das merke ich mir.",
    ],
  },
  other: {
    beginnings: ["Danke für den Kommentar", "Danke fürs Vorbeischauen", "Danke fürs Mitmachen"],
    endings: [
      "bis zum nächsten Video.",
      "welches Thema sollte folgen?",
      "das freut mich.",
      "einen schönen Tag noch.",
    ],
  },
  careful: {
    selfHarm:
      "Danke, dass du das geschrieben hast, damit muss niemand allein bleiben, und es gibt Menschen, die jetzt helfen können.",
    threat: "Ich nehme das ernst und werde es hier nicht besprechen.",
    medical:
      "Medizinischen Rat kann ich hier nicht geben, am besten hilft ein Gespräch in der Arztpraxis oder der Apotheke.",
    personal: "Danke für die Nachricht, ich lese sie in Ruhe und antworte persönlich.",
    hostile: "Kritik nehme ich an, aber ich bitte hier um einen respektvollen Ton.",
    spam: "Werbung ist hier nicht erlaubt, danke für das Verständnis.",
  },
};
