import { inEveryVersion } from "../kind.ts";
import { nameValidate } from "./validate.ts";

export const name = inEveryVersion<"name">({ nameValidate });
