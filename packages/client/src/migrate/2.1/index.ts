import type { Step } from "../step.ts";
import { nameChanges, namePath, nameTranslator } from "./name.ts";
import { phoneChanges, phonePath, phoneTranslator } from "./phone.ts";

/** What version 2.1 changed: a module an operation, with the names that differ and what translates them. */
export const to21 = {
  from: "2.0",
  to: "2.1",
  changes: [...phoneChanges, ...nameChanges],
  paths: { [phonePath]: phoneTranslator, [namePath]: nameTranslator },
} as const satisfies Step;
