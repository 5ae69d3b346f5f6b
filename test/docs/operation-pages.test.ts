import { escapeHtml } from "@data-validation/common/escape-html";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import { describe, expect, test } from "vitest";
import { pageFieldsOf } from "#docs/build/contract/page-fields.ts";
import { withoutRepetition } from "#docs/build/contract/shown-fields.ts";
import { toText } from "#docs/build/markdown/html.ts";
import { languages } from "#docs/samples/index.ts";
import { buildSite, documentedVersions } from "./site.ts";

const site = await buildSite();

test.each(documentedVersions)(
  "A page of an operation shows every field of the contract $version once, at an address of its own",
  (contract) => {
    const { bundle, operations } = contract;
    for (const { path, post, page } of operations) {
      const html = site.read(page);
      const shownFields = Object.values(pageFieldsOf(bundle, post)).flatMap((fields) =>
        flattenFields(withoutRepetition(fields)),
      );
      expect(shownFields.length).toBeGreaterThan(5);
      for (const { anchor: field, preset } of shownFields) {
        expect(html.split(`id="${field}"`).length, `${path} ${field}`).toBe(2);
        if (preset !== undefined)
          expect(html).toContain(
            `<dt>Default</dt><dd><code>${escapeHtml(preset.replace(/^"|"$/g, ""))}`,
          );
      }
      // A field that is not shown is inside one that refers to the same fields.
      const names = new Set(shownFields.map(({ anchor }) => anchor));
      const references = shownFields.filter(({ sameAs }) => sameAs !== undefined);
      const hiddenFields = Object.values(pageFieldsOf(bundle, post))
        .flatMap(flattenFields)
        .filter((each) => !names.has(each.anchor));
      const isReferred = (field: string) =>
        references.some((each) => field.startsWith(each.anchor));
      expect(hiddenFields.filter((each) => !isReferred(each.anchor))).toEqual([]);
    }
  },
);

test("A page of an operation names a closed list of values and an open one differently", () => {
  const html = site.read("2.1/phone-validate.html");
  const about = (path: string) => html.slice(html.indexOf(`id="${path}"`)).slice(0, 1500);
  expect(about("request.options.numberFormat")).toContain(
    "<dt>Other values</dt><dd>not allowed</dd>",
  );
  expect(about("request.options.validationType")).toContain(
    "<dt>Other values</dt><dd>possible</dd>",
  );
});

test.each(documentedVersions)(
  "A page of an operation of $version has samples in each language, and is Markdown with an example too",
  (contract) => {
    const { version, operations } = contract;
    for (const { path, post, page } of operations) {
      const html = site.read(page);
      for (const { title } of languages)
        expect(html, `${path} ${title}`).toContain(`data-title="${title}"`);
      expect(html).toContain(`api-version: ${version}`);
      const text = site.read(page.replace("html", "md"));
      expect(text).toContain(`# ${post.summary}\n\n**POST** \`${path}\` [Version ${version}]`);
      expect(text).toContain("\nResponse, 200, ");
      expect(site.read("llms.txt")).toContain(`(${page.replace("html", "md")})`);
    }
  },
);

describe("The Markdown of an operation", () => {
  /** Only letters and digits: pages and tables put other signs between the same words. */
  const squeezed = (text: string) =>
    toText(text)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, "");

  /**
   * The texts that a page shows of a field itself: its type, labels, sentences, values, limits and
   * counterpart.
   */
  function partsOf(html: string): string[] {
    const own = html.slice(html.indexOf(">") + 1).split(/\n<\/div>|<details/)[0] ?? "";
    return own
      .replaceAll(/<(a class="anchor"|a href="..\/migration|dt).*?<\/\w+>/g, "")
      .split(/<\/?(?:p|li|dd|span|a|div|code)\b[^>]*>/)
      .map(squeezed)
      .filter(Boolean);
  }

  /** The row of a field in the tables of a page in Markdown, without the addresses of its links. */
  function rowOf(text: string, anchor: string): string {
    const path = anchor.replace(/^response\./, "").replaceAll(/\[([^\]]+)\]/g, '["$1"]');
    const rows = text.split("\n").filter((line) => line.startsWith(`| \`${path}\` |`));
    const row = rows.at(anchor.startsWith("response.") ? -1 : 0) ?? "";
    return row.replaceAll(/\]\([^)]*\)/g, "]");
  }

  test.each(documentedVersions)(
    "The Markdown of each operation of $version has its fields, a sample, and links to the others",
    ({ version, operations }) => {
      let compared = 0;
      for (const { page } of operations) {
        const text = site.read(page.replace("html", "md"));
        expect(text).toContain(`-H "api-version: ${version}"`);
        for (const { title } of languages) expect(text, page).toContain(title);
        for (const html of site.read(page).split('<div class="field" id="').slice(1)) {
          const [anchor = ""] = html.split('"');
          const row = rowOf(text, anchor);
          // A field that refers to another one is described there.
          if (row.includes("The same fields as")) continue;
          const lost = partsOf(html).filter((part) => !squeezed(row).includes(part));
          expect(lost, `${page} ${anchor}`).toEqual([]);
          compared += 1;
        }
      }
      expect(compared).toBeGreaterThan(150);
    },
  );
});

test.each(documentedVersions)(
  "Each operation of $version has a tab for each of its statuses",
  ({ operations }) => {
    for (const { path, page } of operations) {
      const html = site.read(page);
      const labels = [...html.matchAll(/name="tabs-2" value="(\w+)"/g)].map(([, label]) => label);
      expect(labels, path).toEqual(["200", "400", "401", "402", "403", "429", "5xx"]);
    }
  },
);
