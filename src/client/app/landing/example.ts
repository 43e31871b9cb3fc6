/** The idea on the front page; its topic is home espresso. */
export const EXAMPLE = {
  idea: {
    title: "5 espresso mistakes that turn $20 beans sour",
    hook: "Your beans aren't the problem. It's the grinder you bought last year.",
    description:
      "Close-up shots of five pours, one mistake each, from a stale grind to a cold cup. Every clip shows the sour shot first, then the fix, then the same shot done right.",
    targetAudience: "Home baristas with their first machine",
    cta: "Save this, and comment your grind setting.",
    format: "Countdown list",
  },
  platform: "YouTube Shorts",
  score: 75,
} as const;

export interface ExampleSignal {
  readonly label: string;
  readonly points: number;
  readonly weight: number;
  readonly source: string;
  /** Said where less than three quarters of the points came in. */
  readonly advice?: string;
}

/**
 * What `ideaSignals` gives it, kept as text: the front page needn't load the rules.
 * tests/e2e/public.spec.ts holds it to them.
 */
export const EXAMPLE_SIGNALS: readonly ExampleSignal[] = [
  {
    label: "Hook can be said in 3 seconds",
    points: 5,
    weight: 8,
    source: "Study",
    advice: "Cut the hook to 8 words or fewer and start with the surprising part.",
  },
  { label: "Title fits YouTube's 100 characters", points: 4, weight: 4, source: "Official" },
  { label: "Title can be read at a glance", points: 12, weight: 12, source: "Rule of thumb" },
  {
    label: "Topic comes early in the title",
    points: 6,
    weight: 12,
    source: "Official",
    advice: "Put the words people would search for at the start of the title.",
  },
  { label: "Title and hook leave a question open", points: 8, weight: 8, source: "Rule of thumb" },
  {
    label: "Says something only this subject has",
    points: 22,
    weight: 36,
    source: "Rule of thumb",
    advice: "Name the part, the sign, the number or the step, in words that fit no other video.",
  },
  {
    label: "Asks for one thing only",
    points: 2,
    weight: 4,
    source: "Rule of thumb",
    advice: "Keep one call to action and drop the others.",
  },
  { label: "Format suits YouTube Shorts", points: 6, weight: 6, source: "Rule of thumb" },
  { label: "Description says what is on screen", points: 10, weight: 10, source: "Rule of thumb" },
];
