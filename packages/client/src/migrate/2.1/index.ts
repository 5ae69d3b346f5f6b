import type { Step } from "../step.ts";
import { nameChanges, namePath, nameTranslator } from "./name.ts";
import { phoneChanges, phonePath, phoneTranslator } from "./phone.ts";

/** What version 2.1 changed: a module an operation, with the names that differ and what translates them. */
export const to21 = {
  from: "2.0",
  to: "2.1",
  changes: [...phoneChanges, ...nameChanges],
  nullable: [
    { section: "9.1", holder: "country", name: "code" },
    { section: "9.1", holder: "country", name: "prefix" },
    { section: "9.2", holder: "details", name: "nameDays" },
  ],
  paths: { [phonePath]: phoneTranslator, [namePath]: nameTranslator },
} as const satisfies Step;
