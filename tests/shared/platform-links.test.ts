import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  linkFault,
  tiktokAddress,
  tiktokTarget,
  youtubeAddress,
  type YoutubeTarget,
  youtubeTarget,
} from "#shared/rules/platform-links.ts";
import { anyCharacter } from "../support/any-character.ts";

const CHANNEL = "UCaaaaaaaaaaaaaaaaaaaa_-";
const VIDEO = "dQw4w9WgX-_";

describe("the form's check", () => {
  test.each([
    "https://www.youtube.com/@bread",
    "youtube.com/channel/UC",
    "see https://YOUTUBE.com/shorts/x",
    "https://youtu.be/abc",
  ])("takes the YouTube link %s", (link) => {
    expect(linkFault("youtube", link)).toBeUndefined();
  });

  test.each(["", "bread", "https://www.youtube.com/watch?v=abc", "youtube.com", "https://vimeo.com/@x"])(
    "refuses %o as a YouTube link, in the spec's sentence",
    (link) => {
      expect(linkFault("youtube", link)).toBe(
        "Invalid YouTube link. Please ensure it's a valid channel or video link.",
      );
    },
  );

  test("wants what the spec names of TikTok and Instagram", () => {
    expect(linkFault("tiktok", "https://www.tiktok.com/@bread")).toBeUndefined();
    expect(linkFault("tiktok", "https://vm.tiktok.com/abc")).toBe(
      "Invalid TikTok link. Please ensure it contains tiktok.com/@.",
    );
    expect(linkFault("instagram", "instagram.com/bread")).toBeUndefined();
    expect(linkFault("instagram", "instagr.am/bread")).toBe(
      "Invalid Instagram link. Please ensure it contains instagram.com/.",
    );
  });
});

describe("a YouTube link", () => {
  test.each<[string, YoutubeTarget]>([
    [`https://www.youtube.com/channel/${CHANNEL}`, { kind: "channel", id: CHANNEL }],
    [`youtube.com/channel/${CHANNEL}/videos?view=0`, { kind: "channel", id: CHANNEL }],
    [`https://studio.youtube.com/channel/${CHANNEL}`, { kind: "channel", id: CHANNEL }],
    ["https://www.youtube.com/@Bread.Club", { kind: "handle", name: "Bread.Club" }],
    ["  HTTPS://WWW.YouTube.COM/@bread?si=abc#top ", { kind: "handle", name: "bread" }],
    ["http://m.youtube.com/@bread/shorts", { kind: "handle", name: "bread" }],
    ["https://youtube.com:443/@bread", { kind: "handle", name: "bread" }],
    ["http://youtube.com:80/@bread", { kind: "handle", name: "bread" }],
    ["youtube.com/%40bread", { kind: "handle", name: "bread" }],
    ["https://youtube.com/@パンの部屋", { kind: "handle", name: "パンの部屋" }],
    ["https://youtube.com/@%E3%83%91%E3%83%B3", { kind: "handle", name: "パン" }],
    ["https://youtube.com/@मेरीरोटी", { kind: "handle", name: "मेरीरोटी" }],
    ["https://youtube.com/@cafe\u0301", { kind: "handle", name: "caf\u00e9" }],
    ["https://www.youtube.com/user/bread", { kind: "user", name: "bread" }],
    ["https://www.youtube.com/c/BreadClub/about", { kind: "custom", name: "BreadClub" }],
    [`https://www.youtube.com/watch?v=${VIDEO}&t=9s`, { kind: "video", id: VIDEO }],
    [`https://www.youtube.com/watch?list=PL1&v=${VIDEO}`, { kind: "video", id: VIDEO }],
    [`https://music.youtube.com/watch?v=${VIDEO}`, { kind: "video", id: VIDEO }],
    [`https://youtube.com/shorts/${VIDEO}?feature=share`, { kind: "video", id: VIDEO }],
    [`https://www.youtube.com/live/${VIDEO}`, { kind: "video", id: VIDEO }],
    [`https://www.youtube.com/embed/${VIDEO}`, { kind: "video", id: VIDEO }],
    [`youtu.be/${VIDEO}?si=x`, { kind: "video", id: VIDEO }],
    [`https://www.youtu.be/${VIDEO}`, { kind: "video", id: VIDEO }],
  ])("%s is read", (link, target) => {
    expect(youtubeTarget(link)).toEqual(target);
  });

  test.each([
    "",
    "bread",
    "@bread",
    "https://www.youtube.com/",
    "https://www.youtube.com/feed/trending",
    "https://www.youtube.com/@",
    "https://www.youtube.com/@...",
    "https://www.youtube.com/@a b",
    "https://www.youtube.com/@a%2Fb",
    "https://www.youtube.com/@a%00b",
    "https://www.youtube.com/@a%",
    "https://www.youtube.com/@<script>",
    `https://www.youtube.com/@${"a".repeat(61)}`,
    "https://www.youtube.com/channel/UCshort",
    `https://www.youtube.com/channel/${CHANNEL}x`,
    "https://www.youtube.com/user/..",
    "https://www.youtube.com/user/%2e%2e",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/embed/videoseries?list=PL1",
    "https://www.youtube.com/embed/live_stream?channel=x",
    `https://youtu.be/${VIDEO}x`,
    `https://www.youtube.com/@a?${"a".repeat(500)}`,
    "see https://www.youtube.com/@bread",
  ])("%s points at nothing", (link) => {
    expect(youtubeTarget(link)).toBeUndefined();
  });

  test.each([
    "https://evil.com/youtube.com/@x",
    "https://youtube.com.evil.com/@x",
    "https://evilyoutube.com/@x",
    "https://youtube.com@evil.com/@x",
    "https://www.youtube.com:pass@evil.com/@x",
    "https://user@www.youtube.com/@x",
    "https://www.youtube.com:8443/@x",
    "https://www.youtube.com:80/@x",
    "http://www.youtube.com:443/@x",
    "https://www.youtube.com\\@evil.com/@x",
    "https://www.youtube.com\\@x",
    "https:\\\\www.youtube.com/@x",
    "https:www.youtube.com/@x",
    "//www.youtube.com/@x",
    "ftp://www.youtube.com/@x",
    "javascript:youtube.com/@x",
    "https://www.youtube.com./@x",
    "https://уoutube.com/@x",
    "https://xn--outube-sxf.com/@x",
    "https://xn--a.youtube.com/@x",
    "https://.youtube.com/@x",
    "https://ｙoutube.com/@x",
    "https://youtube。com/@x",
    "https://youtube%2ecom/@x",
    "https://you\ttube.com/@x",
    "https://youtube.co/@x",
    "https://youtube.com#@evil.com/@x",
    "https://youtube-nocookie.com/embed/dQw4w9WgX-_",
    "https://127.0.0.1/@x",
    "https://[::1]/@x",
    "https://youtu.be.evil.com/dQw4w9WgX-_",
    "https://m.youtu.be/dQw4w9WgX-_",
  ])("never is %s", (link) => {
    expect(youtubeTarget(link)).toBeUndefined();
  });
});

