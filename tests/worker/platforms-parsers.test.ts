import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "#shared/errors.ts";
import { readConfig } from "#worker/env.ts";
import { UpstreamError } from "#worker/upstream/fetch.ts";
import { readEmbedPage, readOembed, readProfilePage, TiktokAccount } from "#worker/upstream/tiktok.ts";
import { YoutubeChannel } from "#worker/upstream/youtube-channel.ts";
import { channelByApi } from "#worker/upstream/youtube-data.ts";
import { readFeed } from "#worker/upstream/youtube-feed.ts";
import { readChannelPage } from "#worker/upstream/youtube-page.ts";
import { anyCharacter } from "../support/any-character.ts";
import { channelIdOf } from "../support/upstream-double/names.ts";

const PICTURE = "https://yt3.googleusercontent.com/a=s900";
const row = (...texts: string[]) => ({ metadataParts: texts.map((content) => ({ text: { content } })) });
const metadataRows = [row("@bread"), row("12.3K subscribers", "87 videos")];

/** Healthy answers, each of which can be broken in any place. */
const HEALTHY = {
  channelData: {
    metadata: {
      channelMetadataRenderer: {
        title: "Bread",
        description: "Slowly.",
        externalId: channelIdOf("bread"),
        vanityChannelUrl: "http://www.youtube.com/@bread",
        avatar: { thumbnails: [{ url: PICTURE }] },
      },
    },
    header: {
      pageHeaderRenderer: {
        content: { pageHeaderViewModel: { metadata: { contentMetadataViewModel: { metadataRows } } } },
      },
    },
  },
  apiChannel: {
    kind: "youtube#channelListResponse",
    items: [
      {
        id: channelIdOf("bread"),
        snippet: { title: "Bread", customUrl: "@bread", thumbnails: { high: { url: PICTURE } } },
        statistics: { subscriberCount: "12300", videoCount: "87", hiddenSubscriberCount: false },
        contentDetails: { relatedPlaylists: { uploads: channelIdOf("bread").replace("UC", "UU") } },
      },
    ],
  },
  tiktokState: {
    __DEFAULT_SCOPE__: {
      "webapp.user-detail": {
        statusCode: 0,
        userInfo: {
          user: { uniqueId: "bread", avatarLarger: PICTURE, signature: "Slowly." },
          stats: { followerCount: 11_000, videoCount: 48 },
          statsV2: { followerCount: "10963", videoCount: "48" },
        },
        itemList: [{ id: "7500000000000000002", desc: "Loaf", createTime: 1_760_000_000 }],
      },
    },
  },
  embedState: {
    source: {
      data: {
        "/embed/@bread": {
          userInfo: { uniqueId: "bread", followerCount: 11_000, avatarThumbUrl: PICTURE },
          videoList: [{ id: "7500000000000000002", desc: "Loaf", coverUrl: PICTURE }],
        },
      },
    },
  },
  oembed: { author_name: "Bread", author_url: "https://www.tiktok.com/@bread" },
};

/** All places in a value, as paths. */
function placesIn(value: unknown, here: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== "object" || value === null) return [here];
  return [here, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...here, key]))];
}

/** The same value with another in one place; undefined takes the place away. */
function replaced(value: unknown, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? replaced(one, rest, by) : one));
  const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, name === key ? replaced(inner, rest, by) : inner] as const),
  );
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(
    undefined,
    null,
    "",
    "NaN",
    -1,
    1.5,
    1e300,
    "1e9",
    "12,3 K subscribers",
    "__proto__",
  ),
  fc.string({ unit: anyCharacter, maxLength: 300 }),
);

/** A healthy answer with up to three places broken. */
function broken(healthy: unknown) {
  const one = fc.tuple(fc.constantFrom(...placesIn(healthy)), odd);
  return fc
    .array(one, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((value, [place, by]) => replaced(value, place, by), healthy));
}

const stateScript = (id: string, state: unknown) =>
  `<html><script id="${id}" type="application/json">${JSON.stringify(state) ?? ""}</script></html>`;

/** Reads an answer: what comes of it is of the schema, or a failure of the kinds that are foreseen. */
function holds(read: () => unknown, schema: { parse(value: unknown): unknown }): void {
  try {
    schema.parse(read());
  } catch (error) {
    const foreseen = error instanceof ApiError || error instanceof UpstreamError;
    if (!foreseen) throw error;
  }
}

