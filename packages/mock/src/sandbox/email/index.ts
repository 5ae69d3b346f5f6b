import { inEveryVersion } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

/** The sandbox of e-mail addresses. */
export const email = inEveryVersion<"email">({ emailSearch, emailValidate });
