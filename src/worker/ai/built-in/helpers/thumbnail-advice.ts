import type { ThumbnailAdviceRequest } from "#shared/contracts/helpers.ts";
import { Grounded } from "../../material/grounded.ts";
import type { Material } from "../../material/material.ts";
import { cap } from "../compose/frames.ts";
import { emphasis, heading, list, markdown, paragraph, strong } from "../markdown.ts";
import { citations } from "../playbook/cite.ts";
import { clickRate, titleTests } from "../playbook/sources.ts";
import type { Random } from "../random.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { describePicture, ownPicture, PICTURE_WORDS } from "./picture-words.ts";
import { pictureFor } from "./picture.ts";
import { THUMBNAIL_WORDS } from "./thumbnail-words.ts";

/** How to picture a title: what to show, where, with which words, and what to test. */
export function adviseOnThumbnail(
  { title, description }: ThumbnailAdviceRequest,
  random: Random,
  material: Material,
): Grounded<string> {
  const { brief, subject, known } = material;
  const { fact, sources } = citations(brief.language);
  const said = THUMBNAIL_WORDS[brief.language];
  const words = PICTURE_WORDS[brief.language];
  const picture = pictureFor(`${title} ${description}`, material, random);
  const [first, second, third] = picture?.scenes ?? [];
  const overlays = (picture?.overlays ?? []).map((text) => cap(text));
  const { wrong } = picture ?? {};
  const rival = (label: string, scene: string | undefined, place: number) => [
    strong(label),
    ` ${scene === undefined ? ownPicture(place, title, words) : words.show(scene)}`,
  ];
  const reply = markdown([
    paragraph(emphasis(`${said.basis(subject?.name)} ${said.unseen}`)),
    heading(2, said.heading(title)),
    heading(3, said.one),
    paragraph(describePicture(first, words, random.pick(words.layouts), title)),
    ...(wrong === undefined ? [] : [paragraph(said.point(cap(wrong.sign), cap(wrong.instead)))]),
    heading(3, said.words),
    ...(overlays.length === 0 ? [] : [list(overlays)]),
    paragraph(said.fewWords),
    heading(3, said.contrast),
    list([...said.contrasts, words.leaveOut, words.corner]),
    heading(3, said.three),
    list([
      rival(said.result, second, 1),
      rival(said.problem, third, first === undefined ? 2 : 0),
      ...(first === undefined ? [] : [[strong(said.person), ` ${ownPicture(2, title, words)}`]]),
    ]),
    paragraph(`${fact(said.testing, titleTests)} ${fact(said.clicks, clickRate)} ${said.compare}`),
    ...sources(),
  ]);
  return new Grounded(
    reply,
    picture === undefined
      ? { known, questions: [...SEO_WORDS[brief.language].questions] }
      : { known, restsOn: [...picture.restsOn] },
  );
}
