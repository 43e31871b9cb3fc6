import { once } from "node:events";
import type { Server } from "node:http";
import { LLMock } from "@copilotkit/aimock";
import type { TestProject } from "vitest/node";
import { fixtures } from "./ai-double/fixtures.ts";
import { rawDouble } from "./ai-double/raw.ts";
import { upstreamDouble } from "./upstream-double/server.ts";

/** Starts the doubles of the AI endpoint on free ports of this machine, and says where they are. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const mock = new LLMock({ port: 0 });
  mock.addFixtures(fixtures);
  await mock.start();

  const raw = rawDouble(() => mock.getRequests().map((entry) => JSON.stringify(entry.body)));
  const upstream = upstreamDouble();
  provide("aiDouble", mock.url);
  provide("rawDouble", await listen(raw));
  provide("upstreamDouble", await listen(upstream));
  return async () => {
    for (const server of [raw, upstream]) {
      server.closeAllConnections();
      server.close();
    }
    await mock.stop();
  };
}

/** Starts a server on a free port of this machine. @returns its address. */
async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a double has no port");
  return `http://127.0.0.1:${address.port}`;
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where aimock listens. */
    aiDouble: string;
    /** Where {@link rawDouble} listens. */
    rawDouble: string;
    /** Where the double of public sources listens. */
    upstreamDouble: string;
  }
}
