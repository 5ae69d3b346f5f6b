// The rules of a client in every language, which `npm run sdk` writes into each package; times in
// milliseconds.

/** Retries of a call, at most. */
export const retries = 2;

/** How long an attempt may take. */
export const timeout = 30_000;

/** Status codes to retry. */
export const statuses = [408, 429, 500, 502, 503, 504];

/** Every status from this one on is a failure of a server, and has the class of this one. */
export const serverFailure = 500;

/** The longest `Retry-After` to wait for. */
export const maxRetryAfter = 60_000;

/** The wait before the first retry, at most; doubled for each further one. */
export const firstWait = 500;
export const longestWait = 8000;

/** The shortest wait between two attempts, whatever `Retry-After` is. */
export const shortestWait = 100;

/** Largest body that is read, in bytes after decompression. */
export const responseLimit = 10_000_000;

/** Levels of nesting that are read in JSON. */
export const maxDepth = 200;

/** Characters of a server's text in a message, at most. */
export const messageLimit = 500;

/** A shorter key is a word that a text may contain by chance, and is not replaced. */
export const shortestSecret = 8;

/**
 * How the environment variables begin: those of the key, the base URL, the timeout and the retries.
 */
export const environment = "DATA_VALIDATION_";
