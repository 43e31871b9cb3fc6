import * as fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import {
  disconnectGoogle,
  GOOGLE_CALLBACK_PATH,
  GOOGLE_CONNECT_PATH,
  GOOGLE_SCOPES,
  readGoogle,
} from "#shared/contracts/google.ts";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { CANARY } from "../support/ai-double/canaries.ts";
import { anyCharacter } from "../support/any-character.ts";
import { call, failureOf, liveSources } from "../support/api.ts";
import { connected, Creator, GOOGLE_SECRET, withGoogle } from "../support/google.ts";

const EXPIRED = "/dashboard?google=expired";
const FAILED = "/dashboard?google=failed";
const MINUTE = 60_000;

const quiet = () => vi.spyOn(console, "error").mockReturnValue();

describe("sign-in with Google", () => {
  test("asks for what is needed and no more, with PKCE and a state", async () => {
    const page = await new Creator().begin();
    expect(page.pathname).toBe("/accounts.google.com/o/oauth2/v2/auth");
    expect(Object.fromEntries(page.searchParams)).toEqual({
      client_id: "123.apps.googleusercontent.com",
      redirect_uri: `https://crescendo.test${GOOGLE_CALLBACK_PATH}`,
      response_type: "code",
      scope: GOOGLE_SCOPES.join(" "),
      state: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/u),
      code_challenge_method: "S256",
      access_type: "offline",
      prompt: "consent",
      include_granted_scopes: "true",
    });
  });

  test("leads to Google itself where no double is set", async () => {
    const creator = new Creator("channel", withGoogle({ UPSTREAM_BASE_URL: "" }));
    expect((await creator.begin()).href).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/u);
  });

  test("ends connected on the YouTube page", async () => {
    const creator = new Creator();
    expect(await creator.connection()).toEqual({
      available: true,
      connected: false,
      scopes: [],
      expiresAt: null,
    });
    expect(await creator.signIn()).toBe("/youtube-analytics?google=connected");
    const { expiresAt, ...connection } = await creator.connection();
    expect(connection).toEqual({ available: true, connected: true, scopes: [...GOOGLE_SCOPES] });
    expect(Date.parse(expiresAt ?? "") - Date.now()).toBeGreaterThan(55 * MINUTE);
  });

  test("gives a stranger the cookie that the way back is known by", async () => {
    const response = await call(GOOGLE_CONNECT_PATH, { redirect: "manual" }, withGoogle());
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/SameSite=Lax/u)]);
  });

  test("survives that the object is evicted while the creator is at Google's", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    await creator.evict();
    expect(await creator.comeBack(back)).toBe("/youtube-analytics?google=connected");
  });

  test("may be done again, and then the newer one counts", async () => {
    const creator = await connected();
    expect(await creator.signIn()).toBe("/youtube-analytics?google=connected");
    expect((await creator.desk()).refresh).toHaveLength(2);
    expect(await creator.connection()).toMatchObject({ connected: true });
  });
});

describe("a callback isn't believed", () => {
  test("with another state, and the try may still be ended rightly", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    const forged = new URL(back);
    forged.searchParams.set("state", "a".repeat(43));
    expect(await creator.comeBack(forged)).toBe(EXPIRED);
    forged.searchParams.delete("state");
    expect(await creator.comeBack(forged)).toBe(EXPIRED);
    expect(await creator.connection()).toMatchObject({ connected: false });
    expect(await creator.comeBack(back)).toBe("/youtube-analytics?google=connected");
  });

  test("of another workspace, so that nobody is given a stranger's account", async () => {
    const [ada, bob] = [new Creator(), new Creator()];
    const back = await ada.consent(await ada.begin());
    await bob.begin();
    expect(await bob.comeBack(back)).toBe(EXPIRED);
    expect(await bob.connection()).toMatchObject({ connected: false });
  });

  test("twice", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    const ends = await Promise.all([creator.comeBack(back), creator.comeBack(back)]);
    expect(ends.toSorted()).toEqual([EXPIRED, "/youtube-analytics?google=connected"]);
    expect(await creator.comeBack(back)).toBe(EXPIRED);
    expect(await creator.connection()).toMatchObject({ connected: true });
  });

  test("after another try has begun", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    await creator.begin();
    expect(await creator.comeBack(back)).toBe(EXPIRED);
  });

  test("ten minutes later", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    await creator.passTime(10 * MINUTE);
    expect(await creator.comeBack(back)).toBe(EXPIRED);
  });

  test("without a try at all, or with nothing in it", async () => {
    const creator = new Creator();
    expect(await creator.comeBack(new URL(`https://a.test${GOOGLE_CALLBACK_PATH}?code=1&state=`))).toBe(
      EXPIRED,
    );
    expect(await creator.comeBack(new URL(`https://a.test${GOOGLE_CALLBACK_PATH}`))).toBe(EXPIRED);
  });

  test("where Google knows the code no more, or never did", async () => {
    const log = quiet();
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    back.searchParams.set("code", "4/0-of-somebody-else");
    expect(await creator.comeBack(back)).toBe(EXPIRED);
    expect(log).toHaveBeenCalledWith({ google: "no tokens", reason: "invalid_grant" });
  });

  // A callback is a look-up, of which a creator has thirty a minute.
  test.each([1, 2])("whatever stands in it (%i)", async () => {
    const creator = new Creator();
    await creator.begin();
    const query = fc.oneof(
      fc.webQueryParameters(),
      fc
        .dictionary(
          fc.constantFrom("code", "state", "error", "iss", "response"),
          fc.string({ unit: anyCharacter }),
        )
        .map((fields) => new URLSearchParams(fields).toString()),
    );
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        expect(await creator.comeBack(new URL(`https://a.test${GOOGLE_CALLBACK_PATH}?${search}`))).toBe(
          EXPIRED,
        );
      }),
      { numRuns: 20 },
    );
    expect(await creator.signIn()).toBe("/youtube-analytics?google=connected");
  });

  test("from another issuer", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    back.searchParams.set("iss", "https://evil.example");
    expect(await creator.comeBack(back)).toBe(FAILED);
    expect(await creator.connection()).toMatchObject({ connected: false });
  });
});

