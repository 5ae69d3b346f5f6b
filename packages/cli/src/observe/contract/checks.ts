import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Json, JsonObject } from "../../../../../scripts/lib/openapi/json.ts";

/** Keywords that the walk over schemas handles, or that constrain nothing. */
const NOT_JUDGED =
  /^(\$ref|properties|required|additionalProperties|items|anyOf|oneOf|allOf|description|title|default|examples?|deprecated|x-.*)$/;

/** A keyword of a schema with its validator. */
export type Check = { keyword: string; validate: ValidateFunction };

// The pipeline lints the schemas: Ajv does not have to validate them again.
const ajv = addFormats.default(new Ajv2020({ strict: false, validateSchema: false, meta: false }));
const validators = new Map<string, ValidateFunction>();
const checks = new WeakMap<JsonObject, Check[]>();

/** The checks of a schema, compiled when they are first needed: a recording reaches only a part of the contract. */
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
