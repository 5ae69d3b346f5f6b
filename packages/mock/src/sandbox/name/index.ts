import { inEveryVersion } from "../kind.ts";
import { nameValidate } from "./validate.ts";

/** The sandbox of personal names. */
export const name = inEveryVersion<"name">({ nameValidate });
