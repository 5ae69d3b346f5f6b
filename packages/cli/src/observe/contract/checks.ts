import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, JsonObject } from "../../../../../scripts/lib/openapi/json.ts";

/** Keywords that say where other schemas are, or that promise nothing; the rest is judged one keyword at a time. */
const NOT_JUDGED =
  /^(\$ref|properties|required|additionalProperties|items|anyOf|oneOf|allOf|description|title|default|examples?|deprecated|x-.*)$/;

/** A keyword of a schema, with what judges values by it. */
export interface Check {
  keyword: string;
  validate: ValidateFunction;
}

// The contract's schemas are judged when it is made, and need no second look here.
const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, meta: false }));
const validators = new Map<string, ValidateFunction>();
const checks = new WeakMap<JsonObject, Check[]>();

/** The checks of a schema, compiled when they are first needed: a recording reaches a part of the contract. */
export function checksOf(schema: JsonObject): Check[] {
  const known = checks.get(schema);
  if (known) return known;
  const keywords = Object.keys(schema).filter((keyword) => !NOT_JUDGED.test(keyword));
  const compiled = keywords.map((keyword) => ({ keyword, validate: compile({ [keyword]: schema[keyword] as Json }) }));
  checks.set(schema, compiled);
  return compiled;
}

function compile(schema: JsonObject): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validate);
  return validate;
}
