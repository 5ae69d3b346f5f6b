import { versions } from "../../../../../generated/versions.ts";
import { inEveryVersion } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

const operations = { emailSearch, emailValidate };

/** The sandbox of e-mail addresses. */
export const email = inEveryVersion<"email">({ [versions[0]]: operations });
