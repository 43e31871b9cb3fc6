import { describe, expect, test, vi } from "vitest";
import { endOfDay, type Lease, type LeaseRequest, leaseSize, type Limits } from "#worker/budget/counts.ts";
import { Ledger, type Lender } from "#worker/budget/ledger.ts";

const NOON = Date.UTC(2026, 10, 22, 12);
const MIDNIGHT = Date.UTC(2026, 10, 23);

function limits(amounts: Partial<Limits>): Limits {
  return { aiCalls: 0, aiTokens: 0, aiNeurons: 0, youtubeUnits: 0, newQueues: 0, kvWrites: 0, ...amounts };
}

/** A site's budget that answers a little later, as an object elsewhere does. */
function lender(clock = () => NOON) {
  const leases: Lease[] = [];
  let spent = 0;
  const lease = vi.fn(async ({ name, least, wanted, limit }: LeaseRequest) => {
    await Promise.resolve();
    const units = leaseSize(limit - spent, least, wanted);
    spent += units;
    leases.push({ units, until: endOfDay(name, clock()) });
    return { units, until: endOfDay(name, clock()) };
  });
  return { lease, leases, spent: async () => [], counted: () => spent } satisfies Lender &
    Record<string, unknown>;
}

const down: Lender = {
  lease: () => Promise.reject(new Error("out of reach")),
  spent: () => Promise.reject(new Error("out of reach")),
};

describe("a day", () => {
  test("ends at midnight UTC, and for YouTube's units at midnight Pacific time", () => {
    expect(endOfDay("aiCalls", NOON)).toBe(MIDNIGHT);
    expect(endOfDay("aiCalls", MIDNIGHT)).toBe(MIDNIGHT + 86_400_000);
    expect(endOfDay("youtubeUnits", NOON)).toBe(Date.UTC(2026, 10, 23, 8));
    expect(endOfDay("youtubeUnits", Date.UTC(2026, 6, 1, 12))).toBe(Date.UTC(2026, 6, 2, 7));
  });

  test("of YouTube's ends at the same moment whenever in it one asks", () => {
    const ends = Array.from({ length: 24 }, (_, hour) =>
      endOfDay("youtubeUnits", Date.UTC(2026, 10, 22, 8) + hour * 3_600_000 + 123),
    );
    expect(new Set(ends)).toEqual(new Set([Date.UTC(2026, 10, 23, 8)]));
  });
});

describe("a lease", () => {
  test.each([
    [2000, 1, 1, 40],
    [2000, 1, 500, 500],
    [99, 1, 1, 1],
    [3, 1, 9, 3],
    [0, 1, 1, 0],
    [5, 6, 6, 0],
  ])("of %i that remain, at least %i, %i waited for, is %i", (remaining, least, wanted, units) => {
    expect(leaseSize(remaining, least, wanted)).toBe(units);
  });
});

describe("several isolates that spend at once", () => {
  test.each([1, 7, 100, 2000])(
    "never spend more than the site's %i, and all of it where enough ask",
    async (limit) => {
      const site = lender();
      const isolates = Array.from(
        { length: 8 },
        () => new Ledger(site, limits({ aiCalls: limit }), () => NOON),
      );
      const takes = Array.from({ length: limit + 800 }, (_, index) =>
        isolates[index % 8]?.take("aiCalls", 1),
      );
      const granted = (await Promise.all(takes)).filter((taken) => taken?.granted === true);
      expect(granted.length).toBeLessThanOrEqual(limit);
      expect(site.counted()).toBeLessThanOrEqual(limit);
      // What is left over is leased by an isolate that nobody asks any more.
      expect(granted.length).toBeGreaterThanOrEqual(limit * 0.8);
    },
  );

  test("never go over it with amounts of any size, given back in part", async () => {
    const site = lender();
    const isolates = Array.from(
      { length: 4 },
      () => new Ledger(site, limits({ aiTokens: 10_000 }), () => NOON),
    );
    const used = await Promise.all(
      Array.from({ length: 400 }, async (_, index) => {
        const ledger = isolates[index % 4];
        const reserved = 50 + (index % 7) * 100;
        const taken = await ledger?.take("aiTokens", reserved);
        if (taken?.granted !== true) return 0;
        const tokens = Math.floor(reserved / 2);
        ledger?.settle("aiTokens", reserved - tokens, taken.until);
        return tokens;
      }),
    );
    expect(used.reduce((sum, tokens) => sum + tokens, 0)).toBeLessThanOrEqual(10_000);
  });

  test("that end take at most a fiftieth of what remains with them, each", async () => {
    const site = lender();
    for (let dead = 0; dead < 10; dead += 1)
      await new Ledger(site, limits({ aiCalls: 2000 }), () => NOON).take("aiCalls", 1);
    expect(site.counted()).toBeLessThanOrEqual(2000 * (1 - 0.98 ** 10) + 10);
  });
});

