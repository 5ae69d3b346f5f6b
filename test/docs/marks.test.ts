import { type Bundle, follow, type Node, target } from "@data-validation/openapi-document/document";
import { bodyOf } from "@data-validation/openapi-document/examples";
import { markOf } from "@data-validation/openapi-document/marks";
import { describe, expect, test } from "vitest";
import { operations } from "../contract/cases.ts";
import { buildSite } from "./site.ts";

/** What a page says of a place: nothing of what is assumed. */
type Words = "" | "Stated" | "Stated, detail assumed" | "Observed";

const pageOf = (version: string, path: string) =>
  `${version}/${path.slice(1).replaceAll("/", "-")}`;
const { read } = await buildSite();

describe.each(operations)("$version $path", ({ version, bundle, path, post }) => {
  const html = read(`${pageOf(version, path)}.html`);
  const request = bodyOf(bundle, post.requestBody).schema;
  const response = bodyOf(bundle, post.responses["200"] as Node).schema;
  /** What the contract's marks say of the field at an anchor. Only fields of a request start with `request`. */
  const wordsAt = (anchor: string) => {
    const body = /^request\b/.test(anchor) ? request : response;
    return wordsOf(bundle, body, anchor.replace(/^response\./, ""));
  };
  const rows = [
    ...html.matchAll(
      /<div class="field" id="([^"]+)"[^>]*>\n<p class="name">(.*?)<a class="anchor"/g,
    ),
  ];

  test("each field that the contract does not mark as assumed is marked Stated on its page, and no other is", () => {
    expect(rows.length).toBeGreaterThan(3);
    const badge = /class="badge (?:stated|seen)">([^<]*)/;
    const shown = rows.map(([, field = "", name = ""]) => [field, badge.exec(name)?.[1] ?? ""]);
    expect(shown).toEqual(rows.map(([, field = ""]) => [field, wordsAt(field)]));
  });

  test("no field that is described with the shared objects is stated", () => {
    const elsewhere = [...html.matchAll(/<a id="([^"]+)" href="objects.html#/g)].map(
      ([, field = ""]) => field,
    );
    expect(elsewhere.length).toBeGreaterThan(3);
    expect(elsewhere.filter((field) => wordsAt(field) !== "")).toEqual([]);
  });

  test("the Markdown of the page marks the same fields", () => {
    const parts = read(`${pageOf(version, path)}.md`).split("## Response fields");
    expect(parts).toHaveLength(2);
    for (const [body, text] of [request, response].map((body, index) => [body, parts[index]])) {
      const cells = [...String(text).matchAll(/^\| `([^`]+)` \| (.*?) \|/gm)];
      expect(cells.length).toBeGreaterThan(3);
      for (const [, field = "", type = ""] of cells) {
        const words = /; (Stated(?:, detail assumed)?|Observed)$/.exec(type)?.[1] ?? "";
        expect([field, words]).toEqual([field, wordsOf(bundle, body as Node, field)]);
      }
    }
  });

  test("the operation and each status are marked Stated on the page unless the contract marks them as assumed", () => {
    const isStated = markOf(post) === undefined;
    const mark = isStated ? " **Stated**" : "";
    const own = read(`${pageOf(version, path)}.md`);
    expect(own).toContain(
      `**POST** \`${path}\` [Version ${version}](index.md#${post.tags[0]})${mark} [Try it]`,
    );
    expect(read(`${version}/index.md`)).toContain(`- [\`${path}\` ${post.summary}${mark}](`);
    const statuses = [
      ...html.matchAll(/<td[^>]*>(4\d\d|5\d\d)( <strong>Stated<\/strong>)?<\/td>/g),
    ];
    expect(statuses.length).toBeGreaterThan(3);
    for (const [, status = "", mark] of statuses)
      expect([status, mark !== undefined]).toEqual([status, status === "401"]);
  });
});

test("every page that explains leads to the list of assumptions", () => {
  for (const page of [
    "index",
    "quick-start",
    "migration",
    "guides/errors",
    "guides/client",
    "workflows/new-key",
  ])
    expect(read(`${page}.html`), page).toContain("assumptions.html");
});

/** What the contract's marks say of a field, by a walk of its own: from the root of the body, one name after the other. */
function wordsOf(bundle: Bundle, body: Node, field: string): Words {
  let parts = partsOf(bundle, body);
  let isAssumed = false;
  for (const name of namesOf(field)) {
    isAssumed ||= parts.some(
      ({ node, isAlternative }) =>
        !isAlternative && /^x-(assumed|assumed-content|observed)$/.test(markOf(node)?.name ?? ""),
    );
    const owners = parts.filter(({ node }) =>
      name === "[]" ? node.items : propertyOf(node, name),
    );
    isAssumed ||= owners.every(
      ({ node, isAlternative }) => isAlternative && markOf(node)?.extent === "place",
    );
    parts = owners.flatMap(({ node }) =>
      partsOf(bundle, (name === "[]" ? node.items : propertyOf(node, name)) as Node),
    );
  }
  const marks = parts
    .flatMap(({ node, isAlternative }) => ({ mark: markOf(node), isAlternative }))
    .filter(({ mark }) => mark);
  if (marks.some(({ mark }) => mark?.name === "x-observed")) return "Observed";
  if (
    isAssumed ||
    marks.some(({ mark, isAlternative }) => !isAlternative && mark?.extent === "place")
  )
    return "";
  const items = parts.flatMap(({ node }) =>
    node.items ? partsOf(bundle, node.items as Node) : [],
  );
  return marks.length > 0 || items.some(({ node }) => markOf(node))
    ? "Stated, detail assumed"
    : "Stated";
}

/** The names in a path or an anchor: a flat key, which has a dot, is in brackets. */
function namesOf(field: string): string[] {
  return [...field.matchAll(/\["?([^\]"]+)"?\]|\[\]|[^.[\]]+/g)].map(
    ([name, flat]) => flat ?? name,
  );
}

/** A schema, what it refers to, and the alternatives of both. */
function partsOf(
  bundle: Bundle,
  schema: Node,
  isAlternative = false,
): { node: Node; isAlternative: boolean }[] {
  const referred = target(bundle, schema);
  const own = [schema, ...(referred ? [follow(bundle, schema)] : [])];
  const forms = own.flatMap((node) =>
    [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (list ?? []) as Node[]),
  );
  return [
    ...own.map((node) => ({ node, isAlternative })),
    ...forms.flatMap((node) => partsOf(bundle, node, true)),
  ];
}

function propertyOf(node: Node, name: string): unknown {
  return (node.properties as Node | undefined)?.[name];
}
