// What the mock knows of each data kind, made from openapi/ by npm run generate.
import type { Version } from "../versions.ts";

/** A data kind: the first part of a path. */
export type Kind = "company" | "email" | "location" | "name" | "phone";

/** What a value breaks of a schema: an error of Ajv. */
export interface SchemaError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
  message?: string;
}

/** A schema as code: says whether a value fits, and leaves in `errors` what it breaks. */
export interface Validate {
  (value: unknown): boolean;
  errors?: SchemaError[] | null;
}

/** Validators of an operation that stop at the first error: what nearly every call needs. */
export interface Quick {
  request: Validate;
  /** The bodies of responses, by status. */
  responses: Record<number, Validate>;
}

/** Validators of an operation's request that find every error, for the calls that have one. */
export interface Thorough {
  request: Validate;
  /** The forms that the query can have, each on its own. */
  forms: Validate[];
  /** The members that the contract names, by the path of their object from the body's root, with the values that it lists. */
  named: Record<string, Record<string, string[] | null>>;
}

/** The response examples of an operation by name: the body of a success, or the status of an error, which is in the table of errors. */
export type Examples = Record<string, { body: unknown } | { status: number }>;

/** What is known of each operation, by version and operation id. */
export type ById<Value> = Record<Version, Record<string, Value>>;

/** The quick validators of each kind, by version and operation id. */
export const loadQuick: Record<Kind, () => Promise<ById<Quick>>> = {
  company: async () => (await import("./company/quick.js")).quick,
  email: async () => (await import("./email/quick.js")).quick,
  location: async () => (await import("./location/quick.js")).quick,
  name: async () => (await import("./name/quick.js")).quick,
  phone: async () => (await import("./phone/quick.js")).quick,
};

/** The thorough validators of each kind, by version and operation id. */
export const loadThorough: Record<Kind, () => Promise<ById<Thorough>>> = {
  company: async () => (await import("./company/thorough.js")).thorough,
  email: async () => (await import("./email/thorough.js")).thorough,
  location: async () => (await import("./location/thorough.js")).thorough,
  name: async () => (await import("./name/thorough.js")).thorough,
  phone: async () => (await import("./phone/thorough.js")).thorough,
};

/** The response examples of each kind, by version and operation id. */
export const loadExamples: Record<Kind, () => Promise<ById<Examples>>> = {
  company: async () => (await import("./company/examples.js")).examples,
  email: async () => (await import("./email/examples.js")).examples,
  location: async () => (await import("./location/examples.js")).examples,
  name: async () => (await import("./name/examples.js")).examples,
  phone: async () => (await import("./phone/examples.js")).examples,
};
