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
