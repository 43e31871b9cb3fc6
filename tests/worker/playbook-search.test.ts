import { describe, expect, test } from "vitest";
import { isOffTopic } from "#worker/ai/built-in/free/refusals.ts";
import { questionKinds } from "#worker/ai/built-in/playbook/question-kinds.ts";
import { bestEntry, findEntries } from "#worker/ai/built-in/playbook/search.ts";
import { spelledAlike } from "#worker/ai/built-in/playbook/spelled-alike.ts";
import { termsOf } from "#worker/ai/built-in/playbook/words.ts";
import type { Language } from "#shared/rules/language.ts";

/** Questions as creators type them, with the entry that answers each. */
const ON_TOPIC: [string, string][] = [
  ["what's a good ctr", "click-through-rate"],
  ["how many hashtags on tiktok?", "how-many-hashtags"],
  ["Should I use hashtags on youtube shorts", "youtube-hashtags"],
  ["when do I qualify for the youtube partner program?", "youtube-monetization-today"],
  ["how much do youtube shorts pay per 1000 views", "shorts-income"],
  ["how do i get my first 1000 subscribers", "first-thousand-subscribers"],
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
  ["which microphone should I buy first", "phone-microphone"],
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

/** What creators type in a hurry, in their own language, where a neighbour shares a word and answers something else. */
const IN_A_HURRY: [Language, string, string][] = [
  ["en", "how long does it take to edit a 10 min video", "editing-time"],
  ["en", "nobody comes to my livestreams", "live-few-viewers"],
  ["en", "how do i get the link in bio on tiktok", "link-on-tiktok"],
  ["en", "i got a copyright strike what now", "copyright-strike"],
  ["en", "what size should a youtube thumbnail be", "thumbnail-size"],
  ["en", "do i have to say its an ad if i got the product for free", "disclose-sponsorship"],
  ["en", "what mic do i buy if im on a budget like 50 bucks", "phone-microphone"],
  ["en", "do i need a dslr or is iphone fine", "which-camera"],
  ["en", "is it ok to take a month off from posting", "take-a-break"],
  ["en", "how do i get verified on instagram", "verification-badge"],
  ["en", "should i start a second channel in spanish", "go-multilingual"],
  ["en", "my videos look grainy indoors why", "grainy-video"],
  ["en", "thumbnial dimensons for yt", "thumbnail-size"],
  ["en", "umm so when i film i say um all the time", "filler-words"],
  ["en", "killer intro for my video how", "what-makes-a-hook"],
  ["en", "im a nano influencer, do brands pay me", "ready-for-sponsors"],
  ["en", "does anyone notice 60fps", "resolution-and-frame-rate"],
  ["en", "how many # in the youtube description", "youtube-hashtags"],
  ["en", "will people leave if my channel gets another name", "rename-channel"],
  ["en", "how long should an intro be", "channel-intro"],
  ["en", "which frame rate should i shoot at", "resolution-and-frame-rate"],
  ["en", "theres a horrible echo in my room when i record", "record-voice-at-home"],
  ["en", "my last video bombed and idk why", "review-a-weak-video"],
  ["en", "how do i know if my title is too long", "title-length"],
  ["en", "python script to upload videos automatically to tiktok", "automation-and-spam"],
  ["en", "why do my tiktoks do better than my reels", "same-video-elsewhere"],
  ["de", "woran merke ich ob mein titel zu lang ist", "title-length"],
  ["pt", "quantas palavras preciso pra dois minutos de vídeo", "script-word-count"],
  ["es", "me robaron un video y lo subieron a otra cuenta", "stolen-content"],
  ["es", "cuanto tardo en editar un video de 5 minutos", "editing-time"],
  ["fr", "une marque me propose un produit gratuit je dois le dire ?", "disclose-sponsorship"],
  ["fr", "personne vient sur mon live tiktok", "live-few-viewers"],
  ["de", "ab wann verdient man auf youtube geld", "youtube-monetization-today"],
  ["de", "hab einen urheberrechtsverstoß bekommen was jetzt", "copyright-strike"],
  ["de", "leute schalten nach 10 sekunden ab", "early-drop"],
  ["de", "brauche ich ein impressum auf instagram", "legal-notice"],
  ["pt", "tenho 500 seguidores consigo parceria com marca?", "ready-for-sponsors"],
  ["pt", "ganhei um tênis da marca tenho que avisar", "disclose-sponsorship"],
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
  test.each(ON_TOPIC)("“%s” is %s", async (question, id) => {
    const [best] = await findEntries(question, "en");
    expect(best?.entry.id).toBe(id);
  });
});

describe("typed in a hurry,", () => {
  test.each(IN_A_HURRY)("in %s “%s” is %s", async (language, question, id) => {
    const [best] = await findEntries(question, language);
    expect(best?.entry.id).toBe(id);
  });
});

test.each([
  ["videoschnittprogramm", "videoschnitt"],
  ["thumbnial", "thumbnail"],
  ["urheberrechtsverstoß", "urheberrecht"],
])("“%s” is read as “%s”", (word, term) => {
  const weights = { [term]: 3, video: 1, hashtag: 2 };
  expect(spelledAlike(word, weights)[0]?.[0]).toBe(term);
});

test.each([
  ["how long does it take to edit a video", ["duration"]],
  ["ab wann verdient man geld", ["threshold"]],
  ["quelle taille pour une miniature", ["size"]],
  ["¿por qué bajaron mis visitas?", ["why"]],
  ["posso usar música famosa", ["allowed"]],
  ["editing tips", []],
])("“%s” asks for %j", (question, kinds) => {
  expect(questionKinds(question)).toEqual(kinds);
});

test.each([
  ["umm, when i film i look away", "when i film i look away"],
  ["quick question: what's a good ctr", "what's a good ctr"],
  ["oye, cuánto dura un short", "cuánto dura un short"],
  ["euh alors c'est quoi un bon ctr", "c'est quoi un bon ctr"],
  ["ähm also wie lang soll ein reel sein", "wie lang soll ein reel sein"],
])("what is said before “%s” is no part of the question", (said, asked) => {
  expect(termsOf(said)).toEqual(termsOf(asked));
});

test.each(["uhh", "uhm", "ummm", "ähm", "euh", "ehm"])("“%s” is one sound however it is spelled", (sound) => {
  expect(termsOf(`why do i say ${sound}`)).toEqual(termsOf("why do i say uh"));
});

test("a number by itself, or with words that nobody knows, asks for nothing", async () => {
  for (const question of ["1000000", "xylophone 1000"])
    expect(await bestEntry(question, "en")).toBeUndefined();
});

describe("the playbook has nothing on", () => {
  test.each(OFF_TOPIC)("“%s”", async (question) => {
    expect(isOffTopic(question) || (await bestEntry(question, "en")) === undefined).toBe(true);
  });
});

test("entries come best first, each once", async () => {
  const hits = await findEntries("how do I write a script for a 60 second video", "en");
  const scores = hits.map(({ score }) => score);
  expect(hits.length).toBeGreaterThan(1);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(new Set(hits.map(({ entry }) => entry.id)).size).toBe(hits.length);
});

test.each(["", "?!", "the of and", "🍞", "a".repeat(8000), "<script>alert(1)</script>"])(
  "a question without a word to look for (%#) finds nothing",
  async (question) => {
    expect(await bestEntry(question, "en")).toBeUndefined();
  },
);
