import { createKindSandbox } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";
export { isOutsideCatalogue } from "./outside-catalogue.ts";

export const sandbox = createKindSandbox<"phone">({ phoneSearch, phoneValidate });
