import type { Place } from "../../../../../scripts/lib/contract/places.ts";
import type { Example } from "../../../../../scripts/lib/openapi/examples.ts";
import type { JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import type { Mark as WrittenMark } from "../../../../../scripts/lib/openapi/marks.ts";

/** On what a node of the contract rests: a guess, what was observed of the service before, or (without a mark) a statement. */
export interface Mark extends WrittenMark {
  place: Place;
  key: string;
  kind: "assumed" | "observed";
}

export type Direction = "request" | "response";

/** A schema of the contract as the values of one field reach it: the same place can rest on a guess here and on a statement there. */
export interface SchemaNode {
  place: Place;
  key: string;
  /** The identity of the place as it is reached: with its mark and its half of a call. */
  reach: string;
  /** The mark that the place rests on; undefined where it is stated. */
  ground: Mark | undefined;
  /** The path of the operation, and that of the field in the body: `result.data.details[].nameDays`. */
  operation: string;
  field: string;
  direction: Direction;
  /** Whether it is one of several alternatives of a field, and not the field. */
  isBranch: boolean;
  schema: JsonObject;
  isForbidden: boolean;
  /** The schema that it refers to, and those of `allOf`: what holds beside it. */
  parts: SchemaNode[];
  properties: Map<string, SchemaNode>;
  required: Map<string, Mark | undefined>;
  items: SchemaNode | undefined;
  anyOf: SchemaNode[];
  /** The words that are known, where any other string is fine too: `anyOf: [enum, string]`. */
  listed: SchemaNode | undefined;
  /** Every field of the object by its name, also those of parts and branches. */
  members: Map<string, SchemaNode>;
  /** The first of these schemas that has fields. */
  owner: SchemaNode | undefined;
}

export interface ResponseNode {
  status: number;
  place: Place;
  mark: Mark | undefined;
  schema: SchemaNode | undefined;
  headers: { name: string; required: boolean; place: Place; schema: SchemaNode }[];
}

export interface OperationNode {
  id: string;
  version: string;
  path: string;
  place: Place;
  mark: Mark | undefined;
  request: SchemaNode;
  examples: Record<string, Example<{ request: JsonObject }>>;
  responses: Map<number, ResponseNode>;
}

/** The contract of all versions, as traffic is held against it. */
export interface Model {
  versions: string[];
  /** The default of a request without the header (section 9). */
  currentVersion: string;
  /** Those of the newest version first. */
  operations: readonly OperationNode[];
  /** Every mark of an operation, the newest contract's first. */
  marks: ReadonlyMap<string, Mark>;
  nodes: readonly SchemaNode[];
}

export function findOperation({ operations }: Model, version: string | undefined, path: string) {
  return operations.find((operation) => operation.version === version && operation.path === path);
}

/** The field that names lead to from a schema; undefined if the contract has none. A name with a dot in it is one field (`number.full`). */
export function findField(root: SchemaNode, names: readonly string[]): SchemaNode | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return root;
  const member = root.members.get(name);
  return root.members.get(names.join(".")) ?? (member && findField(member, rest));
}

/** The place of a field of an object in a body: `result.data`. */
export function join(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}
