import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { LANGUAGES } from "#shared/rules/language.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { careByPhrases } from "#worker/ai/material/care/care-of.ts";
import { featuresOf, scaleOf, wordsOf } from "#worker/ai/material/care/classifier/features.ts";
import { CARE_KINDS, isChild, isHarm } from "#worker/ai/material/care/kinds.ts";
import { careTextOf } from "#worker/ai/material/care/plain.ts";
import type { CommentIntent } from "#shared/rules/replies.ts";
import { CORPUS } from "../comment-corpus.ts";
import { LATER_CORPUS } from "../comment-corpus-later.ts";
import { COMPOSED_PHRASINGS } from "./composed-phrasings.ts";
import { distressTexts, plainTexts } from "./heard.ts";
import { everydayTexts } from "./heard/everyday.ts";
import { LOOK_ALIKES } from "./look-alikes.ts";
import { LOOK_ALIKES_FRESH } from "./look-alikes-fresh.ts";
import { LOOK_ALIKES_INDIRECT } from "./look-alikes-indirect.ts";
import { MORE_PHRASINGS } from "./more-phrasings.ts";
import { PHRASINGS } from "./phrasings.ts";
import { TOLD } from "./told.ts";
import { TOLD_FRESH } from "./told-fresh.ts";
import { TOLD_INDIRECT } from "./told-indirect.ts";

/**
 * Trains the weights of src/worker/ai/material/care/classifier by stochastic gradient descent and writes them:
 * `node tests/support/care/train.ts`. Texts that need care are few and weigh more; look-alikes weigh more than what is plainly
 * harmless, of which there is much.
 */
const WEIGHT = { distress: 6, lookAlike: 4, harmless: 1 } as const;
const EPOCHS = 15;
const RATE = 0.3;
/** How many of the heaviest weights are kept. */
const KEPT = 5000;
const UNIT = 100;
const STEP = 20;
/** Characters of a line of the file that is written, about. */
const LINE = 220;
const TARGET = new URL("../../../src/worker/ai/material/care/classifier/weights.ts", import.meta.url);

/** Intents of comments that are no sign of an ordinary day. */
const HEAVY = new Set<CommentIntent>([
  "self-harm",
  "abuse",
  "threat",
  "grief",
  "hardship",
  "illness",
  "harassment",
  "hate",
]);

interface Example {
  readonly features: readonly string[];
  readonly wanted: 0 | 1;
  readonly weight: number;
}

function examples(texts: readonly string[], wanted: 0 | 1, weight: number): Example[] {
  return texts.map((text) => ({ features: featuresOf(wordsOf(careTextOf(text))), wanted, weight }));
}

function distress(): string[] {
  const kinds = CARE_KINDS.filter((kind) => !isHarm(kind) && !isChild(kind) && kind !== "poisoned");
  return [
    ...distressTexts(),
    ...[TOLD, TOLD_FRESH, TOLD_INDIRECT].flatMap((told) =>
      LANGUAGES.flatMap((language) => kinds.flatMap((kind) => told[language][kind] ?? [])),
    ),
    ...[PHRASINGS, MORE_PHRASINGS, COMPOSED_PHRASINGS].flatMap((some) =>
      LANGUAGES.flatMap((language) => some[language].help.concat(some[language].tender)),
    ),
  ];
}

function lookAlikes(): string[] {
  return [
    ...plainTexts(),
    ...[LOOK_ALIKES, LOOK_ALIKES_FRESH, LOOK_ALIKES_INDIRECT].flatMap((some) =>
      LANGUAGES.flatMap((language) => some[language]),
    ),
    // A child that only says its age isn't in danger.
    ...[PHRASINGS, MORE_PHRASINGS, COMPOSED_PHRASINGS].flatMap((some) =>
      LANGUAGES.flatMap((language) => some[language].none.concat(some[language].child)),
    ),
  ];
}

/** What people ask of the playbook, write as questions and comment, as far as nothing in it needs care. */
function harmless(): string[] {
  const root = new URL("../../../", import.meta.url);
  const read = (path: string) => readFileSync(new URL(path, root), "utf8");
  const within = (folder: string, ending: string) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(ending))
      .toSorted()
      .map((name) => read(`${folder}/${name}`));
  const lines = [
    ...everydayTexts(),
    ...within("knowledge/playbook", ".yaml").flatMap((text) =>
      [...text.matchAll(/^ {4}- (.+)$/gm)].map(([, asked = ""]) => asked),
    ),
    ...["phrasings", "free-questions"].flatMap((folder) =>
      within(`tests/support/${folder}`, ".txt").flatMap((text) =>
        text.split("\n").map((line) => line.replace(/\t.*|^#.*| *\| .*$/, "").trim()),
      ),
    ),
    ...[...CORPUS, ...LATER_CORPUS].filter(({ intent }) => !HEAVY.has(intent)).map(({ comment }) => comment),
  ];
  return lines.filter((line) => line !== "" && careByPhrases(line).level === "none");
}

function trained(all: readonly Example[]): Map<string, number> {
  const weights = new Map<string, number>();
  const random = seededRandom(1);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const rate = RATE / (1 + epoch * RATE);
    for (const { features, wanted, weight } of random.sample(all, all.length)) {
      const scale = scaleOf(features);
      const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0) * scale;
      const step = (wanted - 1 / (1 + Math.exp(-score))) * rate * weight * scale;
      for (const feature of features) weights.set(feature, (weights.get(feature) ?? 0) + step);
    }
  }
  return weights;
}

/** The heaviest weights in hundredths, the features of one weight together. */
function written(weights: ReadonlyMap<string, number>): string {
  const heaviest = [...weights].toSorted(([, a], [, b]) => Math.abs(b) - Math.abs(a)).slice(0, KEPT);
  // A step of a fifth is as exact as the examples are many, and lets more features share a line.
  const grouped = Map.groupBy(heaviest, ([, weight]) => Math.round((weight * UNIT) / STEP) * STEP);
  const lines = [...grouped]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([weight, some]) =>
      wrapped(some.map(([feature]) => feature).toSorted()).map((line) => `${weight}:${line}`),
    );
  return `/** Trained by tests/support/care/train.ts: a weight in hundredths, and the features that have it. */\nexport const WEIGHTS = \`\n${lines.join("\n")}\n\`;\n`;
}

function wrapped(features: readonly string[]): string[] {
  const lines: string[] = [];
  for (const feature of features) {
    const last = lines.at(-1);
    if (last === undefined || last.length + feature.length > LINE) lines.push(feature);
    else lines[lines.length - 1] = `${last},${feature}`;
  }
  return lines;
}

const all = [
  ...examples(distress(), 1, WEIGHT.distress),
  ...examples(lookAlikes(), 0, WEIGHT.lookAlike),
  ...examples(harmless(), 0, WEIGHT.harmless),
];
writeFileSync(TARGET, written(trained(all)));
console.log(`${all.length} texts`);
