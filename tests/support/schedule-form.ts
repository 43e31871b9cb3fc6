import type { Locator, Page } from "@playwright/test";
import { readQueue, type ScheduledVideo } from "#shared/contracts/schedule.ts";
import { YEAR } from "./videos.ts";

/** A second of VP8, 64 by 36 pixels. */
export const CLIP = {
  name: "rye bread FINAL.webm",
  mimeType: "video/webm",
  buffer: Buffer.from(
    "GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZwEAAAAAAAXKEU2bdLlNu4tTq4QVSalmU6yBbk27i1OrhBZUrmtTrIGTTbuLU6uEH0O2dVOsgdRNu4xTq4QcU7trU6yCBbjsrgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBEiYRE4ejuTYCGQ2hyb21lV0GGQ2hyb21lFlSua7yuuteBAXPFh8ruKjSHU3mDgQFV7oEBhoVWX1ZQOOCdsIFAuoEkU8CBAVWwkFWxgQFVuYECVbqBDVW7gQEfQ7Z1AQAAAAAABNjngQCgQNOhQIqBAAAAsAUAnQEqQAAkAAAHCIWFiJmEiAEkEBioUB/AH9VZcB/AHFAf4DZAP8BEd4AXl/3u8IsqJjIQAP78jYf/+esq1/Pd/89Z//5YgXIFyH/yxD/vKvN//x/8RP//Y/Yf/1fCeRuFgA57qMv/xm5QbvwRu5BNihHCfrdf6XxXOWsvF/XcA0eg0AB1ocOmwe6BAaW8UAMAnQEqQAAkAAAHCIWFiJmEiAEkEABAehMAGUJkQNwZmWgA/v+6hjv/f86x1///4O5T//faZS/0D3/AoECVofSBAM0A0QMAABAJIADWYL+A/gCtgX8BBtgIJheP8OAPxv06P8Co/u9RL//oWS2x5vOcov/8h+GnBNbnzvYL3KP/+h1/9gEX//X/btHoWClBsoNt3WSeMfYR7EEV7MrrBJWDClH4Q2p6YGjuis5FD5ZIgpigAHWhmaaX7oEBpZLRAQAAEAkgAMAAwsF/oABEYAD7gQCg16G2gQGTAFECAAAQCSAAwADyIBm/QFaeksxViP78jYf/+esq1/Pd5nY//yxAuQLkOxIncAdyCdAAdaGZppfugQGlktEBAAAQCSAAwADCwX+gAERgAPuBzaBAi6HpgQJcAHECAAAQCSAAwADyL/+gAGQtTIZJZwD+71Ev/+hZLbHm85yi//yH4acE1ufO9gvco//6HX/2ARf/9f9u0ehYKUGyg23dZJ4x9hHsQRXsyusElYMKUfhDanpgaO6KzkUPlkiCmKAAdaGZppfugQGlktEBAAAQCSAAwADCwX+gAERgAPuCAZOg2KG2gQMlAFECAAAQCSAAwADyIBm/QFaeksxViP78jYf/+esq1/Pd5nY//yxAuQLkOxIncAdyCdAAdaGZppfugQGlktEBAAAQCSAAwADCwX+gAERgAPuCAlygQIuh6YED7QBxAgAAEAkgAMAA8i//oABkLUyGSWcA/u9RL//oWS2x5vOcov/8h+GnBNbnzvYL3KP/+h1/9gEX//X/btHoWClBsoNt3WSeMfYR7EEV7MrrBJWDClH4Q2p6YGjuis5FD5ZIgpigAHWhmaaX7oEBpZLRAQAAEAkgAMAAwsF/oABEYAD7ggMloNihtoEEtgBRAgAAEAkgAMAA8iAZv0BWnpLMVYj+/I2H//nrKtfz3eZ2P/8sQLkC5DsSJ3AHcgnQAHWhmaaX7oEBpZLRAQAAEAkgAMAAwsF/oABEYAD7ggPtoECLoemBBX4AcQIAABAJIKMAA8i//oABkLUyGSWcAP7vUS//6FktsebznKL//IfhpwTW5872C9yj//odf/YBF//1/27R6FgpQbKDbd1knjH2EexBFezK6wSVgwpR+ENqemBo7orORQ+WSIKYoAB1oZmml+6BAaWS0QEAABAJIKMAAwsF/oABEYAA+4IEtqDYobaBBkYAUQIAABAJIADAAPIgGQDAVp6S1FmI/vyNh//56yrX893mdj//LEC5AuQ7EidwB3IJ0AB1oZmml+6BAaWS0QEAABAJIADAAMLBf6AARGAA+4IFfqDUobKBBw8AUQIAABAJIADAAOGgGb9AKoXslXwo/u9RL//oWS2x5vOcov/8h+GnBNbnzvWQAHWhmaaX7oEBpZLRAQAAEAkgAMAAwsF/oABEYAD7ggZGHFO7a427i7OBALeG94EB8YHU",
    "base64",
  ),
};

/** One pixel. */
export const PICTURE = {
  name: "crumb.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** A field of the form by its label. */
export function field(page: Page, label: string): Locator {
  return form(page).getByLabel(label, { exact: true });
}

export function form(page: Page): Locator {
  return page.getByRole("form", { name: /^(New|Edit) video$/u });
}

export function submit(page: Page): Locator {
  return form(page).getByRole("button", { name: "Schedule Video" });
}

/** A toast by its title. */
export function toast(page: Page, title: string): Locator {
  return page.getByRole("listitem").filter({ has: page.getByText(title, { exact: true }) });
}

/** Opens the Video Scheduler as a browser does that was here before; its queue is live then. */
export async function openScheduler(page: Page): Promise<void> {
  await page.request.get("/api/health");
  const connected = page.waitForEvent("websocket").then((socket) => socket.waitForEvent("framereceived"));
  await page.goto("/dashboard?section=video-scheduler");
  await form(page).waitFor();
  await connected;
}

interface Filled {
  readonly title: string;
  readonly date: string;
  readonly time: string;
}

/** Fills in what is required, and a thumbnail. */
export async function fillIn(page: Page, part: Partial<Filled> = {}): Promise<void> {
  const { title, date, time } = {
    title: "Rye bread in one bowl",
    date: `${YEAR}-06-01`,
    time: "18:30",
    ...part,
  };
  await field(page, "Video file").setInputFiles(CLIP);
  await field(page, "Thumbnail").setInputFiles(PICTURE);
  await field(page, "Title").fill(title);
  await field(page, "Date").fill(date);
  await field(page, "Time").fill(time);
}

/** The videos that the server holds for this browser. */
export async function scheduled(page: Page): Promise<ScheduledVideo[]> {
  const response = await page.request.get(readQueue.path);
  return readQueue.response.parse(await response.json()).videos;
}