describe("a TikTok link", () => {
  test.each([
    ["https://www.tiktok.com/@Bread.Club_1?lang=en", { kind: "profile", username: "bread.club_1" }],
    ["tiktok.com/@bread", { kind: "profile", username: "bread" }],
    ["http://m.tiktok.com/@bread/live", { kind: "profile", username: "bread" }],
    [
      "https://www.tiktok.com/@bread/video/7300000000000000001",
      { kind: "video", username: "bread", id: "7300000000000000001" },
    ],
    ["https://www.tiktok.com/@bread/video/next", { kind: "profile", username: "bread" }],
  ])("%s is read", (link, target) => {
    expect(tiktokTarget(link)).toEqual(target);
  });

  test.each([
    "",
    "https://www.tiktok.com/bread",
    "https://www.tiktok.com/@",
    "https://www.tiktok.com/@...",
    "https://www.tiktok.com/@パン",
    "https://www.tiktok.com/@a-b",
    "https://vm.tiktok.com/@bread",
    "https://evil.tiktok.com/@bread",
    "https://tiktok.com.evil.com/@bread",
    "https://evil.com/tiktok.com/@bread",
    "https://tiktok.com@evil.com/@bread",
    "https://tiktok.com:444/@bread",
    "https://ti\u212atok.com/@bread",
    "https://tikt\u03bfk.com/@bread",
  ])("%s points at nothing", (link) => {
    expect(tiktokTarget(link)).toBeUndefined();
  });
});

/** The parts of a link in their order: as they should be, and as they mustn't be. */
const PARTS: readonly [right: readonly string[], wrong: readonly string[]][] = [
  [
    ["", "https://", "http://"],
    ["HTTPS://", "//", "ftp://", "javascript:", "https:", "\\\\", "user:pass@"],
  ],
  [
    ["", "www.", "m."],
    ["evil.com/", "evil.com#", "user:pass@", "\u202e", " ", "."],
  ],
  [
    ["youtube.com", "youtube.com", "youtu.be", "tiktok.com"],
    ["evil.com", "youtube.com.evil.com", "evilyoutube.com", "уoutube.com", "ｔiktok.com", "[::1]", "tikt.ok"],
  ],
  [[""], [":443", ":80", ":8443", ":", ".", "@evil.com", "\\", "\t", "%2e", "#", "。", ".evil.com"]],
  [
    ["/@", "/channel/", "/watch?v=", "/shorts/", "/live/", "/embed/", "/user/", "/c/", "/", "/@bread/video/"],
    ["//", "/%40", "\\@", "?", "/../@", "/watch?a=b&v=", "/watch?v=x&v="],
  ],
  [
    [CHANNEL, VIDEO, "7300000000000000001", "bread", "パン", "cafe\u0301"],
    ["..", "%2F", "%", "<b>", "", "UCshort"],
  ],
  [
    ["", "/videos", "?si=1", "#top"],
    [" ", "\n", "\0", "\u202e", "💥", "/..", "\ud800", "%00"],
  ],
];

