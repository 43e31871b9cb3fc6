import type { Language } from "#shared/rules/language.ts";
import { cap, type SoberChoice } from "../compose/frames.ts";
import { filmed } from "./stories/stories.ts";

/** How a choice is told of an issue, a condition or a time of life: no verdict, no winner, nobody put on the spot. */
export const SOBER_CHOICES: Readonly<Record<Language, SoberChoice>> = {
  en: {
    titles: [
      ({ a, b }) => `${cap(a)} or ${b}: what it hangs on`,
      ({ subject, decides }) => `${cap(subject)}: it depends on ${decides}`,
      ({ subject, a, b }) => `${cap(subject)}: ${a}, or ${b}`,
    ],
    hooks: [
      ({ decides }) => `It depends on ${decides}.`,
      ({ decides }) => `Ask yourself ${decides}.`,
      () => "There is no wrong answer here.",
    ],
    stories: [
      filmed(
        "q-and-a",
        ({ a, b, decides }) =>
          `Say calmly what both can give: ${a}, and ${b}. Name what it hangs on: ${decides}. Leave the choice to the viewer.`,
      ),
      filmed(
        "story",
        ({ a, b, decides }) =>
          `Tell how it was for you or for somebody who agreed to be heard: ${a}, or ${b}. On screen stands one line: it depends on ${decides}. Close on where to ask for advice.`,
      ),
    ],
    calls: [() => "Save this for a quiet moment.", () => "Share this with one person it could help."],
  },
  es: {
    titles: [
      ({ a, b }) => `${cap(a)} o ${b}: de qué depende`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} o ${b}`,
    ],
    hooks: [({ decides }) => `Depende de ${decides}.`, () => "Aquí no hay respuesta equivocada."],
    stories: [
      filmed(
        "q-and-a",
        ({ a, b, decides }) =>
          `Di con calma lo que puede dar cada camino: ${a}, y ${b}. Nombra de qué depende: ${decides}. Deja la decisión a quien mira.`,
      ),
      filmed(
        "story",
        ({ a, b, decides }) =>
          `Cuenta cómo fue para ti o para alguien que quiso contarlo: ${a}, o ${b}. En pantalla, una línea: ${decides}. Termina diciendo dónde pedir consejo.`,
      ),
    ],
    calls: [
      () => "Guárdalo para un momento tranquilo.",
      () => "Compártelo con una persona a quien le ayude.",
    ],
  },
  fr: {
    titles: [
      ({ a, b }) => `${cap(a)} ou ${b} : de quoi ça dépend`,
      ({ subject, a, b }) => `${cap(subject)} : ${a} ou ${b}`,
    ],
    hooks: [({ decides }) => `À voir d'abord : ${decides}.`, () => "Ici, pas de mauvaise réponse."],
    stories: [
      filmed(
        "q-and-a",
        ({ a, b, decides }) =>
          `Dites calmement ce que chaque voie peut apporter : ${a}, et ${b}. Nommez ce qui compte : ${decides}. Laissez le choix à ceux qui regardent.`,
      ),
      filmed(
        "story",
        ({ a, b, decides }) =>
          `Racontez comment ça s'est passé pour vous, ou pour quelqu'un qui a bien voulu : ${a}, ou ${b}. À l'écran, une ligne : ${decides}. Finissez par l'endroit où demander conseil.`,
      ),
    ],
    calls: [
      () => "Enregistrez ça pour un moment calme.",
      () => "Partagez avec une personne que ça peut aider.",
    ],
  },
  de: {
    titles: [
      ({ a, b }) => `${cap(a)} oder ${b}: worauf es ankommt`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} oder ${b}`,
    ],
    hooks: [({ decides }) => `Es kommt darauf an, ${decides}.`, () => "Hier gibt es keine falsche Antwort."],
    stories: [
      filmed(
        "q-and-a",
        ({ a, b, decides }) =>
          `Sag in Ruhe, was beide Wege geben können: ${a}, und ${b}. Nenn, worauf es ankommt: ${decides}. Überlass die Wahl denen, die zusehen.`,
      ),
      filmed(
        "story",
        ({ a, b, decides }) =>
          `Erzähl, wie es bei dir war oder bei jemandem, der es erzählen wollte: ${a}, oder ${b}. Im Bild steht eine Zeile: ${decides}. Zum Schluss, wo man Rat bekommt.`,
      ),
    ],
    calls: [
      () => "Speichere dir das für einen ruhigen Moment.",
      () => "Teile das mit einem Menschen, dem es helfen kann.",
    ],
  },
  pt: {
    titles: [
      ({ a, b }) => `${cap(a)} ou ${b}: do que depende`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} ou ${b}`,
    ],
    hooks: [({ decides }) => `Veja primeiro ${decides}.`, () => "Aqui não existe resposta errada."],
    stories: [
      filmed(
        "q-and-a",
        ({ a, b, decides }) =>
          `Diga com calma o que cada caminho pode dar: ${a}, e ${b}. Fale do que conta: ${decides}. Deixe a escolha para quem assiste.`,
      ),
      filmed(
        "story",
        ({ a, b, decides }) =>
          `Conte como foi com você ou com alguém que quis contar: ${a}, ou ${b}. Na tela, uma linha: ${decides}. Termine dizendo onde pedir conselho.`,
      ),
    ],
    calls: [() => "Salve para um momento calmo.", () => "Compartilhe com uma pessoa a quem isso ajude."],
  },
};
