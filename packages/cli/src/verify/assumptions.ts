import { count } from "../command-line.ts";
import type { Model } from "../observe/contract/model.ts";
import { Observer } from "../observe/observer.ts";
import { makeReport } from "../observe/report/report.ts";
import type { RecordedCall } from "../observe/sources/recorded.ts";

/** The assumptions of the contract that recorded responses contradict, a line each. */
export async function contradictedAssumptions(model: Model, recorded: readonly RecordedCall[]): Promise<string> {
  const observer = new Observer(model);
  for (const call of recorded) await observer.add(call);
  const { findings, rows } = makeReport(observer, "verify", "");
  const contradicted = findings.filter(({ ground }) => ground !== "stated" && ground !== "new");
  const confirmed = rows.filter(({ verdict }) => verdict === "confirmed").length;
  const head = `Assumptions of the contract: ${confirmed} confirmed, ${count(contradicted.length, "contradiction")}.`;
  return [head, ...contradicted.map(({ title }) => `  ${title}`)].join("\n");
}
