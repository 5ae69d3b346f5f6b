import { readFileSync } from "node:fs";
import type { Version } from "@data-validation/generated/versions";
import { createMock } from "@data-validation/mock/internal/mock";
import type { Finding } from "@data-validation/mock/internal/sandbox/shared/finding";
import type { Fix } from "@data-validation/mock/internal/sandbox/shared/fix";
import { callOf } from "../support/call.ts";

/** The known parts of a response. A missing key is unknown. */
interface Expectation {
  proposal?: string;
  /** `SYNTAX INVALID null critical: email`, in any order. */
  findings?: string[];
  /**
   * `VALUE CHANGED null: email jana@gmali.com → jana@gmail.com`, in their order; null if there is
   * no correction.
   */
  fixes?: string[] | null;
  dataTypes?: Record<"valid" | "invalid", string[]>;
  /** The main value of a valid correction; null if there is none. */
  correction?: string | null;
  /** The main value of the first suggestion, and the fixes that lead to it. */
  suggestion?: string;
  suggestionFixes?: string[];
  /** Each is a part of the main value of a suggestion. */
  suggestionsInclude?: string[];
  /** In no correction, suggestion or finding. */
  never?: string[];
  /** In no valid correction. */
  neverCertain?: string[];
  /** A valid correction keeps it. */
  neverCertainWithout?: string;
  /** Fields of the data of `result` if it is valid, otherwise of the correction. */
  data?: Record<string, unknown>;
  /** The registration number of the correction if the mock's owner adds a company with it. */
  correctionIfRegistered?: string;
}

export interface OutcomeCase {
  version: Version;
  path: string;
  request: Record<string, unknown> & { query: Record<string, string> };
  expect: Expectation;
}

interface Validation {
  isValid: boolean;
  data: Record<string, unknown>;
  errors: Finding[];
  fixes?: Fix[];
  proposal?: string;
  dataTypes?: Expectation["dataTypes"];
}

interface ValidationBody {
  result: Validation;
  resultCorrected: Validation | null;
  suggestions: Validation[];
}

export function readCases(file: string): OutcomeCase[] {
  const lines = readFileSync(file, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

/** What a mock's response to a case has that is not expected, a line each. */
export async function findDifferences(outcomeCase: OutcomeCase): Promise<string[]> {
  const mock = createMock(registered(outcomeCase));
  const { version, path, request, expect } = outcomeCase;
  const call = callOf(request.query, { "api-version": version }, path);
  const { body } = await mock.handle({ ...call, body: JSON.stringify({ request }) });
  return compare(expect, body as unknown as ValidationBody, Object.keys(request.query));
}

/** A mock that has the company of a case, if the case needs it. */
function registered({ request, expect }: OutcomeCase): Parameters<typeof createMock>[0] {
  if (expect.correctionIfRegistered === undefined) return {};
  const { country = "CZ" } = request.query;
  const registrationNumber = expect.correctionIfRegistered;
  return { data: { companies: [{ country, name: "Mlýn U Potoka", registrationNumber }] } };
}

function compare(expect: Expectation, body: ValidationBody, fields: readonly string[]): string[] {
  const { result, resultCorrected, suggestions } = body;
  const main = ({ data }: Validation) => mainValue(data, fields);
  const certain = resultCorrected?.isValid ? resultCorrected : undefined;
  const actual: Record<string, unknown> = {
    proposal: result.proposal,
    findings: result.errors.map(writeFinding).toSorted(),
    fixes: resultCorrected?.fixes?.map(writeFix) ?? null,
    dataTypes: result.dataTypes,
    correction: certain ? main(certain) : null,
    suggestion: suggestions[0] && main(suggestions[0]),
    suggestionFixes: suggestions[0]?.fixes?.map(writeFix),
    correctionIfRegistered: certain?.data.registrationNumber ?? null,
    ...(expect.data && { data: pick(result.isValid ? result : resultCorrected, expect.data) }),
  };
  const expected: Record<string, unknown> = {
    ...expect,
    ...(expect.findings && { findings: expect.findings.map(withSortedFields).toSorted() }),
  };
  const unequal = Object.keys(actual).filter(
    (name) => name in expected && JSON.stringify(expected[name]) !== JSON.stringify(actual[name]),
  );
  return [
    ...unequal.map(
      (name) => `${name}: ${JSON.stringify(actual[name])}, not ${JSON.stringify(expected[name])}`,
    ),
    ...forbidden(expect, body, certain),
    ...missing(expect, suggestions.map(main)),
  ];
}

function forbidden(
  { never = [], neverCertain = [], neverCertainWithout }: Expectation,
  { result, resultCorrected, suggestions }: ValidationBody,
  certain: Validation | undefined,
): string[] {
  const offered = JSON.stringify([result.errors, resultCorrected, suggestions]);
  const corrected = JSON.stringify(certain?.data ?? null);
  const isLost =
    certain && neverCertainWithout !== undefined && !corrected.includes(neverCertainWithout);
  return [
    ...never.filter((text) => offered.includes(text)).map((text) => `never: ${text} is there`),
    ...neverCertain
      .filter((text) => corrected.includes(text))
      .map((text) => `neverCertain: ${text} is in the correction`),
    ...(isLost ? [`neverCertainWithout: the correction lost ${neverCertainWithout}`] : []),
  ];
}

function missing({ suggestionsInclude = [] }: Expectation, suggested: (string | null)[]): string[] {
  return suggestionsInclude
    .filter((text) => !suggested.some((value) => value?.includes(text)))
    .map((text) => `suggestionsInclude: ${text} is missing`);
}

/** The value that a person would read: the field that was sent, or the whole of several. */
function mainValue(data: Record<string, unknown>, fields: readonly string[]): string | null {
  const wholes = ["numberFull", "numberWithPrefix", "nameSurname", "full", "name"];
  const field = fields.length === 1 ? fields[0] : wholes.find((name) => name in data);
  const value = data[field ?? ""];
  return typeof value === "string" ? value : null;
}

function pick(outcome: Validation | null, names: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(names).map((name) => [name, outcome?.data[name] ?? null]));
}

export function writeFinding({ group, type, subtype, severity, relatedTo = [] }: Finding): string {
  return `${group} ${type} ${subtype} ${severity}: ${relatedTo.toSorted().join(", ")}`;
}

function withSortedFields(finding: string): string {
  const [kind, fields = ""] = finding.split(": ");
  return `${kind}: ${fields.split(", ").toSorted().join(", ")}`;
}

export function writeFix({ group, type, subtype, data }: Fix): string {
  return `${group} ${type} ${subtype}: ${data.type ?? data.typeFrom} ${data.valueFrom} → ${data.value}`;
}
