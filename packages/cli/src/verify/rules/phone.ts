import { isDeepStrictEqual } from "node:util";
import { get, isObject, type JsonObject } from "@data-validation/openapi-document/json";
import type { Call, Response } from "../../traffic/call.ts";
import {
  callNumber,
  callSeparate,
  numbers,
  type PhoneOptions,
  unassigned,
  V20,
  V21,
} from "../calls.ts";
import {
  has,
  hasSameOutcome,
  inSection,
  type Make,
  optionTries,
  triesOf,
  valueAt,
} from "../relations.ts";
import { broken, expectThat, holds, notShown, type Outcome, type Rule, show } from "../rule.ts";
import {
  digitsOf,
  in20,
  in21,
  notationRules,
  notations,
  numberOf,
  ofAll,
  section23,
  section91,
} from "./notations.ts";

const ofUnassigned = { old: callNumber(unassigned[0], V20), now: callNumber(unassigned[0], V21) };

const makesOf = (...list: string[]): Make<PhoneOptions>[] =>
  list.map((number) => (version, options) => callNumber(number, version, options));
const withoutPrefix = makesOf("903123456", "902345678", "2079460018");
const formatted = makesOf(numbers.CZ, numbers.GB);
/** A number without its prefix +44, prefixes with which it is not valid, and the places among them. */
const BRITISH = "2079460018";
const others = ["+420", "+421"];
const places = [0, 1, 2];

/** Numbers without a prefix, with two sets of options, and a whole number to test whether the service has them. */
const prefixTries = (version: string, ...options: [PhoneOptions, PhoneOptions]) =>
  optionTries(withoutPrefix, version, ...options).map((calls) => ({
    ...calls,
    plain: callNumber(numbers.SK, version),
  }));

/** Whether the service has the numbering plan of a number: the international notation is filled. */
function isResolved({ plain }: Record<"plain", Response>) {
  const isKnown = ["e164", "international"].some(
    (name) => typeof valueAt(plain, `result.data.format.${name}`) === "string",
  );
  return isKnown ? holds : notShown("the service resolves none of these numbers");
}

function namesTheSame({ combined, separate }: Record<"combined" | "separate", Response>) {
  const country = valueAt(separate, "result.data.country.code");
  if (typeof country !== "string" || country === "")
    return notShown("the service does not read the separate form by these names");
  const differ = ["format", "country"].some((name) => {
    const one = valueAt(combined, `result.data.${name}`);
    const other = valueAt(separate, `result.data.${name}`);
    return !isObject(one) || !isObject(other) || isContradicted(one, other);
  });
  const differentNumbers = ["numberFull", "numberWithPrefix"].some(
    (name) => valueAt(combined, `result.data.${name}`) !== valueAt(separate, `result.data.${name}`),
  );
  const dataOf = ({ body }: Response) => get(body, ["result", "data"]);
  return expectThat(!differ && !differentNumbers, dataOf(separate), show(dataOf(combined)));
}

/** Whether a member has another value in each of two objects: null, or an empty text in 2.0, is not resolved. */
function isContradicted(one: JsonObject, other: JsonObject): boolean {
  return Object.entries(one).some(
    ([name, value]) => value && other[name] && !isDeepStrictEqual(value, other[name]),
  );
}

/** Numbers in both forms, without options and with one of the notation. */
const separateTries = (version: string, notation: PhoneOptions) =>
  [numbers.CZ, numbers.SK].flatMap((number) =>
    [{}, notation].map((options) => ({
      combined: callNumber(number, version, options),
      separate: callSeparate(number.slice(0, 4), number.slice(4), version, options),
      // What 2.1 accepts, 2.0 must not reject.
      now: callSeparate(number.slice(0, 4), number.slice(4), V21),
    })),
  );

/** Compares the codes or prefixes of numbers in different countries. */
function judgeResolved(name: "code" | "prefix", found: unknown[], numbers: string[]): Outcome {
  if (found.some((text) => text !== null && (typeof text !== "string" || text === "")))
    return broken(show(found), `a string, or null, in result.data.country.${name}`);
  const resolved = found.filter((text) => text !== null);
  if (new Set(resolved).size < resolved.length)
    return broken(show(found), `another ${name} for each: the countries differ`);
  const isPrefix = found.every((text, index) =>
    digitsOf(numbers[index]).startsWith(digitsOf(text).replace(/^00/, "")),
  );
  if (resolved.length < 2 && (name === "code" || isPrefix))
    return notShown("the service resolves no two of these countries");
  return expectThat(name === "code" || isPrefix, found, "the prefix of each number");
}

