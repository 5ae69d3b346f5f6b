import { verdictOfValidation } from "@data-validation/cli/internal/mcp/verdict";
import type { Validation } from "@data-validation/cli/internal/validation";
import { expect, test } from "vitest";

const candidate = (email: string, isValid: boolean) => ({ isValid, data: { email } });

/** The verdict on an address, from a response that differs in some members. */
function verdict(response: Partial<Validation>, proposal = "invalid") {
  const withoutOffers = { resultCorrected: null, suggestions: [] };
  const result = { ...candidate("sent@a.cz", false), ...response.result, proposal };
  return verdictOfValidation({ ...withoutOffers, ...response, result }, ["email", "user"], {
    email: "sent@a.cz",
  });
}

test("Valid data is used before its correction, and a valid correction before invalid data", () => {
  const resultCorrected = candidate("corrected@a.cz", true);
  const valid = { ...candidate("sent@a.cz", true), proposal: "valid" };
  expect(verdict({ result: valid, resultCorrected }).use).toEqual({ email: "sent@a.cz" });
  expect(verdict({ resultCorrected }).use).toEqual({ email: "corrected@a.cz" });
});

test("What is used is not suggested as well; a correction that is not valid is a suggestion", () => {
  const suggestions = [candidate("other@a.cz", true)];
  const suggestion = { email: "other@a.cz" };
  const used = verdict({ resultCorrected: candidate("corrected@a.cz", true), suggestions });
  expect(used.suggestions).toEqual([suggestion]);
  const partial = verdict({ resultCorrected: candidate("partial@a.cz", false), suggestions });
  expect(partial.suggestions).toEqual([{ email: "partial@a.cz" }, suggestion]);
});

test.each(["unknown", "unknownWithCorrection"])(
  "The proposal %s means that the server did not respond",
  (proposal) => {
    const sentence = expect.stringMatching(/^The mail server did not respond/);
    expect(verdict({}, proposal).problems).toEqual([sentence]);
    expect(verdict({}).problems).toEqual([]);
  },
);

test("An empty text is not an argument", () => {
  const suggestions = [{ isValid: true, data: { email: "", user: "jana" } }];
  expect(verdict({ suggestions }).suggestions).toEqual([{ user: "jana" }]);
});
