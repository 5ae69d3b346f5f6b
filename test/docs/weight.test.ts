import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buildSite, isReferencePage, pagesOf } from "./site.ts";

const site = await buildSite();

test("A page has at most 60 kB, compressed, with all that it loads; Redoc's pages have 40 kB without Redoc", () => {
  const shared = compressed("theme.js") + compressed("site.js");
  for (const page of pagesOf(site)) {
    // The samples are loaded where the settings, the server or the reader ask for it.
    const others = isReferencePage(page)
      ? ["shell.css", "reference.js"]
      : ["text.css", "samples.js"];
    const own = [page, ...others].reduce((sum, file) => sum + compressed(file), shared);
    expect(own, page).toBeLessThan(isReferencePage(page) ? 40_000 : 60_000);
    const scripts = [...site.read(page).matchAll(/<script src="(?:\.\.\/)?([^"]*)"/g)].map(
      ([, name]) => name,
    );
    const more = page === "playground.html" ? ["playground.js"] : [];
    if (!isReferencePage(page)) expect(scripts, page).toEqual(["theme.js", "site.js", ...more]);
  }
});

test("A page of an operation has at most 150 kB, and 20 kB in Markdown", () => {
  for (const file of site.files.filter((name) => /^2\.\d\/\w+-\w+\.(html|md)$/.test(name)))
    expect(Buffer.byteLength(site.read(file)), file).toBeLessThan(
      file.endsWith("md") ? 20_000 : 150_000,
    );
});

test("The search is loaded on the first search, and has at most 60 kB, compressed", () => {
  expect(compressed("search.js") + compressed("search-data.js")).toBeLessThan(60_000);
});

function compressed(file: string): number {
  return gzipSync(site.read(file), { level: 9 }).length;
}
