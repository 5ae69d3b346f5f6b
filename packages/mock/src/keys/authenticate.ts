import type { ErrorName } from "@data-validation/generated/mock/tables";
import type { RequestProblem } from "@data-validation/request-validation/problem";
import { performance } from "../platform.ts";
import { testKeys } from "./test-keys.ts";

const errorsByTestKey = new Map<string, ErrorName>([
  [testKeys.rejected, "invalidCredentials"],
  [testKeys.new, "invalidCredentials"],
  [testKeys.otherAddress, "ipNotAllowed"],
  [testKeys.noCredit, "noCredit"],
  [testKeys.rateLimited, "tooManyRequests"],
]);

/**
 * HTTP Bearer (section 5), with test keys for everything that depends on the key. Returns why a
 * call is rejected.
 */
export function createAuthenticator(isRequired: boolean, newKeyMilliseconds: number) {
  let firstUse: number | undefined;
  const isPropagated = () => {
    firstUse ??= performance.now();
    return performance.now() - firstUse >= newKeyMilliseconds;
  };
  return (authorization: string | undefined): RequestProblem | undefined => {
    const key = readBearer(authorization);
    if (key === undefined) return isRequired ? { example: "invalidCredentials" } : undefined;
    const example = errorsByTestKey.get(key);
    return example === undefined || (key === testKeys.new && isPropagated())
      ? undefined
      : { example };
  };
}

export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}

/**
 * An Authorization header with only the last four characters of its key, and none of a short key.
 */
export function hideKey(authorization: string): string {
  const key = readBearer(authorization) ?? "";
  return `Bearer …${key.length < 8 ? "" : key.slice(-4)}`;
}

/** A JSON value with the key removed from all fields; a key as short as a word is not removed. */
export function withoutKey<Value>(value: Value, key = ""): Value {
  const written = JSON.stringify(key).slice(1, -1);
  if (key.length < 8 || !JSON.stringify(value).includes(written)) return value;
  const hide = (_: string, member: unknown) =>
    typeof member === "string" ? member.replaceAll(key, "(the key)") : member;
  return JSON.parse(JSON.stringify(value, hide));
}
