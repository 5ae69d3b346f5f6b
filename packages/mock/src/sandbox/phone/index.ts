import { createKindSandbox } from "../kind.ts";
import { phoneSearch } from "./search.ts";
import { phoneValidate } from "./validate.ts";

export const phoneOperations = createKindSandbox<"phone">({ phoneSearch, phoneValidate });
