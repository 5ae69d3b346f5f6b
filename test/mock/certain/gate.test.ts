import { readFileSync } from "node:fs";
import { gatekeeper as company } from "@data-validation/mock/internal/sandbox/company/keeps-input";
import { gatekeeper as email } from "@data-validation/mock/internal/sandbox/email/keeps-input";
import { type ValidationRequest, withGate } from "@data-validation/mock/internal/sandbox/gate";
import type { KindSandbox } from "@data-validation/mock/internal/sandbox/kind";
import { gatekeeper as location } from "@data-validation/mock/internal/sandbox/location/keeps-input";
import { gatekeeper as name } from "@data-validation/mock/internal/sandbox/name/keeps-input";
import { noOwnData } from "@data-validation/mock/internal/sandbox/own-data";
import { gatekeeper as phone } from "@data-validation/mock/internal/sandbox/phone/keeps-input";
import { expect, test } from "vitest";

type Data = Record<string, unknown>;

const keepers = { company, email, location, name, phone };

/**
 * A correction that no sandbox makes today, so that only the gate decides whether it keeps the
 * input.
 */
interface Judged extends ValidationRequest {
  kind: keyof typeof keepers;
  corrected: Data;
  isKept: boolean;
}

const lines = readFileSync("test/mock/certain/gate.jsonl", "utf8").split("\n").filter(Boolean);

const cases = lines.map((line, index) => ({ number: index + 1, line }));

test.each(cases)(
  "Line $number of gate.jsonl: the gate keeps what keeps the sent data",
  ({ line }) => {
    const { kind, corrected, isKept, ...sent }: Judged = JSON.parse(line);
    expect(keepers[kind].keeps(sent, corrected, noOwnData)).toBe(isKept);
  },
);

const correction = { data: { email: "b" }, isValid: true, errors: [], fixes: [] };
const suggestion = { ...correction, data: { email: "c" } };

/**
 * What leaves the gate, of a sandbox that responds to a correction that is sent again with a result
 * of its own.
 */
function leaving(again: Data, keeps = true, options: Data = {}, resultCorrected = correction) {
  const respond = ({ query }: ValidationRequest) => {
    const result = { isValid: false, proposal: "invalidWithCorrection", data: query };
    if (query.email !== "a") return { result: { ...result, ...again } };
    return { result, resultCorrected, suggestions: [suggestion] };
  };
  const sandbox = { "2.1": { emailValidate: respond } } as unknown as KindSandbox;
  const keeper = { keeps: () => keeps, fieldsToSend: () => ["email"] };
  const compute = withGate("email", sandbox, keeper)["2.1"]?.emailValidate;
  const body = compute?.({ query: { email: "a" }, options } as never);
  const { result, ...offered } = body as Record<string, Data>;
  return { proposal: result?.proposal, ...offered };
}

const valid = { isValid: true, data: { email: "b" } };
const dropped = {
  proposal: "invalidWithSuggestion",
  resultCorrected: null,
  suggestions: [suggestion],
};

test("A certain correction is sent again in the query's text fields, with the filter, and judged alone", () => {
  const query = { a: "sent", b: "sent", c: null, filter: { country: "CZ" } };
  const corrected = { a: "1", b: "2", c: "3" };
  const calls: unknown[] = [];
  const sandbox = (again: Data, data: Data) => ({
    "2.1": {
      emailValidate: ({ query: sent, options }: ValidationRequest) => {
        calls.push([sent, options?.correctionMode]);
        if (options?.correctionMode === "none") return { result: { isValid: true, data: again } };
        const result = { isValid: false, proposal: "invalidWithCorrection", data: query };
        return { result, resultCorrected: { ...correction, data }, suggestions: [] };
      },
    },
  });
  const keeper = { keeps: () => true };
  const ask = (again: Data, data: Data = corrected) => {
    const compute = withGate("email", sandbox(again, data) as unknown as KindSandbox, keeper)[
      "2.1"
    ];
    return compute.emailValidate?.({ query } as never) as { resultCorrected: unknown };
  };
  expect(ask(corrected).resultCorrected).toMatchObject({ data: corrected });
  expect(calls).toEqual([
    [query, undefined],
    [{ a: "1", b: "2", filter: query.filter }, "none"],
  ]);
  expect(ask({ ...corrected, b: "3" }).resultCorrected).toBeNull();
  const half = { ...corrected, b: null };
  expect(ask(half, half).resultCorrected).toBeNull();
});

test("A certain correction leaves the mock if it keeps what was sent, and sent again is valid and the same", () => {
  const proposal = "invalidWithCorrection";
  expect(leaving(valid)).toMatchObject({ proposal, resultCorrected: correction });
});

test.each([
  ["is not valid", { isValid: false }, correction],
  ["says something else", { isValid: true, data: { email: "B" } }, correction],
  ["has no text", { ...valid, data: { email: null } }, { ...correction, data: { email: null } }],
])("A certain correction is dropped if it %s when it is sent again", (_, again, corrected) => {
  expect(leaving(again, true, {}, corrected as typeof correction)).toEqual(dropped);
});

test.each<[string, Data, unknown[]]>([
  ["the first suggestion", {}, [correction, suggestion]],
  ["nothing where only formatting was asked for", { correctionMode: "format" }, [suggestion]],
  ["one of no more suggestions than were asked for", { resultsLimit: 1 }, [correction]],
])("A certain correction that keeps something else becomes %s", (_, options, suggestions) => {
  expect(leaving(valid, false, options)).toEqual({ ...dropped, suggestions });
});
