import { describe, expect, test } from "vitest";
import { answerFromPlaybook, findEntries } from "#worker/ai/built-in/playbook/search.ts";

/** Questions as creators type them, with the entry that answers each. */
const ON_TOPIC: [string, string][] = [
  ["what's a good ctr", "click-through-rate"],
  ["how many hashtags on tiktok?", "how-many-hashtags"],
  ["Should I use hashtags on youtube shorts", "youtube-hashtags"],
  ["when do I qualify for the youtube partner program?", "youtube-monetization-today"],
  ["how much do youtube shorts pay per 1000 views", "shorts-income"],
  ["how do i get my first 1000 subscribers", "first-followers"],
  ["what should I charge a brand for a sponsored video", "sponsorship-price"],
  ["can i use copyrighted songs in my video", "copyright-music"],
  ["people click away in the first seconds, help", "early-drop"],
  ["how do I answer mean comments", "negative-comments"],
  ["how do I write a script for a 60 second video", "short-script-structure"],
  ["is posting every day necessary", "how-often-to-post"],
  ["how can I repurpose a youtube video for instagram", "repurpose-across-platforms"],
  ["what makes a thumbnail clickable", "make-a-thumbnail"],
  ["my RPM is very low, what can I do", "raise-rpm"],
  ["how do I collaborate with other creators", "collaboration"],
  ["am I shadow banned on instagram", "shadowban"],
  ["how do I add timestamps to my video", "chapters"],
  ["should I start a second channel for another topic", "several-topics"],
  ["someone reuploaded my video without permission", "stolen-content"],
  ["do subtitles help my videos", "captions"],
  ["which microphone should I buy first", "better-audio"],
  ["Is buying subscribers a good idea?", "buying-followers"],
  ["how do I find a niche", "choose-a-niche"],
  ["is it ok to film strangers in the street", "filming-other-people"],
  ["thumbnail with or without text?", "thumbnail-text"],
  ["I'm exhausted and don't want to film anymore", "burnout"],
  ["My viewers drop off after about 30 seconds in every video, how can I fix this?", "early-drop"],
  [
    "I want to start a channel about gardening but I only have my phone, is that enough equipment?",
    "equipment-to-start",
  ],
  [
    "Last week one of my videos got a million views and now my new uploads get almost nothing, what should I do next?",
    "after-a-viral-video",
  ],
];

const OFF_TOPIC = [
  "what is the capital of France",
  "write me a python sort",
  "how do I cook pasta carbonara",
  "how many people live in Brazil",
  "which stocks should I buy",
  "write a cover letter for a nurse",
  "My landlord wants to raise the rent by 20 percent next month, what are my rights as a tenant?",
  "translate good morning into Japanese",
  "how do I learn to play the guitar",
  "¿Cuál es la capital de España?",
];

describe("the playbook's first entry for", () => {
  test.each(ON_TOPIC)("“%s” is %s", (question, id) => {
    expect(findEntries(question)[0]?.entry.id).toBe(id);
  });
});

describe("the playbook has nothing on", () => {
  test.each(OFF_TOPIC)("“%s”", (question) => {
    expect(findEntries(question).map(({ entry }) => entry.id)).toEqual([]);
  });
});

test("entries come best first, each once", () => {
  const hits = findEntries("how do I write a script for a 60 second video");
  const scores = hits.map(({ score }) => score);
  expect(hits.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(hits.map(({ entry }) => entry.id)).size).toBe(hits.length);
});

test.each(["", "?!", "the of and", "🍞", "a".repeat(8000), "<script>alert(1)</script>"])(
  "a question without a word to look for (%#) finds nothing",
  (question) => {
    expect(findEntries(question)).toEqual([]);
  },
);

describe("an answer from the playbook", () => {
  test("says where it comes from, names the entry and its sources", () => {
    const answer = answerFromPlaybook("what's a good ctr");
    expect(answer).toMatch(/^\*From Crescendo's growth playbook\. No AI model is connected/u);
    expect(answer).toContain("## What is a good click-through rate?");
    expect(answer).toMatch(/^Based on: .+\((?:official|study|reported|heuristic)/mu);
  });

  test("names further entries, and gives the runner-up in full only where it fits almost as well", () => {
    const answer = answerFromPlaybook("how do I write a script for a 60 second video");
    expect(answer.match(/^## /gmu)).toHaveLength(1);
    expect(answer).toContain("**Also in the playbook:**\n\n- How do I structure a script for a long video?");
  });

  test("says so where there is nothing, and what there is", () => {
    const answer = answerFromPlaybook("what is the capital of France");
    expect(answer).toContain("has nothing on this, so there is no answer to give");
    expect(answer).toMatch(/covers: .*hooks.*titles/u);
    expect(answer).not.toContain("Paris");
  });
});
