// Pictures of the main pages, to be looked at: node test/docs/screenshots.ts. At the width of a phone and of a desk, in both colour schemes.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { launchBrowser } from "../support/browser.ts";

const folder = "dist/screenshots";
const pages = [
  "index.html",
  "quick-start.html",
  "errors.html",
  "2.1/phone-validate.html",
  "guides/authentication.html",
  "guides/versions.html",
  "guides/corrections.html",
  "guides/errors.html",
  "guides/testing-with-the-mock.html",
  "migration.html",
  "playground.html",
  "assumptions.html",
  "2.1/index.html",
];
const screens = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

mkdirSync(folder, { recursive: true });
const mock = await serveMock({ docs: "generated/docs" });
const browser = await launchBrowser();
for (const [screen, viewport] of Object.entries(screens)) {
  for (const colorScheme of ["light", "dark"] as const) {
    const context = await browser.newContext({ viewport, colorScheme });
    const page = await context.newPage();
    for (const path of pages) {
      await page.goto(`${mock.url}/${path}`);
      await page.locator("h1").first().waitFor();
      if (path === "playground.html") await playgroundInUse();
      const file = join(folder, `${path.replaceAll(/[/.]/g, "-").replace(/-html$/, "")}-${screen}-${colorScheme}.png`);
      await page.screenshot({ path: file, fullPage: !path.startsWith("2.") && path !== "assumptions.html" });
      console.log(file);
    }
    await context.close();

    async function playgroundInUse(): Promise<void> {
      await page.getByLabel("Both versions side by side").check();
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("returned 200").waitFor();
    }
  }
}
await browser.close();
await mock.close();
