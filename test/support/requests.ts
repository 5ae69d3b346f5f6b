import { readFileSync } from "node:fs";
import fc, { type Arbitrary } from "fast-check";
import { arbitraryOf, type Document, type Schema } from "./arbitrary.ts";

/** The part of a bundle that requests are made from. */
export type Bundle = Document & { paths: Record<string, { post: { requestBody: { content: Content } } }> };

interface Content {
  "application/json": { schema: Schema; examples: Record<string, { value: unknown }> };
}

/** A request as it goes over the wire. */
export interface RawRequest {
  path: string;
  body: string | Uint8Array<ArrayBuffer>;
}

/** Valid requests of every operation of a version, as values. */
export function requests(bundle: Bundle): Arbitrary<{ path: string; value: unknown }> {
  const ofPaths = Object.entries(bundle.paths).map(([path, { post }]) =>
    arbitraryOf(bundle, post.requestBody.content["application/json"].schema).map((value) => ({ path, value })),
  );
  return fc.oneof(...ofPaths);
}

/** A value with one member replaced or removed, at any depth. */
export function broken({ path, value }: { path: string; value: unknown }): Arbitrary<RawRequest> {
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
  return [at, ...Object.entries(value).flatMap(([key, member]) => listPlaces(member, [...at, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = replaceAt((copy as Record<string, unknown>)[key], rest, put);
  return copy;
}

/** The bundle of a version. */
export function readBundle(version: string): Bundle {
  const file = new URL(`../../generated/strict/${version}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8")) as Bundle;
}
