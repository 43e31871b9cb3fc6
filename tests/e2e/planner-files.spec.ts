import ICAL from "ical.js";
import Papa from "papaparse";
import { expect, test } from "../support/app.ts";
import { cell, fileOf, openPlan, planAnswer } from "../support/planner.ts";

test.beforeEach(({ signIn }) => signIn());

/** The events of an iCalendar file, by an independent reader. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const instants = (text: string) => eventsIn(text).map((event) => event.startDate.toJSDate().toISOString());

// Day 1 and day 30 of each lie on different sides of the change.
for (const { zone, start, local, expected } of [
  {
    zone: "America/New_York",
    start: "2026-10-20",
    local: ["2026-10-20, 20:00", "2026-11-18, 20:00"],
    // From UTC-4 to UTC-5 on November 1.
    expected: ["2026-10-21T00:00:00.000Z", "2026-11-19T01:00:00.000Z"],
  },
  {
    zone: "Europe/London",
    start: "2027-03-15",
    local: ["2027-03-15, 20:00", "2027-04-13, 20:00"],
    // From UTC to UTC+1 on March 28.
    expected: ["2027-03-15T20:00:00.000Z", "2027-04-13T19:00:00.000Z"],
  },
  {
    zone: "Asia/Kolkata",
    start: "2026-10-20",
    local: ["2026-10-20, 20:00", "2026-11-18, 20:00"],
    // UTC+5:30 all year.
    expected: ["2026-10-20T14:30:00.000Z", "2026-11-18T14:30:00.000Z"],
  },
  {
    zone: "Pacific/Auckland",
    start: "2027-03-20",
    local: ["2027-03-20, 20:00", "2027-04-18, 20:00"],
    // From UTC+13 to UTC+12 on April 4.
    expected: ["2027-03-20T07:00:00.000Z", "2027-04-18T08:00:00.000Z"],
  },
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test("the calendar file holds the same local time on both sides of a change of the clocks", async ({
      page,
    }) => {
      await openPlan(page, planAnswer([1, 30]));
      await page.getByLabel("Start date").fill(start);
      const { name, text } = await fileOf(page, "Calendar file");
      expect(name).toBe(`crescendo-plan-${start}.ics`);
      expect(instants(text)).toEqual(expected);
      const clock = new Intl.DateTimeFormat("sv-SE", {
        timeZone: zone,
        dateStyle: "short",
        timeStyle: "short",
      });
      expect(instants(text).map((instant) => clock.format(new Date(instant)).replace(" ", ", "))).toEqual(
        local,
      );
    });
  });
}

test("an event says what to publish, and a later export moves the event of an earlier one", async ({
  page,
}) => {
  const title = "Bread; salt, water \\ time “éè” 🎸";
  await openPlan(
    page,
    planAnswer([1, 8, 15, 22], [{ title, hook: `${"Long line ".repeat(20)}\nand a second` }]),
  );
  await page.getByLabel("Start date").fill("2026-12-07");
  const first = eventsIn((await fileOf(page, "Calendar file")).text);
  expect(first).toHaveLength(4);
  expect(first[0]?.summary).toBe(title);
  expect(first[0]?.description).toContain(`Hook: ${"Long line ".repeat(20)}\nand a second`);
  expect(first[0]?.description).toContain("Format: Step-by-step tutorial");
  expect(first[0]?.duration.toSeconds()).toBe(1800);
  expect(new Set(first.map(({ uid }) => uid)).size).toBe(4);

  await cell(page, 8).focus();
  await page.keyboard.press(" ");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press(" ");
  const second = eventsIn((await fileOf(page, "Calendar file")).text);
  expect(second.map(({ uid }) => uid)).toEqual(first.map(({ uid }) => uid));
  const moved = (events: typeof first) => events.find(({ summary }) => summary === "About birch");
  expect(moved(second)?.uid).toBe(moved(first)?.uid);
  expect(moved(second)?.startDate.day).toBe((moved(first)?.startDate.day ?? 0) + 1);
});

test("the CSV file holds each post with its date, in any script, and no cell is a formula", async ({
  page,
}) => {
  await page.clock.setFixedTime("2026-11-21T10:00:00Z");
  await openPlan(page, planAnswer([1, 8], [{ title: '=HYPERLINK("x"), "日本語"', cta: "Ask." }]));
  const undated = await fileOf(page, "CSV");
  expect(undated.name).toBe("crescendo-plan-2026-11-21.csv");
  expect(undated.text.startsWith("\uFEFF")).toBe(true);
  const read = (text: string) => Papa.parse<Record<string, string>>(text.slice(1), { header: true }).data;
  expect(read(undated.text).map(({ day, date, weekday }) => [day, date, weekday])).toEqual([
    ["1", "", ""],
    ["8", "", ""],
  ]);
  await page.getByLabel("Start date").fill("2026-12-07");
  const { name, text } = await fileOf(page, "CSV");
  expect(name).toBe("crescendo-plan-2026-12-07.csv");
  const [first, second] = read(text);
  expect(first).toMatchObject({
    day: "1",
    date: "2026-12-07",
    weekday: "Monday",
    time: "20:00",
    title: `'=HYPERLINK("x"), "日本語"`,
    callToAction: "Ask.",
    audience: "",
  });
  expect([second?.date, second?.weekday]).toEqual(["2026-12-14", "Monday"]);
});

test("on paper stand the plan and its posts, and none of what is around them", async ({ page }) => {
  await openPlan(page, planAnswer([1, 8, 15, 22]));
  await page.evaluate(() => {
    window.print = () => {
      document.title = "printing";
    };
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page).toHaveTitle("printing");
  await page.emulateMedia({ media: "print" });
  for (const shown of [
    "Your 30-Day Success Plan",
    "3 posts per week · 1 minute · Cooking & Recipes",
    "Posting Day",
  ])
    await expect(page.getByText(shown)).toBeVisible();
  await expect(page.getByRole("region", { name: "Posts in order" }).getByRole("listitem")).toHaveCount(4);
  await expect(page.getByText("Your oven isn't the problem.").first()).toBeVisible();
  for (const gone of [
    page.getByRole("banner"),
    page.getByRole("navigation", { name: "Sections" }),
    page.getByRole("contentinfo"),
    page.getByRole("button", { name: "← Back" }),
    page.getByRole("button", { name: "Print" }),
    page.getByText("By keyboard: arrow keys"),
  ])
    await expect(gone).toBeHidden();
});
