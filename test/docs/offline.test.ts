import { Script } from "node:vm";
import { expect, test } from "vitest";
import { buildSite, documentedVersions, isReferencePage, pagesOf } from "./site.ts";

const site = await buildSite();

test("A page may load files of the site, and may call no server", () => {
  for (const page of pagesOf(site)) {
    const policy = /Content-Security-Policy" content="([^"]*)"/.exec(site.read(page))?.[1] ?? "";
    expect(policy, page).toMatch(/default-src 'none'|connect-src 'none'/);
    if (!isReferencePage(page)) expect(policy).not.toContain("unsafe");
  }
});

test("Scripts load from disk as classic scripts; a page from a server loads the mock as modules", () => {
  for (const file of site.files.filter((name) => name.endsWith(".js"))) {
    if (file.startsWith("mock/"))
      expect(site.read(file), file).not.toMatch(/["'`]node:|\brequire\(/);
    else expect(() => new Script(site.read(file)), file).not.toThrow();
  }
  expect(site.files).toContain("mock/main.js");
  expect(site.read("redoc.js")).not.toMatch(/cdn\.redoc\.ly/);
});

test("The mock of a page has a file for each data kind and for its examples, which loads no other kind", () => {
  const paths = documentedVersions.flatMap(({ operations }) => operations.map(({ path }) => path));
  const kinds = [...new Set(paths.map((path) => path.split("/")[1] ?? ""))];
  const nameOf = (file: string) => file.replace(/(-[\w-]{8})?\.js$/, "").replace(/^.*\//, "");
  const files = site.files.filter((file) => file.startsWith("mock/"));
  const others = ["entry", "main", "mask", "proxy", "rolldown-runtime", "shared"];
  const expected = [...others, ...kinds.flatMap((kind) => [kind, `${kind}-examples`])];
  expect(files.map(nameOf).toSorted()).toEqual(expected.toSorted());
  for (const file of files.filter((name) => kinds.includes(nameOf(name)))) {
    const loaded = [...site.read(file).matchAll(/["'`](\.\/[^"'`]+\.js)["'`]/g)];
    const names = loaded.map(([, name = ""]) => nameOf(name));
    expect(names, file).toContain("shared");
    expect(names, file).not.toEqual(expect.arrayContaining([expect.toBeOneOf(kinds)]));
  }
});
