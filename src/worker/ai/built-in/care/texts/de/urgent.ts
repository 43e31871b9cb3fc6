import type { OwnSteps } from "../../texts.ts";

/** What helps where somebody has been poisoned, hounded, lost or approached as a child, in German. */
export const URGENT: OwnSteps = {
  poisoned: [
    [
      "Bring niemanden zum Erbrechen, gib vorher nichts zu essen oder zu trinken",
      "Salz, Milch, Öl oder Kohle können es schlimmer machen. Wer ans Telefon geht, weiß, was hier hilft.",
    ],
    [
      "Wurde etwas gemischt oder eingeatmet: raus an die frische Luft",
      "Alle, auch die Tiere. Geh nicht zurück, um es wegzuputzen.",
    ],
    [
      "Misch Chlorreiniger mit nichts als Wasser",
      "Mit Essig, anderer Säure, Ammoniak oder einem anderen Reiniger entsteht ein Gas, das die Lunge verätzt.",
    ],
    [
      "Manche Anzeichen warten nicht",
      "Atemnot, blaue Lippen, Schwellungen, Krämpfe, Benommenheit, Ohnmacht: der Notruf, und fahr nicht selbst.",
    ],
    [
      "Eine verschluckte Batterie oder ein Magnet muss sofort in die Klinik",
      "Auch wenn nichts wehtut: Sie verätzt oder klemmt innerhalb von Stunden.",
    ],
    [
      "Bei Hunden und Katzen zählen Minuten",
      "Roher Teig quillt und gärt; Schokolade, Trauben, Rosinen, Zwiebeln, Xylit, Lilien, Medikamente und Frostschutz sind gefährlich. In den ersten Stunden kann eine Praxis am meisten tun.",
    ],
    ["Nimm die Packung mit", "Oder ein Foto davon, von der Pflanze oder vom Rest."],
    [
      "Augen und Haut: mit fließendem Wasser spülen",
      "Lauwarm, eine Viertelstunde lang, während jemand anruft.",
    ],
    [
      "Zeig das Rezept in keinem Video",
      "Wer es nachmacht, kann sich verletzen. Eine Warnung braucht keine Mengen.",
    ],
  ],
  hounded: [
    ["Antworte nicht darauf", "Nicht mit einem Witz und nicht in einem Video: Es geht um Aufmerksamkeit."],
    [
      "Sichere Belege und melde es als Belästigung",
      "Ein Screenshot mit Name, Link und Datum. YouTube, TikTok und Instagram verbieten, jemanden zum Suizid aufzufordern.",
    ],
    [
      "Blockiere, wer es schrieb, oder blende die Person im Kanal aus",
      "Auf Instagram auch neue Konten, die sie anlegt.",
    ],
    [
      "Lass die Plattform solche Wörter zurückhalten",
      "Setz sie mit ihren Kürzeln auf deine Liste blockierter Wörter. Solche Kommentare warten dort, wo du nicht hinsehen musst.",
    ],
    [
      "Schließ Kommentare oder Nachrichten für ein paar Tage",
      "Von Leuten, die dir nicht folgen, oder von allen. Du schuldest niemandem, erreichbar zu sein.",
    ],
    [
      "Geh zur Polizei, wenn sie drohen oder nicht aufhören",
      "Nimm die Belege mit. In vielen Ländern ist es strafbar.",
    ],
  ],
  missing: [
    [
      "Nach einer Katastrophe oder im Krieg: familylinks.icrc.org",
      "https://familylinks.icrc.org vom Roten Kreuz und Roten Halbmond sucht Menschen, die den Kontakt zur Familie verloren haben. Auch der Suchdienst deines Landes hilft.",
    ],
    [
      "Ruf Kliniken, Notunterkünfte und die Nummer für Angehörige an",
      "Bei Katastrophen gibt es oft eine, mit Listen, wer wo ist. Hinterlass überall deine Nummer.",
    ],
    [
      "Schick eine kurze Nachricht, statt immer wieder anzurufen",
      "Nachrichten kommen durch, wenn Anrufe es nicht tun, und schonen den Akku.",
    ],
    [
      "Frag, mit wem die Person zusammen war",
      "Nachbarn, Arbeit, Schule, letzte Chats; sieh nach geteilten Standorten.",
    ],
    [
      "Such nicht, wo es gefährlich ist",
      "Keine beschädigten Häuser, kein Wasser, keine Hänge: Sag den Rettern, wo du sie vermutest.",
    ],
    [
      "Ein Beitrag: Bild, Vorname, Ort, Zeit und die Nummer der Polizei",
      "Frag vorher die Polizei, lass Adressen und Familiäres weg und lösch ihn danach.",
    ],
    [
      "Zahl niemandem, der sie angeblich hat",
      "Wer nach so einem Beitrag Geld will, betrügt fast immer. Zeig es der Polizei.",
    ],
  ],
  groomed: [
    [
      "Sichere den Chat, bevor du blockierst",
      "Namen, Links, Daten und Worte als Screenshot. Speichere und verschicke keine Bilder eines unbekleideten Kindes: Das ist selbst strafbar, überlass sie der Polizei.",
    ],
    [
      "Melde es: inhope.org oder report.cybertip.org",
      "https://inhope.org nennt die Meldestelle deines Landes; https://report.cybertip.org ist die der USA. Auch die Polizei nimmt es auf.",
    ],
    ["Melde das Konto der Plattform wegen Kindersicherheit", "Das ist im Menü ein eigener Grund."],
    [
      "Nimm der Person jetzt die Rechte",
      "Wer moderiert oder hilft, verliert Rolle und Server in derselben Stunde. Du schuldest keine Vorwarnung.",
    ],
    ["Stell sie nicht zur Rede", "Sie würde Beweise löschen oder das Kind unter Druck setzen."],
    [
      "Sag dem Kind: Du bist nicht schuld und bekommst keinen Ärger",
      "Frag wenig, hör zu. Die Eltern müssen es wissen, außer die Gefahr ist zu Hause.",
    ],
    [
      "Für verschickte Bilder: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org hält Bilder Minderjähriger von Plattformen fern, kostenlos und ohne Namen.",
    ],
    [
      "Wenn du selbst das Kind bist: Sag es heute einem Erwachsenen",
      "Eltern, Lehrkraft oder https://childhelplineinternational.org. Schick nichts mehr, zahl nicht, triff niemanden.",
    ],
    [
      "Sieh nach, wem noch geschrieben wurde",
      "Frag allgemein, ohne Namen, und schalte Nachrichten zwischen Fremden auf deinem Server ab.",
    ],
  ],
};
