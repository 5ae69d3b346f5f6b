import { buildModel } from "../../observe/contract/build-model.ts";
import type { Contract } from "../../observe/contract/load.ts";
import { Observer } from "../../observe/observer.ts";
import { makeReport } from "../../observe/report/report.ts";
import type { RecordedCall } from "../../observe/sources/recorded.ts";
import { V21, versions } from "../calls.ts";
import {
  broken,
  type Call,
  type Exchange,
  holds,
  isSuccess,
  notShown,
  type Outcome,
  type Rule,
} from "../rule.ts";

/** The parts of the envelope whose fields, and so their types, the specification does not show. */
const unshown = /^(resultCorrected|suggestions)\b/;

/** Titles of contradictions that a message lists. */
const FEW = 5;

function overAll(
  section: string,
  sentence: string,
  judgeAll: (
    exchanges: readonly Exchange[],
    recorded: readonly RecordedCall[],
  ) => [Outcome, Call[]],
): Rule {
  const judge = () => notShown("it has no calls");
  return {
    ...{ section, sentence: `${sentence} (every response)`, judge, judgeAll },
    ...{ tries: [], needs: "each try", readsRejections: true },
  };
}

/** A rule of each response: the first wrong one breaks it. A rejection that is not JSON may be a gateway's. */
function forEach(
  section: string,
  sentence: string,
  faultOf: (exchange: Exchange) => Outcome,
): Rule {
  return overAll(section, sentence, (exchanges) => {
    const own = exchanges.filter(
      ({ response }) => isSuccess(response) || response.body !== undefined,
    );
    if (own.length === 0) return [notShown("there is no response"), []];
    const wrong = own.find((exchange) => faultOf(exchange).is === "broken");
    return wrong ? [faultOf(wrong), [wrong.call]] : [holds, []];
  });
}

/** The rules that judge every response of a run, whatever its call was made for. */
export function everyResponseRules(contract: Contract): Rule[] {
  // Made for the first run that comes so far: it takes longer than all other rules.
  let model: ReturnType<typeof buildModel> | undefined;
  return [
    overAll(
      "2",
      "Resources and their fields: what is stated of requests and responses",
      (_, recorded) => {
        model ??= buildModel(contract);
        const observer = new Observer(model);
        for (const call of recorded) observer.add(call);
        const { findings } = makeReport(observer, "verify", contract);
        const stated = findings.filter(
          ({ ground, direction, field }) =>
            ground === "stated" && direction === "response" && !unshown.test(field),
        );
        if (recorded.length === 0) return [notShown("there is no response"), []];
        if (stated.length === 0) return [holds, []];
        const titles = stated.map(({ title }) => title);
        const more = titles.length > FEW ? ` and ${titles.length - FEW} more` : "";
        return [
          broken(`${titles.slice(0, FEW).join("; ")}${more}`, "what the contract marks as stated"),
          [],
        ];
      },
    ),
    forEach("4", "All calls use a JSON response.", ({ response: { mediaType, body } }) =>
      /^application\/json\b/i.test(mediaType) && body !== undefined
        ? holds
        : broken(mediaType || "no media type", "Content-Type: application/json, and JSON"),
    ),
    forEach("9", "5. Every response echoes the resolved version.", ({ call, response }) => {
      const { version = V21 } = call;
      const known = versions.some((one) => one === version);
      return !known || response.version === version
        ? holds
        : broken(response.version ?? "no header whose name ends in api-version", version);
    }),
  ];
}
