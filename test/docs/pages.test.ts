import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Script } from "node:vm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { find } from "../../docs/browser/find.ts";
import type { SearchEntry } from "../../docs/browser/site.ts";
import { changes } from "../../packages/client/src/migrate/changes.ts";
import { readBundle, versions } from "../../scripts/lib/contract.ts";
import { differencesOf, differingOperations } from "../../scripts/lib/openapi/differences.ts";
import { type Bundle, walk } from "../../scripts/lib/openapi/document.ts";
import type { JsonObject } from "../../scripts/lib/openapi/json.ts";
import { type Built, buildSite, isReference, pagesOf } from "./site.ts";

let site: Built;
let based: Built;

beforeAll(async () => {
  site = await buildSite();
  based = await buildSite("https://docs.example/api");
});

afterAll(() => {
  site.remove();
  based.remove();
});

describe("Links", () => {
  test("A page refers to what lies beside it alone", () => {
    for (const page of pagesOf(site)) {
      const addresses = [...site.read(page).matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address]) => address ?? "");
      const foreign = addresses.filter((address) => /^[a-z]+:|^\//i.test(address) && address !== "data:,");
      expect(
        foreign.filter((address) => address !== "https://semver.org"),
        page,
      ).toEqual([]);
    }
  });

  test("Every link of every page leads to a page, and to a place that is on it", () => {
    const dead = pagesOf(site).flatMap((page) =>
      links(site.read(page).matchAll(/href="([^"]*)"/g)).filter((address) => !leadsSomewhere(page, address)),
    );
    expect(dead).toEqual([]);
  });

  test("So does every link of every page in Markdown, and of llms.txt", () => {
    const texts = site.files.filter((file) => /\.(md|txt)$/.test(file));
    const dead = texts.flatMap((file) =>
      links(site.read(file).matchAll(/\]\(([^)\s]*)\)/g))
        .filter((address) => !leadsSomewhere(file, address))
        .map((address) => `${file}: ${address}`),
    );
    expect(dead).toEqual([]);
  });

  function links(matches: Iterable<RegExpMatchArray>): string[] {
    return [...matches].map(([, address]) => address ?? "").filter((address) => !/^[a-z]+:/i.test(address));
  }

  function leadsSomewhere(from: string, address: string): boolean {
    const [path = "", place] = address.split("#");
    const file = path === "" ? from : normalize(join(dirname(from), path));
    if (!existsSync(join(site.folder, file))) return false;
    if (place === undefined) return true;
    if (isReference(file) && place.startsWith("/")) return operationPlaces(file).includes(`#${place}`);
    if (file.endsWith(".md")) return site.read(file.replace(/md$/, "html")).includes(` id="${place}"`);
    return site.read(file).includes(` id="${place}"`);
  }

  /** The places that Redoc gives the operations of a version; that they are there is shown in the browser. */
  function operationPlaces(page: string): string[] {
    const { paths } = readBundle("generated", dirname(page));
    return Object.values(paths).map(({ post }) => `#/${post.tags[0]}/${post.operationId.toLowerCase()}`);
  }
});

