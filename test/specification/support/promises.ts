import { isAssumed, isObject, type Json, type JsonObject, resolve } from "../../../scripts/lib/openapi/json.ts";
import { visitLeaves } from "../../../scripts/lib/openapi/leaves.ts";
import { below, toPointer } from "../../../scripts/lib/openapi/pointer.ts";

/** What a document promises, and what of it is only assumed. */
export interface Promises {
  /** The leaves that can be reached from the document's root without passing a mark `x-assumed`: what the specification must state. */
  stated: Map<string, Json>;
  /** How many leaves the marks cover. */
  assumed: number;
  /** The components that nothing refers to. */
  unused: string[];
}

/** Sorts the leaves of a document by whether a mark `x-assumed` stands on every way to them. */
export function readPromises(document: JsonObject): Promises {
  const unmarked = reach(document, (node) => !isAssumed(node));
  const all = reach(document, () => true);
  const { examples, ...kinds } = document.components as Record<string, JsonObject>;
  const components = Object.entries(kinds).flatMap(([kind, members]) =>
    Object.keys(members).map((name) => toPointer("components", kind, name)),
  );
  return {
    stated: unmarked.leaves,
    assumed: all.leaves.size - unmarked.leaves.size,
    unused: components.filter((pointer) => !all.entered.has(pointer)),
  };
}

/** The leaves that are reached from the root, references followed, through the objects that `enter` lets in. */
function reach(document: JsonObject, enter: (node: JsonObject) => boolean) {
  const leaves = new Map<string, Json>();
  const entered = new Set<string>();
  const go = (node: Json, from: string) =>
    visitLeaves(
      node,
      (pointer, value) => {
        if (isRequiredName(pointer) && !enter(requiredProperty(document, pointer))) return;
        const follow = pointer.endsWith("/$ref") ? String(value).slice(1) : securityScheme(pointer);
        if (follow === undefined) {
          leaves.set(pointer, value);
          return;
        }
        const target = resolve(document, follow) as JsonObject;
        // What refers to a marked node is assumed with it.
        if (!enter(target)) return;
        leaves.set(pointer, value);
        if (entered.has(follow)) return;
        entered.add(follow);
        go(target, follow);
      },
      (object, pointer) => {
        if (enter(object)) return true;
        // The mark of an operation is about that there is one: how it is called is stated for all.
        if (isOperation(pointer)) return true;
        if (isResponse(pointer)) goIntoBodies(object, pointer);
        return false;
      },
      from,
    );
  // The mark of a response is about its status; the schema of the body has marks of its own.
  const goIntoBodies = ({ content }: JsonObject, pointer: string) => {
    for (const [type, { schema }] of Object.entries(content as Record<string, { schema: Json }>)) {
      go(schema, below(pointer, "content", type, "schema"));
    }
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

function isOperation(pointer: string): boolean {
  return /^\/paths\/[^/]+\/[a-z]+$/.test(pointer);
}

function isResponse(pointer: string): boolean {
  return /\/responses\/[^/]+$/.test(pointer);
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
