import { names, type TextKind } from "../register/comparison.ts";
import { lookUpCountry } from "../register/country.ts";
import { indexTexts, type Lookup } from "../register/text-index.ts";
import type { Records } from "../register/types.ts";
import { remembered } from "../shared/remembered.ts";
import { withoutSpreadsheetNotation } from "../shared/spreadsheet.ts";
import { fold, memoize } from "../shared/text.ts";
import { cityNames, streetNames, withoutStreetWords } from "./names.ts";
import { zipOf } from "./notation.ts";
import { addressesOf, atPostOffice, type Place, writtenForms } from "./place.ts";
import { type FieldText, type PartName, readLine, withBareNumber } from "./read.ts";

/** A house number has no typing errors: that of a neighbour is as good a number. */
const houseNumbers: TextKind = {
  read(sent) {
    const text = withBareNumber(sent);
    const folded = text.replace(/\s+/gu, "").replace(/[-–]/gu, "/").toLowerCase();
    return { text, folded, formatted: text };
  },
  mostTypos: () => 0,
};

const streets: TextKind = { ...names, read: (sent) => names.read(withoutStreetWords(sent)) };

const postalCodes: TextKind = {
  read(text) {
    const digits = (withoutSpreadsheetNotation(text) ?? text).replace(/[\s.-]+/gu, "");
    // Spreadsheets drop zeros in front.
    return { text, folded: digits.replace(/^0+(?=\d)/, ""), formatted: text };
  },
  mostTypos: () => 1,
};

const indexOfUnits = indexTexts<Place>([], names, () => []);

/** No address has a flat, a floor or a box. */
function lookUpUnit(text: string): Lookup<Place> {
  return indexOfUnits(text);
}

/** The addresses that a query is compared with. */
export interface Places {
  all: readonly Place[];
  lookUp: Readonly<Record<PartName, (text: string) => Lookup<Place>>>;
  readLine: (line: string) => FieldText;
}

export const placesOf = memoize((records: Records): Places => indexPlaces(addressesOf(records)));

/** With each address also as people write it who name the town of its post office. */
export const placesWithPostOffices = memoize((records: Records): Places => {
  const addresses = addressesOf(records);
  return indexPlaces([...addresses, ...addresses.flatMap(atPostOffice)]);
});

function indexPlaces(addresses: readonly Place[]): Places {
  const all = addresses.flatMap(writtenForms);
  const street = indexTexts(all, streets, (place) => {
    const own = streetNames(place).map((text) => ({ text }));
    // Where streets have no names, an address may be a number alone.
    return place.street === null ? [...own, { text: "" }] : own;
  });
  const number = indexTexts(all, houseNumbers, ({ number }) => {
    const swapped = number?.split("/").reverse().join("/") ?? "";
    return [{ text: number ?? "" }, { text: swapped, isOtherName: true }];
  });
  const city = indexTexts(all, names, (place) => {
    const { own, others } = cityNames(place);
    return [
      ...own.map((text) => ({ text })),
      ...others.map((text) => ({ text, isOtherName: true })),
    ];
  });
  const zip = indexTexts(all, postalCodes, (place) => [
    { text: zipOf(place) ?? "" },
    { text: zipOf(place, true) ?? "" },
  ]);
  const towns = new Set(all.flatMap((place) => Object.values(cityNames(place)).flat()).map(fold));
  const known = {
    isTown: (text: string) => towns.has(fold(text)),
    isLikeStreet: (text: string) => [...street(text).items()].length > 0,
  };
  return {
    all,
    lookUp: { street, number, city, zip, country: lookUpCountry, unit: lookUpUnit },
    readLine: remembered((line) => readLine(line, known)),
  };
}
