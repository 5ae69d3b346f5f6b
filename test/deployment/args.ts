import { parseArgs } from "node:util";
import { rejectArguments } from "../support/chosen.ts";

/** The base image, if one is named. */
export const baseImage = readBase();

function readBase(): string | undefined {
  try {
    return parseArgs({ options: { base: { type: "string" } } }).values.base;
  } catch (error) {
    return rejectArguments((error as Error).message);
  }
}
