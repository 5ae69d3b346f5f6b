import {
  isObject,
  type Json,
  type JsonObject,
  resolve,
} from "@data-validation/openapi-document/json";
import { visitLeaves } from "@data-validation/openapi-document/leaves";
import { below, toPointer } from "@data-validation/openapi-document/pointer";
import { isAssumed, isOperation, isPartial, isResponse } from "./marks.ts";

/** What a document promises, and what of it is only assumed. */
export interface Promises {
  /** The leaves that can be reached from the document's root without passing a mark `x-assumed`: what the specification must state. */
  stated: Map<string, Json>;
  /** The components that nothing refers to. */
  unused: string[];
  /** The schemas without a mark that are reached through a mark alone: assumed only by where they are referenced. */
  unmarked: string[];
}

/** Sorts the leaves of a document by whether a mark `x-assumed` stands on every way to them. */
export function readPromises(document: JsonObject): Promises {
  const open = reach(document, "up to the marks");
  const all = reach(document, "everything");
  const { examples, ...kinds } = document.components as Record<string, JsonObject>;
  const components = Object.entries(kinds).flatMap(([kind, members]) =>
    Object.entries(members).map(([name, node]) => ({
      kind,
      node,
      pointer: toPointer("components", kind, name),
    })),
  );
  const unused = components.filter(({ pointer }) => !all.entered.has(pointer));
  const unmarked = components.filter(
    ({ kind, node, pointer }) =>
      kind === "schemas" && !open.entered.has(pointer) && !isAssumed(node as JsonObject),
  );
  const pointerOf = ({ pointer }: (typeof components)[number]) => pointer;
  return { stated: open.leaves, unused: unused.map(pointerOf), unmarked: unmarked.map(pointerOf) };
}

/** The leaves that are reached from the root, references followed. */
function reach(document: JsonObject, extent: "everything" | "up to the marks") {
  const leaves = new Map<string, Json>();
  const entered = new Set<string>();
  const isOpen = (node: JsonObject) => extent === "everything" || !isAssumed(node);
  const go = (node: Json, from: string) =>
    visitLeaves(
      node,
      (pointer, value) => {
        if (isRequiredName(pointer) && !isRequiredNameStated(pointer)) return;
        const target = pointer.endsWith("/$ref") ? String(value).slice(1) : securityScheme(pointer);
        if (target === undefined) leaves.set(pointer, value);
        else follow(target, pointer, value);
      },
      enter,
      from,
    );
  const follow = (target: string, pointer: string, value: Json) => {
    const node = resolve(document, target) as JsonObject;
    // What refers to a marked node is assumed with it.
    if (isOpen(node)) leaves.set(pointer, value);
    if (entered.has(target)) return;
    if (isOpen(node)) entered.add(target);
    go(node, target);
  };
  const enter = (node: JsonObject, pointer: string) => {
    if (isOpen(node) || isOperation(pointer)) return true;
    if (isResponse(pointer)) goIntoResponse(node, pointer);
    else if (isPartial(node)) goIntoFields(node, pointer);
    return false;
  };
  const goIntoResponse = ({ content, headers = {} }: JsonObject, pointer: string) => {
    for (const [type, { schema }] of Object.entries(content as Record<string, { schema: Json }>)) {
      go(schema, below(pointer, "content", type, "schema"));
    }
    for (const [name, header] of Object.entries(headers as JsonObject))
      go(header, below(pointer, "headers", name));
  };
  const goIntoFields = (
    { properties = {}, items, required = [], anyOf = [] }: JsonObject,
    pointer: string,
  ) => {
    for (const [index, form] of (anyOf as JsonObject[]).entries())
      if (form.$ref !== undefined) go(form, below(pointer, "anyOf", String(index)));
    for (const [name, field] of Object.entries(properties as JsonObject))
      go(field, below(pointer, "properties", name));
    if (items !== undefined) go(items, below(pointer, "items"));
    for (const name of Array.isArray(required) ? required : []) {
      const place = below(pointer, "required", String(name));
      if (isRequiredNameStated(place)) leaves.set(place, true);
    }
  };
  const isRequiredNameStated = (pointer: string) => {
    const property = requiredProperty(document, pointer);
    return isOpen(property) || isPartial(property);
  };
  const { components, ...root } = document;
  go(root, "");
  return { leaves, entered };
}

/** The security requirements name their schemes without a `$ref`. */
function securityScheme(pointer: string): string | undefined {
  const [, name] = /^\/security\/\d+\/([^/]+)$/.exec(pointer) ?? [];
  return name === undefined ? undefined : `/components/securitySchemes/${name}`;
}

function isRequiredName(pointer: string): boolean {
  return /\/required\/[^/]+$/.test(pointer) && !pointer.includes("/properties/required/");
}

/** The property that a name of `required` is about, with the marks of what it refers to; empty when the properties stand elsewhere. */
function requiredProperty(document: JsonObject, pointer: string): JsonObject {
  const [, owner = "", name = ""] = /^(.*)\/required\/([^/]+)$/.exec(pointer) ?? [];
  const { properties } = resolve(document, owner) as { properties?: JsonObject };
  const property = properties?.[name];
  if (!isObject(property)) return {};
  return typeof property.$ref === "string"
    ? { ...(resolve(document, property.$ref.slice(1)) as JsonObject), ...property }
    : property;
}
