import type { ChildTexts } from "../../texts.ts";

/** What is said first and what to do where a child is concerned, in German. */
export const CHILD: ChildTexts = {
  inTrouble: {
    heading: "Zuerst: Du bist damit nicht allein",
    lead: "Du bekommst keinen Ärger, weil du es sagst, und du bist nicht schuld. Du musst das nicht allein lösen, und nichts muss gefilmt werden.",
    steps: [
      [
        "Bist du in Gefahr oder hast starke Schmerzen, ruf den Notruf",
        "Starke Schmerzen, eine Blutung, kein Schlafplatz heute Nacht oder jemand, der dir wehtut, sind Grund genug.",
      ],
      [
        "Sag es heute einem Erwachsenen",
        "Den Eltern oder, wenn das nicht sicher ist, einer Tante, einem Lehrer, der Schulsozialarbeit, der Mutter einer Freundin. Vier Worte reichen: Ich brauche deine Hilfe.",
      ],
      [
        "Such ein Telefon für junge Menschen: childhelplineinternational.org",
        "https://childhelplineinternational.org nennt kostenlose Nummern nach Land. Du kannst anrufen oder schreiben, ohne deinen Namen zu sagen.",
      ],
      [
        "Wenn das Sagen zu schwer ist, schreib es auf",
        "Drei Sätze auf einem Zettel oder in einer Nachricht. Zeig sie und lass die anderen fragen.",
      ],
      [
        "Was mit deinem Körper ist, wissen Ärztin, Beratungsstelle oder Schulkrankenpflege sicher",
        "Sie sehen jede Woche junge Menschen damit. Du darfst jemanden mitbringen und vorher fragen, was unter euch bleibt.",
      ],
      [
        "Könntest du schwanger sein, mach einen Test und geh bald zur Ärztin",
        "Bald heißt: mehr Möglichkeiten und mehr Hilfe. Die Entscheidung gehört dir, besprochen mit jemandem, dem du vertraust.",
      ],
      [
        "Kannst du nicht nach Hause, bleib nicht allein draußen",
        "Die Familie einer Freundin, Verwandte, der Jugendnotdienst oder die Polizei. Ein Hilfetelefon findet ein Bett für heute.",
      ],
      [
        "Will jemand Älteres Bilder, Treffen oder Geheimnisse, ist das seine Schuld",
        "Schick nichts mehr, triff dich nicht, heb den Chat auf und zeig ihn einem Erwachsenen.",
      ],
      [
        "Vorerst nichts davon ins Internet",
        "Kein Name, keine Geschichte, kein Bild. Fremde, die trösten, sind nicht immer, wer sie sagen.",
      ],
      [
        "Komm wieder, wenn es jemand weiß",
        "Es wird leichter, sobald ein Mensch es weiß. Was du drehen willst, kann warten.",
      ],
    ],
  },
  lead: {
    "child-body":
      "Ein Körper in diesem Alter wächst noch, deshalb gebe ich ihm keine Diät, kein Gewicht und kein Aussehen vor.",
    "child-writes":
      "Schön, dass du Videos machen willst. Frag vor allem anderen deine Eltern: YouTube, TikTok und Instagram verlangen für ein eigenes Konto mindestens 13 Jahre, in manchen Ländern mehr, und bis dahin führt es ein Erwachsener mit dir.",
    "child-filmed":
      "Ein Kind kann nicht einwilligen in das, was im Internet bleibt, darum kommt seine Privatsphäre vor dem Video.",
  },
  steps: {
    "child-body": [
      [
        "Erst ärztlich fragen, bevor sich Essen oder Training ändert",
        "Eine Kinderärztin weiß, was dieser Körper zum Wachsen braucht.",
      ],
      [
        "Keine Diät, kein Fasten, kein Zählen",
        "Wachsen braucht Essen. Zu wenig kann Knochen, Hormonen und Stimmung jahrelang schaden.",
      ],
      [
        "Keine Pulver, Booster oder Pillen",
        "Nichts, was für Muskeln oder zum Abnehmen verkauft wird, ist für Kinder gemacht.",
      ],
      ["Sichtbare Muskeln sind meist Veranlagung, Licht und Filter", "Wer keine sieht, macht nichts falsch."],
      [
        "Bewegung für das, was der Körper kann",
        "Laufen, klettern, Ball spielen, schwimmen, tanzen, mit jemandem, der Kinder trainiert.",
      ],
      [
        "Filme Können, nie Körper",
        "Ein Trick, eine Strecke, ein Team: kein nackter Oberkörper, kein Spiegel, kein Vorher und Nachher, kein Gewicht.",
      ],
      [
        "Schalte Konten stumm, die Körper vergleichen",
        "Ein Feed lernt in Tagen. Was dort zu sehen ist, ist ausgewählt, gestellt und bearbeitet.",
      ],
      ["Wenn jemand spottet, sag es einem Erwachsenen", "Ändern muss sich der Spott, nicht der Körper."],
      [
        "Wird Essen zu Streit oder Geheimnis, hol früh Hilfe",
        "Ärztlich oder über https://findahelpline.com. Früh ist es leichter, bei jedem Gewicht.",
      ],
      [
        "Eltern: esst zusammen, ohne Bemerkungen über Körper",
        "Auch nicht über den eigenen. Kinder hören beides.",
      ],
    ],
    "child-writes": [
      ["Frag zuerst deine Eltern", "Zeig ihnen diese Seite und wählt zusammen, was gefilmt werden darf."],
      ["Kenn die Altersregel: 13", "Jünger ist kein eigenes Konto erlaubt. Gib kein anderes Alter an."],
      ["Kein Name, keine Schule, keine Adresse", "Auch kein Gesicht, wenn es geht; ein Spitzname reicht."],
      [
        "Triff niemals jemanden aus dem Internet",
        "Und wechsle nie in private Nachrichten. Sag es einem Erwachsenen, wenn jemand das will.",
      ],
      ["Film Hände und Dinge", "Zeichnen, Bauen, Backen: Die Kamera schaut auf den Tisch."],
      ["Lass einen Erwachsenen die Kommentare lesen", "Oder schalte sie ab. Niemand muss Fremden antworten."],
      ["Schick niemandem Bilder von dir", "Wenn jemand welche will, sag es sofort einem Erwachsenen."],
      ["Üb, ohne zu veröffentlichen", "Mach das Video zuerst für deine Familie. So lernen es die meisten."],
      ["Hör auf, wenn es keinen Spaß mehr macht", "Schule, Schlaf und Freunde gehen vor."],
      [
        "Hol dir Hilfe, wenn sich etwas falsch anfühlt",
        "Eltern, Lehrer oder https://childhelplineinternational.org.",
      ],
    ],
    "child-filmed": [
      ["Frag dich, ob das Kind es mit fünfzehn wollte", "Im Zweifel bleibt es im Familienalbum."],
      [
        "Film nie Weinen, Strafe, Bad, Badekleidung, Krankheit oder Windeln",
        "Diese Momente gehören dem Kind, und solche Videos ziehen die Falschen an.",
      ],
      [
        "Kein Name, keine Schule, keine Straße, kein täglicher Weg",
        "Sieh auch in den Hintergrund und veröffentliche später.",
      ],
      [
        "Zeig Hände, Rücken und Dinge statt des Gesichts",
        "Ein Turm aus Klötzen erzählt die Geschichte ohne das Kind.",
      ],
      [
        "Frag das Kind und nimm ein Nein hin",
        "Auch wenn es sich später anders entscheidet: Dann geht es weg.",
      ],
      [
        "Markier Kindervideos als speziell für Kinder",
        "YouTube verlangt es (support.google.com/youtube/answer/9528076). Kommentare, Hinweise und personalisierte Werbung sind dann aus.",
      ],
      ["Schalt Kommentare ab oder halte sie zurück", "Und sieh ab und zu nach, wer folgt und speichert."],
      ["Bau kein Einkommen auf ein Kind", "Mehrere Länder behandeln das als Arbeit, mit Regeln."],
      [
        "Keine anderen Kinder ohne schriftliche Erlaubnis der Eltern",
        "Das gilt auch für Klassen, Mannschaften und Feste.",
      ],
      ["Erzähl es von deiner Seite", "Was du gelernt hast, braucht kein Bild deines Kindes."],
    ],
  },
};
