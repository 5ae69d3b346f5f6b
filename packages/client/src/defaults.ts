/** The rules of a client in every language, which `npm run sdk` writes into each package; times in milliseconds. */
export const defaults = {
  /** Retries of a call, at most. */
  retries: 2,
  /** How long an attempt may take. */
  timeout: 30_000,
  /** Status codes to retry. */
  statuses: [408, 429, 500, 502, 503, 504],
  /** The longest `Retry-After` to wait for. */
  maxRetryAfter: 60_000,
  /** The wait before the first retry, at most; doubled for each further one. */
  firstWait: 500,
  longestWait: 8000,
  /** No attempt follows another sooner, whatever a response asks for. */
  shortestWait: 100,
  /** Largest body that is read, in bytes after decompression. */
  responseLimit: 10_000_000,
  /** Levels of nesting that are read in JSON. */
  maxDepth: 200,
  /** Characters of a server's text in a message, at most. */
  messageLimit: 500,
  /** A shorter key is a word that a text may contain by chance, and is not replaced. */
  shortestSecret: 8,
  /** How the environment variables begin: those of the key, the base URL, the timeout and the retries. */
  environment: "DATA_VALIDATION_",
} as const;

export type ErrorClass =
  | "BadRequest"
  | "Authentication"
  | "NoCredit"
  | "NotAllowed"
  | "NotFound"
  | "RateLimit"
  | "Server";

/**
 * The classes of errors of the API: by the status, else by the type of the first error. That of 500 stands for every failure of a server. A
 * language without a class of its own for a row uses that of all errors of the API.
 */
export const errorClasses: { name: ErrorClass; status: number; type?: string }[] = [
  { name: "BadRequest", status: 400 },
  { name: "Authentication", status: 401, type: "AUTH" },
  { name: "NoCredit", status: 402, type: "BILLING" },
  { name: "NotAllowed", status: 403, type: "NOT_ALLOWED" },
  { name: "NotFound", status: 404 },
  { name: "RateLimit", status: 429, type: "RATE_LIMIT" },
  { name: "Server", status: 500 },
];

/** The name of the class of an error of the API; undefined if it has none of its own. */
export function classOf(status: number, type?: string): ErrorClass | undefined {
  const code = Math.min(status, 500);
  const found =
    errorClasses.find((row) => row.status === code) ??
    errorClasses.find((row) => row.type !== undefined && row.type === type);
  return found?.name;
}
