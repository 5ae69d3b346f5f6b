import { createKindSandbox } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";

export const operations = createKindSandbox<"phone">({ phoneSearch, phoneValidate });

/** The numbering plans are complete. */
export const isOutsideCatalogue = () => false;
