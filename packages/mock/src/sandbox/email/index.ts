import type { KindOperations } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

const operations = { emailSearch, emailValidate };

/** The sandbox of e-mail addresses. */
export const email: KindOperations<"email"> = { "2.0": operations, "2.1": operations };
