import { gatekeeper as company } from "@data-validation/mock/internal/sandbox/company/kept";
import { gatekeeper as email } from "@data-validation/mock/internal/sandbox/email/kept";
import { gated, type Validation } from "@data-validation/mock/internal/sandbox/gate";
import type { KindSandbox } from "@data-validation/mock/internal/sandbox/kind";
import { gatekeeper as location } from "@data-validation/mock/internal/sandbox/location/kept";
import { gatekeeper as name } from "@data-validation/mock/internal/sandbox/name/kept";
import { gatekeeper as phone } from "@data-validation/mock/internal/sandbox/phone/kept";
import { describe, expect, test } from "vitest";

type Data = Record<string, unknown>;

const keepers = { company, email, location, name, phone };

/** Corrections that no sandbox makes today, so that the gate alone judges them: of each, whether it keeps what was sent. */
const corrections: readonly (readonly [
  kind: keyof typeof keepers,
  query: Data,
  corrected: Data,
  isKept: boolean,
  more?: Partial<Validation>,
])[] = [
  ["phone", { prefix: "+420", number: "607123456" }, { prefix: "+420", number: "607123456" }, true],
  ["phone", { prefix: "", number: "+420607123456" }, { prefix: "+420", number: "607123456" }, true],
  ["phone", { prefix: "", number: "607123456" }, { prefix: "+420", number: "607123456" }, false],
  [
    "phone",
    { prefix: "+420", number: "607123456x" },
    { prefix: "+420", number: "607123456" },
    false,
  ],
  [
    "phone",
    { prefix: "+420", number: "607123457" },
    { prefix: "+420", number: "607123456" },
    false,
  ],
  ["phone", { numberFull: "906123456" }, { prefix: "+420", number: "906123456" }, false],
  ["phone", { numberFull: "+1906123456" }, { prefix: "+420", number: "906123456" }, false],
  ["phone", { numberFull: "+4219991607123456" }, { prefix: "+420", number: "607123456" }, false],
  ["company", { registrationNumber: "89003675" }, { registrationNumber: "89003675" }, true],
  ["company", { registrationNumber: "89003676" }, { registrationNumber: "89003675" }, false],
  ["company", { country: "SK", name: "A" }, { country: "CZ", name: "A" }, false],
  [
    "company",
    { country: "SK", name: "A" },
    { country: "CZ", name: "A" },
    true,
    { options: { correctionModeCrossCountry: "full" } },
  ],
  ["company", { name: "Kovárna a.s." }, { name: "Kovárna s.r.o." }, false],
  ["company", { name: "Kovárna Nad Lesem" }, { name: "Kovárna Pod Lesem" }, false],
  ["company", { name: "Kovárna 2" }, { name: "Kovárna 22" }, false],
  ["company", { name: "Kovárna 2002" }, { name: "Kovárna 2020" }, false],
  ["company", { name: "Kovárna Podlesem" }, { name: "Kovárna Pod Lesem" }, true],
  ["location", { country: "SK", zip: "18600" }, { country: "CZ", zip: "18600" }, false],
  ["location", { country: "CZ", zip: "186 00" }, { country: "CZ", zip: "18600" }, true],
  ["email", { email: "a@seznаm.cz" }, { user: "a", domain: "seznam.cz" }, false],
  ["email", { email: "a@firma.cz" }, { user: "a", domain: "firma.com" }, false],
  ["email", { email: "a@gmial.com" }, { user: "a", domain: "gmail.com" }, true],
  ["name", { nameSurname: "Jan Novák" }, { nameSurname: "Jan Novák ml." }, false],
  ["name", { nameSurname: "Jan Novák ml." }, { nameSurname: "Jan Novák", context: ["ml."] }, true],
];

for (const [kind, query, corrected, isKept, more] of corrections)
  test(`The gate judges of ${kind} whether ${JSON.stringify(corrected)} keeps ${JSON.stringify({ query, ...more })}`, () => {
    expect(keepers[kind].keeps({ query, ...more }, corrected, undefined)).toBe(isKept);
  });

const correction = { data: { email: "b" }, isValid: true, errors: [], fixes: [] };
const other = { ...correction, data: { email: "c" } };

/** What leaves the gate, of a sandbox that responds to a correction that is sent again with a result of its own. */
function leaving(again: Data, keeps = true, options: Data = {}, resultCorrected = correction) {
  const respond = ({ query }: Validation) => {
    const result = { isValid: false, proposal: "invalidWithCorrection", data: query };
    if (query.email !== "a") return { result: { ...result, ...again } };
    return { result, resultCorrected, suggestions: [other] };
  };
  const sandbox = { "2.1": { emailValidate: respond } } as unknown as KindSandbox;
  const keeper = { keeps: () => keeps, fieldsToSend: () => ["email"] };
  const compute = gated("email", sandbox, keeper)["2.1"]?.emailValidate;
  const body = compute?.({ query: { email: "a" }, options } as never);
  const { result, ...offered } = body as Record<string, Data>;
  return { proposal: result?.proposal, ...offered };
}

const valid = { isValid: true, data: { email: "b" } };
const dropped = { proposal: "invalidWithSuggestion", resultCorrected: null, suggestions: [other] };

describe("A certain correction", () => {
  test("leaves the mock if it keeps what was sent, and sent again is valid and the same", () => {
    const proposal = "invalidWithCorrection";
    expect(leaving(valid)).toMatchObject({ proposal, resultCorrected: correction });
  });

  test.each([
    ["is not valid", { isValid: false }, correction],
    ["says something else", { isValid: true, data: { email: "B" } }, correction],
    ["has no text", { ...valid, data: { email: null } }, { ...correction, data: { email: null } }],
  ])("is dropped if it %s when it is sent again", (_, again, corrected) => {
    expect(leaving(again, true, {}, corrected as typeof correction)).toEqual(dropped);
  });

  test.each<[string, Data, unknown[]]>([
    ["the first suggestion", {}, [correction, other]],
    ["nothing where formatting alone was asked for", { correctionMode: "format" }, [other]],
    ["one of no more suggestions than were asked for", { resultsLimit: 1 }, [correction]],
  ])("that keeps something else becomes %s", (_, options, suggestions) => {
    expect(leaving(valid, false, options)).toEqual({ ...dropped, suggestions });
  });
});
