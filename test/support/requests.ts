import { type Bundle, type Node, propertyOf } from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import { Ajv } from "ajv";
import fc, { type Arbitrary } from "fast-check";
import { arbitraryOf } from "./arbitrary.ts";

/** A request as it goes over the wire. */
export interface RawRequest {
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Valid requests of every operation of a version, as values. */
export function requests(bundle: Bundle): Arbitrary<{ path: string; value: unknown }> {
  const ofPaths = Object.keys(bundle.paths).map((path) =>
    requestsOf(bundle, path).map((value) => ({ path, value })),
  );
  return fc.oneof(...ofPaths);
}

/** Valid requests of one operation, as values. */
export function requestsOf(bundle: Bundle, path: string): Arbitrary<unknown> {
  const { schema } = jsonBodyOf(bundle, bundle.paths[path]?.post.requestBody ?? {});
  const excludes = conditionsOf(bundle, schema);
  return arbitraryOf(bundle, schema).filter((value) => !excludes(value));
}

/**
 * Whether a body has fields of the query that exclude each other: the condition of `not`, which
 * generates no values.
 */
function conditionsOf(bundle: Bundle, body: Node): (value: unknown) => boolean {
  const query = propertyOf(bundle, propertyOf(bundle, body, "request"), "query");
  const { not } = query;
  if (!not) return () => false;
  const fits = new Ajv({ strict: false }).compile({ not });
  return (value) => !fits((value as { request: { query: unknown } }).request.query);
}

/** A value with one member replaced or removed, at any depth. */
export function brokenRequest({
  path,
  value,
}: {
  path: string;
  value: unknown;
}): Arbitrary<RawRequest> {
  const places = listPlaces(value);
  const replacement = fc.oneof(
    fc.constant(undefined),
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom<unknown>(0, "", [], {}, null, 1e308),
  );
  return fc
    .tuple(fc.constantFrom(...places), replacement)
    .map(([place, put]) => ({ path, body: JSON.stringify(replaceAt(value, place, put)) ?? "" }));
}

function listPlaces(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== "object" || value === null) return [at];
  return [
    at,
    ...Object.entries(value).flatMap(([key, member]) => listPlaces(member, [...at, key])),
  ];
}

/** A copy of a value with another one at a place, or with none there. */
export function replaceAt(value: unknown, [key, ...innerKeys]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const isList = Array.isArray(value) || (value === undefined && key === "0");
  const copy: Record<string, unknown> = Object.assign(isList ? [] : {}, value);
  copy[key] = replaceAt(copy[key], innerKeys, put);
  return copy;
}
