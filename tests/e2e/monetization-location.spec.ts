import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { sidewaysScroll } from "../support/ideas.ts";
import { connectFrom, GEOCODER, geocoded, money, SECTION } from "../support/monetization.ts";

const BERLIN = { latitude: 52.520008, longitude: 13.404954 };
const GERMANY = { countryCode: "DE", countryName: "Germany", principalSubdivision: "Berlin" };
/** A moment, and one by which every screen has shown itself. */
const NOW = new Date("2026-11-21T10:00:00Z");
const LATER = new Date("2026-11-21T11:00:00Z");
const IDLE = "Your location is only looked up when you press the button.";

/** Lets the browser be in Berlin. */
async function inBerlin(page: Page) {
  await page.context().grantPermissions(["geolocation"]);
  await page.context().setGeolocation(BERLIN);
}

/** The calls that tell anybody where the creator is. */
function listenForLookUps(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/bigdatacloud|\/api\/geo/u.test(request.url())) asked.push(request.url());
  });
  return asked;
}

/** Replaces the browser's own way to a position; it tells what it was asked with. */
async function withGeolocation(page: Page, code: 2 | 3) {
  await page.addInitScript((failure) => {
    const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    navigator.geolocation.getCurrentPosition = (_, fail, options) => {
      const wait = failure === codes.TIMEOUT ? options?.timeout : 0;
      setTimeout(() => fail?.({ code: failure, message: "", ...codes }), wait);
    };
  }, code);
}

/** Waits until whatever the page set out to ask has been asked: calls leave it in order. */
async function settle(page: Page) {
  await page.evaluate(() => fetch("/api/health").then((response) => response.text()));
}

test.beforeEach(({ signIn }) => signIn());

test("nobody asks where the creator is before they press the button", async ({ page }) => {
  const asked = listenForLookUps(page);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => document.documentElement.setAttribute("data-asked", "");
    navigator.geolocation.watchPosition = () => {
      document.documentElement.setAttribute("data-asked", "");
      return 0;
    };
  });
  await inBerlin(page);
  await page.goto(SECTION);
  await expect(money.place(page)).toContainText(IDLE);
  await money.niche(page).selectOption("Gaming");
  await money.country(page).selectOption("Japan");
  await money.views(page).fill("5000");
  await page.reload();
  await expect(money.rpm(page)).toContainText("$3.15");
  await expect(page.locator("html[data-asked]")).toHaveCount(0);
  expect(asked).toEqual([]);

  await money.locate(page).click();
  await expect(page.locator("html[data-asked]")).toHaveCount(1);
});

test("a position that may be used names the country, by a rounded position and no other call", async ({
  page,
  axe,
}) => {
  const asked = listenForLookUps(page);
  await inBerlin(page);
  await page.route(GEOCODER, (route) => geocoded(route, GERMANY));
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText("Found by your position: Germany.");
  await expect(money.country(page)).toHaveValue("");
  await expect(money.country(page).locator("option:checked")).toHaveText("Found: Germany");
  await expect(money.rpm(page)).toContainText("$3.50");
  await expect(money.rpm(page)).toContainText("Base $3.50 (Germany) × 1 (General)");
  await expect(money.earned(page)).toContainText("$350.00");
  expect(asked).toEqual([
    "https://api.bigdatacloud.net/data/reverse-geocode-client?latitude=52.5&longitude=13.4&localityLanguage=en",
  ]);
  expect(await axe(page)).toEqual([]);

  await page.reload();
  await expect(money.place(page)).toHaveText("Found by your position: Germany.");
  expect(asked).toHaveLength(1);
});

for (const [what, answer, place, rpm] of [
  ["a code", { countryCode: "BR", countryName: "Brasil" }, "Brazil", "$1.20"],
  ["another name for a country", { countryName: "United States of America (the)" }, "United States", "$6.00"],
  ["only a subdivision", { principalSubdivision: "California" }, "California", "$2.50"],
  ["only a subdivision that is a country", { principalSubdivision: "Singapore" }, "Singapore", "$5.00"],
  ["a country that isn't in the table", { countryCode: "KE", countryName: "Kenya" }, "Kenya", "$2.50"],
  [
    "fields of other types",
    { countryCode: 4, countryName: null, principalSubdivision: "Wales" },
    "United Kingdom",
    "$4.50",
  ],
] as const) {
  test(`a geocoder that gives ${what} is understood: ${place}`, async ({ page }) => {
    await inBerlin(page);
    await page.route(GEOCODER, (route) => geocoded(route, answer));
    await page.goto(SECTION);
    await money.locate(page).click();
    const rest = rpm === "$2.50" ? " The table has no base for it, so the default of $2.50 counts." : "";
    await expect(money.place(page)).toHaveText(`Found by your position: ${place}.${rest}`);
    await expect(money.rpm(page)).toContainText(rpm);
  });
}

