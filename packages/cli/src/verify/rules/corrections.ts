import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../observe/contract/json.ts";
import { callName, namesAs, V21 } from "../calls.ts";
import { valueAt } from "../relations.ts";
import { type Call, holds, notShown, type Outcome, type Response } from "../rule.ts";

/** The values of `correctionMode`. */
export const modes = ["full", "format", "suggestion", "none"] as const;

export type InEachMode<Of> = Readonly<Record<(typeof modes)[number], Of>>;

/** Names with something to correct: their formatting alone, or anything but their formatting. */
const mistakes = {
  formatting: ["jana KADLECOVÁ", "petr novák", "john SMITH"],
  content: ["Kadlecová Jana", "Novák Petr", "Smith John", "Petrr Novák", "Johhn Smith"],
};

/** Queries with a mistake. */
export function mistakenNames(kind: keyof typeof mistakes): JsonObject[] {
  return mistakes[kind].flatMap((text) => {
    const [name = "", surname = ""] = text.split(" ");
    return namesAs(name, surname);
  });
}

/** Each query with a mistake, in every mode. */
export function correctionTries(kind: keyof typeof mistakes): InEachMode<Call>[] {
  return mistakenNames(kind).map((query) => {
    const calls = modes.map((correctionMode) => [correctionMode, callName(query, V21, { correctionMode })]);
    return Object.fromEntries(calls) as InEachMode<Call>;
  });
}

/** Whether two responses have the same part of the envelope, whatever is inside of it: the specification does not show that. */
const hasSame =
  (part: "resultCorrected" | "suggestions") =>
  (a: Response, b: Response): boolean =>
    isDeepStrictEqual(valueAt(a, part), valueAt(b, part));

export const hasSameCorrection = hasSame("resultCorrected");
export const hasSameSuggestions = hasSame("suggestions");

/** Whether the service corrects the data: only then is there a mode to see. */
export function isCorrected({
  full,
  none,
  suggestion,
}: Pick<InEachMode<Response>, "full" | "none" | "suggestion">): Outcome {
  const isApplied = !hasSameCorrection(full, none) || !hasSameCorrection(full, suggestion);
  return isApplied ? holds : notShown("the service corrects none of these names");
}
