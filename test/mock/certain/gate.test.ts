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
  ["company", { registrationNumber: "089003675" }, { registrationNumber: "89003675" }, false],
  ["company", { registrationNumber: "89125" }, { registrationNumber: "00089125" }, true],
  ["company", { registrationNumber: "89125" }, { registrationNumber: "01089125" }, false],
  ["company", { registrationNumber: "89003675.0" }, { registrationNumber: "89003675" }, true],
  ["location", { country: "CZ", zip: "018600" }, { country: "CZ", zip: "18600" }, false],
  ["location", { country: "SK", zip: "4001" }, { country: "SK", zip: "04001" }, true],
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
  ["email", { email: "a@@firma.cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a@ @firma.cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a@.firma.cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a@firma..cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a@firma,;cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a@Firma.CZ" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "mailto: a@firma.cz." }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "a zavináč firma tečka cz" }, { user: "a", domain: "firma.cz" }, true],
  ["email", { email: "firma.cz" }, { user: "a", domain: "firma.cz" }, false],
  ["email", { email: "a@" }, { user: "a", domain: "seznam.cz" }, false],
  ["email", { email: "@seznam.cz" }, { user: "a", domain: "seznam.cz" }, false],
  ["email", { email: "b@firma.cz" }, { user: "a", domain: "firma.cz" }, false],
  ["email", { email: "a.@firma.cz" }, { user: "a", domain: "firma.cz" }, false],
  ["location", { zip: "18600" }, { country: "CZ", zip: "13000" }, false],
  ["location", { street: null, zip: "18600" }, { country: "CZ", zip: "18600" }, true],
  ["location", { city: "Prague" }, { country: "CZ", city: "Praha" }, true],
  ["location", { city: "Brünn" }, { country: "CZ", city: "Praha" }, false],
  ["location", { city: "Prague" }, { country: null, city: "Praha" }, false],
  ["location", { street: "Prague" }, { country: "CZ", city: "Praha", street: "Thámova" }, false],
  ["location", { city: "Praha Česko" }, { country: "CZ", city: "Praha" }, false],
  ["location", { full: "Thámova 137/16, Česko" }, { country: "CZ", full: "Thámova 137/16" }, true],
  [
    "location",
    { full: "Nowy Świat 15, 496 Warszawa" },
    { country: "PL", zip: "00496", full: "Nowy Świat 15, 00496 Warszawa" },
    true,
  ],
  [
    "location",
    { full: "Nowy Świat 15, 00-496 Warszawa" },
    { country: "PL", full: "Nowy Świat 15, 00496 Warszawa" },
    true,
  ],
  [
    "location",
    { full: "Thámova 137/16, 186 00 Praha 8" },
    { country: "CZ", full: "Thámova 137/16, 18600 Praha 8" },
    true,
  ],
  [
    "location",
    { streetWithNumber: "Riegrova 36 a" },
    { streetWithNumber: "Riegrova 399/36a" },
    true,
  ],
  [
    "location",
    { streetWithNumber: "Riegrova 36 a" },
    { streetWithNumber: "Riegrova 399/36" },
    false,
  ],
  [
    "location",
    { streetWithNumber: "Dominikánské nám. 2" },
    { streetWithNumber: "Dominikánské náměstí 2" },
    true,
  ],
  [
    "location",
    { streetWithNumber: "Dominikánské nam 2" },
    { streetWithNumber: "Dominikánské náměstí 2" },
    false,
  ],
  ["company", { name: "Kovárna 2 Pod Lesem" }, { name: "Kovárna 3 Podlesem" }, false],
  ["company", { name: "Kovárna Podlesemxx" }, { name: "Kovárna Pod Lesem" }, true],
  ["company", { name: "Kovárna Podlesemxxx" }, { name: "Kovárna Pod Lesem" }, false],
  ["company", { name: "Kovárna Pdo Lesem" }, { name: "Kovárna Pod Lesem" }, true],
  ["company", { name: "Kovárna On" }, { name: "Kovárna No" }, false],
  ["company", { name: "Kovárna Lesem" }, { name: "Kovárna Lesom" }, true],
  ["company", { name: "Kovárna Lesem" }, { name: "Kovárna Horka" }, false],
  ["company", { name: "Kovárna , s.r.o." }, { name: "Kovárna s.r.o." }, true],
  ["name", { nameSurname: "Jaaan Novák" }, { nameSurname: "Jan Novák" }, true],
  ["name", { nameSurname: "Annna Nová" }, { nameSurname: "Anna Nová" }, true],
  ["name", { nameSurname: "Anna Nová" }, { nameSurname: "Ana Nová" }, false],
  ["name", { nameSurname: "Anastazie Ana" }, { nameSurname: "Ana Anastazie" }, true],
  ["name", { nameSurname: "Jan - Novák" }, { nameSurname: "Jan Novák" }, true],
  ["name", { name: "Jan", surname: "Novák" }, { name: "Jan", surname: "Novák" }, true],
  ["phone", { numberFull: "8 916 123 45 67" }, { prefix: "+7", number: "9161234567" }, true],
  ["phone", { numberFull: "607 12O 456" }, { prefix: "+420", number: "607120456" }, true],
  ["phone", { numberFull: "6O7 123 456" }, { prefix: "+420", number: "607123456" }, true],
  ["phone", { numberFull: "607 12I 456" }, { prefix: "+420", number: "607121456" }, true],
  ["phone", { numberFull: "607 123 45O" }, { prefix: "+420", number: "607123450" }, true],
  ["phone", { numberFull: "O607 123 456" }, { prefix: "+420", number: "607123456" }, true],
  ["phone", { numberFull: "6I7 123 456" }, { prefix: "+420", number: "617123456" }, true],
  ["phone", { numberFull: "novák 607123456" }, { prefix: "+420", number: "607123456" }, false],
  ["phone", { numberFull: "49 ( 0 ) 30 123456" }, { prefix: "+49", number: "30123456" }, true],
  ["phone", { numberFull: "+421212345678" }, { prefix: "+420", number: "212345678" }, true],
  ["phone", { prefix: "+421", number: "607123456" }, { prefix: "+420", number: "607123456" }, true],
  [
    "phone",
    { prefix: "+421", number: "+421607123456" },
    { prefix: "+420", number: "607123456" },
    false,
  ],
  [
    "phone",
    { prefix: "+999", number: "602123456" },
    { prefix: "+420", number: "607123456" },
    false,
  ],
  ["phone", { prefix: "+420", number: null }, { prefix: "+420", number: "607123456" }, false],
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

