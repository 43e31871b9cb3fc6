import type { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { tagsIn } from "#shared/rules/lengths.ts";
import { companyOf, videoWarnings } from "#shared/rules/schedule/warnings.ts";
import type { FormDraft } from "#client/lib/schedule/form-values.ts";

/** What only this tab knows of the chosen files. */
export interface FileTroubles {
  /** The browser couldn't play the video. */
  readonly unplayable: boolean;
  /** The browser couldn't show the thumbnail. */
  readonly unreadable: boolean;
  /** False where there is no thumbnail, or it has to be chosen again. */
  readonly hasThumbnail: boolean;
}

/**
 * What could be better and keeps nobody from scheduling, each a sentence: the server's own warnings, and what
 * only the browser can tell.
 */
export function formWarnings(
  form: FormDraft,
  at: number | undefined,
  others: readonly ScheduledVideo[],
  { unplayable, unreadable, hasThumbnail }: FileTroubles,
): string[] {
  const { id, title, description } = form;
  const video = {
    title,
    description,
    tags: tagsIn(form.tags),
    thumbnail: hasThumbnail ? form.thumbnail : null,
  };
  return [
    ...(unplayable
      ? [
          "This browser can't play the video file, so there is no preview. If other players can't either, export it again as MP4 with H.264.",
        ]
      : []),
    ...(unreadable
      ? ["This browser can't show the thumbnail. Save it again as JPG or PNG, or choose another."]
      : []),
    ...videoWarnings(video, companyOf({ id, title, at }, others)),
  ];
}
