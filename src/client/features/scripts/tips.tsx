import type { Signal } from "#shared/rules/ideas.ts";

interface ScriptTip {
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly kind: Signal["source"]["kind"];
}

const KINDS: Record<ScriptTip["kind"], string> = {
  official: "Official",
  study: "Study",
  reported: "Reported",
  heuristic: "Rule of thumb",
};

const TIPS: readonly ScriptTip[] = [
  {
    title: "Win the opening",
    text: "YouTube's retention report shows who is still watching at 30 seconds. If many leave, match the opening to the title and change the first 30 seconds.",
    kind: "official",
    source: "YouTube Help (answer/9314415), checked 21 Nov 2026",
  },
  {
    title: "Start before you are ready",
    text: "TikTok calls the first 6 seconds the hook. Begin with the problem or the result; your name and a greeting can wait.",
    kind: "reported",
    source: "TikTok and VidMob, checked 21 Nov 2026",
  },
  {
    title: "Read it aloud",
    text: "The meter counts 150 words a minute. Time yourself once: if you speak faster, aim for more words, and cut what makes you stumble.",
    kind: "heuristic",
    source: "the craft",
  },
  {
    title: "Put yourself into it",
    text: "YouTube wants no AI label for a script an AI helped to write. Realistic people, places or events that were altered need one.",
    kind: "official",
    source: "YouTube Help (answer/14328491), checked 21 Nov 2026",
  },
];

/** What helps any script, each with where it is known from. */
export function ScriptTips() {
  return (
    <section aria-labelledby="script-tips">
      <h2 id="script-tips" className="text-lg font-semibold">
        Script tips
      </h2>
      <ul className="mt-3 grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-1">
        {TIPS.map(({ title, text, kind, source }) => (
          <li key={title}>
            <h3 className="text-[0.9375rem] font-semibold">{title}</h3>
            <p className="mt-0.5 text-ink-soft">{text}</p>
            <p className="mt-1 text-sm text-ink-soft">
              {KINDS[kind]}: {source}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
