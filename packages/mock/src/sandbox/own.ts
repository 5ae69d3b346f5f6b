/** Names, mail domains and mailboxes of the mock's owner. */
export interface OwnWorld {
  /** By name without regard to case and diacritics. */
  names: ReadonlyMap<string, readonly OwnName[]>;
  /** By name in small letters. */
  domains: ReadonlyMap<string, OwnMailDomain>;
  /** Whether a mailbox exists, by its address in small letters. */
  mailboxes: ReadonlyMap<string, boolean>;
}

/** A given name or a surname. */
export interface OwnName {
  form: string;
  role: "given" | "surname";
  gender: 0 | 1 | 2;
  vocative: string | undefined;
}

/** A mail domain. */
export interface OwnMailDomain {
  isValid: boolean;
  isCatchAll: boolean;
  provider: "disposable" | "free" | undefined;
}

let current: OwnWorld | undefined;

/** Computes a response with the data of an owner. A computation never waits, so there is one at a time. */
export function withOwn<Result>(own: OwnWorld | undefined, compute: () => Result): Result {
  if (own === undefined) return compute();
  current = own;
  try {
    return compute();
  } finally {
    current = undefined;
  }
}

/** The data of the owner for whom a response is computed. */
export function ownWorld(): OwnWorld | undefined {
  return current;
}

/** The own names of a folded word. */
export function ownNames(folded: string): readonly OwnName[] {
  return current?.names.get(folded) ?? [];
}

/** An own mail domain; `undefined` if it is none. */
export function ownDomain(domain: string | null): OwnMailDomain | undefined {
  return domain === null ? undefined : current?.domains.get(domain);
}

/** The own mail domains that receive mail. */
export function ownDomains(): readonly string[] {
  return [...(current?.domains ?? [])].filter(([, { isValid }]) => isValid).map(([domain]) => domain);
}

/** Whether an own mailbox exists; `undefined` if it is none. */
export function ownMailbox(user: string, domain: string): boolean | undefined {
  return current?.mailboxes.get(`${user}@${domain}`.toLowerCase());
}
