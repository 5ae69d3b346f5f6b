import type { Schemas } from "../../schemas.ts";
import { countryCodes, countryOf } from "../countries/index.ts";
import { defaultsOf } from "../defaults.ts";
import { meantCountry } from "../register/country-names.ts";
import type { Fixtures } from "../register/fixtures.ts";
import { agrees, type Candidate, type FieldMatch, isUsable, type MatchRules } from "../register/matching.ts";
import { recordsOf } from "../register/records.ts";
import { type RegisterKind, validateByRegister } from "../register/validation.ts";
import { critical, type Finding } from "../shared/finding.ts";
import { type Fix, fix } from "../shared/fix.ts";
import { type CandidateOptions, candidates, weights } from "./candidates.ts";
import { houseNumber, locationData } from "./notation.ts";
import { common, type Place } from "./place.ts";

type Request = Schemas["LocationValidateRequest"]["request"];
type Data = Schemas["LocationData"];

const defaults = defaultsOf("LocationValidateOptions");

const fields = ["street", "streetWithNumber", "number.full", "city", "zip", "full", "country"] as const;

/** Answers /location/validate: whether an address or a part of one exists, and what it should be. */
export function locationValidate(
  { query, options = {}, client }: Request,
  fixtures?: Fixtures,
): Schemas["LocationValidateResponse"] {
  const records = recordsOf(fixtures);
  const sent = fields.flatMap((field) => (typeof query[field] === "string" ? [[field, query[field]] as const] : []));
  const country = typeof query.country === "string" ? meantCountry(query.country) : undefined;
  const isAtHome = (place: Place) => typeof query.country !== "string" || place.country === country;
  const { result, resultCorrected, suggestions, matches } = validateByRegister(
    {
      ...{ ...defaults, ...options },
      sent,
      candidates: candidates(sent, { options, records, client, isAtHome }),
      isAtHome,
    },
    kindOf(options),
  );
  const namesOf = (wanted: boolean) => matches.filter((match) => isUsable(match) === wanted).map(({ field }) => field);
  return {
    result: { ...result, dataTypes: { valid: namesOf(true), invalid: namesOf(false) } },
    resultCorrected,
    suggestions,
  };
}

const rules: MatchRules<Place> = {
  weights,
  isEnough(matches) {
    const agreeing = matches.filter((match) => agrees(match) && match.field !== "country");
    const weight = agreeing.reduce((sum, { field }) => sum + (weights[field] ?? 1), 0);
    const wrong = matches.filter((match) => !agrees(match));
    if (wrong.some(({ part, sent }) => part === "NUMBER" || sent.trim() === "")) return false;
    const others = wrong.filter(({ similarity }) => similarity === "other");
    // A line with the whole address holds enough to recognise it in spite of a typing error; a field needs another that agrees.
    const isRecognised = weight >= 1 || wrong.some(({ field }) => field === "full" || field === "country");
    return others.length === 0 ? isRecognised : others.length === 1 && wrong.length === 1 && weight >= 2;
  },
  isLikely(matches) {
    return matches.every(
      ({ similarity, part, sent }) => (similarity !== "other" || part === "NUMBER") && sent.trim() !== "",
    );
  },
  isOne(best) {
    const [first] = best;
    if (first === undefined) return false;
    return best.length === 1 || (first.exactness === "town" && common(best, "town").town !== null);
  },
};

function kindOf(options: CandidateOptions): RegisterKind<Place, Data> {
  return {
    rules,
    spellingFindings: zipFindings,
    writeSent,
    writeBest: (best) => ({ data: writeBest(best, options) }),
    writeWhole: ({ item, fields }) => ({ data: locationData(withPostOffice(item, fields), options) }),
    isWholeWanted: options.dataScope === "full",
    lengthenings,
  };
}

/** What the best places have in common, with the part of the house number alone where that was sent. */
function writeBest(best: readonly Candidate<Place>[], options: CandidateOptions): Data {
  const [first] = best;
  if (first === undefined) return {};
  const members = best.map(({ item }) => item);
  const place = withPostOffice(common(members, first.item.exactness), first.fields);
  const short = first.fields.flatMap((match) => shortNumber(match, place) ?? [])[0];
  if (short === undefined) return locationData(place, options);
  const isPart2 = houseNumber(place.number).part2 === short;
  return {
    ...locationData({ ...place, number: short }, options),
    number: { full: short, part1: isPart2 ? null : short, part2: isPart2 ? short : null },
  };
}

/** The town of the post office stands for the village where it was accepted in its place. */
function withPostOffice(place: Place, matches: readonly FieldMatch[]): Place {
  const { postOffice } = place;
  const isNamed = matches.some(
    ({ field, similarity, target }) => field === "city" && similarity !== "typo" && target === postOffice,
  );
  return postOffice !== undefined && isNamed ? { ...place, town: postOffice, postalTown: postOffice } : place;
}

/** The changes from a part of the house number to the whole of it. */
function lengthenings({ item, fields }: Candidate<Place>): Fix[] {
  if (fields.every((match) => shortNumber(match, item) === undefined)) return [];
  const { streetWithNumber, number, full } = locationData(item);
  const whole: Record<string, string | null | undefined> = { streetWithNumber, "number.full": number?.full, full };
  return fields
    .filter((match) => shortNumber(match, item) !== undefined)
    .map(({ field, target }) =>
      fix(["VALUE", "VALUE_PART_ADDED", null], { field, from: target, to: whole[field] ?? target }),
    );
}

/** The part of a house number that a field has in place of the whole one; undefined where it has the whole, or none. */
function shortNumber(match: FieldMatch, { number }: Place): string | undefined {
  if (number === null || !agrees(match) || !["streetWithNumber", "number.full", "full"].includes(match.field))
    return undefined;
  const words = match.target.replace(/\s*\/\s*/g, "/").split(/[\s,]+/);
  return words.includes(number) ? undefined : number.split("/").findLast((part) => words.includes(part));
}

/** The data as it was sent: nothing else is known of it. */
function writeSent(values: Readonly<Record<string, string>>): Data {
  const { country = null, city = null, street = null, streetWithNumber = null, zip = null, full = null } = values;
  const number = { ...houseNumber(null), full: values["number.full"] ?? null };
  return { country, city, street, streetWithNumber, number, zip, full, ids: { internal: null, external: null } };
}

const zipLengths = countryCodes.map((country) => countryOf(country).postalCode.digits);

/** What is wrong with a postal code as such. */
function zipFindings({ field, sent, similarity }: FieldMatch): Finding[] {
  const bare = sent.replace(/[\s.-]+/gu, "");
  if (field !== "zip" || similarity === "same" || similarity === "format" || bare === "") return [];
  if (!/^[0-9]*$/.test(bare))
    return [critical(["SYNTAX", "CHARACTERS", null], [field], "A postal code has digits alone.")];
  if (zipLengths.includes(bare.length)) return [];
  const subtype = bare.length < Math.min(...zipLengths) ? "TOO_SHORT" : "TOO_LONG";
  return [
    critical(
      ["SYNTAX", "VALUE_LENGTH", subtype],
      [field],
      `A postal code has ${[...new Set(zipLengths)].join(" or ")} digits.`,
    ),
  ];
}
