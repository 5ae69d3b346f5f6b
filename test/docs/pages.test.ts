import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Script } from "node:vm";
import { gzipSync } from "node:zlib";
import type { Bundle } from "@data-validation/openapi-document/document";
import { failuresOf } from "@data-validation/openapi-document/examples";
import { flatFieldsOf } from "@data-validation/openapi-document/field-tree";
import { UserError } from "@data-validation/tooling/command";
import { neutral } from "@data-validation/tooling/identity";
import { describe, expect, test, vi } from "vitest";
import { findingAnchor } from "#docs/build/contract/graded-failures.ts";
import { readSource } from "#docs/build/contract/source.ts";
import { directives } from "#docs/build/pages/directives.ts";
import { expand } from "#docs/build/pages/expand.ts";
import { readTexts } from "#docs/build/pages/texts.ts";
import { terms } from "../lint/terms.ts";
import { readBundles } from "../support/contract-bundles.ts";
import { buildSite, contracts, isReference, leadsSomewhere, pagesOf } from "./site.ts";

const site = await buildSite();

describe("Links", () => {
  test("Every link of a page, its Markdown and llms.txt leads to an existing page and place", () => {
    const dead = site.files.flatMap((file) => {
      if (!/\.(html|md|txt)$/.test(file) || file === "404.html") return [];
      const pattern = file.endsWith("html") ? /href="([^"]*)"/g : /\]\(([^)\s]*)\)/g;
      const addresses = [...site.read(file).matchAll(pattern)].map(([, address = ""]) => address);
      const wrong = addresses.filter(
        (address) => !/^[a-z]+:/i.test(address) && !leadsSomewhere(site, file, address),
      );
      return wrong.map((address) => `${file}: ${address}`);
    });
    expect(dead).toEqual([]);
  });

  test("The footer of every page leads to the repository, its issues, support, releases and the licence", () => {
    const { repository } = neutral;
    const wanted = [
      repository,
      `${repository}/issues`,
      "support.html",
      "releases.html",
      "license.txt",
    ];
    for (const page of pagesOf(site)) {
      const footer = site.read(page).split('<footer class="end">')[1] ?? "";
      const addresses = [...footer.matchAll(/href="(?:\.\.\/)*([^"]*)"/g)].map(
        ([, address]) => address,
      );
      expect(addresses, page).toEqual(expect.arrayContaining(wanted));
    }
  });
});

test("The introduction of the contract links to pages of the documentation", () => {
  const text = readFileSync("openapi/shared/introduction.md", "utf8");
  const addresses = [...text.matchAll(/\]\(([^)]+\.html)\)/g)].map(([, address = ""]) => address);
  expect(addresses.length).toBeGreaterThan(4);
  const pages = pagesOf(site).map((page) => neutral.homepage + page);
  expect(addresses.filter((address) => !pages.includes(address))).toEqual([]);
});

test("A page of docs/content without an entry in the navigation stops the build, with its name", () => {
  const folder = join(site.folder, "../content");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "new.md"), "# A new page\n");
  expect(() => readTexts(folder)).toThrow(/new\.md:1: The page is not in the navigation/);
  writeFileSync(join(folder, "new.md"), "---\ngroup: Test\norder: 7\nkeyword: a\n---\n# New\n");
  expect(() => readTexts(folder)).toThrow(/new\.md:4: There is no keyword in front matter/);
  writeFileSync(join(folder, "new.md"), "---\ngroup: Test\norder: 7\n---\n# A new page\n");
  expect(readTexts(folder)).toContainEqual(
    expect.objectContaining({ path: "new.html", group: "Test", order: 7 }),
  );
});

