import { createMock } from "@data-validation/mock/internal/mock";
import { sandboxRecords } from "@data-validation/mock/internal/sandbox/register/records";
import { expect, test } from "vitest";
import type { ask } from "../support/call.ts";
import { differences, readCases, writeFinding, writeFix } from "./outcomes.ts";

const mock = createMock();

const validate = async (kind: string, query: Record<string, string>, options = {}) => {
  const call = {
    method: "POST",
    path: `/${kind}/validate`,
    headers: { authorization: "Bearer a-key-of-a-test", "content-type": "application/json" },
    body: JSON.stringify({ request: { query, options } }),
  };
  const { body } = (await mock.handle(call)) as Awaited<ReturnType<typeof ask>>;
  return body;
};

const files = ["comparable", "neighbours"].map((name) => `test/mock/outcomes/${name}.jsonl`);

test.each(files.flatMap(readCases).map((given) => [JSON.stringify(given.request), given] as const))(
  "%s has the outcome of its case",
  async (_, given) => expect(await differences(given)).toEqual([]),
);

const addresses = sandboxRecords.locations.filter(
  ({ street, country }) => street && country !== "DE",
);
const whole = addresses.map((place) => ({
  ...place,
  query: {
    country: place.country,
    streetWithNumber: `${place.street} ${place.number}`,
    city: place.postalTown,
    zip: place.zip,
  },
}));

test("An address of the register is valid, with its whole entry and all fields that were recognised", async () => {
  expect(whole.length).toBeGreaterThanOrEqual(20);
  for (const { query, id, region } of whole) {
    const { result } = await validate("location", query);
    expect(result).toMatchObject({ proposal: "valid", data: { ids: { internal: id }, region } });
    expect(result.dataTypes.valid).toEqual([
      "city",
      "country",
      "number.full",
      "street",
      "streetWithNumber",
      "zip",
    ]);
  }
});

test("A separator in a postal code and small letters are formatting, each fixed in a step of its own", async () => {
  for (const { query } of whole) {
    const zip = `${query.zip.slice(0, 3)} ${query.zip.slice(3)}`;
    const sent = { ...query, country: query.country.toLowerCase(), zip };
    const { result, resultCorrected } = await validate("location", sent);
    expect(result.errors.map(writeFinding)).toEqual([
      "FORMAT CHARACTERS CASE_SENSITIVITY warning: country",
      "FORMAT CHARACTERS WHITESPACES warning: zip",
    ]);
    expect(resultCorrected.fixes.map(writeFix)).toEqual([
      `FORMAT CHANGED CASE_SENSITIVITY: country ${sent.country} → ${query.country}`,
      `FORMAT CHANGED WHITESPACES: zip ${zip} → ${query.zip}`,
    ]);
  }
});

test("A half of a house number is completed if the other half is the only one", async () => {
  for (const { query, street, number } of whole) {
    const [half = "", other] = number.split("/");
    const alike = whole.filter(
      (place) => place.street === street && place.number.split("/").includes(half),
    );
    if (other === undefined || alike.length > 1) continue;
    const sent = { ...query, streetWithNumber: `${street} ${half}` };
    const { result, resultCorrected } = await validate("location", sent);
    expect(result.errors.map(writeFinding)).toEqual([
      "SYNTAX VALUE_PART_MISSING NUMBER_PART critical: streetWithNumber",
    ]);
    expect(resultCorrected.data.streetWithNumber).toBe(query.streetWithNumber);
  }
});

test("An address of another country is not corrected, unless the option allows it", async () => {
  for (const { query } of whole) {
    const sent = { ...query, country: query.country === "CZ" ? "SK" : "CZ" };
    const { result, resultCorrected } = await validate("location", sent);
    expect([result.proposal, resultCorrected]).toEqual(["invalid", null]);
    expect(result.errors.map(writeFinding)).toEqual(["VALUE INVALID null critical: country, zip"]);
    const allowed = await validate("location", sent, { correctionModeCrossCountry: "full" });
    expect(allowed.resultCorrected.fixes.map(writeFix)).toEqual([
      `VALUE CHANGED null: country ${sent.country} → ${query.country}`,
    ]);
  }
});

test("A company of the register is valid with its whole entry; a number that lacks a digit has it as a suggestion", async () => {
  for (const { country, registrationNumber, name, terminated } of sandboxRecords.companies) {
    if (terminated) continue;
    const { result } = await validate("company", { country, registrationNumber });
    expect(result).toMatchObject({ proposal: "valid", data: { name }, flags: { isActive: true } });
    const short = await validate("company", {
      country,
      registrationNumber: registrationNumber.slice(0, -1),
    });
    expect(short.suggestions[0].fixes.map(writeFix)).toEqual([
      `VALUE CHANGED TYPO: registrationNumber ${registrationNumber.slice(0, -1)} → ${registrationNumber}`,
    ]);
  }
});

test("A response that is pasted as own data comes back, and goes before the built-in entry", async () => {
  const request = { country: "CZ", registrationNumber: "89003675" };
  const options = { dataScope: "full" };
  const call = (own: ReturnType<typeof createMock>) =>
    own.handle({
      method: "POST",
      path: "/company/get",
      headers: { authorization: "Bearer a-key-of-a-test", "content-type": "application/json" },
      body: JSON.stringify({ request: { query: request, options } }),
    });
  const { body } = (await call(mock)) as Awaited<ReturnType<typeof ask>>;
  const pasted = structuredClone(body);
  pasted.results[0].data.name = "Kovárna Nad Jeřábem s.r.o.";
  const own = createMock({ data: { companies: [pasted] } });
  expect((await call(own)).body).toEqual(pasted);
});
