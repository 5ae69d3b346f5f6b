import { versions } from "../../../../../generated/versions.ts";
import { inEveryVersion } from "../kind.ts";
import { companyGet } from "./get.ts";
import { companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

const operations = { companyGet, companySearch, companyValidate };

/** The sandbox of companies. */
export const company = inEveryVersion<"company">({ [versions[0]]: operations });
