import { genericSubjects, type NicheContent } from "./content.ts";

/** Niches about work, money and learning. */
export const WORK = {
  Education: {
    subjects: genericSubjects({
      field: "teaching",
      newcomers: "students before a first exam",
      mistake: "rereading notes and calling it study",
      belief: "some people just can't learn math",
      questions: ["How would you explain fractions to a child?", "What belongs on one page of notes?"],
      projects: ["one hard concept, drawn by hand", "a lesson taught back to me"],
      show: "the exam question everyone gets wrong",
    }),
    tips: [
      "Ask the question, then leave a few seconds of silence before the answer: trying first is how it sticks.",
      "Teach one concept a video, and name what should be known before it.",
      "Draw while you speak instead of showing a finished slide. The eye follows the pen.",
      "Give a long lesson chapters: the first stamp at 0:00, three or more, ten seconds each at least (reported of YouTube, checked 21 Nov 2026).",
    ],
  },
  "Artificial Intelligence": {
    subjects: genericSubjects({
      field: "working with AI",
      newcomers: "people new to AI tools",
      mistake: "trusting the first answer",
      belief: "a longer prompt gives a better answer",
      questions: ["Which tasks would you never hand to a model?", "How do you check what a model tells you?"],
      projects: ["the same task, by hand and with a model", "a small model on my own computer"],
      show: "the answer that was wrong",
    }),
    tips: [
      "Show the prompt, the model's name and the date. Without them nobody can repeat or judge the result.",
      "Keep the failures: three tries on screen say more than the one that shone.",
      "Check every claim of a model against a source before it goes into a script, and link the source.",
      "Realistic people, places or events that AI altered need YouTube's label; a script, title or thumbnail an AI helped to write doesn't (YouTube Help, answer 14328491, checked 21 Nov 2026).",
    ],
  },
  Business: {
    subjects: genericSubjects({
      field: "business",
      newcomers: "first-time founders",
      mistake: "building before anyone asked",
      belief: "you need a big idea to start",
      questions: ["Where does the first customer come from?", "When should you say no to a client?"],
      projects: ["an offer, written in plain words", "a price change, step by step"],
      show: "the invoice, with the names blacked out",
    }),
    tips: [
      "Teach from one real decision, with what you knew then and what came of it.",
      "Ask clients before you show numbers or names, and black out what isn't yours to show.",
      "Say where advice depends on the country: taxes, contracts, forms of company.",
      "Offer your service once, at the end. The video has to help those who never buy.",
    ],
  },
  "Personal Finance": {
    subjects: genericSubjects({
      field: "personal finance",
      newcomers: "people with a first salary",
      mistake: "budgeting for a perfect month",
      belief: "renting is money thrown away",
      questions: ["Save first or pay the debt first?", "How big should a safety cushion be?"],
      projects: ["a month of spending, sorted", "a budget on one sheet of paper"],
      show: "the bill I had stopped reading",
    }),
    tips: [
      "Name the country and the year of every rule, rate and account you mention: they change with both.",
      "Calculate with an example on screen, so that viewers can put in their own numbers.",
      "Say that you tell what you do and not what they should do, and disclose every paid link.",
      "Leave room for people with little to save. A tip that needs spare money loses them.",
    ],
  },
  Investing: {
    subjects: genericSubjects({
      field: "investing",
      newcomers: "first-time investors",
      mistake: "checking the price every hour",
      belief: "you need a lot of money to begin",
      questions: ["What would make you sell a fund?", "How do you read a fund's fees?"],
      projects: ["an annual report, read in an evening", "a plan for a falling market"],
      show: "the fee line in a fund's fact sheet",
    }),
    tips: [
      "Say what you own yourself before you speak of a share or a fund.",
      "Show losses next to gains, with dates. A past return is no promise, so never write it as one.",
      "Explain one document a video: a fee table, a balance sheet, a prospectus.",
      "Avoid targets and predictions in titles. A clear question ages better and costs no trust.",
    ],
  },
  Cryptocurrency: {
    subjects: genericSubjects({
      field: "crypto",
      newcomers: "people with a first wallet",
      mistake: "sending everything in the first transfer",
      belief: "a lost key can be recovered",
      questions: ["Who holds your keys?", "How do you spot a fake support account?"],
      projects: ["a test transfer, screen by screen", "a wallet backup that survives a fire"],
      show: "the address check before I send",
    }),
    tips: [
      "Never show a seed phrase, a balance or a full address on screen, and blur the clipboard too.",
      "Say what you hold and who paid, before the first project is named.",
      "Pin a comment that you never write to viewers first: impostors wait under videos like these.",
      "Explain how a thing works and what can go wrong. Leave price calls to others.",
    ],
  },
  "Real Estate": {
    subjects: genericSubjects({
      field: "real estate",
      newcomers: "first-time buyers",
      mistake: "falling for the kitchen",
      belief: "the asking price is the price",
      questions: ["What do you look at in the basement?", "Which costs come on top of the price?"],
      projects: ["a viewing with my checklist", "an offer, line by line"],
      show: "the damp corner behind the sofa",
    }),
    tips: [
      "Walk slowly, turn once a room, and say what the camera can't show: noise, smell, light at noon.",
      "Name city, size and date with every price. A number without them misleads.",
      "Get consent of owner and tenant, and keep names, alarms and family photos out of the picture.",
      "Say what depends on local law, and who checks it where you live.",
    ],
  },
  Marketing: {
    subjects: genericSubjects({
      field: "marketing",
      newcomers: "owners of small shops",
      mistake: "posting everywhere at once",
      belief: "good products sell themselves",
      questions: ["Which channel would you drop first?", "How do you know that a campaign worked?"],
      projects: ["a landing page, rewritten", "a campaign that flopped"],
      show: "the ad I would click",
    }),
    tips: [
      "Take apart one real example a video, with the screenshot, instead of ten rules.",
      "Show how you measured, and what else could have caused the result.",
      "Rewrite a viewer's headline live, with permission: the before and after is the lesson.",
      "Keep your own titles to the standard you teach. This audience checks.",
    ],
  },
  Productivity: {
    subjects: genericSubjects({
      field: "productivity",
      newcomers: "people drowning in lists",
      mistake: "switching tools instead of habits",
      belief: "busy days are good days",
      questions: ["What do you do with an overfull inbox?", "Paper or app for a to-do list?"],
      projects: ["a week planned on Sunday evening", "a day with a single task"],
      show: "the to-do list at the end of the day",
    }),
    tips: [
      "Show a real day with an interruption in it. A system is judged by its bad days.",
      "Give the result first: the tidy week, the empty inbox. Then the steps.",
      "Name the job you have. What suits a freelancer fails on a shift plan.",
      "Keep the video as short as the advice: nobody saves time with a long introduction.",
    ],
  },
  "Career Advice": {
    subjects: genericSubjects({
      field: "working life",
      newcomers: "people before a first interview",
      mistake: "sending the same letter everywhere",
      belief: "a gap in the CV is a problem",
      questions: ["What do you answer to the salary question?", "When is it time to leave?"],
      projects: ["a CV, cut to one page", "a mock interview with feedback"],
      show: "the first half page of a CV",
    }),
    tips: [
      "Play the scene: the question, a weak answer, a better one. Viewers will say it with you.",
      "Name the industry and country you speak from. Customs differ more than people think.",
      "Blur names and employers in every document, your own as well.",
      "Collect questions from comments, and answer each in a short of its own.",
    ],
  },
  "Language Learning": {
    subjects: genericSubjects({
      field: "language learning",
      newcomers: "absolute beginners",
      mistake: "waiting to speak until it is perfect",
      belief: "only children learn without accent",
      questions: ["Which words should come first?", "How do you keep two languages apart?"],
      projects: ["a phone call in my new language", "a day of ordering only in Spanish"],
      show: "the notebook page I use most",
    }),
    tips: [
      "Put both languages on screen, the new one larger, and leave a pause to repeat aloud.",
      "Teach words inside a scene: the bakery, the call, the missed bus.",
      "Let your own mistakes stay, with the correction shown beside them.",
      "Write subtitles yourself in the language you teach. Automatic ones stumble over mixed speech.",
    ],
  },
} as const satisfies Record<string, NicheContent>;
