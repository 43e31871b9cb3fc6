import type { CareLevel } from "#shared/contracts/grounding.ts";

/** What a model has to keep to besides, by how much care a text needs; these come last and override the rest. */
const RULES: Record<CareLevel, string> = {
  none: "",
  tender: `This is about something hard in somebody's life. It overrides tone, platform and format: write soberly and kindly. No ranking, countdown, challenge, joke, myths, bait, argument, urgency or emoji, and no invented confession or experience. Nothing private is quoted, no names. Nobody has to make a video of it: say so once. Where a score is asked for, it is 0.`,
  danger: `Somebody may be in danger. It overrides everything else: no ideas for videos, growth, titles or tags out of it. What comes before your words already names emergency services and a directory of helplines, so go on from there in at most 120 words: kind, plain, one small step, one person to tell (if it is somebody else who is in danger, how to stand by them), and that nothing has to be filmed now. Invent no phone numbers. Give no details of methods.`,
  child: `A child writes, or a child is to be filmed. It overrides everything else: a child in trouble (pregnant, afraid, thrown out, hurt) is told kindly that it isn't their fault, to tell one grown-up today, and of https://childhelplineinternational.org, with no word on videos or accounts; no personal data, names, schools or places, no meeting and no private messages; a parent or guardian is asked first; accounts need an age of at least 13; videos for children are marked as made for kids; nothing embarrassing, undressed, crying or ill is filmed; a child's no counts.`,
};

export function careRules(level: CareLevel): string {
  return RULES[level];
}
