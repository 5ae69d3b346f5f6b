import { isDeepStrictEqual } from "node:util";
import { isJsonObject } from "@data-validation/openapi-document/json";
import { callNumber, unassignedNumbers, V21, validNumbers } from "../calls.ts";
import { hasSameOutcome, optionTries, valueAt } from "../relations.ts";
import { expectThat, notShown, printValue, type Rule } from "../rule.ts";
import {
  callsIn21,
  digitsOf,
  expectResolved,
  expectSameData,
  fullNumbers,
  numberOf,
  prefixTries,
  section23,
  separateTries,
} from "./phone-calls.ts";
import { countryRules } from "./phone-country.ts";
import { notationRules, phoneNotations } from "./phone-notations.ts";
import { phoneVersionRules } from "./phone-versions.ts";

/**
 * A number without its prefix +44, prefixes with which it is not valid, and the places among them.
 */
const BRITISH_NUMBER = "2079460018";
const otherPrefixes = ["+420", "+421"];
const prefixPlaces = [0, 1, 2];

const ofSection23: Rule[] = [
  section23.value({
    sentence:
      "Request query | Combined | query.numberFull (string): the whole number including the international prefix",
    calls: callsIn21,
    place: "result.data.numberFull",
    isRight: (text, sent) => digitsOf(text) === digitsOf(numberOf(sent)),
    expected: "the number that was sent",
  }),
  section23.each(
    "Request query | Separate | a prefix and a number as two separate values. One of two forms is used.",
    separateTries(V21, { numberFormat: "e123" }),
    expectSameData,
  ),
  section23.accepted(
    "Request options | validationType | string | not shown | Value basic is allowed.",
    callNumber(validNumbers.CZ, V21, { validationType: "basic" }),
  ),
  section23.accepted(
    "Request options | preferredPrefixes | array of strings | none stated",
    callNumber(validNumbers.CZ, V21, { preferredPrefixes: ["+421", "+420"] }),
  ),
  section23.differs(
    "Request options | preferredPrefixes | Prefixes to prefer. Replaces the removed defaultPrefix.",
    prefixTries(V21, { preferredPrefixes: ["+421"] }, { preferredPrefixes: ["+44"] }),
    "another result for another preferred prefix, of a number without one",
    expectResolved,
  ),
  ...prefixPlaces.map((index) =>
    section23.each(
      `Request options | preferredPrefixes | Prefixes to prefer. (the prefix of the number at place ${index + 1} of 3)`,
      [
        {
          without: callNumber(BRITISH_NUMBER, V21, { preferredPrefixes: otherPrefixes }),
          alone: callNumber(BRITISH_NUMBER, V21, { preferredPrefixes: ["+44"] }),
          among: callNumber(BRITISH_NUMBER, V21, {
            preferredPrefixes: otherPrefixes.toSpliced(index, 0, "+44"),
          }),
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
    callsIn21.map((call) => ({
      plain: call,
      preferred: callNumber(numberOf(call), V21, { preferredPrefixes: ["+421", "+44"] }),
    })),
    ({ plain, preferred }) => {
      const names = ["numberFull", "format", "country"];
      const before = names.map((name) => valueAt(plain, `result.data.${name}`));
      const after = names.map((name) => valueAt(preferred, `result.data.${name}`));
      return expectThat(isDeepStrictEqual(before, after), after, printValue(before));
    },
  ),
  section23.isDefault({
    sentence:
      "Request options | numberFormat | enum | e164 | Output notation of the number (default)",
    makes: fullNumbers,
    version: V21,
    option: { numberFormat: "e164" },
    beside: [{ validationType: "basic" }, { preferredPrefixes: ["+420"] }],
  }),
  section23.differs(
    "Request options | numberFormat | enum | e164 | Output notation of the number (effect)",
    optionTries(fullNumbers, V21, { numberFormat: "e164" }, { numberFormat: "e123" }),
    "another notation for `e123` than for `e164`",
    expectResolved,
  ),
  section23.value({
    sentence: "Response, result.data | numberFull | string | The number",
    calls: [...callsIn21, callNumber(unassignedNumbers[0], V21)],
    place: "result.data.numberFull",
    isRight: (text) => typeof text === "string",
    expected: "a string",
  }),
  section23.value({
    sentence: "Response, result.data | format | object | Number in several notations (see below)",
    calls: callsIn21,
    place: "result.data.format",
    isRight: (format) =>
      isJsonObject(format) && Object.keys(phoneNotations).every((name) => name in format),
    expected: `the members ${Object.keys(phoneNotations).join(", ")}`,
  }),
];

export const phoneRules: Rule[] = [
  ...ofSection23,
  ...Object.entries(phoneNotations).flatMap(notationRules),
  ...(["code", "prefix"] as const).flatMap(countryRules),
  ...phoneVersionRules,
];
