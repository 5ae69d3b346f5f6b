import type { KindOperations } from "../kind.ts";
import { locationGet } from "./get.ts";
import { locationLocalize } from "./localize.ts";
import { locationSearch } from "./search.ts";
import { locationValidate } from "./validate.ts";

const operations = { locationGet, locationLocalize, locationSearch, locationValidate };

/** The sandbox of places. */
export const location: KindOperations<"location"> = { "2.0": operations, "2.1": operations };
