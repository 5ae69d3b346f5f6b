import { serverFailure } from "../defaults.ts";
import type { ErrorStatus, ErrorType } from "../generated.ts";

export type ErrorClass =
  | "BadRequest"
  | "Authentication"
  | "NoCredit"
  | "NotAllowed"
  | "NotFound"
  | "RateLimit"
  | "Server";

/**
 * A class of errors of the API. `isGateway`: gateways also return its status, without an error of
 * the API, and the class is the same.
 */
interface ErrorClassRow {
  name: ErrorClass;
  status: ErrorStatus;
  type?: ErrorType;
  isGateway?: true;
}

/**
 * The classes of errors of the API: by the status, or else by the type of the first error. A
 * language without a class of its own for a row uses the base class.
 */
export const errorClasses: ErrorClassRow[] = [
  { name: "BadRequest", status: 400 },
  { name: "Authentication", status: 401, type: "AUTH" },
  { name: "NoCredit", status: 402, type: "BILLING" },
  { name: "NotAllowed", status: 403, type: "NOT_ALLOWED" },
  { name: "NotFound", status: 404 },
  { name: "RateLimit", status: 429, type: "RATE_LIMIT", isGateway: true },
  { name: "Server", status: serverFailure, isGateway: true },
];

const classByStatus = (status: number) =>
  errorClasses.find((row) => row.status === Math.min(status, serverFailure));

/** The name of the class of an error of the API; undefined if it has none of its own. */
export function classOf(status: number, type?: string): ErrorClass | undefined {
  const byType = () => errorClasses.find((row) => row.type !== undefined && row.type === type);
  return (classByStatus(status) ?? byType())?.name;
}

/**
 * The name of the class of a response without an error of the API; undefined if a gateway never
 * sends its status.
 */
export function gatewayClassOf(status: number): ErrorClass | undefined {
  const row = classByStatus(status);
  return row?.isGateway && row.name;
}