describe("Weight", () => {
  test("The start page and the guides weigh less than 100 kB each, with everything that they load", () => {
    const shared = site.weigh("frame.css") + site.weigh("text.css") + site.weigh("site.js");
    for (const page of pagesOf(site).filter((path) => path === "index.html" || path.startsWith("guides/"))) {
      expect(site.weigh(page) + shared, page).toBeLessThan(100_000);
      expect(site.read(page).match(/<script src="[^"]*"/g), page).toHaveLength(1);
    }
  });

  test("The search is loaded when somebody searches, and weighs less than 100 kB", () => {
    expect(site.weigh("search.js")).toBeLessThan(100_000);
  });
});

describe("Without a network", () => {
  test("A page may load what lies beside it and call nobody, but for the playground, which calls what it is told to", () => {
    for (const page of pagesOf(site)) {
      const policy = /Content-Security-Policy" content="([^"]*)"/.exec(site.read(page))?.[1] ?? "";
      if (page === "playground.html") expect(policy).toContain("connect-src http: https:;");
      else expect(policy, page).toMatch(/default-src 'none'|connect-src 'none'/);
      if (!isReference(page)) expect(policy).not.toContain("unsafe");
    }
  });

  test("Scripts are classic scripts, which browsers load from disk, and Redoc's fetches no logo", () => {
    for (const file of site.files.filter((name) => name.endsWith(".js"))) {
      expect(() => new Script(site.read(file)), file).not.toThrow();
    }
    expect(site.read("redoc.js")).not.toMatch(/cdn\.redoc\.ly/);
  });
});

describe("The contract", () => {
  test.each(versions())("is at a stable address for version %s, as YAML and as JSON", (version) => {
    expect(site.read(`openapi/${version}.json`)).toBe(readFileSync(`generated/openapi/${version}.json`, "utf8"));
    expect(site.read(`openapi/${version}.yaml`)).toMatch(/^openapi: 3\.1/);
  });

  test.each(versions())("The reference of version %s shows every mark beside what it is about", (version) => {
    const shown = site.read(`${version}/contract.js`);
    for (const mark of marks(readBundle("generated", version)))
      expect(shown).toContain(JSON.stringify(mark).slice(1, -1));
  });

  test("The list of assumptions has every mark", () => {
    const text = site.read("assumptions.md");
    for (const version of versions()) {
      for (const mark of marks(readBundle("generated", version))) expect(text).toContain(mark.replaceAll("|", "\\|"));
    }
  });

  test.each(versions())("Every operation of version %s has a page in Markdown, with all of its examples", (version) => {
    for (const [path, { post }] of Object.entries(readBundle("generated", version).paths)) {
      const text = site.read(`${version}/${path.slice(1).replace("/", "-")}.md`);
      expect(text).toContain(`# ${path}, version ${version}: ${post.summary}`);
      expect(site.read("llms.txt")).toContain(`(${version}/${path.slice(1).replace("/", "-")}.md)`);
    }
  });

  test("The migration page has every name that changed, each before and after in one row", () => {
    const rows = site.read("migration.md").split("\n");
    for (const { place, from, to } of changes) {
      const names = [from, to].filter((name) => name !== null).map((name) => `${place}.${name}\``);
      expect(
        rows.some((row) => row.startsWith("|") && names.every((name) => row.includes(name))),
        names.join(),
      ).toBe(true);
    }
  });

  test("and every field in which the two contracts differ", () => {
    const [old, now] = ["2.0", "2.1"].map((version) => ({
      document: readBundle("generated", version) as unknown as JsonObject,
    })) as [{ document: JsonObject }, { document: JsonObject }];
    const text = site.read("migration.md");
    for (const path of differingOperations(old, now)) {
      // What is new inside of a new or moved field is told with that field.
      const pointers = differencesOf(old, now, path).map(({ pointer }) =>
        pointer.replace(/(\/(details|dataTypes))\/.*/, "$1"),
      );
      const names = pointers.flatMap((pointer) => pointer.match(/.*\/(?:properties|required)\/([^/]+)/)?.[1] ?? []);
      expect(names.length).toBeGreaterThan(5);
      for (const name of new Set(names)) expect(text, `${path} ${name}`).toMatch(new RegExp(`\\.${name}\``));
    }
  });

  function marks(bundle: Bundle): string[] {
    const found = new Set<string>();
    walk(bundle, (node) => {
      if (typeof node["x-assumed"] === "string") found.add(node["x-assumed"]);
    });
    return [...found];
  }
});

describe("Search", () => {
  test.each([
    ["numberWithPrefix", /migration|^2\.0\/.*phonevalidate$/],
    ["correction mode", /corrections/],
    ["api-version", /versions/],
    ["401", /errors/],
    ["Retry-After", /errors/],
    ["nova verze", undefined],
  ])("%s", (words, wanted) => {
    const found = find(entries(), words).map(({ url }) => url);
    if (wanted) expect(found.slice(0, 5).join("\n")).toMatch(wanted);
    else expect(found).toEqual([]);
  });

  test("Every operation is found by its path, in both versions", () => {
    for (const version of versions()) {
      for (const [path, { post }] of Object.entries(readBundle("generated", version).paths)) {
        const found = find(entries(), path).map(({ url }) => url);
        expect(found, path).toContain(`${version}/index.html#/${post.tags[0]}/${post.operationId.toLowerCase()}`);
      }
    }
  });

  test("What is found is there", () => {
    for (const { url } of entries()) expect(existsSync(join(site.folder, url.split("#")[0] ?? "")), url).toBe(true);
  });

  function entries(): SearchEntry[] {
    const window: { searchEntries?: SearchEntry[] } = {};
    new Script(site.read("search.js")).runInNewContext({ window });
    return window.searchEntries ?? [];
  }
});

describe("--base", () => {
  test("adds a list of the pages with their addresses, the address of each page, and a page for what is not there", () => {
    const map = based.read("sitemap.xml");
    for (const page of pagesOf(based)) {
      const address = `https://docs.example/api/${page.replace(/(^|\/)index\.html$/, "$1")}`;
      expect(map).toContain(`<loc>${address}</loc>`);
      expect(based.read(page)).toContain(`<link rel="canonical" href="${address}">`);
    }
    expect(based.read("404.html")).toContain('href="/api/index.html"');
    expect(based.read("llms.txt")).toContain("(https://docs.example/api/guides/errors.md)");
  });

  test("is not needed: without it, there is nothing on the site that says where it is", () => {
    expect(site.files).not.toContain("sitemap.xml");
    expect(site.files).not.toContain("404.html");
    expect(site.read("index.html")).not.toContain("canonical");
  });
});
