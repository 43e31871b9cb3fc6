import type { LanguageLines } from "../lines.ts";

/** What comes before a line and a comma. */
export const openings: LanguageLines["openings"] = {
  thanks: {
    casual: ["Vielen lieben Dank", "Tausend Dank", "Danke [dir|Ihnen]"],
    motivational: ["Solche Worte geben Kraft", "Danke für den Rückenwind", "Danke für so viel Energie"],
    funny: ["Der Kommentar kommt an den Kühlschrank", "Mein Ego bedankt sich", "Das rahme ich ein"],
    techy: ["Gutes Signal, danke", "Stimmung aktualisiert, danke", "Unter Erfolge gespeichert"],
    professional: [
      "Vielen Dank für den Kommentar",
      "Herzlichen Dank für die freundlichen Worte",
      "Vielen Dank für die Rückmeldung",
    ],
  },
  company: {
    casual: ["Ach, wie schön", "Hey", "Oh, schön"],
    motivational: ["Gut, [dich|Sie] dabei zu haben", "Danke fürs Dabeisein", "Mit euch macht das Freude"],
    funny: [
      "[Dein|Ihr] Platz in der ersten Reihe ist reserviert",
      "Die Leitung, also ich, ist entzückt",
      "Ich würde [dir|Ihnen] einen Keks anbieten",
    ],
    techy: ["Signal empfangen", "Verbindung steht", "Nachricht laut und deutlich empfangen"],
    professional: [
      "Danke für den Kommentar",
      "Danke für die Nachricht",
      "Schön, dass [du schreibst|Sie schreiben]",
    ],
  },
  cheer: {
    casual: ["Glückwunsch", "Wie stark ist das denn", "Hey, super"],
    motivational: [
      "Was für ein Moment",
      "Das [hast du dir|haben Sie sich] verdient",
      "So sieht Dranbleiben aus",
    ],
    funny: ["Ich tanze hier vor dem Bildschirm", "Konfetti, bitte", "Stehende Ovationen von meinem Sofa"],
    techy: ["Erfolg freigeschaltet", "Nächstes Level erreicht", "Neuer Rekord"],
    professional: ["Herzlichen Glückwunsch", "Meine Hochachtung", "Eine großartige Leistung"],
  },
  light: {
    casual: ["Haha", "Haha, okay", "Der war gut"],
    motivational: ["So beginnt ein guter Tag", "Das hebt die Laune", "Genau die richtige Einstellung"],
    funny: [
      "Darauf war ich nicht vorbereitet",
      "[Du gewinnst|Sie gewinnen] heute die Kommentare",
      "Den klaue ich mir",
    ],
    techy: ["Witz verarbeitet, Lachen zurückgegeben", "Unerwartete Ausgabe, sehr gut", "Humortest bestanden"],
    professional: ["Da musste ich schmunzeln", "Danke für das Lächeln", "Sehr schön gesagt"],
  },
  asked: {
    casual: ["Gute Frage", "Schön, dass [du fragst|Sie fragen]", "Danke fürs Nachfragen"],
    motivational: ["Fragen ist der erste Schritt", "So kommt man weiter", "Diese Neugier gefällt mir"],
    funny: [
      "Auf die Frage habe ich gewartet",
      "Ich befrage kurz meine Notizen",
      "Hier werden die wichtigen Fragen gestellt",
    ],
    techy: ["Anfrage empfangen", "Frage in der Warteschlange", "Ticket eröffnet"],
    professional: ["Vielen Dank für die Frage", "Das ist eine gute Frage", "Danke für das Interesse"],
  },
  right: {
    casual: ["Danke für den Hinweis", "Danke fürs genaue Hinschauen", "Danke fürs Bescheidsagen"],
    motivational: [
      "Mit wachen Augen wird es besser",
      "Danke, dass [du|Sie] genau [hinschaust|hinschauen]",
      "Jeder Hinweis zählt",
    ],
    funny: [
      "Mein innerer Korrektor ist jetzt wach",
      "Ich hole die Lesebrille",
      "Mein innerer Bibliothekar übernimmt",
    ],
    techy: ["Ticket eröffnet", "Hinweis erfasst", "Zur Prüfung vorgemerkt"],
    professional: [
      "Vielen Dank für den Hinweis",
      "Vielen Dank für die Anmerkung",
      "Vielen Dank für den genauen Blick",
    ],
  },
  fair: {
    casual: ["Verstehe ich", "Danke für die ehrlichen Worte", "Ist notiert"],
    motivational: [
      "Daran kann man wachsen",
      "Danke für das ehrliche Feedback",
      "Lieber so, als gar nichts zu hören",
    ],
    funny: ["Autsch, aber fair", "Notiert mit einer kleinen Träne", "Mein innerer Kritiker nickt"],
    techy: ["Rückmeldung erfasst", "Problem protokolliert", "Auf die Fehlerliste gesetzt"],
    professional: [
      "Vielen Dank für die offene Rückmeldung",
      "Ich verstehe den Einwand",
      "Ich nehme die Kritik ernst",
    ],
  },
  trouble: {
    casual: ["Oh nein, wie ärgerlich", "Ach, das ist frustrierend", "Mist"],
    motivational: ["Nicht aufgeben", "[Du bist|Sie sind] näher dran, als es aussieht", "Jeder Versuch zählt"],
    funny: [
      "Das stand so nicht im Drehbuch",
      "Das Material streikt",
      "Das verdient einen dramatischen Seufzer",
    ],
    techy: ["Gehen wir auf Fehlersuche", "Fehlermeldung eingegangen", "Zeit für eine Diagnose"],
    professional: [
      "Schade, dass es noch nicht klappt",
      "Es tut mir leid, dass es hakt",
      "Danke, dass [du|Sie] es [meldest|melden]",
    ],
  },
  idea: {
    casual: ["Gute Idee", "Die Idee gefällt mir", "Klingt gut"],
    motivational: ["Solche Ideen bringen uns weiter", "So fangen gute Videos an", "Danke fürs Mitdenken"],
    funny: [
      "Da hat jemand mein Notizbuch gelesen",
      "Meine Ideenliste ist gerade gewachsen",
      "Mein Wochenende lässt grüßen",
    ],
    techy: ["Funktionswunsch eingegangen", "Idee erfasst", "Vorschlag gespeichert"],
    professional: ["Vielen Dank für den Vorschlag", "Danke für die Anregung", "Ein guter Vorschlag"],
  },
  pleased: {
    casual: ["Danke, das ist lieb", "Oh, vielen Dank", "Danke für das Lob"],
    motivational: ["Danke, das gibt Rückenwind", "Danke für die Ermutigung"],
    funny: ["Erst werde ich kurz rot", "Kompliment notiert und genossen"],
    techy: ["Pluspunkt empfangen", "Lob gespeichert, danke"],
    professional: ["Vielen Dank für die freundlichen Worte", "Herzlichen Dank für das Lob"],
  },
  mixed: {
    casual: ["Schön, dass der Rest gefällt", "Danke für das Lob und für das Aber"],
    motivational: ["Lob und Ansporn in einem", "Danke, dass hier beides steht"],
    funny: ["Ein Kompliment mit Kieselstein", "Ich nehme das Süße und das Saure"],
    techy: ["Ein Pluspunkt und ein Fehlerbericht", "Zwei Signale empfangen, beide nützlich"],
    professional: ["Vielen Dank für Lob und Kritik", "Danke für beide Hinweise"],
  },
};

/** What may come after a line of thanks and a comma. */
export const closings: LanguageLines["closings"] = {
  casual: ["danke dafür", "das rettet mir den Tag"],
  motivational: ["das gibt richtig Schwung", "danke für den Anschub"],
  funny: ["jetzt bin ich den ganzen Tag unausstehlich", "mein Ego lässt grüßen"],
  techy: ["die Moral steht bei hundert Prozent", "das kommt zu den Erfolgen"],
  professional: ["vielen Dank dafür", "danke, dass [du dir|Sie sich] die Zeit [nimmst|nehmen]"],
};
