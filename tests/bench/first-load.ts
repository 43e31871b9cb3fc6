import { spawn } from "node:child_process";
import { once } from "node:events";
import { gzipSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { CHROMIUM_ARGS, findBrowser } from "../support/browser.ts";
import { type Report, round } from "./statistics.ts";

const PORT = 8795;
const ORIGIN = `http://localhost:${PORT}`;
/** Kilobytes of compressed JavaScript a first load may bring: the budgets of the design. */
const PAGES = [
  { page: "/auth", budget: 115, signedIn: false },
  { page: "/ (signed in)", budget: 140, signedIn: true },
] as const;

async function measurePage(page: Page, path: string): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  const reading: Promise<void>[] = [];
  page.on("response", (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith(ORIGIN) || !["script", "stylesheet", "font", "document"].includes(kind))
      return;
    reading.push(
      (async () => {
        const body = await response.body();
        // Fonts are compressed already.
        sizes.set(kind, (sizes.get(kind) ?? 0) + (kind === "font" ? body.length : gzipSync(body).length));
      })(),
    );
  });
  await page.goto(ORIGIN + path, { waitUntil: "networkidle" });
  await Promise.all(reading);
  return sizes;
}

/** Compressed bytes of everything a first visit loads until the network is quiet, against the budgets. */
export async function measureFirstLoad(): Promise<Report> {
  const server = spawn("vite", ["preview", "--logLevel", "warn"], {
    env: { ...process.env, PORT: String(PORT) },
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  await answers();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  const rows = [];
  for (const { page: name, budget, signedIn } of PAGES) {
    const context = await browser.newContext();
    const page = await context.newPage();
    if (signedIn) {
      const user = { id: "1", email: "ada@example.com", full_name: "Ada Example", username: "ada" };
      await page.addInitScript((record) => localStorage.setItem("user", JSON.stringify(record)), user);
    }
    const sizes = await measurePage(page, signedIn ? "/" : "/auth");
    const kilobytes = (kind: string) => round((sizes.get(kind) ?? 0) / 1024, 1);
    rows.push({
      page: name,
      "JavaScript KB": kilobytes("script"),
      "budget KB": budget,
      "of budget": round(kilobytes("script") / budget),
      "CSS KB": kilobytes("stylesheet"),
      "font KB": kilobytes("font"),
      "HTML KB": kilobytes("document"),
    });
    await context.close();
  }
  await browser.close();
  server.kill();
  await once(server, "exit");
  return { title: "First load, compressed", rows };
}

/** Waits until the server answers. */
async function answers(): Promise<void> {
  for (;;) {
    const response = await fetch(`${ORIGIN}/api/health`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
