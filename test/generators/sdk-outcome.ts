import * as client from "@data-validation/client";
import { camelCase } from "@data-validation/common/text";
import { expect } from "vitest";
import type { ClientFault } from "#sdk/faults.ts";
import type { CallOutcome } from "./sdk-row.ts";

// biome-ignore lint/suspicious/noExplicitAny: what a program printed.
type Printed = any;

/** The names that the client in TypeScript has for the classes of the other languages. */
const names: Record<string, string> = {
  Network: "Connection",
  ResponseParse: "UnexpectedResponse",
  VersionMismatch: "UnexpectedResponse",
};

/**
 * The statements of the rows about a call: its outcome under one name in all languages, and the
 * fields of the response that they read.
 */
export function readOutcome(printed: Printed): CallOutcome {
  if (printed.limits) printed.limits = camelKeys(printed.limits);
  if (printed.error) return { ...printed, error: nameOf(printed), status: printed.status || null };
  if (!printed.typed) return printed;
  const { typed } = printed;
  if (typed.results) return { ...printed, found: typed.results.map(fullOf) };
  const { data, proposal } = typed.result;
  return {
    ...printed,
    proposal,
    offered: [typed.suggestions ?? []].flat().length,
    national: typed.resultCorrected?.data?.format?.national ?? null,
    country: data?.country?.code ?? null,
    type: data?.dataTypes?.invalid?.[0],
  };
}

const camelKeys = (limits: object) =>
  Object.fromEntries(Object.entries(limits).map(([name, value]) => [camelCase(name), value]));

const fullOf = ({ data }: { data?: { full?: string } }) => data?.full || null;

/**
 * The classes have one name in all languages but for the ending of errors, and for what other
 * packages are not to be hidden by.
 */
function nameOf({ error, status }: Printed): string {
  const name = String(error).replace(/^Api(?=Conn|Time)|(Error|Exception)$/g, "");
  if (name === "Gateway") return status >= 500 ? "Server" : "UnexpectedResponse";
  return names[name] ?? name;
}

/**
 * Compares an outcome with a rule.
 *
 * @param isOurs - Whether it is the client's in TypeScript, which has no class of its own for some
 *   rows.
 */
export function expectRule(outcome: CallOutcome, fault: ClientFault, isOurs: boolean): void {
  const { behaviour, error, attempts, contains = "", lacks } = fault;
  const general = isOurs && !(`${error}Error` in client) ? ["Api"] : [];
  expect([error, ...general], behaviour).toContain(outcome.error);
  expect(outcome.attempts, behaviour).toBe(attempts);
  if (contains) expect(outcome.text, behaviour).toContain(contains);
  if (lacks) expect(outcome.text, behaviour).not.toContain(lacks);
}
