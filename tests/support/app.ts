import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export type Axe = (page: Page, rules?: string[]) => Promise<unknown[]>;

interface Fixtures {
  /** Stores a user before any page loads. */
  readonly signIn: () => Promise<void>;
  /** Puts texts into localStorage before the first page loads, and only then. */
  readonly keep: (entries: Record<string, string>) => Promise<void>;
  /** Lets the console say something with this text; anything undeclared fails the test. */
  readonly expectConsoleError: (text: string | RegExp) => void;
  /** What axe finds on the page, by these rules or all: nothing, if all is well. */
  readonly axe: Axe;
  /** A quiet console on every test, in all its tabs. */
  readonly quietConsole: void;
}

/** Keys of this begin in sessionStorage, where they say that something was put into localStorage. */
export const KEPT_MARK = "test-kept-";

let callers = 0;

export const test = base.extend<Fixtures & { consoleErrors: { allowed: (string | RegExp)[] } }>({
  // Each test is a caller of its own, so that none spends another's allowance.
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    callers += 1;
    await use({
      "CF-Connecting-IP": `10.${workerIndex % 256}.${Math.floor(callers / 256)}.${callers % 256}`,
    });
  },
  consoleErrors: async ({}, use) => {
    await use({ allowed: [] });
  },
  expectConsoleError: async ({ consoleErrors }, use) => {
    await use((text) => consoleErrors.allowed.push(text));
  },
  quietConsole: [
    async ({ context, consoleErrors }, use) => {
      const said: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error" || message.type() === "warning") said.push(message.text());
      });
      context.on("weberror", (error) => said.push(error.error().message));
      await use();
      const unexpected = said.filter(
        (text) => !consoleErrors.allowed.some((allowed) => matches(text, allowed)),
      );
      expect(unexpected, "what the console said").toEqual([]);
    },
    { auto: true },
  ],
  keep: async ({ page }, use) => {
    await use(async (entries) => {
      await page.addInitScript(
        ({ mark, items }) => {
          for (const [key, text] of Object.entries(items)) {
            // Only the first load puts it there, so that what a test changes stays changed.
            if (sessionStorage.getItem(mark + key) === null) localStorage.setItem(key, text);
            sessionStorage.setItem(mark + key, "yes");
          }
        },
        { mark: KEPT_MARK, items: entries },
      );
    });
  },
  signIn: async ({ keep }, use) => {
    const user = { id: "1", email: "ada@example.com", full_name: "Ada Example", username: "ada" };
    await use(() => keep({ user: JSON.stringify(user) }));
  },
  axe: async ({}, use) => {
    await use(async (page, rules) => {
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      // There are no frames from elsewhere, for which it would open a page of its own each time.
      const builder = new AxeBuilder({ page }).setLegacyMode();
      const { violations } = await (rules === undefined ? builder : builder.withRules(rules)).analyze();
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      }));
    });
  },
});

function matches(text: string, allowed: string | RegExp): boolean {
  return typeof allowed === "string" ? text.includes(allowed) : allowed.test(text);
}

export { expect };
