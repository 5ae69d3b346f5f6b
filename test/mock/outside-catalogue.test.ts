import { createMock } from "@data-validation/mock";
import { expect, test } from "vitest";

const { fetch } = createMock();

/** The warning of the mock about a call; null without one. */
async function warningOf(path: string, query: object): Promise<string | null> {
  const { status, headers } = await fetch(`https://api.example${path}`, {
    method: "POST",
    headers: { authorization: "Bearer any-key", "content-type": "application/json" },
    body: JSON.stringify({ request: { query } }),
  });
  expect(status).toBe(200);
  return headers.get("mock-warning");
}

const country = "CZ";

test.each([
  ["a registration number", "/company/validate", { registrationNumber: "27074358", country }],
  ["a company name", "/company/validate", { name: "Pekárna Novák s.r.o." }],
  ["a company to retrieve", "/company/get", { registrationNumber: "27074358", country }],
  ["a company to find", "/company/search", { type: "name", value: "Kolínská pekárna" }],
  ["a town", "/location/validate", { street: "Dlouhá", city: "Kolín", zip: "28002", country }],
  ["a postal code of a known town", "/location/validate", { zip: "110 00", city: "Praha" }],
  ["a labelled postal code", "/location/validate", { zip: "D-10115", city: "Berlin" }],
  ["a house number", "/location/validate", { streetWithNumber: "Sokolovská 999", city: "Praha 8" }],
  ["an address to retrieve", "/location/get", { id: "123", country }],
  ["a place without an address near it", "/location/localize", { lat: 0, lon: 0 }],
  ["a town to find", "/location/search", { type: "city", value: "Kolín" }],
  ["a name", "/name/validate", { nameSurname: "Qwrtz Zxcv" }],
  ["a domain like that of a provider", "/email/validate", { email: "jan@seznm.cz" }],
])(
  "A well-formed value that the mock does not have, %s, is named as such once",
  async (_, path, query) => {
    const warning = await warningOf(path, query);
    expect(warning?.split("not in the mock's catalogue")).toHaveLength(2);
  },
);

test.each([
  ["a wrong check digit", "/company/validate", { registrationNumber: "27074351", country }],
  ["too few digits", "/company/get", { registrationNumber: "123", country }],
  ["no postal code", "/location/validate", { zip: "1", city: "Kolín", country }],
  ["a postal code of another town", "/location/validate", { zip: "12000", city: "Praha 8" }],
  ["a placeholder", "/name/validate", { nameSurname: "test test" }],
  ["a reserved domain", "/email/validate", { email: "jan@example.com" }],
  ["a short phone number", "/phone/validate", { numberFull: "+42060712345" }],
  ["a known company", "/company/validate", { registrationNumber: "89003675", country }],
  ["a terminated company", "/company/get", { registrationNumber: "990020929", country: "PL" }],
  ["the name of one", "/company/search", { type: "name", value: "Złoty Jeż Transport" }],
  ["a known address", "/location/validate", { full: "Sokolovská 192/79, 186 00 Praha 8" }],
  [
    "a typing error",
    "/location/validate",
    { streetWithNumber: "Sokolovsá 192/79", city: "Praha 8" },
  ],
])("%s has no such warning", async (_, path, query) => {
  expect(await warningOf(path, query)).toBeNull();
});