function countryRules(name: "code" | "prefix"): Rule[] {
  const place = `result.data.country.${name}`;
  const row = `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`;
  const [cz, sk, gb] = in21 as [Call, Call, Call];
  return [
    section23.each(`${row} (resolved)`, [{ cz, sk, gb }], (responses, calls) =>
      judgeResolved(
        name,
        [responses.cz, responses.sk, responses.gb].map((one) => valueAt(one, place)),
        [calls.cz, calls.sk, calls.gb].map(numberOf),
      ),
    ),
    section23.some(
      `${row} (not resolved)`,
      triesOf(unassigned.map((number) => callNumber(number, V21))),
      ({ call: response }) => {
        const value = valueAt(response, place);
        return expectThat(value === null, { [place]: value }, "null");
      },
    ),
    section91.each(
      `response data.country.${name} | string | string or null`,
      [...ofAll, ofUnassigned],
      ({ old, now }) => {
        const before = valueAt(old, place);
        const after = valueAt(now, place);
        if (typeof before !== "string") return broken(show({ [name]: before }), "a string in 2.0");
        const isSame = after === null || after === before;
        return expectThat(isSame, { "2.0": before, "2.1": after }, "the same in both versions");
      },
    ),
  ];
}

const ofSection23: Rule[] = [
  section23.value(
    "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    in21,
    "result.data.numberFull",
    (text, sent) => digitsOf(text) === digitsOf(numberOf(sent)),
    "the number that was sent",
  ),
  section23.each(
    "Request query | Separate | a prefix and a number as two separate values. One of two forms is used.",
    separateTries(V21, { numberFormat: "e123" }),
    namesTheSame,
  ),
  section23.accepted(
    "Request options | validationType | string | not shown | Value basic is allowed.",
    callNumber(numbers.CZ, V21, { validationType: "basic" }),
  ),
  section23.accepted(
    "Request options | preferredPrefixes | array of strings | none stated",
    callNumber(numbers.CZ, V21, { preferredPrefixes: ["+421", "+420"] }),
  ),
  section23.differs(
    "Request options | preferredPrefixes | Prefixes to prefer. Replaces the removed defaultPrefix.",
    prefixTries(V21, { preferredPrefixes: ["+421"] }, { preferredPrefixes: ["+44"] }),
    "another result for another preferred prefix, of a number without one",
    isResolved,
  ),
  ...places.map((index) =>
    section23.each(
      `Request options | preferredPrefixes | Prefixes to prefer. (the prefix of the number at place ${index + 1} of 3)`,
      [
        {
          without: callNumber(BRITISH, V21, { preferredPrefixes: others }),
          alone: callNumber(BRITISH, V21, { preferredPrefixes: ["+44"] }),
          among: callNumber(BRITISH, V21, { preferredPrefixes: others.toSpliced(index, 0, "+44") }),
        },
      ],
      ({ without, alone, among }) => {
        if (hasSameOutcome(alone, without))
          return notShown("the preferred prefix has no effect on this number");
        return expectThat(
          !hasSameOutcome(among, without),
          valueAt(among, "result.data"),
          "an effect at each place",
        );
      },
      { twice: "without" },
    ),
  ),
  section23.each(
    "Request options | preferredPrefixes | Prefixes to prefer. (not for a whole number)",
    in21.map((call) => ({
      plain: call,
      preferred: callNumber(numberOf(call), V21, { preferredPrefixes: ["+421", "+44"] }),
    })),
    ({ plain, preferred }) => {
      const names = ["numberFull", "format", "country"];
      const before = names.map((name) => valueAt(plain, `result.data.${name}`));
      const after = names.map((name) => valueAt(preferred, `result.data.${name}`));
      return expectThat(isDeepStrictEqual(before, after), after, show(before));
    },
  ),
  section23.isDefault(
    "Request options | numberFormat | enum | e164 | Output notation of the number (default)",
    formatted,
    V21,
    { numberFormat: "e164" },
    [{ validationType: "basic" }, { preferredPrefixes: ["+420"] }],
  ),
  section23.differs(
    "Request options | numberFormat | enum | e164 | Output notation of the number (effect)",
    optionTries(formatted, V21, { numberFormat: "e164" }, { numberFormat: "e123" }),
    "another notation for `e123` than for `e164`",
    isResolved,
  ),
  section23.value(
    "Response, result.data | numberFull | string | The number",
    [...in21, callNumber(unassigned[0], V21)],
    "result.data.numberFull",
    (text) => typeof text === "string",
    "a string",
  ),
  section23.value(
    "Response, result.data | format | object | Number in several notations (see below)",
    in21,
    "result.data.format",
    (format) => isObject(format) && Object.keys(notations).every((name) => name in format),
    `the members ${Object.keys(notations).join(", ")}`,
  ),
];

