import { aiDisclosure, paidPromotion, strikes } from "../playbook/sources.ts";
import type { Source } from "../playbook/source.ts";
import { CRITICISM, DOXXED, LEAKED, LEGAL, STOLEN } from "./crisis/kinds.ts";

export type CrisisId =
  | "danger"
  | "leaked"
  | "doxxed"
  | "account"
  | "stolen"
  | "legal"
  | "strike"
  | "hate"
  | "false-claim"
  | "sponsor"
  | "criticism"
  | "own-mistake"
  | "unknown";

/** One kind of trouble: how to tell it, what to do when, and what may be said meanwhile. */
export interface CrisisKind {
  readonly id: CrisisId;
  readonly name: string;
  /** Words that mark it; those of other languages are in crisis/signs.ts. */
  readonly signs: RegExp;
  /** True where nothing of what happened may be repeated in public. */
  readonly isPrivate?: true;
  readonly hour: readonly string[];
  readonly day: readonly string[];
  readonly week: readonly string[];
  /** What to say in public until more is known; claims nothing that may be untrue. */
  readonly statement: string;
  readonly not: readonly string[];
  readonly help: string;
  readonly fact?: { readonly sentence: string; readonly source: Source };
}

/** In order of urgency: where several fit, people come before accounts, accounts before reputation. */
export const CRISIS_KINDS: readonly CrisisKind[] = [
  LEAKED,
  {
    id: "danger",
    isPrivate: true,
    name: "somebody may be in danger",
    signs:
      /\b(?:suicid\w*|self.?harm\w*|kill(?:ing)? (?:me|him|her|them|you|us|myself|himself|herself)|death threats?|threaten\w*|stalk\w*|swat(?:t\w*|ting)?|bomb|weapon|in danger|amenaza\w*|suicidio|menac\w*|drohung\w*|bedroh\w*|ameaça\w*)\b/iu,
    hour: [
      "If anybody may be hurt, call your local emergency number now. Everything below can wait.",
      "Don't stay alone: call one person and tell them where you are.",
      "Save links, screenshots and names with their times, then stop reading. Don't answer.",
    ],
    day: [
      "Report the account and each message on the platform, as a threat and not as spam.",
      "Go to the police with what you saved, and ask for a reference number.",
      "Take down whatever shows where you live, work or go each day.",
    ],
    week: [
      "Let somebody else read comments and messages for you.",
      "Decide with that person, not alone at night, when and whether you speak about it.",
    ],
    statement:
      "Something serious has happened, and the right people are dealing with it. I'm taking a break from posting. Please don't search for or contact anybody involved.",
    not: ["Don't name, provoke or expose anybody. It can put you or them at risk."],
    help: "Police and a doctor or crisis line come before any platform. A lawyer can help with orders of protection.",
  },
  DOXXED,
  {
    id: "account",
    name: "the account is out of your hands",
    signs:
      /\b(?:hack(?:ed|er|ers|ing)?|hijack\w*|phish\w*|stolen account|account (?:was |got |is |has been )?(?:stolen|taken|compromised)|locked out|lost access|can't log in|cannot log in|crypto (?:live)?stream|gehackt|hackead\w*|pirat[ée]\w*|jaqueado)\b/iu,
    hour: [
      "Use a device you trust. Start with your email: new password, all other sessions signed out.",
      "Open the platform's own recovery page by typing its address, never through a link you were sent.",
      "Warn your audience on another channel, in two sentences.",
    ],
    day: [
      "Remove every connected app and every manager you don't know, once you are in again.",
      "Set up a passkey or an authenticator app, and print the recovery codes.",
      "Check payments, payout details and descriptions for links that aren't yours.",
    ],
    week: [
      "Look for how it happened, often an attachment about a sponsor, and clean that computer.",
      "Tell your audience what was posted by somebody else, and what you changed.",
    ],
    statement:
      "My account isn't under my control right now. Please don't open links, send money or answer messages from it. I'll confirm here when it's mine again.",
    not: [
      "Don't pay anybody who offers to get it back, and don't open files from sponsors you haven't checked.",
    ],
    help: "The platform's support for hacked accounts comes first; your bank, if payouts were touched; the police, if money is gone.",
  },
  STOLEN,
  LEGAL,
  {
    id: "strike",
    name: "a strike or a claim",
    signs:
      /\b(?:strike[sd]?|copyright\w*|content id|take.?down\w*|dmca|claim(?:ed)? (?:on|against) my|community guidelines?|demoneti[sz]\w*|video (?:was |got )?removed|abmahnung|derechos de autor|droits? d['’]auteur|urheberrecht\w*|direitos autorais)\b/iu,
    hour: [
      "Read the notice to its end: which video, which seconds, which rule or work, who claims.",
      "Save it as a picture, and don't upload the same video again.",
      "Pause scheduled posts until you know whether others hold the same thing.",
    ],
    day: [
      "Check your other videos for the same music, clip or claim.",
      "Decide by evidence: a license or your own recording speaks for a dispute, a doubt speaks for cutting the part.",
      "If you dispute, do it once, with minute, rule and reason, in plain words.",
    ],
    week: [
      "Write the end of the penalty into your calendar, and plan only what is certain.",
      "Keep licenses and originals of each project in one folder from now on.",
    ],
    statement:
      "One of my videos is being checked, so it may be missing for a while. I'm sorting it out and will tell you here when the next one comes.",
    not: ["Don't send your viewers to whoever made the claim."],
    help: "The platform's own dispute form first. A lawyer, before any legal letter or counter notice is answered.",
    fact: {
      sentence:
        "On YouTube a first strike brings 1 week of penalty, a second 2 weeks, and a third within 90 days can remove the channel.",
      source: strikes,
    },
  },
  {
    id: "hate",
    name: "hate or harassment",
    signs:
      /\b(?:hate(?:ful|d|rs?)?|harass\w*|bully\w*|bullied|brigad\w*|raid(?:ed)?|mass.?report\w*|troll\w*|insult\w*|racis\w*|sexis\w*|homophob\w*|acoso|odio|harc[èe]l\w*|mobbing|belästig\w*|assédio|ódio)\b/iu,
    hour: [
      "Hold comments for review, and hand the reading to somebody you trust.",
      "Save the worst with links and times, before it is deleted.",
      "Answer nobody while you are shaken.",
    ],
    day: [
      "Block and report in batches: threats and slurs first.",
      "Add the words that return to your list of blocked words.",
      "Tell close people and, if you have one, your team what is going on.",
    ],
    week: [
      "Post once about your subject, not about them. Your regular viewers came for that.",
      "If it goes on, keep a diary with dates: it is what police and lawyers ask for.",
    ],
    statement:
      "Comments are limited for now because of attacks that have nothing to do with my videos. Thank you to everybody who stays kind. I'll go on with what this channel is for.",
    not: ["Don't show the attackers' names: it gives them an audience."],
    help: "Go to the police with threats, and to a lawyer where lies about you spread under a real name.",
  },
  {
    id: "false-claim",
    name: "a false claim about you",
    signs:
      /\b(?:false(?:ly)?|liar|stole (?:her|his|their|it|the)|rumou?rs?|accus\w*|lies? about|lying about|defam\w*|slander\w*|libel\w*|fake (?:screenshot|video|news|account)|impersonat\w*|deep.?fake\w*|calumni\w*|acusa\w*|diffam\w*|verleumd\w*|gerücht\w*|boato)\b/iu,
    hour: [
      "Save the claim: link, account, date, a recording of the screen.",
      "Collect what disproves it, with dates: originals, messages, receipts.",
      "Write nothing in public until somebody you trust has read it.",
    ],
    day: [
      "Ask the author once, in private and politely, to correct it by a named day.",
      "Answer once in public, briefly, with the proof first. Then stop.",
      "Report an account that pretends to be you as impersonation.",
    ],
    week: [
      "Pin your answer, and point to it instead of arguing again.",
      "Tell partners yourself, before they hear it elsewhere.",
    ],
    statement:
      "A claim about me is going round that isn't true. I'm collecting what shows it and will answer once, here. Please don't attack anybody over it.",
    not: ["Don't repeat the claim in a title or thumbnail: that is how it spreads."],
    help: "See a lawyer before you name a person, and where money, work or family suffer.",
    fact: {
      sentence:
        "YouTube asks creators to disclose realistic scenes, people or events that were altered or made with AI.",
      source: aiDisclosure,
    },
  },
  {
    id: "sponsor",
    name: "trouble with a sponsor or a product",
    signs:
      /\b(?:sponsor\w*|brand deal|partner(?:ship)?|advertis\w*|undisclosed|product (?:broke|is|was|i)|merch\w*|refund\w*|scam\w*|customers?|orders?|patrocin\w*|werbung|kunden|clientes?|publicité|anunciante)\b/iu,
    hour: [
      "Stop the advertisement: unlist or cut the part, and pause links to the product.",
      "Collect the contract, the messages and what you said on camera, word for word.",
      "Write to the partner, with facts and one question: what happened?",
    ],
    day: [
      "Find out who lost money, how much, and who has to repay it.",
      "Answer customers in one text that you can stand behind, with a date for the next news.",
      "Check whether the video was marked as paid promotion.",
    ],
    week: [
      "Repair what is yours to repair before you speak about the partner.",
      "Decide by the contract, not in anger, whether you go on together.",
    ],
    statement:
      "I've heard that some of you had trouble with something I showed or sold. I've taken it out of my videos while I find out what happened. If you bought it because of me, write to me and I'll answer.",
    not: ["Don't promise refunds before you know who pays them."],
    help: "Show a lawyer the contract before you end it or accuse a company.",
    fact: {
      sentence: "On YouTube, paid promotion has to be marked in the video's details.",
      source: paidPromotion,
    },
  },
  CRITICISM,
  {
    id: "own-mistake",
    name: "a mistake of your own",
    signs:
      /\b(?:apolog\w*|sorry|my (?:fault|mistake)|i (?:said|made|posted|did (?:it|copy|say|use)|was wrong|offended|plagiari\w*|copied|lied)|offen[sc]\w*|backlash|cancel+ed|plagiari\w*|mistake|wrong|disculpa\w*|excus\w*|désolée?|entschuldig\w*|fehler|desculpa\w*|erro)\b/iu,
    hour: [
      "Pause planned posts, and write nothing while you are angry or afraid.",
      "Write down for yourself what happened, with dates and exact words.",
      "Ask two people who will be frank: what did I get wrong, and who was hurt?",
    ],
    day: [
      "Say what you did, to whom, and what you change. No “if” and no “but”.",
      "Correct, cut or remove the video, and pin the correction.",
      "Apologize in private to whoever was hurt, before or without the camera.",
    ],
    week: ["Do what you said, and show it once.", "Return to your normal videos without a joke about it."],
    statement:
      "I've read what many of you wrote, and I take it seriously. I'm going through what I said and did, and will answer properly by tomorrow evening instead of quickly now.",
    not: [
      "Don't film a long apology the same night, don't delete criticism, don't argue below your own apology.",
    ],
    help: "Bring in a lawyer before you speak if somebody was harmed, a law may be broken or money is claimed.",
  },
];

/** What holds where nothing names the trouble. */
export const UNKNOWN_KIND: CrisisKind = {
  id: "unknown",
  name: "not clear yet",
  signs: /$^/u,
  hour: [
    "If anybody may be hurt, call your local emergency number first.",
    "Write down what you know, what you only suspect, and what you don't know.",
    "Pause planned posts and save links, screenshots and times.",
  ],
  day: [
    "Ask one person outside it what they would want to know.",
    "Choose the smallest step that stops the damage, and take it.",
    "Speak once in public if people ask, with facts only.",
  ],
  week: ["Finish what you promised.", "Write down the sign you could have seen earlier."],
  statement:
    "I know about this and I'm finding out what happened. I'll say more here by tomorrow evening. Until then I won't guess.",
  not: ["Don't guess in public, and don't delete what you may need as proof."],
  help: "Ask the platform's support about accounts and videos, a lawyer about money and rights, the police about threats.",
};
