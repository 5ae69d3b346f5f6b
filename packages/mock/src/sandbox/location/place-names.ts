import { countryOf } from "../countries/index.ts";
import { countryCodes } from "../countries/names.ts";
import { wordAlternatives } from "../shared/alternatives.ts";
import { memoiseByObject } from "../shared/memoise.ts";
import { cityFormats, cityName, type RegisterPlace } from "./place.ts";

/**
 * The street name of a place, in full and abbreviated. If streets have no names, the part of the
 * town replaces it.
 */
export const streetNames = memoiseByObject(
  ({ country, street, cityPart }: RegisterPlace): readonly string[] => {
    const name = street ?? cityPart;
    if (name === null || country === null) return [];
    const { short, ending } = countryOf(country).streetWords;
    const inShort = Object.entries({ ...short, ...ending }).flatMap(([abbreviation, word]) => {
      const found = name.replace(new RegExp(`${word}(?!\\p{L})`, "iu"), abbreviation);
      return [found, found.replace(abbreviation, abbreviation.slice(0, -1))];
    });
    return [...new Set([name, ...inShort])];
  },
);

/**
 * The street name with an additional word or another word order: Masarykova třída, náměstí
 * Dominikánské.
 */
export function mistakenStreets({ country, street }: RegisterPlace): string[] {
  if (street === null || country === null) return [];
  const pairs = Object.entries(countryOf(country).streetWords.short);
  const spellings = pairs.find(([, word]) => street.includes(word));
  if (spellings === undefined)
    return pairs.flat().flatMap((word) => [`${street} ${word}`, `${word} ${street}`]);
  const [, word] = spellings;
  const bareName = street.replace(word, "").trim();
  return spellings.map((each) =>
    street.startsWith(word) ? `${bareName} ${each}` : `${each} ${bareName}`,
  );
}

const words = countryCodes.flatMap((country) => countryOf(country).streetWords.before);
const STREET_WORD = `(?:${wordAlternatives([...new Set(words)])})`;
const STREET_WORDS = new RegExp(
  String.raw`^\s*${STREET_WORD}(?:\s+|(?<=\.))|(?<=\S) ${STREET_WORD}(?=$|,|\s\d)`,
  "giu",
);

/** A street, or a line that begins with one, without the words around its name. */
export const withoutStreetWords = (text: string) => text.replace(STREET_WORDS, "");

const townWords = countryCodes.flatMap((country) => countryOf(country).townWords);
const TOWN_WORDS = new RegExp(
  String.raw`(?<=^|[,–-]\s?)(?:${wordAlternatives([...new Set(townWords)])})(?:\s|(?<=\.))(?=\p{L})`,
  "giu",
);

/** A town, or a line with one, without the words before its name and before that of its part. */
export const withoutTownWords = (text: string) => text.replace(TOWN_WORDS, "");

/**
 * The names of a place's town for each `cityFormat`: its own, those in other languages and that of
 * its post office.
 */
export const cityNames = memoiseByObject(
  ({ country, town, postOffice, ...place }: RegisterPlace) => {
    if (town === null || country === null) return { ownNames: [], otherNames: [] };
    const ownNames = namesInEachFormat({ ...place, town });
    // Prague, and Prague 8.
    const inOtherLanguages = (countryOf(country).townsInOtherLanguages[town] ?? []).flatMap(
      (name) => ownNames.map((each) => each.replace(town, name)),
    );
    const ofPostOffice = namesInEachFormat({ ...place, town: postOffice, postalTown: postOffice });
    return {
      ownNames,
      otherNames: [...inOtherLanguages, ...ofPostOffice].filter((name) => !ownNames.includes(name)),
    };
  },
);

function namesInEachFormat(place: Parameters<typeof cityName>[0]): string[] {
  const names = cityFormats.map((cityFormat) => cityName(place, cityFormat));
  return [...new Set(names.filter((name) => name !== null))];
}
