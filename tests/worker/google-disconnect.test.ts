import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, test, vi } from "vitest";
import { youtubeVideos } from "#shared/contracts/analysis.ts";
import { disconnectGoogle } from "#shared/contracts/google.ts";
import { youtubeOverview } from "#shared/contracts/overview.ts";
import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import { app } from "#worker/app.ts";
import type { GoogleAccount } from "#worker/google/google-account.ts";
import { valueOf } from "#worker/outcome.ts";
import { failureOf } from "../support/api.ts";
import { connected, Creator, withGoogle, withTimeOut } from "../support/google.ts";

const GONE = { available: true, connected: false, scopes: [], expiresAt: null };
/** What Google couldn't be told: the creator has to know. */
const STILL_LISTED = { ...GONE, stillListed: true };
const quiet = () => vi.spyOn(console, "error").mockReturnValue();

/** Names of what KV keeps. */
async function kept(): Promise<Set<string>> {
  const { keys } = await env.CACHE.list();
  return new Set(keys.map(({ name }) => name));
}

describe("disconnecting", () => {
  test("revokes at Google and leaves nothing behind, neither tokens nor numbers", async () => {
    const before = await kept();
    const creator = await connected();
    await creator.read(youtubeOverview);
    await creator.read(youtubeVideos);
    await vi.waitUntil(async () => (await kept()).difference(before).size === 4);
    expect(await creator.read(disconnectGoogle)).toEqual(GONE);
    expect(await creator.desk()).toMatchObject({ revocations: 1, access: [], refresh: [] });
    expect(await creator.stored()).toBe("[]");
    expect((await kept()).difference(before)).toEqual(new Set());
    expect(await creator.connection()).toEqual(GONE);
    await failureOf(await creator.fetch(youtubeOverview.path), "not_connected");
    await failureOf(await creator.fetch(youtubeVideos.path), "not_connected");
  });

  test("is fine where nothing is connected, and twice", async () => {
    const creator = new Creator();
    expect(await creator.read(disconnectGoogle)).toEqual(GONE);
    await creator.signIn();
    await creator.read(disconnectGoogle);
    expect(await creator.read(disconnectGoogle)).toEqual(GONE);
    expect(await creator.desk()).toMatchObject({ revocations: 1 });
  });

  test("takes the numbers along also where Google had ended the connection before", async () => {
    quiet();
    const before = await kept();
    const creator = await connected("brief");
    await creator.read(youtubeOverview);
    await creator.desk({ words: "brief revoked" });
    await failureOf(await creator.fetch(youtubeVideos.path), "google_reconnect");
    await creator.read(disconnectGoogle);
    expect((await kept()).difference(before)).toEqual(new Set());
  });

  test("forgets also where Google can't be told", async () => {
    quiet();
    const creator = await connected("revoke-down");
    expect(await creator.read(disconnectGoogle)).toEqual(STILL_LISTED);
    expect(await creator.stored()).toBe("[]");
  });

  test("is fine where the creator ended it at Google before", async () => {
    quiet();
    const creator = await connected();
    await creator.desk({ "forget-refresh": "yes" });
    expect(await creator.read(disconnectGoogle)).toEqual(GONE);
  });

  test("forgets also what can't be opened any more, or was ended by Google", async () => {
    quiet();
    withTimeOut();
    const sealed = await connected();
    sealed.settings = withGoogle({ GOOGLE_CLIENT_SECRET: "GOCSPX-another" });
    await sealed.evict();
    const ended = await connected("brief revoked");
    await failureOf(await ended.fetch(youtubeOverview.path), "google_reconnect");
    for (const [creator, answer] of [
      [sealed, STILL_LISTED],
      [ended, GONE],
    ] as const) {
      expect(await creator.read(disconnectGoogle)).toEqual(answer);
      expect(await creator.stored()).toBe("[]");
      await failureOf(await creator.fetch(youtubeOverview.path), "not_connected");
    }
  });

  test("isn't undone by a renewal that was under way", async () => {
    quiet();
    const creator = await connected("brief");
    const outcome = await runInDurableObject(creator.object, async (account: GoogleAccount) => {
      const renewal = account.accessToken();
      await account.disconnect();
      return renewal;
    });
    expect(outcome).toMatchObject({ refusal: { code: "not_connected" } });
    expect(await creator.stored()).toBe("[]");
  });

  test("ends a try to sign in, too", async () => {
    const creator = new Creator();
    const back = await creator.consent(await creator.begin());
    await creator.read(disconnectGoogle);
    expect(await creator.comeBack(back)).toBe("/dashboard?google=expired");
    expect(await creator.connection()).toEqual(GONE);
  });

  test("can't be asked for by another site", async () => {
    const creator = await connected();
    const headers = { Origin: "https://evil.example" };
    const response = await creator.fetch(disconnectGoogle.path, { method: "DELETE", headers });
    await failureOf(response, "foreign_origin");
    expect(await creator.connection()).toMatchObject({ connected: true });
  });
});