const nearly = fc
  .tuple(
    ...PARTS.map(([right, wrong]) =>
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...right) },
        { weight: 1, arbitrary: fc.constantFrom(...wrong) },
      ),
    ),
  )
  .map((parts) => parts.join(""));
const shuffled = fc.array(fc.constantFrom(...PARTS.flat(2)), { maxLength: 7 }).map((parts) => parts.join(""));

/** The host that a browser would go to, and the whole text as it reads decoded. */
function independently(text: string) {
  const trimmed = text.trim();
  const url = URL.parse(/^https?:\/\//iu.test(trimmed) ? trimmed : `https://${trimmed}`);
  const decoded = trimmed.replace(/(?:%[\da-f]{2})+/giu, (bytes) => {
    try {
      return decodeURIComponent(bytes);
    } catch {
      return bytes;
    }
  });
  return { url, decoded: decoded.normalize("NFC") };
}

/** Whether an accepted link leads a browser to one of these hosts, and nothing but names it in plain sight. */
function leadsTo(text: string, hosts: RegExp, named: readonly string[]): boolean {
  const { url, decoded } = independently(text);
  return (
    url !== null &&
    hosts.test(url.host) &&
    url.username === "" &&
    url.password === "" &&
    named.every((name) => decoded.toLowerCase().includes(name.toLowerCase()))
  );
}

/** Whether an address built of a target is plainly what it should be. */
function isPlain(address: string, host: string): boolean {
  const url = URL.parse(address);
  return (
    url?.origin === `https://${host}` &&
    url.href === address &&
    url.username === "" &&
    url.hash === "" &&
    /^(?:\/[\w@%.~!'()*-]+){1,3}(?:\?v=[\w-]{11})?$/u.test(url.pathname + url.search)
  );
}

test("of 100,000 texts none breaks a parser, and what is accepted leads to the platform and nowhere else", () => {
  const noise = fc.string({ unit: anyCharacter, maxLength: 30 });
  const links = fc.oneof(
    { weight: 6, arbitrary: nearly },
    { weight: 2, arbitrary: shuffled },
    { weight: 1, arbitrary: noise },
  );
  let accepted = 0;
  fc.assert(
    fc.property(links, (text) => {
      const video = youtubeTarget(text);
      if (video !== undefined) {
        accepted += 1;
        const hosts = /^(?:(?:[a-z\d-]+\.)*youtube\.com|(?:www\.)?youtu\.be)$/u;
        const address = youtubeAddress(video);
        if (!leadsTo(text, hosts, ["id" in video ? video.id : video.name])) return false;
        if (!isPlain(address, "www.youtube.com")) return false;
        if (JSON.stringify(youtubeTarget(address)) !== JSON.stringify(video)) return false;
      }
      const profile = tiktokTarget(text);
      if (profile === undefined) return true;
      accepted += 1;
      const address = tiktokAddress(profile);
      return (
        video === undefined &&
        leadsTo(text, /^(?:www\.|m\.)?tiktok\.com$/u, [profile.username]) &&
        isPlain(address, "www.tiktok.com") &&
        JSON.stringify(tiktokTarget(address)) === JSON.stringify(profile)
      );
    }),
    { numRuns: 100_000 },
  );
  // Otherwise the texts would have been too wild to say anything.
  expect(accepted).toBeGreaterThan(2000);
});

test("every link that the platforms themselves hand out is read", () => {
  const alphabet = "abcXYZ019_-";
  const text = (length: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength: length, maxLength: length });
  const opening = fc.constantFrom("", "https://", "http://", "https://www.", "www.", "https://m.");
  fc.assert(
    fc.property(opening, text(22), text(11), text(9), (start, channel, video, name) => {
      const target = (path: string) => youtubeTarget(`${start}youtube.com/${path}`);
      expect(target(`channel/UC${channel}`)).toEqual({ kind: "channel", id: `UC${channel}` });
      for (const path of [`watch?v=${video}`, `shorts/${video}`, `live/${video}?si=1`, `embed/${video}`])
        expect(target(path)).toEqual({ kind: "video", id: video });
      expect(target(`@a${name}/videos`)).toEqual({ kind: "handle", name: `a${name}` });
      expect(tiktokTarget(`${start}tiktok.com/@a${name.replaceAll("-", ".")}`)).toMatchObject({
        kind: "profile",
      });
    }),
    { numRuns: 300 },
  );
});
