import { editDistance } from "@data-validation/common/edit-distance";
import { groupBy } from "@data-validation/common/group-by";
import type { Schemas } from "../../schemas.ts";
import type { OwnData } from "../own-data.ts";
import { memoiseByObject, memoiseByTextAndObject } from "../shared/memoise.ts";
import { fold } from "../shared/text.ts";
import { isTypingSlip } from "../shared/typing-slip.ts";
import givenNames from "./given-names.json" with { type: "json" };
import { feminineSurname } from "./inflection.ts";
import surnames from "./surnames.json" with { type: "json" };

/** 0 unspecified, 1 man, 2 woman: the numbers of the contract. */
export type Gender = 0 | 1 | 2;

export type NameRole = "given" | "surname";

export interface ListedName {
  form: string;
  country: string;
  gender: Gender;
  nameDay?: Schemas["NameDay"] | undefined;
  /** The surname's form for the other gender, if it differs. */
  counterpart?: string | undefined;
  /** The vocative in every language, from own data. */
  vocative?: string | undefined;
}

/** Listed names by their spelling without regard to case and diacritics. */
type NameIndex = ReadonlyMap<string, readonly ListedName[]>;

export type Lexicon = Readonly<Record<NameRole, NameIndex>>;

/**
 * Common names by country (ISO 3166-1 alpha-2). The empty country has names common among
 * foreigners; nothing is corrected towards them. In the lists, a date behind a given name is its
 * name day: "Jana 24.5." is the 24th of May. Of several Polish dates, the most celebrated one is
 * listed. Surnames are listed in the masculine form only.
 */
export const listedNames = {
  given: Object.entries(givenNames).flatMap(([country, { women, men }]) => [
    ...women.split(", ").map((item) => givenName(item, country, 2)),
    ...men.split(", ").map((item) => givenName(item, country, 1)),
  ]),
  surname: Object.entries(surnames).flatMap(([country, list]) =>
    list.split(", ").flatMap((masculine) => formsOfSurname(masculine, country)),
  ),
};

function givenName(item: string, country: string, gender: Gender): ListedName {
  const [form = "", date] = item.split(" ");
  const [day, month] = date?.split(".").map(Number) ?? [];
  return { form, country, gender, nameDay: day && month ? { country, month, day } : undefined };
}

function formsOfSurname(masculine: string, country: string): ListedName[] {
  const feminine = feminineSurname(masculine, country);
  if (feminine === masculine) return [{ form: masculine, country, gender: 0 }];
  return [
    { form: masculine, country, gender: 1, counterpart: feminine },
    { form: feminine, country, gender: 2, counterpart: masculine },
  ];
}

/** The countries whose languages inflect names; a name of own data counts in each of them. */
export const inflectingCountries = ["CZ", "SK", "PL"];

function createLexicon(ownNames: OwnData["names"]): Lexicon {
  const indexRole = (role: NameRole): NameIndex => {
    const namesOfRole = ownNames.filter((name) => name.role === role);
    const inCountries = namesOfRole.flatMap((name) =>
      inflectingCountries.map((country) => ({ ...name, country })),
    );
    return groupBy<ListedName>([...inCountries, ...listedNames[role]], ({ form }) => fold(form));
  };
  return { given: indexRole("given"), surname: indexRole("surname") };
}

const sandboxLexicon = createLexicon([]);

/** The names of own data and of the sandbox. */
export const lexiconOf = memoiseByObject((ownNames: OwnData["names"]) =>
  ownNames.length === 0 ? sandboxLexicon : createLexicon(ownNames),
);

/** The listed names that a folded word may misspell. */
export const namesNear = createNameSearch(isTypingSlip);

/** The listed names that a folded word differs from by any one letter. */
export const namesOneLetterAway = createNameSearch(
  (folded, known) => editDistance(folded, known, 1) === 1,
);

function createNameSearch(isLike: (folded: string, known: string) => boolean) {
  return memoiseByTextAndObject((folded, names: NameIndex): readonly ListedName[] => {
    // Shorter words are one letter away from too many names; longer words are not names.
    if (folded.length < 4 || folded.length > 30) return [];
    return [...names].flatMap(([known, forms]) => (isLike(folded, known) ? forms : []));
  });
}

/**
 * The listed names that a word equals once a letter in threefold repetition is reduced; no name has
 * one.
 */
export function namesWithoutRepeats(folded: string, names: NameIndex): readonly ListedName[] {
  const repeats = /(\p{L})\1{2,}/gu;
  if (!repeats.test(folded)) return [];
  return [folded.replace(repeats, "$1$1"), folded.replace(repeats, "$1")].flatMap(
    (other) => names.get(other) ?? [],
  );
}

export function namesOfCountries(
  names: readonly ListedName[],
  countries: readonly string[],
): ListedName[] {
  return names.filter(({ country }) => countries.includes(country));
}

export function hasNameOfCountries(
  names: readonly ListedName[],
  countries: readonly string[],
): boolean {
  return names.some(({ country }) => countries.includes(country));
}
