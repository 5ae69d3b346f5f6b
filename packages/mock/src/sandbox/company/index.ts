import type { KindOperations } from "../kind.ts";
import { companyGet } from "./get.ts";
import { companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

const operations = { companyGet, companySearch, companyValidate };

/** The sandbox of companies. */
export const company: KindOperations<"company"> = { "2.0": operations, "2.1": operations };
