import { createKindSandbox } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";
export { isOutsideCatalogue } from "./outside-catalogue.ts";

export const sandbox = createKindSandbox<"email">({ emailSearch, emailValidate });
