import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../observe/contract/json.ts";
import { callName, namesAs, V20, V21 } from "../calls.ts";
import { has, inSection, valueAt } from "../relations.ts";
import { allOf, broken, expectThat, holds, notShown, type Response, type Rule } from "../rule.ts";
import { listOf } from "./2.4-name.ts";
import { hasSameCorrection, hasSameSuggestions, mistakenNames } from "./corrections.ts";

const { differs, each, hasNoEffect, some, value } = inSection("9.2");
const old = (query: JsonObject, options?: JsonObject) => callName(query, V20, options);
const now = (query: JsonObject, options?: JsonObject) => callName(query, V21, options);
const untidy = mistakenNames("formatting").slice(0, 4);
const ordinary = [...namesAs("Jan", "Novák"), ...namesAs("Petr", "Svoboda")];
const full = { dataScope: "full" };
const detailTries = ordinary.map((query) => ({ old: old(query, full), now: now(query, full), plain: now(query) }));
const noDetails = notShown("the service has no details of these names");

/** An option of one version in the other one: in `there` it has an effect, in `here` none. */
const beside = (
  there: typeof old,
  here: typeof now,
  queries: JsonObject[],
  option: JsonObject,
  base: JsonObject = {},
) =>
  queries.map((query) => ({
    one: here(query, base),
    other: here(query, { ...base, ...option }),
    there: there(query, { ...base, ...option }),
    thereWithout: there(query, base),
  }));

const smartTries = untidy.map((query) => ({
  one: old(query, { smartMode: true }),
  other: old(query, { smartMode: false }),
  full: now(query, { correctionMode: "full" }),
  suggestion: now(query, { correctionMode: "suggestion" }),
}));

/** Whether the modes of 2.1 show that the service corrects the data. */
function isModeSeen({ full: applied, suggestion }: Record<"full" | "suggestion", Response>) {
  const isSeen = !hasSameCorrection(applied, suggestion) && !hasSameSuggestions(applied, suggestion);
  return isSeen ? holds : notShown("the service corrects none of these names");
}

/** Which parts of the envelope have something in them. */
function filled(response: Response): Record<string, boolean> {
  const parts = ["resultCorrected", "suggestions"] as const;
  return Object.fromEntries(parts.map((part) => [part, Object.keys(valueAt(response, part) ?? {}).length > 0]));
}

const mapping = (
  [
    ["smartMode true (corrections applied) corresponds to correctionMode full.", "one", "full"],
    [
      "smartMode false (corrections offered as suggestions) corresponds to correctionMode suggestion.",
      "other",
      "suggestion",
    ],
  ] as const
).map(([words, before, after]) =>
  some(`Mapping of the old option: ${words}`, smartTries, (of) =>
    allOf(isModeSeen(of), () => {
      const isSame = isDeepStrictEqual(filled(of[before]), filled(of[after]));
      return expectThat(isSame, filled(of[before]), `the same parts filled as with \`${after}\``);
    }),
  ),
);

/** Section 9.2, and what section 7 says of it. */
export const nameChangeRules: Rule[] = [
  hasNoEffect(
    "request options | validationDepth (enum) | removed, no replacement",
    beside(old, now, untidy, { validationDepth: "minimal" }),
  ),
  differs(
    "request options | smartMode (boolean) (effect in 2.0)",
    smartTries,
    "another result with `true` than with `false`",
    isModeSeen,
  ),
  hasNoEffect(
    "request options | smartMode (boolean) | removed; replaced by correctionMode",
    beside(old, now, untidy, { smartMode: false }),
  ),
  hasNoEffect(
    "request options | absent | correctionMode (default full)",
    beside(now, old, untidy, { correctionMode: "suggestion" }),
  ),
  hasNoEffect(
    "request options | absent | dataLanguage (default cs)",
    beside(now, old, ordinary, { dataLanguage: "en" }, full),
  ),
  ...mapping,
  each("response | result.details | result.data.details", detailTries, (of) => {
    if (has(of.old, "result.data.details")) return broken("`result.data.details` in 2.0", "`result.details` in 2.0");
    if (has(of.old, "result.details")) return holds;
    return has(of.now, "result.data.details")
      ? broken("no `result.details` in 2.0", "the details that 2.1 has")
      : noDetails;
  }),
  each("response details[].nameDays | required | optional", detailTries, (of) => {
    const details = listOf(valueAt(of.old, "result.details"));
    const isRight = details.every((detail) => "nameDays" in detail);
    return details.length === 0 ? noDetails : expectThat(isRight, details, "`nameDays` in each of the details of 2.0");
  }),
  ...["vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"].map((name) =>
    value(
      `response data | absent | ${name}`,
      ordinary.map((query) => old(query)),
      `result.data.${name}`,
      (found) => found === undefined,
      `no ${name} in 2.0`,
    ),
  ),
  inSection("7").each(
    "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent, with no error.",
    detailTries,
    (of) => expectThat(!has(of.now, "result.details"), valueAt(of.now, "result.details"), "no `details` at the root"),
  ),
];
