import type { OtherTexts } from "../../texts.ts";

/** What helps who worries about somebody else, in German. */
export const OTHER: OtherTexts = {
  heading: "Zuerst: wie du beistehen kannst",
  danger: {
    suicide: {
      lead: "Gut, dass du das ernst nimmst. Du kannst helfen, ohne die perfekten Worte zu haben, und du musst es nicht allein tun.",
      steps: [
        [
          "Könnte die Person es gleich tun oder antwortet nicht, ruf den Notruf",
          "Sag, wer und wo sie ist und was sie gesagt oder gepostet hat. Ist sie bei dir, bleib, bis jemand kommt.",
        ],
        [
          "Frag direkt und hör zu",
          "„Denkst du an Suizid?“ bringt niemanden auf die Idee. Kein Rat, kein Streit: Gut, dass du es mir sagst.",
        ],
        [
          "War es ein Post, melde ihn, damit ihr Hilfe gezeigt wird",
          "YouTube, TikTok und Instagram haben Suizid und Selbstverletzung unter ihren Meldegründen. Das ist keine Strafe, und niemand erfährt, wer gemeldet hat. Schreib ihr auch: Ich habe es gelesen und mache mir Sorgen um dich.",
        ],
        [
          "Bring Abstand zwischen sie und das, was sie verletzen kann",
          "Tabletten, Klingen oder eine Waffe bewahrt vorerst jemand anderes auf. Nie mit Gewalt: bitte darum oder hol Hilfe.",
        ],
      ],
    },
    eating: {
      lead: "Gut, dass es dir aufgefallen ist. Oft geht es gar nicht ums Essen, und Hilfe wirkt besser, je früher sie kommt.",
      steps: [
        [
          "Bei Ohnmacht, Brustschmerz oder wenn nicht einmal Wasser drinbleibt: Notruf",
          "Das sind Notfälle, bei jedem Gewicht.",
        ],
        [
          "Sag, was du siehst, nicht, wie jemand aussieht",
          "„Mir fällt auf, dass du nicht mit isst, und ich mache mir Sorgen“ hört sich leichter als alles über Gewicht oder Körper.",
        ],
        [
          "Wach nicht über den Teller und streite nicht ums Essen",
          "Esst zusammen, redet über anderes, und bleib freundlich, wenn ein Nein kommt.",
        ],
        [
          "Geht zusammen zum Arzt",
          "Biete an, anzurufen und mitzukommen. Ist die Person minderjährig, müssen Eltern oder andere Erwachsene es wissen.",
        ],
      ],
    },
    abuse: {
      lead: "Gut, dass du nicht wegsiehst. Niemand muss dir etwas beweisen, bevor du helfen darfst.",
      steps: [
        [
          "Passiert es gerade, oder ist ein Kind in Gefahr, ruf den Notruf",
          "Geh nicht dazwischen. Nenn die Adresse, was du hörst und ob Kinder da sind.",
        ],
        [
          "Sag unter vier Augen: Ich glaube dir, und du bist nicht schuld",
          "Frag nicht nach Einzelheiten und rede nicht schlecht über den, der es tut. Die Tür muss offen bleiben.",
        ],
        [
          "Lass die Person entscheiden, in ihrem Tempo",
          "Das Gehen ist der gefährlichste Moment. Ein Hilfetelefon plant es mit ihr; du kannst ein Bett, eine Tasche, eine Fahrt oder ein Handy anbieten, das niemand liest.",
        ],
        [
          "Stell den, der es tut, nicht zur Rede",
          "Das Opfer müsste dafür büßen. Schreib für dich auf, was du gesehen hast, mit Tag und Uhrzeit.",
        ],
      ],
    },
  },
  steps: [
    [
      "Such ein Hilfetelefon, auch für dich: findahelpline.com",
      "https://findahelpline.com nennt kostenlose Telefone und Chats nach Land. Viele beraten auch Menschen, die sich um jemanden sorgen.",
    ],
    [
      "Versprich kein Schweigen, wenn ein Leben in Gefahr ist",
      "„Ich erzähle es nicht allen, aber ich weiß es auch nicht allein“ ist ein Versprechen, das du halten kannst.",
    ],
    [
      "Sag es heute noch jemandem",
      "Familie, Lehrerin, Arzt, eine Freundin in der Nähe. Bist du minderjährig, einem Erwachsenen.",
    ],
    ["Frag morgen wieder nach", "Eine kurze Nachricht reicht: Ich denke an dich. Soll ich vorbeikommen?"],
    [
      "Film und poste nichts darüber",
      "Kein Name, kein Screenshot, kein Video. Erzählen darf das nur die Person selbst.",
    ],
    ["Sorg auch für dich", "Was ein anderer tut, liegt nicht in deiner Hand und ist nicht deine Schuld."],
  ],
};
