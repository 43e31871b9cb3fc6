import { describe, expect, it } from "vitest";
import { changedPart, conflictOf, differences, saysTheSame } from "#client/lib/schedule/form-conflict.ts";
import { type FormDraft, formOf } from "#client/lib/schedule/form-values.ts";
import { scheduledVideo } from "../support/scheduled.ts";

const base = scheduledVideo(1, { title: "Rye", tags: ["a", "b"], description: "One" });
const theirs = scheduledVideo(1, { title: "Rye bread", tags: ["a", "b"], description: "Two", revision: 2 });

describe("two versions of a video", () => {
  it("differ field by field, each with where it was changed", () => {
    const mine = {
      ...formOf(base),
      description: "Three",
      language: "fr" as const,
      tags: "a,b ,",
      title: "Rye ",
    };
    const found = differences(formOf(base), mine, formOf(theirs));
    expect(found.map(({ label, changed }) => [label, changed])).toEqual([
      ["Title", "there"],
      ["Description", "both"],
      ["Language", "here"],
    ]);
    expect(found[0]).toMatchObject({ theirs: "Rye bread", mine: "Rye", take: { title: "Rye bread" } });
    const taken: FormDraft = Object.assign(mine, ...found.map(({ take }) => take));
    expect(saysTheSame(taken, formOf(theirs))).toBe(true);
  });

  it("are no conflict where nothing differs, or only what isn't the creator's draft", () => {
    expect(conflictOf(base, formOf(theirs), theirs)).toBeUndefined();
    const due = scheduledVideo(1, { ...base, status: "due", updatedAt: "2051-01-01T00:00:00.000Z" });
    expect(conflictOf(base, { ...formOf(base), title: "Mine" }, due)).toBeUndefined();
  });

  it("are a conflict where one changed and one was typed, and where one is gone", () => {
    const mine = { ...formOf(base), title: "Mine" };
    expect(conflictOf(base, mine, theirs)).toMatchObject({ kind: "changed", theirs: { revision: 2 } });
    expect(conflictOf(base, mine, undefined)).toEqual({ kind: "removed" });
  });

  it("show the part that differs with what stands round it", () => {
    expect(changedPart("One bowl, two spoons", "One bowl, three spoons")).toEqual({
      before: "One bowl, ",
      part: "two",
      after: " spoons",
    });
    expect(changedPart("same", "same")).toEqual({ before: "same", part: "", after: "" });
    expect(changedPart("", "new")).toEqual({ before: "", part: "", after: "" });
    const [before, after] = ["before it, ".repeat(20), ", after it".repeat(20)];
    const long = changedPart(`${before}🎸${after}`, `${before}🥁${after}`);
    expect(long.part).toBe("🎸");
    expect(long.before).toMatch(/^….{40,60}$/u);
    expect(before.endsWith(long.before.slice(1))).toBe(true);
    expect(long.after).toMatch(/^.{40,60}…$/u);
    expect(after.startsWith(long.after.slice(0, -1))).toBe(true);
  });
});
