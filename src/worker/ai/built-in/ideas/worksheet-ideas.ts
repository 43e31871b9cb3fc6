import type { IdeasRequest } from "#shared/contracts/ideas.ts";
import { FORMATS, type FormatId } from "#shared/rules/formats.ts";
import { TITLE_MAX } from "#shared/rules/titles.ts";
import type { Material } from "../../material/material.ts";
import { stems } from "../../material/stem.ts";
import { cap } from "../compose/frames.ts";
import type { Random } from "../random.ts";
import { SEO_WORDS } from "../seo/words.ts";
import { clip, titleSafe } from "../topic.ts";
import { WORKSHEETS } from "./sheets.ts";
import { OWN_FORMS, type OwnForm, type Worksheet } from "./worksheets.ts";
import type { Draft } from "./write-ideas.ts";

/** The most of a topic that stands in a worksheet's title, in UTF-16 units. */
const IN_TITLE = 60;
/** The most of a topic that is a title of its own, in UTF-16 units. */
const AS_TITLE = 90;

/** The form that only the creator's own facts fill, where one was asked for and they haven't told them. */
function ownForm({ brief, details }: Material): OwnForm | undefined {
  return details.length > 0 ? undefined : OWN_FORMS.find((form) => form === brief.form);
}

/** Up to three short questions, in the language of the answer: of the form asked for, or where nothing is known. */
export function questionsOf(material: Material): readonly string[] {
  const { questions, forms } = WORKSHEETS[material.brief.language];
  const form = ownForm(material);
  if (form !== undefined) return forms[form].questions;
  return material.known ? [] : questions;
}

/** What the creator's words ask for and the subject's card doesn't answer, as an idea with places to fill in. */
export function askedFor(request: IdeasRequest, material: Material): Draft[] {
  const { brief, subject, details } = material;
  const { forms, condition, sides } = WORKSHEETS[brief.language];
  if (details.length > 0) return [];
  const form = ownForm(material);
  if (form !== undefined) {
    const { questions: _, ...story } = forms[form];
    const title = cap(clip(titleSafe(request.topic || request.niche), AS_TITLE));
    return [
      sheetDraft(
        { format: form === "confession" ? "story" : form, ...story, title },
        title,
        request,
        material,
      ),
    ];
  }
  if (subject === undefined) return [];
  const known = new Set(stems(JSON.stringify(subject), 2000));
  const unknown = (text: string) => stems(text).some((stem) => !known.has(stem));
  if (brief.sides !== undefined)
    return brief.sides.some(unknown) ? [titledDraft(sides, brief.sides.join(" vs "), request, material)] : [];
  if (brief.constraint !== undefined && unknown(brief.constraint))
    return [titledDraft(condition, `${brief.subject} ${brief.constraint}`, request, material)];
  return [];
}

/** A worksheet for each frame, those of the formats asked for first. */
export function worksheets(
  request: IdeasRequest,
  random: Random,
  material: Material,
  formats: readonly FormatId[] | undefined,
): Draft[] {
  const { sheets } = WORKSHEETS[material.brief.language];
  const fits = (id: FormatId) => formats === undefined || formats.includes(id);
  const shuffled = random.sample(sheets, sheets.length);
  const asked = material.known ? [] : askedFor(request, material);
  return [
    ...asked,
    ...[
      ...shuffled.filter((sheet) => fits(sheet.format)),
      ...shuffled.filter((sheet) => !fits(sheet.format)),
    ].map((sheet) => titledDraft(sheet, request.topic || request.niche, request, material)),
  ];
}

/** A worksheet whose title opens with the creator's words. */
function titledDraft(sheet: Worksheet, named: string, request: IdeasRequest, material: Material): Draft {
  const { colon } = SEO_WORDS[material.brief.language];
  const room = Math.min(IN_TITLE, TITLE_MAX - sheet.title.length - colon.length);
  const short = cap(clip(titleSafe(named), room)) || "…";
  const title = /[?!.…:]$/u.test(short) ? `${short} ${cap(sheet.title)}` : `${short}${colon}${sheet.title}`;
  return sheetDraft(sheet, title, request, material);
}

function sheetDraft(
  { hook, cta, format, fill }: Worksheet,
  title: string,
  request: IdeasRequest,
  { brief }: Material,
): Draft {
  const { about, audience: everybody } = WORKSHEETS[brief.language];
  return {
    title,
    hook,
    cta,
    format: FORMATS[request.format ?? format],
    description: `${about(request.topic || request.niche)}\n\n${fill}`,
    targetAudience: request.audience || cap(brief.audience ?? everybody),
    restsOn: [],
  };
}
