import { DurableObject } from "cloudflare:workers";
import * as z from "zod/mini";
import { GOOGLE_CALLBACK_PATH, GOOGLE_SCOPES, type GoogleOutcome } from "#shared/contracts/google.ts";
import { ApiError } from "#shared/errors.ts";
import { type Bindings, readConfig } from "../env.ts";
import { type Outcome, outcomeOf } from "../outcome.ts";
import { RECONNECT } from "../upstream/google-errors.ts";
import { ownChannel } from "../upstream/youtube-own.ts";
import {
  consentPage,
  exchange,
  type GoogleClient,
  googleClient,
  isDenied,
  newAttempt,
  renew,
  revoke,
  type Tokens,
} from "./oauth.ts";
import { open, seal } from "./token-box.ts";

/** Milliseconds a creator may take on Google's pages. */
const ATTEMPT_LIFE = 10 * 60_000;
/** Milliseconds after which a connection is ended that nobody used: as long as a browser keeps its cookie. */
const IDLE = 400 * 24 * 60 * 60_000;
/** How exactly it is known when a connection was last used, in milliseconds: one write a day says so. */
const USED_EVERY = 24 * 60 * 60_000;
/** Milliseconds an access token must still be good for. */
const MARGIN = 60_000;

/** Keys of the object's storage. */
const ATTEMPT = "attempt";
const GRANT = "grant";
/** When the connection was last used, in epoch milliseconds. */
const USED = "used";
/** The channel that was connected last, for all to read: with no grant beside it, the connection has ended. */
const CHANNEL = "channel";
/** Names the connection among all that the workspace ever had; those of earlier days have none. */
const CONNECTION = "connection";

const Box = z.instanceof(Uint8Array<ArrayBuffer>);

/** A try to sign in that Google hasn't answered yet. */
const KeptAttempt = z.object({
  state: z.string(),
  verifier: Box,
  redirectUri: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
});

/** What a creator allowed. */
const Grant = z.object({
  accessToken: z.string(),
  /** Epoch milliseconds. */
  expiresAt: z.number(),
  refreshToken: z.string(),
  scopes: z.array(z.string()),
  channelId: z.string(),
});
type Grant = z.infer<typeof Grant>;

/** What may be known of a connection. */
export interface Connection {
  readonly scopes: string[];
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The channel of a connection. */
export interface ConnectedChannel {
  readonly id: string;
  /** Of no other connection, not even a later one to the same channel. */
  readonly connection: string;
}

/** What disconnecting ended. */
export interface Disconnection {
  /** The channel that was connected last. */
  readonly channelId: string | undefined;
  /** Whether Google may still list this site: what it gave is there, but couldn't be revoked. */
  readonly stillListed: boolean;
}

/** One workspace's connection to Google: the only place that holds its tokens, and that renews them. */
export class GoogleAccount extends DurableObject<Bindings> {
  /** The clock that decides, in epoch milliseconds. */
  now: () => number = Date.now;
  /** Grows with each connection and disconnection, so that work begun before one changes nothing after it. */
  #epoch = 0;
  #grant: Promise<Grant> | undefined;
  #renewal: Promise<Grant> | undefined;

