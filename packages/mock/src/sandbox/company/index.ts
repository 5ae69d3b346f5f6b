import { createKindSandbox } from "../kind.ts";
import { companyGet, companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

export const companyOperations = createKindSandbox<"company">({
  companyGet,
  companySearch,
  companyValidate,
});
