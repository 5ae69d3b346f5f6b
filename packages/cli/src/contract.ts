import { existsSync, readFileSync } from "node:fs";
import { currentVersion } from "../../../generated/versions.ts";

/** A schema of the contract, as far as the commands read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  [keyword: string]: unknown;
}

interface Document {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, { post: { requestBody: { content: Record<string, { schema: Schema }> } } }>;
}

let document: Document | undefined;

/** The contract of the current version: beside the built package, or in the checkout around this file. */
export function loadContract(): Document {
  const carried = new URL(`./${currentVersion}.json`, import.meta.url);
  const made = new URL(`../../../generated/openapi/${currentVersion}.json`, import.meta.url);
  document ??= JSON.parse(readFileSync(existsSync(carried) ? carried : made, "utf8")) as Document;
  return document;
}

/** A field of an operation's query or options. */
export function fieldOf(path: string, part: "query" | "options", name: string): Schema {
  const body = loadContract().paths[path]?.post.requestBody.content["application/json"]?.schema;
  const of = resolve(propertyOf(resolve(propertyOf(body, "request")), part));
  const field = [of, ...(of?.oneOf ?? []), ...(of?.anyOf ?? [])]
    .map((one) => propertyOf(resolve(one), name))
    .find((one) => one !== undefined);
  if (!field) throw new TypeError(`The contract has no ${part}.${name} in ${path}.`);
  return resolve(field) as Schema;
}

/** The values that a field is known to take; empty for a field of any value. */
export function valuesOf(field: Schema | undefined): string[] {
  const schema = resolve(field);
  const own = (schema?.enum ?? []).filter((value) => typeof value === "string");
  return [...new Set([...own, ...[...(schema?.anyOf ?? []), ...(schema?.oneOf ?? [])].flatMap(valuesOf)])];
}

/** The schema that a reference leads to. */
export function resolve(schema: Schema | undefined): Schema | undefined {
  const name = schema?.$ref?.split("/").at(-1);
  return name === undefined ? schema : resolve(loadContract().components.schemas[name]);
}

function propertyOf(schema: Schema | undefined, name: string): Schema | undefined {
  return resolve(schema)?.properties?.[name];
}
