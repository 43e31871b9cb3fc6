import type { CrisisKind } from "../crisis-kinds.ts";

const NONE = /$^/u;

/** Private pictures of the creator, shown or threatened to be shown. */
export const LEAKED: CrisisKind = {
  id: "leaked",
  name: "private pictures of you",
  isPrivate: true,
  signs: NONE,
  hour: [
    "Post nothing about it: each post makes people look for the pictures. You have done nothing wrong.",
    "Save evidence first: addresses, names, times and messages as screenshots, without sending the pictures to anybody.",
    "Report each one on the platform as non-consensual intimate images. If you are under 18, or were then, use https://takeitdown.ncmec.org; otherwise https://stopncii.org, which keeps copies off platforms without your uploading anything.",
  ],
  day: [
    "Don't pay and don't answer, whatever is threatened. Paying brings the next demand.",
    "Go to the police with what you saved. In many countries sharing such pictures, or threatening to, is a crime.",
    "Ask search engines to take the results down; Google has a form for personal sexual content.",
  ],
  week: [
    "Let one person you trust look for new copies, so that you don't have to.",
    "Talk to a counsellor or a helpline for image-based abuse: https://findahelpline.com lists them by country.",
  ],
  statement:
    "I'm taking a break. Please respect my privacy, and report what isn't meant for you instead of opening it.",
  not: [
    "Don't describe, show or hint at the pictures, and don't name the person in public: it can be used against you.",
  ],
  help: "The police and a lawyer for privacy law; a counsellor for you. Under 18, tell an adult you trust today.",
};

/** The creator's address, number or workplace in public. */
export const DOXXED: CrisisKind = {
  id: "doxxed",
  name: "your private data in public",
  isPrivate: true,
  signs: NONE,
  hour: [
    "If somebody is at your door or threatens to come, call your local emergency number.",
    "Save each post with address, name and time, then report it as private information. All large platforms remove it.",
    "Tell whoever lives with you, and your work, in one sentence, so that nobody opens the door or gives anything away.",
  ],
  day: [
    "Go to the police with what you saved, and ask them to note the address in case of false emergency calls.",
    "Have the data taken out of search results, address brokers and your domain's record; change phone settings and passwords.",
    "Take down what shows where you live: views from windows, parcels, routes, the metadata of pictures.",
  ],
  week: [
    "Sleep elsewhere for some nights if that makes you calm.",
    "Use a post office box and a second number for the channel from now on.",
  ],
  statement:
    "Private information about me was published. It's being dealt with. Please don't share it, and report it where you see it.",
  not: ["Don't confirm or deny in public that an address is yours, and don't answer with somebody else's."],
  help: "The police for threats and visits; the platform's privacy form; a lawyer for an order against who keeps publishing it.",
};

/** Somebody else uploads or copies the creator's work. */
export const STOLEN: CrisisKind = {
  id: "stolen",
  name: "somebody has taken your work",
  signs: NONE,
  hour: [
    "Save both: their upload with address, date and views, and your original with its date and project file.",
    "Compare minute by minute what is yours. An idea isn't protected; footage, text and music are.",
    "Write nothing in public, and don't send your viewers there.",
  ],
  day: [
    "Ask once, in private and politely, for credit or removal by a named day, if that suits you.",
    "Otherwise file a copyright removal request with the platform. It is a legal statement: claim only what is yours.",
    "On YouTube look at Copyright in Studio for further copies.",
  ],
  week: [
    "Wait for the answer; a counter notice has to be answered by a lawyer.",
    "Keep originals and dates of each project in one folder.",
  ],
  statement:
    "A video of mine was uploaded elsewhere without my permission. I've reported it. Please don't write to the person.",
  not: ["Don't shame the person in public, and don't file a claim on what was fair use or only similar."],
  help: "The platform's copyright form first; a lawyer before any counter notice or money.",
};

/** A letter from a lawyer, or the threat of one. */
export const LEGAL: CrisisKind = {
  id: "legal",
  name: "a legal threat",
  signs: NONE,
  hour: [
    "Write down the deadline and who sent it, and keep the letter and its envelope or e-mail as they came.",
    "Delete nothing: not the video, not messages, not drafts. Set the video to private if it can hurt somebody.",
    "Answer nobody yet, in public or in private.",
  ],
  day: [
    "See a lawyer for media law before the deadline; many offer a first talk at a fixed price, and some insurances pay.",
    "Collect what shows your side: sources, recordings, contracts, dates.",
    "Check that the letter is real: look the firm up yourself, pay no link.",
  ],
  week: ["Do what your lawyer says, in writing.", "Tell partners only what your lawyer has read."],
  statement: "I can't say anything about this matter at the moment.",
  not: [
    "Don't sign, pay, apologize or admit anything, and make no video about the letter, before a lawyer has read it.",
  ],
  help: "A lawyer, now rather than later. A creators' association or legal aid where money is short.",
};

/** Viewers are right. */
export const CRITICISM: CrisisKind = {
  id: "criticism",
  name: "criticism that may be right",
  signs: NONE,
  hour: [
    "Read it once as if it were about somebody else: which sentence of it is true?",
    "Look the fact up at its source before you answer.",
    "Thank the first person who told you, by name if they are public, and say that you are checking.",
  ],
  day: [
    "Correct it where it stands: a pinned comment, the description, a cut or a note at the second.",
    "Say what was wrong and what is right, in two sentences. No reasons, no “but”.",
    "If people could be hurt by the mistake, take the part out today.",
  ],
  week: [
    "Change the step of your work where it happened, and say once what you changed.",
    "Go back to your videos: a correction is no scandal.",
  ],
  statement:
    "Several of you pointed out a mistake, and I'm checking it. If you're right, I'll correct it here and in the video.",
  not: ["Don't delete fair criticism, don't like only the comments that defend you, and don't call it hate."],
  help: "Nobody but an expert on the fact, if you aren't sure.",
};
