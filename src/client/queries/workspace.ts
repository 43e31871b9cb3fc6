import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import { call } from "#client/lib/api.ts";

/** Has the server forget this browser's workspace. */
export async function askToForget(): Promise<void> {
  await call(forgetWorkspace);
}
