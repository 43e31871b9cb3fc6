import { CANARY } from "../ai-double/canaries.ts";

/**
 * Someone who signs in at the double of Google. What goes wrong for them is said by words in their name, such as
 * "no-channel" or "brief revoked"; a test may change the words later. What follows a "~" tells namesakes apart.
 */
interface Account {
  words: string;
  /** Tokens that are good for something. */
  readonly access: Set<string>;
  readonly refresh: Set<string>;
  renewals: number;
  revocations: number;
  /** Answers that wait until its words change, where they hold "held". */
  readonly held: (() => void)[];
}

const accounts = new Map<string, Account>();
let made = 0;

export function accountOf(name: string): Account {
  const known = accounts.get(name) ?? {
    words: name.split("~")[0] ?? "",
    access: new Set(),
    refresh: new Set(),
    renewals: 0,
    revocations: 0,
    held: [],
  };
  accounts.set(name, known);
  return known;
}

/** Whose token it is. */
export function bearerOf(token: string): { name: string; account: Account } | undefined {
  for (const [name, account] of accounts)
    if (account.access.has(token) || account.refresh.has(token)) return { name, account };
  return undefined;
}

/** A token nobody had before, which no answer, page or log of the product may hold. */
export function newToken(kind: "ya29" | "1//0"): string {
  made += 1;
  return `${kind}.${CANARY}.${made}`;
}

/** What a test may ask and change: `/google?account=…&words=…`. */
export function desk(url: URL): string {
  const account = accountOf(url.searchParams.get("account") ?? "");
  const words = url.searchParams.get("words");
  if (words !== null) {
    account.words = words;
    for (const answer of account.held.splice(0)) answer();
  }
  if (url.searchParams.has("forget-access")) account.access.clear();
  if (url.searchParams.has("forget-refresh")) account.refresh.clear();
  const { renewals, revocations, access, refresh, held } = account;
  return JSON.stringify({
    words: account.words,
    renewals,
    revocations,
    access: [...access],
    refresh: [...refresh],
    held: held.length,
  });
}
