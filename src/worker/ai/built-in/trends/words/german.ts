import type { TrendWords } from "./trend-words.ts";
import { cap } from "../../compose/frames.ts";

export const german: TrendWords = {
  places: {
    Global: "ohne Land gewählt",
    USA: "in den USA",
    UK: "in Großbritannien",
    Canada: "in Kanada",
    India: "in Indien",
    Kenya: "in Kenia",
    Australia: "in Australien",
    Germany: "in Deutschland",
    Brazil: "in Brasilien",
    Japan: "in Japan",
  },
  viewers: "deine Zuschauer",
  live: {
    why: {
      "google-trends": (seen, place, detail) =>
        `Google führt ${seen} unter den Suchtrends ${place}${detail === undefined ? "" : `, mit ${detail} Suchanfragen`}. Lies vor dem Dreh, warum: In solchen Listen stehen auch schlechte Nachrichten, und niemand weiß, wie lange eine Suche anhält.`,
      "youtube-chart": (seen, place, detail) =>
        `${seen} steht ${place} in YouTubes Liste der beliebtesten Videos${detail === undefined ? "" : `, auf Platz ${detail}`}. Die Liste zeigt, was jetzt geschaut wird, nicht was kommt.`,
      "youtube-suggest": (seen, place) =>
        `Die YouTube-Suche ergänzt das Thema ${place} zu ${seen}, also tippen Leute das ein. Wie viele und seit wann, sagt YouTube nicht.`,
    },
    onChart: (place) =>
      `In der Liste der beliebtesten Videos ${place}. Schau, wie es anfängt, bevor du deins machst.`,
    suggested: (rank, place) =>
      `Nummer ${rank} der YouTube-Suchvorschläge ${place}. Beginne den Titel mit genau diesen Wörtern.`,
    notOnYouTube: (seen) =>
      `Nicht unter den gelesenen YouTube-Signalen. Beginne den Titel mit den Wörtern ${seen} und sag sie im ersten Satz.`,
    listed: (detail, place) =>
      `${detail === undefined ? "In der Liste" : `${detail} Suchanfragen`} ${place}, von Google gerundet.`,
    notListed: (seen) =>
      `Nicht unter den gelesenen Suchtrends. Vergleiche ${seen} in Google Trends über 12 Monate mit einer ähnlichen Suche.`,
    onTikTok: [
      (seen) =>
        `Nicht gemessen. Such auf TikTok nach ${seen} und sieh dir vor dem Dreh an, von wann die ersten Treffer sind.`,
      (seen) =>
        `Nicht gemessen. Sieh nach, ob TikTok ${seen} von selbst ergänzt; wenn ja, gehören die Wörter ins Bild.`,
      (seen) =>
        `Nicht gemessen. Sieh dir drei Clips zu ${seen} an und notiere, welche Frage in den Kommentaren wiederkommt.`,
      (seen) =>
        `Nicht gemessen. Dreh hochkant, unter einer Minute, mit ${seen} im Bild ab der ersten Sekunde.`,
    ],
    answered: [
      (seen) => `Zeig ${seen} im Bild, Wort für Wort.`,
      (seen) => `Sag ${seen} im ersten Satz, so wie es eingetippt wurde.`,
      (seen) => `Beantworte ${seen}, bevor du irgendetwas erklärst.`,
      (seen) => `Gib ${seen} ein eigenes Video statt einer Minute in einem anderen.`,
    ],
    use: [
      (seen, people) =>
        `Was hinter ${seen} steckt, weiß ich nicht, also füll aus: was passiert ist, was sich für ${people} ändert, was sie heute tun können. Ein kurzes Video, diese drei Sätze, die Quelle im Bild.`,
      (seen, people) =>
        `Nimm eine Behauptung über ${seen}, die du selbst prüfen kannst, und prüf sie vor der Kamera. Sag, wie sicher du bist, und lass es, wenn es nichts ist für ${people}.`,
      (seen, people) =>
        `Such nach ${seen}, schreib auf, was die ersten fünf Treffer auslassen, und behalte davon nur, was nützt für ${people}.`,
      (seen, people) =>
        `Notiere, was jemand als Nächstes wissen will, der ${seen} eintippt. Wenn es auch eine Frage ist für ${people}, ist das dein Video; sonst lass es aus.`,
    ],
    hook: [
      (seen) => `Du hast ${seen} gesucht. Erst die Antwort, dann die Gründe.`,
      (seen) => `${seen}: was man weiß und was noch niemand sagen kann.`,
      (seen) => `Bevor du noch etwas über ${seen} liest, schau das hier.`,
      (seen) => `Das ändert ${seen} für dich.`,
    ],
    stays: (fact) => `Sag dann, was stimmt, egal, was passiert ist: ${fact}.`,
  },
  seasonal: {
    why: (when, dated, what, name) =>
      `Eine Zeit im Jahr für „${name}“, kein gemessener Trend: ${dated}. In meinen Notizen steht sie nur auf Englisch: “${when}: ${what}”.`,
    onYouTube: (days, name) =>
      days > 7
        ? `Ein längeres Video mit „${name}“ im Titel, früh genug, um gefunden zu werden.`
        : `Ein kurzes Video mit „${name}“ im Titel: Für eins, das die Suche erst finden muss, ist es spät.`,
    onTikTok: (picture) => `Nicht gemessen. Erstes Bild: ${picture}, dazu die Jahreszeit als Text.`,
    onGoogle: (name) =>
      `Vergleiche „${name}“ in Google Trends mit den Vorjahren: Die Linie zeigt, in welcher Woche die Suchen beginnen.`,
    publish: (days) =>
      days <= 7
        ? "Veröffentliche es in den nächsten Tagen."
        : days <= 21
          ? "Veröffentliche es diese Woche, und in den Tagen davor ein kurzes zum selben Punkt."
          : "Veröffentliche es etwa zwei Wochen vorher, und in den letzten Tagen ein kurzes zum selben Punkt.",
    title: (name, month) => `${cap(name)}: bereit für ${month}`,
    story: (month, sign, instead, picture) =>
      `Sag, was sich im ${month} ändert, und fang mit dem an, was schiefgeht: ${sign}. So geht es besser: ${instead}. Im Bild: ${picture}.`,
  },
  evergreen: {
    why: [
      (people, rest) =>
        `Das gilt in jedem Monat: ${rest}. Für ${people}, egal, was in den Nachrichten steht.`,
      (people, rest) => `Keine Saison, kein Hype: ${rest}. Früher oder später wichtig für ${people}.`,
      (people, rest) => `Für ${people}, dieses Jahr wie jedes andere: ${rest}.`,
      (people, rest) => `Das altert nicht mit den Nachrichten: ${rest}. Gedacht für ${people}.`,
      (people, rest) => `Jahrelang zu finden, für ${people}: ${rest}.`,
    ],
    asked: (people, ask) => `Eine Frage in jedem Monat, für ${people}: „${ask}“`,
    choice: (a, b, decides) => `Eine Wahl ohne Saison: ${a} oder ${b}? Es kommt darauf an, ${decides}.`,
    onYouTube: (name, term) =>
      `Für die Suche: „${name}“ vorn im Titel, „${term}“ im ersten gesprochenen Satz.`,
    onTikTok: (picture) => `Nicht gemessen. Erstes Bild, vor dem ersten Wort: ${picture}.`,
    onGoogle: (name, term) =>
      `Vergleiche „${name}“ mit „${term}“ in Google Trends über fünf Jahre: Eine flache Linie heißt, dass es bleibt.`,
  },
  sheet: {
    why: [
      "Über dieses Thema weiß ich nichts, also ist das ein Rahmen für das, was du weißt, kein Trend.",
      "Keine Quelle und keine meiner Karten spricht davon: Was hier steht, kommt von dir.",
      "Hier ist nichts gemessen. Ein Video wird daraus, wenn du es ausfüllst.",
      "Was du selbst gesehen hast, ist hier mehr wert als alles, was ich dazuschreiben könnte.",
      "Das bleibt leer, bis du es ausfüllst: Bei einem fremden Thema rate ich nicht.",
    ],
    platforms: {
      YouTube: "Such dein Thema, sortiere nach Datum und notiere, welche Frage kein Video beantwortet.",
      TikTok: "Nicht gemessen. Such dein Thema und lies die Kommentare der ersten drei Clips.",
      Google: "Tipp dein Thema ein und halt an: Was Google ergänzt, wird gefragt.",
    },
    ask: (questions) => `Sag mir drei Dinge, dann schreibe ich die Karten daraus. ${questions.join(" ")}`,
  },
  outlook: {
    next: (times) =>
      times.length === 0
        ? "Der Kalender hat nichts für diese Region."
        : `Als Nächstes im Kalender: ${times.join("; ")}.`,
    time: (name, when, dated, what) =>
      `${name}, ${dated} (in meinen Notizen auf Englisch: “${when}: ${what}”)`,
    publicDay: (name, dated) => `${name} (${dated}), ein Tag für alle`,
    listed: (seen) =>
      `${seen} steht heute auf Googles Liste; sieh morgen noch einmal nach, bevor du ein zweites Video dazu machst.`,
    noForecast:
      "Nichts davon ist eine Vorhersage: Außerhalb der Plattformen weiß niemand, was geschaut wird.",
    terms: (name, terms) =>
      `Wörter, die man bei „${name}“ untereinander benutzt: ${terms.map((term) => `„${term}“`).join(", ")}. Eins davon im Titel sagt, für wen das Video ist, ohne jemanden zu nennen.`,
    advice: [
      "Tipp vor dem Dreh den Titel einer Karte in die Suche von YouTube und TikTok und sieh dir an, von wann die ersten Treffer sind. Sind alle alt, ist Platz für eine neue Antwort.",
      "Stell zu jeder Karte, die an einer Liste oder einem Datum hängt, eine zeitlose über dieselbe Sache.",
      "Dreh die ersten 30 Sekunden von zwei Karten, bevor du dich entscheidest. Die mit weniger Erklärung ist das Video dieser Woche.",
    ],
  },
};
