import { inEveryVersion } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

export const email = inEveryVersion<"email">({ emailSearch, emailValidate });
