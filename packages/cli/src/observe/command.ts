import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { readService, type Terminal, UserError } from "../command-line.ts";
import { Observer } from "../comparison/observer.ts";
import {
  type ComparisonReport,
  changeSources,
  comparisonExitCodes,
  makeComparisonReport,
} from "../comparison/report.ts";
import { comparisonJson } from "../comparison/report-json.ts";
import { buildModel } from "../contract-model/build-model.ts";
import { type Contract, loadContract } from "../contract-model/load.ts";
import { writeTextFile } from "../files.ts";
import { formatCount } from "../format.ts";
import { ledgerText } from "./ledger-file.ts";
import { type Options, readOptions } from "./options.ts";
import { comparisonMarkdown, comparisonSummary } from "./report-text.ts";
import { readCalls } from "./sources/file.ts";

/** Lines per list on a terminal. */
const MOST_LINES = 12;
/** Calls per second of `--call`. */
const CALLS_PER_SECOND = 2;

export { help } from "./help.ts";

/**
 * Reads calls from files, a proxy or calls of its own, compares them with the contract, and writes
 * the reports.
 */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const options = readOptions(args);
  const contract = loadContract(options.contract);
  if ((options.apply || options.ledger !== undefined) && contract.root === undefined)
    throw new UserError("There is no checkout to change. Name one with --contract <folder>.");
  const observer = new Observer(buildModel(contract), options);
  const isObserved = await observeSource(options, observer, terminal);
  if (!isObserved) return comparisonExitCodes.clean;
  if (observer.wrapper !== undefined)
    throw new UserError(
      `The responses have their envelope in an object: run again with --response-at ${observer.wrapper}.`,
    );
  if (observer.matched === 0) throw new UserError(describeNoCalls(options.source, observer));
  const report = makeComparisonReport(observer, options.source, {
    grades: contract.grades,
    only: options.grade,
  });
  terminal.out(`${comparisonSummary(report, MOST_LINES)}\n`);
  if (options.markdown) writeTextFile(options.markdown, comparisonMarkdown(report));
  if (options.json) writeTextFile(options.json, comparisonJson(report));
  // Changes do not depend on the listed ones.
  const reportAll = () =>
    makeComparisonReport(observer, options.source, { grades: contract.grades });
  if (options.apply) applyChanges(reportAll(), contract, terminal);
  if (options.ledger !== undefined) {
    const kind = options.comparable ? "comparable recordings" : "recordings";
    writeLedger(options.ledger, ledgerText(reportAll(), kind), contract, terminal);
  }
  return report.exitCode;
}

/** False for `--call` without a limit, which only counts the calls. */
async function observeSource(
  options: Options,
  observer: Observer,
  terminal: Terminal,
): Promise<boolean> {
  if (options.proxy !== undefined) {
    await observeProxy(options, observer, terminal);
    return true;
  }
  const calls =
    options.call === undefined
      ? readCalls(options.source)
      : await openCalls(options, observer, terminal);
  if (!calls) return false;
  for await (const entry of calls) observer.add(entry);
  return true;
}

async function observeProxy(
  options: Options,
  observer: Observer,
  { err }: Terminal,
): Promise<void> {
  const { startProxy } = await import("./sources/proxy.ts");
  const proxy = await startProxy(options, observer, (message) => err(`${message}\n`));
  err(`${proxy.url} passes calls on to ${options.source}. Ctrl+C ends it, with a report.\n`);
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
  await proxy.close();
}

async function openCalls(options: Options, { tally }: Observer, { err }: Terminal) {
  const { makeExampleCalls, planExampleCalls } = await import("./sources/example-calls.ts");
  const { source: url, atMost, responseAt } = options;
  const plannedCalls = planExampleCalls(tally.model);
  const calls = plannedCalls.slice(0, atMost);
  err(
    `${calls.length} of ${formatCount(plannedCalls.length, "call")} to ${url}: about ${Math.ceil(calls.length / CALLS_PER_SECOND)} s.\n`,
  );
  if (atMost === undefined) {
    err(
      `Nothing was sent, since calls cost money. To make them: --at-most ${plannedCalls.length}\n`,
    );
    return undefined;
  }
  const { apiKey } = readService(process.env, url);
  return makeExampleCalls(calls, { url, apiKey, rate: CALLS_PER_SECOND, responseAt });
}

function describeNoCalls(name: string, { callCount, problems }: Observer): string {
  const [problem] = problems.keys();
  return `There is no call of this API in ${name}: ${callCount} read${problem ? `, and the first problem is: ${problem}` : ""}.`;
}

/** Leaves a file with the same text as it is. */
function writeLedger(
  ledger: string,
  text: string,
  { root = "" }: Contract,
  { err }: Terminal,
): void {
  const name = `openapi/evidence/${ledger}.json`;
  const file = join(root, name);
  if (existsSync(file) && readFileSync(file, "utf8") === text) {
    err(listChanged([]));
    return;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeTextFile(file, text);
  err(`${listChanged([name])}Next: npm run generate, npm run lint.\n`);
}

function applyChanges(report: ComparisonReport, { root = "" }: Contract, { err }: Terminal): void {
  const readSource = (file: string) => readFileSync(join(root, file), "utf8");
  const changed = changeSources(report, readSource);
  for (const [file, text] of Object.entries(changed)) writeTextFile(join(root, file), text);
  const left = report.findings.filter(({ change }) => change.edits.length === 0).length;
  const files = Object.keys(changed);
  err(listChanged(files));
  if (left > 0)
    err(
      `${formatCount(left, "finding")} not applied: a person has to decide. The report lists them.\n`,
    );
  if (files.length > 0)
    err("Next: npm run generate, npm run examples, npm run lint, npm run breaking.\n");
}

function listChanged(files: string[]): string {
  const lines = [
    `${formatCount(files.length, "file")} changed`,
    ...files.map((file) => `  ${file}`),
  ];
  return `${lines.join("\n")}\n`;
}
