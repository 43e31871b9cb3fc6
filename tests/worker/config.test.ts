import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { Health } from "#shared/contracts/health.ts";
import { readConfig } from "#worker/env.ts";
import { call, failureOf } from "../support/api.ts";
import type { Settings } from "../support/settings.ts";

const healthWith = async (settings: Settings) => {
  const response = await call("/api/health", {}, settings);
  return Health.parse(await response.json());
};

describe("health", () => {
  test("names the built-in engine where nothing is configured", async () => {
    expect(await healthWith({})).toEqual({
      status: "ok",
      engine: "built-in",
      version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    });
  });

  test("names the model where a key is set, and the owner's address", async () => {
    const settings = { OPENAI_API_KEY: "sk-1", OPENAI_MODEL: "m-1", CONTACT_EMAIL: "owner@example.com" };
    const health = await healthWith(settings);
    expect(health).toMatchObject({ engine: "openai", model: "m-1", contact: "owner@example.com" });
    expect(JSON.stringify(health)).not.toContain("sk-1");
  });

  test("names a model where only an endpoint is set", async () => {
    const health = await healthWith({ OPENAI_BASE_URL: "http://localhost:11434/v1" });
    expect(health).toMatchObject({ engine: "openai", model: expect.stringMatching(/.+/u) });
  });

  test("takes a blank variable for one that isn't set", async () => {
    expect(await healthWith({ OPENAI_API_KEY: "  ", OPENAI_BASE_URL: "", CONTACT_EMAIL: "" })).toMatchObject({
      engine: "built-in",
    });
  });
});

describe("a bad variable", () => {
  test.each<[keyof Settings, string]>([
    ["OPENAI_BASE_URL", "secret-nonsense"],
    ["OPENAI_BASE_URL", "http://secret.example/v1"],
    ["OPENAI_BASE_URL", "ftp://secret.example/v1"],
    ["UPSTREAM_BASE_URL", "http://secret.example"],
    ["CONTACT_EMAIL", "secret at example"],
    ["SCHEDULER_DURABILITY", "secret disk"],
    ["PUBLIC_SOURCES", "secret"],
    ["LOCAL_MODEL_SERVER", "secret server"],
    ["AI_DAILY_SHARE", "secret quarter"],
    ["AI_DAILY_SHARE", "0"],
    ["AI_DAILY_SHARE", "101"],
  ])("%s is named, and its value %s isn't shown", async (name, value) => {
    const response = await call("/api/health", {}, { [name]: value });
    const { message } = await failureOf(response, "misconfigured");
    expect(message).toContain(name);
    expect(message).not.toContain("secret");
  });

  test("doesn't hide another: all are named at once", async () => {
    const settings = { OPENAI_BASE_URL: "a", CONTACT_EMAIL: "b", UPSTREAM_BASE_URL: "c" };
    const { message } = await failureOf(await call("/api/health", {}, settings), "misconfigured");
    for (const name of Object.keys(settings)) expect(message).toContain(name);
  });
});

test("http is fine for an endpoint on this machine", () => {
  for (const host of ["localhost:11434", "127.0.0.1:8080", "[::1]:8080"]) {
    const OPENAI_BASE_URL = `http://${host}/v1`;
    expect(readConfig({ ...env, OPENAI_BASE_URL })).toMatchObject({ OPENAI_BASE_URL });
  }
});

test("what serves a model on this machine is Ollama, LM Studio, or nothing", () => {
  for (const LOCAL_MODEL_SERVER of ["Ollama", "LM Studio"])
    expect(readConfig({ ...env, LOCAL_MODEL_SERVER })).toMatchObject({ LOCAL_MODEL_SERVER });
  expect(readConfig({ ...env, LOCAL_MODEL_SERVER: " " }).LOCAL_MODEL_SERVER).toBeUndefined();
});

test("a workspace's share of a day is a quarter where nothing is set", () => {
  expect(readConfig({ ...env, AI_DAILY_SHARE: " " }).AI_DAILY_SHARE).toBe(25);
  expect(readConfig({ ...env, AI_DAILY_SHARE: 100 }).AI_DAILY_SHARE).toBe(100);
});

test("the configuration is read once for the same variables", () => {
  const bindings = { ...env, OPENAI_MODEL: "m-1" };
  expect(readConfig(bindings)).toBe(readConfig(bindings));
});
