import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { parse } from "yaml";

/** A request example of an operation and the response example of the same name. */
export interface ExamplePair {
  name: string;
  request: unknown;
  response: unknown;
}

/** The example pairs of an operation, straight from the contract's source; `operation` is the file, such as `shared/email/validate`. */
export function examplePairs(operation: string): ExamplePair[] {
  const file = new URL(`../../../openapi/${operation}.examples.yaml`, import.meta.url);
  const { requests, responses } = parse(readFileSync(file, "utf8"));
  return Object.entries<{ value: { request: unknown } }>(requests).map(([name, { value }]) => ({
    name,
    request: value.request,
    response: responses[name]?.value,
  }));
}

const validators = new Map(
  ["2.0", "2.1"].map((version) => {
    const file = new URL(`../../../generated/strict/${version}.json`, import.meta.url);
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
    return [version, ajv.addSchema(JSON.parse(readFileSync(file, "utf8")), "contract")] as const;
  }),
);

/** What a value breaks of a named schema of a version, in sentences; empty when it fits. */
export function fits(version: string, schema: string, value: unknown): string[] {
  const validate = validators.get(version)?.getSchema(`contract#/components/schemas/${schema}`);
  if (!validate) return [`The contract ${version} has no schema ${schema}.`];
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
