import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import type { RegisterRecords } from "../countries/types.ts";
import { type KnownText, properNames, type TextKind } from "../register/comparison.ts";
import { indexTexts, type TextLookup } from "../register/text-index.ts";
import { memoiseByText, memoiseByTextAndObject } from "../shared/memoise.ts";
import { undoSpreadsheetNumber } from "../shared/spreadsheet.ts";
import { fold } from "../shared/text.ts";
import { type NumberPart, numberParts, numberPartsOf, zipOf } from "./notation.ts";
import { cityName, placesIn, type RegisterPlace } from "./place.ts";
import {
  cityNames,
  mistakenStreets,
  streetNames,
  withoutStreetWords,
  withoutTownWords,
} from "./place-names.ts";
import {
  type FieldText,
  type PartName,
  readAddressLine,
  withBareNumber,
  withoutCodeLabels,
  withoutRegionWords,
} from "./read.ts";
import { lookUpServedCountry } from "./served-country.ts";

/** No typing errors in house numbers: the neighbour's number is equally good. */
const houseNumbers: TextKind = {
  read(sent) {
    const text = withBareNumber(sent);
    const folded = text
      .replace(/\s/gu, "")
      .replace(/[-–\\]/gu, "/")
      .toLowerCase();
    return { text, folded, formatted: text };
  },
  mostTypos: () => 0,
};

const streets: TextKind = {
  ...properNames,
  read: (sent) => properNames.read(withoutStreetWords(sent)),
};

const towns: TextKind = {
  ...properNames,
  read: (sent) => properNames.read(withoutTownWords(sent)),
};

const regions: TextKind = {
  ...properNames,
  read: (sent) => properNames.read(withoutRegionWords(sent)),
};

/** The names of the regions of a place. */
const regionNames = ({ state, region }: RegisterPlace) => [state, region];
/** Also those of its district, which is that of its town in cities. */
const areaNames = (place: RegisterPlace) => [...regionNames(place), place.district, place.town];

/** A postal code with a town behind it: 186 00 Praha 8. */
const BEFORE_TOWN = /^\s*\d{2}(?:\d\s?|-\d)\d{2}(?=,?\s+\p{L}{2})/u;

const postalCodes: TextKind = {
  read(text) {
    const bare = withoutCodeLabels(text);
    const code = undoSpreadsheetNumber(text) ?? BEFORE_TOWN.exec(bare)?.[0] ?? bare;
    const digits = code.replace(/[\s.-]/gu, "");
    // Spreadsheets drop leading zeros.
    return { text, folded: digits.replace(/^0+(?=\d)/, ""), formatted: text };
  },
  mostTypos: () => 1,
};

/** Registers have no flats, floors or boxes. */
const lookUpUnit = indexTexts<RegisterPlace>([], properNames, () => []);

/** The options that decide which texts of a place are correct in a query. */
type PlaceSpelling = Pick<
  Required<Schemas["LocationValidateOptions"]>,
  "cityFormat" | "zipFormat" | "acceptPostOfficeAsCity"
>;

/** The addresses to compare a query with. */
export interface PlaceIndex {
  places: readonly RegisterPlace[];
  lookUp: Readonly<Record<PartName | "zipInLine", (text: string) => TextLookup<RegisterPlace>>>;
  readLine: (line: string) => FieldText;
}

const placeIndexes = memoiseByTextAndObject((spelling, records: RegisterRecords) =>
  indexPlaces(placesIn(records), JSON.parse(spelling)),
);

export function placeIndexOf(
  records: RegisterRecords,
  { cityFormat, zipFormat, acceptPostOfficeAsCity }: PlaceSpelling,
): PlaceIndex {
  return placeIndexes(JSON.stringify({ cityFormat, zipFormat, acceptPostOfficeAsCity }), records);
}

