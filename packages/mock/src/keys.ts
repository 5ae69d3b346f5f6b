import type { Refusal } from "./refusal.ts";
import { testKeys } from "./test-keys.ts";

/** Says whether the value of a request's Authorization header lets the request in; undefined when it does. */
export type Gate = (authorization: string | undefined) => Refusal | undefined;

/** Seconds that a rate-limited caller is asked to wait. */
const RETRY_AFTER = "1";

/**
 * The gate of a mock: HTTP Bearer (section 5), with keys of their own for what depends on the key.
 *
 * @param newKeyMilliseconds how long the new key is refused, counted from its first use; section 5 says about one minute
 * @param now the clock, in milliseconds
 */
export function createGate(newKeyMilliseconds: number, now: () => number): Gate {
  let firstUse: number | undefined;
  const isPropagated = () => {
    firstUse ??= now();
    return now() - firstUse >= newKeyMilliseconds;
  };
  return (authorization) => {
    const key = readBearer(authorization);
    switch (key) {
      case undefined:
      case testKeys.refused:
        return { example: "invalidCredentials" };
      case testKeys.new:
        return isPropagated() ? undefined : { example: "invalidCredentials" };
      case testKeys.otherAddress:
        return { example: "ipNotAllowed" };
      case testKeys.noCredit:
        return { example: "noCredit" };
      case testKeys.rateLimited:
        return { example: "tooManyRequests", headers: { "retry-after": RETRY_AFTER } };
      default:
        return undefined;
    }
  };
}

/** The key of a Bearer header; undefined when there is none. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}
