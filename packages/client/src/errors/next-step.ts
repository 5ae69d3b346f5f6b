import {
  type NextStep,
  stepsByReason,
  stepsByStatus,
  textsByReason,
  textsByStatus,
} from "../generated.ts";

/** The parts of an API error that decide the next step. */
export interface Reason {
  type?: string;
  subtype?: string | null;
}

type NextStepRow = { status: number; type: string; subtype?: string };

/** Errors of a response. Some servers send none, or no list. */
type Reasons = readonly Reason[] | undefined;

function findRow<Of extends NextStepRow>(
  rows: Of[],
  status: number,
  errors: Reasons = [],
): Of | undefined {
  return rows.find(
    (row) =>
      row.status === status &&
      errors.some(({ type, subtype }) => type === row.type && (row.subtype ?? subtype) === subtype),
  );
}

/**
 * Reasons with another next step than their status: waiting does not restore an exhausted
 * subscription.
 */
export function stepOfReason(status: number, errors: Reasons): NextStep | undefined {
  return findRow(stepsByReason, status, errors)?.step;
}

/** The next step after an error of the API. For an unknown reason, the status decides. */
export function stepAfter(status: number, errors: Reasons): NextStep | undefined {
  return stepOfReason(status, errors) ?? stepsByStatus[status];
}

/** A sentence for an error after which every other call fails too. */
export function finalErrorText(status: number, errors: Reasons): string {
  return findRow(textsByReason, status, errors)?.text ?? textsByStatus[status] ?? `HTTP ${status}.`;
}

/** The errors in the body of a failure; undefined if there are none that can be read. */
export function reasonsIn(text: string): Reason[] | undefined {
  try {
    const { errors } = JSON.parse(text);
    return Array.isArray(errors) ? errors.map((error) => error ?? {}) : undefined;
  } catch {
    return undefined;
  }
}
