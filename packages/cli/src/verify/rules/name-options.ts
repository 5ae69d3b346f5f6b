import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "@data-validation/openapi-document/json";
import type { ServiceResponse } from "../../traffic/call.ts";
import { callName, type NameOptions, nameQueries, V20, V21 } from "../calls.ts";
import { hasSameOutcome, optionTries, valueAt } from "../relations.ts";
import { allHold, broken, expectThat, holds, notShown, type Rule } from "../rule.ts";
import {
  correctionModes,
  correctionTries,
  hasSamePart,
  mistakenNames,
  modeRules,
} from "./corrections.ts";
import {
  dataTypesOf,
  fewNames,
  fullScope,
  hasVocative,
  isInflected,
  nameCallMakers,
  ordinaryNames,
  section24,
  section92,
} from "./name-calls.ts";

/** A value of an option is accepted if the same query without it is. */
const acceptedRule = (sentence: string, option: NameOptions) =>
  section24.some(
    `${sentence} (${Object.values(option).join()} accepted)`,
    optionTries(ordinaryNames, V21, option),
    () => holds,
  );

/** An option that accepts a part of a name, with names that have such a part. */
function acceptanceRule(
  option: "acceptDegrees" | "acceptContext",
  words: string,
  component: string,
  ...names: [name: string, surname: string][]
): Rule {
  const makes = nameCallMakers(names.flatMap((pair) => nameQueries(...pair).toReversed()));
  return section24.differs(
    `Request options | ${option} | boolean | not stated | Whether ${words} accepted (${component})`,
    optionTries(makes, V21, { [option]: true }, { [option]: false }),
    "another result if it is accepted than if it is not",
    ({ one }) => {
      const found = Object.values(dataTypesOf(one)).flat().map(String);
      return found.includes(component) ? holds : notShown("the service finds none in these names");
    },
  );
}

const acceptanceRules = [
  acceptanceRule("acceptDegrees", "academic degrees are", "degreesBefore", ["Ing. Jan", "Novák"]),
  acceptanceRule("acceptDegrees", "academic degrees are", "degreesAfter", ["Jan", "Novák, Ph.D."]),
  acceptanceRule(
    "acceptContext",
    "context is",
    "context",
    ["Jan", "Novák ml."],
    ["Petr", "Svoboda st."],
  ),
];

const CORRECTION_ROW = "Request options | correctionMode | enum | full | See below";

const correctionRules = [
  section24.isDefault({
    sentence: `${CORRECTION_ROW} (default)`,
    makes: nameCallMakers(
      (["formatting", "content"] as const).flatMap((kind) => mistakenNames(kind).slice(0, 2)),
    ),
    version: V21,
    option: { correctionMode: "full" },
    beside: [fullScope, { acceptDegrees: true, acceptContext: true }, { dataLanguage: "cs" }],
  }),
  section24.some(
    `${CORRECTION_ROW} (effect)`,
    correctionTries("formatting").map((calls, index) => {
      const tidy = nameQueries("Jana", "Nováková")[index % 2] as JsonObject;
      return { ...calls, tidy: callName(tidy, V21) };
    }),
    ({ tidy, full, ...others }) => {
      if (Object.values(others).some((other) => !hasSameOutcome(full, other))) return holds;
      if (hasSamePart("resultCorrected", full, tidy) && hasSamePart("suggestions", full, tidy))
        return notShown("the service corrects none of these names");
      return broken(
        "the same result in every mode",
        "another result if corrections are applied than if they are not",
      );
    },
  ),
  ...modeRules,
  ...correctionModes.map((correctionMode) =>
    acceptedRule("correctionMode values", { correctionMode }),
  ),
];

type DataLanguage = NonNullable<NameOptions["dataLanguage"]>;

/** Pairs of languages that inflect names differently. */
const otherForms: [DataLanguage, DataLanguage][] = [
  ["en", "cs"],
  ["sk", "cs"],
  ["pl", "cs"],
  ["pl", "en"],
];

const LANGUAGE_ROW =
  "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms";

