import { isDeepStrictEqual } from "node:util";
import { isObject, type Json, type JsonObject } from "../../observe/contract/json.ts";
import { callName, namesAs, V20, V21 } from "../calls.ts";
import { has, inSection, type Make, optionTries, saysTheSame, triesOf, valueAt } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, notShown, type Response, type Rule, show } from "../rule.ts";
import { correctionTries, isSame, mistakenNames, modeRules, modes } from "./corrections.ts";

const section24 = inSection("2.4");
const section92 = inSection("9.2");

const makesOf = (queries: readonly JsonObject[]): Make[] =>
  queries.map((query) => (version, options) => callName(query, version, options));

/** Men's names that the Czech language inflects. */
const ordinary = makesOf([...namesAs("Jan", "Novák"), ...namesAs("Petr", "Svoboda"), ...namesAs("Marek", "Dvořák")]);
const few = ordinary.slice(0, 4);
const ordinaryCalls = ordinary.map((make) => make(V21));
const nonsense = namesAs("12345", "@@@").map((query) => callName(query, V21));
const several = [...ordinaryCalls.slice(0, 2), ...nonsense];

/** A value of an option is accepted where the same query without it is. */
const accepts = (sentence: string, name: string, option: string) =>
  section24.some(`${sentence} (${option} accepted)`, optionTries(ordinary, V21, { [name]: option }), () => holds);

