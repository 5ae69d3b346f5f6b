import type { Schemas } from "../../schemas.ts";
import { countryName, countryNames } from "../countries/names.ts";
import { defaultsOf } from "../defaults.ts";
import type { Operation } from "../kind.ts";
import { type Filterable, filtered } from "../register/filter.ts";
import { hasWords, inOrderOfRanks, type Rank, rankAll, rankOf, searchable } from "../register/ranking.ts";
import { isInSources, recordsOf } from "../register/records.ts";
import type { Records } from "../register/types.ts";
import { isTooLong } from "../shared/length.ts";
import { remembered } from "../shared/remembered.ts";
import { fold, once } from "../shared/text.ts";
import { sandboxWorld } from "../world.ts";
import { locationData, type Notation } from "./notation.ts";
import { addressesOf, exactnesses, groupsOf, type Place } from "./place.ts";
import { cityFormats, cityName, knownFormat, lineOf, secondLine, zipOf } from "./written-place.ts";

type Request = Schemas["LocationSearchRequest"]["request"];
type Options = NonNullable<Request["options"]>;

const defaults = defaultsOf("LocationSearchOptions");

/** Responds to /location/search: the locations of which one field begins with what the user has typed. */
export const locationSearch: Operation<"locationSearch"> = ({ query, options = {}, client }, world = sandboxWorld) => {
  if (isTooLong("location", query.value, world)) return { resultsCount: 0, results: [] };
  const { resultsLimit = defaults.resultsLimit, resultsOffset = defaults.resultsOffset } = options;
  const found = find(query.type, query.value, options, recordsOf(world), client);
  const results = filtered(found, query.filter, (place, field) => filterable(place, field, options), options)
    .slice(resultsOffset, resultsOffset + resultsLimit)
    .map((place) => ({ data: locationData(place, options) }));
  return { resultsCount: results.length, results };
};

/** The places of which a field matches the beginning of a value: those that match best first, and of these the nearest to the client. */
function find(
  type: string,
  value: string,
  { allowPartialResults = defaults.allowPartialResults, cityFormat = defaults.cityFormat, dataSource }: Options,
  records: Records,
  client: Request["client"],
): readonly Place[] {
  // An open enum may send any name, such as `constructor`.
  if (!Object.hasOwn(textsOf, type)) return [];
  const rank = rankingOf(records)(type as Field)(allowPartialResults ? knownFormat(cityFormat) : NO_PARTS);
  return inOrderOfRanks(rank(value), ({ country }) => isInSources(country, dataSource), client);
}

/** The key that replaces a notation of towns, where addresses alone are searched. */
const NO_PARTS = "";

/** Ranks the places that a search in a field can give: addresses, or all places as a notation of towns names them. */
const rankingOf = once((records: Records) =>
  remembered((type: Field) =>
    remembered((cityFormat) => {
      const places = cityFormat === NO_PARTS ? addressesOf(records) : searched(type, cityFormat, records);
      const inOrder = [...places].sort(byExactness);
      return remembered((value) => rankAll(inOrder, rankFor(type, value)));
    }),
  ),
);

function rankFor(type: Field, value: string): (place: Place) => Rank | undefined {
  const wanted = type === "zip" ? digits(value) : fold(value);
  if (wanted === "") return () => undefined;
  // The words of a whole address may come in any order.
  const words = type === "full" ? [...new Set(wanted.split(/[\s,]+/))].filter(Boolean) : [];
  return (place) => {
    if (type === "full" && !hasWords(wordsOf(place), words)) return undefined;
    const texts = searchableIn[type]?.(place) ?? [];
    const found = rankOf(texts, wanted);
    if (type === "zip" && found === 2) return undefined;
    return found ?? (words.length > 1 && texts.some(({ folded }) => hasWords(folded, words)) ? 2 : undefined);
  };
}

/** The places that a search in a field can give: the field itself decides how exact they are, the notation how exactly towns are named. */
function searched(type: string, cityFormat: string, records: Records): readonly Place[] {
  const addresses = addressesOf(records);
  const { towns, postalAreas, streets } = groupsOf(records)(cityFormat);
  if (type === "city") return towns;
  if (type === "zip") return postalAreas;
  if (type === "street") return streets;
  if (type === "streetWithNumber") return [...streets, ...addresses];
  return type === "full" ? [...towns, ...streets, ...addresses] : addresses;
}

/** Less exact places come first, as a user who has typed little has most to choose from there; then by the alphabet. */
function byExactness(a: Place, b: Place): number {
  const line = (place: Place) => fold(lineOf(place, false, "extended") ?? "");
  return exactnesses.indexOf(a.exactness) - exactnesses.indexOf(b.exactness) || (line(a) < line(b) ? -1 : 1);
}

type Texts = readonly (string | null)[];

const textsOf = {
  street: (place: Place): Texts => (place.street === null ? [] : streetsOf(place)),
  zip: ({ zip }: Place): Texts => [zip],
  streetWithNumber: firstLines,
  "number.full": ({ number }: Place): Texts => [number],
  "number.part1": ({ written }: Place): Texts => [written.part1],
  "number.part2": ({ written }: Place): Texts => [written.part2],
  city: ({ written }: Place): Texts => written.cityNames.all,
  full: (place: Place): Texts =>
    place.exactness === "town"
      ? [...place.written.cityNames.own, ...lines(place, null)]
      : firstLines(place).flatMap((first) => lines(place, first)),
};

type Field = keyof typeof textsOf;

const searchableIn = Object.fromEntries(
  (Object.keys(textsOf) as Field[]).map((field) => [
    field,
    once((place: Place) => searchable(textsOf[field](place).filter((text) => text !== null))),
  ]),
);

/** The words of all lines on which a place is written: a line has no others. */
const wordsOf = once((place: Place): string => {
  const lines = searchableIn.full?.(place).map(({ folded }) => folded) ?? [];
  return [...new Set(lines.flatMap((line) => line.split(/[\s,]+/)))].join(" ");
});

/** A town has no street; where streets have no names, its part stands for one in an address alone. */
function streetsOf({ exactness, written }: Place): readonly string[] {
  return exactness === "town" ? [] : written.streetNames;
}

function firstLines(place: Place): readonly string[] {
  const streets = streetsOf(place);
  const { numbers } = place.written;
  return numbers.length === 0 ? streets : streets.flatMap((street) => numbers.map((number) => `${street} ${number}`));
}

function lines(place: Place, first: string | null): string[] {
  return cityFormats.flatMap((cityFormat) =>
    [false, true].map((isSeparated) => [first, secondLine(place, isSeparated, cityFormat)].filter(Boolean).join(", ")),
  );
}

function digits(text: string): string {
  return text.replace(/[\s-]/g, "");
}

/** What a filter compares in a field: the value as the options ask for it, and other ways to write it. */
function filterable(place: Place, field: string, notation: Notation): Filterable | undefined {
  if (field === "country") return [countryName(place.country, notation.countryFormat), ...countryNames(place.country)];
  if (!Object.hasOwn(textsOf, field)) return undefined;
  const texts = textsOf[field as Field](place);
  switch (field) {
    case "city":
      return [cityName(place, notation.cityFormat), ...texts];
    case "zip":
      return [zipOf(place, notation.zipFormat)];
    case "full":
      return [lineOf(place, notation.zipFormat, notation.cityFormat)];
    case "number.full":
      return [place.number, place.written.part1, place.written.part2];
    default:
      return [texts[0] ?? null, ...texts.slice(1)];
  }
}
