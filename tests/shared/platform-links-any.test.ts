import * as fc from "fast-check";
import { expect, test } from "vitest";
import { tiktokAddress, tiktokTarget, youtubeAddress, youtubeTarget } from "#shared/rules/platform-links.ts";
import { anyCharacter } from "../support/any-character.ts";

const CHANNEL = "UCaaaaaaaaaaaaaaaaaaaa_-";
const VIDEO = "dQw4w9WgX-_";

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

/** Right by about four to one, so that some texts are right in all their parts. */
const mostly = ([right, wrong]: (typeof PARTS)[number]) => {
  const times = Math.ceil((4 * wrong.length) / right.length);
  return fc.constantFrom(...Array.from({ length: times }, () => right).flat(), ...wrong);
};
const nearly = fc.tuple(...PARTS.map(mostly)).map((parts) => parts.join(""));
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
}, 60_000);

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
