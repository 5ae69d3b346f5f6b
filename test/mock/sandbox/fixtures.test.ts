import { describe, expect, test } from "vitest";
import { companyGet } from "../../../packages/mock/src/sandbox/company/get.ts";
import { companyValidate } from "../../../packages/mock/src/sandbox/company/validate.ts";
import { locationLocalize } from "../../../packages/mock/src/sandbox/location/localize.ts";
import { addressesOf } from "../../../packages/mock/src/sandbox/location/place.ts";
import { locationSearch } from "../../../packages/mock/src/sandbox/location/search.ts";
import { locationValidate } from "../../../packages/mock/src/sandbox/location/validate.ts";
import { nameValidate } from "../../../packages/mock/src/sandbox/name/validate.ts";
import { withOwn } from "../../../packages/mock/src/sandbox/own.ts";
import type { Fixtures } from "../../../packages/mock/src/sandbox/register/fixtures.ts";
import { distance } from "../../../packages/mock/src/sandbox/register/nearness.ts";
import { recordsOf } from "../../../packages/mock/src/sandbox/register/records.ts";

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

  test("are validated and corrected like those of the sandbox", () => {
    const name = companyValidate({ query: { name: "mlyn u potoka s.r.o." } }, own);
    expect(name.resultCorrected?.data?.name).toBe("Mlýn U Potoka s.r.o.");
    const address = locationValidate({ query: { full: "Lhota 7, 582 91 Lhota" } }, own);
    expect(address.result.proposal).toBe("valid");
  });

  test("are found at a distance of exactly the radius, and not beyond", () => {
    const query = { lat: 49.7005, lon: 15.4 };
    const [radius = 0] = addressesOf(recordsOf(own)).map(({ centre }) => distance(centre, query));
    expect(locationLocalize({ query, options: { radius } }, own).resultsCount).toBe(1);
    expect(locationLocalize({ query, options: { radius: radius - 1e-6 } }, own).resultsCount).toBe(0);
  });
});

test("A name of an owner's own is known to that owner alone, whatever was asked before", () => {
  const names = new Map([["xyrtlin", [{ form: "Xyrtlin", role: "given", gender: 2, vocative: undefined } as const]]]);
  const own = { names, domains: new Map(), mailboxes: new Map() };
  const ask = (world?: typeof own) =>
    withOwn(world, () => nameValidate["2.1"]({ query: { name: "Xyrtlin" } })).result.isValid;
  expect([ask(), ask(own), ask(), ask({ ...own, names: new Map() })]).toEqual([false, true, false, false]);
});
