import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type Axe from "axe-core";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds on a page, of any impact. */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: typeof Axe }).axe.run(document, {
      preload: false,
      selectors: false,
      resultTypes: ["violations"],
      rules: { "target-size": { enabled: true } },
    }),
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ html, failureSummary }) =>
        `${id}: ${html.slice(0, 200)} ${failureSummary?.replaceAll(/\s+/g, " ")}`,
    ),
  );
}
