import { describe, expect, test } from "vitest";
import { call, failureOf } from "../support/api.ts";

const ID = "0123456789abcdef0123456789abcdef";
const cookiesOf = (response: Response) => response.headers.getSetCookie();
const health = (cookie?: string, url = "/api/health") =>
  call(url, cookie === undefined ? {} : { headers: { Cookie: cookie } });

describe("on first contact", () => {
  test("a caller gets a cookie over https that no script or other site can use", async () => {
    expect(cookiesOf(await health())).toEqual([
      expect.stringMatching(
        /^__Host-workspace=[0-9a-f]{32}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/u,
      ),
    ]);
  });

  test("a caller gets one over http, without what only https can have", async () => {
    expect(cookiesOf(await health(undefined, "http://localhost:8787/api/health"))).toEqual([
      expect.stringMatching(/^workspace=[0-9a-f]{32}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/u),
    ]);
  });

  test("no two callers get the same", async () => {
    expect(cookiesOf(await health())).not.toEqual(cookiesOf(await health()));
  });

  test("even a failed call hands one out", async () => {
    const response = await call("/api/nothing");
    expect(cookiesOf(response)).toHaveLength(1);
    await failureOf(response, "not_found");
  });
});

describe("a caller known by its cookie", () => {
  test("isn't given another", async () => {
    expect(cookiesOf(await health(`__Host-workspace=${ID}`))).toEqual([]);
    expect(cookiesOf(await health(`workspace=${ID}`, "http://localhost:8787/api/health"))).toEqual([]);
  });

  test("may have other cookies, too", async () => {
    expect(cookiesOf(await health(`theme=dark; __Host-workspace=${ID}; a=b`))).toEqual([]);
  });

  test("can be forgotten, after which it is a stranger", async () => {
    const headers = { Cookie: `__Host-workspace=${ID}` };
    const response = await call("/api/workspace", { method: "DELETE", headers });
    expect(await response.json()).toEqual({ success: true });
    expect(cookiesOf(response)).toEqual([
      "__Host-workspace=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    ]);
    expect(cookiesOf(await health())).toHaveLength(1);
  });
});

test("a stranger who wants to be forgotten leaves without a cookie", async () => {
  const response = await call("/api/workspace", { method: "DELETE" });
  expect(cookiesOf(response).at(-1)).toContain("__Host-workspace=; Max-Age=0");
});

test.each(["", "short", ID.toUpperCase(), `${ID}0`, "../../etc/passwd", `${ID.slice(0, 31)}g`])(
  "a cookie that isn't ours (%o) is replaced",
  async (value) => {
    const [cookie] = cookiesOf(await health(`__Host-workspace=${value}`));
    expect(cookie).toMatch(/^__Host-workspace=[0-9a-f]{32};/u);
    expect(cookie).not.toContain(value === "" ? "workspace=;" : value);
  },
);

test("the cookie of http counts for nothing over https", async () => {
  expect(cookiesOf(await health(`workspace=${ID}`))).toHaveLength(1);
});
