import type { ScheduledVideo, VideoDraft } from "#shared/contracts/schedule.ts";

/** Whether what is shown is what the server holds. */
export type Connection = "connecting" | "live" | "reconnecting";

/** The caller's queue as this tab knows it, and what can be done with it. Every change shows in every tab. */
export interface QueueState {
  readonly connection: Connection;
  /** By moment; undefined until the first answer. */
  readonly videos: readonly ScheduledVideo[] | undefined;
  /** The server's clock in epoch milliseconds, as near as this tab knows it. */
  readonly now: () => number;
  /** Makes or changes a video. @throws CallError */
  readonly save: (id: string, draft: VideoDraft, signal?: AbortSignal) => Promise<ScheduledVideo>;
}
