import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { describe, expect, test, vi } from "vitest";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import type { GoogleAccount } from "#worker/google/google-account.ts";
import { connected, Creator } from "../support/google.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const alarmOf = (creator: Creator) =>
  runInDurableObject(creator.object, (_: GoogleAccount, { storage }) => storage.getAlarm());

/** Lets time pass for the creator's object, and rings its alarm as the platform does then. */
async function ringAfter(creator: Creator, milliseconds: number): Promise<void> {
  await creator.passTime(milliseconds);
  expect(await runDurableObjectAlarm(creator.object)).toBe(true);
}

describe("a try to sign in that was given up", () => {
  test("leaves nothing behind after ten minutes", async () => {
    const creator = new Creator();
    const before = Date.now();
    await creator.begin();
    expect(await alarmOf(creator)).toBeGreaterThanOrEqual(before + 10 * MINUTE);
    await ringAfter(creator, 10 * MINUTE + 1000);
    expect(await creator.stored()).toBe("[]");
    expect(await alarmOf(creator)).toBeNull();
  });

  test("is good until then, whatever rings too early", async () => {
    const creator = new Creator();
    const page = await creator.begin();
    await ringAfter(creator, 9 * MINUTE);
    expect(await creator.comeBack(await creator.consent(page))).toContain("google=connected");
  });
});

describe("a connection", () => {
  test("outlives the end of the try that made it, and what is given up later", async () => {
    const creator = await connected();
    await ringAfter(creator, 11 * MINUTE);
    expect(await creator.connection()).toMatchObject({ connected: true });
    await creator.begin();
    await ringAfter(creator, 22 * MINUTE);
    expect(await creator.connection()).toMatchObject({ connected: true });
    expect(await alarmOf(creator)).not.toBeNull();
  });

  test("that nobody used for 400 days is revoked and forgotten", async () => {
    const creator = await connected();
    const before = Date.now();
    await creator.read(youtubeOverview);
    expect(await alarmOf(creator)).toBeGreaterThanOrEqual(before + 400 * DAY);
    await ringAfter(creator, 400 * DAY + 1000);
    expect(await creator.stored()).toBe("[]");
    expect(await creator.desk()).toMatchObject({ revocations: 1, refresh: [] });
  });

  test("lives on from each day it is used", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const creator = await connected();
    await creator.read(youtubeOverview);
    await creator.passTime(399 * DAY);
    await creator.forgetCache();
    await creator.fetch(youtubeOverview.path);
    await ringAfter(creator, 401 * DAY);
    expect(await creator.stored()).not.toBe("[]");
    expect(await alarmOf(creator)).toBeGreaterThan(Date.now() + 798 * DAY);
  });
});
