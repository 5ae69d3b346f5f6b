import { stepAfter } from "@data-validation/client/internal/errors/next-step";
import {
  type NextStep,
  stepsByReason,
  stepsByStatus,
} from "@data-validation/generated/client/next-steps";
import { tableMarkdown } from "./blocks.ts";

/** Each step of the list that client and command line follow too, in words. */
const steps: Record<NextStep, string> = {
  correct: "No. Correct the request; `relatedTo` names the field.",
  stop: "No. Every other call fails too; stop a batch. Call again once the cause is removed.",
  retry: "Yes. After the number of seconds in `Retry-After`, otherwise with increasing delays.",
};

/**
 * A table of the next step after each error: by status code, and by the reasons that override it.
 */
export function retryTable(): string {
  const rows = Object.entries(steps).map(([step, words]) => {
    const statuses = Object.keys(stepsByStatus).filter(
      (status) => stepsByStatus[Number(status)] === step,
    );
    const reasons = stepsByReason
      .filter((reason) => reason.step === step)
      .map(({ status, type, subtype }) => `${status} with \`${[type, subtype].join(" ").trim()}\``);
    return [[...statuses, ...reasons].join(", "), words];
  });
  return tableMarkdown(["Status code", "Retry?"], rows);
}

/** The step after an error, in a word, for a table of all errors. */
export function retryWord(status: number, type: string, subtype: string | null): string {
  return stepAfter(status, [{ type, subtype }]) === "retry" ? "Yes" : "No";
}
