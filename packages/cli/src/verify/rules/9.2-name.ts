import { isDeepStrictEqual } from "node:util";
import { isObject, type JsonObject } from "../../observe/contract/json.ts";
import { callPerson, namesAs, V20, V21 } from "../calls.ts";
import { differs, has, hasNoEffect, valueAt } from "../relations.ts";
import { allOf, broken, expectThat, holds, notShown, type Response, type Rule, rule, show } from "../rule.ts";
import { detailsOf } from "./2.4-name.ts";
import { hasSameCorrection, hasSameSuggestions, mistakenNames } from "./corrections.ts";

const section = "9.2";
const old = (query: JsonObject, options?: JsonObject) => callPerson(query, V20, options);
const now = (query: JsonObject, options?: JsonObject) => callPerson(query, V21, options);
const untidy = mistakenNames("formatting");
const ordinary = [...namesAs("Jan", "Novák"), ...namesAs("Petr", "Svoboda")];
const full = { dataScope: "full" };

const smartTries = untidy.map((query) => ({
  applied: old(query, { smartMode: true }),
  offered: old(query, { smartMode: false }),
  full: now(query, { correctionMode: "full" }),
  suggestion: now(query, { correctionMode: "suggestion" }),
}));

const optionRules = [
  hasNoEffect(
    { section, sentence: "request options | validationDepth (enum) | removed, no replacement" },
    untidy.map((query) => ({
      thereWithout: old(query),
      there: old(query, { validationDepth: "minimal" }),
      one: now(query),
      other: now(query, { validationDepth: "minimal" }),
    })),
  ),
  differs(
    { section, sentence: "request options | smartMode (boolean) (effect in 2.0)" },
    smartTries.map(({ applied, offered, full, suggestion }) => ({ one: applied, other: offered, full, suggestion })),
    "another result with `true` than with `false`",
    (responses) => isModeSeen(responses),
  ),
  hasNoEffect(
    { section, sentence: "request options | smartMode (boolean) | removed; replaced by correctionMode" },
    untidy.map((query) => ({
      thereWithout: old(query, { smartMode: true }),
      there: old(query, { smartMode: false }),
      one: now(query),
      other: now(query, { smartMode: false }),
    })),
  ),
  hasNoEffect(
    { section, sentence: "request options | absent | correctionMode (default full)" },
    untidy.map((query) => ({
      thereWithout: now(query),
      there: now(query, { correctionMode: "suggestion" }),
      one: old(query),
      other: old(query, { correctionMode: "suggestion" }),
    })),
  ),
  hasNoEffect(
    { section, sentence: "request options | absent | dataLanguage (default cs)" },
    ordinary.map((query) => ({
      thereWithout: now(query, full),
      there: now(query, { ...full, dataLanguage: "en" }),
      one: old(query, full),
      other: old(query, { ...full, dataLanguage: "en" }),
    })),
  ),
  ...(
    [
      ["smartMode true (corrections applied) corresponds to correctionMode full.", "applied", "full"],
      [
        "smartMode false (corrections offered as suggestions) corresponds to correctionMode suggestion.",
        "offered",
        "suggestion",
      ],
    ] as const
  ).map(([words, before, after]) =>
    rule({
      section,
      sentence: `Mapping of the old option: ${words}`,
      needs: "one try",
      tries: smartTries,
      judge: (responses) =>
        allOf(isModeSeen(responses), () =>
          expectThat(
            isDeepStrictEqual(filled(responses[before]), filled(responses[after])),
            filled(responses[before]),
            `the same parts are filled as with \`${after}\`: ${show(filled(responses[after]))}`,
          ),
        ),
    }),
  ),
];

/** Whether the modes of 2.1 show that the service corrects the data. */
function isModeSeen(responses: Record<"full" | "suggestion", Response>) {
  const isSeen =
    !hasSameCorrection(responses.full, responses.suggestion) &&
    !hasSameSuggestions(responses.full, responses.suggestion);
  return isSeen ? holds : notShown("the service corrects none of these names");
}

/** Which parts of the envelope have something in them. */
function filled(response: Response): Record<string, boolean> {
  const isFilled = (value: unknown) => (isObject(value) || Array.isArray(value)) && Object.keys(value).length > 0;
  return Object.fromEntries(
    ["resultCorrected", "suggestions"].map((part) => [part, isFilled(valueAt(response, part))]),
  );
}

const detailTries = ordinary.map((query) => ({ before: old(query, full), after: now(query, full) }));

const responseRules = [
  rule({
    section,
    sentence: "response | result.details | result.data.details",
    needs: "each try",
    tries: detailTries,
    judge({ before, after }) {
      if (has(before, "result.data.details")) return broken("`result.data.details` in 2.0", "`result.details` in 2.0");
      if (has(before, "result.details")) return holds;
      if (has(after, "result.data.details")) return broken("no `result.details` in 2.0", "the details that 2.1 has");
      return notShown("the service has no details of these names");
    },
  }),
  rule({
    section,
    sentence: "response details[].nameDays | required | optional",
    needs: "each try",
    tries: ordinary.map((query) => ({ before: old(query, full) })),
    judge({ before }) {
      const details = detailsOf(valueAt(before, "result.details"));
      if (details.length === 0) return notShown("the service has no details of these names");
      return expectThat(
        details.every((detail) => "nameDays" in detail),
        details,
        "`nameDays` in each of the details of 2.0",
      );
    },
  }),
  ...["vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"].map((name) =>
    rule({
      section,
      sentence: `response data | absent | ${name}`,
      needs: "each try",
      tries: ordinary.map((query) => ({ before: old(query), after: now(query) })),
      judge: ({ before, after }) =>
        allOf(
          expectThat(!has(before, `result.data.${name}`), valueAt(before, "result.data"), `no ${name} in 2.0`),
          expectThat(has(after, `result.data.${name}`), valueAt(after, "result.data"), `${name} in 2.1`),
        ),
    }),
  ),
  rule({
    section: "7",
    sentence:
      "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent, with no error.",
    needs: "each try",
    tries: detailTries.map(({ before, after }) => ({ plain: now(after.request.query as JsonObject), before, after })),
    judge: ({ after }) =>
      expectThat(
        !has(after, "result.details"),
        valueAt(after, "result.details"),
        "no `details` at the root of the result",
      ),
  }),
];

/** Section 9.2, and what section 7 says of it. */
export const nameChangeRules: Rule[] = [...optionRules, ...responseRules];
