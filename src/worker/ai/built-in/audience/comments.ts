import { asksSomething } from "#shared/rules/comments/questions.ts";

/** What comments say about who wrote them and what they want, by common phrases. */
export interface CommentFacts {
  readonly all: readonly string[];
  /** Those that ask something, with or without a question mark. */
  readonly questions: readonly string[];
  /** Those that ask for a video or for more of something. */
  readonly requests: readonly string[];
  /** Those that tell of something that doesn't work. */
  readonly problems: readonly string[];
  /** Who writers say they are, the most frequent first. */
  readonly people: readonly {
    /** One of them, and several: "a beginner", "beginners". */
    readonly one: string;
    readonly many: string;
    readonly comments: readonly string[];
  }[];
  /** How many comments are mostly in letters of each script, the most frequent first. */
  readonly scripts: readonly { readonly script: string; readonly count: number }[];
}

// Requests in English, Spanish, French, German and Portuguese; problems and people in English.
const REQUEST =
  /\b(?:(?:can|could|will|would) you (?:\w+ )?(?:do|make|show|cover|explain|teach|film|try|review|test|talk|share|post)|please (?:do|make|show|cover|explain|teach|film|try|review|test|talk|share|post|more)|(?:do|make|need|want|love|like) (?:an?|another|more) (?:\w+ ){0,2}(?:video|tutorial|series|guide|review|vlog|part)s?|(?:video|tutorial|episode|guide) (?:on|about)|part (?:2|two|3|three)|more (?:of (?:this|these|that)|videos|content|like this)|i(?:'d| would) (?:love|like) to see|(?:puedes|podrías|podéis) (?:hacer|mostrar|explicar|enseñar)|haz (?:un|una|más)|(?:peux|pourrais|pouvez|pourriez)[ -](?:tu|vous) (?:faire|montrer|expliquer)|(?:kannst|könntest) du (?:\p{L}+ ){0,4}(?:machen|zeigen|erklären)|(?:pode|poderia) (?:fazer|mostrar|explicar)|faz (?:um|uma|mais))(?!\p{L})/iu;

const PROBLEM =
  /\b(?:i (?:can'?t|cannot|couldn'?t|never manage|keep|always) |(?:doesn'?t|didn'?t|don'?t|won'?t|not|isn'?t) work|struggl(?:e|es|ed|ing)|stuck|fail(?:s|ed|ing)?|confus(?:ed|ing)|too (?:hard|difficult|fast|expensive)|problem|trouble|went wrong|gave up|giving up|no idea how|frustrat(?:ed|ing))/iu;

const PEOPLE: readonly (readonly [one: string, many: string, pattern: RegExp])[] = [
  [
    "a beginner",
    "beginners",
    /\b(?:beginners?|newbie|noob|new to (?:this|it|the)|just start(?:ed|ing)|(?:my|the) (?:very )?first time|never (?:done|tried|made) (?:this|it|one))\b/iu,
  ],
  [
    "somebody experienced",
    "experienced people",
    /\b(?:for (?:over |about |almost )?\d+ years|for years|years of experience|professionally|as a professional|i teach|i work (?:as|in))\b/iu,
  ],
  ["a parent", "parents", /\bmy (?:kids?|sons?|daughters?|children|toddler|baby)\b/iu],
  [
    "a student",
    "students",
    /\b(?:i'?m a student|as a student|students?|exams?|homework|college|university)\b/iu,
  ],
  [
    "somebody who watches their money",
    "people who watch their money",
    /\b(?:can'?t afford|cannot afford|expensive|cheaper|(?:on a|tight|small|low) budget)\b/iu,
  ],
  [
    "somebody short of time",
    "people short of time",
    /\b(?:no time|don'?t have (?:the |much |enough )?time|so busy|after work|quicker|faster way)\b/iu,
  ],
];

const SCRIPTS: readonly (readonly [script: string, letter: RegExp])[] = [
  ["Latin", /\p{sc=Latn}/gu],
  ["Cyrillic", /\p{sc=Cyrl}/gu],
  ["Arabic", /\p{sc=Arab}/gu],
  ["Devanagari", /\p{sc=Deva}/gu],
  ["Bengali", /\p{sc=Beng}/gu],
  ["Hebrew", /\p{sc=Hebr}/gu],
  ["Greek", /\p{sc=Grek}/gu],
  ["Thai", /\p{sc=Thai}/gu],
  ["Korean", /\p{sc=Hang}/gu],
  ["Chinese or Japanese", /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu],
];

/** Counts what comments say. Each is counted once for each thing it says. */
export function readComments(all: readonly string[]): CommentFacts {
  const saying = (pattern: RegExp) => all.filter((comment) => pattern.test(comment.replaceAll("’", "'")));
  const people = PEOPLE.map(([one, many, pattern]) => ({ one, many, comments: saying(pattern) }))
    .filter(({ comments }) => comments.length > 0)
    .toSorted((a, b) => b.comments.length - a.comments.length);
  return {
    all,
    questions: all.filter(asksSomething),
    requests: saying(REQUEST),
    problems: saying(PROBLEM),
    people,
    scripts: scriptsOf(all),
  };
}

function scriptsOf(comments: readonly string[]): CommentFacts["scripts"] {
  const counts = new Map<string, number>();
  for (const comment of comments) {
    const [most] = SCRIPTS.map(([script, letter]) => ({
      script,
      letters: comment.match(letter)?.length ?? 0,
    })).toSorted((a, b) => b.letters - a.letters);
    if (most !== undefined && most.letters > 0) counts.set(most.script, (counts.get(most.script) ?? 0) + 1);
  }
  return [...counts].map(([script, count]) => ({ script, count })).toSorted((a, b) => b.count - a.count);
}