const ofSection91: Rule[] = [
  section91.each("request query | numberWithPrefix | numberFull", ofAll, ({ old, now }, calls) => {
    const number = digitsOf(numberOf(calls.old));
    const found = [
      valueAt(old, "result.data.numberWithPrefix"),
      valueAt(now, "result.data.numberFull"),
    ];
    const isRight = found.every((text) => digitsOf(text) === number);
    return expectThat(isRight, found, `the number that was sent: ${number}`);
  }),
  section91.accepted(
    "request options | defaultPrefix (deprecated) (accepted in 2.0)",
    callNumber(numbers.CZ, V20, { defaultPrefix: "+420" }),
  ),
  section91.differs(
    "request options | defaultPrefix (deprecated) (effect in 2.0)",
    prefixTries(V20, { defaultPrefix: "+421" }, { defaultPrefix: "+44" }),
    "another result for another default prefix, of a number without one",
    isResolved,
  ),
  section91.hasNoEffect(
    "request options | defaultPrefix | removed; use preferredPrefixes",
    withoutPrefix.slice(0, 1),
    { has: V20, lacks: V21 },
    { defaultPrefix: "+421" },
  ),
  section91.accepted(
    "request options | formatNumber (boolean) (accepted in 2.0)",
    ...[true, false].map((formatNumber) => callNumber(numbers.CZ, V20, { formatNumber })),
  ),
  section91.differs(
    "request options | formatNumber (boolean) (effect in 2.0)",
    optionTries(formatted, V20, { formatNumber: true }, { formatNumber: false }),
    "another notation with `true` than with `false`",
    isResolved,
  ),
  section91.hasNoEffect(
    "request options | formatNumber | numberFormat (enum, default e164)",
    formatted.slice(0, 1),
    { has: V20, lacks: V21 },
    { formatNumber: true },
  ),
  section91.value(
    "response data | numberWithPrefix | numberFull",
    in20,
    "result.data",
    (data) =>
      isObject(data) && typeof data.numberWithPrefix === "string" && !("numberFull" in data),
    "a string in `numberWithPrefix`, and no `numberFull`",
  ),
  section91.each(
    "The separate prefix plus number form of the query is unchanged.",
    separateTries(V20, { formatNumber: true }),
    namesTheSame,
  ),
  inSection("7").each(
    "Migration 2. A 2.1 client that reads result.data.format.national on /phone/validate receives the grouped number, with no error. In 2.0 the key held the unformatted number.",
    ofAll,
    ({ old, now }) => {
      const before = valueAt(old, "result.data.format.national");
      const after = valueAt(now, "result.data.format.national");
      if (before === null || after === null) return notShown("national is null for these numbers");
      const isGrouped = String(after).includes(" ") && has(now, "result.data.format.raw");
      const isRight = isGrouped && !String(before).includes(" ");
      return expectThat(isRight, { "2.0": before, "2.1": after }, "grouped by spaces in 2.1 alone");
    },
  ),
];

export const phoneRules: Rule[] = [
  ...ofSection23,
  ...Object.entries(notations).flatMap(notationRules),
  ...(["code", "prefix"] as const).flatMap(countryRules),
  ...ofSection91,
];
