import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import {
  type Grounds,
  groundOfRequired,
  groundsOf,
  groundsOfParts,
  type Mark,
  type SchemaNode,
} from "../contract/model.ts";

/** Something that a value shows about the contract. `ground` is the mark that it was reached under; undefined where all is stated. */
export type Fact =
  /** A schema was held against a value of some type. */
  | { is: "seen"; node: SchemaNode; ground: Mark | undefined; field: string; value: Json }
  /** A word stood where the contract lists words. */
  | { is: "word"; node: SchemaNode; ground: Mark | undefined; field: string; word: string; isListed: boolean }
  /** A field that the contract knows was there, or was not. */
  | { is: "member"; node: SchemaNode; ground: Mark | undefined; field: string; name: string; isThere: boolean }
  /** A field was there that the contract does not know. */
  | { is: "unknown"; node: SchemaNode; ground: Mark | undefined; field: string; name: string; value: Json }
  /** A keyword does not hold. */
  | Violation;

/** A keyword of the contract that does not hold of a value. */
export interface Violation {
  is: "broken";
  node: SchemaNode;
  ground: Mark | undefined;
  field: string;
  keyword: string;
  /** What the keyword is about, where it has several parts: the name of a missing field. */
  detail: string;
  value: Json;
}

/** What is known of an object after all schemas of one place looked at it. */
interface Members {
  names: Set<string>;
  owner: SchemaNode | undefined;
  ground: Mark | undefined;
}

/**
 * Holds a value against a schema, one keyword at a time, and says everything that this shows: Ajv judges each keyword, the walk knows the
 * place and on which mark it rests. Of `anyOf`, the branch that fits is taken, or else the one that comes closest.
 *
 * @param field - The path of the value in the body: `result.data.details[].nameDays`.
 */
export function visit(node: SchemaNode, value: Json, field = ""): Fact[] {
  const facts: Fact[] = [];
  visitValue(node, value, undefined, field, facts);
  return facts;
}

function visitValue(node: SchemaNode, value: Json, inherited: Mark | undefined, field: string, facts: Fact[]): void {
  const members: Members = { names: new Set(), owner: undefined, ground: undefined };
  visitInPlace(node, value, { here: inherited, below: inherited }, field, facts, members);
  const { owner, ground, names } = members;
  if (!isObject(value) || !owner) return;
  for (const [name, member] of Object.entries(value)) {
    if (!names.has(name))
      facts.push({ is: "unknown", node: owner, ground, field: join(field, name), name, value: member });
  }
}

function visitInPlace(
  node: SchemaNode,
  value: Json,
  reached: Grounds,
  field: string,
  facts: Fact[],
  members: Members,
): void {
  const grounds = groundsOf(node, reached);
  const ground = grounds.here;
  const fail = (keyword: string, detail = "") =>
    facts.push({ is: "broken", node, ground, field, keyword, detail, value });
  if (node.isForbidden) {
    fail("forbidden");
    return;
  }
  facts.push({ is: "seen", node, ground, field, value });
  for (const { keyword, validate } of node.checks) {
    if (!validate(value)) fail(keyword);
    else if (keyword === "enum" && value !== null) {
      facts.push({ is: "word", node, ground, field, word: String(value), isListed: true });
    }
  }
  const parts = groundsOfParts(node, grounds);
  if (node.reference) visitInPlace(node.reference, value, parts, field, facts, members);
  if (isObject(value)) visitMembers(node, value, grounds, field, facts, members);
  if (Array.isArray(value) && node.items) {
    for (const item of value) visitValue(node.items, item, grounds.below, `${field}[]`, facts);
  }
  for (const part of node.allOf) visitInPlace(part, value, parts, field, facts, members);
  if (node.anyOf.length > 0) visitBranches(node, value, parts, field, facts, members);
}

function visitMembers(
  node: SchemaNode,
  value: JsonObject,
  grounds: Grounds,
  field: string,
  facts: Fact[],
  members: Members,
): void {
  for (const name of node.required) {
    if (!(name in value))
      facts.push({
        is: "broken",
        node,
        ground: groundOfRequired(node, name, grounds),
        field: join(field, name),
        keyword: "required",
        detail: name,
        value,
      });
  }
  if (node.properties.size > 0 && !members.owner) {
    members.owner = node;
    members.ground = grounds.below;
  }
  for (const [name, property] of node.properties) {
    members.names.add(name);
    const isThere = name in value;
    if (!property.isForbidden)
      facts.push({ is: "member", node, ground: grounds.here, field: join(field, name), name, isThere });
    if (isThere) visitValue(property, value[name] as Json, grounds.below, join(field, name), facts);
  }
}

function visitBranches(
  node: SchemaNode,
  value: Json,
  grounds: Grounds,
  field: string,
  facts: Fact[],
  members: Members,
): void {
  const ground = grounds.here;
  const tries = node.anyOf.map((branch) => {
    const shown: Fact[] = [];
    const named: Members = { names: new Set(), owner: undefined, ground: undefined };
    visitInPlace(branch, value, grounds, field, shown, named);
    return { branch, shown, named, faults: shown.filter(({ is }) => is === "broken") as Violation[] };
  });
  const fitting = tries.find(({ faults }) => faults.length === 0);
  if (fitting && node.listed && typeof value === "string" && fitting.branch !== node.listed) {
    facts.push({
      is: "word",
      node: node.listed,
      ground: node.listed.mark ?? ground,
      field,
      word: value,
      isListed: false,
    });
  }
  const ofType = tries.filter(({ faults }) => !faults.some((fault) => isAboutTheWhole(fault, field)));
  const closest = fitting ?? ofType.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  if (!closest) {
    facts.push({ is: "broken", node, ground, field, keyword: "anyOf", detail: "", value });
    return;
  }
  facts.push(...closest.shown);
  for (const name of closest.named.names) members.names.add(name);
  // A field that belongs to another branch is known all the same.
  for (const { named } of tries) for (const name of named.names) members.names.add(name);
  members.owner ??= closest.named.owner;
  members.ground ??= closest.named.ground;
}

/** Whether a value does not even have the type that a branch is for. */
function isAboutTheWhole({ keyword, field: at }: Violation, field: string): boolean {
  return at === field && (keyword === "type" || keyword === "anyOf");
}

function join(field: string, name: string): string {
  return field === "" ? name : `${field}.${name}`;
}
