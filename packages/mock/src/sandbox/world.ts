import type { Fixtures } from "./register/types.ts";

/** What the responses follow from besides the request: the data of the mock's owner. */
export interface World {
  fixtures?: Fixtures;
  names: readonly OwnName[];
  /** By name in lower case. */
  domains: OwnDomains;
  /** Whether a mailbox exists, by its address in lower case. */
  mailboxes: ReadonlyMap<string, boolean>;
  /** Set by tests that measure what a text without a limit costs. */
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

/** The world of a mock without data of its owner. */
export const sandboxWorld: World = { names: [], domains: new Map(), mailboxes: new Map() };
