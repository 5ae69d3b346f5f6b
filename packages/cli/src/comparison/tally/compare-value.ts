import { getOrInsert } from "@data-validation/common/get-or-insert";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Mark, SchemaNode } from "../../contract-model/model.ts";

export type Fact =
  /** A value reached a schema. */
  | { is: "seen"; node: SchemaNode; value: Json }
  /** A word that an open enum does not list. */
  | { is: "word"; node: SchemaNode; word: string }
  /** A field that the contract lacks; `absent`: fields that the object lacks. */
  | { is: "unknown"; node: SchemaNode; name: string; value: Json; absent: string[] }
  /** A value violates a keyword; of `required`, with the missing field. */
  | {
      is: "broken";
      node: SchemaNode;
      keyword: string;
      value: Json;
      mark: Mark | undefined;
      missing?: string;
    };

export type FactOf<Kind extends Fact["is"]> = Extract<Fact, { is: Kind }>;

/**
 * Compares a value with a schema, keyword by keyword. Of `anyOf`, the valid branch is used, or else
 * the closest one.
 */
export function compareValue(node: SchemaNode, value: Json): Fact[] {
  const { owner, members } = node;
  const facts = compareInPlace(node, value);
  if (!isJsonObject(value) || !owner) return facts;
  const absent = [...owner.properties.keys()].filter((name) => !(name in value));
  for (const [name, member] of Object.entries(value))
    if (!members.has(name)) facts.push({ is: "unknown", node: owner, name, value: member, absent });
  return facts;
}

/** Compares a value with one of the schemas that it must match. */
function compareInPlace(node: SchemaNode, value: Json): Fact[] {
  const { mark, items } = node;
  if (node.isForbidden) return [{ is: "broken", node, keyword: "forbidden", value, mark }];
  const broken = checksOf(node.schema).filter(({ validate }) => !validate(value));
  return [
    { is: "seen", node, value },
    ...broken.map(({ keyword }): Fact => ({ is: "broken", node, keyword, value, mark })),
    ...(isJsonObject(value) ? compareMembers(node, value) : []),
    ...(Array.isArray(value) && items ? value.flatMap((item) => compareValue(items, item)) : []),
    ...node.parts.flatMap((part) => compareInPlace(part, value)),
    ...(node.anyOf.length > 0 ? compareBranches(node, value) : []),
  ];
}

function compareMembers(node: SchemaNode, value: JsonObject): Fact[] {
  const missing = [...node.required].filter(([name]) => !(name in value));
  const present = [...node.properties].filter(([name]) => name in value);
  return [
    ...missing.map(
      ([name, mark]): Fact => ({
        is: "broken",
        node,
        keyword: "required",
        value,
        mark,
        missing: name,
      }),
    ),
    ...present.flatMap(([name, property]) => compareValue(property, value[name] as Json)),
  ];
}

function compareBranches(node: SchemaNode, value: Json): Fact[] {
  const tries = node.anyOf.map((branch) => {
    const facts = compareInPlace(branch, value);
    return { branch, facts, faults: facts.filter((fact) => fact.is === "broken") };
  });
  const fitting = tries.find(({ faults }) => faults.length === 0);
  // A branch of another type is not a candidate.
  const ofType = tries.filter(
    ({ faults }) =>
      !faults.some(
        (fault) => fault.node.field === node.field && /^(type|anyOf)$/.test(fault.keyword),
      ),
  );
  const closest = fitting ?? ofType.toSorted((a, b) => a.faults.length - b.faults.length)[0];
  if (!closest) return [{ is: "broken", node, keyword: "anyOf", value, mark: node.mark }];
  const { knownBranch } = node;
  const isUnlisted = knownBranch && fitting && fitting.branch !== knownBranch;
  if (!isUnlisted || typeof value !== "string") return closest.facts;
  return [{ is: "word", node: knownBranch, word: value }, ...closest.facts];
}

/** Keywords that the walk over schemas handles, or that constrain nothing. */
const NOT_JUDGED =
  /^(\$ref|properties|required|additionalProperties|items|anyOf|oneOf|allOf|description|title|default|examples?|deprecated|x-.*)$/;

type Check = { keyword: string; validate: ValidateFunction };

// The pipeline lints the schemas: Ajv does not have to validate them again.
const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, meta: false }));
const validators = new Map<string, ValidateFunction>();
const checks = new WeakMap<JsonObject, Check[]>();

/**
 * The checks of a schema, compiled on first use, since a recording reaches only a part of the
 * contract.
 */
function checksOf(schema: JsonObject): Check[] {
  return getOrInsert(checks, schema, () => {
    const keywords = Object.keys(schema).filter((keyword) => !NOT_JUDGED.test(keyword));
    return keywords.map((keyword) => ({
      keyword,
      validate: compile({ [keyword]: schema[keyword] as Json }),
    }));
  });
}

function compile(schema: JsonObject): ValidateFunction {
  return getOrInsert(validators, JSON.stringify(schema), () => ajv.compile(schema));
}
