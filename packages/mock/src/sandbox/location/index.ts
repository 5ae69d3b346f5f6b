import { createKindSandbox } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

export const locationOperations = createKindSandbox<"location">({
  locationGet,
  locationLocalize,
  locationSearch,
  locationValidate,
});
