import type { VideoStatus } from "#shared/rules/schedule/video.ts";

/** How each status is shown: scheduled blue, posted green, due grey (spec §4). */
export const STATUSES: Readonly<
  Record<VideoStatus, { readonly label: string; readonly tone: "info" | "plain" | "good" }>
> = {
  scheduled: { label: "Scheduled", tone: "info" },
  due: { label: "Time to publish", tone: "plain" },
  posted: { label: "Posted", tone: "good" },
};
