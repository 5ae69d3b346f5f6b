import type { ResponsePlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import { readStatedVersion } from "@data-validation/envelope/stated-version";
import { versionHeader as ofContract } from "@data-validation/generated/mock/tables";
import { type MockResponse, readHeader } from "../exchange/call.ts";
import { type Exchange, requestJson } from "../exchange/exchange.ts";
import { readBearer } from "../keys/authenticate.ts";
import { createLineWriter, pickHeaders, responseHeaders } from "./recorded-line.ts";
import { UpstreamError } from "./upstream-error.ts";

/** How calls are recorded. */
export interface RecordOptions {
  /** The base URL of the recorded service. */
  upstream: string;
  /** Receives each line of the recording. */
  write(line: string): void;
  /**
   * Whether a random stand-in is recorded for each value that the contract does not list; false by
   * default.
   */
  mask?: boolean;
}

interface RecorderSettings {
  /** The header with the version of a response, if an option names it. */
  namedVersionHeader: string | undefined;
  /** Where the service puts the envelope; the recording has it at the top. */
  place: ResponsePlace;
  /** Ends the calls under way. */
  upstreamSignal: AbortSignal;
  onError(error: unknown): void;
}

const forwardedHeaders = ["accept", "api-version", "authorization", "content-type"];

/** The time limit of the service in milliseconds, and the size limit of its responses in bytes. */
const LONGEST_UPSTREAM_CALL = 30_000;
const LARGEST_UPSTREAM_BODY = 5_000_000;

/**
 * Forwards calls to a real service, and writes each with its response: a line of NDJSON, in the
 * format of `data-validation observe`.
 */
export function createRecorder(
  { upstream, write, mask = false }: RecordOptions,
  { namedVersionHeader, place, upstreamSignal, onError }: RecorderSettings,
): (exchange: Exchange) => Promise<MockResponse> {
  const base = upstream.replace(/(?<!\/)\/+$/, "");
  const versionHeader = (namedVersionHeader ?? ofContract).toLowerCase();
  const toLine = createLineWriter({ mask, versionHeader });
  return async (exchange) => {
    const { call, at, version } = exchange;
    const { method, path } = call;
    const headers = pickHeaders(forwardedHeaders, (name) => readHeader(call, name));
    const sent = { method, headers, body: (call.body ?? null) as BodyInit | null };
    const outcome = await sendUpstream(base + path, upstreamSignal, sent);
    exchange.respondedBy = "upstream";
    if ("fault" in outcome) return gatewayResponse(outcome, exchange, onError);
    const { response } = outcome;
    const received = receivedOf(outcome);
    const body = response.ok ? unwrapResponse(received.body, place) : received.body;
    if (received.isText || (body === undefined && received.body !== undefined)) {
      noteUnreadable(exchange, response, received, place, onError);
      return received;
    }
    const stated = readStatedVersion(response.headers, namedVersionHeader);
    const line = await toLine({
      time: new Date(at).toISOString(),
      version,
      method,
      path,
      request: { headers, body: requestJson(exchange) },
      response: { ...received, body, headers: { ...received.headers, [versionHeader]: stated } },
      key: readBearer(headers.authorization),
    });
    writeLine(line, exchange, write, onError);
    return received;
  };
}

/** A call is paid for, so its response is returned even if its line cannot be written. */
function writeLine(
  line: string,
  exchange: Exchange,
  write: RecordOptions["write"],
  onError: RecorderSettings["onError"],
): void {
  try {
    write(line);
    exchange.isRecorded = true;
  } catch (error) {
    onError(error);
    exchange.warnings.push("This call was not recorded: the recording cannot be written.");
  }
}

function receivedOf({ response, text }: Extract<UpstreamOutcome, { text: string }>): MockResponse {
  return {
    status: response.status,
    headers: pickHeaders(responseHeaders, (name) => response.headers.get(name) ?? undefined),
    ...parseBody(text),
  };
}

function noteUnreadable(
  { warnings }: Exchange,
  { url, status }: Response,
  { isText }: MockResponse,
  place: ResponsePlace,
  onError: RecorderSettings["onError"],
): void {
  const fault = isText ? "is no JSON" : `has no object ${place.join(".")}`;
  const problem = `The response of ${url} ${fault} (HTTP ${status}), and was not recorded`;
  onError(new UpstreamError(problem, isText ? "upstream" : "place of the envelope, responseAt"));
  warnings.push(`${problem}.`);
}

type UpstreamOutcome =
  | { response: Response; text: string }
  | { fault: UpstreamError; status: 502 | 504 };

async function sendUpstream(
  url: string,
  upstreamSignal: AbortSignal,
  init: RequestInit,
): Promise<UpstreamOutcome> {
  const signal = AbortSignal.any([upstreamSignal, AbortSignal.timeout(LONGEST_UPSTREAM_CALL)]);
  try {
    const response = await fetch(url, { ...init, redirect: "manual", signal });
    return { response, text: await readText(response) };
  } catch (error) {
    const { name } = error as Error;
    const reason = explain(error as Error, upstreamSignal);
    return {
      status: name === "TimeoutError" ? 504 : 502,
      fault: new UpstreamError(`No response of ${url} to record: ${reason}`),
    };
  }
}

const titles = { 502: "Bad Gateway", 504: "Gateway Timeout" };

/**
 * The response of a gateway without a response from upstream (RFC 9457): the only one that the
 * contract lacks.
 */
function gatewayResponse(
  { fault, status }: Extract<UpstreamOutcome, { fault: UpstreamError }>,
  exchange: Exchange,
  onError: RecorderSettings["onError"],
): MockResponse {
  onError(fault);
  exchange.warnings.push("This call was not recorded: there was no response.");
  return {
    status,
    headers: { "content-type": "application/problem+json" },
    body: { type: "about:blank", title: titles[status], status, detail: fault.message },
  };
}

function explain(error: Error, upstreamSignal: AbortSignal): string {
  if (upstreamSignal.aborted) return "the mock is closing";
  if (error.name === "TimeoutError") return `it took longer than ${LONGEST_UPSTREAM_CALL / 1000} s`;
  return ((error.cause as Error | undefined) ?? error).message;
}

async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (const reader = body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    chunks.push(value);
    if (size <= LARGEST_UPSTREAM_BODY) continue;
    await reader.cancel();
    throw new Error(`its body is larger than ${LARGEST_UPSTREAM_BODY / 1e6} MB`);
  }
  return new Blob(chunks).text();
}

/** A body as JSON, or as text, for example the page of a gateway. */
function parseBody(text: string): Pick<MockResponse, "body" | "isText"> {
  if (text === "") return { body: undefined };
  try {
    return { body: JSON.parse(text) };
  } catch {
    return { body: text, isText: true };
  }
}
