import { forgetWorkspace } from "#shared/contracts/workspace.ts";
import { call } from "#client/lib/api.ts";

/** Has the server forget this browser's workspace. @returns whether Google may still list this site. */
export async function askToForget(): Promise<boolean> {
  const { stillListed = false } = await call(forgetWorkspace);
  return stillListed;
}
