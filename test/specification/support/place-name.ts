import {
  isJsonObject,
  type JsonObject,
  valueAtPointer,
} from "@data-validation/openapi-document/json";
import { pointerBelow, toKeys } from "@data-validation/openapi-document/pointer";

/**
 * A node of a bundle by operation and field: `phoneValidate, response 200
 * result.data.country.code`.
 */
export function placeName(document: JsonObject, pointer: string): string {
  const names = operationsOf(document).flatMap((operation) => {
    const field = fieldAt(document, operation.pointer, pointer);
    return field === undefined ? [] : `${operation.id}, ${field}`;
  });
  const [first = pointer, ...others] = names;
  return others.length === 0 ? first : `${first} (and ${others.length} more operations)`;
}

function operationsOf({ paths }: JsonObject): { id: string; pointer: string }[] {
  return Object.entries(paths as Record<string, { post: { operationId: string } }>).map(
    ([path, { post }]) => ({ id: post.operationId, pointer: pointerBelow("/paths", path, "post") }),
  );
}

/**
 * The way from an operation to a node, references followed: the part of the call, and the field.
 * Undefined if it does not lead there.
 */
function fieldAt(document: JsonObject, start: string, target: string): string | undefined {
  const visited = new Set<string>();
  let nearest: { pointer: string; names: string[] } = { pointer: "", names: [] };
  const enter = (pointer: string, names: string[]): void => {
    if (visited.has(pointer)) return;
    visited.add(pointer);
    const isOn = target === pointer || target.startsWith(`${pointer}/`);
    if (isOn && pointer.length > nearest.pointer.length) nearest = { pointer, names };
    const node = valueAtPointer(document, pointer);
    if (isJsonObject(node) && typeof node.$ref === "string") enter(node.$ref.slice(1), names);
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      const isName = /\/(properties|headers|responses|parameters)$/.test(pointer);
      enter(pointerBelow(pointer, key), isName ? [...names, key] : withPart(names, key));
    }
  };
  enter(start, []);
  if (nearest.pointer === "") return undefined;
  const keys = toKeys(target.slice(nearest.pointer.length)).join(" ");
  return [wordsOf(nearest.names), keys].filter(Boolean).join(" ");
}

/** The names on the way with the part of a call that a key leads to. */
function withPart(names: string[], key: string): string[] {
  const parts: Record<string, string> = {
    requestBody: "request",
    responses: "response",
    parameters: "parameter",
    headers: "header",
  };
  return Object.hasOwn(parts, key) ? [...names, ` ${parts[key]} `] : names;
}

/** `response 200 result.data`, of the names on the way. */
function wordsOf(names: string[]): string {
  return names
    .join(".")
    .replaceAll(/\.? (\w+) \.?/g, " $1 ")
    .replace(/(response \d+)\./, "$1 ")
    .trim();
}
