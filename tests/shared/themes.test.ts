import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { THEMES } from "#client/lib/stores.ts";

const css = readFileSync("src/client/themes.css", "utf8");
const script = readFileSync("public/theme.js", "utf8");

/** The colours a theme declares, by token. */
function tokensOf(theme: string): Map<string, string> {
  const block = css.slice(css.indexOf(`.${theme} {`)).split("}")[0] ?? "";
  return new Map(
    [...block.matchAll(/--([\w-]+): (oklch\([^)]+\));/gu)].map(([, name = "", colour = ""]) => [
      name,
      colour,
    ]),
  );
}

function contrast(theme: string, front: string, back: string): number {
  const tokens = tokensOf(theme);
  return wcagContrast(tokens.get(front) ?? "", tokens.get(back) ?? "");
}

const SURFACES = ["paper", "surface", "sunken"];
const TEXT_PAIRS = [
  ...["ink", "ink-soft", "accent-text"].flatMap((front) =>
    [...SURFACES, "accent-soft"].map((back) => [front, back] as const),
  ),
  ...["info", "good", "warn", "bad"].flatMap((front) =>
    [...SURFACES, `${front}-soft`].map((back) => [front, back] as const),
  ),
  ["ink", "bad-soft"] as const,
  ["on-accent", "accent"] as const,
  ["on-accent", "accent-strong"] as const,
  ["surface", "bad"] as const,
  ["paper", "ink"] as const,
];

describe.each(THEMES)("the theme %s", (theme) => {
  it("declares the same tokens as light", () => {
    expect([...tokensOf(theme).keys()].toSorted()).toEqual([...tokensOf("light").keys()].toSorted());
  });

  it.each(TEXT_PAIRS)("reads well: %s on %s", (front, back) => {
    expect(contrast(theme, front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SURFACES)("shows the border of a control on %s", (back) => {
    expect(contrast(theme, "line-strong", back)).toBeGreaterThanOrEqual(3);
  });
});

describe("the script that runs before the first paint", () => {
  const classFor = (stored: Record<string, string>) => {
    const documentElement = { className: "light" };
    runInNewContext(script, {
      localStorage: { getItem: (key: string) => stored[key] ?? null },
      document: { documentElement },
    });
    return documentElement.className;
  };

  it.each(THEMES)("shows the chosen theme %s", (theme) => {
    expect(classFor({ "app-theme": theme, theme: "dark" })).toBe(theme);
  });

  it("falls back to the top bar's light or dark, then to light", () => {
    expect(classFor({ "app-theme": "neon", theme: "dark" })).toBe("dark");
    expect(classFor({ theme: "blue" })).toBe("light");
    expect(classFor({})).toBe("light");
  });

  it("stays light where storage is blocked", () => {
    const documentElement = { className: "light" };
    runInNewContext(script, { document: { documentElement } });
    expect(documentElement.className).toBe("light");
  });
});