test("a refused position falls back to the country of the connection", async ({ page, axe }) => {
  const asked = listenForLookUps(page);
  await connectFrom(page, "BR");
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText(
    "Your browser didn't share your position. Found by your connection: Brazil.",
  );
  await expect(money.rpm(page)).toContainText("$1.20");
  expect(asked.map((url) => new URL(url).pathname)).toEqual(["/api/geo"]);
  expect(await axe(page)).toEqual([]);
});

test("a position that can't be found falls back to the country of the connection", async ({ page }) => {
  await withGeolocation(page, 2);
  await connectFrom(page, "JP");
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText(
    "Your position couldn't be found. Found by your connection: Japan.",
  );
  await expect(money.rpm(page)).toContainText("$3.50");
});

test("a position is waited for 8 seconds and no longer", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await withGeolocation(page, 3);
  await connectFrom(page, "IN");
  const asked = listenForLookUps(page);
  await page.goto(SECTION);
  await expect(money.locate(page)).toBeVisible();
  await page.clock.pauseAt(LATER);
  await money.locate(page).click();
  await page.clock.runFor(7900);
  await settle(page);
  expect(asked).toEqual([]);
  await expect(page.getByRole("button", { name: "Locating..." })).toBeDisabled();
  await expect(money.place(page)).toHaveText("Asking your browser where you are. It may ask you first.");
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(money.place(page)).toHaveText(
    "Finding your position took longer than 8 seconds. Found by your connection: India.",
  );
  await expect(money.rpm(page)).toContainText("$0.80");
});

test("a browser without geolocation says so and asks nobody; the list still works", async ({ page, axe }) => {
  const asked = listenForLookUps(page);
  await page.addInitScript("delete Navigator.prototype.geolocation");
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText(
    "This browser can't tell a location. Choose your country from the list.",
  );
  await expect(money.rpm(page)).toContainText("$2.50");
  expect(asked).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await money.country(page).selectOption("Norway");
  await expect(money.rpm(page)).toContainText("$5.50");
});

const AT_SEA = { countryCode: "", countryName: "", principalSubdivision: "" };
const UNNAMED = "The country of your position couldn't be looked up";

for (const [what, answer, status] of [
  ["fails", "{}", 503],
  ["is over its limit", { description: "Too many requests" }, 429],
  ["answers with a page", "<h1>Please log in</h1>", 200],
  ["answers with a list", [], 200],
  ["knows no country there, as at sea", AT_SEA, 200],
] as const) {
  test(`a geocoder that ${what} falls back to the country of the connection`, async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError("Failed to load resource");
    await inBerlin(page);
    await connectFrom(page, "BR");
    await page.route(GEOCODER, (route) => geocoded(route, answer, status));
    await page.goto(SECTION);
    await money.locate(page).click();
    await expect(money.place(page)).toHaveText(`${UNNAMED}. Found by your connection: Brazil.`);
    await expect(money.rpm(page)).toContainText("$1.20");
  });
}

test("a geocoder that can't be reached falls back to the country of the connection", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await inBerlin(page);
  await connectFrom(page, "BR");
  await page.route(GEOCODER, (route) => route.abort());
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText(`${UNNAMED}. Found by your connection: Brazil.`);
});

test("a geocoder that never answers is given up after 8 seconds", async ({ page }) => {
  await page.clock.install({ time: NOW });
  await inBerlin(page);
  await connectFrom(page, "BR");
  await page.route(GEOCODER, () => undefined);
  const asked = listenForLookUps(page);
  await page.goto(SECTION);
  await expect(money.locate(page)).toBeVisible();
  await page.clock.pauseAt(LATER);
  await money.locate(page).click();
  await expect.poll(() => asked).toHaveLength(1);
  await page.clock.runFor(7900);
  await settle(page);
  expect(asked).toHaveLength(1);
  await expect(page.getByRole("button", { name: "Locating..." })).toBeDisabled();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(money.place(page)).toHaveText(`${UNNAMED}. Found by your connection: Brazil.`);
});

