import { once } from "node:events";
import { LLMock } from "@copilotkit/aimock";
import type { TestProject } from "vitest/node";
import { fixtures } from "./ai-double/fixtures.ts";
import { rawDouble } from "./ai-double/raw.ts";

/** Starts the doubles of the AI endpoint on free ports of this machine, and says where they are. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const mock = new LLMock({ port: 0 });
  mock.addFixtures(fixtures);
  await mock.start();

  const raw = rawDouble(() => mock.getRequests().map((entry) => JSON.stringify(entry.body)));
  raw.listen(0, "127.0.0.1");
  await once(raw, "listening");
  const address = raw.address();
  if (address === null || typeof address === "string") throw new Error("the raw double has no port");

  provide("aiDouble", mock.url);
  provide("rawDouble", `http://127.0.0.1:${address.port}`);
  return async () => {
    raw.closeAllConnections();
    raw.close();
    await mock.stop();
  };
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where aimock listens. */
    aiDouble: string;
    /** Where {@link rawDouble} listens. */
    rawDouble: string;
  }
}
