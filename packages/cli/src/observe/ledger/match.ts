import { get, type Json } from "../contract/json.ts";
import type { Model, OperationNode } from "../contract/model.ts";
import type { Body, RecordedCall } from "../sources/recorded.ts";

/** A recorded call, and the operation of the contract that it is a call of. */
export interface Match {
  operation: OperationNode;
  /** The requested version, or the default; undefined when its headers were not recorded. */
  asked: string | undefined;
  request: Json | undefined;
  response: Json | undefined;
  /** What could not be read of it. */
  problems: string[];
}

/**
 * The operation that a recorded call belongs to, by the end of its path; undefined when it belongs to none.
 *
 * @param responseAt - Where the envelope is in a response body that wraps it: the keys to it, joined by dots.
 */
export function matchCall(model: Model, call: RecordedCall, responseAt?: string): Match | undefined {
  if (call.method === "OPTIONS") return undefined;
  const path = pathOf(call.url);
  const current = model.operations.get(model.currentVersion);
  const known = [...(current?.keys() ?? [])].find((candidate) => path === candidate || path.endsWith(candidate));
  if (known === undefined) return undefined;
  const problems: string[] = [];
  const request = unwrap(call.requestBody, undefined, "request", problems);
  const response = unwrap(call.responseBody, responseAt, "response", problems);
  const asked = askedVersion(model, call);
  const answered = call.responseHeaders?.["service-api-version"];
  const version =
    [answered, asked].find((name) => name !== undefined && model.operations.has(name)) ?? model.currentVersion;
  const operation = model.operations.get(version)?.get(known);
  return operation && { operation, asked, request, response, problems };
}

function askedVersion(model: Model, { requestHeaders }: RecordedCall): string | undefined {
  if (!requestHeaders) return undefined;
  const asked = requestHeaders["api-version"];
  if (asked === undefined) return model.currentVersion;
  return model.operations.has(asked) ? asked : undefined;
}

function pathOf(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, "").split(/[?#]/, 1)[0] as string;
  return path.length > 1 ? path.replace(/\/$/, "") : path;
}

function unwrap(body: Body | undefined, at: string | undefined, half: string, problems: string[]): Json | undefined {
  if (!body) return undefined;
  if ("problem" in body) {
    problems.push(`the body of the ${half} ${body.problem}`);
    return undefined;
  }
  if (!at) return body.json;
  const inner = get(body.json, at.split("."));
  if (inner === undefined) problems.push(`the body of the ${half} has no ${at}`);
  return inner;
}
