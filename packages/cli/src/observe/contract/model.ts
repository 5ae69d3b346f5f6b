import type { ValidateFunction } from "ajv/dist/2020.js";
import type { Json, JsonObject } from "./json.ts";
import type { ContractFiles } from "./load.ts";
import type { Place } from "./places.ts";

/** On what a node of the contract rests: a guess, what was observed of the service before, or (without a mark) a statement. */
export interface Mark {
  /** The place that carries the mark. */
  place: Place;
  /** {@link placeKey} of the place. */
  key: string;
  kind: "assumed" | "observed";
  /** What the mark says. */
  text: string;
  /**
   * How much of its place it is about: all of it (`x-assumed`), what is in it (`x-assumed-content`), or a detail of it, while what is in it
   * stands for itself (`x-assumed-detail`).
   */
  extent: "place" | "content" | "detail";
}

/** Which half of a call something was seen in. */
export type Direction = "request" | "response";

/** A schema of the contract as the values of one field reach it: the same place can rest on a guess here and on a statement there. */
export interface SchemaNode {
  place: Place;
  /** {@link placeKey} of the place. */
  key: string;
  /** The identity of the place as it is reached: with its mark and its half of a call. */
  reach: string;
  /** The mark that the place rests on, and that of what is in it; undefined where all is stated. */
  ground: Mark | undefined;
  below: Mark | undefined;
  /** The path of the operation, and that of the field in the body: `result.data.details[].nameDays`. */
  operation: string;
  field: string;
  direction: Direction;
  /** Whether it is one of several alternatives of a field, and not the field. */
  isBranch: boolean;
  schema: JsonObject;
  /** Whether it is the schema `false`: the field must not be there. */
  isForbidden: boolean;
  /** The schema that it refers to, and those of `allOf`: what holds beside it. */
  parts: SchemaNode[];
  properties: Map<string, SchemaNode>;
  /** The required fields, each with the mark under which it is. */
  required: Map<string, Mark | undefined>;
  items: SchemaNode | undefined;
  /** Its branches, of which one is enough. */
  anyOf: SchemaNode[];
  /** The words that are known, where any other string is fine too: `anyOf: [enum, string]`. */
  listed: SchemaNode | undefined;
  /** Every field of the object by its name, also those of parts and branches. */
  members: Map<string, SchemaNode>;
  /** The first of these schemas that has fields. */
  owner: SchemaNode | undefined;
  /** The other keywords, each with what judges it. */
  checks: { keyword: string; validate: ValidateFunction }[];
}

/** A response of an operation. */
export interface ResponseNode {
  status: number;
  place: Place;
  mark: Mark | undefined;
  schema: SchemaNode | undefined;
  headers: { name: string; required: boolean; place: Place; schema: SchemaNode }[];
}

/** An operation of one version. */
export interface OperationNode {
  id: string;
  version: string;
  path: string;
  place: Place;
  mark: Mark | undefined;
  request: SchemaNode;
  /** The request bodies that the contract shows, by name. */
  examples: Record<string, Json>;
  responses: Map<number, ResponseNode>;
}

/** The contract of all versions, as traffic is held against it. */
export interface Model {
  files: ContractFiles;
  /** The names of the versions, oldest first. */
  versions: string[];
  /** The newest version, the default of a request without the header (section 9). */
  currentVersion: string;
  /** The operations of a version by their paths. */
  operations: ReadonlyMap<string, ReadonlyMap<string, OperationNode>>;
  /** Every mark of an operation, the newest contract's first. */
  marks: ReadonlyMap<string, Mark>;
  /** Every schema that values can reach. */
  nodes: readonly SchemaNode[];
}

/** The field that names lead to from a schema; undefined if the contract has none. A name with a dot in it is one field (`number.full`). */
export function findField(root: SchemaNode, names: readonly string[]): SchemaNode | undefined {
  const [name, ...rest] = names;
  if (name === undefined) return root;
  const member = root.members.get(name);
  return root.members.get(names.join(".")) ?? (member && findField(member, rest));
}
