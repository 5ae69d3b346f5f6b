import { tables } from "../../../../generated/mock/tables.ts";
import { type CurrentVersion, currentVersion, type Version } from "../../../../generated/versions.ts";
import type { SchemasOf } from "../schemas.ts";

/**
 * What the options of an operation are when a request leaves them out, as the contract of a version states it.
 *
 * @param schema the name of the options' schema, for example `PhoneValidateOptions`
 * @param version the version that has the schema, the current one unless said
 * @returns the options that have a default; the type says all, so ask for no other
 */
export function defaultsOf<Name extends keyof SchemasOf<V>, V extends Version = CurrentVersion>(
  schema: Name,
  version: V = currentVersion as V,
): Required<SchemasOf<V>[Name]> {
  return tables[version].defaults[String(schema)] as Required<SchemasOf<V>[Name]>;
}
