import { ScheduledVideo } from "#shared/contracts/schedule.ts";
import { heldVideos, withFile, withoutLost } from "#shared/rules/schedule/known-queue.ts";
import type { BackedUpList, ListBackup } from "#client/lib/backup-list.ts";
import { queueCopy } from "./queue-copy.ts";

const idsHere = () => {
  const known = queueCopy.read();
  return new Set(known === null ? [] : heldVideos(known).map(({ id }) => id));
};

/** Nobody can have posted a video in the future, and the server refuses it. */
const isPossible = ({ postedAt }: ScheduledVideo) => postedAt === null || Date.parse(postedAt) <= Date.now();

/**
 * The scheduled videos as they go into a creator's file and come back from it. Those that aren't in the queue are on
 * their way back to it: the scheduler and the home ask the server, which knows what was removed. A file never removes
 * or changes what is in the queue, however it is taken over.
 */
export const queueBackup: BackedUpList = {
  export: () => {
    const known = queueCopy.read();
    return known === null ? [] : heldVideos(known);
  },
  unreadable: queueCopy.unreadable,
  read: (items): ListBackup => {
    const videos = items.flatMap((item) => ScheduledVideo.safeParse(item).data ?? []).filter(isPossible);
    return {
      nouns: ["scheduled video", "scheduled videos"],
      count: videos.length,
      unreadable: items.length - videos.length,
      known: () => {
        const here = idsHere();
        return videos.filter(({ id }) => here.has(id)).length;
      },
      restore: () => {
        const here = idsHere();
        const missing = videos.filter(({ id }) => !here.has(id));
        if (missing.length === 0) return { outcome: "saved", undo: () => undefined };
        const before = queueCopy.read();
        const outcome = queueCopy.write(withFile(before, missing));
        const undo = () => {
          const known = queueCopy.read();
          // What came into the queue meanwhile is the scheduler's to delete.
          if (known !== null) queueCopy.write(withoutLost(known, new Set(missing.map(({ id }) => id))));
        };
        // Held for this tab it would come into the queue though nothing of the file was taken over.
        if (outcome === "full" || outcome === "unreadable") undo();
        return { outcome, undo };
      },
    };
  },
};
