import { inEveryVersion } from "../kind.ts";
import { nameValidate } from "./validate.ts";

/** The sandbox of personal names. */
export const name = inEveryVersion<"name">({
  "2.0": { nameValidate: nameValidate["2.0"] },
  "2.1": { nameValidate: nameValidate["2.1"] },
});
