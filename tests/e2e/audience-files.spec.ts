import type { Page } from "@playwright/test";
import { expect, test } from "../support/app.ts";
import { audience, SECTION } from "../support/audience.ts";

const TABLE = "title,views\nRye,100\nBagels,50\n";

const picker = (page: Page) => page.getByLabel("A file with content data");
const choose = (page: Page, name: string, content: Buffer | string) =>
  picker(page).setInputFiles({ name, mimeType: "text/plain", buffer: Buffer.from(content) });

/** Drops a file onto the box, as a hand would. */
async function drop(page: Page, name: string, text: string) {
  const dataTransfer = await page.evaluateHandle(
    ([file, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([content ?? ""], file ?? ""));
      return transfer;
    },
    [name, text],
  );
  await audience.data(page).dispatchEvent("dragover", { dataTransfer });
  await audience.data(page).dispatchEvent("drop", { dataTransfer });
}

test.beforeEach(async ({ signIn, page }) => {
  await signIn();
  await page.goto(SECTION);
});

for (const [encoding, content] of [
  ["UTF-8", Buffer.from("Título;Vistas\nPan de centeno ñ;100\n")],
  ["UTF-8 with a mark", Buffer.from("\uFEFFTítulo;Vistas\nPan de centeno ñ;100\n")],
  ["UTF-16 as spreadsheets write it", Buffer.from("\uFEFFTítulo;Vistas\nPan de centeno ñ;100\n", "utf16le")],
  ["Windows-1252", Buffer.from("Título;Vistas\nPan de centeno ñ;100\n", "latin1")],
] as const) {
  test(`a chosen file in ${encoding} is read in the browser`, async ({ page }) => {
    await choose(page, "videos.csv", content);
    await expect(audience.data(page)).toHaveValue(/Título;Vistas\nPan de centeno ñ;100/u);
    await expect(audience.form(page).getByRole("status")).toContainText("1 video with views.");
  });
}

test("Choose a file opens the browser's own dialog, and nothing is sent before it is asked for", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.method()));
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await chooser).setFiles({ name: "videos.txt", mimeType: "text/plain", buffer: Buffer.from(TABLE) });
  await expect(audience.data(page)).toHaveValue(TABLE);
  expect(sent).not.toContain("POST");
});

test("a file can be dropped onto the box", async ({ page }) => {
  await drop(page, "videos.csv", TABLE);
  await expect(audience.data(page)).toHaveValue(TABLE);
  await expect(audience.form(page).getByRole("status")).toContainText("2 videos with views.");
});

for (const [name, content, sentence] of [
  ["videos.xlsx", "PK", "Choose a .csv, .tsv or .txt file. Spreadsheets can be saved as CSV."],
  ["videos.csv", "a,b\0c", "This file holds no text. Spreadsheets can be saved as CSV."],
  ["empty.txt", " \n", "This file is empty."],
  [
    "years.csv",
    "Rye,100\n".repeat(13_000),
    "This file is over 100 KB. Keep the rows of your latest videos and choose it again.",
  ],
] as const) {
  test(`a file that can't be used says why and changes nothing: ${sentence}`, async ({ page }) => {
    await audience.data(page).fill("Rye: 5 views");
    await drop(page, name, content);
    await expect(audience.failure(page)).toContainText("That file can't be used");
    await expect(audience.failure(page)).toContainText(sentence);
    await expect(audience.data(page)).toHaveValue("Rye: 5 views");
    await choose(page, "videos.csv", TABLE);
    await expect(audience.failure(page)).toHaveCount(0);
    await expect(audience.data(page)).toHaveValue(TABLE);
  });
}

test("more than fits says how much too much, and the whole lines that fit can be kept", async ({ page }) => {
  await audience.niche(page).fill("bread");
  const line = "Rye bread without a machine — 12,345 views";
  await choose(page, "videos.txt", `${line}\n`.repeat(200).trim());
  await expect(page.getByText("8,599 of 6,000 characters")).toBeVisible();
  await expect(page.getByText("2,599 characters too many.")).toBeVisible();
  await expect(audience.submit(page)).toBeDisabled();
  await page.getByRole("button", { name: "Keep the lines that fit" }).click();
  await expect(audience.data(page)).toHaveValue(Array.from({ length: 139 }, () => line).join("\n"));
  await expect(audience.form(page).getByRole("status")).toContainText("139 videos with views.");
  await expect(audience.submit(page)).toBeEnabled();
});
