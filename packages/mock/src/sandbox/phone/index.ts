import { inEveryVersion } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate } from "./validate.ts";

export const phone = inEveryVersion<"phone">({ phoneSearch, phoneValidate });
