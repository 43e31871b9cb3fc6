/** A card as a model writes it. */
export function writtenTrend(title: string, more: object = {}) {
  return {
    title,
    why: "A reason of the model's own.",
    platforms: { YouTube: "A longer video.", TikTok: "A clip.", Google: "A search." },
    howToUse: "One table, one camera.",
    exampleHook: "Look at this table.",
    ...more,
  };
}

/** A reply `trends` accepts, which claims more than the product lets it. */
export const TRENDS = {
  topTrends: [
    writtenTrend("The recall", {
      kind: "live",
      momentum: "Peaking",
      evidence: ["Protein Powder Recall", "a search nobody listed"],
    }),
    writtenTrend("Made up", { kind: "live", momentum: "Peaking", evidence: ["a search nobody listed"] }),
    writtenTrend("Ready for the New Year gym rush", { kind: "seasonal", momentum: "Rising", evidence: [] }),
    writtenTrend("A season of its own", { kind: "seasonal", evidence: [] }),
    writtenTrend("the RECALL!", { kind: "live", evidence: ["protein powder recall"] }),
    writtenTrend("Five"),
    writtenTrend("Six"),
  ],
  prediction: "What the calendar allows.",
  bonusInsight: "One more thing.",
};
