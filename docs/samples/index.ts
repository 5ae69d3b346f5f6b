import { curl } from "./curl.ts";
import { java } from "./java.ts";
import { php } from "./php.ts";
import { python } from "./python.ts";
import type { Language } from "./sample.ts";
import { typescript } from "./typescript.ts";

export type { Language, SampleCall } from "./sample.ts";

/** The languages of the samples, in the order of their tabs. */
export const languages: readonly Language[] = [curl, typescript, python, php, java];
