import { askMock } from "../../../../packages/cli/src/observe/ask-mock.ts";
import type { Json } from "../../../../packages/cli/src/observe/contract/json.ts";
import { loadContract } from "../../../../packages/cli/src/observe/contract/load.ts";
import { buildModel, type Model } from "../../../../packages/cli/src/observe/contract/model.ts";
import { Observer } from "../../../../packages/cli/src/observe/observer.ts";
import { makeReport, type Report } from "../../../../packages/cli/src/observe/report/report.ts";
import { planCalls } from "../../../../packages/cli/src/observe/sources/call.ts";
import { type RecordedCall, readBody } from "../../../../packages/cli/src/observe/sources/recorded.ts";

/** A call to send: by default with a key that the mock accepts, in the current version. */
export interface CallToSend {
  path: string;
  body?: Json;
  version?: string;
  key?: string;
  method?: string;
  headers?: Record<string, string>;
}

/** A day for reports, so that nothing depends on the clock. */
export const today = "2026-01-31T00:00:00.000Z";

export const model: Model = buildModel(loadContract());

/** Every request example of the contract, in each version whose operation is its own. */
export const examples: CallToSend[] = planCalls(model).map(({ operation: { path, version }, body }) => ({
  path,
  version,
  body,
}));

/** Sends calls one after the other, and gives them as a recording has them. */
export async function record(baseUrl: string, calls: CallToSend[]): Promise<RecordedCall[]> {
  const recorded: RecordedCall[] = [];
  for (const call of calls) recorded.push(await send(baseUrl, call));
  return recorded;
}

async function send(
  baseUrl: string,
  { path, body, version, key = "observe-tests", method = "POST", headers = {} }: CallToSend,
): Promise<RecordedCall> {
  const requestHeaders = { "content-type": "application/json", ...(version && { "api-version": version }), ...headers };
  const response = await fetch(`${baseUrl}${path}`, {
    method,
    headers: { ...requestHeaders, authorization: `Bearer ${key}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    where: `${method} ${path} ${version ?? ""}`,
    method,
    url: `${baseUrl}${path}`,
    requestHeaders,
    requestBody: body === undefined ? undefined : { json: body },
    status: response.status,
    responseHeaders: Object.fromEntries(response.headers),
    responseBody: readBody(await response.text()),
  };
}

/** The report on some calls. */
export async function report(calls: RecordedCall[], contract: Model = model): Promise<Report> {
  const observer = new Observer(contract, {}, askMock());
  for (const call of calls) await observer.add(call);
  return makeReport({ model: contract, observer, name: "the test", today });
}
