import type { Schemas } from "../../schemas.ts";
import { countryOf } from "../countries/index.ts";
import { countryCodes } from "../countries/names.ts";
import type { Operation } from "../kind.ts";
import { agrees, type Candidate, type FieldMatch, isUsable, type MatchRules } from "../register/matching.ts";
import { recordsOf } from "../register/records.ts";
import { questionOf, type RegisterKind, validateByRegister } from "../register/validation.ts";
import { critical, type Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { lengthFindings } from "../shared/length.ts";
import { sandboxWorld } from "../world.ts";
import { type CandidateOptions, placeCandidates } from "./match.ts";
import { locationData } from "./notation.ts";
import { common, type Place, placeWith } from "./place.ts";
import { withTightSlashes } from "./value.ts";

type Data = Schemas["LocationData"];

const fields = ["street", "streetWithNumber", "number.full", "city", "zip", "full", "country"] as const;

/** Responds to /location/validate: whether an address or a part of one exists, and what it should be. */
export const locationValidate: Operation<"locationValidate"> = (
  { query, options = {}, client },
  world = sandboxWorld,
) => {
  const question = questionOf(query, fields, options, lengthFindings("location", query, world));
  const candidates = () => placeCandidates(question.sent, options, recordsOf(world), client);
  const { result, resultCorrected, suggestions, matches } = validateByRegister(question, candidates, kindOf(options));
  const valid = matches.filter(isUsable).map(({ field }) => field);
  const invalid = matches.filter((match) => !isUsable(match)).map(({ field }) => field);
  const { isValid, proposal, data, errors } = result;
  return { result: { isValid, proposal, data, errors, dataTypes: { valid, invalid } }, resultCorrected, suggestions };
};

/** What a field says of an address: a street with its number is more than a postal code. */
function weightOf(field: string): number {
  if (field === "full") return 3;
  return field === "streetWithNumber" ? 2 : 1;
}

const rules: MatchRules<Place> = {
  weightOf,
  isEnough(matches) {
    const right = matches.filter((match) => agrees(match) && match.field !== "country");
    const wrong = matches.filter((match) => !agrees(match));
    if (wrong.some(({ part, sent }) => part === "NUMBER" || sent.trim() === "")) return false;
    const weight = right.reduce((sum, { field }) => sum + weightOf(field), 0);
    if (wrong.some(({ similarity }) => similarity === "other")) return wrong.length === 1 && weight >= 2;
    // A line with the whole address holds enough to recognise it in spite of a typing error; a field needs another that agrees.
    return weight >= 1 || wrong.some(({ field }) => field === "full" || field === "country");
  },
  isLikely(matches) {
    return matches.every(
      ({ similarity, part, sent }) => (similarity !== "other" || part === "NUMBER") && sent.trim() !== "",
    );
  },
  areOne: ([first, ...others]) => first?.exactness === "town" && common([first, ...others], "town").town !== null,
};

function kindOf(options: CandidateOptions): RegisterKind<Place, Data> {
  return {
    rules,
    spellingFindings: zipFindings,
    writeSent,
    writeBest: (first, others) => writeBest(first, others, options),
    writeWhole: ({ item, fields }) => locationData(withPostOffice(item, fields), options),
    isWholeWanted: options.dataScope === "full",
    lengthenings,
  };
}

/** What the best places have in common, with the part of the house number alone where that was sent. */
function writeBest(first: Candidate<Place>, others: readonly Candidate<Place>[], options: CandidateOptions): Data {
  const members = [first.item, ...others.map(({ item }) => item)] as const;
  const place = withPostOffice(common(members, first.item.exactness), first.fields);
  const short = shortNumberIn(first.fields, place);
  const data = locationData(short === undefined ? place : placeWith(place, { number: short }), options);
  if (short !== undefined) {
    const isPart2 = place.written.part2 === short;
    data.number = { full: short, part1: isPart2 ? null : short, part2: isPart2 ? short : null };
  }
  // A number alone may be found in several countries.
  if (members.some(({ country }) => country !== place.country)) data.country = null;
  return data;
}

/** The town of the post office stands for the village where it was accepted in its place. */
function withPostOffice(place: Place, matches: readonly FieldMatch[]): Place {
  const { postOffice } = place;
  if (postOffice === null) return place;
  const isNamed = matches.some(
    ({ field, similarity, target }) =>
      field === "city" && similarity !== "typo" && place.written.cityNames.office.includes(target),
  );
  return isNamed ? placeWith(place, { town: postOffice, postalTown: postOffice }) : place;
}

function lengthenings({ item, fields }: Candidate<Place>): readonly Fix[] {
  const shortened = fields.filter((match) => shortNumber(match, item) !== undefined);
  return shortened.map(({ field, sent, similarity, target }) => {
    // A valid address keeps its commas.
    const from = similarity === "shorter" ? sent : target;
    const { streetWithNumber, number, full } = locationData(item);
    const whole: Record<string, string | null | undefined> = { streetWithNumber, "number.full": number?.full, full };
    return fix(["VALUE", "VALUE_PART_ADDED", null], { field, from, to: whole[field] ?? from });
  });
}

/** The part of a house number in the first field that has a part instead of the whole. */
function shortNumberIn(fields: readonly FieldMatch[], place: Place): string | undefined {
  return fields.map((match) => shortNumber(match, place)).find((short) => short !== undefined);
}

/** The part of a house number that a field has instead of the whole one; undefined where it has the whole, or none. */
function shortNumber(match: FieldMatch, { number }: Place): string | undefined {
  const { field, target } = match;
  if (field !== "streetWithNumber" && field !== "number.full" && field !== "full") return undefined;
  if (number === null || !agrees(match) || hasWord(target, number)) return undefined;
  const line = withTightSlashes(target);
  return number.split("/").findLast((part) => hasWord(line, part));
}

function hasWord(line: string, word: string): boolean {
  return word !== "" && line.split(/[\s,]+/u).includes(word);
}

function writeSent(textOf: (field: string) => string | null): Data {
  return {
    country: textOf("country"),
    city: textOf("city"),
    street: textOf("street"),
    streetWithNumber: textOf("streetWithNumber"),
    number: { full: textOf("number.full"), part1: null, part2: null },
    zip: textOf("zip"),
    full: textOf("full"),
    ids: { internal: null, external: null },
  };
}

const zipLengths = countryCodes.map((country) => countryOf(country).postalCode.digits);

function zipFindings({ field, sent, similarity }: FieldMatch): readonly Finding[] {
  if (field !== "zip" || similarity === "same" || similarity === "format") return [];
  const bare = sent.replace(/[\s.-]+/gu, "");
  if (bare === "") return [];
  if (!/^[0-9]*$/.test(bare))
    return [critical(["SYNTAX", "CHARACTERS", null], [field], "The postal code has characters other than digits.")];
  if (zipLengths.includes(bare.length)) return [];
  const subtype = bare.length < Math.min(...zipLengths) ? "TOO_SHORT" : "TOO_LONG";
  const text = `A postal code has ${[...new Set(zipLengths)].join(" or ")} digits.`;
  return [critical(["SYNTAX", "VALUE_LENGTH", subtype], [field], text)];
}
