import { sourceCondition } from "@data-validation/tooling/source-condition";
import { defaultServerConditions } from "vite";

const conditions = [sourceCondition, ...defaultServerConditions];

/** The settings of Vitest with which the packages of this repository are their sources. */
export const sourceConditions = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};
