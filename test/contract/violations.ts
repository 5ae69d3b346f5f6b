import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Version } from "../../generated/versions.ts";
import { locate } from "../../scripts/lib/openapi/document.ts";
import { below, toPointer } from "../../scripts/lib/openapi/pointer.ts";
import { bundles } from "./cases.ts";

const validators = new Map(
  bundles.map(([version, document]) => {
    const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true, coerceTypes: false }));
    return [version, { document, ajv: ajv.addSchema(document, "bundle") }] as const;
  }),
);

interface BundleValidator {
  document: object;
  ajv: Ajv2020;
}

/** The violations of the contract in a response: status, headers and body, one sentence each. */
export async function violationsOf(version: string, path: string, response: Response): Promise<string[]> {
  const { document, ajv } = validators.get(version as Version) as BundleValidator;
  const stated = locate(document, toPointer("paths", path, "post", "responses", String(response.status)));
  if (!stated) return [`The contract has no response ${response.status} for ${path}.`];
  const ofHeaders = Object.keys(stated.node.headers ?? {}).flatMap((name) => {
    const header = locate(document, below(stated.pointer, "headers", name));
    const { required, schema } = (header?.node ?? {}) as { required?: boolean; schema?: { type?: string } };
    const value = response.headers.get(name);
    if (value === null) return required ? [`The header ${name} is missing.`] : [];
    const typed = schema?.type === "integer" ? Number(value) : value;
    return check(ajv, `${header?.pointer}/schema`, typed).map((fault) => `The header ${name}${fault}`);
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  if (!isJson) return [...ofHeaders, "The Content-Type is not application/json."];
  const body: unknown = await response.json();
  return [...ofHeaders, ...check(ajv, below(stated.pointer, "content", "application/json", "schema"), body)];
}

function check(ajv: Ajv2020, pointer: string, value: unknown): string[] {
  const validate = ajv.getSchema(`bundle#${pointer}`);
  if (!validate) throw new Error(`There is no schema at ${pointer}.`);
  validate(value);
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
