import { open, rm } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import {
  CLIP,
  field,
  fillIn,
  form,
  openScheduler,
  PICTURE,
  submit,
  toast,
} from "../support/schedule-form.ts";

test.beforeEach(async ({ page, signIn }) => {
  await signIn();
  await openScheduler(page);
});

const preview = (page: Page) => form(page).getByLabel("Preview of the video");
const warnings = (page: Page) => form(page).getByRole("region", { name: "Warnings" });
const PLAYLESS = "This browser can't play the video file";

/** Lets go of a file over a field, as a file manager does. */
async function drop(page: Page, target: Locator, file: { name: string; mimeType: string; buffer: Buffer }) {
  const data = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      return transfer;
    },
    { name: file.name, type: file.mimeType, bytes: [...file.buffer] },
  );
  await target.dispatchEvent("dragover", { dataTransfer: data });
  await target.dispatchEvent("drop", { dataTransfer: data });
}

test("a video and a thumbnail are shown with their facts, and can be taken away", async ({ page }) => {
  await field(page, "Video file").setInputFiles(CLIP);
  await expect(form(page)).toContainText(/rye bread FINAL\.webm 1\.5 kB, 0:0\d, 64 × 36/u);
  await expect(preview(page)).toHaveJSProperty("videoWidth", 64);
  await field(page, "Thumbnail").setInputFiles(PICTURE);
  await expect(form(page).getByRole("img", { name: "Preview of the thumbnail" })).toHaveJSProperty(
    "naturalWidth",
    1,
  );
  await form(page).getByRole("button", { name: "Remove video file" }).click();
  await form(page).getByRole("button", { name: "Remove thumbnail" }).click();
  await expect(preview(page)).toBeHidden();
  await expect(form(page)).toContainText("Drop a video here, or choose one");
  await expect(form(page)).toContainText("Drop an image here, or choose one");
});

test("files can be dropped", async ({ page }) => {
  await drop(page, field(page, "Video file"), CLIP);
  await expect(preview(page)).toHaveJSProperty("videoWidth", 64);
  await drop(page, field(page, "Thumbnail"), PICTURE);
  await expect(form(page)).toContainText("crumb.png");
});

test("the address of a preview is given back once nothing shows it", async ({ page, expectConsoleError }) => {
  expectConsoleError("ERR_FILE_NOT_FOUND");
  await field(page, "Video file").setInputFiles(CLIP);
  const first = await preview(page).getAttribute("src");
  await field(page, "Video file").setInputFiles({ ...CLIP, name: "second.webm" });
  await expect(preview(page)).not.toHaveAttribute("src", first ?? "");
  const second = await preview(page).getAttribute("src");
  await form(page).getByRole("button", { name: "Remove video file" }).click();
  const isThere = (url: string | null) =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const video = document.createElement("video");
          video.addEventListener("loadedmetadata", () => resolve(true));
          video.addEventListener("error", () => resolve(false));
          video.src = src ?? "";
        }),
      url,
    );
  expect([await isThere(first), await isThere(second)]).toEqual([false, false]);
});

test("a text file that calls itself a video is warned about, and can be scheduled", async ({ page }) => {
  await fillIn(page);
  await field(page, "Video file").setInputFiles({
    name: "notes.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from("not a video at all"),
  });
  await expect(warnings(page)).toContainText(PLAYLESS);
  await expect(warnings(page)).toContainText("MP4 with H.264");
  await expect(preview(page)).toBeHidden();
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
});

test("a thumbnail that isn't one is warned about", async ({ page }) => {
  await field(page, "Thumbnail").setInputFiles({ ...PICTURE, buffer: Buffer.from("not an image") });
  await expect(warnings(page)).toContainText("This browser can't show the thumbnail.");
});

for (const [what, label, file, sentence] of [
  [
    "an empty file",
    "Video file",
    { name: "a.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(0) },
    "That file is empty.",
  ],
  ["an image for a video", "Video file", PICTURE, "That isn't a video file."],
  ["a video for a thumbnail", "Thumbnail", CLIP, "That isn't an image file."],
] as const)
  test(`${what} is refused in place, and what was chosen before stays`, async ({ page }) => {
    await fillIn(page);
    await field(page, label).setInputFiles(file);
    await expect(field(page, label)).toHaveAccessibleDescription(
      new RegExp(sentence.replace(".", "\\."), "u"),
    );
    await expect(form(page)).toContainText("rye bread FINAL.webm");
    await expect(form(page)).toContainText("crumb.png");
    await field(page, label).setInputFiles(label === "Thumbnail" ? PICTURE : CLIP);
    await expect(field(page, label)).not.toHaveAttribute("aria-invalid", "true");
  });

test("files of many gigabytes are taken, and more than any video has are refused", async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath("long.mp4");
  // A file with a hole: it takes no room.
  const file = await open(path, "w");
  await file.truncate(20 * 1000 ** 3);
  await field(page, "Video file").setInputFiles(path);
  await expect(form(page)).toContainText("long.mp4 20 GB");
  await expect(warnings(page)).toContainText(PLAYLESS);
  await file.truncate(257 * 1024 ** 3);
  await file.close();
  await field(page, "Video file").setInputFiles(path);
  await expect(form(page)).toContainText("That file is over 256 GB, more than a video can have.");
  await rm(path);
});

test("a file stays chosen while another screen is looked at", async ({ page }) => {
  await field(page, "Video file").setInputFiles(CLIP);
  await page.getByRole("link", { name: "SEO Optimizer" }).click();
  await page.getByRole("heading", { name: "SEO Optimizer", level: 1 }).waitFor();
  await page.goBack();
  await expect(preview(page)).toHaveJSProperty("videoWidth", 64);
});

test("only a file's name, size and type leave the browser", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await fillIn(page);
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  const bodies = sent.filter((body) => body.includes(CLIP.name));
  expect(bodies).toHaveLength(2);
  for (const body of bodies)
    expect(JSON.parse(body)).toMatchObject(
      body.includes('"video":')
        ? { video: { file: { name: CLIP.name, size: CLIP.buffer.length, type: "video/webm" } } }
        : { file: { name: CLIP.name, size: CLIP.buffer.length, type: "video/webm" } },
    );
  expect(Math.max(...sent.map((body) => body.length))).toBeLessThan(1500);
});

test("warnings stand apart from faults and keep nobody from scheduling", async ({ page }) => {
  await fillIn(page, { title: "Rye" });
  await expect(warnings(page)).toContainText("The title is very short");
  await form(page).getByRole("button", { name: "Remove thumbnail" }).click();
  await expect(warnings(page)).toContainText("There is no thumbnail yet.");
  await field(page, "Tags").fill("t".repeat(400) + "," + "u".repeat(100));
  await expect(warnings(page)).toContainText("The tags take 501 characters, and YouTube takes 500.");
  await submit(page).click();
  await expect(toast(page, "Video Scheduled")).toBeVisible();
  await fillIn(page, { title: "RYE" });
  await expect(warnings(page)).toContainText("Another video has the same title.");
  await expect(warnings(page)).toContainText("Another video is scheduled for the same time.");
});
