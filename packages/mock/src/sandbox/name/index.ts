import { createKindSandbox } from "../kind.ts";
import { nameValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";
export { isOutsideCatalogue } from "./outside-catalogue.ts";

export const sandbox = createKindSandbox<"name">({ nameValidate });
