import { describe, expect, test } from "vitest";
import { readComments } from "#worker/ai/built-in/comments/read-comments.ts";
import { holdsLink } from "#worker/ai/built-in/replies/links.ts";
import { replyWriter } from "#worker/ai/built-in/replies/write-replies.ts";
import { seededRandom } from "#worker/ai/built-in/random.ts";
import { mendReplies } from "#worker/ai/tasks/mend-replies.ts";

const LINKS = [
  "https://example.com",
  "HTTPS://EXAMPLE.COM/A",
  "http : //example.com",
  "hxxps://example.com",
  "hxxp://1.2.3.4/x",
  "tg://resolve?domain=x",
  "[here](javascript:alert(1))",
  "data:text/html,x",
  "mailto:a",
  "www.example.com",
  "bit.ly/3xYz",
  "t.me/somebody",
  "youtu.be/dQw4w9WgXcQ",
  "example.com/x",
  "Example.Com/x",
  "example.com",
  "EXAMPLE.COM",
  "shop.example.co.uk",
  "free-money.win",
  "best.casino",
  "discord.gg/abc",
  "example.com:8080",
  "example[.]com",
  "example (dot) com",
  "example dot com",
  "example．com",
  "exam\u200Bple.com",
  "münchen.de",
  "пример.рф",
  "例え.テスト.jp",
  "xn--e1afmkfd.xn--p1ai",
  "README.md/x",
];

const INNOCENT = [
  "It got 3.5 stars at 10.30, in version 2.0.1.",
  "Use e.g. a lamp, i.e. something warm, at 5 p.m. in the U.S.",
  "I wrote it in Node.js and Vue.js, and a bit of ASP.NET.",
  "ok.thanks",
  "Thanks.So glad it helped!Me too.It is fun.",
  "Wait...so you liked it..me too",
  "It's in README.md, main.py and build.sh.",
  "Dr.No and St.Louis and Mr.Smith agree",
  "Here's the data: half of you cook at night.",
  "And/or a tripod: 50/50, 24/7, w/o light.",
  "Great point about the audio",
  "z.B. am 3.5. oder usw.",
  "C'est-à-dire p. ex. 3,5 %",
  "¡Gracias!…de verdad",
];

test.each(LINKS)("%s is a link", (link) => {
  expect(holdsLink(link)).toBe(true);
  expect(holdsLink(`Thanks, see ${link} for more.`)).toBe(true);
});

test.each(INNOCENT)("%s is none", (text) => expect(holdsLink(text)).toBe(false));

describe("a reply to post", () => {
  const comments = ["What mic is this?"];
  const mended = (options: string[]) =>
    mendReplies(
      { replies: [{ number: 1, comment: undefined, options }], summary: undefined },
      { comments, tone: "casual" },
    ).replies[0]?.options;

  test.each(LINKS)("of a model's with %s is left out", (link) => {
    expect(mended([`It is the one at ${link} and I love it`, "It's the one on my desk."])).toEqual([
      "It's the one on my desk.",
    ]);
  });

  test.each(INNOCENT)("of a model's with %s stays", (text) => {
    expect(mended([text])).toHaveLength(1);
    expect(mended([text])?.[0]).not.toBe("");
  });

  test("of the built-in engine's holds none, whatever the comment is about", () => {
    const about = LINKS.flatMap((link) => [
      `I love the ${link} so much`,
      `What about ${link}?`,
      `Great video about ${link}`,
      `the ${link} is great`,
    ]);
    const write = replyWriter("techy", seededRandom(1));
    for (const one of readComments(about)) {
      const { options } = write(one);
      expect(options.length).toBeGreaterThan(0);
      for (const option of options) expect(holdsLink(option), option).toBe(false);
    }
  });
});
