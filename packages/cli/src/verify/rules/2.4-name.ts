import { isObject, type Json, type JsonObject } from "../../observe/contract/json.ts";
import { callPerson, namesAs, V20, V21 } from "../calls.ts";
import { differs, equals, has, saysTheSame, valueAt } from "../relations.ts";
import {
  allOf,
  broken,
  type Call,
  expectThat,
  holds,
  notShown,
  type Outcome,
  type Response,
  type Rule,
  rule,
  show,
} from "../rule.ts";
import {
  correctionTries,
  hasSameCorrection,
  hasSameSuggestions,
  inEachMode,
  isCorrected,
  type Mode,
  mistakenNames,
} from "./corrections.ts";

const section = "2.4";
const person = (query: JsonObject, options?: JsonObject) => callPerson(query, V21, options);

/** Men's names that the Czech language inflects. */
const people = [
  ["Jan", "Novák"],
  ["Petr", "Svoboda"],
  ["Marek", "Dvořák"],
  ["Tomáš", "Černý"],
] as const;
const ordinary = people.flatMap(([name, surname]) => namesAs(name, surname));
const nonsense = namesAs("12345", "@@@");
const vocatives = ["vocativeName", "vocativeSurname", "vocativeNameSurname"] as const;

/** The rule that a value of an option is accepted where the same query without it is. */
function accepted(sentence: string, options: JsonObject, query: JsonObject[] = ordinary): Rule {
  return rule({
    section,
    sentence: `${sentence} (${Object.values(options)[0]} accepted)`,
    needs: "one try",
    tries: query.map((each) => ({ without: person(each), call: person(each, options) })),
    judge: () => holds,
  });
}

const acceptanceRules = (
  [
    [
      "acceptDegrees",
      "Whether academic degrees are accepted",
      /^degrees/,
      ["Ing. Jan", "Novák"],
      ["Mgr. Petr", "Svoboda"],
      ["Jan", "Novák, Ph.D."],
    ],
    [
      "acceptContext",
      "Whether context is accepted",
      /^context$/,
      ["Jan", "Novák ml."],
      ["Petr", "Svoboda st."],
      ["Jan", "Novák - soused"],
    ],
  ] as const
).map(([option, words, component, ...names]) =>
  differs(
    { section, sentence: `Request options | ${option} | boolean | not stated | ${words}` },
    names
      .flatMap(([name, surname]) => namesAs(name, surname).toReversed())
      .map((query) => ({
        one: person(query, { [option]: true }),
        other: person(query, { [option]: false }),
        plain: person(query),
      })),
    "another result if it is accepted than if it is not",
    ({ one }) =>
      componentsOf(one).some((name) => component.test(name))
        ? holds
        : notShown("the service finds none in these names"),
  ),
);

/** The components that a response judges. */
function componentsOf(response: Response): string[] {
  return ["valid", "invalid"].flatMap((list) => (valueAt(response, `result.data.dataTypes.${list}`) ?? []) as string[]);
}

const modeRow = "Request options | correctionMode | enum | full | See below";

