import type { Queue } from "../../contracts/schedule.ts";

/**
 * Reads a queue page after page.
 * @param readPage reads the page that begins with a video's number, the first one where there is none.
 * @returns undefined where the queue changed between two pages, so that they don't belong together.
 */
export async function wholeQueue(readPage: (from?: number) => Promise<Queue>): Promise<Queue | undefined> {
  let page = await readPage();
  const { queueId, revision } = page;
  const pages = [page];
  while (page.next !== undefined) {
    const before = page.next;
    page = await readPage(before);
    const belongs = page.queueId === queueId && page.revision === revision;
    // A page that leads nowhere else would be read for ever.
    if (!belongs || (page.next !== undefined && page.next <= before)) return undefined;
    pages.push(page);
  }
  return { ...page, videos: pages.flatMap(({ videos }) => videos) };
}