test("Corrected data is sent again in the text fields of the query alone", () => {
  const query = { street: "a", zip: null, filter: "b" };
  expect(location.fieldsToSend(query)).toEqual(["street"]);
  expect(name.fieldsToSend({ name: "a", surname: null })).toEqual(["name"]);
});

describe("A certain correction", () => {
  test("is sent again in all of its fields, with the filter, and judged alone", () => {
    const query = { a: "sent", b: "sent", filter: { country: "CZ" } };
    const data = { a: "1", b: "2" };
    const calls: unknown[] = [];
    const sandbox = (again: Data) => ({
      "2.1": {
        emailValidate: (request: Validation, _: unknown, isJudgedAlone = false) => {
          calls.push([request.query, isJudgedAlone]);
          if (isJudgedAlone) return { result: { isValid: true, data: again } };
          const result = { isValid: false, proposal: "invalidWithCorrection", data: query };
          return { result, resultCorrected: { ...correction, data }, suggestions: [] };
        },
      },
    });
    const keeper = { keeps: () => true, fieldsToSend: () => ["a", "b"] };
    const ask = (again: Data) => {
      const compute = gated("email", sandbox(again) as unknown as KindSandbox, keeper)["2.1"];
      return compute.emailValidate?.({ query } as never) as { resultCorrected: unknown };
    };
    expect(ask(data).resultCorrected).toMatchObject({ data });
    expect(calls).toEqual([
      [query, false],
      [{ ...data, filter: query.filter }, true],
    ]);
    expect(ask({ ...data, b: "3" }).resultCorrected).toBeNull();
  });

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
