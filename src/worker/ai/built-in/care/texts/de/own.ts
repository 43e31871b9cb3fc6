import type { OwnSteps } from "../../texts.ts";

/** What helps against one danger and not against the others, in German. */
export const OWN_STEPS: OwnSteps = {
  viewer: [
    [
      "Melde es, damit die Plattform der Person Hilfe zeigt",
      "YouTube, TikTok und Instagram haben Suizid und Selbstverletzung unter ihren Meldegründen. Das ist keine Strafe, und die Person erfährt nicht, wer gemeldet hat.",
    ],
    [
      "Weißt du, wer oder wo sie ist, ruf den Notruf",
      "Sag, was geschrieben wurde, wann und unter welchem Namen. Die Polizei kann die Plattform nach mehr fragen.",
    ],
    [
      "Such ein Hilfetelefon für sie: findahelpline.com",
      "https://findahelpline.com nennt kostenlose Telefone und Chats nach Land. Viele beraten auch Menschen, die sich um jemanden sorgen.",
    ],
    [
      "Bleib damit nicht allein",
      "Sag es jetzt einer Freundin, jemandem aus der Moderation oder den Eltern und lest gemeinsam. Bist du minderjährig, antwortet ein Erwachsener.",
    ],
    [
      "Frag direkt und hör zu",
      "„Denkst du an Suizid?“ bringt niemanden auf die Idee. Kein Rat, kein Streit: Gut, dass du es mir sagst.",
    ],
    [
      "Versprich kein Schweigen und keine Antwort zu jeder Stunde",
      "Sag, wann du wieder nachsiehst. Dir liegt an diesem Menschen, aber du bist kein Rettungsdienst.",
    ],
    [
      "Blende aus, was eine Methode beschreibt, und film nichts davon",
      "Kein Name, kein Screenshot, kein Video darüber. Heb die Worte für die auf, die helfen.",
    ],
    [
      "Hefte eine Zeile für andere an, die es lesen",
      "„Wenn es dir auch so geht: findahelpline.com, und hier ist Platz für dich.“ Nichts über die Person.",
    ],
    [
      "Sorg danach für dich",
      "Was ein anderer tut, liegt nicht in deiner Hand und ist nicht deine Schuld. Die Hilfetelefone sind auch für dich da.",
    ],
  ],
  stalked: [
    [
      "Geh zur Polizei, auch wenn es nur online geschah",
      "Nimm die Belege mit und lass dir ein Aktenzeichen geben. Eine Opferhilfe kann mitkommen.",
    ],
    [
      "Sichere Belege, bevor du blockierst",
      "Screenshots mit Name, Link, Datum und Uhrzeit und ein Tagebuch jedes Vorfalls. Eine Kopie bekommt jemand Vertrautes.",
    ],
    [
      "Lass deine Adresse löschen",
      "Melde jeden Beitrag als private Daten, nicht als Spam; YouTube hat dafür eine Datenschutzbeschwerde, und Google nimmt Adressen aus der Suche.",
    ],
    [
      "Sag den Menschen um dich Bescheid",
      "Nachbarn, Familie, Arbeit und Moderation: wie diese Person aussieht oder heißt, und dass niemand ihr etwas sagt.",
    ],
    [
      "Lass keine Gewohnheit zum Verfolgen",
      "Andere Wege zu anderen Zeiten, nichts veröffentlichen, wo du noch bist, keine Fenster, Pakete oder Straßen im Bild. Such Handy, Tasche und Auto nach Trackern ab.",
    ],
    [
      "Nicht antworten, nicht streiten, nicht treffen",
      "Jede Antwort zeigt, dass es wirkt. Jemand anderes kann für dich lesen.",
    ],
  ],
  abuse: [
    [
      "Sprich mit einer Beratungsstelle für Gewalt zu Hause",
      "Sie plant mit dir, auch wenn du nicht weißt, ob du gehen willst. https://findahelpline.com nennt sie nach Land.",
    ],
    [
      "Mach einen Plan, bevor du gehst",
      "Tasche, Papiere, Geld, Schlüssel und Medikamente bei jemand anderem und ein Wort, das heißt: Hol Hilfe. Das Gehen ist die gefährlichste Stunde, also kündige es nicht an.",
    ],
    [
      "Nichts auf gemeinsamen Handys und Konten",
      "Lösch diese Seite aus dem Verlauf, ändere Passwörter auf einem anderen Gerät, schalte geteilte Standorte ab.",
    ],
    [
      "Lass Verletzungen ansehen und aufschreiben",
      "Ein Attest und Fotos, außerhalb der Wohnung verwahrt, zählen später, ob du anzeigst oder nicht.",
    ],
  ],
  sexual: [
    [
      "Spuren halten Tage, keine Wochen",
      "Wenn es geht, wasch weder dich noch die Kleidung und leg sie in eine Papiertüte. In vielen Ländern verwahrt ein Krankenhaus sie ohne Anzeige.",
    ],
    [
      "Du entscheidest, wem du es sagst und was du anzeigst",
      "Eine Beratungsstelle erklärt beide Wege, und jemand von dort kann mitkommen.",
    ],
  ],
  eating: [
    [
      "Iss und trink eine Kleinigkeit, nicht allein",
      "Nach Tagen ohne Essen langsam und erst nach Rat einer Ärztin: viel auf einmal kann dann gefährlich sein.",
    ],
    [
      "Nimm Zahlen aus dem Blick",
      "Kein Gewicht, keine Kalorien, keine Maße im Video, und die Waage zu jemand anderem.",
    ],
    ["Schalte Konten stumm, die Körper vergleichen", "Für eine Weile. Der Feed lernt in wenigen Tagen."],
  ],
  leaked: [
    [
      "Halt die Bilder von anderen Seiten fern: stopncii.org",
      "Ab 18: https://stopncii.org macht auf deinem eigenen Gerät einen Code aus dem Bild, und Instagram, Facebook, TikTok und andere weisen alles damit ab. Das Bild selbst bleibt bei dir.",
    ],
    [
      "Unter 18 auf den Bildern: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org tut dasselbe für Bilder von Minderjährigen, kostenlos, ohne deinen Namen, in jedem Land.",
    ],
    [
      "Melde jeden Beitrag als intime Bilder ohne Einwilligung",
      "Jede Plattform hat ein Formular dafür, und Google nimmt solche Treffer aus der Suche. Bitte eine Freundin oder einen Freund, es zu tun.",
    ],
    [
      "In vielen Ländern ist das eine Straftat",
      "Die Polizei kann sich kümmern, sobald du kannst, und deine gesicherten Links sind, was sie braucht.",
    ],
  ],
};
