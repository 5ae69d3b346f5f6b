// The bundle of each version of the API, made from openapi/ by npm run generate.
import v2_0 from "./openapi/2.0.json" with { type: "json" };
import v2_1 from "./openapi/2.1.json" with { type: "json" };
import type { Version } from "./versions.ts";

/** The parsed bundle of each version. */
export const documents: Readonly<Record<Version, object>> = {
  "2.0": v2_0,
  "2.1": v2_1,
};
