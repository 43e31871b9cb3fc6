import { cap, type Frames } from "../compose/frames.ts";
import { shortAnswer } from "../compose/short-answer.ts";
import { germanStories } from "./stories/german.ts";

/** How ideas are said in German: `does` ends with an infinitive, clauses have their verb second and stand alone. */
export const german: Frames = {
  mistake: {
    titles: [
      ({ subject, instead }) => `${cap(subject)}: ${instead}`,
      ({ does }) => `${cap(does)}? Lieber nicht`,
      ({ subject, sign }) => `${cap(subject)}: ${sign}, und warum`,
      ({ sign }) => `${cap(sign)}? Daran liegt es`,
      ({ subject, does }) => `${cap(subject)}, bitte nicht: ${does}`,
      ({ subject, sign }) => `${cap(subject)}: ${sign}? Daran liegt es`,
      ({ does, instead }) => `Nicht mehr: ${does}. Sondern: ${instead}`,
      ({ does, because }) => `${cap(does)}? ${cap(because)}`,
      ({ does, sign }) => `${cap(does)}? Die Folge: ${cap(sign)}`,
      ({ subject, instead }) => `${cap(subject)}, eine Regel: ${instead}`,
      ({ subject, sign }) => `${cap(subject)}: ${sign}. Was hilft`,
      ({ does }) => `Schluss damit: ${does}`,
      ({ sign, instead }) => `${cap(sign)}? ${cap(instead)}`,
    ],
    hooks: [
      ({ sign }) => `${cap(sign)}.`,
      ({ does, sign }) => `${cap(does)}? ${cap(sign)}.`,
      ({ sign }) => `${cap(sign)}. Pech ist das nicht.`,
      ({ does }) => `Bitte nicht: ${does}.`,
      ({ because }) => `${cap(because)}.`,
      ({ sign }) => `Kennst du das? ${cap(sign)}.`,
      ({ instead }) => `${cap(instead)}. Schau, was sich ändert.`,
      ({ sign }) => `${cap(sign)}. Das fing früher an.`,
      ({ instead, because }) => `${cap(instead)}. ${cap(because)}.`,
      ({ shown }) => (shown === undefined ? undefined : `${cap(shown)}. Siehst du, was passiert ist?`),
      ({ because }) => `Merk dir eins: ${because}.`,
    ],
    stories: germanStories.mistake,
    formats: ["before-after", "tutorial", "experiment", "myth-busting", "list", "case-study"],
  },
  choice: {
    titles: [
      ({ a, b }) => `${cap(a)} oder ${b}?`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} oder ${b}?`,
      ({ subject, a, b }) => `${cap(a)} oder ${b}? | ${cap(subject)}`,
      ({ subject, a, b }) => `${cap(subject)}: ${a} vs. ${b}`,
      ({ a, b }) => `${cap(a)} oder ${b}? So entscheidest du`,
      ({ a, b, decides }) => `${cap(a)} oder ${b}? Es kommt darauf an, ${decides}`,
      ({ a, b, decides }) => `${cap(a)} oder ${b}? Frag dich, ${decides}`,
      ({ subject, a, b }) => `${cap(subject)} im Vergleich: ${a} und ${b}`,
    ],
    hooks: [
      ({ a, b }) => `${cap(a)} oder ${b}?`,
      ({ a, b }) => `${cap(a)} oder ${b}? Eine Frage entscheidet.`,
      ({ decides }) => `Wähl noch nicht. Frag dich erst, ${decides}.`,
      ({ a, b }) => `Links ${a}, rechts ${b}.`,
      ({ decides }) => `Alles hängt davon ab, ${decides}.`,
      ({ a, b }) => `Klären wir das: ${a} oder ${b}.`,
      ({ a }) => `Wann das nicht passt: ${a}.`,
    ],
    stories: germanStories.choice,
    formats: ["comparison", "review", "experiment", "q-and-a", "list"],
  },
  step: {
    titles: [
      (point) => `${cap(point.subject)}: ${point.do}`,
      (point) => `Lass das nicht aus: ${point.do}`,
      (point) => `${cap(point.do)} | ${cap(point.subject)}`,
      (point) => `${cap(point.subject)}: erst das, dann weiter. ${cap(point.do)}`,
      (point) => `${cap(point.subject)}, ein Schritt: ${point.do}`,
      (point) => `${cap(point.do)}: So sieht es aus, wenn es passt`,
      (point) => `${cap(point.subject)}, nicht auslassen: ${point.do}`,
    ],
    hooks: [
      (point) => `${cap(point.do)}.`,
      ({ see }) => `${cap(see)}.`,
      (point) => `${cap(point.do)}. Achte genau darauf.`,
      ({ see }) => `So soll es aussehen: ${see}.`,
      ({ see }) => `Weißt du, was das ist? ${cap(see)}.`,
      ({ see }) => `Daran erkennst du, dass es passt: ${see}.`,
      ({ see }) => `${cap(see)}. Wie kommt man dahin?`,
      (point) => `Nicht weiter ohne das: ${point.do}.`,
      (point) => `${cap(point.do)}: ${point.see}.`,
    ],
    stories: germanStories.step,
    formats: ["tutorial", "behind-the-scenes", "before-after", "day-in-the-life", "list"],
  },
  question: {
    titles: [
      ({ ask }) => ask,
      ({ subject, ask }) => `${cap(subject)}: ${ask}`,
      ({ ask, subject }) => `${ask} | ${cap(subject)}`,
      ({ ask }) => `${ask} Die kurze Antwort`,
      ({ ask }) => `${ask} In einer Minute erklärt`,
      ({ ask, answer }) => {
        const short = shortAnswer(answer);
        return short && `${ask} ${short}`;
      },
    ],
    hooks: [
      ({ ask }) => ask,
      ({ ask, answer }) => `${ask} ${answer}`,
      ({ answer }) => answer,
      ({ answer }) => {
        const short = shortAnswer(answer);
        return short && `${short}.`;
      },
      ({ ask }) => `${ask} Ich zeig's dir.`,
      ({ ask }) => `${ask} So erkennst du es.`,
      ({ ask }) => `Kurz gefragt: ${ask}`,
      ({ ask }) => `${ask} Finden wir es heraus.`,
      ({ ask }) => `Eins vorweg: ${ask}`,
      ({ ask }) => `Gute Frage: ${ask}`,
      ({ shown, ask }) => (shown === undefined ? undefined : `${cap(shown)}. ${ask}`),
    ],
    stories: germanStories.question,
    formats: ["q-and-a", "experiment", "tutorial", "case-study", "myth-busting"],
  },
  belief: {
    titles: [
      ({ said }) => `${cap(said)}: Stimmt das?`,
      ({ subject, said }) => `${cap(subject)}: Stimmt es? ${cap(said)}`,
      ({ said }) => `${cap(said)}? Nicht ganz`,
      ({ subject, so }) => `${cap(subject)}: ${so}`,
      ({ subject, said }) => `${cap(subject)}, ein Mythos: ${said}`,
      ({ said }) => `Es heißt: ${said}`,
      ({ said, so }) => `${cap(said)}? Nein: ${cap(so)}`,
      ({ said, subject }) => `${cap(said)}? | ${cap(subject)}`,
      ({ said, subject }) => `${cap(subject)}, wahr oder falsch? ${cap(said)}`,
    ],
    hooks: [
      ({ said, so }) => `${cap(said)}? ${cap(so)}.`,
      ({ said }) => `${cap(said)}? Schau dir das an.`,
      ({ said }) => `Man hört oft: ${said}. Prüfen wir das.`,
      ({ so }) => `${cap(so)}.`,
      ({ said }) => `Wahr oder falsch? ${cap(said)}.`,
      ({ said }) => `Klingt logisch: ${said}. Sicher?`,
    ],
    stories: germanStories.belief,
    formats: ["myth-busting", "experiment", "reaction", "q-and-a", "comparison"],
  },
  scene: {
    titles: [
      ({ subject, picture }) => `${cap(subject)} in einem Bild: ${picture}`,
      ({ subject, picture }) => `${cap(subject)}: ${picture}`,
      ({ subject, picture, close }) => `${cap(subject)}, zwei Bilder: ${close}, ${picture}`,
      ({ subject, picture }) => `${cap(subject)}, ganz nah: ${picture}`,
    ],
    hooks: [
      ({ picture }) => `${cap(picture)}. Schau weiter.`,
      ({ picture }) => `Was siehst du? ${cap(picture)}.`,
      ({ close, picture }) => `Erst ${close}, dann ${picture}.`,
      ({ picture }) => `Ton an: ${picture}.`,
      ({ picture }) => `Schau genau hin: ${picture}.`,
      ({ picture }) => `Ein Moment ohne Worte: ${picture}.`,
    ],
    stories: germanStories.scene,
    formats: ["behind-the-scenes", "before-after", "day-in-the-life", "reaction", "case-study"],
  },
};
