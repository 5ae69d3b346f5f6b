/**
 * Holds the contract of the Data Validation API against real traffic: which guesses are right, which are wrong, and which promise the
 * service breaks.
 *
 * @packageDocumentation
 */
import { askMock } from "./behaviour/ask-mock.ts";
import { loadContract } from "./contract/load.ts";
import { buildModel } from "./contract/model.ts";
import { Observer } from "./observer.ts";
import { makeReport, type Report } from "./report/report.ts";
import { type OnProgress, readCalls } from "./sources/file.ts";

export { markdownReport } from "./report/markdown.ts";
export type { Report } from "./report/report.ts";
export { terminalReport } from "./report/terminal.ts";
export { UserError } from "./user-error.ts";

/** How recordings are read. */
export interface ObserveOptions {
  /** A checkout of the contract's repository; without it, the contract that the package carries. */
  contract?: string | undefined;
  /** The keys, joined by dots, to the envelope inside a response body that wraps it in another object. */
  responseAt?: string | undefined;
  /** The same for a request body. */
  requestAt?: string | undefined;
  /** Called from time to time with how far the reading has come. */
  onProgress?: OnProgress | undefined;
}

/**
 * Holds the contract against a recording: a HAR file, pairs of request and response, a run of Postman or Bruno, or a folder of them.
 *
 * @example
 * const report = await observe("traffic.har");
 * console.log(report.contradictions.map(({ title }) => title));
 *
 * @throws {UserError} when there is no such recording, or no call of this API in it
 */
export async function observe(recording: string, options: ObserveOptions = {}): Promise<Report> {
  const model = buildModel(loadContract(options.contract));
  const observer = new Observer(model, options, askMock());
  for await (const call of readCalls(recording, options)) await observer.add(call);
  return makeReport({ model, observer, name: recording, today: new Date().toISOString() });
}
