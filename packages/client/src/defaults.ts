/** The defaults of a client in every language; times in milliseconds. */
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
  /** How the environment variables begin: those of the key, the base URL, the timeout and the retries. */
  environment: "DATA_VALIDATION_",
} as const;
