import type { ThumbnailAdviceRequest } from "#shared/contracts/helpers.ts";
import { nicheFor } from "../find-niche.ts";
import { type Block, heading, list, markdown, paragraph, strong } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import { clickRate, titleTests } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import type { Pieces } from "../titles/angle.ts";
import { overlays } from "./overlays.ts";
import { basis, cited, knowledgeOf, piecesFor } from "./subject.ts";
import { topicOf } from "./title-options.ts";

/** What can carry a picture, by the way it draws the eye. */
const LAYOUTS = [
  "Put it into the left third, as large as your hand, and leave the right side empty for the words.",
  "Fill two thirds of the frame with it, cropped on purpose, with the background out of focus.",
  "Put it in the middle of an empty surface, lit from one side, with nothing else in the frame.",
  "Let a hand hold it toward the camera: that gives scale, action and a person.",
];

/** What a thumbnail shows and where, in two sentences. */
export function pictureFor(title: string, { proof, own }: Pieces, random: Random): string {
  const [layout = ""] = random.sample(LAYOUTS, 1);
  const focus = own.has("proof")
    ? `Show ${proof}.`
    : `Show the one thing ${cited(topicOf(title), 80)} is about, at the moment it changes; if nothing changes, ${proof}.`;
  return `${focus} ${layout}`;
}

/** How to picture a title: what to show, where, with which words, and what to test. */
export function adviseOnThumbnail(request: ThumbnailAdviceRequest, random: Random): string {
  const { title, niche, description } = request;
  const { fact, sources } = citations();
  const pieces = piecesFor(topicOf(title), niche, random);
  const { pain, own } = pieces;
  const picture = pictureFor(title, pieces, random);
  const trouble = own.has("pain") ? `the moment of ${pain}` : "the moment before it goes right";
  return markdown([
    basis(knowledgeOf(nicheFor(niche, title)), "it has read your title and seen no picture."),
    heading(2, `Thumbnail: ${title}`),
    heading(3, "One thing to look at"),
    paragraph(
      `${picture} ${description === "" ? "" : "Your description may hold a better object than this: choose whatever somebody could point at."}`.trim(),
    ),
    heading(3, "Words in the picture"),
    ...overlayAdvice(title),
    heading(3, "Contrast"),
    list([
      "Turn the picture gray: if the subject disappears, change the light rather than the color.",
      "One strong color on what matters, everything else calm.",
      "Look at it at the size of a stamp, in light and dark mode, between the videos that stand beside yours in search.",
      "Keep the lower right corner free for the duration.",
    ]),
    heading(3, "Three pictures to try against each other"),
    list([
      [strong("Result:"), " what it looks like when it worked, without words."],
      [strong("Problem:"), ` ${trouble}, with the shortest words from above.`],
      [strong("Person:"), " your face or hands reacting to it, looking at the object and not at the camera."],
    ]),
    paragraph(
      `${fact("On long-form videos YouTube tests up to 3 thumbnails for up to 2 weeks and picks by watch time.", titleTests)} ${fact("For scale: half of all channels and videos have a click-through rate between 2% and 10%.", clickRate)} Compare yours with your own last ten, found in YouTube Studio.`,
    ),
    ...sources(),
  ]);
}

function overlayAdvice(title: string): Block[] {
  const options = overlays(title);
  const rest =
    "Four words at most. A number or fact that the title leaves out beats repeating the title; no words at all beat weak ones.";
  return options.length === 0
    ? [paragraph(rest)]
    : [paragraph("From your title's own words:"), list(options), paragraph(rest)];
}
