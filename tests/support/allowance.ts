import type { Page } from "@playwright/test";

/** AI calls a minute (design: rate limits). */
const ALLOWED = 60;

/** Asks until a call is refused, so that the page's next one is too many; @returns how many it took. */
export async function spendAllowance(page: Page, baseURL: string | undefined): Promise<number> {
  const ask = async () => {
    const data = { task: "video_ideas", input: "sharp knives" };
    return (await page.request.post(`${baseURL}/api/ai/assist`, { data })).status();
  };
  const answers = await Promise.all(Array.from({ length: ALLOWED }, ask));
  // A minute may end among the first sixty; then the next ones fill the one that began.
  while (!answers.includes(429)) answers.push(await ask());
  return answers.length;
}
