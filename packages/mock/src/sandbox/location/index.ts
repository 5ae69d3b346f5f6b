import { versions } from "../../../../../generated/versions.ts";
import { inEveryVersion } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

const operations = { locationGet, locationLocalize, locationSearch, locationValidate };

/** The sandbox of places. */
export const location = inEveryVersion<"location">({ [versions[0]]: operations });
