import type { Fixtures } from "./countries/types.ts";

/** Own data as the sandbox reads it: besides the request, all that affects a response. */
export interface OwnData {
  fixtures?: Fixtures;
  names: readonly OwnName[];
  domains: OwnDomains;
  /** Whether a mailbox exists, by its address in lower case. */
  mailboxes: ReadonlyMap<string, boolean>;
  /** Set by tests that measure the time for a text without a limit. */
  hasNoLengthLimits?: boolean;
}

/** Mail domains by their name in lower case. */
export type OwnDomains = ReadonlyMap<string, OwnMailDomain>;

export interface OwnName {
  form: string;
  role: "given" | "surname";
  gender: 0 | 1 | 2;
  vocative: string | undefined;
}

export interface OwnMailDomain {
  isValid: boolean;
  isCatchAll: boolean;
  provider: "disposable" | "free" | undefined;
}

/** For a mock without own data. */
export const noOwnData: OwnData = { names: [], domains: new Map(), mailboxes: new Map() };
