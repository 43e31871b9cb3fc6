import { TITLE_MAX } from "#shared/rules/titles.ts";
import { clip, titleSafe, topicPhrase } from "../topic.ts";
import type { Line, Pieces } from "./angle.ts";

/** The least that may be left of a topic, in UTF-16 units, for a title still to be about it. */
const TOPIC_LEAST = 24;

/**
 * The title a structure makes of a topic, within {@link TITLE_MAX} UTF-16 units: a long topic is clipped.
 * @returns undefined where the structure leaves the topic too little room.
 */
export function writeTitle(
  structure: Line,
  topic: string,
  ours: boolean,
  pieces: Pieces,
): string | undefined {
  let text = titleSafe(topic) || "…";
  for (;;) {
    const title = structure.write({ ...pieces, topic: topicPhrase(text, ours) });
    const room = text.length - (title.length - TITLE_MAX);
    if (room >= text.length) return title;
    if (room < TOPIC_LEAST) return undefined;
    text = clip(text, room);
  }
}
