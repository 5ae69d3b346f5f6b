import { toPointer } from "@data-validation/openapi-document/pointer";

const schemaOf = (path: string, ...keys: string[]) =>
  toPointer("paths", path, "post", ...keys, "content", "application/json", "schema");

/** The JSON pointer of the schema of an operation's request. */
export const requestOf = (path: string): string => schemaOf(path, "requestBody");

/** The JSON pointer of the schema of an operation's success. */
export const successOf = (path: string): string => schemaOf(path, "responses", "200");
