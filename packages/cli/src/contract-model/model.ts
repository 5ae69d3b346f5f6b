import type { SourcePlace } from "@data-validation/contract-files/source-places";
import type { BodyExample } from "@data-validation/openapi-document/examples";
import type { JsonObject } from "@data-validation/openapi-document/json";
import type { AssumptionMark as WrittenMark } from "@data-validation/openapi-document/marks";

/** A node with a mark is assumed, and one without a mark is stated. */
export interface Mark extends WrittenMark {
  place: SourcePlace;
  key: string;
}

export type Direction = "request" | "response";

/**
 * A schema reached through one field of one operation: the same place may be assumed here and
 * stated there.
 */
export interface SchemaNode {
  place: SourcePlace;
  key: string;
  /** Identifies the place with its mark and direction. */
  reach: string;
  /** Undefined if the place is stated. */
  mark: Mark | undefined;
  version: string;
  /** The path of the operation, and of the field in the body: `result.data.details[].nameDays`. */
  operation: string;
  field: string;
  direction: Direction;
  /** Whether it is an alternative of `anyOf` or `oneOf`. */
  isBranch: boolean;
  schema: JsonObject;
  isForbidden: boolean;
  /** The target of `$ref`, and the schemas of `allOf`. */
  parts: SchemaNode[];
  properties: Map<string, SchemaNode>;
  required: Map<string, Mark | undefined>;
  items: SchemaNode | undefined;
  anyOf: SchemaNode[];
  /** The branch with the known words of an open enum (`anyOf: [enum, string]`). */
  knownBranch: SchemaNode | undefined;
  /** All fields of the object, those of parts and branches included. */
  members: Map<string, SchemaNode>;
  /** The schema with the fields: itself, a part or a branch. */
  owner: SchemaNode | undefined;
}

export interface ResponseNode {
  status: number;
  place: SourcePlace;
  mark: Mark | undefined;
  schema: SchemaNode | undefined;
  headers: { name: string; required: boolean; place: SourcePlace; schema: SchemaNode }[];
}

export interface OperationNode {
  id: string;
  version: string;
  path: string;
  place: SourcePlace;
  mark: Mark | undefined;
  request: SchemaNode;
  examples: Record<string, BodyExample<{ request: JsonObject }>>;
  responses: Map<number, ResponseNode>;
}

/** The contract of all versions, to compare traffic with. */
export interface ContractModel {
  versions: string[];
  /** The default of a request without the header (section 9). */
  currentVersion: string;
  /** The newest version first. */
  operations: readonly OperationNode[];
  /** By key, the newest version first. */
  marks: ReadonlyMap<string, Mark>;
  nodes: readonly SchemaNode[];
}

export function findOperation(
  { operations }: ContractModel,
  version: string | undefined,
  path: string,
) {
  return operations.find((operation) => operation.version === version && operation.path === path);
}

/** A field may have a dot in its name (`number.full`). */
export function findField(root: SchemaNode, names: readonly string[]): SchemaNode | undefined {
  const [name, ...innerNames] = names;
  if (name === undefined) return root;
  const member = root.members.get(name);
  return root.members.get(names.join(".")) ?? (member && findField(member, innerNames));
}
