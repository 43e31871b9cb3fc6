import type { CrisisLanguage } from "./words.ts";

export const WORDS: CrisisLanguage = {
  basis:
    "Aus Crescendos Handbuch, nach deinen Worten gewählt. Das hat kein KI-Modell geschrieben: Es sieht nicht, was geschehen ist, und ist kein Anwalt.",
  first: (name) => `Zuerst: ${name}`,
  also: (name) => `Es klingt auch nach: ${name}. Das kommt danach.`,
  headings: {
    hour: "Die erste Stunde",
    day: "Der erste Tag",
    say: "Was du bis dahin sagen kannst",
    not: "Was du nicht tun solltest",
  },
  day: [
    "Melde es der Plattform mit dem, was du gesichert hast, und notier die Nummer jedes Falls.",
    "Lass jemand anderen Kommentare und Nachrichten lesen.",
    "Bei Drohungen oder Straftaten die Polizei, bei Geld oder Rechten eine Anwältin, für dich ein vertrauter Mensch.",
  ],
  before: "Ändere, was bei dir nicht stimmt, lies es einem Menschen vor und poste es einmal.",
  kinds: {
    danger: {
      name: "jemand könnte in Gefahr sein",
      hour: [
        "Wenn jemand verletzt werden könnte, ruf jetzt den Notruf deines Landes an.",
        "Bleib nicht allein: Ruf einen Menschen an und sag, wo du bist.",
        "Sichere Links, Screenshots und Namen mit Uhrzeit, dann lies nicht weiter. Antworte nicht.",
      ],
      statement:
        "Etwas Ernstes ist geschehen, und die richtigen Leute kümmern sich. Ich mache eine Pause. Bitte sucht nach niemandem.",
      not: "Nenne und provoziere niemanden: Es kann euch gefährden.",
    },
    leaked: {
      name: "private Bilder von dir",
      hour: [
        "Poste nichts darüber: Jeder Beitrag lässt Leute danach suchen. Du hast nichts falsch gemacht.",
        "Sichere zuerst Beweise: Adressen, Namen, Uhrzeiten und Nachrichten, ohne die Bilder an jemanden zu schicken.",
        "Melde sie als intime Bilder ohne Einwilligung. Volljährig: https://stopncii.org; minderjährig: https://takeitdown.ncmec.org.",
      ],
      statement:
        "Ich mache eine Pause. Bitte achtet meine Privatsphäre und meldet, was nicht für euch ist, statt es zu öffnen.",
      not: "Zahl nicht, antworte nicht und beschreib die Bilder nicht. Die Polizei kann handeln: In vielen Ländern ist es strafbar.",
    },
    doxxed: {
      name: "deine privaten Daten öffentlich",
      hour: [
        "Wenn jemand vor der Tür steht oder damit droht, ruf den Notruf an.",
        "Sichere jeden Beitrag mit Adresse, Name und Uhrzeit und melde ihn als private Information.",
        "Sag es allen, die bei dir wohnen, und der Arbeit in einem Satz.",
      ],
      statement:
        "Private Daten von mir wurden veröffentlicht. Es wird etwas unternommen. Bitte teilt sie nicht und meldet sie.",
      not: "Bestätige oder bestreite öffentlich nicht, dass die Adresse deine ist.",
    },
    account: {
      name: "das Konto ist nicht in deiner Hand",
      hour: [
        "Nimm ein sicheres Gerät und beginne mit der E-Mail: neues Passwort, andere Sitzungen abmelden.",
        "Öffne die Wiederherstellung der Plattform durch Eintippen der Adresse, nie über einen Link.",
        "Warne dein Publikum auf einem anderen Kanal in zwei Sätzen.",
      ],
      statement:
        "Mein Konto ist gerade nicht unter meiner Kontrolle. Öffnet keine Links und schickt kein Geld. Ich bestätige hier, wenn es wieder meins ist.",
      not: "Bezahl niemanden, der es zurückholen will.",
    },
    stolen: {
      name: "jemand hat deine Arbeit genommen",
      hour: [
        "Sichere beides: den fremden Upload mit Adresse und Datum und dein Original mit Projekt.",
        "Vergleich Minute für Minute, was deins ist: Eine Idee ist nicht geschützt, Bilder, Text und Musik sind es.",
        "Schreib nichts öffentlich und schick niemanden hin.",
      ],
      statement:
        "Ein Video von mir wurde ohne Erlaubnis hochgeladen. Ich habe es gemeldet. Bitte schreibt der Person nicht.",
      not: "Stell niemanden öffentlich bloß. Nutze das Urheberrechtsformular der Plattform.",
    },
    legal: {
      name: "eine rechtliche Drohung",
      hour: [
        "Notier Frist und Absender und heb das Schreiben auf, wie es kam.",
        "Lösch nichts: kein Video, keine Nachrichten, keine Entwürfe.",
        "Antworte noch niemandem, weder öffentlich noch privat.",
      ],
      statement: "Dazu kann ich im Moment nichts sagen.",
      not: "Unterschreib, zahl und gib nichts zu, bevor eine Anwältin es gelesen hat.",
    },
    strike: {
      name: "eine Verwarnung oder ein Anspruch",
      hour: [
        "Lies die Nachricht bis zum Ende: welches Video, welche Sekunden, welche Regel, wer.",
        "Sichere sie als Bild und lade das Video nicht noch einmal hoch.",
        "Halte geplante Beiträge an.",
      ],
      statement: "Eines meiner Videos wird geprüft und fehlt vielleicht eine Weile. Ich sage hier Bescheid.",
      not: "Schick dein Publikum nicht zu denen, die den Anspruch stellen.",
    },
    hate: {
      name: "Hass oder Belästigung",
      hour: [
        "Halte Kommentare zurück und lass sie jemanden lesen, dem du vertraust.",
        "Sichere das Schlimmste mit Link und Uhrzeit.",
        "Antworte niemandem, solange du aufgewühlt bist.",
      ],
      statement:
        "Die Kommentare sind wegen Angriffen begrenzt, die nichts mit meinen Videos zu tun haben. Danke an alle, die freundlich bleiben.",
      not: "Zeig die Namen der Angreifer nicht: Das gibt ihnen ein Publikum.",
    },
    "false-claim": {
      name: "eine falsche Behauptung über dich",
      hour: [
        "Sichere die Behauptung: Link, Konto, Datum, Bildschirmaufnahme.",
        "Sammle, was sie widerlegt, mit Datum.",
        "Schreib nichts öffentlich, bevor es ein vertrauter Mensch gelesen hat.",
      ],
      statement:
        "Über mich geht etwas um, das nicht stimmt. Ich sammle Belege und antworte einmal, hier. Bitte greift niemanden an.",
      not: "Wiederhol die Behauptung nicht in Titel oder Vorschaubild.",
    },
    sponsor: {
      name: "Ärger mit einer Marke oder einem Produkt",
      hour: [
        "Stopp die Werbung: Teil ausblenden oder schneiden, Links pausieren.",
        "Sammle Vertrag, Nachrichten und deine Worte im Video.",
        "Schreib der Marke Tatsachen und eine Frage: Was ist passiert?",
      ],
      statement:
        "Einige von euch hatten Ärger mit etwas, das ich gezeigt habe. Ich habe es herausgenommen, bis ich weiß, was war.",
      not: "Versprich keine Erstattung, bevor du weißt, wer zahlt.",
    },
    criticism: {
      name: "Kritik, die stimmen könnte",
      hour: [
        "Lies sie, als ginge es um jemand anderen: Welcher Satz stimmt?",
        "Prüf die Tatsache an der Quelle, bevor du antwortest.",
        "Bedank dich bei der Person und sag, dass du es prüfst.",
      ],
      statement:
        "Mehrere von euch haben auf einen Fehler hingewiesen, ich prüfe ihn. Wenn es stimmt, korrigiere ich ihn hier und im Video.",
      not: "Lösch berechtigte Kritik nicht und nenn sie nicht Hass. Korrigier und pinn es an.",
    },
    "own-mistake": {
      name: "ein eigener Fehler",
      hour: [
        "Halte Geplantes an und schreib nichts aus Wut oder Angst.",
        "Schreib auf, was war, mit Datum und genauen Worten.",
        "Frag zwei offene Menschen: Was war falsch, und wen hat es verletzt?",
      ],
      statement:
        "Ich habe gelesen, was ihr schreibt, und nehme es ernst. Ich antworte morgen Abend richtig statt jetzt schnell.",
      not: "Film keine lange Entschuldigung in derselben Nacht und streite nicht darunter.",
    },
    unknown: {
      name: "noch nicht klar",
      hour: [
        "Wenn jemand verletzt werden könnte, zuerst den Notruf.",
        "Schreib auf, was du weißt, was du vermutest und was du nicht weißt.",
        "Halte Geplantes an und sichere Links, Screenshots und Uhrzeiten.",
      ],
      statement: "Ich weiß davon und finde heraus, was geschehen ist. Mehr hier bis morgen Abend.",
      not: "Rate nicht öffentlich und lösch nichts, was ein Beweis sein kann.",
    },
  },
};
