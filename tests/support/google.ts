import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, inject, vi } from "vitest";
import * as z from "zod/mini";
import type { Endpoint } from "#shared/contract.ts";
import {
  GOOGLE_CALLBACK_PATH,
  GOOGLE_CONNECT_PATH,
  type GoogleConnection,
  readGoogle,
} from "#shared/contracts/google.ts";
import type { GoogleAccount } from "#worker/google/google-account.ts";
import { CANARY } from "./ai-double/canaries.ts";
import { call, liveSources } from "./api.ts";
import type { Settings } from "./settings.ts";

/** No answer may hold it. */
export const GOOGLE_SECRET = "GOCSPX-canary-of-the-worker-tests";

/** A site that offers sign-in with Google, which a double plays. */
export function withGoogle(more: Settings = {}): Settings {
  return liveSources({
    GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: GOOGLE_SECRET,
    ...more,
  });
}

const Desk = z.object({
  renewals: z.number(),
  revocations: z.number(),
  access: z.array(z.string()),
  refresh: z.array(z.string()),
  /** Calls that wait for their answer. */
  held: z.number(),
});

/** A browser of one workspace, and who signs in with it at the double of Google. */
export class Creator {
  readonly workspace = crypto.getRandomValues(new Uint8Array(16)).toHex();
  /** The words say what happens to them (tests/support/upstream-double/google-accounts.ts). */
  readonly account: string;
  settings: Settings;

  constructor(words = "channel", settings = withGoogle()) {
    this.account = `${words}~${crypto.randomUUID()}`;
    this.settings = settings;
  }

  /** The creator's own object. */
  get object(): DurableObjectStub<GoogleAccount> {
    return env.GOOGLE_ACCOUNT.getByName(this.workspace);
  }

  /** Sends a request with the creator's cookie. @param worker whom to ask, for calls at the same time. */
  async fetch(path: string, init: RequestInit = {}, worker?: Pick<Fetcher, "fetch">): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", `__Host-workspace=${this.workspace}`);
    const response = await call(path, { redirect: "manual", ...init, headers }, this.settings, worker);
    await expectNoTokens(response.clone());
    return response;
  }

  /** Reads the answer to a call of the contract. */
  async read<Answer extends z.ZodMiniType>(
    endpoint: Endpoint<Endpoint["method"], undefined, Answer>,
    search = "",
  ): Promise<z.output<Answer>> {
    const response = await this.fetch(endpoint.path + search, { method: endpoint.method });
    const text = await response.text();
    expect(response.status, text).toBe(200);
    return endpoint.response.parse(JSON.parse(text));
  }

  connection = (): Promise<GoogleConnection> => this.read(readGoogle);

  /** Begins to sign in. @returns the address of Google's page. */
  async begin(): Promise<URL> {
    return new URL(placeOf(await this.fetch(GOOGLE_CONNECT_PATH)));
  }

  /** Says yes, or what the words say, on Google's page. @returns the address it sends the browser back to. */
  async consent(page: URL): Promise<URL> {
    page.searchParams.set("as", this.account);
    return new URL(placeOf(await fetch(page, { redirect: "manual" })));
  }

  /** Comes back from Google. @returns the page the browser is sent to. */
  async comeBack({ pathname, search }: URL): Promise<string> {
    expect(pathname).toBe(GOOGLE_CALLBACK_PATH);
    return placeOf(await this.fetch(pathname + search));
  }

  /** The whole way. @returns the page it ends on. */
  async signIn(): Promise<string> {
    return this.comeBack(await this.consent(await this.begin()));
  }

  /** What the double knows of the account; with words, what happens to it from now on. */
  async desk(
    change: { words?: string; "forget-access"?: string; "forget-refresh"?: string } = {},
  ): Promise<z.infer<typeof Desk>> {
    const query = new URLSearchParams({ account: this.account, ...change });
    return Desk.parse(await (await fetch(`${inject("upstreamDouble")}/google?${query}`)).json());
  }

  /** Empties KV of what is kept for a short while, as time does; last good copies stay. */
  async forgetCache(): Promise<void> {
    const { keys } = await env.CACHE.list({ prefix: "own-" });
    await Promise.all(keys.map(({ name }) => env.CACHE.delete(name)));
  }

  /** Moves the clock of the creator's object, until it is evicted. */
  async passTime(milliseconds: number): Promise<void> {
    await runInDurableObject(this.object, (account: GoogleAccount) => {
      account.now = () => Date.now() + milliseconds;
    });
  }

  /** Takes the creator's object out of memory; its storage stays. */
  evict(): Promise<void> {
    return evictDurableObject(this.object);
  }

  /** All that the creator's object has on disk, byte for byte as text. */
  stored(): Promise<string> {
    return runInDurableObject(this.object, (_: GoogleAccount, { storage }) =>
      JSON.stringify([...storage.kv.list()], (_key, value: unknown) =>
        value instanceof Uint8Array ? new TextDecoder("latin1").decode(value) : value,
      ),
    );
  }
}

const timeOut = AbortSignal.timeout.bind(AbortSignal);

/**
 * Gives calls out another time than their own: none of their timers then holds an object that is to be evicted, or
 * a test. @param milliseconds without them, calls have all the time in the world.
 */
export function withTimeOut(milliseconds?: number): void {
  vi.spyOn(AbortSignal, "timeout").mockImplementation(() =>
    milliseconds === undefined ? new AbortController().signal : timeOut(milliseconds),
  );
}

/** A creator who has signed in. */
export async function connected(words?: string, settings?: Settings): Promise<Creator> {
  const creator = new Creator(words, settings);
  expect(await creator.signIn()).toBe("/youtube-analytics?google=connected");
  return creator;
}

function placeOf(response: Response): string {
  expect(response.status).toBe(302);
  return response.headers.get("Location") ?? "";
}

async function expectNoTokens(response: Response): Promise<void> {
  const told = [await response.text(), ...[...response.headers].flat()].join("\n");
  expect(told).not.toContain(CANARY);
  expect(told).not.toContain(GOOGLE_SECRET);
}
