import { readLedgers } from "@data-validation/contract-files/ledgers";
import {
  type Bundle,
  followReferences,
  type Node,
  referenceTarget,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { markOf } from "@data-validation/openapi-document/marks";
import { describe, expect, test } from "vitest";
import { contractOperations } from "../contract/cases.ts";
import { buildSite } from "./site.ts";

/** The label of a place on a page. */
type Words = "Stated" | "Stated, detail assumed" | "Observed" | "Corroborated" | "Assumed";

const pageOf = (version: string, path: string) =>
  `${version}/${path.slice(1).replaceAll("/", "-")}`;
/** Only the page: that its Markdown has the same labels, operation-pages.test.ts shows. */
const { read } = await buildSite();
const sections = readLedgers().flatMap(({ places }) => places);

describe.each(contractOperations)("$version $path", ({ version, bundle, path, post }) => {
  const html = read(`${pageOf(version, path)}.html`);
  const request = jsonBodyOf(bundle, post.requestBody).schema;
  const response = jsonBodyOf(bundle, post.responses["200"] as Node).schema;
  /**
   * The label of the field at an anchor, by marks and ledgers. Only fields of a request start with
   * `request`.
   */
  const wordsAt = (anchor: string): Words => {
    const message = /^request\b/.test(anchor) ? "request" : "response";
    const field = anchor.replace(/^response\./, "");
    const words = wordsOf(bundle, message === "request" ? request : response, field);
    return words ?? (isCorroborated(version, path, message, field) ? "Corroborated" : "Assumed");
  };
  const rows = [
    ...html.matchAll(
      /<div class="field" id="([^"]+)"[^>]*>\n<p class="name">(.*?)<a class="anchor"/g,
    ),
  ];

  test("Each field has the grade on its page that follows from marks and ledgers", () => {
    expect(rows.length).toBeGreaterThan(3);
    const badge = /class="badge (?:stated|observed|corroborated|assumed)">([^<]*)/;
    const shown = rows.map(([, field = "", name = ""]) => [field, badge.exec(name)?.[1] ?? ""]);
    expect(shown).toEqual(rows.map(([, field = ""]) => [field, wordsAt(field)]));
  });

  test("The page lists no field of the shared objects as stated", () => {
    const elsewhere = [...html.matchAll(/<a id="([^"]+)" href="objects.html#/g)].map(
      ([, field = ""]) => field,
    );
    expect(elsewhere.length).toBeGreaterThan(3);
    expect(elsewhere.filter((field) => wordsAt(field).startsWith("Stated"))).toEqual([]);
  });

  test("The page marks operation and statuses Stated unless they are assumed", () => {
    // Each operation is in the ledger of the published contract.
    const mark = markOf(post) === undefined ? " **Stated**" : " *Corroborated*";
    const own = read(`${pageOf(version, path)}.md`);
    expect(own).toContain(
      `**POST** \`${path}\` [Version ${version}](index.md#${post.tags[0]})${mark} [Try it]`,
    );
    expect(read(`${version}/index.md`)).toContain(`- [\`${path}\` ${post.summary}${mark}](`);
    const statuses = [
      ...html.matchAll(/<td[^>]*>([45]\d\d)(?: <(?:strong|em)>(\w+)<\/(?:strong|em)>)?<\/td>/g),
    ];
    expect(statuses.length).toBeGreaterThan(3);
    for (const [, status = "", grade] of statuses)
      expect([status, grade === "Stated"]).toEqual([status, status === "401"]);
  });
});

test("Every page that explains leads to the list of assumptions", () => {
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

/**
 * Whether a ledger shows a field or one inside it. No ledger has sightings of only null or
 * absence.
 */
function isCorroborated(
  version: string,
  path: string,
  message: "request" | "response",
  field: string,
) {
  const shownFields = sections
    .filter(({ operation, versions }) => operation === path && versions.includes(version))
    .flatMap((section) => Object.keys(section[message] ?? {}))
    .map(plain);
  const plainField = plain(field);
  return shownFields.some(
    (other) =>
      other === plainField ||
      (/^[.[]/.test(other.slice(plainField.length)) && other.startsWith(plainField)),
  );
}

/** A path as an anchor writes it, without quotation marks. */
const plain = (field: string) => field.replaceAll('"', "");

/**
 * The standing of a field by the contract's marks, with an independent walk: from the root of the
 * body, name by name.
 */
function wordsOf(bundle: Bundle, body: Node, field: string): Words | undefined {
  let parts = partsOf(bundle, body);
  let isAssumed = false;
  for (const name of namesOf(field)) {
    isAssumed ||= parts.some(
      ({ node, isAlternative }) =>
        !isAlternative && /^x-assumed(-content)?$/.test(markOf(node)?.name ?? ""),
    );
    const owners = parts.filter(({ node }) =>
      name === "[]" ? node.items : ownProperty(node, name),
    );
    isAssumed ||= owners.every(
      ({ node, isAlternative }) => isAlternative && markOf(node)?.extent === "place",
    );
    parts = owners.flatMap(({ node }) =>
      partsOf(bundle, (name === "[]" ? node.items : ownProperty(node, name)) as Node),
    );
  }
  const marks = parts
    .flatMap(({ node, isAlternative }) => ({ mark: markOf(node), isAlternative }))
    .filter(({ mark }) => mark);
  if (
    isAssumed ||
    marks.some(({ mark, isAlternative }) => !isAlternative && mark?.extent === "place")
  )
    return undefined;
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
  const referred = referenceTarget(bundle, schema);
  const schemas = [schema, ...(referred ? [followReferences(bundle, schema)] : [])];
  const forms = schemas.flatMap((node) =>
    [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (list ?? []) as Node[]),
  );
  return [
    ...schemas.map((node) => ({ node, isAlternative })),
    ...forms.flatMap((node) => partsOf(bundle, node, true)),
  ];
}

function ownProperty(node: Node, name: string): unknown {
  return (node.properties as Node | undefined)?.[name];
}
