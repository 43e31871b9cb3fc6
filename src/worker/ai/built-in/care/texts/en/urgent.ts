import type { OwnSteps } from "../../texts.ts";

/** What helps where somebody has been poisoned, hounded, lost or approached as a child, in English. */
export const URGENT: OwnSteps = {
  poisoned: [
    [
      "Don't make anybody vomit, and give nothing to eat or drink first",
      "Salt, milk, oil or charcoal can make it worse. Who answers the phone knows what helps here.",
    ],
    [
      "If something was mixed or breathed in, get out into fresh air",
      "Everybody, animals too. Don't go back in to clean it up.",
    ],
    [
      "Never mix bleach with anything but water",
      "With vinegar, another acid, ammonia or another cleaner it sets free a gas that burns the lungs.",
    ],
    [
      "Some signs can't wait for a phone line",
      "Trouble breathing, blue lips, swelling, cramps, drowsiness or fainting: the emergency number, and don't drive yourself.",
    ],
    [
      "A swallowed battery or magnet has to be seen in a hospital at once",
      "Even where nothing hurts: it burns or pinches within hours.",
    ],
    [
      "For dogs and cats, minutes count",
      "Raw dough swells and ferments; chocolate, grapes, raisins, onions, xylitol, lilies, medicines and antifreeze are dangerous. A vet can do most in the first hours.",
    ],
    ["Take the packaging along", "Or a picture of it, of the plant, or of what is left."],
    ["Eyes and skin: rinse with running water", "Lukewarm, for a quarter of an hour, while somebody calls."],
    ["Leave the recipe out of any film", "Whoever copies it could be hurt. A warning needs no proportions."],
  ],
  hounded: [
    ["Don't answer it", "Not with a joke and not in a video: attention is what it is for."],
    [
      "Keep proof, then report it as harassment",
      "A screenshot with name, link and date. YouTube, TikTok and Instagram forbid telling people to kill themselves.",
    ],
    [
      "Block who wrote it, or hide them from your channel",
      "On Instagram also the new accounts they may open.",
    ],
    [
      "Let the platform hold such words back",
      "Put the words and their short forms on your list of blocked words. Comments with them wait where you needn't look.",
    ],
    [
      "Close comments or messages for some days",
      "From people who don't follow you, or from everybody. Nobody is owed a way to reach you.",
    ],
    [
      "Go to the police if they threaten you or don't stop",
      "Bring the proof along. In many countries it is a crime.",
    ],
  ],
  missing: [
    [
      "After a disaster or in a war: familylinks.icrc.org",
      "https://familylinks.icrc.org, of the Red Cross and Red Crescent, looks for people who lost touch with their family. Their society in your country helps, too.",
    ],
    [
      "Call hospitals, shelters and the line for relatives",
      "In a disaster there often is one, with lists of who was taken where. Leave your number everywhere.",
    ],
    [
      "Send one short text instead of calling again and again",
      "Texts get through when calls don't, and save their battery.",
    ],
    [
      "Ask whom they were with",
      "Neighbours, work, school and who they wrote to last; look at shared locations.",
    ],
    [
      "Don't search where it isn't safe",
      "No damaged buildings, water or slopes: tell the rescuers where you think they are.",
    ],
    [
      "A post: picture, first name, place, time and the number of the police",
      "Ask the police first, leave out addresses and family matters, and take it down when they are found.",
    ],
    [
      "Pay nobody who says they have them",
      "Who writes for money after such a post is nearly always a fraud. Show it to the police.",
    ],
  ],
  groomed: [
    [
      "Keep the chat before you block",
      "Names, links, dates and words as screenshots. Don't save or send on pictures of an undressed child: that is a crime itself, so leave them for the police.",
    ],
    [
      "Report it: report.cybertip.org or inhope.org",
      "https://report.cybertip.org takes reports in the USA; https://inhope.org lists the line of your country. The police take it as well.",
    ],
    ["Report the account to the platform for child safety", "It is a reason of its own in the menu."],
    [
      "Take away their rights now",
      "A moderator or helper loses the role and the server within the hour. You owe them no warning.",
    ],
    ["Don't confront them", "They would delete what proves it, or put pressure on the child."],
    [
      "Tell the child: it isn't your fault, and you aren't in trouble",
      "Ask little and listen. The parents have to know, unless the danger is at home.",
    ],
    [
      "For pictures that were sent: takeitdown.ncmec.org",
      "https://takeitdown.ncmec.org keeps pictures of minors off platforms, free and without a name.",
    ],
    [
      "If you are the child: tell one grown-up today",
      "A parent, a teacher, or https://childhelplineinternational.org. Don't send more, don't pay, don't meet.",
    ],
    [
      "Look who else was written to",
      "Ask in general, without names, and switch off messages between strangers on your server.",
    ],
  ],
};
