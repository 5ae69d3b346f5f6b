import { createKindSandbox } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

export { gatekeeper } from "./keeps-input.ts";
export { isOutsideCatalogue } from "./outside-catalogue.ts";

export const sandbox = createKindSandbox<"location">({
  locationGet,
  locationLocalize,
  locationSearch,
  locationValidate,
});
