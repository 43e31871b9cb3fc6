import { describe, expect, test } from "vitest";
import { decoded, metaOf, objectAfter } from "#worker/upstream/html.ts";
import { at, countOf, pictureOf, textOf, timeOf } from "#worker/upstream/unknown-json.ts";

describe("readers of what others may change", () => {
  test("look at a value's own fields alone", () => {
    expect(at({ a: [{ b: 1 }] }, "a", 0, "b")).toBe(1);
    expect(at({}, "constructor")).toBeUndefined();
    expect(at(null, "a")).toBeUndefined();
  });

  test.each([
    ["12300", 12_300],
    [0, 0],
    ["0", 0],
    ["-1", null],
    [1.5, null],
    ["1e9", null],
    ["9".repeat(16), null],
    [Number.NaN, null],
    [true, null],
  ])("take %o for the count %o", (value, count) => {
    expect(countOf(value)).toBe(count);
  });

  test.each([
    ["//yt3.ggpht.com/a", "https://yt3.ggpht.com/a"],
    ["https://p16.tiktokcdn.com/a", "https://p16.tiktokcdn.com/a"],
    ["/favicon.svg", null],
    ["http://yt3.ggpht.com/a", null],
    ["https://yt3.ggpht.com:444/a", null],
    ["https://yt3.ggpht.com.evil.example/a", null],
    ["javascript:alert(1)", null],
    ["data:image/png;base64,AA", null],
  ])("take %s for the picture %s", (value, picture) => {
    expect(pictureOf(value)).toBe(picture);
  });

  test("take times of text and of seconds, and none that can't be", () => {
    expect(timeOf("2026-10-01T12:00:00+02:00")).toBe("2026-10-01T10:00:00.000Z");
    expect(timeOf(1_760_000_000)).toBe("2025-10-09T08:53:20.000Z");
    for (const value of ["", "soon", 0, 1e300, null, "1969-01-01"]) expect(timeOf(value)).toBeNull();
  });

  test("cut a text between characters, and take a blank one for none", () => {
    expect(textOf("👩‍🍳 bread", 2)).toBe("👩\u200D");
    expect(textOf("a\u202Eb\u0000c\nd", 9)).toBe("abc\nd");
    expect(textOf(" \u2066 ", 9)).toBeNull();
  });

  test("find an object's end whatever stands in its texts", () => {
    const text = String.raw`x = {"a":"}\"{","b":{"c":[]}};if (x) {}`;
    expect(objectAfter(text, 0)).toBe(String.raw`{"a":"}\"{","b":{"c":[]}}`);
    expect(objectAfter('{"a":', 0)).toBeUndefined();
    expect(objectAfter("none", 0)).toBeUndefined();
  });

  test("read what a page says of itself, entities and either quote", () => {
    const meta = metaOf(
      `<meta property="og:title" content="A &amp; &quot;B&quot; &#39;&#x43;&nope;"><meta content='x' name='n'><link rel=canonical href="no"><link rel="canonical" href="yes">`,
    );
    expect(meta.get("og:title")).toBe(`A & "B" 'C&nope;`);
    expect(meta.get("n")).toBe("x");
    expect(meta.get("canonical")).toBe("yes");
    expect(decoded("&#x110000;")).toBe("&#x110000;");
  });
});
