import { isJsonObject } from "@data-validation/openapi-document/json";
import { callNumber, V20, validNumbers } from "../calls.ts";
import { hasValueAt, inSection, optionTries, valueAt } from "../relations.ts";
import { expectThat, notShown, type Rule } from "../rule.ts";
import {
  callsIn20,
  callsInBoth,
  digitsOf,
  expectResolved,
  expectSameData,
  fullNumbers,
  numberOf,
  prefixTries,
  section91,
  separateTries,
  unprefixedNumbers,
} from "./phone-calls.ts";

/**
 * The differences between the versions of /phone/validate, except those of notations and countries.
 */
export const phoneVersionRules: Rule[] = [
  section91.each(
    "request query | numberWithPrefix | numberFull",
    callsInBoth,
    ({ old, now }, calls) => {
      const number = digitsOf(numberOf(calls.old));
      const numbers = [
        valueAt(old, "result.data.numberWithPrefix"),
        valueAt(now, "result.data.numberFull"),
      ];
      const isRight = numbers.every((text) => digitsOf(text) === number);
      return expectThat(isRight, numbers, `the number that was sent: ${number}`);
    },
  ),
  section91.accepted(
    "request options | defaultPrefix (deprecated) (accepted in 2.0)",
    callNumber(validNumbers.CZ, V20, { defaultPrefix: "+420" }),
  ),
  section91.differs(
    "request options | defaultPrefix (deprecated) (effect in 2.0)",
    prefixTries(V20, { defaultPrefix: "+421" }, { defaultPrefix: "+44" }),
    "another result for another default prefix, of a number without one",
    expectResolved,
  ),
  section91.hasNoEffect({
    sentence: "request options | defaultPrefix | removed; use preferredPrefixes",
    makes: unprefixedNumbers.slice(0, 1),
    has: V20,
    option: { defaultPrefix: "+421" },
  }),
  section91.accepted(
    "request options | formatNumber (boolean) (accepted in 2.0)",
    ...[true, false].map((formatNumber) => callNumber(validNumbers.CZ, V20, { formatNumber })),
  ),
  section91.differs(
    "request options | formatNumber (boolean) (effect in 2.0)",
    optionTries(fullNumbers, V20, { formatNumber: true }, { formatNumber: false }),
    "another notation with `true` than with `false`",
    expectResolved,
  ),
  section91.hasNoEffect({
    sentence: "request options | formatNumber | numberFormat (enum, default e164)",
    makes: fullNumbers.slice(0, 1),
    has: V20,
    option: { formatNumber: true },
  }),
  section91.value({
    sentence: "response data | numberWithPrefix | numberFull",
    calls: callsIn20,
    place: "result.data",
    isRight: (data) =>
      isJsonObject(data) && typeof data.numberWithPrefix === "string" && !("numberFull" in data),
    expected: "a string in `numberWithPrefix`, and no `numberFull`",
  }),
  section91.each(
    "The separate prefix plus number form of the query is unchanged.",
    separateTries(V20, { formatNumber: true }),
    expectSameData,
  ),
  inSection("7").each(
    "Migration 2. A 2.1 client that reads result.data.format.national on /phone/validate receives the grouped number, with no error. In 2.0 the key held the unformatted number.",
    callsInBoth,
    ({ old, now }) => {
      const before = valueAt(old, "result.data.format.national");
      const after = valueAt(now, "result.data.format.national");
      if (before === null || after === null) return notShown("national is null for these numbers");
      const isGrouped = String(after).includes(" ") && hasValueAt(now, "result.data.format.raw");
      const isRight = isGrouped && !String(before).includes(" ");
      return expectThat(isRight, { "2.0": before, "2.1": after }, "grouped by spaces only in 2.1");
    },
  ),
];
