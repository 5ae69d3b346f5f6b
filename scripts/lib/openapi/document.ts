import { resolve } from "./json.ts";
import { below } from "./pointer.ts";

/** The part of an operation that is read; the rest is unchanged. */
export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Node[];
  requestBody: Node;
  responses: Record<string, Node>;
  "x-assumed"?: string;
  "x-observed"?: string;
  /** How a call is written, for Redoc. */
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
  tags: { name: string; description: string }[];
  paths: Record<string, { post: Operation }>;
  components: {
    parameters: Record<string, { name: string; in: string; required?: boolean }>;
    responses: Record<string, Node>;
    schemas: Record<string, Node>;
    securitySchemes: Record<string, { scheme: string }>;
  };
}

/** An object somewhere in a bundle. */
export type Node = Record<string, unknown>;

/** The data kind of an operation, the first part of its path: `phone` of `/phone/validate`. */
export const kindOf = (path: string) => path.split("/")[1] ?? "";

/** Calls `visit` for every object of a bundle, with its JSON pointer, in the order of the document. */
export function walk(value: unknown, visit: (node: Node, pointer: string) => void, pointer = ""): void {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) visit(value as Node, pointer);
  for (const [key, member] of Object.entries(value)) walk(member, visit, below(pointer, key));
}

/** The object that a `$ref` of a bundle leads to; undefined when the object has none. */
export function target(bundle: object, node: Node): Node | undefined {
  return typeof node.$ref === "string" ? (resolve(bundle, node.$ref) as Node) : undefined;
}

/** The object that a node stands for: itself, or what its `$ref` leads to in the end. */
export function follow(bundle: object, node: Node): Node {
  const found = target(bundle, node);
  return found ? follow(bundle, found) : node;
}

/** A schema and its alternatives, references followed. */
export function partsOf(bundle: object, schema: Node): Node[] {
  const node = follow(bundle, schema);
  const alternatives = ["allOf", "anyOf", "oneOf"].flatMap((key) => (node[key] ?? []) as Node[]);
  return [node, ...alternatives.flatMap((part) => partsOf(bundle, part))];
}

/** The object at a JSON pointer of a bundle, references followed, and the pointer of where it really stands; undefined when there is none. */
export function locate(bundle: object, pointer: string): { node: Node; pointer: string } | undefined {
  const node = resolve(bundle, pointer) as Node | undefined;
  if (node === undefined) return undefined;
  return typeof node.$ref === "string" ? locate(bundle, node.$ref.slice(1)) : { node, pointer };
}

/** Calls `visit` for every object below a value, with those that references lead to, each once. */
export function reach(bundle: object, value: unknown, visit: (node: Node) => void): void {
  const reached = new Set<unknown>();
  const enter = (from: unknown) =>
    walk(from, (node) => {
      visit(node);
      const found = target(bundle, node);
      if (!found || reached.has(found)) return;
      reached.add(found);
      enter(found);
    });
  enter(value);
}

/** A copy of a value with all references replaced by what they lead to, or by nothing where they are left out. */
export function inline(bundle: object, value: unknown, isLeftOut = (_ref: unknown): boolean => false): unknown {
  if (Array.isArray(value)) return value.map((item) => inline(bundle, item, isLeftOut));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, ...others } = value as Node;
  const found = isLeftOut($ref) ? undefined : target(bundle, value as Node);
  const members = Object.entries(others).map(([key, member]) => [key, inline(bundle, member, isLeftOut)]);
  return { ...(inline(bundle, found, isLeftOut) as Node | undefined), ...Object.fromEntries(members) };
}
