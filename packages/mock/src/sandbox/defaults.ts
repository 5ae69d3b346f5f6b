import { tables } from "@data-validation/generated/mock/tables";
import {
  type CurrentVersion,
  currentVersion,
  type Version,
} from "@data-validation/generated/versions";
import type { SchemasOf } from "../schemas.ts";

/** The options with a default in a version of the contract. Other options do not compile. */
export function defaultsOf<Name extends keyof SchemasOf<V>, V extends Version = CurrentVersion>(
  schema: Name,
  version: V = currentVersion as V,
): Required<SchemasOf<V>[Name]> {
  return tables[version].defaults[String(schema)] as Required<SchemasOf<V>[Name]>;
}
