import { countryOf } from "../countries/index.ts";
import type { CountryCode } from "../countries/names.ts";

interface Known {
  country: CountryCode;
  town: string | null;
  postalTown: string | null;
  cityPart: string | null;
  postOffice: string | null;
  zip: string | null;
  street: string | null;
  number: string | null;
}

export interface WrittenPlace {
  /** The street with the number; where streets have no names, the part of the town stands for one. `null` without a number. */
  firstLine: string | null;
  part1: string | null;
  part2: string | null;
  /** The notations of the house number, whole and in part. */
  numbers: readonly string[];
  /** The names of the town and of its post office, as exactly as each `cityFormat` has them, and those of the town elsewhere. */
  cityNames: Readonly<Record<"own" | "office" | "elsewhere" | "all", readonly string[]>>;
  /** The street, without and with what people write before it; where streets have no names, the part of the town. */
  streetNames: readonly string[];
}

export function writePlace(known: Known): WrittenPlace {
  const { country, street, cityPart, number, town, postOffice } = known;
  const parts = number?.split("/") ?? [];
  const [part1 = null, part2 = null] = parts;
  const name = street ?? cityPart;
  const { streetWords, townsInOtherLanguages } = countryOf(country);
  const inEachFormat = (names: Parameters<typeof cityName>[0]) => [
    ...new Set(cityFormats.map((cityFormat) => cityName(names, cityFormat)).filter((each) => each !== null)),
  ];
  const own = inEachFormat(known);
  const office = inEachFormat({ town: postOffice, postalTown: postOffice, cityPart });
  // Prague, and Prague 8.
  const elsewhere =
    town === null
      ? []
      : (townsInOtherLanguages[town] ?? []).flatMap((name) => own.map((each) => each.replace(town, name)));
  return {
    firstLine: number === null ? null : `${name} ${number}`,
    part1,
    part2,
    numbers: number === null ? [] : [...new Set([number, ...parts])],
    cityNames: { own, office, elsewhere, all: [...own, ...elsewhere] },
    streetNames: name === null ? [] : [name, ...streetWords.before.map((word) => `${word} ${name}`)],
  };
}

export function zipOf({ country, zip }: Known, isSeparated?: boolean): string | null {
  if (zip === null || !isSeparated) return zip;
  const { separatedAfter, separator } = countryOf(country).postalCode;
  return zip.slice(0, separatedAfter) + separator + zip.slice(separatedAfter);
}

export function secondLine(known: Known, isZipSeparated?: boolean, cityFormat?: string): string {
  return [zipOf(known, isZipSeparated), cityName(known, cityFormat)].filter(Boolean).join(" ");
}

export function lineOf(
  known: Known & { written: WrittenPlace },
  isZipSeparated?: boolean,
  cityFormat?: string,
): string | null {
  if (known.town === null) return null;
  const first = known.written.firstLine ?? known.street;
  return [first, secondLine(known, isZipSeparated, cityFormat)].filter(Boolean).join(", ");
}

export const cityFormats = ["minimal", "basic", "extended"] as const;

/** A degree of `cityFormat`; an unknown one, or none, is taken as basic. */
export function knownFormat(cityFormat?: string): string {
  return cityFormats.find((known) => known === cityFormat) ?? "basic";
}

/** The town as exactly as `cityFormat` asks for, and as is known; an unknown degree, or none, is taken as basic. */
export function cityName(
  { town, postalTown, cityPart }: Pick<Known, "town" | "postalTown" | "cityPart">,
  cityFormat?: string,
): string | null {
  if (town === null || cityFormat === "minimal") return town;
  const basic = postalTown ?? town;
  return cityFormat === "extended" && cityPart !== null && cityPart !== town ? `${basic} - ${cityPart}` : basic;
}
