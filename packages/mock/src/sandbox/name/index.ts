import { createKindSandbox } from "../kind.ts";
import { nameValidate } from "./validate.ts";

export const nameOperations = createKindSandbox<"name">({ nameValidate });
