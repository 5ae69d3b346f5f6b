import { valueAtPointer } from "./json.ts";
import { pointerBelow } from "./pointer.ts";

/** An object of a bundle, with the keywords that the scripts read. */
export interface Node {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  required?: string[];
  /** A forbidden field has the schema `false`. */
  properties?: Record<string, Node | false>;
  items?: Node;
  allOf?: Node[];
  anyOf?: Node[];
  oneOf?: Node[];
  not?: Node;
  schema?: Node;
  [keyword: string]: unknown;
}

export interface OperationObject {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Node[];
  requestBody: Node;
  responses: { [status: string]: Node; 200: Node };
  "x-codeSamples"?: { lang: string; label: string; source: string }[];
}

/** A bundle: the whole contract of one version in one document. */
export interface Bundle {
  info: { title: string; summary: string; description?: string; version: string };
  servers: {
    url: string;
    description?: string;
    variables?: Record<string, { default: string; description?: string }>;
  }[];
  security: Record<string, string[]>[];
  tags: { name: string; description: string }[];
  paths: Record<string, { post: OperationObject }>;
  components: {
    headers: Record<string, Node>;
    parameters: Record<string, { name: string; in: string; required?: boolean }>;
    responses: Record<string, Node>;
    schemas: Record<string, Node>;
    securitySchemes: Record<string, { scheme: string }>;
  };
}

/** The data kind of an operation, the first part of its path: `phone` of `/phone/validate`. */
export const kindOfPath = (path: string) => path.split("/")[1] ?? "";

/**
 * Calls `visit` for every object of a bundle, with its JSON pointer, in the order of the document.
 */
export function visitObjects(
  value: unknown,
  visit: (node: Node, pointer: string) => void,
  pointer = "",
): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, pointer);
  for (const [key, member] of Object.entries(value))
    visitObjects(member, visit, pointerBelow(pointer, key));
}

/** The object that the `$ref` of a node points to; undefined without a `$ref`. */
export function referenceTarget(bundle: object, { $ref }: Node): Node | undefined {
  return typeof $ref === "string" ? (valueAtPointer(bundle, $ref) as Node) : undefined;
}

/** The last key of a `$ref`: the name of a component; undefined without a `$ref`. */
export function referenceName({ $ref }: Node): string | undefined {
  return $ref?.split("/").at(-1);
}

/** The node itself, or the object at the end of its chain of references. */
export function followReferences(bundle: object, node: Node): Node {
  const target = referenceTarget(bundle, node);
  return target ? followReferences(bundle, target) : node;
}

/** A property of a schema, references followed; empty if the schema has none of this name. */
export function propertyOf(bundle: object, schema: Node, name: string): Node {
  return followReferences(bundle, followReferences(bundle, schema).properties?.[name] || {});
}

/** A schema and all schemas that it is combined of, at any depth, references followed. */
export function combinedSchemas(bundle: object, schema: Node): Node[] {
  const node = followReferences(bundle, schema);
  return [node, ...alternativesOf(node).flatMap((part) => combinedSchemas(bundle, part))];
}

/**
 * The direct choices of a schema (`anyOf` or `oneOf`), references not followed; empty without them.
 */
export function choicesOf({ anyOf, oneOf }: Node): Node[] {
  return anyOf ?? oneOf ?? [];
}

/** A schema and the direct parts of its `allOf`, references followed. */
export function allOfSchemas(bundle: object, choice: Node): Node[] {
  const node = followReferences(bundle, choice);
  return [node, ...(node.allOf ?? []).map((part) => followReferences(bundle, part))];
}

/**
 * The direct choices and parts of a schema (`anyOf`, `oneOf`, `allOf`), references not followed.
 */
export function alternativesOf({ anyOf = [], oneOf = [], allOf = [] }: Node): Node[] {
  return [...anyOf, ...oneOf, ...allOf];
}

/** Whether a schema is neither of objects nor of lists. */
export function isScalar({ type }: Node): boolean {
  return typeof type === "string" && type !== "object" && type !== "array";
}

/** The `type` of alternatives that each have one. */
export function typeOfAll(alternatives: Node[]): string | string[] | undefined {
  const types = [...new Set(alternatives.flatMap(({ type = [] }) => type))];
  return types.length === 1 ? types[0] : types;
}

/**
 * The object at a JSON pointer, references followed, with its own pointer; undefined if there is
 * none.
 */
export function locateNode(
  bundle: object,
  pointer: string,
): { node: Node; pointer: string } | undefined {
  const node = valueAtPointer(bundle, pointer) as Node | undefined;
  if (node === undefined) return undefined;
  return typeof node.$ref === "string" ? locateNode(bundle, node.$ref.slice(1)) : { node, pointer };
}

/**
 * Calls `visit` for every object below a value and below the objects that it refers to, once each.
 */
export function visitReachable(bundle: object, value: unknown, visit: (node: Node) => void): void {
  const reached = new Set<Node>();
  const enter = (from: unknown) =>
    visitObjects(from, (node) => {
      visit(node);
      const target = referenceTarget(bundle, node);
      if (!target || reached.has(target)) return;
      reached.add(target);
      enter(target);
    });
  enter(value);
}

/**
 * The keywords whose members are named by the contract: a field called `description` is not the
 * keyword.
 */
export const mapKeywords = new Set([
  "content",
  "headers",
  "parameters",
  "paths",
  "properties",
  "responses",
  "schemas",
  "securitySchemes",
  "variables",
  "x-enumDescriptions",
]);

/**
 * A copy of a value in which `replace` has replaced every object, the inner ones first. Examples
 * stay as they are.
 */
export function rewriteObjects<Value>(
  value: Value,
  replace: (node: Node) => Node,
  isMap = false,
): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => rewriteObjects(item, replace)) as Value;
  const members = Object.entries(value).map(([key, member]) => {
    return [
      key,
      key === "examples" ? member : rewriteObjects(member, replace, !isMap && mapKeywords.has(key)),
    ];
  });
  const copy = Object.fromEntries(members);
  return (isMap ? copy : replace(copy)) as Value;
}

/** A copy with every reference replaced by its target, or removed if `isLeftOut`. */
export function inlineReferences<Value>(
  bundle: object,
  value: Value,
  isLeftOut = (_ref: unknown): boolean => false,
): Value {
  return rewriteObjects(value, ({ $ref, ...others }) => {
    const target = isLeftOut($ref) ? undefined : referenceTarget(bundle, { $ref });
    return { ...inlineReferences(bundle, target, isLeftOut), ...others };
  });
}
