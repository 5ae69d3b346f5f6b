import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../../../../../scripts/lib/openapi/json.ts";
import { callName, namesAs, V20, V21 } from "../calls.ts";
import { optionTries, saysTheSame, valueAt } from "../relations.ts";
import { allOf, broken, expectThat, holds, notShown, type Response, type Rule } from "../rule.ts";
import { correctionTries, isSame, mistakenNames, modeRules, modes } from "./corrections.ts";
import { componentsOf, few, full, isInflected, makesOf, ordinary, section24, section92 } from "./names.ts";

/** A value of an option is accepted if the same query without it is. */
const accepts = (sentence: string, name: string, option: string) =>
  section24.some(`${sentence} (${option} accepted)`, optionTries(ordinary, V21, { [name]: option }), () => holds);

const acceptance = (
  [
    [
      "acceptDegrees",
      "Whether academic degrees are accepted",
      /^degrees/,
      ["Ing. Jan", "Novák"],
      ["Jan", "Novák, Ph.D."],
    ],
    ["acceptContext", "Whether context is accepted", /^context$/, ["Jan", "Novák ml."], ["Petr", "Svoboda st."]],
  ] as const
).map(([option, words, component, ...names]) =>
  section24.differs(
    `Request options | ${option} | boolean | not stated | ${words}`,
    optionTries(
      makesOf(names.flatMap(([name, surname]) => namesAs(name, surname).toReversed())),
      V21,
      { [option]: true },
      { [option]: false },
    ),
    "another result if it is accepted than if it is not",
    ({ one }) => {
      const isFound = Object.values(componentsOf(one))
        .flat()
        .some((name) => component.test(String(name)));
      return isFound ? holds : notShown("the service finds none in these names");
    },
  ),
);

const correctionRow = "Request options | correctionMode | enum | full | See below";

const corrections = [
  section24.isDefault(
    `${correctionRow} (default)`,
    makesOf((["formatting", "content"] as const).flatMap((kind) => mistakenNames(kind).slice(0, 2))),
    V21,
    { correctionMode: "full" },
  ),
  section24.some(
    `${correctionRow} (effect)`,
    correctionTries("formatting").map((calls, index) => {
      const tidy = namesAs("Jana", "Nováková")[index % 2] as JsonObject;
      return { ...calls, tidy: callName(tidy, V21) };
    }),
    ({ tidy, full, ...others }) => {
      if (Object.values(others).some((other) => !saysTheSame(full, other))) return holds;
      if (isSame("resultCorrected", full, tidy) && isSame("suggestions", full, tidy))
        return notShown("the service corrects none of these names");
      return broken("the same result in every mode", "another result if corrections are applied than if they are not");
    },
  ),
  ...modeRules,
  ...modes.map((mode) => accepts("correctionMode values", "correctionMode", mode)),
];

const languageRow =
  "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms";

const languages = [
  section24.isDefault(`${languageRow} (default)`, ordinary.slice(0, 2), V21, { dataLanguage: "cs" }),
  ...["en beside cs", "sk beside cs", "pl beside cs", "pl beside en"].map((pair) => {
    const [language = "", beside = ""] = pair.split(" beside ");
    return section24.differs(
      `${languageRow} (${pair})`,
      optionTries(ordinary, V21, { dataLanguage: beside }, { dataLanguage: language }),
      `other forms with \`${language}\` than with \`${beside}\``,
      ({ plain }, calls) =>
        isInflected(plain, calls.plain) ? holds : notShown("the service inflects none of these names"),
    );
  }),
  ...["en", "cs", "sk", "pl"].map((option) => accepts("Request options | dataLanguage | enum", "dataLanguage", option)),
];

const untidy = makesOf(mistakenNames("formatting").slice(0, 4));

/** The modes of 2.0 and of 2.1 for the same name. */
const smartTries = untidy.map((make) => ({
  one: make(V20, { smartMode: true }),
  other: make(V20, { smartMode: false }),
  full: make(V21, { correctionMode: "full" }),
  suggestion: make(V21, { correctionMode: "suggestion" }),
}));

/** Whether the modes of 2.1 show that the service corrects the data. */
function isModeSeen({ full, suggestion }: Record<"full" | "suggestion", Response>) {
  const isAlike = isSame("resultCorrected", full, suggestion) || isSame("suggestions", full, suggestion);
  return isAlike ? notShown("the service corrects none of these names") : holds;
}

/** Which parts of the envelope are not empty. */
function filled(response: Response): Record<string, boolean> {
  const parts = ["resultCorrected", "suggestions"] as const;
  return Object.fromEntries(parts.map((part) => [part, Object.keys(valueAt(response, part) ?? {}).length > 0]));
}

const of20 = { has: V20, lacks: V21 };
const of21 = { has: V21, lacks: V20 };

const changedOptions = [
  section92.hasNoEffect("request options | validationDepth (enum) | removed, no replacement", untidy, of20, {
    validationDepth: "minimal",
  }),
  section92.differs(
    "request options | smartMode (boolean) (effect in 2.0)",
    smartTries,
    "another result with `true` than with `false`",
    isModeSeen,
  ),
  section92.hasNoEffect("request options | smartMode (boolean) | removed; replaced by correctionMode", untidy, of20, {
    smartMode: false,
  }),
  section92.hasNoEffect("request options | absent | correctionMode (default full)", untidy, of21, {
    correctionMode: "suggestion",
  }),
  section92.hasNoEffect(
    "request options | absent | dataLanguage (default cs)",
    few,
    of21,
    { dataLanguage: "en" },
    full,
  ),
  ...(
    [
      ["smartMode true (corrections applied) corresponds to correctionMode full.", "one", "full"],
      [
        "smartMode false (corrections offered as suggestions) corresponds to correctionMode suggestion.",
        "other",
        "suggestion",
      ],
    ] as const
  ).map(([words, before, after]) =>
    section92.some(`Mapping of the old option: ${words}`, smartTries, (responses) => {
      const found = filled(responses[before]);
      const isAlike = isDeepStrictEqual(found, filled(responses[after]));
      return allOf(isModeSeen(responses), expectThat(isAlike, found, `the same parts filled as with \`${after}\``));
    }),
  ),
];

export const nameOptionRules: Rule[] = [
  accepts("Request options | dataScope | string | not stated | Value full is allowed.", "dataScope", "full"),
  ...acceptance,
  ...corrections,
  ...languages,
  ...changedOptions,
];
