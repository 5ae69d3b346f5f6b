import { type CountryCode, countryOf } from "../countries/index.ts";

/** What is written of a place, as far as it is known. */
interface Known {
  country: CountryCode;
  town: string | null;
  postalTown: string | null;
  cityPart: string | null;
  zip: string | null;
  street: string | null;
  number: string | null;
}

/** How a place is written, in parts that are made once. */
export class WrittenPlace {
  /** The street with the number; where streets have no names, the part of the town stands for one. Null without a number. */
  readonly firstLine: string | null;
  /** The house number in its parts. */
  readonly part1: string | null;
  readonly part2: string | null;
  /** The ways to say the house number, whole and in part, and the same in small letters. */
  readonly numbers: readonly string[];
  readonly smallNumbers: readonly string[];
  readonly #known: Known;
  readonly #separatedZip: string | null;
  /** The whole address on one line, by the notation of its postal code and of its town, as it is first needed. */
  readonly #lines: (string | null | undefined)[] = new Array(2 * cityFormats.length).fill(undefined);

  constructor(known: Known) {
    const { country, street, cityPart, number, zip } = known;
    const parts = number?.split("/") ?? [];
    const [part1 = null, part2 = null] = parts;
    this.firstLine = number === null ? null : `${street ?? cityPart} ${number}`;
    this.part1 = part1;
    this.part2 = part2;
    this.numbers = number === null ? [] : parts.length === 1 ? parts : [number, ...parts];
    this.smallNumbers = this.numbers.map((text) => text.toLowerCase());
    this.#known = known;
    this.#separatedZip = zip && zipCode(country, zip, true);
  }

  zip(isSeparated?: boolean): string | null {
    return isSeparated ? this.#separatedZip : this.#known.zip;
  }

  /** The postal code and the town. */
  secondLine(isZipSeparated?: boolean, cityFormat?: string): string {
    return [this.zip(isZipSeparated), cityName(this.#known, cityFormat)].filter(Boolean).join(" ");
  }

  line(isZipSeparated?: boolean, cityFormat?: string): string | null {
    const at = (isZipSeparated ? cityFormats.length : 0) + cityFormats.indexOf(knownFormat(cityFormat));
    const known = this.#lines[at];
    if (known !== undefined) return known;
    const first = this.firstLine ?? this.#known.street;
    const line = [first, this.secondLine(isZipSeparated, cityFormat)].filter(Boolean).join(", ") || null;
    this.#lines[at] = line;
    return line;
  }
}

/** A postal code of digits with the separator of its country: 130 00, 00-950. */
export function zipCode(country: CountryCode, digits: string, isSeparated?: boolean): string {
  if (!isSeparated) return digits;
  const { separatedAfter, separator } = countryOf(country).postalCode;
  return digits.slice(0, separatedAfter) + separator + digits.slice(separatedAfter);
}

/** The degrees of `cityFormat`, from the least exact on. */
export const cityFormats = ["minimal", "basic", "extended"] as const;

/** The degree that is meant; one that nobody knows yet, or none, is taken as basic. */
export function knownFormat(cityFormat?: string): (typeof cityFormats)[number] {
  return cityFormat === "minimal" || cityFormat === "extended" ? cityFormat : "basic";
}

/** The town as exactly as `cityFormat` asks for, and as is known; a degree that nobody knows yet, or none, is taken as basic. */
export function cityName(
  { town, postalTown, cityPart }: Pick<Known, "town" | "postalTown" | "cityPart">,
  cityFormat?: string,
): string | null {
  if (town === null || cityFormat === "minimal") return town;
  const basic = postalTown ?? town;
  return cityFormat === "extended" && cityPart !== null && cityPart !== town ? `${basic} - ${cityPart}` : basic;
}
