import { apis, defaultApi, readDefaults } from "../apis.ts";
import type { Schemas, Schemas20 } from "../contract.ts";

/**
 * What the options of an operation are when a request leaves them out, as the contract of version 2.1 states it.
 *
 * @param schema the name of the options' schema, for example `PhoneValidateOptions`
 * @returns the options that have a default; the type says all, so ask for no other
 */
export function defaultsOf<Name extends keyof Schemas>(schema: Name): Required<Schemas[Name]> {
  return readDefaults(defaultApi, schema) as Required<Schemas[Name]>;
}

/** The same for version 2.0. */
export function defaultsOf20<Name extends keyof Schemas20>(schema: Name): Required<Schemas20[Name]> {
  const api = apis.get("2.0");
  if (!api) throw new Error("The contract has no version 2.0.");
  return readDefaults(api, schema) as Required<Schemas20[Name]>;
}
