import { isObject, type Json, type JsonObject } from "../../observe/contract/json.ts";
import { callName, namesAs, V20, V21 } from "../calls.ts";
import { has, inSection, saysTheSame, triesOf, valueAt } from "../relations.ts";
import { allOf, broken, type Call, expectThat, holds, notShown, type Response, type Rule, show } from "../rule.ts";
import * as corrections from "./corrections.ts";

const { hasSameCorrection, hasSameSuggestions, isCorrected } = corrections;
const { differs, each, equals, some, value } = inSection("2.4");
const call = (query: JsonObject, options?: JsonObject) => callName(query, V21, options);

/** Men's names that the Czech language inflects. */
const ordinary = [...namesAs("Jan", "Novák"), ...namesAs("Petr", "Svoboda"), ...namesAs("Marek", "Dvořák")];
const nonsense = namesAs("12345", "@@@").map((query) => callName(query, V21, {}, { mayBeRejected: true }));
const several = [...ordinary.slice(0, 2).map((query) => call(query)), ...nonsense];

/** A value of an option is accepted where the same query without it is. */
const accepts = (sentence: string, name: string, option: string) =>
  some(
    `${sentence} (${option} accepted)`,
    ordinary.map((query) => ({ without: call(query), with: call(query, { [name]: option }) })),
    () => holds,
  );

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
  differs(
    `Request options | ${option} | boolean | not stated | ${words}`,
    names
      .flatMap(([name, surname]) => namesAs(name, surname).toReversed())
      .map((query) => ({
        one: call(query, { [option]: true }),
        other: call(query, { [option]: false }),
        plain: call(query),
      })),
    "another result if it is accepted than if it is not",
    ({ one }) => {
      const { valid, invalid } = componentsOf(one);
      const isFound = [...valid, ...invalid].some((name) => component.test(String(name)));
      return isFound ? holds : notShown("the service finds none in these names");
    },
  ),
);

/** The components that a response judges. */
function componentsOf(response: Response): Record<"valid" | "invalid", Json[]> {
  const list = (name: string) => [valueAt(response, `result.data.dataTypes.${name}`) ?? []].flat();
  return { valid: list("valid"), invalid: list("invalid") };
}

const modeRow = "Request options | correctionMode | enum | full | See below";

/** A row of the values of `correctionMode`. */
function mode(
  words: string,
  kind: Parameters<typeof corrections.correctionTries>[0],
  ...expected: ((of: corrections.InEachMode<Response>) => [isRight: boolean, response: Response, should: string])[]
): Rule {
  return some(`correctionMode values | ${words}`, corrections.correctionTries(kind), (of) =>
    allOf(
      isCorrected(of),
      ...expected.map((expect) => () => {
        const [isRight, { body }, should] = expect(of);
        return expectThat(isRight, isObject(body) ? { ...body, result: undefined } : body, should);
      }),
    ),
  );
}

