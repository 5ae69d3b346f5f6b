import { createKindSandbox } from "../kind.ts";
import { emailSearch } from "./search.ts";
import { emailValidate } from "./validate.ts";

export const emailOperations = createKindSandbox<"email">({ emailSearch, emailValidate });