const modeRules = [
  equals(
    { section, sentence: `${modeRow} (default)` },
    [...mistakenNames("formatting"), ...mistakenNames("content")].map((query) => ({
      one: person(query, { correctionMode: "full" }),
      other: person(query),
    })),
    "without the option the same as with `full`",
  ),
  rule({
    section,
    sentence: `${modeRow} (effect)`,
    needs: "one try",
    tries: mistakenNames("formatting").map((query, index) => ({
      ...inEachMode(query),
      tidy: person(namesAs("Jana", "Nováková")[index % 2] as JsonObject),
    })),
    judge({ tidy, ...responses }) {
      const { full, ...others } = responses;
      if (Object.values(others).some((other) => !saysTheSame(full, other))) return holds;
      if (hasSameCorrection(full, tidy) && hasSameSuggestions(full, tidy)) return isCorrected(responses);
      return broken(
        "the same result in every mode",
        "another result if the corrections are applied than if they are not",
      );
    },
  }),
  modeRule("full", "Apply all corrections", "content", (of) => {
    if (!hasSameCorrection(of.full, of.none)) return holds;
    const isOffered = !hasSameSuggestions(of.suggestion, of.none) && !hasSameSuggestions(of.suggestion, of.full);
    return isOffered
      ? broken(
          `nothing applied: ${correctionOf(of.full)}`,
          `what \`suggestion\` offers: ${show(valueAt(of.suggestion, "suggestions"))}`,
        )
      : isCorrected(of);
  }),
  modeRule("full", "Apply all corrections (formatting)", "formatting", (of) =>
    hasSameCorrection(of.format, of.none)
      ? isCorrected(of)
      : expectThat(
          !hasSameCorrection(of.full, of.none),
          valueAt(of.full, "resultCorrected"),
          "what `format` applies is applied",
        ),
  ),
  modeRule("format", "Fix formatting only", "formatting", (of) =>
    allOf(isCorrected(of), () =>
      expectThat(!hasSameCorrection(of.format, of.suggestion), correctionOf(of.format), "the formatting is corrected"),
    ),
  ),
  modeRule("format", "Fix formatting only (nothing else)", "content", (of) =>
    allOf(isCorrected(of), () =>
      expectThat(
        !hasSameCorrection(of.format, of.full),
        correctionOf(of.format),
        "another correction than that of `full`: the formatting is in order",
      ),
    ),
  ),
  modeRule("suggestion", "Return corrected data in suggestions only", "formatting", (of) =>
    allOf(
      isCorrected(of),
      () => expectThat(!hasSameCorrection(of.suggestion, of.full), correctionOf(of.suggestion), "no correction"),
      () =>
        expectThat(
          hasSameCorrection(of.suggestion, of.none),
          correctionOf(of.suggestion),
          `the same as with \`none\`: ${correctionOf(of.none)}`,
        ),
      () =>
        expectThat(
          !hasSameSuggestions(of.suggestion, of.none),
          valueAt(of.suggestion, "suggestions"),
          "the corrected data in `suggestions`",
        ),
    ),
  ),
  modeRule("none", "Apply no corrections", "formatting", (of) =>
    allOf(
      isCorrected(of),
      () => expectThat(!hasSameCorrection(of.none, of.full), correctionOf(of.none), "no correction"),
      () =>
        expectThat(
          hasSameCorrection(of.none, of.suggestion),
          correctionOf(of.none),
          `the same as with \`suggestion\`: ${correctionOf(of.suggestion)}`,
        ),
      () =>
        expectThat(
          !hasSameSuggestions(of.none, of.suggestion),
          valueAt(of.none, "suggestions"),
          "no corrected data in `suggestions`",
        ),
    ),
  ),
];

/** A row of the values of `correctionMode`. */
function modeRule(
  mode: Mode,
  words: string,
  kind: Parameters<typeof correctionTries>[0],
  judge: (responses: Readonly<Record<Mode, Response>>) => Outcome,
): Rule {
  const sentence = `correctionMode values | ${mode} | ${words}`;
  return rule({ section, sentence, needs: "one try", tries: correctionTries(kind), judge });
}

function correctionOf(response: Response): string {
  return show(valueAt(response, "resultCorrected"));
}

const languageRow =
  "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms";

/** Whether a response has a vocative that is not the name as it was sent. */
function isInflected(response: Response, { request }: Call): boolean {
  const sent = Object.values(request.query as Record<string, string>).join(" ");
  const forms = vocatives.map((name) => valueAt(response, `result.data.${name}`));
  return forms.some((form) => typeof form === "string" && !sent.includes(form));
}

