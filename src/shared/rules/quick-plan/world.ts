import { genericSubjects, type NicheContent } from "./content.ts";

/** Niches about the world outside. */
export const WORLD = {
  Travel: {
    subjects: genericSubjects({
      field: "travel",
      newcomers: "first-time solo travelers",
      mistake: "planning every hour of a trip",
      belief: "a good trip needs a big budget",
      questions: ["Would I go back to the city everyone loves?", "Train or plane for a weekend away?"],
      projects: ["a weekend with one small bag", "a city on foot, without a list"],
      show: "the bill at the end of the trip",
    }),
    tips: [
      "Open with the moment you would tell a friend about, not with the airport.",
      "Say the month, the price and how long you stayed: travelers plan with these.",
      "Record a minute of sound in every place. Streets are remembered by ear.",
      "Publish places after you left them, and think about what a crowd would do to a small one.",
    ],
  },
  "Film & TV": {
    subjects: genericSubjects({
      field: "film and TV",
      newcomers: "people who fall asleep at classics",
      mistake: "judging a series by its first episode",
      belief: "the book is always better",
      questions: ["Why do some scenes stay with us?", "Can a villain be the main character?"],
      projects: ["one scene, shot by shot", "a trilogy in a weekend"],
      show: "a single cut that changes everything",
    }),
    tips: [
      "Say in the first seconds how far you spoil, and put it in the title as well.",
      "Make one claim a video and prove it with two or three moments.",
      "Show as little of the film as your point needs. A claim may come all the same, so keep your commentary dominant.",
      "Argue with a view you respect. Praise and mockery alone are quickly seen through.",
    ],
  },
  Books: {
    subjects: genericSubjects({
      field: "reading",
      newcomers: "people who haven't read in years",
      mistake: "finishing books you don't like",
      belief: "audiobooks don't count",
      questions: ["Does the first page tell you enough?", "Which book would I never lend out?"],
      projects: ["a classic in a week", "a shelf of unread books, sorted"],
      show: "the page with the most notes",
    }),
    tips: [
      "Begin with the question the book asks, or with one line from it, then name the title.",
      "Say for which reader and which mood it is. “For everyone” recommends to no one.",
      "Read a few sentences aloud. Tone sells a book better than a plot does.",
      "Promise no spoilers, and keep the promise; or make a second video for those who have read it.",
    ],
  },
  History: {
    subjects: genericSubjects({
      field: "history",
      newcomers: "people who hated dates at school",
      mistake: "judging the past by one photo",
      belief: "history repeats itself",
      questions: [
        "Who wrote history down, and who was left out?",
        "What did an ordinary day look like a century ago?",
      ],
      projects: ["a street and its former names", "an old recipe, cooked to the letter"],
      show: "a letter from the archive",
    }),
    tips: [
      "Start with one object or person. The century comes into view behind it.",
      "Show sources on screen and link them: who wrote it, when, and what they wanted.",
      "Mark what is disputed as disputed. It is often the better story.",
      "Put a map and a year in the picture whenever the place changes.",
    ],
  },
  Science: {
    subjects: genericSubjects({
      field: "science",
      newcomers: "people who feared physics",
      mistake: "trusting a headline about a study",
      belief: "a theory is just a guess",
      questions: ["How do we know how old a rock is?", "What does it take to prove a theory wrong?"],
      projects: ["an experiment on the kitchen table", "a paper, read from the methods up"],
      show: "the result I didn't expect",
    }),
    tips: [
      "Ask for a prediction before the experiment. A viewer who has guessed stays for the result.",
      "Link the paper itself, and say how many were studied and what it can't show.",
      "Build the model from household things and say where the comparison breaks.",
      "Show safety gear and doses plainly, or leave out what shouldn't be copied.",
    ],
  },
  Space: {
    subjects: genericSubjects({
      field: "astronomy",
      newcomers: "people with a first telescope",
      mistake: "buying a telescope before binoculars",
      belief: "you see nothing from a city",
      questions: ["How far away is the Moon really?", "What will be seen in the sky this month?"],
      projects: ["a night under a city sky", "the Moon, drawn at the eyepiece"],
      show: "the raw picture beside the edited one",
    }),
    tips: [
      "Say when, where and in which direction to look, and for which part of the world it holds.",
      "Tell apart photo, simulation and drawing on screen. The audience is misled often enough.",
      "Give distances as something walked, driven or thrown: a table tennis ball and a park explain more than zeros.",
      "Check launch and event dates on the day you publish. They move.",
    ],
  },
  "News & Politics": {
    subjects: genericSubjects({
      field: "following the news",
      newcomers: "people who gave up on the news",
      mistake: "sharing before reading",
      belief: "both sides are always equally right",
      questions: ["Who really decides what becomes law?", "How do you read a poll without being fooled?"],
      projects: ["one bill, read to the end", "a headline traced to its source"],
      show: "the paragraph everyone quotes",
    }),
    tips: [
      "Show the document or the full clip, and link it. A screenshot of a screenshot is no source.",
      "Say at what time you recorded, and pin a correction when things change.",
      "Keep report and opinion apart, by words and by picture.",
      "State the strongest form of the view you reject. Those who hold it are watching too.",
    ],
  },
  Sports: {
    subjects: genericSubjects({
      field: "sports",
      newcomers: "fans new to the rules",
      mistake: "blaming the referee for the whole game",
      belief: "defense wins championships",
      questions: ["What makes a set play work?", "When is a safe pass better than a shot?"],
      projects: ["one drill, from clumsy to clean", "a match watched from one player's view"],
      show: "a single play, frozen",
    }),
    tips: [
      "Freeze, draw, then let it run: three steps explain a play better than any table.",
      "Use league footage sparingly, and have drawings or your own clips ready, since claims are common.",
      "Publish a view while the match is still talked about; keep training videos for quiet weeks.",
      "Explain one term a video. New fans stay with those who let them in.",
    ],
  },
  Cars: {
    subjects: genericSubjects({
      field: "cars",
      newcomers: "first-time car buyers",
      mistake: "skipping the test drive",
      belief: "the newest model is the safest buy",
      questions: ["Repair the old car or sell it?", "What does a squeal from the brakes mean?"],
      projects: ["a secondhand car, checked before I paid", "an oil change at home"],
      show: "the underside on a lift",
    }),
    tips: [
      "Let the car be heard: a cold start, a door, the road at speed.",
      "Show prices with year, mileage and country.",
      "Mount the camera before you drive and leave it. No shot is worth a hand off the wheel.",
      "Cover number plates, yours too, and say who lent you the car.",
    ],
  },
  Motorcycles: {
    subjects: genericSubjects({
      field: "motorcycling",
      newcomers: "new riders",
      mistake: "buying the bike before the gear",
      belief: "loud pipes save lives",
      questions: ["Which first bike would I choose today?", "What do I check before each ride?"],
      projects: ["a first ride in the rain", "a chain, cleaned and set"],
      show: "the line through a corner",
    }),
    tips: [
      "Put the microphone inside the helmet, under the padding. Wind ruins more ride videos than the camera does.",
      "Show gear and speed you can answer for. New riders copy what they see.",
      "Cut rides to the decisions: the corner, the junction, the near miss and what you'd do differently.",
      "Name bike, year and changes you made. Advice for another model may be wrong.",
    ],
  },
  "Outdoors & Camping": {
    subjects: genericSubjects({
      field: "the outdoors",
      newcomers: "people before a first night outside",
      mistake: "packing for every fear",
      belief: "expensive gear keeps you warm",
      questions: ["Tent or tarp for a summer night?", "What would I leave at home next time?"],
      projects: ["a night out in the rain", "a backpack, weighed piece by piece"],
      show: "the camp at first light",
    }),
    tips: [
      "Film arriving, the problem and the morning after. The walk between can be short.",
      "Keep a spare battery warm in a pocket and a dry cloth at hand.",
      "Say season, region and what was allowed there: fires, camping and drones are ruled locally.",
      "Leave the exact spot out if a crowd would harm it, and show how you cleaned up.",
    ],
  },
  Sustainability: {
    subjects: genericSubjects({
      field: "living with less waste",
      newcomers: "people new to zero waste",
      mistake: "throwing things away to buy greener ones",
      belief: "one person can't change anything",
      questions: ["Is a green label worth anything?", "Repair, borrow or buy?"],
      projects: ["a week of trash, kept and sorted", "a broken thing, repaired with help"],
      show: "the contents of the trash can",
    }),
    tips: [
      "Compare over a lifetime of use, and say where your figures come from.",
      "Start from what people own already. The greenest product is seldom a new one.",
      "Name what it cost in time and money. Guilt keeps nobody watching.",
      "Check a sponsor's claims before you read them out: your name stands beside them.",
    ],
  },
} as const satisfies Record<string, NicheContent>;
