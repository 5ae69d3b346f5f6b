import { type Terminal, UserError } from "../command-line.ts";
import { Observer } from "../comparison/observer.ts";
import { makeComparisonReport } from "../comparison/report.ts";
import { comparisonContent } from "../comparison/report-json.ts";
import { buildModel } from "../contract-model/build-model.ts";
import { type Contract, loadContract } from "../contract-model/load.ts";
import { writeTextFile } from "../files.ts";
import { formatCount } from "../format.ts";
import { createPace } from "../pace.ts";
import type { RecordedCall } from "../traffic/recorded.ts";
import { Service, type StopError } from "../traffic/service.ts";
import { verifyRules } from "./judge.ts";
import { type Options, readOptions } from "./options.ts";
import { rulesJunit, rulesMarkdown } from "./report/files.ts";
import { makeRulesReport, type RulesReport } from "./report/report.ts";
import { failureText, ruleLine, ruleListLine, rulesSummary } from "./report/terminal.ts";
import { countCalls, type Rule } from "./rule.ts";
import { rulesOf } from "./rules/index.ts";

export { help } from "./help.ts";

const verifyExitCodes = { holds: 0, broken: 1, couldNotRun: 2, incomplete: 4 };

/** Additional calls for retries. */
const SPARE_CALLS = 10;

/** The time limit of a run in minutes; an option can only lower it. */
const LONGEST_RUN = 30;

/**
 * Runs `verify`: counts the calls before the first one, since each may be paid.
 * The exit code of a broken rule (1) differs from that of an unfinished run (2, 4).
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args, process.env);
  const contract = loadContract();
  const rules = selectRules(contract, options);
  if (options.list) return listRules(rules, terminal);
  const { baseUrl, apiKey, responseAt, versionHeader } = options;
  const callCount = countCalls(rules);
  const atMost = Math.min(options.atMost, 2 * callCount + SPARE_CALLS);
  terminal.err(
    `${formatCount(rules.length, "rule")}, at most ${formatCount(atMost, "call")} to ${baseUrl}.\n`,
  );
  const longest = Math.min(options.timeLimit, LONGEST_RUN) * 60_000;
  const pace = Number.isFinite(options.rate) ? createPace(options.rate) : undefined;
  const settings = { baseUrl, apiKey, atMost, longest, versionHeader, responseAt };
  const service = new Service({ ...settings, ...(pace && { pace }) });
  const result = await verifyRules(rules, service, ({ rule, outcome }) =>
    terminal.out(`${ruleLine(rule, outcome.verdict)}\n`),
  );
  const report = makeRulesReport(result, baseUrl, service.made);
  for (const failure of report.rules.filter(({ outcome }) => outcome === "broken"))
    terminal.out(`\n${failureText(failure)}\n`);
  for (const { section, warning } of report.rules)
    if (warning !== undefined) terminal.err(`Warning, rule ${section}: ${warning}\n`);
  terminal.out(`\n${rulesSummary(report)}\n`);
  const recorded = service.exchanges.map((exchange) => exchange.recorded);
  const assumed = options.assumed ? observe(contract, recorded, options) : undefined;
  if (assumed) terminal.out(`\n${describeAssumptions(assumed)}\n`);
  writeFiles(report, assumed, options);
  const code = exitCodeOf(report, options.strict, result.stop);
  if (result.stop && code === verifyExitCodes.couldNotRun) terminal.err(`${result.stop.message}\n`);
  return code;
}

function exitCodeOf(
  { counts }: RulesReport,
  isStrict: boolean,
  stop: StopError | undefined,
): number {
  const isFailed = counts.broken > 0 || (isStrict && counts["not shown"] > 0);
  const isNothingShown = counts.broken + counts.holds === 0;
  if ((stop && !stop.isLimit) || isNothingShown) return verifyExitCodes.couldNotRun;
  if (isFailed) return verifyExitCodes.broken;
  return stop ? verifyExitCodes.incomplete : verifyExitCodes.holds;
}

function selectRules(contract: Contract, { section: sections, version }: Options): Rule[] {
  const ruleSections = [...new Set(rulesOf(contract).map(({ section }) => section))];
  const unknown = sections?.find((section) => !ruleSections.includes(section));
  if (unknown !== undefined)
    throw new UserError(`No rule has the number ${unknown}. Numbers: ${ruleSections.join(", ")}.`);
  const versions = contract.documents.map(({ info }) => info.version);
  if (version !== undefined && !versions.includes(version))
    throw new UserError(`There is no version ${version}. Versions: ${versions.join(", ")}.`);
  const rules = rulesOf(contract, sections, version);
  if (rules.length === 0)
    throw new UserError("No rule with this number is about only this version.");
  return rules;
}

function listRules(rules: readonly Rule[], { out }: Terminal): number {
  for (const rule of rules) out(`${ruleListLine(rule)}\n`);
  out(
    `\n${formatCount(rules.length, "rule")}, at most ${formatCount(countCalls(rules), "call")}. None was made.\n`,
  );
  return verifyExitCodes.holds;
}

/** The evidence of recorded responses about the assumptions of the contract. */
function observe(contract: Contract, recorded: readonly RecordedCall[], { grade }: Options) {
  const observer = new Observer(buildModel(contract));
  for (const call of recorded) observer.add(call);
  return makeComparisonReport(observer, "verify", { grades: contract.grades, only: grade });
}

type Observed = ReturnType<typeof observe>;

/** The assumptions that are contradicted, a line each. */
function describeAssumptions({ findings, rows }: Observed): string {
  const contradicted = findings.filter(({ ground }) => ground !== "stated" && ground !== "new");
  const confirmed = rows.filter(({ verdict }) => verdict === "confirmed").length;
  const head = `Assumptions of the contract: ${confirmed} confirmed, ${formatCount(contradicted.length, "contradiction")}.`;
  return [head, ...contradicted.map(({ title, grade }) => `  ${title} (${grade})`)].join("\n");
}

function writeFiles(
  report: RulesReport,
  assumed: Observed | undefined,
  { junit, json, markdown, strict }: Options,
): void {
  if (junit) writeTextFile(junit, rulesJunit(report, strict));
  const { assumptions } = assumed ? comparisonContent(assumed) : {};
  if (json) writeTextFile(json, `${JSON.stringify({ ...report, assumptions }, undefined, 2)}\n`);
  if (markdown) writeTextFile(markdown, rulesMarkdown(report));
}
