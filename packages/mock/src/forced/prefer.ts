import { didYouMean } from "@data-validation/common/did-you-mean";
import type { ErrorName } from "@data-validation/generated/mock/tables";
import type { Version } from "@data-validation/generated/versions";
import { examplesOfOperation, type MockOperation } from "../contract/operations.ts";
import { problemOfOperation } from "../contract/own-problem.ts";
import { errorExample, problemResponse, statusesOf } from "../contract/problem.ts";
import type { MockResponse } from "../exchange/call.ts";
import { SUCCESS_STATUS } from "../exchange/status.ts";

/**
 * Reads the header Prefer (RFC 7240): `code=401`, `example=valid`, or both. Other preferences are
 * ignored.
 */
export function readPreference(header: string) {
  const preference: { code?: string; example?: string } = {};
  for (const [, name = "", value = ""] of header.matchAll(PREFERENCE)) {
    preference[name.toLowerCase() as keyof typeof preference] ??= value;
  }
  return Object.keys(preference).length > 0 ? preference : undefined;
}

/** One sentence each. */
export function misspeltPreferences(header = ""): string[] {
  return [...header.matchAll(/(?<![^\s,;])([\w-]+) ?=/g)].flatMap(([, name = ""]) => {
    const guess = preferences.includes(name.toLowerCase()) ? "" : didYouMean(name, preferences);
    return guess === "" ? [] : `The header Prefer has ${name}, which is ignored.${guess}`;
  });
}

const preferences = ["code", "example"];

const PREFERENCE = /(?<![^\s,;])(code|example) ?= ?"?([^\s,;"]*)/gi;

/**
 * The response that a caller prefers, among the examples of the contract; an unknown name is an
 * error that lists the known ones.
 */
export async function preferredResponse(
  operation: MockOperation,
  preference: NonNullable<ReturnType<typeof readPreference>>,
): Promise<MockResponse> {
  const { version, path } = operation;
  const { code, example } = preference;
  const statuses = statusesOf(version);
  const status = statuses.find((known) => String(known) === code);
  if (code !== undefined && status === undefined)
    return rejectPreference(version, path, `code=${code}`, statuses);
  const examples = await examplesOfOperation(operation);
  const names = Object.entries(examples)
    .filter(
      ([, found]) =>
        status === undefined || status === ("status" in found ? found.status : SUCCESS_STATUS),
    )
    .map(([name]) => name);
  const name = example ?? names[0];
  if (name === undefined || !names.includes(name))
    return rejectPreference(version, path, `example=${name}`, names);
  return exampleResponse(operation, name);
}

/**
 * The response of an example by its name: a success of the contract, or an error with the fields of
 * this operation.
 */
export async function exampleResponse(
  operation: MockOperation,
  example: string,
): Promise<MockResponse> {
  const found = (await examplesOfOperation(operation))[example];
  if (found && "body" in found) return { status: SUCCESS_STATUS, headers: {}, body: found.body };
  return problemResponse(operation.version, [
    await problemOfOperation(operation, example as ErrorName),
  ]);
}

function rejectPreference(
  version: Version,
  path: string,
  preference: string,
  validPreferences: (string | number)[],
): MockResponse {
  const { status, error } = errorExample(version, "bodyNoRequest");
  const description = `The header Prefer asks for ${preference}, which ${path} does not have. It has: ${validPreferences.join(", ")}.`;
  const errors = [{ ...error, type: "PREFER", subtype: "NOT_FOUND", description }];
  return { status, headers: {}, body: { errors } };
}
