import { inEveryVersion } from "../kind.ts";
import { companyGet } from "./get.ts";
import { companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

export const company = inEveryVersion<"company">({ companyGet, companySearch, companyValidate });