const modes = [
  equals(
    `${modeRow} (default)`,
    [...corrections.mistakenNames("formatting").slice(0, 2), ...corrections.mistakenNames("content").slice(0, 2)].map(
      (query) => ({ one: call(query, { correctionMode: "full" }), other: call(query) }),
    ),
    "without the option the same as with `full`",
  ),
  some(
    `${modeRow} (effect)`,
    corrections.correctionTries("formatting").map((calls, index) => {
      const tidy = namesAs("Jana", "Nováková")[index % 2] as JsonObject;
      return { ...calls, tidy: call(tidy) };
    }),
    ({ tidy, full, ...others }) => {
      if (Object.values(others).some((other) => !saysTheSame(full, other))) return holds;
      if (hasSameCorrection(full, tidy) && hasSameSuggestions(full, tidy))
        return notShown("the service corrects none of these names");
      return broken("the same result in every mode", "another result if corrections are applied than if they are not");
    },
  ),
  some("correctionMode values | full | Apply all corrections", corrections.correctionTries("content"), (of) => {
    if (!hasSameCorrection(of.full, of.none)) return holds;
    const isOffered = !hasSameSuggestions(of.suggestion, of.none) && !hasSameSuggestions(of.suggestion, of.full);
    const offered = show(valueAt(of.suggestion, "suggestions"));
    return isOffered ? broken("no correction", `what \`suggestion\` offers is applied: ${offered}`) : isCorrected(of);
  }),
  some(
    "correctionMode values | full | Apply all corrections (formatting)",
    corrections.correctionTries("formatting"),
    (of) => {
      if (hasSameCorrection(of.format, of.none)) return isCorrected(of);
      return expectThat(!hasSameCorrection(of.full, of.none), "no correction", "what `format` applies is applied");
    },
  ),
  mode("format | Fix formatting only", "formatting", ({ format, suggestion }) => [
    !hasSameCorrection(format, suggestion),
    format,
    "the formatting is corrected",
  ]),
  mode("format | Fix formatting only (nothing else)", "content", ({ format, full }) => [
    !hasSameCorrection(format, full),
    format,
    "another correction than that of `full`: the formatting has no mistake",
  ]),
  mode(
    "suggestion | Return corrected data in suggestions only",
    "formatting",
    ({ suggestion, full }) => [!hasSameCorrection(suggestion, full), suggestion, "no correction"],
    ({ suggestion, none }) => [hasSameCorrection(suggestion, none), suggestion, "no correction, as with `none`"],
    ({ suggestion, none }) => [
      !hasSameSuggestions(suggestion, none),
      suggestion,
      "the corrected data in `suggestions`",
    ],
  ),
  mode(
    "none | Apply no corrections",
    "formatting",
    ({ none, full }) => [!hasSameCorrection(none, full), none, "no correction"],
    ({ none, suggestion }) => [hasSameCorrection(none, suggestion), none, "no correction, as with `suggestion`"],
    ({ none, suggestion }) => [!hasSameSuggestions(none, suggestion), none, "no corrected data in `suggestions`"],
  ),
  ...corrections.modes.map((option) => accepts("correctionMode values", "correctionMode", option)),
];

const languageRow =
  "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms";
const vocatives = ["vocativeName", "vocativeSurname", "vocativeNameSurname"] as const;

/** The name as it was sent. */
function textOf({ request }: Call): string {
  return Object.values(request.query as Record<string, string>).join(" ");
}

/** Whether a response has a vocative that is not the name as it was sent. */
function isInflected(response: Response, sent: Call): boolean {
  const forms = vocatives.map((name) => valueAt(response, `result.data.${name}`));
  return forms.some((form) => typeof form === "string" && !textOf(sent).includes(form));
}

const languages = [
  equals(
    `${languageRow} (default)`,
    ordinary.slice(0, 2).map((query) => ({ one: call(query, { dataLanguage: "cs" }), other: call(query) })),
    "without the option the same as with `cs`",
  ),
  ...(
    [
      ["en", "cs"],
      ["sk", "cs"],
      ["pl", "cs"],
      ["pl", "en"],
    ] as const
  ).map(([language, beside]) =>
    differs(
      `${languageRow} (${language} beside ${beside})`,
      ordinary.map((query) => ({
        one: call(query, { dataLanguage: beside }),
        other: call(query, { dataLanguage: language }),
        czech: call(query, { dataLanguage: "cs" }),
      })),
      `other forms with \`${language}\` than with \`${beside}\``,
      ({ czech }, calls) =>
        isInflected(czech, calls.czech) ? holds : notShown("the service inflects none of these names"),
    ),
  ),
  ...["en", "cs", "sk", "pl"].map((option) => accepts("Request options | dataLanguage | enum", "dataLanguage", option)),
];

const full = { dataScope: "full" };
const detailTries = ordinary.slice(0, 4).map((query) => ({ now: call(query, full), old: callName(query, V20, full) }));
const noDetails = notShown("the service has no details of these names");

/** Details as a list: one object stands for itself. */
export function listOf(details: Json | undefined): JsonObject[] {
  return [details ?? []].flat().filter(isObject);
}

/** The fields of details, without the one that the versions differ in. */
function fieldsOf(details: Json | undefined): string {
  const names = new Set(listOf(details).flatMap((detail) => Object.keys(detail)));
  return [...names]
    .filter((name) => name !== "nameDays")
    .toSorted()
    .join(", ");
}

