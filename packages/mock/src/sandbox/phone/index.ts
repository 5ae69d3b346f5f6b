import type { KindOperations } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate, phoneValidate20 } from "./validate.ts";

/** The sandbox of phone numbers. */
export const phone: KindOperations<"phone"> = {
  "2.0": { phoneSearch, phoneValidate: phoneValidate20 },
  "2.1": { phoneSearch, phoneValidate },
};
