import { SOURCE_CONDITION } from "@data-validation/tooling/source-condition";
import { defaultExternalConditions, defaultServerConditions } from "vite";

// Vite prefers the condition "module". It is left out: Node loads the resolved files, and in those
// it rejects paths without an extension.
const conditions = [
  SOURCE_CONDITION,
  ...defaultServerConditions.filter((condition) => condition !== "module"),
];
const externalConditions = [SOURCE_CONDITION, ...defaultExternalConditions];

/** The settings of Vitest with which the packages of this repository are their sources. */
export const sourceConditions = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions } },
};
