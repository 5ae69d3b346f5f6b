import { firstSentence } from "@data-validation/common/text";
import { type Bundle, followReferences } from "@data-validation/openapi-document/document";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";

/**
 * What a caller does after an error: corrects the request, retries it later, or stops, since every
 * other call fails too.
 */
export const stepNames = ["correct", "retry", "stop"] as const;

type NextStep = (typeof stepNames)[number];

/** A reason with a step of its own. Without a subtype, each of the type. */
interface Reason {
  status: number;
  type: string;
  subtype?: string;
  step: NextStep;
  /** What happened, as a sentence. */
  text: string;
}

/**
 * The next step after each error of a bundle, and a description: by status, and by reasons that
 * override their status.
 */
export function nextSteps(bundle: Bundle) {
  const byStatus: Record<number, { step: NextStep; text: string }> = {};
  const failures = failureExamplesOf(bundle);
  for (const { status, response } of failures) {
    const { description = "", ...marks } = followReferences(bundle, response);
    byStatus[status] = { step: stepOf(marks), text: firstSentence(description) };
  }
  const rows = failures.map(({ status, summary, value, ...example }) => {
    const [{ type, subtype }] = value.errors;
    return { status, type, subtype, text: `${summary}.`, example };
  });
  const byReason = rows
    .filter(({ example }) => MARK in example)
    .map(({ example, subtype, ...row }): Reason => {
      const alike = rows.filter(({ status, type }) => status === row.status && type === row.type);
      const reason = { ...row, step: stepOf(example) };
      return alike.length === 1 ? reason : { ...reason, subtype };
    });
  return { byStatus, byReason };
}

const MARK = "x-next-step";

function stepOf(marks: object): NextStep {
  const step = (marks as Record<string, unknown>)[MARK];
  const stepName = stepNames.find((name) => name === step);
  if (stepName !== undefined) return stepName;
  throw new TypeError(
    `${MARK} is ${stepNames.join(", ")}, not ${step}. npm run lint names its line.`,
  );
}
