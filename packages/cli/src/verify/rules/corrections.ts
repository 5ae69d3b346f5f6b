import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../observe/contract/json.ts";
import { callPerson, namesAs, V21 } from "../calls.ts";
import { valueAt } from "../relations.ts";
import { type Call, holds, notShown, type Outcome, type Response } from "../rule.ts";

/** The values of `correctionMode`. */
const modes = ["full", "format", "suggestion", "none"] as const;

export type Mode = (typeof modes)[number];

/** Names with something to correct: their formatting alone, or anything but their formatting. */
const mistakes = {
  formatting: [
    ["jana", "KADLECOVÁ"],
    ["  petr", "novák"],
    ["john", "SMITH"],
  ],
  content: [
    ["Kadlecová", "Jana"],
    ["Novák", "Petr"],
    ["Smith", "John"],
    ["Petrr", "Novák"],
    ["Johhn", "Smith"],
  ],
} as const;

/** Queries with a mistake. */
export function mistakenNames(kind: keyof typeof mistakes): JsonObject[] {
  return mistakes[kind].flatMap(([name, surname]) => namesAs(name, surname));
}

/** Each query with a mistake, in every mode. */
export function correctionTries(kind: keyof typeof mistakes): Record<Mode, Call>[] {
  return mistakenNames(kind).map(inEachMode);
}

export function inEachMode(query: JsonObject): Record<Mode, Call> {
  const calls = modes.map((correctionMode) => [correctionMode, callPerson(query, V21, { correctionMode })]);
  return Object.fromEntries(calls) as Record<Mode, Call>;
}

/** Whether two responses have the same correction; what is inside of one is not shown. */
export function hasSameCorrection(a: Response, b: Response): boolean {
  return isDeepStrictEqual(valueAt(a, "resultCorrected"), valueAt(b, "resultCorrected"));
}

export function hasSameSuggestions(a: Response, b: Response): boolean {
  return isDeepStrictEqual(valueAt(a, "suggestions"), valueAt(b, "suggestions"));
}

/** Whether the service corrects the data: only then is there a mode to see. */
export function isCorrected({ full, none, suggestion }: Record<"full" | "none" | "suggestion", Response>): Outcome {
  const isApplied = !hasSameCorrection(full, none) || !hasSameCorrection(full, suggestion);
  return isApplied ? holds : notShown("the service corrects none of these names");
}
