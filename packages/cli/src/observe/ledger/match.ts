import { versionOf } from "@data-validation/client/internal/version-header";
import { get, type Json } from "@data-validation/openapi-document/json";
import { findOperation, type Model } from "../contract/model.ts";
import type { Options } from "../options.ts";
import type { Body, RecordedCall } from "../sources/recorded.ts";

export type Match = NonNullable<ReturnType<typeof matchCall>>;

export type MatchOptions = Partial<Pick<Options, "response-at" | "version-header">>;

/** Finds the operation of a recorded call by the end of its path, with both bodies, both versions, and what could not be read. */
export function matchCall(model: Model, call: RecordedCall, options: MatchOptions = {}) {
  if (call.method === "OPTIONS") return undefined;
  const path = call.url.replace(/[?#].*$/s, "").replace(/\/$/, "");
  const isVersion = (name: string | undefined) =>
    name !== undefined && model.versions.includes(name);
  const known = model.operations.find((one) => path.endsWith(one.path));
  if (!known) return undefined;
  const problems: string[] = [];
  const request = unwrap(call.requestBody, undefined, "request", problems);
  const response = unwrap(call.responseBody, options["response-at"], "response", problems);
  const named = call.requestHeaders && (call.requestHeaders["api-version"] ?? model.currentVersion);
  const asked = isVersion(named) ? named : undefined;
  const stated =
    call.responseHeaders && versionOf(new Headers(call.responseHeaders), options["version-header"]);
  const version = [stated, asked].find(isVersion) ?? model.currentVersion;
  const operation = findOperation(model, version, known.path);
  return operation && { operation, asked, stated, request, response, problems };
}

function unwrap(
  body: Body | undefined,
  at: string | undefined,
  half: string,
  problems: string[],
): Json | undefined {
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
