import { tmpdir } from "node:os";
import { join } from "node:path";

interface Server {
  readonly port: number;
  readonly url: string;
  /** Variables on top of none at all: a developer's own .dev.vars plays no part. */
  readonly vars: Readonly<Record<string, string>>;
}

const at = (port: number) => `http://localhost:${port}`;

/** The double of an OpenAI-compatible endpoint (tests/support/model-double.ts). */
export const MODEL_DOUBLE = { port: 8793, url: "http://127.0.0.1:8793" };

/** The key the double is called with; no browser may ever see it. */
export const MODEL_KEY = "sk-canary-of-the-browser-tests";

/** The production build, served twice: with nothing configured, and with a model. */
export const SERVERS = {
  builtIn: { port: 8791, url: at(8791), vars: {} },
  model: {
    port: 8792,
    url: at(8792),
    vars: { OPENAI_API_KEY: MODEL_KEY, OPENAI_BASE_URL: `${MODEL_DOUBLE.url}/v1`, OPENAI_MODEL: "double" },
  },
} as const satisfies Record<string, Server>;

/** Serves the build in dist/ under workerd, with storage of its own that nothing else shares. */
export function serverCommand({ port, vars }: Server): string {
  const options = [
    "--config dist/crescendo/wrangler.json",
    "--env-file tests/support/no-variables.env",
    `--port ${port}`,
    `--inspector-port ${port + 1000}`,
    `--persist-to ${join(tmpdir(), `crescendo-${process.pid}-${port}`)}`,
    "--show-interactive-dev-session=false",
    ...Object.entries(vars).map(([name, value]) => `--var ${name}:${value}`),
  ];
  return `wrangler dev ${options.join(" ")}`;
}
