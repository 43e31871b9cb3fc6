import type { TrendWords } from "./trend-words.ts";
import { cap } from "../../compose/frames.ts";

export const english: TrendWords = {
  places: {
    Global: "where no country is chosen",
    USA: "in the USA",
    UK: "in the UK",
    Canada: "in Canada",
    India: "in India",
    Kenya: "in Kenya",
    Australia: "in Australia",
    Germany: "in Germany",
    Brazil: "in Brazil",
    Japan: "in Japan",
  },
  viewers: "your viewers",
  live: {
    why: {
      "google-trends": (seen, place, detail) =>
        `Google lists ${seen} among the trending searches ${place}${detail === undefined ? "" : `, with ${detail} searches`}. Read why before you film: such lists hold bad news, too, and nobody can tell how long a search lasts.`,
      "youtube-chart": (seen, place, detail) =>
        `${seen} is on YouTube's most-popular chart ${place}${detail === undefined ? "" : `, at number ${detail}`}. A chart shows what is watched now, not what will be.`,
      "youtube-suggest": (seen, place) =>
        `YouTube's search completes the niche's name to ${seen} ${place}, so viewers type it. YouTube doesn't say how many, or since when.`,
    },
    onChart: (place) => `On the most-popular chart ${place}. Study how it opens before you make your own.`,
    suggested: (rank, place) =>
      `Number ${rank} among YouTube's search suggestions ${place}. Begin the title with exactly these words.`,
    notOnYouTube: (seen) =>
      `Not among the YouTube signals read. Begin the title with the words of ${seen} and say them in the first sentence.`,
    listed: (detail, place) =>
      `${detail === undefined ? "Listed" : `${detail} searches`} ${place}, in Google's own rounding.`,
    notListed: (seen) =>
      `Not among the trending searches read. Compare ${seen} with a similar search in Google Trends over 12 months.`,
    onTikTok: [
      (seen) =>
        `Not measured. Search TikTok for ${seen} and look at the dates of the first results before you film.`,
      (seen) =>
        `Not measured. See whether TikTok's search completes ${seen} by itself; if it does, put those words on screen.`,
      (seen) =>
        `Not measured. Watch three clips about ${seen} and note which question their comments repeat.`,
      (seen) =>
        `Not measured. Film it upright and under a minute, with ${seen} on screen from the first second.`,
    ],
    answered: [
      (seen) => `Put ${seen} on screen in just those words.`,
      (seen) => `Say ${seen} in the first sentence, the way it was typed.`,
      (seen) => `Answer ${seen} before you explain anything.`,
      (seen) => `Give ${seen} a video of its own instead of a minute in another.`,
    ],
    use: [
      (seen, people) =>
        `I know nothing of what lies behind ${seen}, so fill in: what happened, what it changes for ${people}, what they can do today. One short, those three sentences, the source on screen.`,
      (seen, people) =>
        `Take one claim about ${seen} that you can check yourself and check it on camera. Say how sure you are, and leave it if it has nothing to do with ${people}.`,
      (seen, people) =>
        `Search for ${seen}, write down what the first five results leave out, and keep of that only what ${people} can use.`,
      (seen, people) =>
        `Note what somebody who types ${seen} wants to know next. If ${people} would ask it, too, that is the video; if not, skip this one.`,
    ],
    hook: [
      (seen) => `You typed ${seen}. The answer first, then the reasons.`,
      (seen) => `${seen}: what is known, and what nobody can say yet.`,
      (seen) => `Before you read another post about ${seen}, watch this.`,
      (seen) => `Here's what ${seen} changes for you.`,
    ],
    stays: (fact) => `Then say what stays true, whatever happened: ${fact}.`,
  },
  seasonal: {
    why: (when, dated, what, name) =>
      `${cap(when)} (${dated}): ${what}. A time of the year in ${name}, not a measured trend.`,
    onYouTube: (days, name) =>
      days > 7
        ? `One longer video with “${name}” in its title, out early enough to be found when people look for it.`
        : `A short with “${name}” in its title: it is late for a video that search has to find first.`,
    onTikTok: (picture) => `Not measured. First frame: ${picture}, with the time of the year on screen.`,
    onGoogle: (name) =>
      `Compare “${name}” with the years before in Google Trends: the line shows in which week the searches begin.`,
    publish: (days) =>
      days <= 7
        ? "Publish it in the next days."
        : days <= 21
          ? "Publish it this week, and a short about the same thing in the days before."
          : "Publish it about two weeks before, and a short about the same thing in the last days.",
    title: (name, month) => `${cap(name)}: ready for ${month}`,
    story: (month, sign, instead, picture) =>
      `Say what ${month} changes and begin with what goes wrong: ${sign}. The way round it: ${instead}. On camera: ${picture}.`,
  },
  evergreen: {
    why: [
      (people, rest) => `It holds in any month: ${rest}. ${cap(people)} meet it whatever is in the news.`,
      (people, rest) =>
        `No season and no trend in it, only what ${people} find out sooner or later: ${rest}.`,
      (people, rest) => `For ${people}, this year as any other: ${rest}.`,
      (people, rest) => `This doesn't age with the news: ${rest}. Looked for by ${people}.`,
      (people, rest) => `Made to be found for years by ${people}: ${rest}.`,
    ],
    asked: (people, ask) => `Asked in any month by ${people}: “${ask}”`,
    choice: (a, b, decides) => `A choice without a season: ${a} or ${b}? It depends on ${decides}.`,
    onYouTube: (name, term) =>
      `For search: “${name}” in the first words of the title, “${term}” in the first spoken sentence.`,
    onTikTok: (picture) => `Not measured. First frame, before any word: ${picture}.`,
    onGoogle: (name, term) =>
      `Compare “${name}” with “${term}” in Google Trends over five years: a level line is what evergreen looks like.`,
  },
  sheet: {
    why: [
      "I know nothing of this subject, so this is a frame for what you know of it, not a trend.",
      "No source and no card of mine speaks of it: what goes in here is yours.",
      "Nothing was measured here. It becomes a video once you fill it in.",
      "Your own observation is worth more here than anything I could add.",
      "It stays empty until you fill it: I won't guess about a subject I don't know.",
    ],
    platforms: {
      YouTube: "Search for your subject and sort by date: note which question no video answers.",
      TikTok: "Not measured. Search for your subject and read the comments of the first three clips.",
      Google: "Type your subject and stop: what Google completes is what people ask.",
    },
    ask: (questions) => `Tell me three things and I can write cards from them. ${questions.join(" ")}`,
  },
  outlook: {
    next: (times) =>
      times.length === 0
        ? "The calendar has nothing for this region."
        : `Next by the calendar: ${times.join("; ")}.`,
    time: (name, when, dated, what) => `${name}, ${when} (${dated}): ${what}`,
    publicDay: (name, dated) => `${name} (${dated}), a public day`,
    listed: (seen) =>
      `${seen} is on Google's list today; look again tomorrow before you make a second video of it.`,
    noForecast: "None of this is a forecast: nobody outside the platforms can tell what will be watched.",
    terms: (name, terms) =>
      `Words people use among themselves in ${name}: ${terms.map((term) => `“${term}”`).join(", ")}. One of them in a title says whom the video is for without naming anybody.`,
    advice: [
      "Before you film, type the title of a card into YouTube's and TikTok's search and look at the dates of the first results. Where all of them are old, there is room for a new answer.",
      "Pair every card that rests on a list or a date with an evergreen one about the same thing. The first meets people today, the second is still true when the list has moved on.",
      "Film the first 30 seconds of two cards before you decide. The one that needs less explaining is the better video for this week.",
    ],
  },
};
