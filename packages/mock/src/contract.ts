import type { components as components20 } from "../../../generated/types/2.0.ts";
import type { components as components21 } from "../../../generated/types/2.1.ts";

/** The schemas of version 2.1 by name, as TypeScript types made from the contract. */
export type Schemas = components21["schemas"];

/** The schemas of version 2.0 by name, as TypeScript types made from the contract. */
export type Schemas20 = components20["schemas"];

/** The error object of a failed request (section 7), the same in both versions. */
export type ApiError = Schemas["RequestError"];
