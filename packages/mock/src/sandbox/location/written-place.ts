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

/** The names of a town: at home in every degree, and elsewhere. */
interface CityNames {
  own: readonly string[];
  elsewhere: readonly string[];
  all: readonly string[];
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
  #cityNames: CityNames | undefined;
  #streetNames: readonly string[] | undefined;
  /** The whole address on one line, by the notation of its postal code and of its town, as it is first needed. */
  readonly #lines: (string | null | undefined)[] = noLines.slice();

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

  /** The names of the town. */
  get cityNames(): CityNames {
    this.#cityNames ??= cityNames(this.#known);
    return this.#cityNames;
  }

  /** The street, without and with what people write before it; where streets have no names, the part of the town. */
  get streetNames(): readonly string[] {
    this.#streetNames ??= streetNames(this.#known);
    return this.#streetNames;
  }

  /** The postal code and the town. */
  secondLine(isZipSeparated?: boolean, cityFormat?: string): string {
    return [this.zip(isZipSeparated), cityName(this.#known, cityFormat)].filter(Boolean).join(" ");
  }

  line(isZipSeparated?: boolean, cityFormat?: string): string | null {
    const at = (isZipSeparated ? cityFormats.length : 0) + indexOfFormat(cityFormat);
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

const noLines: readonly undefined[] = [...cityFormats, ...cityFormats].map(() => undefined);

/** Which of the degrees is meant; one that nobody knows yet, or none, is taken as basic. */
export function indexOfFormat(cityFormat?: string): number {
  return cityFormat === "minimal" ? 0 : cityFormat === "extended" ? 2 : 1;
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

function cityNames(known: Known): CityNames {
  const names = cityFormats.map((cityFormat) => cityName(known, cityFormat));
  const own = [...new Set(names.filter((name) => name !== null))];
  const elsewhere = known.town === null ? [] : (countryOf(known.country).townsInOtherLanguages[known.town] ?? []);
  return { own, elsewhere, all: [...own, ...elsewhere] };
}

function streetNames({ country, street, cityPart }: Known): string[] {
  const name = street ?? cityPart;
  const { streetPrefix } = countryOf(country);
  return name === null ? [] : streetPrefix === null ? [name] : [name, `${streetPrefix} ${name}`];
}
