import {
  type Bundle,
  locateNode,
  type Node,
  referenceTarget,
} from "@data-validation/openapi-document/document";
import { examplesOfBody, jsonBodyOf } from "@data-validation/openapi-document/examples";
import { pointerBelow, toPointer } from "@data-validation/openapi-document/pointer";
import fc from "fast-check";
import { arbitraryOf } from "../support/arbitrary.ts";
import { replaceAt } from "../support/requests.ts";
import { validatorOf } from "../support/validator.ts";

/** A request body, and the kind of its violation: undefined if the contract allows it. */
export interface GeneratedRequest {
  path: string;
  body: unknown;
  kind?: string;
}

/** A member of a body that gets another value, and what is wrong with it. */
interface Violation {
  kind: string;
  place: string[];
  value: unknown;
}

/** Valid requests, the same in each run, of all operations in turn. */
export function validRequests(bundle: Bundle, count: number): GeneratedRequest[] {
  const isValid = validityOf(bundle);
  const paths = Object.keys(bundle.paths);
  const ofPaths = paths.map((path) => {
    const values = fc.sample(arbitraryOf(bundle, schemaOf(bundle, path)), { numRuns: 8, seed: 1 });
    return values.map((body) => ({ path, body })).filter(isValid);
  });
  return inTurn(ofPaths).slice(0, count);
}

/**
 * Requests with one violation each, of all kinds and operations in turn: all that the schemas have.
 */
export function invalidRequests(bundle: Bundle): GeneratedRequest[] {
  const isValid = validityOf(bundle);
  const paths = Object.keys(bundle.paths);
  const requests = paths.flatMap((path, shift) => {
    const { post } = bundle.paths[path] as Bundle["paths"][string];
    const [example] = Object.values(examplesOfBody<object>(bundle, post.requestBody));
    const candidates = violationsIn(bundle, schemaOf(bundle, path)).map(
      ({ kind, place, value }) => ({
        path,
        kind,
        body: replaceAt(example?.value, place, value),
      }),
    );
    // Each operation begins with another member, so that the first ones are not the same in all.
    const broken = candidates.filter((request) => !isValid(request));
    const start = (shift * 7) % Math.max(1, broken.length);
    return [...broken.slice(start), ...broken.slice(0, start)];
  });
  const ofKinds = [...Map.groupBy(requests, ({ kind }) => kind).values()].map((own) =>
    inTurn(paths.map((path) => own.filter((request) => request.path === path))),
  );
  const turned = ofKinds.map((own, index) => [...own.slice(index), ...own.slice(0, index)]);
  return inTurn(turned);
}

/** A request with a number at its limit, or just beyond it. */
export interface LimitRequest {
  path: string;
  body: unknown;
  /** `request.query.lat -91` */
  limit: string;
  isAllowed: boolean;
}

/** Requests with each number of the schemas at its limit, and beyond it. */
export function limitRequests(bundle: Bundle): LimitRequest[] {
  return Object.entries(bundle.paths).flatMap(([path, { post }]) => {
    const [example] = Object.values(examplesOfBody<object>(bundle, post.requestBody));
    const found = violationsIn(bundle, schemaOf(bundle, path));
    return found.flatMap(({ kind, place, value }) => {
      if (kind !== "minimum" && kind !== "maximum") return [];
      const inside = Number(value) + (kind === "minimum" ? 1 : -1);
      return [inside, Number(value)].map((number) => ({
        path,
        body: replaceAt(example?.value, place, number),
        limit: `${place.join(".")} ${number}`,
        isAllowed: number === inside,
      }));
    });
  });
}

const schemaOf = (bundle: Bundle, path: string) =>
  jsonBodyOf(bundle, bundle.paths[path]?.post.requestBody as Node).schema;

function validityOf(bundle: Bundle): (request: GeneratedRequest) => boolean {
  const faultsOf = validatorOf(bundle);
  return ({ path, body }) => {
    const found = locateNode(bundle, toPointer("paths", path, "post", "requestBody"));
    const pointer = pointerBelow(found?.pointer ?? "", "content", "application/json", "schema");
    return faultsOf(pointer, body).length === 0;
  };
}

/** One violation of each keyword of a schema, and of those inside of it. */
function violationsIn(
  bundle: Bundle,
  schema: Node | false = {},
  place: string[] = [],
): Violation[] {
  if (schema === false) return [{ kind: "forbidden", place, value: true }];
  const { $ref, allOf = [], anyOf = [], oneOf = [], ...keywords } = schema;
  const parts = [...($ref ? [referenceTarget(bundle, schema)] : []), ...allOf, ...anyOf, ...oneOf];
  const members = Object.entries(keywords.properties ?? {});
  return [
    ...ofKeywords(keywords, place),
    ...parts.flatMap((part) => violationsIn(bundle, part, place)),
    ...members.flatMap(([name, member]) => violationsIn(bundle, member, [...place, name])),
    ...(keywords.items ? violationsIn(bundle, keywords.items, [...place, "0"]) : []),
  ];
}

function ofKeywords(schema: Node, place: string[]): Violation[] {
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const types = [schema.type ?? []].flat();
  const violation = (kind: string, value: unknown) => ({ kind, place, value });
  return [
    ...types
      .filter((type) => type !== "null")
      .map((type) => violation(`type ${type}`, type === "string" ? 1 : "text")),
    ...(types.includes("integer") ? [violation("whole number", 1.5)] : []),
    ...(schema.enum ? [violation("enum", "not listed")] : []),
    ...(schema.format || schema.pattern ? [violation("format", "of no form")] : []),
    ...(minimum === undefined ? [] : [violation("minimum", minimum - 1)]),
    ...(maximum === undefined ? [] : [violation("maximum", maximum + 1)]),
    ...(schema.required ?? []).map((name) => ({
      kind: "required",
      place: [...place, name],
      value: undefined,
    })),
  ];
}

/** The first of each list, then the second of each. */
function inTurn<Item>(lists: Item[][]): Item[] {
  const most = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, index) =>
    lists.flatMap((list) => (index < list.length ? [list[index] as Item] : [])),
  ).flat();
}