  /**
   * Begins a try to sign in; an earlier one counts no more.
   * @param origin this site's, as in "https://crescendo.example".
   * @returns Google's page to send the browser to.
   */
  begin(origin: string): Promise<Outcome<string>> {
    return outcomeOf(async () => {
      const client = this.#client();
      const attempt = newAttempt(origin + GOOGLE_CALLBACK_PATH);
      const { state, redirectUri } = attempt;
      const verifier = await seal(client.secret, this.#owner, attempt.verifier);
      const expiresAt = this.now() + ATTEMPT_LIFE;
      const kept: z.infer<typeof KeptAttempt> = { state, redirectUri, verifier, expiresAt };
      this.ctx.storage.kv.put(ATTEMPT, kept);
      await this.ctx.storage.setAlarm(expiresAt);
      return consentPage(client, attempt);
    });
  }

  /**
   * Ends a try. Only `connected` keeps anything; what Google gave for the others is revoked.
   * @param query what Google added to the callback's address.
   */
  async complete(query: string): Promise<GoogleOutcome> {
    const client = googleClient(readConfig(this.env));
    if (client === undefined) return "failed";
    const callback = new URLSearchParams(query);
    const attempt = this.#takeAttempt(callback.get("state"));
    const verifier = attempt && (await open(client.secret, this.#owner, attempt.verifier));
    if (attempt === undefined || verifier === undefined) return "expired";
    const epoch = this.#epoch;
    try {
      const tokens = await exchange(client, callback, { ...attempt, verifier });
      return await this.#accept(client, tokens, epoch);
    } catch (error) {
      if (isDenied(error)) return "denied";
      return error instanceof ApiError && error.code === "google_reconnect" ? "expired" : "failed";
    }
  }

  /** The connection; undefined where there is none, or it has ended. */
  async connection(): Promise<Connection | undefined> {
    const outcome = await outcomeOf(() => this.#open());
    if (outcome.value === undefined) return undefined;
    const { scopes, expiresAt } = outcome.value;
    return { scopes, expiresAt };
  }

  /**
   * The channel that is connected. Refused with `not_connected` where nobody signed in, `google_reconnect` where
   * Google has ended it or the site's secret has changed.
   */
  channel(): Promise<Outcome<ConnectedChannel>> {
    return outcomeOf(async () => {
      const { channelId: id } = await this.#open();
      return { id, connection: this.#connection ?? id };
    });
  }

  /** Whether a connection is the present one still. One that only Google has ended is. */
  isCurrent({ connection }: ConnectedChannel): boolean {
    return connection === (this.#connection ?? this.#channelId);
  }

  /**
   * An access token that is good for at least a minute; concurrent callers share one renewal. Refused like
   * {@link channel}, and with `platform_…` where Google can't be asked; the tokens are kept then.
   * @param refused a token that Google took no more: it is renewed whatever its time.
   */
  accessToken(refused?: string): Promise<Outcome<string>> {
    return outcomeOf(async () => {
      const grant = await this.#open();
      this.#use();
      const good = grant.accessToken !== refused && grant.expiresAt - MARGIN > this.now();
      if (good) return grant.accessToken;
      this.#renewal ??= this.#renew(grant).finally(() => (this.#renewal = undefined));
      return (await this.#renewal).accessToken;
    });
  }

  /** Forgets a try that was given up, and a connection that nobody used for {@link IDLE}. */
  override async alarm(): Promise<void> {
    const { kv } = this.ctx.storage;
    const { data: attempt } = KeptAttempt.safeParse(kv.get(ATTEMPT));
    if (attempt !== undefined && attempt.expiresAt > this.now())
      return this.ctx.storage.setAlarm(attempt.expiresAt);
    kv.delete(ATTEMPT);
    if (this.#channelId === undefined) return this.ctx.storage.deleteAll();
    // A connection of before there were such days has been used today.
    if (this.#used === undefined) return this.#use();
    if (this.#used + IDLE <= this.now()) await this.disconnect();
    else await this.ctx.storage.setAlarm(this.#used + IDLE);
  }

  /** Revokes at Google, and forgets in any case. */
  async disconnect(): Promise<Disconnection> {
    const { value: grant } = await outcomeOf(() => this.#open());
    const channelId = this.#channelId;
    const granted = this.ctx.storage.kv.get(GRANT) !== undefined;
    this.#replace(undefined);
    await this.ctx.storage.deleteAll();
    const client = googleClient(readConfig(this.env));
    const revoked = grant !== undefined && client !== undefined && (await revoke(client, grant.refreshToken));
    return { channelId, stillListed: granted && !revoked };
  }

  async #accept(client: GoogleClient, tokens: Tokens, epoch: number): Promise<GoogleOutcome> {
    const { accessToken: token, refreshToken, scopes = [...GOOGLE_SCOPES] } = tokens;
    const refuse = async (outcome: GoogleOutcome) => {
      await revoke(client, refreshToken ?? token);
      return outcome;
    };
    if (!GOOGLE_SCOPES.every((scope) => scopes.includes(scope))) return refuse("missing-scope");
    if (refreshToken === undefined) return refuse("failed");
    const { signal } = new AbortController();
    const asked = await outcomeOf(() => ownChannel({ config: client.config, token, signal }));
    if (asked.value === undefined)
      return refuse(asked.refusal?.code === "no_channel" ? "no-channel" : "failed");
    const channelId = asked.value.id;
    const grant = { ...this.#aging(tokens), refreshToken, scopes: [...scopes], channelId };
    if (!(await this.#keep(client, grant, epoch))) return refuse("failed");
    this.ctx.storage.kv.put(CHANNEL, channelId);
    this.ctx.storage.kv.put(CONNECTION, crypto.randomUUID());
    return "connected";
  }

  async #renew(old: Grant): Promise<Grant> {
    const epoch = this.#epoch;
    const client = this.#client();
    try {
      const tokens = await renew(client, old.refreshToken);
      const refreshToken = tokens.refreshToken ?? old.refreshToken;
      const grant = { ...old, ...this.#aging(tokens), refreshToken };
      return (await this.#keep(client, grant, epoch)) ? grant : await this.#open();
    } catch (error) {
      if (error instanceof ApiError && error.code === "google_reconnect" && epoch === this.#epoch)
        this.#end();
      throw error;
    }
  }

  /** Remembers the day, and ends the connection a long time after it. */
  #use(): void {
    const now = this.now();
    if (this.#used !== undefined && now - this.#used < USED_EVERY) return;
    this.ctx.storage.kv.put(USED, now);
    // Where a try is under way its alarm comes first, and sets this one.
    if (this.ctx.storage.kv.get(ATTEMPT) === undefined) void this.ctx.storage.setAlarm(now + IDLE);
  }

  get #used(): number | undefined {
    return z.number().safeParse(this.ctx.storage.kv.get(USED)).data;
  }

  #aging({ accessToken, lifetime }: Tokens) {
    return { accessToken, expiresAt: this.now() + lifetime * 1000 };
  }

  /** @returns false where something else happened to the connection meanwhile. */
  async #keep({ secret }: GoogleClient, grant: Grant, epoch: number): Promise<boolean> {
    const box = await seal(secret, this.#owner, JSON.stringify(grant));
    if (epoch !== this.#epoch) return false;
    this.ctx.storage.kv.put(GRANT, box);
    this.#replace(grant);
    return true;
  }

  /** Forgets the tokens, but not that there were some: the creator is told until they do something about it. */
  #end(): void {
    this.ctx.storage.kv.delete(GRANT);
    this.#replace(undefined);
  }

  #replace(grant: Grant | undefined): void {
    this.#epoch += 1;
    this.#grant = grant && Promise.resolve(grant);
  }

  /** @throws ApiError `not_connected` or `google_reconnect`. */
  #open(): Promise<Grant> {
    this.#grant ??= this.#read().catch((error: unknown) => {
      this.#grant = undefined;
      throw error;
    });
    return this.#grant;
  }

  async #read(): Promise<Grant> {
    const box = Box.safeParse(this.ctx.storage.kv.get(GRANT));
    if (!box.success && this.#channelId === undefined)
      throw new ApiError("not_connected", "Connect your YouTube channel first.");
    if (!box.success) throw new ApiError("google_reconnect", RECONNECT);
    const text = await open(this.#client().secret, this.#owner, box.data);
    // Sealed under another secret. It stays where it is: the owner may put the old one back.
    if (text === undefined) throw new ApiError("google_reconnect", RECONNECT);
    return Grant.parse(JSON.parse(text));
  }

  get #channelId(): string | undefined {
    return z.string().safeParse(this.ctx.storage.kv.get(CHANNEL)).data;
  }

  get #connection(): string | undefined {
    return z.string().safeParse(this.ctx.storage.kv.get(CONNECTION)).data;
  }

  /** A state is good once, for ten minutes, and for the workspace whose object this is. */
  #takeAttempt(state: string | null): z.infer<typeof KeptAttempt> | undefined {
    const { kv } = this.ctx.storage;
    const { data: attempt } = KeptAttempt.safeParse(kv.get(ATTEMPT));
    if (attempt === undefined || attempt.state !== state) return undefined;
    kv.delete(ATTEMPT);
    return attempt.expiresAt > this.now() ? attempt : undefined;
  }

  /** @throws ApiError `google_not_configured`. */
  #client(): GoogleClient {
    const client = googleClient(readConfig(this.env));
    if (client !== undefined) return client;
    throw new ApiError("google_not_configured", "Sign-in with Google isn't set up on this site.");
  }

  /** Binds what is sealed to this workspace. */
  get #owner(): string {
    return this.ctx.id.toString();
  }
}
