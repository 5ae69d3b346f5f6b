import type { Location } from "@data-validation/mock/internal/sandbox/countries/types";
import {
  addressesOf,
  cityName,
  commonPlace,
  type Exactness,
  exactnesses,
  groupPlaces,
  isAsExact,
  placesIn,
  type RegisterPlace,
  toPlace,
} from "@data-validation/mock/internal/sandbox/location/place";
import { expect, test } from "vitest";

const address: Location = {
  id: "X-1",
  externalId: "1",
  country: "CZ",
  region: "Kraj",
  district: "Okres",
  town: "Lhota",
  postalTown: "Lhota 2",
  cityPart: "Dolní",
  zip: "58291",
  street: "Vlčí",
  number: "5/7",
  position: { lat: 49, lon: 15 },
};
const pasted = { country: "CZ", city: "Lhota" };
const street: Location = { ...address, id: "X-2", number: "", pasted, exactness: "street" };
const town: Location = { ...street, id: "X-3", street: null, zip: "", exactness: "town" };
const placeWith = (changes: Partial<Location> = {}, of = address) => toPlace({ ...of, ...changes });

/** What less exact places never have. */
const ofAddress = ["number", "part1", "part2", "id", "externalId", "position", "jtsk"] as const;

test("An address has both halves of its number; a street or a town has no number and no identifier", () => {
  expect(placeWith()).toMatchObject({ exactness: "address", part1: "5", part2: "7", id: "X-1" });
  expect(placeWith({ number: "5" })).toMatchObject({ number: "5", part1: "5", part2: null });
  expect(placeWith({ state: undefined })).toHaveProperty("centre", address.position);
  const none = Object.fromEntries(ofAddress.slice(0, 5).map((fact) => [fact, null]));
  expect(toPlace(street)).toMatchObject({ ...none, street: "Vlčí", zip: "58291", pasted });
  expect(toPlace(town)).toMatchObject({
    ...none,
    street: null,
    zip: null,
    exactness: "town",
    pasted,
  });
  const records = { companies: [], locations: [address, street, town] };
  expect(placesIn(records).map(({ exactness }) => exactness)).toEqual([
    "address",
    "street",
    "town",
  ]);
  expect(addressesOf(records)).toEqual([toPlace(address)]);
});

test.each(exactnesses)("A place is as exact as a %s if it is that, or more exact", (least) => {
  const matching = exactnesses.filter((exactness) =>
    isAsExact(least)({ exactness } as RegisterPlace),
  );
  expect(matching).toEqual(exactnesses.slice(exactnesses.indexOf(least)));
});

test("Several addresses are in the middle of those whose position is known, or of all", () => {
  const far = placeWith({ id: "X-4", position: { lat: 51, lon: 17 } });
  const unplaced = placeWith({ position: { lat: 0, lon: 0 }, isUnplaced: true });
  const near = placeWith();
  const centreOf = (...all: RegisterPlace[]) => commonPlace(all, "street", false).centre;
  expect(centreOf(near, far)).toEqual({ lat: 50, lon: 16 });
  expect(centreOf(near, far, unplaced)).toEqual({ lat: 50, lon: 16 });
  expect(centreOf(unplaced, unplaced)).toEqual({ lat: 0, lon: 0 });
});

const streetPlace = toPlace(street);
const townPlace = toPlace(town);
const middle = { lat: 50, lon: 15 };
const otherPlace = (changes: Partial<Location>) =>
  placeWith({ id: "X-5", position: { lat: 51, lon: 15 }, ...changes });

test("A street or a town of the mock's owner stands for addresses in it, in their middle", () => {
  expect(commonPlace([otherPlace({}), streetPlace], "street", false)).toEqual({
    ...streetPlace,
    centre: middle,
  });
  const inTown = [otherPlace({ street: "Jiná" }), townPlace];
  expect(commonPlace(inTown, "town", false)).toEqual({ ...townPlace, centre: middle });
});

test("A street or a town of the mock's owner stands for no other exactness, street, town or country", () => {
  expect(commonPlace([otherPlace({}), streetPlace], "town", false)).toMatchObject({
    town: "Lhota",
    street: null,
  });
  expect(commonPlace([otherPlace({}), townPlace], "street", false)).toMatchObject({ street: null });
  for (const changes of [
    { street: "Jiná" },
    { postalTown: "Jinde" },
    { country: "SK" },
  ] satisfies Partial<Location>[])
    expect(commonPlace([otherPlace(changes), streetPlace], "street", false)).not.toMatchObject({
      pasted,
    });
  for (const changes of [{ postalTown: "Jinde" }, { country: "SK" }] satisfies Partial<Location>[])
    expect(commonPlace([otherPlace(changes), townPlace], "town", false)).not.toMatchObject({
      pasted,
    });
});

test.each([
  [{}, "Lhota", "Lhota 2", "Lhota 2 - Dolní"],
  [{ cityPart: "Lhota" }, "Lhota", "Lhota 2", "Lhota 2"],
  [{ cityPart: null }, "Lhota", "Lhota 2", "Lhota 2"],
  [{ postalTown: null }, "Lhota", "Lhota", "Lhota - Dolní"],
  [{ town: null }, null, null, null],
])("cityFormat writes the town with %j as %s, %s or %s", (changes, minimal, basic, extended) => {
  const place = { town: "Lhota", postalTown: "Lhota 2", cityPart: "Dolní", ...changes };
  expect(["minimal", "basic", "extended"].map((format) => cityName(place, format))).toEqual([
    minimal,
    basic,
    extended,
  ]);
  expect([cityName(place), cityName(place, "other")]).toEqual([basic, basic]);
});

test("Addresses are grouped by the name of the place: town, part, postal code, street or address", () => {
  const ofAll = (changes: Partial<Location>[]) => changes.map((change) => placeWith(change));
  const places = ofAll([
    ...[{}, { id: "b" }, { id: "c", number: "9" }, { id: "d", street: "Jiná" }],
    ...[
      { id: "e", zip: "1" },
      { id: "f", cityPart: "Horní" },
      { id: "g", postalTown: "Lhota 3" },
    ],
    ...([
      { id: "h", district: "Jiný" },
      { id: "i", country: "SK" },
    ] satisfies Partial<Location>[]),
  ]);
  const groups = (exactness: Exactness, cityFormat: string, isByZip = false) =>
    groupPlaces(places, exactness, cityFormat, isByZip).map((group) =>
      group.map(({ id }) => (id === "X-1" ? "a" : id)).join(""),
    );
  expect(groups("address", "minimal")).toEqual([..."abcdefghi"]);
  expect(groups("country", "minimal")).toEqual(["abcdefgh", "i"]);
  expect(groups("town", "minimal")).toEqual(["abcdefg", "h", "i"]);
  expect(groups("town", "minimal", true)).toEqual(["abcdfg", "e", "h", "i"]);
  expect(groups("town", "basic")).toEqual(["abcdef", "g", "h", "i"]);
  expect(groups("town", "extended")).toEqual(["abcde", "f", "g", "h", "i"]);
  expect(groups("street", "minimal")).toEqual(["abcfg", "d", "e", "h", "i"]);
  const twice = ofAll([{}, { street: "Jiná" }, { number: "8" }]);
  expect(groupPlaces(twice, "address", "basic", false).map(({ length }) => length)).toEqual([2, 1]);
});
