import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { neutral } from "../../scripts/lib/identity.ts";

test("The introduction of the contract links to pages of the documentation", () => {
  const { homepage } = neutral;
  const text = readFileSync("openapi/shared/introduction.md", "utf8");
  const pages = [...text.matchAll(/\]\(([^)]+)\.html\)/g)].map(([, address = ""]) => address);
  expect(pages.length).toBeGreaterThan(4);
  for (const page of pages) {
    expect(page.startsWith(homepage), page).toBe(true);
    expect(existsSync(`docs/content/${page.slice(homepage.length)}.md`), page).toBe(true);
  }
});
