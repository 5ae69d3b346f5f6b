import { describe, expect, test } from "vitest";
import { companyGet } from "../../../packages/mock/src/sandbox/company/get.ts";
import { companyValidate } from "../../../packages/mock/src/sandbox/company/validate.ts";
import { locationLocalize } from "../../../packages/mock/src/sandbox/location/localize.ts";
import { addressesOf } from "../../../packages/mock/src/sandbox/location/place.ts";
import { locationSearch } from "../../../packages/mock/src/sandbox/location/search.ts";
import { nameValidate } from "../../../packages/mock/src/sandbox/name/validate.ts";
import type { Fixtures } from "../../../packages/mock/src/sandbox/register/fixtures.ts";
import { distance } from "../../../packages/mock/src/sandbox/register/nearness.ts";
import { recordsOf } from "../../../packages/mock/src/sandbox/register/records.ts";
import { sandboxWorld, type World } from "../../../packages/mock/src/sandbox/world.ts";

const position = { lat: 49.7, lon: 15.4 };
const own = {
  companies: [{ country: "CZ", name: "Mlýn U Potoka s.r.o.", registrationNumber: "89003675", locationId: "mill" }],
  locations: [{ id: "mill", country: "CZ", town: "Lhota", number: "7", zip: "58291", position }],
} satisfies Fixtures;
const world: World = { ...sandboxWorld, fixtures: own };

describe("Companies and addresses of a caller's own", () => {
  test("take the place of those of the sandbox, and leave the other list where one is given alone", () => {
    const brno = { query: { type: "city", value: "Brno" } };
    expect(locationSearch(brno, world).results).toEqual([]);
    expect(locationSearch(brno, { ...sandboxWorld, fixtures: { companies: own.companies } })).toEqual(
      locationSearch(brno),
    );
  });

  test("need no more than what distinguishes them; the rest is unknown, or what most companies are", () => {
    const query = { country: "CZ", registrationNumber: "89003675" };
    const { results } = companyGet({ query, options: { dataScope: "full" } }, world);
    const legalForm = { type: "juridical", code: null, name: null };
    const dates = { created: null, terminated: null };
    const address = { data: { full: "Lhota 7, 58291 Lhota" } };
    const data = { name: "Mlýn U Potoka s.r.o.", taxNumber: null, address, legalForm, dates };
    expect(results).toMatchObject([{ data, flags: { isActive: true, isVatPayer: false, isInInsolvency: false } }]);
    const { resultCorrected } = companyValidate({ query: { name: "mlyn u potoka s.r.o." } }, world);
    expect(resultCorrected?.data?.name).toBe(data.name);
  });

  test("are found at a distance of exactly the radius, and not beyond", () => {
    const query = { lat: 49.7005, lon: 15.4 };
    const [radius = 0] = addressesOf(recordsOf(world)).map(({ centre }) => distance(centre, query));
    expect(locationLocalize({ query, options: { radius } }, world).resultsCount).toBe(1);
    expect(locationLocalize({ query, options: { radius: radius - 1e-6 } }, world).resultsCount).toBe(0);
  });
});

test("A name of an owner's own is known to that owner alone, whatever was asked before", () => {
  const names = new Map([["xyrtlin", [{ form: "Xyrtlin", role: "given", gender: 2, vocative: undefined } as const]]]);
  const ask = (of?: World) => nameValidate["2.1"]({ query: { name: "Xyrtlin" } }, of).result.isValid;
  const named = { ...sandboxWorld, names };
  expect([ask(), ask(named), ask(), ask(sandboxWorld)]).toEqual([false, true, false, false]);
});
