import { isDeepStrictEqual } from "node:util";
import { isJsonObject, type JsonObject, valueAtKeys } from "@data-validation/openapi-document/json";
import type { Call, ServiceResponse } from "../../traffic/call.ts";
import { callNumber, callSeparate, type PhoneOptions, V20, V21, validNumbers } from "../calls.ts";
import { type CallMaker, inSection, optionTries, valueAt } from "../relations.ts";
import { expectThat, holds, notShown, printValue } from "../rule.ts";

export const section23 = inSection("2.3");
export const section91 = inSection("9.1");

export const allNumbers = Object.values(validNumbers);
export const callsIn20 = allNumbers.map((number) => callNumber(number, V20));
export const callsIn21 = allNumbers.map((number) => callNumber(number, V21));
export const callsInBoth = allNumbers.map((number) => ({
  old: callNumber(number, V20),
  now: callNumber(number, V21),
}));

export function digitsOf(text: unknown): string {
  return typeof text === "string" ? text.replace(/\D/g, "") : "";
}

/** The number that a call sends, whichever field it has for it. */
export function numberOf({ request }: Call): string {
  return Object.values(request.query as object).join("");
}

const numberCallMakers = (...list: string[]): CallMaker<PhoneOptions>[] =>
  list.map((number) => (version, options) => callNumber(number, version, options));
export const unprefixedNumbers = numberCallMakers("903123456", "902345678", "2079460018");
export const fullNumbers = numberCallMakers(validNumbers.CZ, validNumbers.GB);

/**
 * Numbers without a prefix, with two sets of options, and a whole number to test whether the
 * service has them.
 */
export const prefixTries = (version: string, ...options: [PhoneOptions, PhoneOptions]) =>
  optionTries(unprefixedNumbers, version, ...options).map((calls) => ({
    ...calls,
    plain: callNumber(validNumbers.SK, version),
  }));

/** Whether the service has the numbering plan of a number: the international notation is filled. */
export function expectResolved({ plain }: Record<"plain", ServiceResponse>) {
  const isKnown = ["e164", "international"].some(
    (name) => typeof valueAt(plain, `result.data.format.${name}`) === "string",
  );
  return isKnown ? holds : notShown("the service resolves none of these numbers");
}

/** Numbers in both forms, without options and with one of the notation. */
export const separateTries = (version: string, notation: PhoneOptions) =>
  [validNumbers.CZ, validNumbers.SK].flatMap((number) =>
    [{}, notation].map((options) => ({
      combined: callNumber(number, version, options),
      separate: callSeparate(number.slice(0, 4), number.slice(4), version, options),
      // What 2.1 accepts, 2.0 must not reject.
      now: callSeparate(number.slice(0, 4), number.slice(4), V21),
    })),
  );

/** Whether a number has the same data in both forms of the query. */
export function expectSameData({
  combined,
  separate,
}: Record<"combined" | "separate", ServiceResponse>) {
  const country = valueAt(separate, "result.data.country.code");
  if (typeof country !== "string" || country === "")
    return notShown("the service does not read the separate form by these names");
  const differ = ["format", "country"].some((name) => {
    const one = valueAt(combined, `result.data.${name}`);
    const other = valueAt(separate, `result.data.${name}`);
    return !isJsonObject(one) || !isJsonObject(other) || isContradicted(one, other);
  });
  const differentNumbers = ["numberFull", "numberWithPrefix"].some(
    (name) => valueAt(combined, `result.data.${name}`) !== valueAt(separate, `result.data.${name}`),
  );
  const dataOf = ({ body }: ServiceResponse) => valueAtKeys(body, ["result", "data"]);
  return expectThat(!differ && !differentNumbers, dataOf(separate), printValue(dataOf(combined)));
}

/**
 * Whether a member has another value in each of two objects: null, or an empty text in 2.0, is not
 * resolved.
 */
function isContradicted(one: JsonObject, other: JsonObject): boolean {
  return Object.entries(one).some(
    ([name, value]) => value && other[name] && !isDeepStrictEqual(value, other[name]),
  );
}
