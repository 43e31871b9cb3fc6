import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  HEARTBEAT,
  IDLE,
  isAbandoned,
  isHeld,
  nextAlarm,
  nextBeat,
  PROMISE,
  type Waking,
} from "#worker/scheduler/wake.ts";

const NOW = Date.UTC(2026, 0, 1);
const journal = (change: Partial<Waking> = {}): Waking => ({
  inMemory: false,
  next: undefined,
  beat: undefined,
  touched: undefined,
  ...change,
});
const memory = (change: Partial<Waking> = {}): Waking => ({ ...journal(change), inMemory: true });

describe("a queue in memory", () => {
  test("is held while something is to come within thirty days, and not a millisecond further", () => {
    expect(PROMISE).toBe(30 * 24 * 60 * 60 * 1000);
    expect(isHeld(memory({ next: NOW + PROMISE }), NOW)).toBe(true);
    expect(isHeld(memory({ next: NOW + PROMISE + 1 }), NOW)).toBe(false);
    expect(isHeld(memory(), NOW)).toBe(false);
  });

  test("is woken by a heartbeat a minute later, or by its next video where that is sooner", () => {
    expect(nextAlarm(memory({ next: NOW + PROMISE, touched: NOW }), NOW)).toBe(NOW + HEARTBEAT);
    expect(nextAlarm(memory({ next: NOW + 5, touched: NOW }), NOW)).toBe(NOW + 5);
  });

  test("keeps the heartbeat that is set until it has come", () => {
    const held = memory({ next: NOW + PROMISE / 2, touched: NOW, beat: NOW + 10 });
    expect(nextBeat(held, NOW)).toBe(NOW + 10);
    expect(nextBeat(held, NOW + 10)).toBe(NOW + 10 + HEARTBEAT);
  });

  test("isn't woken for what it isn't held for, but to be forgotten", () => {
    const far = memory({ next: NOW + PROMISE + 1, touched: NOW });
    expect(nextBeat(far, NOW)).toBeUndefined();
    expect(nextAlarm(far, NOW)).toBe(NOW + IDLE);
  });
});

describe("a queue with a journal", () => {
  test("is never held and has no heartbeat", () => {
    const busy = journal({ next: NOW + 5, touched: NOW });
    expect(isHeld(busy, NOW)).toBe(false);
    expect(nextBeat(busy, NOW)).toBeUndefined();
  });

  test("is woken for its next video however far that is, else to be forgotten", () => {
    expect(nextAlarm(journal({ next: NOW + 2 * PROMISE, touched: NOW }), NOW)).toBe(NOW + 2 * PROMISE);
    expect(nextAlarm(journal({ touched: NOW }), NOW)).toBe(NOW + IDLE);
  });
});

test("what never held anything is never woken", () => {
  expect(nextAlarm(memory(), NOW)).toBeNull();
  expect(nextAlarm(journal(), NOW)).toBeNull();
});

test("a queue is abandoned when it waits for nothing and nobody changed it for 400 days", () => {
  expect(IDLE).toBe(400 * 24 * 60 * 60 * 1000);
  const left = journal({ touched: NOW - IDLE });
  expect(isAbandoned(left, NOW)).toBe(true);
  expect(isAbandoned(left, NOW - 1)).toBe(false);
  expect(isAbandoned({ ...left, next: NOW + 1 }, NOW)).toBe(false);
  expect(isAbandoned(journal(), NOW)).toBe(false);
});

test("no queue is woken in the past, unless something is overdue, and a held one within a minute", () => {
  const moment = fc.option(fc.integer({ min: NOW, max: NOW + 3 * IDLE }), { nil: undefined });
  const waking = fc.record({
    inMemory: fc.boolean(),
    next: moment,
    beat: fc.option(fc.integer({ min: NOW - HEARTBEAT, max: NOW + HEARTBEAT }), { nil: undefined }),
    touched: fc.option(fc.integer({ min: NOW - IDLE, max: NOW }), { nil: undefined }),
  });
  fc.assert(
    fc.property(waking, (one) => {
      const alarm = nextAlarm(one, NOW);
      if (alarm !== null) expect(alarm).toBeGreaterThanOrEqual(NOW);
      if (isHeld(one, NOW)) expect(alarm).toBeLessThanOrEqual(NOW + HEARTBEAT);
      if (alarm === null) expect(one.touched).toBeUndefined();
    }),
  );
});
