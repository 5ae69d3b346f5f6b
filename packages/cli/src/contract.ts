import { existsSync, readFileSync } from "node:fs";
import {
  type Bundle,
  followReferences,
  type Node,
  type OperationObject,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";

let document: Bundle | undefined;

/**
 * The slim contract of the current version with its values as data: beside the built package, or in
 * the checkout around this file.
 */
function readSlimDocument(): Bundle {
  const packagedFile = new URL("./slim.json", import.meta.url);
  const builtFile = () => import.meta.resolve("@data-validation/generated/cli/contract.json");
  const file = existsSync(packagedFile) ? packagedFile : new URL(builtFile());
  return JSON.parse(readFileSync(file, "utf8")) as Bundle;
}

function loadSlimDocument(): Bundle {
  document ??= readSlimDocument();
  return document;
}

export function contractOperation(path: string): OperationObject {
  const operation = loadSlimDocument().paths[path]?.post;
  if (!operation) throw new TypeError(`The contract has no operation ${path}.`);
  return operation;
}

export function requestPart(path: string, part: "query" | "options"): Node {
  const body = jsonBodyOf(loadSlimDocument(), contractOperation(path).requestBody).schema;
  return fieldSchema(fieldSchema(body, "request"), part);
}

export function listRequestFields(path: string, part: "query" | "options"): string[] {
  return Object.keys(requestPart(path, part).properties ?? {});
}

export function requestField(path: string, part: "query" | "options", name: string): Node {
  return fieldSchema(requestPart(path, part), name);
}

/** Empty for a field of any value. */
export function valuesOfField({ enum: values = [] }: Node): string[] {
  return values.filter((value) => typeof value === "string");
}

function fieldSchema(schema: Node, name: string): Node {
  const member = followReferences(loadSlimDocument(), schema).properties?.[name];
  if (!member) throw new TypeError(`The contract has no field ${name}.`);
  return followReferences(loadSlimDocument(), member);
}
