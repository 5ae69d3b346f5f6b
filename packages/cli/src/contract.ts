import { existsSync, readFileSync } from "node:fs";
import { currentVersion } from "../../../generated/versions.ts";

/** A schema of the slim contract, as far as the commands read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

type Operation = { description: string; requestBody: { content: Record<string, { schema: Schema }> } };
type Document = { components: { schemas: Record<string, Schema> }; paths: Record<string, { post: Operation }> };

let document: Document | undefined;

/** The slim contract of the current version: beside the built package, or in the checkout around this file. */
function loadContract(): Document {
  const name = `${currentVersion}.slim.json`;
  const carried = new URL(`./${name}`, import.meta.url);
  const made = new URL(`../../../generated/openapi/${name}`, import.meta.url);
  document ??= JSON.parse(readFileSync(existsSync(carried) ? carried : made, "utf8")) as Document;
  return document;
}

export function operationOf(path: string): Operation {
  const operation = loadContract().paths[path]?.post;
  if (!operation) throw new TypeError(`The contract has no operation ${path}.`);
  return operation;
}

export function partOf(path: string, part: "query" | "options"): Schema {
  const body = resolve(operationOf(path).requestBody.content["application/json"]?.schema);
  return resolve(resolve(body.properties?.request).properties?.[part]);
}

export function fieldOf(path: string, part: "query" | "options", name: string): Schema {
  return resolve(partOf(path, part).properties?.[name]);
}

/** The values that a field takes; empty for a field of any value. */
export function valuesOf({ enum: values = [] }: Schema): string[] {
  return values.filter((value) => typeof value === "string");
}

function resolve(schema: Schema | undefined): Schema {
  if (!schema) throw new TypeError("The contract has no such field.");
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : resolve(loadContract().components.schemas[name]);
}