describe("nothing is kept, and what Google gave is revoked,", () => {
  test.each([
    ["part", "missing-scope"],
    ["no-channel", "no-channel"],
    ["signup", "no-channel"],
    ["no-refresh", "failed"],
    ["api-down", "failed"],
    ["api-html", "failed"],
  ])("of an account with the words %s: %s", async (words, outcome) => {
    quiet();
    const creator = new Creator(words);
    expect(await creator.signIn()).toBe(`/dashboard?google=${outcome}`);
    expect(await creator.connection()).toMatchObject({ connected: false });
    expect(await creator.stored()).toBe("[]");
    expect(await creator.desk()).toMatchObject({ access: [], refresh: [], revocations: 1 });
  });

  test.each([
    ["denied", "denied"],
    ["exchange-down", "failed"],
  ])("there being nothing to revoke: %s", async (words, outcome) => {
    quiet();
    const creator = new Creator(words);
    expect(await creator.signIn()).toBe(`/dashboard?google=${outcome}`);
    expect(await creator.stored()).toBe("[]");
    expect(await creator.desk()).toMatchObject({ access: [], revocations: 0 });
  });

  test("and an earlier connection stays as it was", async () => {
    const creator = await connected();
    const second = new Creator("no-channel");
    quiet();
    const page = await creator.begin();
    expect(await creator.comeBack(await second.consent(page))).toBe("/dashboard?google=no-channel");
    expect(await creator.connection()).toMatchObject({ connected: true });
    expect(await creator.read(youtubeOverview)).toMatchObject({
      channel: { title: `Channel of ${creator.account}` },
    });
  });
});

describe("without the settings", () => {
  test.each([{}, { GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com" }, { GOOGLE_CLIENT_SECRET: "alone" }])(
    "%o sign-in isn't offered",
    async (settings) => {
      const creator = new Creator("channel", liveSources(settings));
      const nothing = { available: false, connected: false, scopes: [], expiresAt: null };
      expect(await creator.connection()).toEqual(nothing);
      expect(await creator.read(disconnectGoogle)).toEqual(nothing);
      await failureOf(await creator.fetch(youtubeOverview.path), "not_connected");
    },
  );

  test("a browser that tries all the same comes back to the app", async () => {
    quiet();
    const creator = new Creator("channel", liveSources());
    const response = await creator.fetch(GOOGLE_CONNECT_PATH);
    expect(response.headers.get("Location")).toBe(FAILED);
    const back = new URL(`https://a.test${GOOGLE_CALLBACK_PATH}?code=1&state=2`);
    expect(await creator.comeBack(back)).toBe(FAILED);
  });

  test("a wrong secret is the owner's to mend, and no code or secret gets into the log", async () => {
    const log = quiet();
    const creator = new Creator("channel", withGoogle({ GOOGLE_CLIENT_SECRET: "wrong-secret" }));
    const back = await creator.consent(await creator.begin());
    expect(await creator.comeBack(back)).toBe(FAILED);
    const logged = JSON.stringify(log.mock.calls);
    expect(logged).toContain("invalid_client");
    for (const secret of [
      "wrong-secret",
      CANARY,
      back.searchParams.get("code"),
      back.searchParams.get("state"),
    ])
      expect(logged).not.toContain(secret);
  });
});

test("what is on disk holds no token, code, verifier or secret", async () => {
  const creator = new Creator();
  const page = await creator.begin();
  const during = await creator.stored();
  expect(during).toContain(page.searchParams.get("state"));
  const back = await creator.consent(page);
  await creator.comeBack(back);
  const after = await creator.stored();
  const { access, refresh } = await creator.desk();
  expect([access.length, refresh.length]).toEqual([1, 1]);
  expect(after).toContain("grant");
  for (const secret of [...access, ...refresh, CANARY, GOOGLE_SECRET, back.searchParams.get("code")])
    expect(during + after).not.toContain(secret);
  expect(after).not.toContain(page.searchParams.get("state"));
});

test("another method than those served is a 405", async () => {
  const response = await new Creator().fetch(readGoogle.path, { method: "POST" });
  expect(response.headers.get("Allow")).toBe("DELETE, GET");
  await failureOf(response, "method_not_allowed");
});
