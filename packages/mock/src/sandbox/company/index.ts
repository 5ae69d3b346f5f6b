import { inEveryVersion } from "../kind.ts";
import { companyGet, companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

export const company = inEveryVersion<"company">({ companyGet, companySearch, companyValidate });