const languageRules = [
  section24.isDefault({
    sentence: `${LANGUAGE_ROW} (default)`,
    makes: ordinaryNames.slice(0, 2),
    version: V21,
    option: { dataLanguage: "cs" },
    beside: [fullScope, { acceptDegrees: true, acceptContext: true }, { correctionMode: "full" }],
  }),
  ...otherForms.map(([dataLanguage, beside]) => {
    return section24.differs(
      `${LANGUAGE_ROW} (${dataLanguage} beside ${beside})`,
      optionTries(ordinaryNames, V21, { dataLanguage: beside }, { dataLanguage }),
      `other forms with \`${dataLanguage}\` than with \`${beside}\``,
      ({ plain, one, other }, calls) =>
        isInflected(plain, calls.plain) && (hasVocative(one) || hasVocative(other))
          ? holds
          : notShown("the service inflects none of these names"),
    );
  }),
  ...(["en", "cs", "sk", "pl"] as const).map((dataLanguage) =>
    acceptedRule("Request options | dataLanguage | enum", { dataLanguage }),
  ),
];

const untidyNames = nameCallMakers(mistakenNames("formatting").slice(0, 4));

const smartTries = untidyNames.map((make) => ({
  one: make(V20, { smartMode: true }),
  other: make(V20, { smartMode: false }),
  full: make(V21, { correctionMode: "full" }),
  suggestion: make(V21, { correctionMode: "suggestion" }),
}));

/** Whether the modes of 2.1 show that the service corrects the data. */
function expectCorrection({ full, suggestion }: Record<"full" | "suggestion", ServiceResponse>) {
  const isAlike =
    hasSamePart("resultCorrected", full, suggestion) ||
    hasSamePart("suggestions", full, suggestion);
  return isAlike ? notShown("the service corrects none of these names") : holds;
}

function filledParts(response: ServiceResponse): Record<string, boolean> {
  const parts = ["resultCorrected", "suggestions"] as const;
  return Object.fromEntries(
    parts.map((part) => [part, Object.keys(valueAt(response, part) ?? {}).length > 0]),
  );
}

function mappingRule(words: string, before: "one" | "other", after: "full" | "suggestion"): Rule {
  return section92.each(`Mapping of the old option: ${words}`, smartTries, (responses) => {
    const filledBefore = filledParts(responses[before]);
    const isAlike = isDeepStrictEqual(filledBefore, filledParts(responses[after]));
    return allHold(
      expectCorrection(responses),
      expectThat(isAlike, filledBefore, `the same parts filled as with \`${after}\``),
    );
  });
}

const REMOVED = "request options | smartMode (boolean)";
const ADDED = "request options | absent";

const changedOptionRules = [
  section92.hasNoEffect({
    sentence: "request options | validationDepth (enum) | removed, no replacement",
    makes: untidyNames,
    has: V20,
    option: { validationDepth: "minimal" },
  }),
  section92.differs(
    `${REMOVED} (effect in 2.0)`,
    smartTries,
    "another result with `true` than with `false`",
    expectCorrection,
  ),
  section92.hasNoEffect({
    sentence: `${REMOVED} | removed; replaced by correctionMode`,
    makes: untidyNames,
    has: V20,
    option: { smartMode: false },
  }),
  section92.hasNoEffect({
    sentence: `${ADDED} | correctionMode (default full)`,
    makes: untidyNames,
    has: V21,
    option: { correctionMode: "suggestion" },
  }),
  section92.hasNoEffect({
    sentence: `${ADDED} | dataLanguage (default cs)`,
    makes: fewNames,
    has: V21,
    option: { dataLanguage: "en" },
    base: fullScope,
  }),
  mappingRule(
    "smartMode true (corrections applied) corresponds to correctionMode full.",
    "one",
    "full",
  ),
  mappingRule(
    "smartMode false (corrections offered as suggestions) corresponds to correctionMode suggestion.",
    "other",
    "suggestion",
  ),
];

export const nameOptionRules: Rule[] = [
  acceptedRule(
    "Request options | dataScope | string | not stated | Value full is allowed.",
    fullScope,
  ),
  ...acceptanceRules,
  ...correctionRules,
  ...languageRules,
  ...changedOptionRules,
];
