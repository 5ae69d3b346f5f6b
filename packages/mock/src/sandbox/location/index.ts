import { inEveryVersion } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

export const location = inEveryVersion<"location">({
  locationGet,
  locationLocalize,
  locationSearch,
  locationValidate,
});
