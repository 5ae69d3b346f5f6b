import { inEveryVersion } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

/** The sandbox of places. */
export const location = inEveryVersion<"location">({ locationGet, locationLocalize, locationSearch, locationValidate });