function indexPlaces(places: readonly RegisterPlace[], spelling: PlaceSpelling): PlaceIndex {
  const street = indexTexts(places, streets, streetTexts);
  const city = indexTexts(places, towns, (place) => cityTexts(place, spelling));
  const bothNotations = (place: RegisterPlace) => [
    { text: zipOf(place) ?? "" },
    { text: zipOf(place, true) ?? "" },
  ];
  const zip = indexTexts(
    places,
    postalCodes,
    spelling.zipFormat ? bothNotations : (place) => [{ text: zipOf(place) ?? "" }],
  );
  const zipInLine = indexTexts(places, postalCodes, bothNotations);
  const townNames = new Set(
    places.flatMap((place) => cityTexts(place, spelling).map(({ text }) => fold(text))),
  );
  const knownPlaces = {
    isRegion: createRegionTest(places),
    isTown: (text: string) =>
      townNames.has(fold(text)) || townNames.has(fold(text.replace(/(?<=\S)-(?=\S)/, " - "))),
    isLikeStreet: (text: string) => street(text).items.length > 0,
  };
  return {
    places,
    lookUp: {
      street,
      city,
      zip,
      zipInLine,
      region: indexTexts(places, regions, (place) => knownTexts(areaNames(place))),
      country: lookUpServedCountry,
      unit: lookUpUnit,
      number: indexTexts(places, houseNumbers, numberTexts),
      ...indexNumberParts(places),
    },
    readLine: memoiseByText((line) => readAddressLine(line, knownPlaces)),
  };
}

function createRegionTest(places: readonly RegisterPlace[]): (text: string) => boolean {
  const foldedNames = (namesOf: (place: RegisterPlace) => readonly (string | null)[]) =>
    new Set(places.flatMap(namesOf).flatMap((name) => (name === null ? [] : [fold(name)])));
  const foldedRegions = foldedNames(regionNames);
  const foldedAreas = foldedNames(areaNames);
  return (text) => {
    const name = withoutRegionWords(text);
    return (name === text ? foldedRegions : foldedAreas).has(fold(name));
  };
}

function indexNumberParts(places: readonly RegisterPlace[]) {
  const lookups = numberParts.map((part) => [
    `number.${part}`,
    indexTexts(places, houseNumbers, (place) => knownTexts([numberPartsOf(place)[part]])),
  ]);
  type Lookup = (text: string) => TextLookup<RegisterPlace>;
  return Object.fromEntries(lookups) as Record<`number.${NumberPart}`, Lookup>;
}

function knownTexts(texts: readonly (string | null)[]): KnownText[] {
  return texts.flatMap((text) => (text === null ? [] : [{ text }]));
}

/**
 * A house number in full, each half of it, and the halves in reverse order if both belong to the
 * house.
 */
function numberTexts({ country, number, part1, part2 }: RegisterPlace): KnownText[] {
  if (number === null || part2 === null) return [{ text: number ?? "" }];
  const isFlat = country !== null && countryOf(country).streetWords.flat.length > 0;
  return [
    { text: number },
    ...knownTexts([part1, part2]).map((half) => ({ ...half, missing: "NUMBER_PART" as const })),
    ...(isFlat ? [] : [{ text: `${part2}/${part1}`, isOtherName: true }]),
  ];
}

/** The names of a place's street: its own, and those with another word for a street. */
function streetTexts(place: RegisterPlace): KnownText[] {
  return [
    ...streetNames(place).map((text) => ({ text })),
    ...mistakenStreets(place).map((text) => ({ text, isOtherName: true })),
    // If streets have no names, an address may be a number only.
    ...(place.street === null ? [{ text: "" }] : []),
  ];
}

/** The names of a place's town: its own, those without the postal district, and others. */
function cityTexts(
  place: RegisterPlace,
  { cityFormat, acceptPostOfficeAsCity }: PlaceSpelling,
): KnownText[] {
  const { ownNames, otherNames } = cityNames(place);
  const postalIndex =
    cityFormat === "minimal" ? -1 : ownNames.indexOf(cityName(place, "basic") ?? "");
  const { postOffice } = place;
  const isAccepted = (name: string) => acceptPostOfficeAsCity && name === postOffice;
  // Unifies Praha 8 - Karlín, Praha 8-Karlín and the order of the register: Karlín, 18600 Praha 8.
  const namesWithPart = ownNames.filter((text) => text.includes(" - "));
  const otherNotations = ownNames.flatMap((text) =>
    [text.replace(" - ", " "), ...["", "-", " 0"].map((mark) => text.replace(/ (?=\d)/, mark))]
      .filter((other) => other !== text)
      .map((other) => ({ text: other, notationOf: text })),
  );
  return [
    ...ownNames.map((text, at) =>
      at < postalIndex ? { text, missing: "DISTRICT" as const } : { text },
    ),
    ...namesWithPart.flatMap((text) => [
      { text: text.replace(" - ", "-") },
      { text: text.split(" - ").reverse().join(" ") },
    ]),
    ...otherNotations,
    ...otherNames.map((text) => (isAccepted(text) ? { text } : { text, isOtherName: true })),
  ];
}
