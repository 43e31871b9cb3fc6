import { Agent } from "node:http";
import { DURABILITIES } from "#shared/contracts/schedule.ts";
import { draft, idOf, iso } from "../support/videos.ts";
import { openRaw } from "../support/raw-socket.ts";
import { ask, type Call } from "./client.ts";
import type { Report } from "./statistics.ts";
import { startWorkers } from "./workers.ts";

const DAY = 86_400_000;
const QUEUES = 1000;
const CHANGES = 500;
const TABS = 30;
/** Milliseconds: the platform empties an idle object's memory after ten seconds. */
const IDLE = 20_000;
/** Far above what a day allows, so that a stranger is played who has any number of addresses. */
const ANY_NUMBER = { NEW_QUEUES_DAILY: "1000000", NEW_QUEUES_PER_ADDRESS: "1000000" };

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const cookieOf = (number: number) => `workspace=${number.toString(16).padStart(32, "0")}`;
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));

function putOf(workspace: number, number: number, description: string): Call {
  const video = draft({ title: `Version ${number}`, description, scheduledAt: iso(Date.now() + 60 * DAY) });
  return {
    method: "PUT",
    path: `/api/schedule/${idOf(1)}`,
    body: JSON.stringify(video),
    headers: { Cookie: cookieOf(workspace) },
  };
}

/** What a stranger costs who begins queue after queue, each with a video in two months. */
export async function measureQueues(): Promise<Report> {
  const rows = [];
  for (const durability of DURABILITIES) {
    const workers = await startWorkers("", { SCHEDULER_DURABILITY: durability, ...ANY_NUMBER });
    const { urls, holds, close } = workers;
    await ask(urls.app, agent, putOf(QUEUES, 0, "The first one loads the code."));
    const before = holds();
    for (let number = 0; number < QUEUES; number += 1)
      await ask(urls.app, agent, putOf(number, 0, "One of very many."));
    const after = holds();
    await pause(IDLE);
    const idle = holds();
    rows.push({
      durability,
      "MB before": before.megabytes,
      "MB after": after.megabytes,
      "MB once idle": idle.megabytes,
      "files before": before.files,
      "files after": after.files,
      "files once idle": idle.files,
    });
    await close();
  }
  return { title: `${QUEUES} queues that strangers began`, rows };
}

/** What tabs cost that never read what they are told: a video of 5 KB is changed again and again. */
export async function measureSilentTabs(): Promise<Report> {
  const rows = [];
  for (const tabs of [0, TABS]) {
    const { urls, holds, close } = await startWorkers("", ANY_NUMBER);
    await ask(urls.app, agent, putOf(0, 0, "The first one loads the code."));
    const open = await Promise.all(Array.from({ length: tabs }, () => openRaw(urls.app, cookieOf(0))));
    for (const socket of open) socket.pause();
    const before = holds();
    for (let number = 1; number <= CHANGES; number += 1)
      await ask(urls.app, agent, putOf(0, number, "d".repeat(4900)));
    rows.push({
      "tabs that don't read": tabs,
      "MB before": before.megabytes,
      [`MB after ${CHANGES} changes of 5 KB`]: holds().megabytes,
    });
    for (const socket of open) socket.destroy();
    await close();
  }
  return { title: "Tabs that don't read", rows };
}
