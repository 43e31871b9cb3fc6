import { describe, expect, test } from "vitest";
import { linkFault, tiktokTarget, type YoutubeTarget, youtubeTarget } from "#shared/rules/platform-links.ts";

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
    `https://www.youtube.com/channel/UC${"a".repeat(21)}.`,
    `https://www.youtube.com/channel/UC${"a".repeat(21)}%2F`,
    "https://youtu.be/aaaaaaaaaa.",
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