for (const country of ["XX", "T1"]) {
  test(`a refused position and a connection from nowhere (${country}) is denied; the default counts`, async ({
    page,
    axe,
  }) => {
    await connectFrom(page, country);
    await page.goto(SECTION);
    await money.locate(page).click();
    await expect(money.place(page)).toHaveText(
      "Your browser didn't share your position, and the country of your connection isn't known. The default base of $2.50 counts; choose your country from the list.",
    );
    await expect(money.rpm(page)).toContainText("Base $2.50 (default) × 1 (General)");
    await expect(money.locate(page)).toBeEnabled();
    expect(await axe(page)).toEqual([]);
  });
}

test("where geocoder and server are both down it is denied, and pressing again tries again", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError("Failed to load resource");
  await inBerlin(page);
  await page.route(GEOCODER, (route) => route.abort());
  await page.route("**/api/geo", (route) => route.fulfill({ status: 500, body: "<h1>proxy</h1>" }));
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toContainText(
    `${UNNAMED}, and the country of your connection isn't known.`,
  );
  await page.route(GEOCODER, (route) => geocoded(route, GERMANY));
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText("Found by your position: Germany.");
});

test("a country chosen by hand wins over one that is found, is kept, and can be let go of", async ({
  page,
}) => {
  await inBerlin(page);
  await page.route(GEOCODER, (route) => geocoded(route, GERMANY));
  await page.goto(SECTION);
  await money.country(page).selectOption("Norway");
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText(
    "Found by your position: Germany. Your choice from the list counts.",
  );
  await expect(money.rpm(page)).toContainText("$5.50");
  await page.reload();
  await expect(money.country(page)).toHaveValue("NO");
  await expect(money.rpm(page)).toContainText("$5.50");
  await page.getByRole("button", { name: "Use Germany" }).click();
  await expect(money.country(page)).toHaveValue("");
  await expect(money.rpm(page)).toContainText("$3.50");
  await money.country(page).selectOption("Other country ($2.50)");
  await expect(money.rpm(page)).toContainText("Base $2.50 (default)");
});

test("Cancel stops looking, and what comes late changes nothing", async ({ page }) => {
  await inBerlin(page);
  const held = Promise.withResolvers<void>();
  await page.route(GEOCODER, async (route) => {
    await held.promise;
    await geocoded(route, GERMANY).catch(() => undefined);
  });
  await page.goto(SECTION);
  const dropped = page.waitForEvent("requestfailed");
  const asked = page.waitForRequest(GEOCODER);
  await money.locate(page).click();
  await asked;
  await page.getByRole("button", { name: "Cancel" }).click();
  await dropped;
  held.resolve();
  await expect(money.place(page)).toContainText(IDLE);
  await expect(money.locate(page)).toBeEnabled();
  await expect(money.rpm(page)).toContainText("$2.50");
});

test("a question of the browser's that is left open can be cancelled; an answer after that is ignored", async ({
  page,
}) => {
  const asked = listenForLookUps(page);
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = (_, fail) => {
      const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      addEventListener("refuse", () => fail?.({ code: 1, message: "", ...codes }));
    };
  });
  await page.goto(SECTION);
  await money.locate(page).click();
  await expect(money.place(page)).toHaveText("Asking your browser where you are. It may ask you first.");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.evaluate(() => dispatchEvent(new Event("refuse")));
  await expect(money.locate(page)).toBeEnabled();
  await expect(money.place(page)).toContainText(IDLE);
  expect(asked).toEqual([]);
});

test("a hostile geocoder's name is text, short, and doesn't widen a phone", async ({ page, axe }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await inBerlin(page);
  const name = `<img src=x onerror="document.title='owned'">\u202E${"W".repeat(5000)}`;
  await page.route(GEOCODER, (route) => geocoded(route, { countryName: name }));
  await page.goto(SECTION);
  await money.country(page).selectOption("Norway");
  await money.locate(page).click();
  await expect(money.place(page)).toContainText("<img src=x");
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/owned/u);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  expect(await axe(page)).toEqual([]);
});

test("a place is asked for and chosen by the keyboard alone", async ({ page }) => {
  await inBerlin(page);
  await page.route(GEOCODER, (route) => geocoded(route, GERMANY));
  await page.goto(SECTION);
  await money.country(page).focus();
  await page.keyboard.press("Tab");
  await expect(money.locate(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(money.place(page)).toHaveText("Found by your position: Germany.");
  await money.country(page).focus();
  await page.keyboard.type("Norw");
  await expect(money.country(page)).toHaveValue("NO");
  await expect(money.rpm(page)).toContainText("$5.50");
});
