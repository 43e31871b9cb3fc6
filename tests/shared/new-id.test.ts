import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { newId } from "../../src/client/lib/new-id.ts";

test("an id is a UUID that nobody had before, also where the browser makes none itself", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 1000 }, newId);
  vi.unstubAllGlobals();
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(1000);
});
