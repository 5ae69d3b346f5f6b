import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Api } from "../apis.ts";

/** Judges values by the schemas of one version of the contract. */
export interface Validators {
  /** What a value breaks of the schema at a JSON pointer; empty when it fits. */
  check(pointer: string, value: unknown): ErrorObject[];
  /** What a value breaks of a schema that refers into the contract; empty when it fits. */
  checkSchema(schema: object, value: unknown): ErrorObject[];
}

const ROOT = "contract";

/**
 * Validators of one version, compiled when they are first needed.
 *
 * A value that fits is judged by a validator that stops at the first fault, which is quick; only one that does not fit is judged
 * again to the end.
 */
export function createValidators(api: Api): Validators {
  const quick = createAjv(api, { allErrors: false });
  const thorough = createAjv(api, { allErrors: true });

  const run = (key: string | object, compile: (ajv: Ajv2020) => ValidateFunction, value: unknown) => {
    if (remember(quickly, key, () => compile(quick))(value)) return [];
    const validate = remember(thoroughly, key, () => compile(thorough));
    validate(value);
    return validate.errors ?? [];
  };
  const quickly = new Map<string | object, ValidateFunction>();
  const thoroughly = new Map<string | object, ValidateFunction>();

  return {
    check: (pointer, value) => run(pointer, (ajv) => ajv.compile({ $ref: `${ROOT}${pointer}` }), value),
    checkSchema: (schema, value) => run(schema, (ajv) => ajv.compile(schema), value),
  };
}

/** References of a schema that is cut out of the contract, made absolute so that it can be compiled alone. */
export function cutOut(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`)) as object;
}

function createAjv(api: Api, options: { allErrors: boolean }): Ajv2020 {
  // strict is about keywords that Ajv does not know, and the contract has OpenAPI's own beside JSON Schema's.
  const ajv = new Ajv2020({ ...options, strict: false, verbose: true, validateFormats: true });
  addFormats.default(ajv);
  return ajv.addSchema(api.document, ROOT);
}

function remember<Key, Value>(memory: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = memory.get(key);
  if (known !== undefined) return known;
  const value = make();
  memory.set(key, value);
  return value;
}
