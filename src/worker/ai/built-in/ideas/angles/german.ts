import type { AngleWords } from "./words.ts";

/** In German. */
export const germanAngles: AngleWords = {
  searches: [
    {
      format: "q-and-a",
      title: (head) => `${head}: die kurze Antwort`,
      hook: (said) => `Lies die Suche laut vor, „${said}“, und beantworte sie in einem Satz.`,
      fill: (said) =>
        `Auf YouTube wird nach „${said}“ gesucht. Das füllst du aus: deine Antwort in einem Satz, das Bild, das sie beweist, der Fall, in dem es anders ist. Filme zuerst den Beweis.`,
      cta: "Bitte um einen Kommentar: Was haben sie vorher gesucht?",
    },
    {
      format: "tutorial",
      title: (head) => `${head}, von Anfang bis Ende`,
      hook: (said) => `Zeig zuerst das Ergebnis und nenne die Suche: „${said}“.`,
      fill: (said) =>
        `Auf YouTube wird nach „${said}“ gesucht. Das füllst du aus: die Schritte der Reihe nach, den, der am häufigsten schiefgeht, wie lange es dauert. Filme deine Hände von oben.`,
      cta: "Bitte darum, das Video für den ersten Versuch zu speichern.",
    },
    {
      format: "case-study",
      title: (head) => `${head}: Was andere Videos weglassen`,
      hook: () => "Sag das eine, was keiner der ersten Treffer zeigt.",
      fill: (said) =>
        `Such auf YouTube nach „${said}“ und sieh dir die ersten fünf Treffer an. Das füllst du aus: was alle sagen, was keiner zeigt, was du zeigen kannst. Das filmst du.`,
      cta: "Bitte um einen Kommentar: Was war noch nicht zu finden?",
    },
    {
      format: "list",
      title: (head) => `${head}: Das solltest du vorher wissen`,
      hook: (said) => `Sprich mit einem einzigen Menschen, der gerade „${said}“ eingetippt hat.`,
      fill: (said) =>
        `Auf YouTube wird nach „${said}“ gesucht. Das füllst du aus: drei Dinge, die du Freunden sagen würdest, die das eintippen, das teuerste, wenn man es nicht weiß, ein Bild zu jedem.`,
      cta: "Bitte darum, das Video an jemanden zu schicken, der gerade anfängt.",
    },
  ],
  parts: [
    {
      format: "tutorial",
      title: (head) => `${head}, ganz nah`,
      hook: (said) => `Zeig „${said}“, bevor du ein Wort dazu sagst.`,
      fill: (said) =>
        `Der Wikipedia-Artikel hat dazu einen eigenen Abschnitt: „${said}“. Das füllst du aus: was du selbst davon gesehen hast, was Anfänger dort falsch machen, eine Nahaufnahme. Prüfe am Artikel, was du behauptest.`,
      cta: "Bitte um einen Kommentar: Welchen Teil zeigst du als Nächstes?",
    },
    {
      format: "q-and-a",
      title: (head) => `${head} in einer Minute`,
      hook: (said) => `Sag in einem Satz, worum es bei „${said}“ geht und was man davon hat.`,
      fill: (said) =>
        `Der Wikipedia-Artikel hat dazu einen eigenen Abschnitt: „${said}“. Das füllst du aus: ein Satz, der es erklärt, ein Beispiel von dir, die Frage, die danach kommt. Nenne den Artikel.`,
      cta: "Bitte um die nächste Frage in den Kommentaren.",
    },
    {
      format: "myth-busting",
      title: (head) => `${head}, wahr oder falsch?`,
      hook: (said) => `Sag den Satz über „${said}“, den du immer wieder hörst.`,
      fill: (said) =>
        `Der Wikipedia-Artikel hat dazu einen eigenen Abschnitt: „${said}“. Das füllst du aus: was man sagt, was im Artikel steht, was du gesehen hast. Filme, wo die drei sich unterscheiden.`,
      cta: "Bitte um einen Kommentar: Was hat man ihnen erzählt?",
    },
  ],
};
