import { describe, expect, test } from "vitest";
import { createMock } from "../../../packages/mock/src/index.ts";
import { companyGet } from "../../../packages/mock/src/sandbox/company/get.ts";
import { companyValidate } from "../../../packages/mock/src/sandbox/company/validate.ts";
import { locationSearch } from "../../../packages/mock/src/sandbox/location/search.ts";
import { locationValidate } from "../../../packages/mock/src/sandbox/location/validate.ts";
import { checkFixtures, type Fixtures } from "../../../packages/mock/src/sandbox/register/fixtures.ts";

const own = {
  companies: [{ country: "CZ", name: "Mlýn U Potoka s.r.o.", registrationNumber: "89003675", locationId: "mill" }],
  locations: [
    { id: "mill", country: "CZ", town: "Lhota", number: "7", zip: "58291", position: { lat: 49.7, lon: 15.4 } },
  ],
} satisfies Fixtures;

describe("Companies and addresses of a caller's own", () => {
  test("take the place of those of the sandbox", () => {
    const search = (value: string, fixtures?: Fixtures) =>
      locationSearch({ query: { type: "city", value } }, fixtures).results.map(({ data }) => data.city);
    expect(search("Lhota", own)).toEqual(["Lhota"]);
    expect([search("Brno"), search("Brno", own), search("Lhota")]).toEqual([["Brno"], [], []]);
  });

  test("leave the other list as it is where one is given alone", () => {
    const { companies } = own;
    const brno = { query: { type: "city", value: "Brno" } };
    expect(locationSearch(brno, { companies })).toEqual(locationSearch(brno));
  });

  test("need no more than what tells them apart; the rest is not known", () => {
    const { results } = companyGet({ query: { country: "CZ", registrationNumber: "89003675" } }, own);
    expect(results).toMatchObject([
      { data: { name: "Mlýn U Potoka s.r.o.", taxNumber: null, address: { data: { full: "Lhota 7, 58291 Lhota" } } } },
    ]);
  });

  test("are companies that exist and are solvent legal persons, unless they say otherwise", () => {
    const query = { country: "CZ", registrationNumber: "89003675" };
    const { results } = companyGet({ query, options: { dataScope: "full" } }, own);
    expect(results).toMatchObject([
      {
        data: { legalForm: { type: "juridical", code: null, name: null }, dates: { created: null, terminated: null } },
        flags: { isActive: true, isVatPayer: false, isInInsolvency: false },
      },
    ]);
  });

  test.each([
    [{ lat: 90, lon: -180 }, true],
    [{ lat: 90.1, lon: 0 }, false],
    [{ lat: 0, lon: 180.1 }, false],
    [{ lat: "49", lon: 15 }, false],
    [{ lat: 49 }, false],
  ])("are at a position on the earth: %j is one: %s", (position, isOne) => {
    const [location] = own.locations;
    const faults = checkFixtures({ locations: [{ ...location, position }] } as unknown as Fixtures);
    expect(faults).toHaveLength(isOne ? 0 : 1);
  });

  test("are validated and corrected like those of the sandbox", () => {
    const name = companyValidate({ query: { name: "mlyn u potoka s.r.o." } }, own);
    expect(name.resultCorrected?.data?.name).toBe("Mlýn U Potoka s.r.o.");
    const address = locationValidate({ query: { full: "Lhota 7, 582 91 Lhota" } }, own);
    expect(address.result.proposal).toBe("valid");
  });

  test("are checked when the mock is made, and every fault is named with its place", () => {
    const [company] = own.companies;
    const [location] = own.locations;
    const wrong = {
      companies: [
        { ...company, country: "AT" },
        { ...company, locationId: "nowhere" },
      ],
      locations: [
        location,
        { ...location, zip: "58 291" },
        { id: "x", country: "CZ", town: "Lhota", number: "1", zip: "1" },
      ],
    } as unknown as Fixtures;
    expect(checkFixtures(own)).toEqual([]);
    expect(checkFixtures(wrong)).toEqual([
      'companies[0].country takes one of CZ, SK, PL, DE, not "AT".',
      'locations[1].zip takes a postal code of digits alone, not "58 291".',
      "locations[2].position takes lat (-90 to 90) and lon (-180 to 180).",
      "locations[1].id is that of locations[0], too.",
      "companies[1].locationId is the id of none of the locations.",
    ]);
    expect(() => createMock(wrong)).toThrow("companies[0].country");
  });
});
