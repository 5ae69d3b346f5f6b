import { expect, test } from "@playwright/test";

test("the form offers a better address", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("E-mail").fill("jana.kadlecova@seznma.cz");
  await page.getByLabel("E-mail").blur();
  await expect(page.getByRole("status")).toHaveText("Did you mean jana.kadlecova@seznam.cz?");
});
