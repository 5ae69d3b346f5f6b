import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { packageVersion } from "../version.ts";
import { askMock } from "./ask-mock.ts";
import { type ContractFiles, loadContract } from "./contract/load.ts";
import { buildModel, type Model } from "./contract/model.ts";
import { Observer } from "./observer.ts";
import { help, type Options, readOptions } from "./options.ts";
import { createProgress } from "./progress.ts";
import { startProxy } from "./proxy/proxy.ts";
import { Recorder } from "./proxy/recorder.ts";
import { markdownReport } from "./report/markdown.ts";
import { patch } from "./report/patch.ts";
import { changeSources, exitCodes, makeReport, type Report } from "./report/report.ts";
import { terminalReport } from "./report/terminal.ts";
import { makeCalls, planCalls } from "./sources/call.ts";
import { readCalls } from "./sources/file.ts";
import type { SourceEntry } from "./sources/recorded.ts";
import { UserError } from "./user-error.ts";

/**
 * Runs the command.
 *
 * @param words - What stands behind its name.
 * @returns the exit code; what went wrong is printed as one line
 */
export async function run(words: string[]): Promise<number> {
  try {
    const options = readOptions(words);
    if (options.help) return print(help.trim());
    if (options.version) return print(packageVersion());
    const contract = loadContract(options.contract);
    if (options.apply && contract.root === undefined) {
      throw new UserError(
        "There is no openapi/ here to change: give --contract <checkout>, or write the change with --patch <file> and apply it there.",
      );
    }
    const report =
      options.proxy === undefined
        ? await observeSource(options, contract)
        : await observeProxy(options.proxy, contract, options);
    if (report === undefined) return 0;
    writeReports(report, contract, options);
    return report.exitCode;
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(error.message);
    return exitCodes.couldNotRun;
  }
}

/** The report on a recording or on calls made; undefined when there was only something to say about them. */
async function observeSource(options: Options, contract: ContractFiles): Promise<Report | undefined> {
  const model = buildModel(contract);
  const source = open(options, model);
  if (source === undefined) return undefined;
  const observer = await observeAll(model, options, source);
  if (observer.matched === 0) throw new UserError(nothing(options, observer));
  return makeReport({ model, observer, name: source.name, today: new Date().toISOString() });
}

/** The report on what passes a proxy until a signal ends it. */
async function observeProxy(target: string, contract: ContractFiles, options: Options): Promise<Report> {
  const { useMock, record: file, keepValues: keepsValues, port, host, quiet } = options;
  const model = buildModel(contract);
  const progress = createProgress(quiet);
  const observer = new Observer(model, options, useMock ? askMock() : undefined);
  const onSkip = (message: string) => {
    progress.clear();
    console.error(message);
  };
  const recorder = new Recorder({ observer, keys: options, file: file && resolve(file), keepsValues, onSkip });
  const proxy = await startProxy({
    target,
    port,
    host,
    onCall: (call) => {
      recorder.take(call);
      progress.calls({ matched: observer.matched, contradictions: observer.ledger.contradictions.size });
    },
  });
  if (!quiet) console.error(`${proxy.url} passes everything on to ${target}. Ctrl+C ends it, with a report.`);
  await Promise.race(["SIGINT", "SIGTERM", "SIGHUP"].map((signal) => once(process, signal)));
  await proxy.close();
  await recorder.settled();
  progress.clear();
  if (observer.matched === 0)
    throw new UserError(`No call of this API passed the proxy (${observer.read} of anything else did).`);
  return makeReport({ model, observer, name: target, today: new Date().toISOString() });
}

interface Source {
  name: string;
  calls: AsyncIterable<SourceEntry>;
  clear(): void;
}

/** The calls to observe; undefined when there is only something to say about them. */
function open(options: Options, model: Model): Source | undefined {
  const progress = createProgress(options.quiet);
  if (options.call !== undefined) {
    const calls = openCalls(options.call, options, model);
    return calls && { name: options.call, calls, clear: progress.clear };
  }
  const name = options.recording as string;
  return {
    name,
    calls: readCalls(
      name,
      options.isHar ? { onProgress: progress.bytes, isHar: true } : { onProgress: progress.bytes },
    ),
    clear: progress.clear,
  };
}

function openCalls(url: string, options: Options, model: Model): AsyncIterable<SourceEntry> | undefined {
  const calls = planCalls(model);
  const { atMost, rate } = options;
  const count = Math.min(calls.length, atMost ?? calls.length);
  const duration = Math.ceil((count - 1) / rate);
  console.error(`${count} of ${calls.length} calls to ${url}, ${rate} a second: about ${duration} s.`);
  if (atMost === undefined) {
    console.error(`Nothing was sent, since calls cost money. To make them: --at-most ${calls.length}`);
    return undefined;
  }
  const apiKey = process.env.DATA_VALIDATION_KEY;
  if (!apiKey) throw new UserError("There is no API key. Put it into the environment: DATA_VALIDATION_KEY.");
  return makeCalls(calls, { url, apiKey, atMost, rate });
}

async function observeAll(model: Model, options: Options, { calls, clear }: Source): Promise<Observer> {
  const observer = new Observer(model, options, options.useMock ? askMock() : undefined);
  try {
    for await (const call of calls) await observer.add(call);
  } finally {
    clear();
  }
  return observer;
}

function nothing({ recording, call }: Options, observer: Observer): string {
  const [problem] = observer.problems.values();
  const why = problem ? ` (${problem.count} × ${problem.problem}; first: ${problem.first})` : "";
  return `There is no call of this API in ${recording ?? call}: ${observer.read} read, none of them a POST to one of its paths${why}.`;
}

function writeReports(report: Report, { sources, root }: ContractFiles, options: Options): void {
  const { quiet, markdown, json, stated, marks } = options;
  if (!quiet) print(terminalReport(report, process.stdout.hasColors?.() ?? false));
  const written = [
    markdown && write(markdown, markdownReport(report)),
    json && write(json, `${JSON.stringify(report, null, 2)}\n`),
  ];
  const changed = changeSources(report, sources, { contradicted: true, stated, marks });
  if (options.patch) written.push(write(options.patch, patch(sources, changed)));
  if (options.apply && root !== undefined) {
    for (const [file, text] of Object.entries(changed)) written.push(write(join(root, file), text));
    if (!quiet)
      console.error(
        `${Object.keys(changed).length} files changed. Next: npm run generate, npm run lint, npm run breaking.`,
      );
  }
  if (!quiet) for (const file of written) if (file) console.error(`Written: ${file}`);
}

function write(file: string, text: string): string {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}.`);
  }
  return file;
}

function print(text: string): number {
  console.log(text);
  return 0;
}