function componentsOf(response: Response): Record<"valid" | "invalid", Json[]> {
  const list = (name: string) => [valueAt(response, `result.data.dataTypes.${name}`) ?? []].flat();
  return { valid: list("valid"), invalid: list("invalid") };
}

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
  section24.equals(
    `${correctionRow} (default)`,
    (["formatting", "content"] as const).flatMap((kind) =>
      optionTries(makesOf(mistakenNames(kind).slice(0, 2)), V21, { correctionMode: "full" }),
    ),
    "without the option the same as with `full`",
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
const vocatives = ["vocativeName", "vocativeSurname", "vocativeNameSurname"] as const;

function textOf({ request }: Call): string {
  return Object.values(request.query as Record<string, string>).join(" ");
}

/** Whether a response has a vocative that is not the name as it was sent. */
function isInflected(response: Response, sent: Call): boolean {
  const forms = vocatives.map((name) => valueAt(response, `result.data.${name}`));
  return forms.some((form) => typeof form === "string" && !textOf(sent).includes(form));
}

const languages = [
  section24.equals(
    `${languageRow} (default)`,
    optionTries(ordinary.slice(0, 2), V21, { dataLanguage: "cs" }),
    "without the option the same as with `cs`",
  ),
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

const full = { dataScope: "full" };
const detailTries = few.map((make) => ({ now: make(V21, full), old: make(V20, full) }));
const noDetails = notShown("the service has no details of these names");

/** Details as a list: one object stands for itself. */
function listOf(details: Json | undefined): JsonObject[] {
  return [details ?? []].flat().filter(isObject);
}

/** The fields of details, without the one that the versions differ in. */
function fieldsOf(details: Json | undefined): string {
  const names = new Set(listOf(details).flatMap((detail) => Object.keys(detail)));
  names.delete("nameDays");
  return [...names].toSorted().join(", ");
}

const details = [
  section24.each(
    "Response, result.data | details | object or array of objects | Moved here from the result root.",
    detailTries,
    ({ now, old }) => {
      if (has(now, "result.details"))
        return broken("`details` at the root of the result", "`details` in `result.data` alone");
      const found = valueAt(now, "result.data.details");
      if (found === undefined)
        return has(old, "result.details") ? broken("no `details`", "those that 2.0 has") : noDetails;
      return expectThat([found].flat().every(isObject), found, "an object or a list of objects");
    },
  ),
  section24.each(
    "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
    detailTries,
    ({ now, old }) => {
      const after = fieldsOf(valueAt(now, "result.data.details"));
      const before = fieldsOf(valueAt(old, "result.details"));
      return after && before ? expectThat(after === before, after, `the fields of 2.0: ${before}`) : noDetails;
    },
  ),
  section92.each("response | result.details | result.data.details", detailTries, ({ old, now }) => {
    if (has(old, "result.data.details")) return broken("`result.data.details` in 2.0", "`result.details` in 2.0");
    if (has(old, "result.details")) return holds;
    return has(now, "result.data.details")
      ? broken("no `result.details` in 2.0", "the details that 2.1 has")
      : noDetails;
  }),
  section92.each("response details[].nameDays | required | optional", detailTries, ({ old }) => {
    const found = listOf(valueAt(old, "result.details"));
    const isRight = found.every((detail) => "nameDays" in detail);
    return found.length === 0 ? noDetails : expectThat(isRight, found, "`nameDays` in each of the details of 2.0");
  }),
  inSection("7").each(
    "Migration 1. A 2.1 client that reads result.details on /name/validate finds the field absent, with no error.",
    detailTries,
    ({ now }) => expectThat(!has(now, "result.details"), valueAt(now, "result.details"), "no `details` at the root"),
  ),
];

/** Two first names with the same surname, and two surnames with the same first name. */
const families = [0, 1].map((form) => {
  const person = (name: string, surname: string) => callName(namesAs(name, surname)[form] as JsonObject, V21);
  return { one: person("Jan", "Novák"), otherName: person("Petr", "Novák"), otherSurname: person("Jan", "Svoboda") };
});

const vocative = (
  [
    ["vocativeName", "Vocative (5th case) of the first name", "otherSurname"],
    ["vocativeSurname", "Vocative of the surname", "otherName"],
    ["vocativeNameSurname", "Vocative of the full name", undefined],
  ] as const
).flatMap(([name, words, unrelated]) => [
  section24.value(
    `Response, result.data | ${name} | string or null`,
    several,
    `result.data.${name}`,
    (form) => form === null || typeof form === "string",
    "a string or null",
  ),
  section24.some(`Response, result.data | ${name} | ${words}`, families, (responses, { one: sent }) => {
    const of = (key: keyof typeof responses) => valueAt(responses[key], `result.data.${name}`);
    const one = of("one");
    const found = show([one, of("otherName"), of("otherSurname")]);
    if (!Object.keys(responses).every((key) => typeof of(key as keyof typeof responses) === "string"))
      return notShown("the service has no vocative of these names");
    const related = (["otherName", "otherSurname"] as const).filter((key) => key !== unrelated);
    if (related.some((key) => of(key) === one)) return broken(found, "another vocative for another name");
    if (unrelated && of(unrelated) !== one) return broken(found, "the same vocative for the same name");
    if (textOf(sent).includes(String(one))) return broken(found, "Czech men's names inflected");
    const parts = name === "vocativeNameSurname" ? vocatives : [];
    const missing = parts
      .map((part) => valueAt(responses.one, `result.data.${part}`))
      .find((part) => typeof part === "string" && !String(one).includes(part));
    return missing ? broken(show(one), `${missing} in it`) : holds;
  }),
  section92.value(
    `response data | absent | ${name}`,
    few.map((make) => make(V20)),
    `result.data.${name}`,
    (found) => found === undefined,
    `no ${name} in 2.0`,
  ),
]);

const allowed = ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"];
const additions = makesOf([...namesAs("Ing. Jan", "Novák"), ...namesAs("Jan", "Novák ml.")]);
const judged = [...several, ...additions.map((make) => make(V21))];

const components = [
  ...["valid", "invalid"].flatMap((list) => [
    section24.value(
      `Response, result.data | dataTypes.${list} | array of strings`,
      judged,
      `result.data.dataTypes.${list}`,
      (found) => Array.isArray(found) && found.every((component) => typeof component === "string"),
      "a list of strings",
    ),
    section24.value(
      `Allowed members of dataTypes.${list}: ${allowed.join(", ")}.`,
      judged,
      `result.data.dataTypes.${list}`,
      (found) => [found ?? []].flat().every((component) => allowed.includes(String(component))),
      "no other members",
    ),
  ]),
  section24.some(
    "Response, result.data | dataTypes.valid | Queried components judged valid",
    triesOf(ordinaryCalls),
    ({ call: response }, { call: sent }) => {
      const { valid, invalid } = componentsOf(response);
      if (valid.length > 0) return holds;
      if (invalid.length === 0 || !isInflected(response, sent))
        return notShown("the service knows none of these names");
      return broken(show({ valid, invalid }), "a component of a name that the service can inflect in `valid`");
    },
  ),
  section24.each(
    "Response, result.data | dataTypes.invalid | Queried components judged invalid",
    triesOf(nonsense),
    ({ call: response }) => {
      const { valid, invalid } = componentsOf(response);
      if (valid.length + invalid.length === 0) return notShown("the service judges no component of these names");
      return expectThat(valid.length === 0, { valid, invalid }, "digits and signs in `invalid`");
    },
  ),
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

/** Which parts of the envelope have something in them. */
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
    section92.some(`Mapping of the old option: ${words}`, smartTries, (of) => {
      const found = filled(of[before]);
      const isAlike = isDeepStrictEqual(found, filled(of[after]));
      return allOf(isModeSeen(of), expectThat(isAlike, found, `the same parts filled as with \`${after}\``));
    }),
  ),
  section92.value(
    "response data | absent | dataTypes",
    few.map((make) => make(V20)),
    "result.data.dataTypes",
    (found) => found === undefined,
    "no dataTypes in 2.0",
  ),
];

export const nameRules: Rule[] = [
  accepts("Request options | dataScope | string | not stated | Value full is allowed.", "dataScope", "full"),
  ...acceptance,
  ...corrections,
  ...languages,
  ...details,
  ...vocative,
  ...components,
  ...changedOptions,
];