const languageRules = [
  equals(
    { section, sentence: `${languageRow} (default)` },
    ordinary.map((query) => ({ one: person(query, { dataLanguage: "cs" }), other: person(query) })),
    "without the option the same as with `cs`",
  ),
  ...(
    [
      ["en", "cs"],
      ["sk", "cs"],
      ["pl", "cs"],
      ["pl", "en"],
    ] as const
  ).map(([language, other]) =>
    differs(
      { section, sentence: `${languageRow} (${language} beside ${other})` },
      ordinary.map((query) => ({
        one: person(query, { dataLanguage: other }),
        other: person(query, { dataLanguage: language }),
        czech: person(query, { dataLanguage: "cs" }),
      })),
      `other forms with \`${language}\` than with \`${other}\``,
      ({ czech }, { czech: call }) =>
        isInflected(czech, call) ? holds : notShown("the service inflects none of these names"),
    ),
  ),
];

const full = { dataScope: "full" };
const detailTries = ordinary.map((query) => ({ now: person(query, full), old: callPerson(query, V20, full) }));

/** The details as a list: one object stands for itself. */
export function detailsOf(details: Json | undefined): JsonObject[] {
  return [details ?? []].flat().filter(isObject);
}

const detailRules = [
  rule({
    section,
    sentence: "Response, result.data | details | object or array of objects | Moved here from the result root.",
    needs: "each try",
    tries: detailTries,
    judge({ now, old }) {
      if (has(now, "result.details"))
        return broken("`details` at the root of the result", "`details` in `result.data` alone");
      const details = valueAt(now, "result.data.details");
      if (details === undefined)
        return has(old, "result.details")
          ? broken("no `details`, which the response of 2.0 has", "`details` in `result.data`")
          : notShown("the service has no details of these names");
      const isRight = isObject(details) || (Array.isArray(details) && details.every(isObject));
      return expectThat(isRight, details, "an object or a list of objects");
    },
  }),
  rule({
    section,
    sentence:
      "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.",
    needs: "each try",
    tries: detailTries,
    judge({ now, old }) {
      const fieldsOf = (details: Json | undefined) =>
        [...new Set(detailsOf(details).flatMap(Object.keys))]
          .filter((name) => name !== "nameDays")
          .toSorted()
          .join(", ");
      const [after, before] = [valueAt(now, "result.data.details"), valueAt(old, "result.details")].map(fieldsOf);
      if (!after || !before) return notShown("the service has no details of these names");
      return expectThat(after === before, after, `the fields of 2.0: ${before}`);
    },
  }),
];

/** Two first names with the same surname, and two surnames with the same first name. */
const families = [
  ["Jan", "Petr", "Novák", "Svoboda"],
  ["Pavel", "Marek", "Dvořák", "Černý"],
].flatMap(([name = "", otherName = "", surname = "", otherSurname = ""]) =>
  [0, 1].map((form) => ({
    one: person(namesAs(name, surname)[form] as JsonObject),
    otherName: person(namesAs(otherName, surname)[form] as JsonObject),
    otherSurname: person(namesAs(name, otherSurname)[form] as JsonObject),
  })),
);

const vocativeRules = (
  [
    ["vocativeName", "Vocative (5th case) of the first name", "otherSurname"],
    ["vocativeSurname", "Vocative of the surname", "otherName"],
    ["vocativeNameSurname", "Vocative of the full name", undefined],
  ] as const
).flatMap(([name, words, unrelated]) => {
  const place = `result.data.${name}`;
  return [
    rule({
      section,
      sentence: `Response, result.data | ${name} | string or null`,
      needs: "each try",
      tries: [...ordinary, ...nonsense].map((query) => ({ call: { ...person(query), mayBeRejected: true as const } })),
      judge({ call }) {
        const value = valueAt(call, place);
        return expectThat(value === null || typeof value === "string", { [place]: value }, "a string or null");
      },
    }),
    rule({
      section,
      sentence: `Response, result.data | ${name} | ${words}`,
      needs: "one try",
      tries: families,
      judge(responses, { one: call }) {
        const of = (key: keyof typeof responses) => valueAt(responses[key], place);
        const shown = [of("one"), of("otherName"), of("otherSurname")];
        if (!shown.every((value) => typeof value === "string"))
          return notShown("the service has no vocative of these names");
        const related = (["otherName", "otherSurname"] as const).filter((key) => key !== unrelated);
        if (related.some((key) => of(key) === of("one")))
          return broken(show(shown), "another vocative for another name");
        if (unrelated && of(unrelated) !== of("one")) return broken(show(shown), "the same vocative for the same name");
        const sent = Object.values(call.request.query as Record<string, string>).join(" ");
        if (sent.includes(String(of("one"))))
          return broken(show(shown), "the name in the vocative: Czech men's names are inflected");
        return name === "vocativeNameSurname" ? hasBothParts(responses.one) : holds;
      },
    }),
  ];
});