test("whoever deletes the workspace is disconnected from Google", async () => {
  const creator = await connected();
  await creator.read(forgetWorkspace);
  expect(await creator.desk()).toMatchObject({ revocations: 1, refresh: [] });
  expect(await creator.stored()).toBe("[]");
});

test("whoever deletes the workspace after the secret changed hears that Google still lists the site", async () => {
  withTimeOut();
  const creator = await connected();
  creator.settings = withGoogle({ GOOGLE_CLIENT_SECRET: "GOCSPX-another" });
  await creator.evict();
  expect(await creator.read(forgetWorkspace)).toEqual({ success: true, stillListed: true });
});

describe("numbers that arrive after their creator", () => {
  async function arriveAfter(farewell: (creator: Creator) => Promise<unknown>): Promise<void> {
    const before = await kept();
    const creator = await connected();
    await creator.desk({ words: "held" });
    const context = createExecutionContext();
    const numbers = creator.fetch(
      youtubeOverview.path,
      {},
      {
        fetch: async (input, init) =>
          app.fetch(new Request(input, init), { ...env, ...creator.settings }, context),
      },
    );
    await vi.waitUntil(async () => (await creator.desk()).held > 0);
    await farewell(creator);
    await creator.desk({ words: "channel" });
    await failureOf(await numbers, "not_connected");
    await waitOnExecutionContext(context);
    expect((await kept()).difference(before)).toEqual(new Set());
  }

  test("disconnected are kept nowhere", () => arriveAfter((creator) => creator.read(disconnectGoogle)));
  test("deleted everything are kept nowhere", () => arriveAfter((creator) => creator.read(forgetWorkspace)));
});

test("numbers that were asked for before connecting again aren't those of the new connection", async () => {
  const creator = await connected();
  const first = valueOf(await creator.object.channel());
  expect(await creator.object.isCurrent(first)).toBe(true);
  await creator.signIn();
  expect(await creator.object.isCurrent(first)).toBe(false);
});

test("two workspaces never see each other's channel, connection or numbers", async () => {
  const [ada, bob] = [await connected(), await connected()];
  expect((await ada.read(youtubeOverview)).channel.title).toBe(`Channel of ${ada.account}`);
  expect((await bob.read(youtubeOverview)).channel.title).toBe(`Channel of ${bob.account}`);
  const nobody = new Creator();
  await failureOf(await nobody.fetch(youtubeOverview.path), "not_connected");
  expect(await nobody.connection()).toEqual(GONE);
  await nobody.read(disconnectGoogle);
  await ada.read(disconnectGoogle);
  expect((await bob.read(youtubeOverview)).channel.title).toBe(`Channel of ${bob.account}`);
  expect(await bob.connection()).toMatchObject({ connected: true });
});

test("what is sealed for one workspace doesn't open in another's", async () => {
  const [ada, eve] = [await connected(), new Creator()];
  await eve.begin();
  const box = await runInDurableObject(ada.object, (_: GoogleAccount, { storage }) =>
    storage.kv.get("grant"),
  );
  await runInDurableObject(eve.object, (_: GoogleAccount, { storage }) => storage.kv.put("grant", box));
  expect(await eve.connection()).toEqual(GONE);
  await failureOf(await eve.fetch(youtubeOverview.path), "google_reconnect");
});
