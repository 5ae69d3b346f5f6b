import { expect } from "vitest";

/** Another value for rules of each kind, as an edit of `defaults.ts` would have it. */
export const changedDefaults = {
  statuses: [425, 429, 500],
  maxRetryAfter: 10_000,
  maxDepth: 50,
  messageLimit: 700,
  shortestSecret: 12,
};

/**
 * The rules of `error-classes.ts` with another status for a class, and one more class that a
 * gateway returns too.
 */
export function changedClasses<T extends { errorClasses: { name: string; status: number }[] }>(
  rules: T,
): T {
  const rows = rules.errorClasses;
  Object.assign(rows.find(({ name }) => name === "NotAllowed") ?? {}, { status: 410 });
  Object.assign(rows.find(({ name }) => name === "BadRequest") ?? {}, { isGateway: true });
  expect(rows.map(({ status }) => status)).toContain(410);
  return rules;
}
