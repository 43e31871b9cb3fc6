/** What a quick plan knows of one niche. All of it is craft practice (heuristic) unless a line names its source. */
export interface NicheContent {
  /**
   * What to make videos about. Each entry is one subject in one or more wordings; a plan takes a subject once,
   * so that no two of its topics are about the same thing. At least 6 subjects, no title above 90 characters,
   * which leaves room for "(Part 4)" within YouTube's 100.
   */
  readonly subjects: readonly (readonly string[])[];
  /** 3 to 5 sentences of advice that hold for this niche and not for every other. */
  readonly tips: readonly string[];
}

/**
 * A niche's own words for the generic templates, American English, each written for one place in a sentence.
 * Articles follow the letter: no "a" before a vowel letter, no "an" before a consonant letter.
 */
export interface Pieces {
  /** Lower case, singular or uncountable; fits "about ___": "travel". */
  readonly field: string;
  /** Plural; fits "where ___ should start": "first-time travelers". */
  readonly newcomers: string;
  /** A gerund; fits "stop ___" and "why ___ is so tempting": "packing for every weather". */
  readonly mistake: string;
  /** A clause; fits "is it true that ___?": "good trips need a big budget". */
  readonly belief: string;
  /** Two questions that stand on their own, with their question mark. */
  readonly questions: readonly [string, string];
  /** Two things to do on camera, fit "my honest notes on ___": "a weekend with one small bag". */
  readonly projects: readonly [string, string];
  /** Something to point the camera at, fits "a closer look at ___": "the packing list". */
  readonly show: string;
}

/** The generic templates (spec §9), filled with one niche's words: nine subjects. */
export function genericSubjects(pieces: Pieces): string[][] {
  const { field, newcomers, mistake, belief, questions, projects, show } = pieces;
  const [first, second] = projects;
  return [
    [upper(first), `From start to finish: ${first}`, `Behind the scenes: ${first}`],
    [upper(second), `${upper(second)}: what failed, and what worked`, `My honest notes on ${second}`],
    [`Stop ${mistake}: what to do instead`, `Why ${mistake} is so tempting`],
    [`Is it true that ${belief}?`, `Why some say that ${belief}, and what I think`],
    [questions[0]],
    [questions[1]],
    [
      `Where ${newcomers} should start, and what can wait`,
      `Three things I'd tell ${newcomers}`,
      `Questions ${newcomers} are afraid to ask`,
    ],
    [
      `What I used to believe about ${field}`,
      `One rule about ${field} I follow, and one I break`,
      `The hardest lesson I learned about ${field}`,
    ],
    [`A closer look at ${show}`, `What you can learn from ${show}`],
  ];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
