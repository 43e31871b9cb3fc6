import { expect, test } from "../support/app.ts";
import { cards } from "../support/ideas.ts";

const BLOCKS = {
  "forbids storage": () => {
    const get = () => {
      throw new DOMException("denied", "SecurityError");
    };
    Object.defineProperty(window, "localStorage", { get });
    Object.defineProperty(window, "sessionStorage", { get });
  },
  "has no storage": () => {
    Object.defineProperty(window, "localStorage", { value: null });
    Object.defineProperty(window, "sessionStorage", { value: null });
  },
  "breaks storage": () => {
    const refuse = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["getItem", "setItem", "removeItem", "key", "clear"])
      Object.defineProperty(Storage.prototype, name, { value: refuse });
  },
};

for (const [what, block] of Object.entries(BLOCKS)) {
  test(`a browser that ${what} breaks no page and keeps things until the tab closes`, async ({ page }) => {
    await page.addInitScript(block);
    for (const path of ["/terms", "/privacy", "/dashboard"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.getByLabel("Email").fill("mira@example.com");
    await page.getByLabel("Password").fill("anything");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

    await page.getByRole("button", { name: "Cooking for one" }).click();
    await cards(page).first().getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Not saved for good")).toBeVisible();
    await expect(page.getByText("this is gone when you close the tab")).toBeVisible();
    await page.getByRole("link", { name: "Saved Ideas", exact: true }).click();
    await expect(cards(page)).toHaveCount(1);
    await cards(page).getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByRole("heading", { name: "No saved ideas yet" })).toBeVisible();

    await page.getByRole("link", { name: "Settings", exact: true }).click();
    await page.getByText("Ocean Blue").click();
    await expect(page.locator("html")).toHaveClass("blue");
    await page.getByRole("button", { name: "Show icons only" }).click();
    await expect(page.getByRole("button", { name: "Widen the panel" })).toBeVisible();
  });
}
