// The versions of the API, made from openapi/ by npm run generate.
import type * as v2_0 from "./types/2.0.ts";
import type * as v2_1 from "./types/2.1.ts";

/** The versions of the API, oldest first. */
export const versions = ["2.0", "2.1"] as const;

/** A version of the API. */
export type Version = (typeof versions)[number];

/** The version of a request without the header that selects one. */
export const currentVersion = "2.1" satisfies Version;

/** The version of a request without the header that selects one. */
export type CurrentVersion = typeof currentVersion;

/** The response header that states the version, in lower case. */
export const versionHeader = "service-api-version";

/** What openapi-typescript makes of each version: its `paths`, `components` and `operations`. */
export interface Contracts {
  "2.0": { paths: v2_0.paths; components: v2_0.components; operations: v2_0.operations };
  "2.1": { paths: v2_1.paths; components: v2_1.components; operations: v2_1.operations };
}

/** The schemas of a version by their names. */
export type Schemas<V extends Version = CurrentVersion> = Contracts[V]["components"]["schemas"];
