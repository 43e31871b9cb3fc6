import type { CaptionRequest } from "#shared/contracts/helpers.ts";
import {
  CAPTION_MAX,
  descriptionLength,
  INSTAGRAM_HASHTAGS_MAX,
  type Length,
  TIKTOK_HASHTAGS_MAX,
  YOUTUBE_HASHTAGS_SHOWN,
} from "#shared/rules/lengths.ts";
import { spelledCount } from "#shared/rules/counts.ts";
import type { Surface } from "#shared/rules/surfaces.ts";
import { callsFor, writeCalls } from "../calls-to-action.ts";
import { nicheFor } from "../find-niche.ts";
import { writeHashtags } from "../hashtags/write-hashtags.ts";
import { type Block, heading, list, markdown, paragraph, quote } from "../markdown.ts";
import { citations, type Citations } from "../playbook/cite.ts";
import {
  descriptionLimit,
  instagramCreators,
  instagramReport,
  tiktokCaptionApi,
  tiktokHashtags,
  youtubeHashtags,
} from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { oneLine, topicPhrase } from "../topic.ts";
import { CAPTION_LINES, type Tone, TONES } from "./caption-lines.ts";
import { basis, cited, knowledgeOf } from "./subject.ts";
import { surfaceIn } from "./surface.ts";

/** Three captions of different lengths in a tone, each with one thing to ask for and a few hashtags. */
export function writeCaptions({ topic, platform, tone }: CaptionRequest, random: Random): string {
  const surface = surfaceIn(platform);
  const spokenTone = toneIn(tone);
  const { openings, middles, closings } = CAPTION_LINES[spokenTone ?? "casual"];
  const phrase = topicPhrase(oneLine(topic) || "…");
  const [first, second, third] = random.sample(openings, 3).map((write) => write(phrase));
  const [middle, other] = random.sample(middles, 2).map((write) => write(phrase));
  const closing = random.pick(closings)(phrase);
  const [ask, secondAsk, thirdAsk] = random.sample(writeCalls(callsFor(surface), phrase), 3);
  const tags = writeHashtags({ topic, language: "English" }, random).hashtags.filter(
    (tag) => tag.length <= 30,
  );
  const line = (count: number) => tags.slice(0, count).join(" ");
  const most = surface === "YouTube Shorts" || surface === "YouTube long-form" ? YOUTUBE_HASHTAGS_SHOWN : 5;
  const closed = (request: string | undefined, count: number) => `${request ?? ""} ${line(count)}`.trim();
  const captions = [
    ["One line", [`${first} ${closed(ask, 3)}`]],
    ["Three lines", [second, middle, closed(secondAsk, Math.min(4, most))]],
    ["Longer", [third, `${other} ${closing}`, closed(thirdAsk, most)]],
  ] as const;
  const { fact, sources } = citations();
  return markdown([
    basis(knowledgeOf(nicheFor("", topic)), "each is a draft: put one detail in that only you know."),
    heading(2, "Captions"),
    paragraph(toneLine(tone, spokenTone)),
    ...captions.flatMap(([name, texts]): Block[] => {
      const text = texts.filter((one) => one !== undefined && one !== "").join("\n\n");
      return [heading(3, name), quote(text), paragraph(lengthLine(text, surface))];
    }),
    heading(3, "Before you post"),
    list([
      "The first line has to work alone, since feeds fold the rest away.",
      "Keep the one request. A second one halves the first.",
      ...rules(surface, fact),
    ]),
    ...sources(),
  ]);
}

/** The tone a creator's own words name. */
export function toneIn(text: string): Tone | undefined {
  const lower = text.toLowerCase();
  return (
    TONES.find((tone) => lower.includes(tone)) ??
    (/relax|friend|chill/u.test(lower)
      ? "casual"
      : /inspir|motivat|encourag/u.test(lower)
        ? "motivational"
        : /fun|humou?r|witty|joke/u.test(lower)
          ? "funny"
          : /tech|geek|nerd/u.test(lower)
            ? "techy"
            : /formal|serious|business/u.test(lower)
              ? "professional"
              : undefined)
  );
}

function toneLine(tone: string, found: Tone | undefined): string {
  if (found !== undefined) return `In a ${found} tone, shortest first.`;
  const known = `${TONES.slice(0, -1).join(", ")} or ${TONES.at(-1) ?? ""}`;
  return tone === ""
    ? `You named no tone, so these are casual. Others: ${known}.`
    : `I don't have the tone ${cited(tone)}, so these are casual. I know ${known}.`;
}

function lengthLine(text: string, surface: Surface | undefined): string {
  const onYouTube = surface === "YouTube Shorts" || surface === "YouTube long-form";
  const { used, max, unit }: Length = onYouTube
    ? descriptionLength(text)
    : {
        used: text.length,
        max: CAPTION_MAX[surface === "Instagram Reels" ? "Instagram" : "TikTok"],
        unit: "characters",
      };
  const where = onYouTube
    ? "a YouTube description"
    : surface === undefined
      ? "a TikTok or Instagram caption"
      : `a caption on ${surface}`;
  return `${spelledCount(used)} of the ${spelledCount(max)} ${unit} of ${where}.`;
}

function rules(surface: Surface | undefined, fact: Citations["fact"]): string[] {
  const tiktok = () => [
    fact(
      `TikTok takes ${spelledCount(CAPTION_MAX.TikTok)} characters through its interface for tools.`,
      tiktokCaptionApi,
    ),
    fact(`It is reported to take ${TIKTOK_HASHTAGS_MAX} hashtags in a post.`, tiktokHashtags),
  ];
  const instagram = () => [
    fact(
      `Instagram takes ${spelledCount(CAPTION_MAX.Instagram)} characters in a caption, as reported.`,
      instagramReport,
    ),
    fact(`It announced ${INSTAGRAM_HASHTAGS_MAX} hashtags for posts and reels.`, instagramCreators),
  ];
  const youtube = () => [
    fact("YouTube takes 5,000 bytes in a description.", descriptionLimit),
    fact(`It shows up to ${YOUTUBE_HASHTAGS_SHOWN} hashtags by the title.`, youtubeHashtags),
  ];
  if (surface === "TikTok") return tiktok();
  if (surface === "Instagram Reels") return instagram();
  return surface === undefined ? [...tiktok(), ...instagram()] : youtube();
}
