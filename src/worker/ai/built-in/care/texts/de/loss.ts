import type { TenderPart } from "../../texts.ts";

/** What is written of losing somebody, in German. */
export const LOSS: TenderPart<"dying" | "grief" | "pet" | "stillbirth" | "pregnancy" | "infertility"> = {
  dying: {
    about: "die Zeit, die mit jemandem bleibt",
    said: ["Bleib positiv, es gibt Wunder", "Ich bin da. Reden wir, oder sitzen wir nur?"],
    helps: [
      [
        "Frag, was heute guttäte",
        "Ein offenes Fenster, ein Lied, niemand: Es ist immer noch sein oder ihr Tag.",
      ],
      ["Sag die vier Dinge", "Danke, verzeih, ich verzeihe dir, ich liebe dich: Sie reuen selten."],
      ["Hol früh ein Palliativteam", "Es lindert Schmerzen auch zu Hause und kümmert sich um dich."],
    ],
    letter: "Ein Brief, den du noch vorlesen kannst",
    questions: [
      "Weiß der Mensch, dass du filmst, und will er es?",
      "Was willst du nur für dich behalten?",
      "Wer ist bei dir, wenn du heimkommst?",
    ],
    tags: [
      "lebensende",
      "palliativ",
      "hospiz",
      "abschiednehmen",
      "sterbebegleitung",
      "pflegendeangehörige",
      "familie",
      "dasein",
      "kostbarezeit",
      "dubistnichtallein",
    ],
  },
  grief: {
    about: "jemanden verlieren",
    said: ["Sei stark", "Ich weiß nicht, was ich sagen soll, und ich bin da"],
    helps: [
      [
        "An einem festen Tag Essen bringen",
        "Donnerstag um sechs, in einer Dose, die bleiben darf, verlangt Trauernden nichts ab.",
      ],
      [
        "Den Namen aussprechen",
        "Viele warten darauf, dass es jemand zuerst tut; es erinnert sie an nichts, was sie vergessen hätten.",
      ],
      [
        "Zeit für den zweiten Monat freihalten",
        "Die Besuche hören nach der Beerdigung auf, und dann werden die Tage länger.",
      ],
    ],
    letter: "Ein Brief an den Menschen, der fehlt",
    questions: [
      "Was sollen andere von diesem Menschen wissen?",
      "Was hat jemand getan, das half?",
      "Was soll zwischen euch bleiben?",
    ],
    tags: [
      "trauer",
      "trauerbewältigung",
      "trauerbegleitung",
      "verlust",
      "abschied",
      "erinnerung",
      "trauern",
      "hinterbliebene",
      "imherzen",
      "dubistnichtallein",
    ],
  },
  pet: {
    about: "ein Tier verlieren",
    said: ["Es war doch nur ein Tier", "Ich weiß, wie viel von deinem Tag ihm gehörte"],
    helps: [
      ["Den Napf vorerst stehen lassen", "Es gibt keinen Tag, bis zu dem alles weggeräumt sein muss."],
      ["Es der Tierarztpraxis sagen", "Viele Praxen kennen jemanden zum Reden und erinnern sich auch."],
      ["Dem Spaziergang einen anderen Sinn geben", "Derselbe Weg zur selben Zeit hält den Tag zusammen."],
    ],
    letter: "Ein Brief an ein Tier, das den Tag geteilt hat",
    questions: [
      "Wie war ein gewöhnlicher Morgen mit ihm?",
      "Was willst du behalten?",
      "Wer trauert zu Hause noch?",
    ],
    tags: [
      "tiertrauer",
      "regenbogenbrücke",
      "haustierverlust",
      "abschiedvomhund",
      "abschiedvonderkatze",
      "trauer",
      "erinnerung",
      "tierliebe",
      "danke",
      "dubistnichtallein",
    ],
  },
  stillbirth: {
    about: "ein Baby, das still geboren wurde",
    said: ["Ihr seid noch jung", "Wie heißt euer Baby? Erzähl mir von ihm, wenn du magst"],
    helps: [
      [
        "Den Namen des Babys sagen",
        "Viele Eltern fürchten, dass es niemand tut, und sind dankbar für jeden, der es tut.",
      ],
      [
        "Behalten, was sich behalten lässt",
        "Ein Handabdruck, eine Decke, ein Bild für später: Kliniken und Ehrenamtliche helfen, auch Tage danach.",
      ],
      [
        "Für einen Körper sorgen, der geboren hat",
        "Milch, Blutung und Schmerz kommen trotzdem; eine Hebamme oder Ärztin weiß, was zu tun ist.",
      ],
    ],
    letter: "Ein Brief an ein Baby, das still geboren wurde",
    questions: [
      "Was sollen andere von eurem Baby wissen?",
      "Welche Bilder sind nur für euch?",
      "Wer sorgt diese Woche für dich?",
    ],
    tags: [
      "stillegeburt",
      "totgeburt",
      "sternenkind",
      "sternenkinder",
      "sterneneltern",
      "sternenmama",
      "stillgeboren",
      "trauer",
      "darüberreden",
      "dubistnichtallein",
    ],
  },
  pregnancy: {
    about: "eine Schwangerschaft verlieren",
    said: ["Ihr könnt es nochmal versuchen", "Es tut mir leid. Magst du erzählen?"],
    helps: [
      [
        "Es so nennen, wie du es nennst",
        "Baby, Schwangerschaft, Verlust: Das Wort gehört denen, die es erlebt haben.",
      ],
      [
        "Die freien Tage nehmen",
        "Auch der Körper braucht sie; Hebamme oder Ärztin wissen, welche Zeichen wichtig sind.",
      ],
      ["Auch den anderen Elternteil fragen", "Er oder sie wird oft nur gefragt, wie es ihr geht."],
    ],
    letter: "Ein Brief an jemanden, der nur kurz da war",
    questions: [
      "Wer weiß es, und wer soll es nicht aus einem Video erfahren?",
      "Was hättest du gern gehört?",
      "Möchtest du lieber schreiben als sprechen?",
    ],
    tags: [
      "sternenkind",
      "sternenkinder",
      "sterneneltern",
      "fehlgeburt",
      "stillegeburt",
      "trauer",
      "sternenmama",
      "verlust",
      "darüberreden",
      "dubistnichtallein",
    ],
  },
  infertility: {
    about: "unerfüllter Kinderwunsch",
    said: ["Entspannt euch einfach", "Das klingt lang. Ich bin so oder so bei euch"],
    helps: [
      ["Entscheiden, wer fragen darf", "Eine Person, die Neuigkeiten weitergibt, spart zehn Gespräche."],
      ["Schwere Tage planen", "Ein Wartezimmer ist leichter, wenn es einen Ausweg gibt."],
      ["Etwas behalten, das nicht davon handelt", "Ein Abend in der Woche, an dem niemand Tage zählt."],
    ],
    letter: "Ein Brief an euch beide, für später",
    questions: [
      "Wie viel davon soll bekannt sein?",
      "Wie fühlen sich Fragen von deiner Seite an?",
      "Was gibt dir eine Stunde Pause?",
    ],
    tags: [
      "kinderwunsch",
      "unerfüllterkinderwunsch",
      "kinderwunschreise",
      "kinderwunschzeit",
      "ivf",
      "icsi",
      "ungewolltkinderlos",
      "hoffnung",
      "darüberreden",
      "dubistnichtallein",
    ],
  },
};