function hasBothParts(response: Response): Outcome {
  const [name, surname, whole] = vocatives.map((part) => valueAt(response, `result.data.${part}`));
  if (typeof name !== "string" || typeof surname !== "string") return holds;
  return expectThat(
    [name, surname].every((part) => String(whole).includes(part)),
    whole,
    `${name} and ${surname} in it`,
  );
}

const allowed = ["name", "surname", "nameSurname", "context", "degreesBefore", "degreesAfter"];
const judged = [...ordinary, ...nonsense, ...namesAs("Ing. Jan", "Novák"), ...namesAs("Jan", "Novák ml.")].map(
  (query) => ({
    call: { ...person(query), mayBeRejected: true as const },
  }),
);

const componentRules = (["valid", "invalid"] as const).flatMap((list) => {
  const place = `result.data.dataTypes.${list}`;
  return [
    rule({
      section,
      sentence: `Response, result.data | dataTypes.${list} | array of strings`,
      needs: "each try",
      tries: judged,
      judge({ call }) {
        const value = valueAt(call, place);
        const isRight = Array.isArray(value) && value.every((component) => typeof component === "string");
        return expectThat(isRight, { [place]: value }, "a list of strings");
      },
    }),
    rule({
      section,
      sentence: `Allowed members of dataTypes.${list}: ${allowed.join(", ")}.`,
      needs: "each try",
      tries: judged,
      judge({ call }) {
        const others = [valueAt(call, place) ?? []].flat().filter((component) => !allowed.includes(String(component)));
        return expectThat(others.length === 0, others, `members of ${allowed.join(", ")}`);
      },
    }),
  ];
});

const judgementRules = [
  rule({
    section,
    sentence: "Response, result.data | dataTypes.valid | Queried components judged valid",
    needs: "one try",
    tries: ordinary.map((query) => ({ call: person(query) })),
    judge({ call }, { call: sent }) {
      const { valid = [], invalid = [] } = (valueAt(call, "result.data.dataTypes") ?? {}) as Record<string, Json[]>;
      if (valid.length > 0) return holds;
      if (invalid.length === 0 || !isInflected(call, sent)) return notShown("the service knows none of these names");
      return broken(
        show({ valid, invalid }),
        "a component of an ordinary name, which the service can inflect, in `valid`",
      );
    },
  }),
  rule({
    section,
    sentence: "Response, result.data | dataTypes.invalid | Queried components judged invalid",
    needs: "each try",
    tries: nonsense.map((query) => ({ call: { ...person(query), mayBeRejected: true as const } })),
    judge({ call }) {
      const { valid = [], invalid = [] } = (valueAt(call, "result.data.dataTypes") ?? {}) as Record<string, Json[]>;
      if (valid.length + invalid.length === 0) return notShown("the service judges no component of these names");
      return expectThat(valid.length === 0, { valid, invalid }, "digits and signs in `invalid`");
    },
  }),
];

/** Section 2.4. */
export const nameRules: Rule[] = [
  accepted("Request options | dataScope | string | not stated | Value full is allowed.", full),
  ...acceptanceRules,
  ...modeRules,
  ...(["full", "format", "suggestion", "none"] as const).map((correctionMode) =>
    accepted("correctionMode values", { correctionMode }),
  ),
  ...languageRules,
  ...(["en", "cs", "sk", "pl"] as const).map((dataLanguage) =>
    accepted("Request options | dataLanguage | enum: en, cs, sk, pl", { dataLanguage }),
  ),
  ...detailRules,
  ...vocativeRules,
  ...componentRules,
  ...judgementRules,
];
