import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { docs } from "../../scripts/docs.ts";
import { generate } from "../../scripts/generate.ts";
import { readBundle, versions, walk } from "../../scripts/lib/contract.ts";
import { Output } from "../../scripts/lib/output.ts";

const folder = mkdtempSync(join(tmpdir(), "docs-"));
const read = (path: string) => readFileSync(join(folder, "docs", path), "utf8");

beforeAll(async () => {
  const output = new Output(folder);
  await generate(output);
  await docs(output);
});

afterAll(() => rmSync(folder, { recursive: true }));

const pages = ["index.html", "assumptions.html", ...versions().map((version) => `${version}/index.html`)];

test.each(pages)("%s refers to files beside it alone, and may not connect to anything", (page) => {
  const addresses = [...read(page).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.filter((address) => /^[a-z]+:|^\//i.test(address ?? ""))).toEqual([]);
  expect(read(page)).toContain("connect-src 'none'");
});

test("The index page leads to both versions and to the list of assumptions", () => {
  for (const page of pages.slice(1)) expect(read("index.html")).toContain(`href="${page}"`);
});

test("Redoc's script runs as a classic script, which browsers load from disk, and fetches no logo", () => {
  expect(() => new Script(read("redoc.js"))).not.toThrow();
  expect(read("redoc.js")).not.toMatch(/cdn\.redoc\.ly/);
});

test.each(versions())("The page of version %s shows every mark beside what it is about", (version) => {
  const shown = read(`${version}/contract.js`);
  walk(readBundle(folder, version), (node) => {
    const mark = node["x-assumed"];
    if (typeof mark === "string") expect(shown).toContain(JSON.stringify(mark).slice(1, -1));
  });
});