describe("one isolate", () => {
  test("asks once for all who wait", async () => {
    const site = lender();
    const ledger = new Ledger(site, limits({ aiCalls: 1000 }), () => NOON);
    await Promise.all(Array.from({ length: 300 }, () => ledger.take("aiCalls", 1)));
    expect(site.lease).toHaveBeenCalledOnce();
  });

  test("asks no more once the budget is spent, until the day ends", async () => {
    let now = NOON;
    const site = lender(() => now);
    const ledger = new Ledger(site, limits({ aiCalls: 2 }), () => now);
    const takes = [];
    for (let time = 0; time < 100; time += 1) takes.push(await ledger.take("aiCalls", 1));
    expect(takes.filter(({ granted }) => granted)).toHaveLength(2);
    expect(takes.at(-1)).toEqual({ granted: false, until: MIDNIGHT });
    expect(site.lease).toHaveBeenCalledTimes(3);
    expect(await ledger.spent()).toContain("aiCalls");
    now = MIDNIGHT;
    await ledger.take("aiCalls", 1);
    expect(site.lease).toHaveBeenCalledTimes(4);
  });

  test("that can't have many may still have few", async () => {
    const ledger = new Ledger(lender(), limits({ aiTokens: 100 }), () => NOON);
    expect(await ledger.take("aiTokens", 101)).toMatchObject({ granted: false });
    expect(await ledger.take("aiTokens", 60)).toMatchObject({ granted: true });
  });

  test("that spent more than it took owes it", async () => {
    const site = lender();
    const ledger = new Ledger(site, limits({ aiTokens: 100 }), () => NOON);
    const { until } = await ledger.take("aiTokens", 40);
    ledger.settle("aiTokens", -50, until);
    expect(await ledger.take("aiTokens", 20)).toMatchObject({ granted: false });
    expect(await ledger.take("aiTokens", 10)).toMatchObject({ granted: true });
  });

  test("doesn't give back today what was taken yesterday", async () => {
    let now = NOON;
    const ledger = new Ledger(
      lender(() => now),
      limits({ aiTokens: 100 }),
      () => now,
    );
    const { until } = await ledger.take("aiTokens", 100);
    now = MIDNIGHT;
    ledger.settle("aiTokens", 100, until);
    expect(await ledger.take("aiTokens", 1)).toMatchObject({ granted: false });
  });
});

describe("where the budget can't be asked", () => {
  test("an isolate spends a small allowance of its own, and then nothing", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ledger = new Ledger(down, limits({ aiCalls: 2000 }), () => NOON);
    const takes = await Promise.all(Array.from({ length: 50 }, () => ledger.take("aiCalls", 1)));
    expect(takes.filter(({ granted }) => granted)).toHaveLength(10);
    expect(takes.at(-1)).toEqual({ granted: false, until: NOON + 30_000 });
  });

  test("an isolate says when to come back where it never had as much", () => {
    const ledger = new Ledger(down, limits({ aiNeurons: 10_000 }), () => NOON);
    expect(ledger.takeAlone("aiNeurons", 5000)).toEqual({ granted: false, until: NOON + 30_000 });
    expect(ledger.takeAlone("aiNeurons", 500)).toEqual({ granted: true, until: MIDNIGHT });
  });

  test("an owner who allows nothing is obeyed", async () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const ledger = new Ledger(down, limits({ aiCalls: 0 }), () => NOON);
    expect(await ledger.take("aiCalls", 1)).toMatchObject({ granted: false });
  });

  test("a call that never ends holds nobody for more than seconds", async () => {
    vi.useFakeTimers();
    const silent: Lender = { lease: () => new Promise(() => undefined), spent: async () => [] };
    const ledger = new Ledger(silent, limits({ aiCalls: 2000 }), () => NOON);
    const takes = Promise.all([ledger.take("aiCalls", 1), ledger.take("aiCalls", 1)]);
    await vi.advanceTimersByTimeAsync(7000);
    expect((await takes).map(({ granted }) => granted)).toEqual([true, true]);
    vi.useRealTimers();
  });

  test("health is told nothing rather than kept waiting", async () => {
    expect(await new Ledger(down, limits({ aiCalls: 1 }), () => NOON).spent()).toEqual([]);
  });
});
