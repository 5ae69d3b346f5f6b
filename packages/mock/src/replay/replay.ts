import { isObject } from "@data-validation/common/object";
import type { Version } from "@data-validation/generated/versions";
import { defaultOptionsOf } from "../contract/operations.ts";
import { readRequestedVersion } from "../contract/requested-version.ts";
import { HEADER_VALUE } from "../control/check-script.ts";
import type { MockResponse } from "../exchange/call.ts";
import { type Exchange, requestJson } from "../exchange/exchange.ts";
import { emptyStatuses } from "../exchange/status.ts";
import { copyJson } from "../platform.ts";
import { UsageError } from "../usage-error.ts";
import { repeatedHeaders } from "./recorded-line.ts";

/** A recorded call, with the method in upper case and the names of headers in lower case. */
interface ReplayedCall {
  request: { method: string; path: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string>; body: unknown };
}

/**
 * Responds to calls as recorded. The order of members, `customId` and options with their default
 * value are ignored. Several responses to one request are returned in their order, and the last one
 * repeats.
 *
 * @throws {@link UsageError} with the line that is not a recorded call
 */
export function createReplay(
  recording: string | undefined,
): (exchange: Exchange) => MockResponse | undefined {
  const sequences = new Map<string, { responses: ReplayedCall["response"][]; next: number }>();
  const text = (recording ?? "").replace(/^\ufeff/, "");
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const { request, response } = readReplayedCall(line, index + 1);
    const version = readRequestedVersion(request.headers["api-version"]);
    // A call of an unknown version is rejected before the replay.
    if (version === undefined) continue;
    const requestKey = requestKeyOf(version, request.method, request.path, request.body);
    const sequence = sequences.get(requestKey) ?? { responses: [], next: 0 };
    sequences.set(requestKey, sequence);
    sequence.responses.push(response);
  }
  return (exchange) => {
    if (sequences.size === 0) return undefined;
    const { method, path } = exchange.call;
    const requestKey = requestKeyOf(exchange.version, method, path, requestJson(exchange));
    const sequence = sequences.get(requestKey);
    const next = sequence?.responses[sequence.next];
    if (!sequence || !next) return undefined;
    sequence.next = Math.min(sequence.next + 1, sequence.responses.length - 1);
    const headers = Object.entries(next.headers).filter(([name]) => repeatedHeaders.includes(name));
    return { status: next.status, headers: Object.fromEntries(headers), body: copyJson(next.body) };
  };
}

function readReplayedCall(line: string, number: number): ReplayedCall {
  let call: Partial<ReplayedCall> | undefined;
  try {
    call = JSON.parse(line) as Partial<ReplayedCall>;
  } catch {}
  const reject = (problem: string) => new UsageError(`Line ${number} of the recording ${problem}`);
  if (
    !isObject(call?.request) ||
    !isObject(call.response) ||
    !Number.isInteger(call.response.status)
  ) {
    throw reject('is not a recorded call: { "request": …, "response": … }.');
  }
  const { status, body, headers = {} } = call.response;
  if (status < 200 || status > 599) throw reject(`has the status ${status}, which cannot be sent.`);
  if (emptyStatuses.includes(status) && body !== undefined)
    throw reject(`has a body, which a response ${status} cannot have.`);
  if (
    !isObject(headers) ||
    !Object.values(headers).every((value) => HEADER_VALUE.test(String(value)))
  ) {
    throw reject("has a header that cannot be sent.");
  }
  const { method = "POST", path, body: requestBody } = call.request;
  if (typeof method !== "string" || typeof path !== "string")
    throw reject("has no method and path of a request, for example POST and /phone/validate.");
  return {
    request: {
      method: method.toUpperCase(),
      path,
      headers: withLowerCaseNames(call.request.headers),
      body: requestBody,
    },
    response: { status, headers: withLowerCaseNames(headers), body },
  };
}

function withLowerCaseNames(headers: unknown): Record<string, string> {
  const entries = Object.entries(isObject(headers) ? headers : {});
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), String(value)]));
}

/** A text that is the same for equivalent requests. */
function requestKeyOf(version: Version, method: string, path: string, body: unknown): string {
  const { request = body } = isObject(body) ? body : {};
  if (!isObject(request)) return JSON.stringify([version, method, path, request]);
  const { customId: _, options, ...members } = request;
  const defaults = defaultOptionsOf(version, path);
  const changedOptions = Object.entries(isObject(options) ? options : {}).filter(
    ([name, value]) => value !== null && value !== defaults[name],
  );
  return JSON.stringify([
    version,
    method,
    path,
    sortKeys({ ...members, options: Object.fromEntries(changedOptions) }),
  ]);
}

function sortKeys(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, sortKeys(value[name])]),
  );
}
