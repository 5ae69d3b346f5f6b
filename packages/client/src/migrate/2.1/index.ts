import type { Step } from "../step.ts";
import { NAME_PATH, nameChanges, nameMeaning } from "./name.ts";
import { PHONE_PATH, phoneChanges, phoneMeaning } from "./phone.ts";

/**
 * The changes of version 2.1: a module per operation, with its renamed fields and other
 * differences.
 */
export const to21 = {
  from: "2.0",
  to: "2.1",
  changes: [...phoneChanges, ...nameChanges],
  nullable: [
    { parentName: "country", name: "code" },
    { parentName: "country", name: "prefix" },
    { parentName: "details", name: "nameDays" },
  ],
  meanings: { [PHONE_PATH]: phoneMeaning, [NAME_PATH]: nameMeaning },
} as const satisfies Step;
