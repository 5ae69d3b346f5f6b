import {
  isJsonObject,
  type Json,
  type JsonObject,
  valueAtPointer,
} from "@data-validation/openapi-document/json";
import { type LeafVisitor, visitLeaves } from "@data-validation/openapi-document/leaves";
import { pointerBelow, toPointer } from "@data-validation/openapi-document/pointer";
import { isAssumed, isOperation, isPartial, isResponse } from "./marks.ts";

/** The promises of a document, and those that are only assumed. */
export interface Promises {
  /**
   * The leaves that can be reached from the document's root without passing a mark `x-assumed`:
   * those that the specification must state.
   */
  stated: Map<string, Json>;
  /**
   * The schemas without a mark that are reached only through a mark: assumed only by where they
   * are referenced.
   */
  unmarked: string[];
}

/** Sorts the leaves of a document by whether every path to them has a mark `x-assumed`. */
export function readPromises(document: JsonObject): Promises {
  const { leaves, entered } = new Reach(document);
  const { schemas = {} } = document.components as Record<string, JsonObject>;
  const unmarked = Object.entries(schemas).flatMap(([name, schema]) => {
    const pointer = toPointer("components", "schemas", name);
    return entered.has(pointer) || isAssumed(schema as JsonObject) ? [] : pointer;
  });
  return { stated: leaves, unmarked };
}

/** The leaves that are reached from the root up to the marks, references followed. */
class Reach {
  readonly leaves = new Map<string, Json>();
  readonly entered = new Set<string>();
  readonly #document: JsonObject;

  constructor(document: JsonObject) {
    this.#document = document;
    const { components, ...root } = document;
    this.#go(root, "");
  }

  #go(node: Json, from: string): void {
    const visitor: LeafVisitor = {
      visit: (pointer, value) => this.#take(pointer, value),
      enter: (inner, pointer) => this.#enter(inner, pointer),
    };
    visitLeaves(node, visitor, from);
  }

  #take(pointer: string, value: Json): void {
    if (isRequiredName(pointer) && !this.#isRequiredNameStated(pointer)) return;
    const target = pointer.endsWith("/$ref") ? String(value).slice(1) : securityScheme(pointer);
    if (target === undefined) this.leaves.set(pointer, value);
    else this.#follow(target, pointer, value);
  }

  #follow(target: string, pointer: string, value: Json): void {
    const node = valueAtPointer(this.#document, target) as JsonObject;
    // What refers to a marked node is assumed with it.
    if (!isAssumed(node)) this.leaves.set(pointer, value);
    if (this.entered.has(target)) return;
    if (!isAssumed(node)) this.entered.add(target);
    this.#go(node, target);
  }

  #enter(node: JsonObject, pointer: string): boolean {
    if (!isAssumed(node) || isOperation(pointer)) return true;
    if (isResponse(pointer)) this.#goIntoResponse(node, pointer);
    else if (isPartial(node)) this.#goIntoFields(node, pointer);
    return false;
  }

  #goIntoResponse({ content, headers = {} }: JsonObject, pointer: string): void {
    for (const [type, { schema }] of Object.entries(content as Record<string, { schema: Json }>))
      this.#go(schema, pointerBelow(pointer, "content", type, "schema"));
    for (const [name, header] of Object.entries(headers as JsonObject))
      this.#go(header, pointerBelow(pointer, "headers", name));
  }

  #goIntoFields(node: JsonObject, pointer: string): void {
    const { properties = {}, items, required = [], anyOf = [] } = node;
    for (const [index, form] of (anyOf as JsonObject[]).entries())
      if (form.$ref !== undefined) this.#go(form, pointerBelow(pointer, "anyOf", String(index)));
    for (const [name, field] of Object.entries(properties as JsonObject))
      this.#go(field, pointerBelow(pointer, "properties", name));
    if (items !== undefined) this.#go(items, pointerBelow(pointer, "items"));
    for (const name of Array.isArray(required) ? required : []) {
      const place = pointerBelow(pointer, "required", String(name));
      if (this.#isRequiredNameStated(place)) this.leaves.set(place, true);
    }
  }

  #isRequiredNameStated(pointer: string): boolean {
    const property = requiredProperty(this.#document, pointer);
    return !isAssumed(property) || isPartial(property);
  }
}

/** The security requirements name their schemes without a `$ref`. */
function securityScheme(pointer: string): string | undefined {
  const [, name] = /^\/security\/\d+\/([^/]+)$/.exec(pointer) ?? [];
  return name === undefined ? undefined : `/components/securitySchemes/${name}`;
}

function isRequiredName(pointer: string): boolean {
  return /\/required\/[^/]+$/.test(pointer) && !pointer.includes("/properties/required/");
}

/**
 * The property that a name of `required` is about, with the marks of what it refers to; empty when
 * the properties stand elsewhere.
 */
function requiredProperty(document: JsonObject, pointer: string): JsonObject {
  const [, owner = "", name = ""] = /^(.*)\/required\/([^/]+)$/.exec(pointer) ?? [];
  const { properties } = valueAtPointer(document, owner) as { properties?: JsonObject };
  const property = properties?.[name];
  if (!isJsonObject(property)) return {};
  return typeof property.$ref === "string"
    ? { ...(valueAtPointer(document, property.$ref.slice(1)) as JsonObject), ...property }
    : property;
}
