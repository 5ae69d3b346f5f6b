import type { Problem } from "./problem.ts";
import { testKeys } from "./test-keys.ts";

/** Says why the value of a call's Authorization header does not let it in; undefined when it does. */
export type Authenticate = (authorization: string | undefined) => Problem | undefined;

/** What an authenticator is set up with. */
export interface Authentication {
  /** Whether a call needs a key at all. */
  isRequired: boolean;
  /** Milliseconds for which the new key is rejected, counted from its first use; section 5 says about one minute. */
  newKeyMilliseconds: number;
}

/** The authentication of a mock: HTTP Bearer (section 5), with keys of their own for what depends on the key. */
export function createAuthenticator({ isRequired, newKeyMilliseconds }: Authentication): Authenticate {
  let firstUse: number | undefined;
  const isPropagated = () => {
    firstUse ??= performance.now();
    return performance.now() - firstUse >= newKeyMilliseconds;
  };
  return (authorization) => {
    const key = readBearer(authorization);
    switch (key) {
      case undefined:
        return isRequired ? { example: "invalidCredentials" } : undefined;
      case testKeys.refused:
        return { example: "invalidCredentials" };
      case testKeys.new:
        return isPropagated() ? undefined : { example: "invalidCredentials" };
      case testKeys.otherAddress:
        return { example: "ipNotAllowed" };
      case testKeys.noCredit:
        return { example: "noCredit" };
      case testKeys.rateLimited:
        return { example: "tooManyRequests" };
      default:
        return undefined;
    }
  };
}

/** The key of a Bearer header; undefined when there is none. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
}

/** An Authorization header with the last four characters of its key, and nothing of a key that has not many more. */
export function hideKey(authorization: string): string {
  const key = readBearer(authorization) ?? "";
  return `Bearer …${key.length < 8 ? "" : key.slice(-4)}`;
}
