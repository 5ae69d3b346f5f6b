import type { KindOperations } from "../kind.ts";
import { nameValidate, nameValidate20 } from "./validate.ts";

/** The sandbox of personal names. */
export const name: KindOperations<"name"> = {
  "2.0": { nameValidate: nameValidate20 },
  "2.1": { nameValidate },
};
