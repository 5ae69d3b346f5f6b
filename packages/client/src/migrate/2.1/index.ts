import type { Step } from "../step.ts";
import { nameChanges, nameMeaning, namePath } from "./name.ts";
import { phoneChanges, phoneMeaning, phonePath } from "./phone.ts";

/** What version 2.1 changed: a module an operation, with the names that differ and what else does. */
export const to21 = {
  from: "2.0",
  to: "2.1",
  changes: [...phoneChanges, ...nameChanges],
  nullable: [
    { section: "9.1", holder: "country", name: "code" },
    { section: "9.1", holder: "country", name: "prefix" },
    { section: "9.2", holder: "details", name: "nameDays" },
  ],
  meanings: { [phonePath]: phoneMeaning, [namePath]: nameMeaning },
} as const satisfies Step;
