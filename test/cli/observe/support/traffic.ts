import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Observer } from "@data-validation/cli/internal/comparison/observer";
import {
  type ComparisonReport,
  makeComparisonReport,
} from "@data-validation/cli/internal/comparison/report";
import { matchCall } from "@data-validation/cli/internal/comparison/tally/match";
import { buildModel } from "@data-validation/cli/internal/contract-model/build-model";
import { loadContract } from "@data-validation/cli/internal/contract-model/load";
import type { ContractModel } from "@data-validation/cli/internal/contract-model/model";
import { readOptions } from "@data-validation/cli/internal/observe/options";
import { planExampleCalls } from "@data-validation/cli/internal/observe/sources/example-calls";
import { readCalls } from "@data-validation/cli/internal/observe/sources/file";
import { toRecord } from "@data-validation/cli/internal/observe/sources/proxy";
import type { RecordedCall } from "@data-validation/cli/internal/traffic/recorded";
import type { SourcePlace } from "@data-validation/contract-files/source-places";
import { createLineWriter, type MockOptions } from "@data-validation/mock";
import { isJsonObject, type Json } from "@data-validation/openapi-document/json";
import { mapShape, readTable } from "@data-validation/tooling/table";
import { listen } from "#test/support/listen.ts";
import { applyEdits } from "#test/support/other-server/apply-edits.ts";
import { editShape, type ServerEdit } from "#test/support/other-server/edit.ts";
import { mockServer } from "#test/support/other-server/mock-server.ts";

export const loadedContract = loadContract();
export const model: ContractModel = buildModel(loadedContract);

export const readSource = (file: string) => readFileSync(file, "utf8");

/**
 * The differences between the other service and the contract, each with its keyword and place:
 * `type ResultsCount`.
 */
export const { content: plantedEdits } = readTable(
  "test/cli/observe/support/planted.yaml",
  mapShape(editShape),
);

/** The differences whose finding matches a pattern. */
export function plantedOf(pattern = /./): ServerEdit[] {
  return Object.entries(plantedEdits).flatMap(([found, edit]) => (pattern.test(found) ? edit : []));
}

/** A call to send: by default with a key that the mock accepts, in the current version. */
export interface CallToSend {
  path: string;
  body?: Json;
  version?: string;
  key?: string;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * A service that differs from our mock in a few ways; returns each call in the form of a recording.
 */
function createOtherService(
  differences: ServerEdit[],
  options: MockOptions = {},
): (call: CallToSend) => Promise<RecordedCall> {
  const server = applyEdits(differences)(mockServer(options));
  return async ({
    path,
    body,
    version = model.currentVersion,
    key = "observe-tests",
    method = "POST",
    headers,
  }) => {
    const requestHeaders = {
      "content-type": "application/json",
      "api-version": version,
      ...headers,
    };
    const sentCall = {
      method,
      path,
      headers: { ...requestHeaders, authorization: `Bearer ${key}` },
    };
    const response = await server({
      ...sentCall,
      request: isJsonObject(body) ? body.request : undefined,
    });
    return {
      where: `${path} ${version}`,
      method,
      url: `https://service.example${path}`,
      requestHeaders,
      requestBody: body === undefined ? undefined : { json: body },
      status: response.status,
      responseHeaders: response.headers,
      responseBody: { json: response.body as Json },
    };
  };
}

/** Every request example of the contract, in each version whose operation is its own. */
export const exampleCalls: CallToSend[] = planExampleCalls(model).map(
  ({ operation: { path, version }, body }) => ({
    path,
    version,
    body,
  }),
);

/**
 * The calls as a service with some differences from the contract responds to them, by default
 * without quotas.
 */
export async function traffic(
  differences: ServerEdit[],
  calls = exampleCalls,
  options: MockOptions = {},
): Promise<RecordedCall[]> {
  return Promise.all(calls.map(createOtherService(differences, options)));
}

export function reportOnCalls(calls: RecordedCall[]): ComparisonReport {
  const observer = new Observer(model, { showsWords: true });
  for (const call of calls) observer.add(call);
  return makeComparisonReport(observer, "the test", loadedContract);
}

/** The report on a recording, with the arguments of the command line. */
export async function reportOn(file: string, args: string[]) {
  const options = readOptions([file, ...args]);
  const observer = new Observer(model, options);
  for await (const call of readCalls(file)) observer.add(call);
  return { observer, report: makeComparisonReport(observer, file, loadedContract) };
}

/**
 * The findings of a report, each with the schema or operation in the sources: `type
 * CompanySearchResponse.resultsOffset`.
 */
export function findingNames({ findings }: ComparisonReport): string[] {
  return findings.map(({ keyword, place }) => `${keyword} ${sourceName(place)}`).toSorted();
}

function sourceName({ file, keys }: SourcePlace): string {
  const version = /^openapi\/(\d\.\d)\//.exec(file)?.[1] ?? "";
  const operation = keys[0] === "path" ? file.replace(/^openapi\/\w+\/|\.yaml$/g, "") : "";
  const names = keys.filter((key) => !["schemas", "properties", "path", "post"].includes(key));
  return `${version} ${[operation, ...names].filter(Boolean).join(".")}`.trim();
}

/** Calls as the recorder writes them. */
export async function asLines(calls: RecordedCall[], keepsValues = true): Promise<string> {
  const toLine = createLineWriter({ mask: !keepsValues, versionHeader: "service-api-version" });
  const lines = [];
  for (const call of calls)
    lines.push(await toLine(toRecord(matchCall(model, call) as never, call)));
  return lines.join("").trimEnd();
}

/** Calls as a browser exports them. */
export function asHar(calls: RecordedCall[], encoding: "utf8" | "base64" = "utf8"): string {
  const list = (headers = {}) => Object.entries(headers).map(([name, value]) => ({ name, value }));
  const json = (body: RecordedCall["responseBody"]) =>
    body && "json" in body ? JSON.stringify(body.json) : "";
  const entries = calls.map((call) => ({
    startedDateTime: "2026-01-30T10:00:00.000Z",
    request: {
      method: call.method,
      url: `${call.url}?trace=1`,
      headers: list(call.requestHeaders),
      postData: { text: json(call.requestBody) },
    },
    response: {
      status: call.status,
      headers: list(call.responseHeaders),
      content: { encoding, text: Buffer.from(json(call.responseBody)).toString(encoding) },
    },
  }));
  return JSON.stringify({ log: { version: "1.2", creator: { name: "test" }, entries } });
}

/** Serves the other service over HTTP, with a further change of each response. */
export async function serveOtherService(
  differences: ServerEdit[],
  change = (body: Json, _sent: Json): Json => body,
) {
  const respond = createOtherService(differences);
  const server = createServer(async (request, reply) => {
    const body = JSON.parse((await text(request)) || "null") as Json;
    const { url: path = "", method = "", headers } = request;
    const version = String(headers["api-version"] ?? "2.1");
    const key = headers.authorization?.replace("Bearer ", "") ?? "";
    const { status, responseHeaders, responseBody } = await respond({
      path,
      method,
      body,
      version,
      key,
    });
    const changed = change((responseBody as { json: Json }).json, body);
    reply.writeHead(status, responseHeaders).end(JSON.stringify(changed));
  });
  return listen(server);
}
