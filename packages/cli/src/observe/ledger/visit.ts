import { isObject, type Json, type JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import { checksOf } from "../contract/checks.ts";
import type { Mark, SchemaNode } from "../contract/model.ts";

export type Fact =
  /** A schema was held against a value of some type. */
  | { is: "seen"; node: SchemaNode; value: Json }
  /** A word stood where the contract lists words. */
  | { is: "word"; node: SchemaNode; word: string; isListed: boolean }
  /** A field that the contract knows was there, or was not. */
  | { is: "member"; node: SchemaNode; name: string; isThere: boolean }
  /** A field was there that the contract does not know, in an object without some that it knows. */
  | { is: "unknown"; node: SchemaNode; name: string; value: Json; absent: string[] }
  | Violation;

export interface Violation {
  is: "broken";
  node: SchemaNode;
  keyword: string;
  value: Json;
  ground: Mark | undefined;
  missing?: string;
}

/**
 * Holds a value against a schema, one keyword at a time, and says everything that this shows: Ajv judges each keyword, the node knows the
 * place and on which mark it rests. Of `anyOf`, the branch that fits is taken, or else the one that comes closest.
 */
export function visit(node: SchemaNode, value: Json): Fact[] {
  const facts: Fact[] = [];
  visitValue(node, value, facts);
  return facts;
}

function visitValue(node: SchemaNode, value: Json, facts: Fact[]): void {
  visitInPlace(node, value, facts);
  const { owner, members } = node;
  if (!isObject(value) || !owner) return;
  for (const [name, member] of Object.entries(value)) {
    const absent = [...owner.properties.keys()].filter((known) => !(known in value));
    if (!members.has(name)) facts.push({ is: "unknown", node: owner, name, value: member, absent });
  }
}

function visitInPlace(node: SchemaNode, value: Json, facts: Fact[]): void {
  const { ground } = node;
  if (node.isForbidden) {
    facts.push({ is: "broken", node, keyword: "forbidden", value, ground });
    return;
  }
  facts.push({ is: "seen", node, value });
  for (const { keyword, validate } of checksOf(node.schema)) {
    if (!validate(value)) facts.push({ is: "broken", node, keyword, value, ground });
    else if (keyword === "enum" && value !== null)
      facts.push({ is: "word", node, word: String(value), isListed: true });
  }
  if (isObject(value)) visitMembers(node, value, facts);
  if (Array.isArray(value) && node.items) for (const item of value) visitValue(node.items, item, facts);
  for (const part of node.parts) visitInPlace(part, value, facts);
  if (node.anyOf.length > 0) visitBranches(node, value, facts);
}

function visitMembers(node: SchemaNode, value: JsonObject, facts: Fact[]): void {
  for (const [missing, ground] of node.required) {
    if (!(missing in value)) facts.push({ is: "broken", node, keyword: "required", value, ground, missing });
  }
  for (const [name, property] of node.properties) {
    const isThere = name in value;
    if (!property.isForbidden) facts.push({ is: "member", node, name, isThere });
    if (isThere) visitValue(property, value[name] as Json, facts);
  }
}

function visitBranches(node: SchemaNode, value: Json, facts: Fact[]): void {
  const tries = node.anyOf.map((branch) => {
    const shown: Fact[] = [];
    visitInPlace(branch, value, shown);
    return { branch, shown, faults: shown.filter((fact) => fact.is === "broken") };
  });
  const fitting = tries.find(({ faults }) => faults.length === 0);
  if (fitting && node.listed && typeof value === "string" && fitting.branch !== node.listed)
    facts.push({ is: "word", node: node.listed, word: value, isListed: false });
  // A branch of another type is not the one that was meant.
  const ofType = tries.filter(
    ({ faults }) =>
      !faults.some(({ keyword, node: { field } }) => field === node.field && /^(type|anyOf)$/.test(keyword)),
  );
  const closest = fitting ?? ofType.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  if (closest) facts.push(...closest.shown);
  else facts.push({ is: "broken", node, keyword: "anyOf", value, ground: node.ground });
}
