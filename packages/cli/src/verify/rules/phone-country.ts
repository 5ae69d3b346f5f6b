import type { Call } from "../../traffic/call.ts";
import { callNumber, unassignedNumbers, V20, V21 } from "../calls.ts";
import { triesOf, valueAt } from "../relations.ts";
import { broken, expectThat, notShown, printValue, type Rule, type RuleOutcome } from "../rule.ts";
import { callsIn21, callsInBoth, digitsOf, numberOf, section23, section91 } from "./phone-calls.ts";

const unassignedCalls = {
  old: callNumber(unassignedNumbers[0], V20),
  now: callNumber(unassignedNumbers[0], V21),
};

/** Compares the codes or prefixes of numbers in different countries. */
function judgeResolved(
  name: "code" | "prefix",
  countryValues: unknown[],
  numbers: string[],
): RuleOutcome {
  if (countryValues.some((text) => text !== null && (typeof text !== "string" || text === "")))
    return broken(printValue(countryValues), `a string, or null, in result.data.country.${name}`);
  const resolved = countryValues.filter((text) => text !== null);
  if (new Set(resolved).size < resolved.length)
    return broken(printValue(countryValues), `another ${name} for each: the countries differ`);
  const isPrefix = countryValues.every((text, index) =>
    digitsOf(numbers[index]).startsWith(digitsOf(text).replace(/^00/, "")),
  );
  if (resolved.length < 2 && (name === "code" || isPrefix))
    return notShown("the service resolves no two of these countries");
  return expectThat(name === "code" || isPrefix, countryValues, "the prefix of each number");
}

export function countryRules(name: "code" | "prefix"): Rule[] {
  const place = `result.data.country.${name}`;
  const row = `Response, result.data | country.${name} | string or null | null when the country cannot be resolved`;
  const [cz, sk, gb] = callsIn21 as [Call, Call, Call];
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
      triesOf(unassignedNumbers.map((number) => callNumber(number, V21))),
      ({ call: response }) => {
        const value = valueAt(response, place);
        return expectThat(value === null, { [place]: value }, "null");
      },
    ),
    section91.each(
      `response data.country.${name} | string | string or null`,
      [...callsInBoth, unassignedCalls],
      ({ old, now }) => {
        const before = valueAt(old, place);
        const after = valueAt(now, place);
        if (typeof before !== "string")
          return broken(printValue({ [name]: before }), "a string in 2.0");
        const isSame = after === null || after === before;
        return expectThat(isSame, { "2.0": before, "2.1": after }, "the same in both versions");
      },
    ),
  ];
}
