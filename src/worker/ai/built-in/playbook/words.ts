import { plain, stem } from "../../material/stem.ts";

/** Short forms that creators type, and what the playbook calls the same thing. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  yt: "youtube",
  ytb: "youtube",
  utube: "youtube",
  ig: "instagram",
  insta: "instagram",
  tt: "tiktok",
  tik: "tiktok",
  tok: "tiktok",
  tiktoks: "tiktok",
  vid: "video",
  vids: "video",
  sub: "subscriber",
  subs: "subscriber",
  mic: "microphone",
  mics: "microphone",
  lav: "lavalier",
  micro: "microphone",
  mikro: "microphone",
  thumb: "thumbnail",
  thumbs: "thumbnail",
  thumbnails: "thumbnail",
  collab: "collaboration",
  collabs: "collaboration",
  ppl: "people",
  pic: "picture",
  pics: "picture",
  photos: "picture",
  photo: "picture",
  cam: "camera",
  monetise: "monetize",
  monetisation: "monetization",
  monetized: "monetize",
  colour: "color",
  colours: "color",
  grey: "gray",
  dms: "message",
  dm: "message",
  ur: "your",
  u: "you",
  r: "are",
  pls: "please",
  plz: "please",
  cuz: "because",
  bc: "because",
  abos: "abonnenten",
  abo: "abonnenten",
  cel: "celular",
  tel: "telephone",
  vc: "voce",
  pq: "porque",
  q: "que",
  ads: "ad",
  adverts: "ad",
  wut: "what",
  wat: "what",
  wats: "what",
  bucks: "dollars",
  buck: "dollars",
  acc: "account",
  acct: "account",
  algo: "algorithm",
  algos: "algorithm",
  pfp: "picture",
  bday: "birthday",
  fam: "family",
  collabing: "collaboration",
  livestreams: "live",
  livestream: "live",
  livestreaming: "live",
  lives: "live",
  monetised: "monetize",
  demonetised: "demonetize",
  demonetized: "demonetize",
  dslr: "camera",
  pub: "publicite",
  publi: "publicidade",
  killer: "good",
  awesome: "good",
  amazing: "good",
  banger: "good",
  dope: "good",
  badass: "good",
  decent: "good",
  trash: "bad",
  garbage: "bad",
  crap: "bad",
  crappy: "bad",
  lousy: "bad",
  genial: "buen",
  brutal: "buen",
  chingon: "buen",
  geniale: "bon",
  geil: "gut",
  krass: "gut",
  foda: "bom",
  massa: "bom",
};

/** What people say before they ask: it is no part of the question, however rare the words are. */
const BEFORE_ASKING =
  /^(?:(?:u+h*m+|u+h+|e+rm*|a+h+|o+h+|hm+|hey+|hi+|hello|yo|so+|ok(?:ay)?|well|guys|bro|dude|honest question|quick question|(?:dumb|stupid|noob|random) question|question|hola|buenas|oye|bueno|a ver|una (?:duda|pregunta)|salut|bonjour|bon|bah|ben|euh+|alors|dis|(?:petite )?question|hallo|moin|na|ähm*|also|sag mal|(?:kurze|mal ne) frage|oi|olá|opa|então|gente|uma dúvida)(?:[\s,.:;!…-]+|$))+/iu;

/** "Is it true that": what follows is asked about, and the frame is the same for all of it. */
const RUMOUR =
  /^(?:is it (?:really |actually |even )?(?:true|a myth|correct)(?: that| if)?|(?:is|are) (?:it|there) any truth (?:that|to)|does it really|do you think|i (?:heard|read|saw)(?: somewhere)?(?: that)?|(?:people|they|everyone) says?(?: that)?|someone (?:said|told me)(?: that)?|¿?\s*es (?:verdad|cierto|un mito)(?: (?:que|lo de que|si))?|dicen que|he (?:oído|leído) que|c['’]est (?:vrai|un mythe)(?: (?:que|qu['’]|si))?|est[- ]ce (?:que c['’]est )?vrai (?:que|qu['’])|il paraît (?:que|qu['’])|on dit (?:que|qu['’])|stimmt (?:es|das),?(?: dass)?|ist (?:es|das) wahr,? dass|man sagt,?|(?:ich hab(?:e)?|hab) gehört,? dass|[ée] (?:verdade|mito)(?: que)?|dizem que|ouvi (?:dizer )?que)[\s,:]+(?=\S+\s+\S+\s+\S+)/iu;

/** How people spell the sound they make while they think; "um" by itself is a word in two of the languages. */
const HESITATION = /^(?:u+h+m*|u+m{2,}|e+u+h+|e+h+m*|a+h+m+|h+m+|e+rm+)$/u;
const HESITATED = "uhm";

/** Words that say how strongly or how long something holds, whatever it is: "do tags even matter, honestly". */
const ADVERBS = new Set(
  "actually really even lately nowadays literally honestly basically kinda tbh lol realmente todavia ultimamente literalmente sinceramente vraiment franchement carrement honnetement eigentlich uberhaupt wirklich ehrlich ainda".split(
    " ",
  ),
);

/** The terms of a text that a search looks for: every word, stemmed; function words weigh next to nothing by themselves. */
export function termsOf(text: string): string[] {
  // Markup is no creator's words: "<script>" asks about none.
  return plain(
    text
      .trim()
      .replace(BEFORE_ASKING, "")
      .replace(RUMOUR, "")
      // Without its apostrophe the half of it would be another word.
      .replaceAll(/\bwon['’]t\b/giu, "will not")
      .replaceAll(/<\/?[a-z][^<>]*>|(?<=\p{L})['’](?=\p{L})/giu, " "),
  )
    .replaceAll(/\btik tok\b/gu, "tiktok")
    .replaceAll(/\byou tube\b/gu, "youtube")
    .replaceAll(/\b(?:micro|mikro|nano) (?=influen)/gu, "")
    .replaceAll(/(?<=\d)(?=\p{L}{2})/gu, " ")
    .replaceAll(/#(?![^ ])/gu, " hashtag ")
    .replaceAll(/[#+]/gu, " ")
    .split(" ")
    .filter((word) => word !== "" && (word.length > 1 || /\d/u.test(word)))
    .filter((word) => !ADVERBS.has(word))
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? (SHORT_FORMS[word] ?? word) : word))
    .map((word) => (HESITATION.test(word) ? HESITATED : word))
    .map((word) => (/\d/u.test(word) ? word : stem(word)));
}

/** What the platforms are called, once {@link termsOf} has read them. */
const PLATFORM_WORDS: readonly (readonly [platform: string, words: RegExp])[] = [
  ["youtube", /\b(?:youtube|yt|shorts?|youtuber)\b/iu],
  ["tiktok", /\b(?:tiktoks?|tik tok|tt|fyp)\b/iu],
  ["instagram", /\b(?:instagram|insta|ig|reels?|stories|storys|mis historias)\b/iu],
];

/** The platforms that a text names. */
export function platformsIn(text: string): string[] {
  return PLATFORM_WORDS.filter(([, words]) => words.test(text)).map(([platform]) => platform);
}
