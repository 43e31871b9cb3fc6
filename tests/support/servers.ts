interface Server {
  readonly port: number;
  readonly url: string;
  /** Variables on top of none at all: a developer's own .dev.vars plays no part. */
  readonly vars: Readonly<Record<string, string>>;
}

/** The first of five ports in a row. */
const FIRST_PORT = Number(process.env.E2E_PORT ?? 8791);

/** The double of an OpenAI-compatible endpoint (tests/support/model-double.ts). */
export const MODEL_DOUBLE = {
  host: "127.0.0.1",
  port: FIRST_PORT + 2,
  url: `http://127.0.0.1:${FIRST_PORT + 2}`,
};

/** The double of public sources such as YouTube's suggestions (tests/support/upstream-double). */
export const UPSTREAM_DOUBLE = {
  host: "127.0.0.1",
  port: FIRST_PORT + 4,
  url: `http://127.0.0.1:${FIRST_PORT + 4}`,
};

/** Nothing listens there: what is sent to third parties is refused, wherever the tests run. */
const NOWHERE = "http://127.0.0.1:9";

/** The key the double is called with; no browser may ever see it. */
export const MODEL_KEY = "sk-canary-of-the-browser-tests";

/** The same for YouTube's Data API. */
export const YOUTUBE_KEY = "AIza-canary-of-the-browser-tests";

/** The same for sign-in with Google. */
export const GOOGLE_SECRET = "GOCSPX-canary-of-the-browser-tests";

function server(port: number, vars: Server["vars"] = {}): Server {
  // Every browser of a run comes from one address, each with a queue of its own.
  return { port, url: `http://localhost:${port}`, vars: { NEW_QUEUES_PER_ADDRESS: "100000", ...vars } };
}

/** The production build, served three times: with nothing configured, with a model, and with live public sources. */
export const SERVERS = {
  builtIn: server(FIRST_PORT, { UPSTREAM_BASE_URL: NOWHERE }),
  model: server(FIRST_PORT + 1, {
    OPENAI_API_KEY: MODEL_KEY,
    OPENAI_BASE_URL: `${MODEL_DOUBLE.url}/v1`,
    OPENAI_MODEL: "double",
    UPSTREAM_BASE_URL: UPSTREAM_DOUBLE.url,
  }),
  live: server(FIRST_PORT + 3, {
    UPSTREAM_BASE_URL: UPSTREAM_DOUBLE.url,
    YOUTUBE_API_KEY: YOUTUBE_KEY,
    GOOGLE_CLIENT_ID: "123.apps.googleusercontent.com",
    GOOGLE_CLIENT_SECRET: GOOGLE_SECRET,
  }),
};
