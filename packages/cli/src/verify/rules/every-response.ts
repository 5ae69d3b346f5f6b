import { isJsonType } from "@data-validation/common/json-type";
import { isJsonObject } from "@data-validation/openapi-document/json";
import { Observer } from "../../comparison/observer.ts";
import { makeComparisonReport } from "../../comparison/report.ts";
import { buildModel } from "../../contract-model/build-model.ts";
import type { Contract } from "../../contract-model/load.ts";
import { type Exchange, isSuccess } from "../../traffic/call.ts";
import { V20, V21, versions } from "../calls.ts";
import { inSection, valueAt } from "../relations.ts";
import { broken, expectThat, holds, notShown, type Rule, type RuleOutcome } from "../rule.ts";

/** The parts of the envelope whose fields, and so their types, the specification does not show. */
const UNSHOWN = /^(resultCorrected|suggestions)\b/;

/** Titles of contradictions that a message lists. */
const MOST_TITLES = 5;

function ruleOfAllResponses(
  section: string,
  sentence: string,
  judgeAll: NonNullable<Rule["judgeAll"]>,
): Rule {
  const rule = inSection(section).always(`${sentence} (every response)`, [], () => holds);
  return { ...rule, judgeAll };
}

const noResponse = { outcome: notShown("there is no response"), calls: [] };

/** Whether a response is the service's own: a rejection that is not JSON may be a gateway's. */
const isOwn = ({ response }: Exchange) => isSuccess(response) || response.body !== undefined;

/** The first wrong response breaks the rule. */
function ruleOfEachResponse(
  section: string,
  sentence: string,
  faultOf: (exchange: Exchange) => RuleOutcome,
): Rule {
  return ruleOfAllResponses(section, sentence, (exchanges) => {
    const ownExchanges = exchanges.filter(isOwn);
    if (ownExchanges.length === 0) return noResponse;
    const wrong = ownExchanges.find((exchange) => faultOf(exchange).verdict === "broken");
    return wrong ? { outcome: faultOf(wrong), calls: [wrong.call] } : { outcome: holds, calls: [] };
  });
}

export function everyResponseRules(contract: Contract): Rule[] {
  return [statedTypesRule(contract), ...rulesOfOneResponse];
}

function statedTypesRule(contract: Contract): Rule {
  return ruleOfAllResponses(
    "2",
    "Resources and their fields: what is stated of requests and responses",
    (exchanges) => {
      if (exchanges.length === 0) return noResponse;
      const observer = new Observer(buildModel(contract));
      for (const { recorded } of exchanges.filter(isOwn)) observer.add(recorded);
      const { findings } = makeComparisonReport(observer, "verify", contract);
      const titles = findings
        .filter(({ ground, direction }) => ground === "stated" && direction === "response")
        .filter(({ field }) => !UNSHOWN.test(field))
        .map(({ title }) => title);
      if (titles.length === 0) return { outcome: holds, calls: [] };
      const more = titles.length > MOST_TITLES ? ` and ${titles.length - MOST_TITLES} more` : "";
      const listed = `${titles.slice(0, MOST_TITLES).join("; ")}${more}`;
      return { outcome: broken(listed, "what the contract marks as stated"), calls: [] };
    },
  );
}

const rulesOfOneResponse: Rule[] = [
  ruleOfEachResponse(
    "2.3",
    "Response, result.data | numberFull | string | The number",
    ({ call: { path, version }, response }) => {
      const name = version === V20 ? "numberWithPrefix" : "numberFull";
      const data = valueAt(response, "result.data");
      if (path !== "/phone/validate" || !isJsonObject(data)) return holds;
      return expectThat(typeof data[name] === "string", { [name]: data[name] }, "a string");
    },
  ),
  ruleOfEachResponse(
    "2.3",
    "Response, result.data | country.prefix | null when the country cannot be resolved",
    ({ call: { path, version = V21 }, response }) => {
      const country = valueAt(response, "result.data.country");
      const isResolved = isJsonObject(country) && typeof country.code === "string";
      if (path !== "/phone/validate" || version !== V21 || !isResolved) return holds;
      return expectThat(country.prefix !== null, country, "a prefix beside the code");
    },
  ),
  ruleOfEachResponse("4", "All calls use a JSON response.", ({ response: { mediaType, body } }) =>
    isJsonType(mediaType) && body !== undefined
      ? holds
      : broken(mediaType || "no media type", "Content-Type: application/json, and JSON"),
  ),
  ruleOfEachResponse(
    "9",
    "5. Every response echoes the resolved version.",
    ({ call, response }) => {
      const { version = V21 } = call;
      const isKnownVersion = versions.some((one) => one === version);
      return !isKnownVersion || response.version === version
        ? holds
        : broken(response.version ?? "no header whose name ends in api-version", version);
    },
  ),
];
