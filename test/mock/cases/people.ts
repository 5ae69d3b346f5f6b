import { readFileSync } from "node:fs";
import { createMock } from "@data-validation/mock/internal/mock";
import { callOf } from "../support/call.ts";

type Data = Record<string, unknown>;

type Query = Record<string, string>;

interface Offer {
  isValid: boolean;
  data: Data;
}

interface Body {
  result: Offer & { proposal: string; errors: unknown[] };
  resultCorrected: Offer | null;
  suggestions: Offer[];
}

/** What people typed and reported, and what is right; cases/README describes the fields of `expect`. */
export interface PeopleCase {
  version: string;
  path: string;
  request: { query: Query; options?: Data };
  expect: {
    proposal?: string;
    /** The main value of a valid correction; null if there is none. */
    correction?: string | null;
    /** Each is contained in the main value of a suggestion. */
    suggestionsInclude?: string[];
    /** In no correction, suggestion or finding. */
    never?: string[];
    /** In no valid correction. */
    neverCertain?: string[];
    /** A valid correction keeps it. */
    neverCertainWithout?: string;
    /** Fields of the data that counts: of the result if valid, else of the correction. */
    data?: Data;
    /** With an own entry of that number. */
    correctionIfRegistered?: string;
    why: string;
  };
}

/** The cases of people.jsonl, or of another file of the same form. */
export function readCases(
  file: URL | string = new URL("people.jsonl", import.meta.url),
): PeopleCase[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

/** In what the mock's response to a case differs from what is right, in sentences. */
export async function differences(people: PeopleCase): Promise<string[]> {
  const { expect, request } = people;
  const body = await respond(people);
  const main = (offer: Offer) => mainValue(request.query, offer.data);
  const certain = body.resultCorrected?.isValid ? body.resultCorrected : undefined;
  const offered = JSON.stringify([body.resultCorrected, body.suggestions, body.result.errors]);
  const counting = body.result.isValid ? body.result : body.resultCorrected;
  const found: string[] = [];
  const check = (holds: boolean, otherwise: string) => holds || found.push(otherwise);

  if (expect.proposal !== undefined)
    check(body.result.proposal === expect.proposal, `the proposal is ${body.result.proposal}`);
  if (expect.correction !== undefined) {
    const correction = certain === undefined ? null : main(certain);
    check(correction === expect.correction, `the correction is ${correction}`);
  }
  for (const text of expect.suggestionsInclude ?? [])
    check(
      body.suggestions.some((offer) => main(offer).includes(text)),
      `no suggestion includes ${text}`,
    );
  for (const text of expect.never ?? []) check(!offered.includes(text), `${text} is offered`);
  for (const text of expect.neverCertain ?? [])
    check(!JSON.stringify(certain ?? null).includes(text), `${text} is in a valid correction`);
  const kept = expect.neverCertainWithout;
  if (kept !== undefined && certain !== undefined)
    check(JSON.stringify(certain.data).includes(kept), `a valid correction drops ${kept}`);
  for (const [field, value] of Object.entries(expect.data ?? {})) {
    const actual = JSON.stringify(counting?.data[field]);
    check(actual === JSON.stringify(value), `${field} of the data that counts is ${actual}`);
  }
  if (expect.correctionIfRegistered !== undefined)
    found.push(...(await differencesIfRegistered(people, expect.correctionIfRegistered)));
  return found;
}

async function differencesIfRegistered(people: PeopleCase, number: string): Promise<string[]> {
  const { country = "CZ" } = people.request.query;
  const own = { country, name: "Registered company", registrationNumber: number };
  const { resultCorrected } = await respond(people, [own]);
  const corrected = resultCorrected?.isValid ? resultCorrected.data.registrationNumber : null;
  return corrected === number ? [] : [`with its entry, the correction is ${corrected}`];
}

async function respond({ version, path, request }: PeopleCase, companies: object[] = []) {
  const mock = createMock({ data: { companies: companies as never } });
  const call = callOf(request.query, { "api-version": version }, path);
  const { body } = await mock.handle({ ...call, body: JSON.stringify({ request }) });
  return body as Body;
}

/** The value of the queried field; the fields one after the other where several were sent. */
function mainValue(query: Query, data: Data): string {
  return Object.keys(query)
    .map((field) => data[field])
    .filter((value) => typeof value === "string")
    .join(" ");
}
