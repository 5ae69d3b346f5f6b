import {
  type Bundle,
  followReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { expect, test } from "vitest";
import { allBundles } from "../support/contract-bundles.ts";
import { buildSite } from "./site.ts";

const site = await buildSite();
const pages = allBundles().flatMap((bundle) =>
  Object.entries(bundle.paths).map(([path, { post }]) => ({
    page: `${bundle.info.version}/${path.slice(1).replace("/", "-")}.md`,
    bundle,
    request: jsonBodyOf(bundle, post.requestBody as Node).schema,
  })),
);

/** Keywords that limit a value, in pairs of the least and the most. */
const limits = [
  ["minimum", "maximum"],
  ["minLength", "maxLength"],
  ["minItems", "maxItems"],
] as const;

test.each(pages)(
  "$page prints each limit, default and required field of the request as the schema has it",
  ({ page, bundle, request }) => {
    const [ofRequest = ""] = site.read(page).split("## Response");
    const rows = [...ofRequest.matchAll(/^\| `(request[^`]*)` \| ([^|]*) \|/gm)];
    expect(rows.length).toBeGreaterThan(3);
    for (const [, field = "", cell = ""] of rows) {
      const printed = cell.split("; ");
      const parts = partsAt(bundle, request, field);
      const ownParts = parts.filter(
        ({ type }) => [type].flat().includes("array") || !isInItems(field),
      );
      expect([field, printed.flatMap(numbersOf)], page).toEqual([field, expectedLimits(ownParts)]);
      const [written] = printed.filter((one) => one.startsWith("default `"));
      const defaults = new Set(
        ownParts.flatMap((part) => ("default" in part ? [part.default] : [])),
      );
      // A list that stands for all values is longer than its cell.
      if (!printed.includes("default: all values"))
        expect([field, written], page).toEqual([field, [...defaults].map(asPrinted)[0]]);
      expect([field, printed.includes("required")], page).toEqual([
        field,
        isRequired(bundle, request, field),
      ]);
    }
  },
);

const isInItems = (field: string) => field.endsWith("[]");
const asPrinted = (value: unknown) => `default \`${JSON.stringify(value)}\``;

/** The numbers of a printed limit: "-90 to 90", "at least 1", "at most 5 items". */
function numbersOf(text: string): string[] {
  const [, from, to] = /^(-?[\d.]+) to (-?[\d.]+)/.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return [`>= ${from}`, `<= ${to}`];
  const [, word, number] = /^at (least|most) (-?[\d.]+)/.exec(text) ?? [];
  return number === undefined ? [] : [`${word === "least" ? ">=" : "<="} ${number}`];
}

/** The limits of the parts of a schema; a least of 0 limits no length. */
function expectedLimits(parts: Node[]): string[] {
  return limits.flatMap(([least, most]) => {
    const [from] = parts.flatMap((part) => part[least] ?? []);
    const [to] = parts.flatMap((part) => part[most] ?? []);
    const isList = least === "minItems" && to === 0;
    if (isList) return [];
    return [
      ...(from === undefined || (from === 0 && to === undefined) ? [] : [`>= ${from}`]),
      ...(to === undefined ? [] : [`<= ${to}`]),
    ];
  });
}

/** A schema and all that it is made of. */
function partsOf(bundle: Bundle, schema: Node): Node[] {
  const target = followReferences(bundle, schema);
  const { allOf = [], anyOf = [], oneOf = [] } = target;
  return [target, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => partsOf(bundle, part))];
}

/** The parts of the schema at a dotted path; a name of the query may have dots itself. */
function partsAt(bundle: Bundle, schema: Node, path: string): Node[] {
  if (path === "") return partsOf(bundle, schema);
  return partsOf(bundle, schema).flatMap(({ properties = {} }) =>
    Object.entries(properties as Record<string, Node | false>).flatMap(([name, member]) => {
      const isHere = path === name || path.startsWith(`${name}.`);
      return isHere && member !== false ? partsAt(bundle, member, path.slice(name.length + 1)) : [];
    }),
  );
}

/** Whether a field is required where it stands. */
function isRequired(bundle: Bundle, schema: Node, field: string): boolean {
  const names = field.split(".");
  const levels = names.map((_, at) => [names.slice(0, at), names.slice(at)]);
  return levels.some(([above = [], below = []]) => {
    const [whole] = partsAt(bundle, schema, above.join("."));
    return whole !== undefined && requires(bundle, whole, below.join("."));
  });
}

/**
 * Whether a schema requires a name: itself, a part of it, or each of its alternatives but null and
 * the empty list.
 */
function requires(bundle: Bundle, schema: Node, name: string): boolean {
  const { required = [], allOf = [], anyOf = [], oneOf = [] } = followReferences(bundle, schema);
  if (required.includes(name)) return true;
  if (allOf.some((part) => requires(bundle, part, name))) return true;
  const forms = [...anyOf, ...oneOf].filter((form) => {
    const { type, maxItems } = followReferences(bundle, form);
    return type !== "null" && maxItems !== 0;
  });
  return forms.length > 0 && forms.every((form) => requires(bundle, form, name));
}
