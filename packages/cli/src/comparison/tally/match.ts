import { hasEnvelope } from "@data-validation/client/internal/response/envelope";
import { findEnvelopePlace } from "@data-validation/client/internal/response/envelope-place";
import { readPlace } from "@data-validation/envelope/read-place";
import { unwrapResponse } from "@data-validation/envelope/response-place";
import { readStatedVersion } from "@data-validation/envelope/stated-version";
import type { Json } from "@data-validation/openapi-document/json";
import { type ContractModel, findOperation } from "../../contract-model/model.ts";
import { isSuccess } from "../../traffic/call.ts";
import type { RecordedBody, RecordedCall } from "../../traffic/recorded.ts";

export type MatchedCall = NonNullable<ReturnType<typeof matchCall>>;

export interface MatchOptions {
  /** The place of the envelope in a response. */
  responseAt?: string | undefined;
  versionHeader?: string | undefined;
}

/**
 * Finds the operation of a recorded call by the end of its path, with both bodies, both versions,
 * and unreadable parts.
 */
export function matchCall(model: ContractModel, call: RecordedCall, options: MatchOptions = {}) {
  if (call.method === "OPTIONS") return undefined;
  const path = call.url.replace(/[?#].*$/s, "").replace(/\/$/, "");
  const isVersion = (name: string | undefined) =>
    name !== undefined && model.versions.includes(name);
  const operationAtPath = model.operations.find((one) => path.endsWith(one.path));
  if (!operationAtPath) return undefined;
  const problems: string[] = [];
  const request = readJson(call.requestBody, "request", problems);
  const received = readJson(call.responseBody, "response", problems);
  const response = unwrap(received, call.status, options.responseAt, problems);
  const named = call.requestHeaders && (call.requestHeaders["api-version"] ?? model.currentVersion);
  const requestedVersion = isVersion(named) ? named : undefined;
  const statedVersion =
    call.responseHeaders &&
    readStatedVersion(new Headers(call.responseHeaders), options.versionHeader);
  const version = [statedVersion, requestedVersion].find(isVersion) ?? model.currentVersion;
  const operation = findOperation(model, version, operationAtPath.path);
  return operation && { operation, requestedVersion, statedVersion, request, response, problems };
}

function readJson(
  body: RecordedBody | undefined,
  half: string,
  problems: string[],
): Json | undefined {
  if (!body) return undefined;
  if ("json" in body) return body.json;
  problems.push(`the body of the ${half} ${body.problem}`);
  return undefined;
}

/**
 * The envelope of a response. Errors are at the top, even if the envelope of a success is in an
 * object.
 */
function unwrap(
  body: Json | undefined,
  status: number,
  at: string | undefined,
  problems: string[],
): Json | undefined {
  if (!at || body === undefined) return body;
  const inner = unwrapResponse(body, readPlace(at)) as Json | undefined;
  if (inner !== undefined) return inner;
  if (!isSuccess({ status }) || hasEnvelope(body)) return body;
  problems.push(`the body of the response has no ${at}`);
  return undefined;
}

/**
 * The name of the object in which a success has its envelope; undefined if it is at the top, or
 * deeper than one key.
 */
export function wrapperOf({ response }: MatchedCall, { status }: RecordedCall): string | undefined {
  const place = isSuccess({ status }) ? findEnvelopePlace(response) : undefined;
  return place?.includes(".") ? undefined : place;
}
