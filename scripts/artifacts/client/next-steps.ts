import type { Bundle } from "@data-validation/openapi-document/document";
import { nextSteps, stepNames } from "../../lib/next-steps.ts";

export function writeNextSteps(bundle: Bundle): string {
  const { byStatus, byReason } = nextSteps(bundle);
  const statuses = Object.entries(byStatus);
  const exceptions = byReason
    .filter(({ status, step }) => byStatus[status]?.step !== step)
    .map(({ text: _, ...reason }) => reason);
  const reasonTexts = byReason.map(({ step: _, ...reason }) => reason);
  return `// What to do after an error of the API, made from openapi/ by npm run generate.

/** Correct the request, retry it later, or stop: every other call fails too. */
export type NextStep = ${stepNames.map((name) => JSON.stringify(name)).join(" | ")};

/** An error by its reason: its status, its type and, unless each of the type is meant, its subtype. */
interface Reason {
  status: number;
  type: string;
  subtype?: string;
}

/** What to do by the status code. */
export const stepsByStatus: Record<number, NextStep> = ${JSON.stringify(Object.fromEntries(statuses.map(([status, { step }]) => [status, step])), undefined, 2)};

/** The reasons that decide otherwise than their status. */
export const stepsByReason: (Reason & { step: NextStep })[] = ${JSON.stringify(exceptions, undefined, 2)};

/** What happened, by the status code. */
export const textsByStatus: Record<number, string> = ${JSON.stringify(Object.fromEntries(statuses.map(([status, { text }]) => [status, text])), undefined, 2)};

/** What happened, for the reasons that override their status. */
export const textsByReason: (Reason & { text: string })[] = ${JSON.stringify(reasonTexts, undefined, 2)};
`;
}