const nothing = { mostRecentPost: null };
const PAGES: [string, unknown, (value: unknown) => unknown, { parse(value: unknown): unknown }][] = [
  [
    "YouTube's channel page",
    HEALTHY.channelData,
    (data) => ({
      ...readChannelPage(`<script>var ytInitialData = ${JSON.stringify(data)};</script>`),
      ...nothing,
    }),
    YoutubeChannel,
  ],
  [
    "TikTok's profile page",
    HEALTHY.tiktokState,
    (state) => readProfilePage(stateScript("__UNIVERSAL_DATA_FOR_REHYDRATION__", state)),
    TiktokAccount,
  ],
  [
    "TikTok's embed",
    HEALTHY.embedState,
    (state) => readEmbedPage(stateScript("__FRONTITY_CONNECT_STATE__", state), "bread"),
    TiktokAccount,
  ],
  ["TikTok's oEmbed", HEALTHY.oembed, (answer) => readOembed(JSON.stringify(answer) ?? ""), TiktokAccount],
];

describe.each(PAGES)("%s", (_, healthy, read, schema) => {
  test("is read whole where nothing is odd", () => {
    expect(schema.parse(read(healthy))).toMatchObject({ source: "page" });
  });

  test("of 500 broken ones gives what is left of it, or a failure that was foreseen", () => {
    fc.assert(
      fc.property(broken(healthy), (value) => holds(() => read(value), schema)),
      { numRuns: 500 },
    );
  });
});

test("no text at all breaks a reader of pages or of feeds", () => {
  const pieces = [
    "var ytInitialData = {",
    "}",
    '"',
    "\\",
    "{}",
    "</script>",
    '<script id="__FRONTITY_CONNECT_STATE__">',
    '<script id="__UNIVERSAL_DATA_FOR_REHYDRATION__">',
    "<meta property='og:title' content='",
    "'>",
    '<link rel="canonical" href="https://www.youtube.com/channel/UC',
    "&#0;",
    "&#x110000;",
    "<feed>",
    "<entry>",
    "</entry>",
    "</feed>",
    "<![CDATA[",
    "<!DOCTYPE x",
  ];
  const page = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: anyCharacter, maxLength: 12 })), {
      maxLength: 12,
    })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(page, (text) => {
      holds(() => ({ ...readChannelPage(text), ...nothing }), YoutubeChannel);
      holds(() => readProfilePage(text), TiktokAccount);
      holds(() => readEmbedPage(text, "bread"), TiktokAccount);
      try {
        readFeed(text);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
    { numRuns: 1000 },
  );
});

describe("the Data API", () => {
  const api = () => ({
    config: readConfig(env),
    key: "any",
    signal: new AbortController().signal,
  });
  beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());

  test("of 300 broken answers gives what is left of them, or a failure that was foreseen", async () => {
    const answer = vi.spyOn(globalThis, "fetch");
    await fc.assert(
      fc.asyncProperty(broken(HEALTHY.apiChannel), async (value) => {
        answer.mockImplementation(async () => new Response(JSON.stringify(value) ?? ""));
        const read = await channelByApi(api(), { kind: "handle", name: "bread" }).catch(
          (error: unknown) => error,
        );
        if (read instanceof Error) {
          const known = [ApiError, UpstreamError, SyntaxError].some((kind) => read instanceof kind);
          expect(known, String(read)).toBe(true);
        } else YoutubeChannel.parse(read);
      }),
      { numRuns: 300 },
    );
  });

  test("is asked with the key in a header and in no address, for the platform's own ids alone", async () => {
    const asked = vi
      .spyOn(globalThis, "fetch")
      .mockImplementation(async () => Response.json(HEALTHY.apiChannel));
    await channelByApi(api(), { kind: "handle", name: "パン&key=1" });
    const [url, init] = asked.mock.calls[0] ?? [];
    expect(String(url)).toContain(
      "/www.googleapis.com/youtube/v3/channels?part=snippet%2Cstatistics%2CcontentDetails&forHandle=%40%E3%83%91%E3%83%B3%26key%3D1",
    );
    expect(new Headers(init?.headers).get("X-Goog-Api-Key")).toBe("any");
    expect(init?.redirect).toBe("manual");
  });
});