test.each([
  ["{{caal phoneValidate}}", "There is no directive caal."],
  ["```call phoneValidat\n{}\n```", "Version 2.1 has no operation phoneValidat."],
  ["{{response phoneValidate 2.1 vald}}", "phoneValidate 2.1 has no example vald."],
  ["{{schema PhoneDate}}", "There is no schema PhoneDate with a description."],
])(
  "A directive that misspells a word of the contract stops the build with its line: %s",
  async (directive, message) => {
    const file = join(site.folder, "../misspelt.md");
    const markdown = `# Misspelt\n\n${directive}\n`;
    writeFileSync(file, markdown);
    const source = readSource(readBundles());
    await expect(expand({ file, markdown }, source, "")).rejects.toThrow(`${file}:3: ${message}`);
  },
);

test("A mistake in a table that a directive reads stops the build with the place in the table alone", async () => {
  const mistake = "docs/content/migration-effects.json:1: There is no row for /a b.";
  vi.spyOn(directives, "schema").mockRejectedValueOnce(new UserError(mistake));
  const text = { file: "docs/content/migration.md", markdown: "{{schema PhoneData}}\n" };
  const expanded = expand(text, readSource(readBundles()), "");
  await expect(expanded).rejects.toThrow(new UserError(mistake));
});

test("The page of tools has those alone that test/generators or the workflows try", () => {
  const checks = globSync("test/generators/*.check.ts")
    .map((file) => readFileSync(file, "utf8"))
    .join();
  const workflows = readFileSync("test/contract/workflows.test.ts", "utf8");
  const tools = [...site.read("tools.md").matchAll(/^\| ([^`|]+) \| (?!Makes|Call)[^-]/gm)].map(
    ([, name]) => name,
  );
  expect(tools.length).toBeGreaterThan(12);
  const others = tools.filter((name) => !checks.includes(`"${name}"`));
  expect(others).toEqual(["Respect"]);
  expect(workflows).toMatch(/\brespect\b/);
});

describe("Weight", () => {
  test("A page has at most 60 kB, compressed, with all that it loads; Redoc's pages have 40 kB without Redoc", () => {
    const shared = compressed("theme.js") + compressed("site.js");
    for (const page of pagesOf(site)) {
      // The samples are loaded where the settings, the server or the reader ask for it.
      const others = isReference(page) ? ["shell.css", "reference.js"] : ["text.css", "samples.js"];
      const own = [page, ...others].reduce((sum, file) => sum + compressed(file), shared);
      expect(own, page).toBeLessThan(isReference(page) ? 40_000 : 60_000);
      const scripts = [...site.read(page).matchAll(/<script src="(?:\.\.\/)?([^"]*)"/g)].map(
        ([, name]) => name,
      );
      const more = page === "playground.html" ? ["playground.js"] : [];
      if (!isReference(page)) expect(scripts, page).toEqual(["theme.js", "site.js", ...more]);
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
});

/** The members of a name, wherever they are in a value. */
function membersNamed(value: unknown, wanted: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    ...(name === wanted ? [member] : []),
    ...membersNamed(member, wanted),
  ]);
}

test("The error catalogue has every error of the contract, with the name of its example", () => {
  const html = site.read("errors.html");
  const failures = contracts.flatMap(({ version, bundle }) =>
    version === "2.1" ? failuresOf(bundle) : [],
  );
  expect(failures.length).toBeGreaterThan(15);
  for (const { name, value } of failures) {
    const [{ group, type, subtype }] = value.errors;
    expect(html).toContain(`id="${findingAnchor(group, type, subtype)}"`);
    expect(html).toContain(`prefer=${name}`);
  }
});

describe("Without a network", () => {
  test("A page may load files of the site, and may call no server", () => {
    for (const page of pagesOf(site)) {
      const policy = /Content-Security-Policy" content="([^"]*)"/.exec(site.read(page))?.[1] ?? "";
      expect(policy, page).toMatch(/default-src 'none'|connect-src 'none'/);
      if (!isReference(page)) expect(policy).not.toContain("unsafe");
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
    const paths = contracts.flatMap(({ operations }) => operations.map(({ path }) => path));
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
});

describe.each(contracts)("The contract $version", ({ version, operations }) => {
  test("The contract is at a stable address, as YAML, JSON, types and collection", () => {
    for (const file of [
      `openapi/${version}.json`,
      `types/${version}.ts`,
      `collections/postman/${version}.json`,
    ])
      expect(site.read(file)).toBe(readFileSync(`generated/${file}`, "utf8"));
    expect(site.read(`openapi/${version}.yaml`)).toMatch(/^openapi: 3\.1/);
  });

  test("Redoc's page has samples of every operation, and marks each stated field alone", () => {
    const script = site.read(`${version}/contract.js`);
    expect(script.match(/"x-codeSamples":\[/g)).toHaveLength(operations.length);
    const { shown } = new Script(`${script}({ shown: contract })`).runInNewContext() as {
      shown: Bundle;
    };
    for (const [path, { post }] of Object.entries(shown.paths)) {
      for (const { path: field, standing, description } of flatFieldsOf(shown, post)) {
        const isSaid = description.includes("**Stated");
        expect([path, field, isSaid]).toEqual([path, field, standing.startsWith("Stated")]);
      }
    }
    // What may be one object or a list of them is marked in both.
    const [result] = membersNamed(shown.paths["/name/validate"]?.post.responses[200], "result");
    const days = membersNamed(result, "nameDays").map((member) => JSON.stringify(member));
    expect(days.filter((text) => !text.includes("**Stated"))).toEqual([]);
    expect(days.length).toBeGreaterThan(1);
    expect(Object.keys(shown.paths)).toEqual(operations.map(({ path }) => path));
  });

  test("Redoc's page names each alternative of a query by its fields, and leads to pages", () => {
    const script = site.read(`${version}/contract.js`);
    const { shown } = new Script(`${script}({ shown: contract })`).runInNewContext() as {
      shown: Bundle;
    };
    const { anyOf = [] } = shown.components.schemas.CompanyValidateQuery ?? {};
    expect(anyOf.map(({ title }) => title)).toEqual(anyOf.flatMap(({ required }) => required));
    expect(anyOf.length).toBeGreaterThan(1);
    expect(shown.info.description).not.toMatch(/\]\([^)]*\.md/);
  });

  test("Redoc's page has no error example with a field of another operation", () => {
    const script = site.read(`${version}/contract.js`);
    const { shown } = new Script(`${script}({ shown: contract })`).runInNewContext() as {
      shown: Bundle;
    };
    for (const [path, { post }] of Object.entries(shown.paths)) {
      const [missing] = failuresOf(shown, [post]).filter(
        ({ name }) => name === "queryParametersMissing",
      );
      const names = flatFieldsOf(shown, post).map(({ name }) => name);
      const { relatedTo = [] } = (missing?.value.errors[0] ?? {}) as { relatedTo?: string[] };
      expect(relatedTo.length, path).toBeGreaterThan(0);
      expect(
        relatedTo.filter((name) => !names.includes(name)),
        path,
      ).toEqual([]);
    }
  });
});

test.each(terms)("No page uses %s: %s", (term) => {
  // The description of a finding is data of the mock.
  const texts = site.files.filter((file) => file.endsWith(".md"));
  const found = texts.flatMap((file) =>
    site
      .read(file)
      .replaceAll(/"description": ".*"/g, "")
      .split("\n")
      .filter((line) => term.test(line) && !line.includes('id="finding-'))
      .map((line) => `${file}: ${line}`),
  );
  expect(found).toEqual([]);
});

test("No page has an id twice", () => {
  for (const page of pagesOf(site)) {
    const ids = [...site.read(page).matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
    expect(repeated, page).toEqual([]);
  }
});

test("Without --base, the site does not contain its own address", () => {
  expect(site.files).not.toContain("sitemap.xml");
  expect(site.files).not.toContain("404.html");
  expect(site.read("index.html")).not.toContain("canonical");
});
