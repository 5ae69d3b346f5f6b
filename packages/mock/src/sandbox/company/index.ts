import { createKindSandbox } from "../kind.ts";
import { companyGet, companySearch } from "./search.ts";
import { companyValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";
export { isOutsideCatalogue } from "./outside-catalogue.ts";

export const sandbox = createKindSandbox<"company">({
  companyGet,
  companySearch,
  companyValidate,
});
