import type { Page } from "@playwright/test";

/** Fills localStorage to the last character, under the key `filling`. */
export function fill(page: Page): Promise<void> {
  return page.evaluate(() => {
    let size = 1 << 20;
    let filling = "";
    while (size > 0) {
      try {
        localStorage.setItem("filling", filling + "x".repeat(size));
        filling += "x".repeat(size);
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
}
