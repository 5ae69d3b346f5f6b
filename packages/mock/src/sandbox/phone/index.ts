import { inEveryVersion } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate } from "./validate.ts";

/** The operations on phone numbers. */
export const phone = inEveryVersion<"phone">({
  "2.0": { phoneSearch, phoneValidate: phoneValidate["2.0"] },
  "2.1": { phoneSearch, phoneValidate: phoneValidate["2.1"] },
});
