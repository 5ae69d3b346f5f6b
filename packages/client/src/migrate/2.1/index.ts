import type { Step } from "../step.ts";
import { nameChanges, nameMeaning, namePath } from "./name.ts";
import { phoneChanges, phoneMeaning, phonePath } from "./phone.ts";

/** What version 2.1 changed: a module an operation, with the names that differ and what else does. */
export const to21 = {
  from: "2.0",
  to: "2.1",
  changes: [...phoneChanges, ...nameChanges],
  nullable: [
    { holder: "country", name: "code" },
    { holder: "country", name: "prefix" },
    { holder: "details", name: "nameDays" },
  ],
  meanings: { [phonePath]: phoneMeaning, [namePath]: nameMeaning },
} as const satisfies Step;
