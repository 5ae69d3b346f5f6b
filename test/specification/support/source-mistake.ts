import { readFileSync } from "node:fs";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import { parse } from "yaml";
import { type Mistake, withMistake } from "../../lint/mistakes.ts";

/**
 * A copy of a bundle with a mistake of a source file in it, since bundling takes seconds; it
 * changes the parts of a file below `components`. A file of another version has no effect.
 */
export function withSourceMistake(
  document: JsonObject,
  version: string,
  mistake: Mistake,
): JsonObject {
  const copy = structuredClone(document);
  const { file } = mistake;
  if (!file.startsWith("openapi/shared/") && !file.startsWith(`openapi/${version}/`)) return copy;
  const text = readFileSync(file, "utf8");
  apply(copy.components as JsonObject, parse(text), parse(withMistake(text, mistake)));
  return copy;
}

/** Makes the difference of two objects in a third one. */
function apply(target: JsonObject, before: JsonObject, after: JsonObject): void {
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const from: Json | undefined = before[key];
    const to: Json | undefined = after[key];
    const inner = target[key];
    if (isJsonObject(from) && isJsonObject(to) && isJsonObject(inner)) apply(inner, from, to);
    else if (JSON.stringify(from) === JSON.stringify(to)) continue;
    else if (to === undefined) delete target[key];
    else target[key] = to;
  }
}
