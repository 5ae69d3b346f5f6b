import { readFileSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "../lib/command.ts";
import { inTemporaryFolder } from "../lib/files.ts";
import { tool } from "../lib/tool.ts";

/** A schema as Redocly's generators get it; of the kinds of schemas, those that the contract uses. */
export type Schema = { description?: string } & (
  | { kind: "scalar"; scalar: "string" | "integer" | "number" | "boolean" }
  | { kind: "array"; items: Schema }
  | { kind: "object"; properties: Property[] }
  | { kind: "ref"; name: string }
  | { kind: "enum"; values: string[] }
  | { kind: "union"; members: Schema[] }
  | { kind: "null" }
);

/** A field of an object. */
export interface Property {
  name: string;
  schema: Schema;
  required: boolean;
  description?: string;
}

/** An operation. */
export interface ModelOperation {
  name: string;
  path: string;
  summary: string;
  description: string;
  tags: [string];
  requestBody: { schema: Schema };
  successResponses: [{ schema: Schema }];
  errorResponses: [{ schema: Schema }];
}

/** A document as Redocly's generators get it. */
export interface Model {
  services: { operations: ModelOperation[] }[];
  schemas: { name: string; schema: Schema; description?: string }[];
}

/** Reads the contract of a version with Redocly. */
export function readModel(version: string): Promise<Model> {
  return inTemporaryFolder(async (folder) => {
    const generator = join(import.meta.dirname, "generator.ts");
    const words = [`generated/openapi/${version}.json`, "--generator", generator, "-o", join(folder, "model.ts")];
    const { code, errors } = await tool("redocly", ["generate-client", ...words]);
    if (code !== 0) throw new UserError(`The contract cannot be read.\n\n${errors}`);
    return JSON.parse(readFileSync(join(folder, "model.json"), "utf8"));
  });
}