const details = [
  each(
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
  each(
    "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
    detailTries,
    ({ now, old }) => {
      const after = fieldsOf(valueAt(now, "result.data.details"));
      const before = fieldsOf(valueAt(old, "result.details"));
      return after && before ? expectThat(after === before, after, `the fields of 2.0: ${before}`) : noDetails;
    },
  ),
];

/** Two first names with the same surname, and two surnames with the same first name. */
const families = [0, 1].map((form) => {
  const person = (name: string, surname: string) => call(namesAs(name, surname)[form] as JsonObject);
  return { one: person("Jan", "Novák"), otherName: person("Petr", "Novák"), otherSurname: person("Jan", "Svoboda") };
});

const vocative = (
  [
    ["vocativeName", "Vocative (5th case) of the first name", "otherSurname"],
    ["vocativeSurname", "Vocative of the surname", "otherName"],
    ["vocativeNameSurname", "Vocative of the full name", undefined],
  ] as const
).flatMap(([name, words, unrelated]) => [
  value(
    `Response, result.data | ${name} | string or null`,
    several,
    `result.data.${name}`,
    (form) => form === null || typeof form === "string",
    "a string or null",
  ),
  some(`Response, result.data | ${name} | ${words}`, families, (responses, { one: sent }) => {
    const of = (key: keyof typeof responses) => valueAt(responses[key], `result.data.${name}`);
    const found = [of("one"), of("otherName"), of("otherSurname")];
    if (!found.every((form) => typeof form === "string")) return notShown("the service has no vocative of these names");
    const related = (["otherName", "otherSurname"] as const).filter((key) => key !== unrelated);
    if (related.some((key) => of(key) === of("one"))) return broken(show(found), "another vocative for another name");
    if (unrelated && of(unrelated) !== of("one")) return broken(show(found), "the same vocative for the same name");
    if (textOf(sent).includes(String(of("one")))) return broken(show(found), "Czech men's names inflected");
    const parts =
      name === "vocativeNameSurname" ? vocatives.map((part) => valueAt(responses.one, `result.data.${part}`)) : [];
    const missing = parts.find((part) => typeof part === "string" && !String(of("one")).includes(part));
    return missing ? broken(show(of("one")), `${missing} in it`) : holds;
  }),
]);

const allowed = ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"];
const additions = [...namesAs("Ing. Jan", "Novák"), ...namesAs("Jan", "Novák ml.")];
const judged = [...several, ...additions.map((query) => callName(query, V21, {}, { mayBeRejected: true }))];

const components = [
  ...["valid", "invalid"].flatMap((list) => [
    value(
      `Response, result.data | dataTypes.${list} | array of strings`,
      judged,
      `result.data.dataTypes.${list}`,
      (found) => Array.isArray(found) && found.every((component) => typeof component === "string"),
      "a list of strings",
    ),
    value(
      `Allowed members of dataTypes.${list}: ${allowed.join(", ")}.`,
      judged,
      `result.data.dataTypes.${list}`,
      (found) => [found ?? []].flat().every((component) => allowed.includes(String(component))),
      "no other members",
    ),
  ]),
  some(
    "Response, result.data | dataTypes.valid | Queried components judged valid",
    triesOf(ordinary.map((query) => call(query))),
    ({ call: response }, { call: sent }) => {
      const { valid, invalid } = componentsOf(response);
      if (valid.length > 0) return holds;
      if (invalid.length === 0 || !isInflected(response, sent))
        return notShown("the service knows none of these names");
      return broken(show({ valid, invalid }), "a component of a name that the service can inflect in `valid`");
    },
  ),
  each(
    "Response, result.data | dataTypes.invalid | Queried components judged invalid",
    triesOf(nonsense),
    ({ call: response }) => {
      const { valid, invalid } = componentsOf(response);
      if (valid.length + invalid.length === 0) return notShown("the service judges no component of these names");
      return expectThat(valid.length === 0, { valid, invalid }, "digits and signs in `invalid`");
    },
  ),
];

/** Section 2.4. */
export const nameRules: Rule[] = [
  accepts("Request options | dataScope | string | not stated | Value full is allowed.", "dataScope", "full"),
  ...acceptance,
  ...modes,
  ...languages,
  ...details,
  ...vocative,
  ...components,
];
