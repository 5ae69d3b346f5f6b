import type { Schemas } from "../../contract.ts";
import { defaultsOf } from "../defaults.ts";
import type { Correction, Examination, Finding, Fix } from "../outcome.ts";
import { outcome } from "../outcome.ts";
import type { Candidate, Judgement, Reading } from "../register.ts";
import {
  agrees,
  finding,
  findings,
  fix,
  fixes,
  formatFindings,
  isKnown,
  isUsable,
  read,
  readAbroad,
  reformatted,
  reformattingFixes,
  strangers,
} from "../register.ts";
import type { CandidateOptions, Sent } from "./candidates.ts";
import { candidates } from "./candidates.ts";
import { meantCountry } from "./countries.ts";
import { houseNumber, locationData } from "./notation.ts";
import type { Place } from "./place.ts";
import { common } from "./place.ts";

type Request = Schemas["LocationValidateRequest"]["request"];
type Data = Schemas["LocationData"];

const defaults = defaultsOf("LocationValidateOptions");

const fields = ["street", "streetWithNumber", "number.full", "city", "zip", "full", "country"] as const;

/** Answers /location/validate: whether an address or a part of one exists, and what it should be. */
export function locationValidate({ query, options = {} }: Request): Schemas["LocationValidateResponse"] {
  const { correctionMode, correctionModeCrossCountry, resultsLimit } = { ...defaults, ...options };
  const sent: Sent = fields.flatMap((field) =>
    typeof query[field] === "string" ? [[field, query[field]] as const] : [],
  );
  const country = query.country === undefined ? undefined : meantCountry(query.country);
  const all = candidates(sent, options);
  const reading = read(query.country === undefined ? all : all.filter(({ item }) => item.country === country), rules);
  const abroad = reading.fit === "none" ? readAbroad(all, rules) : undefined;
  const judgements = (abroad ?? reading).best[0]?.judgements ?? strangers(sent);
  const faults = (judgement: Judgement) => {
    const ofZip = zipFindings(judgement);
    if (ofZip.length > 0) return [...formatFindings(judgement), ...ofZip];
    return findings(judgement, isKnown(judgement, all));
  };
  const examination = abroad
    ? examineAbroad(abroad, correctionModeCrossCountry, faults, options)
    : examine(reading, judgements, faults, options);
  const { result, resultCorrected, suggestions } = outcome(
    { ...examination, errors: judgements.flatMap(faults) },
    correctionMode,
  );
  return {
    result: {
      ...result,
      dataTypes: {
        valid: judgements.filter(isUsable).map(({ field }) => field),
        invalid: judgements.filter((judgement) => !isUsable(judgement)).map(({ field }) => field),
      },
    },
    resultCorrected,
    suggestions: suggestions.slice(0, resultsLimit),
  };
}

/** What each field says of an address: a street with its number is more than a postal code. */
const weights: Record<string, number> = { full: 3, streetWithNumber: 2 };

const rules = {
  weights,
  isEnough(judgements: Judgement[]): boolean {
    const agreeing = judgements.filter((judgement) => agrees(judgement) && judgement.field !== "country");
    const weight = agreeing.reduce((sum, { field }) => sum + (weights[field] ?? 1), 0);
    const wrong = judgements.filter((judgement) => !agrees(judgement));
    if (wrong.some(({ part, sent }) => part === "NUMBER" || sent.trim() === "")) return false;
    const others = wrong.filter(({ likeness }) => likeness === "other");
    // A line with the whole address holds enough to recognise it in spite of a typing error; a field needs another that agrees.
    const isRecognised = weight >= 1 || wrong.some(({ field }) => field === "full" || field === "country");
    return others.length === 0 ? isRecognised : others.length === 1 && wrong.length === 1 && weight >= 2;
  },
  isLikely(judgements: Judgement[]): boolean {
    return judgements.every(
      ({ likeness, part, sent }) => (likeness !== "other" || part === "NUMBER") && sent.trim() !== "",
    );
  },
  isOne(best: Place[]): boolean {
    const [first] = best;
    return (
      first !== undefined && (best.length === 1 || (first.exactness === "town" && common(best, "town").town !== null))
    );
  },
};

type Findings = Omit<Examination<Data>, "errors">;

/** What is wrong with a field. */
type Faults = (judgement: Judgement) => Finding[];

function examine(
  { fit, best, likely }: Reading<Place>,
  judgements: Judgement[],
  faults: Faults,
  options: CandidateOptions,
): Findings {
  const data = asSent(judgements);
  const corrected = () => correction(best, options);
  const tidied = tidy(judgements, faults);
  switch (fit) {
    case "same":
      return { isValid: true, data: told(best, options) };
    case "shorter":
      return { isValid: true, data: told(best, options), suggestions: suggested(best, options) };
    case "format": {
      const isShort = best.some((candidate) => lengthenings(candidate).length > 0);
      return {
        isValid: false,
        data,
        corrected: corrected(),
        reformatted: corrected(),
        suggestions: isShort ? suggested(best, options) : [],
      };
    }
    case "value":
      return { isValid: false, data, corrected: corrected(), reformatted: tidied };
    case "likely": {
      const isNumberUnknown = judgements.some(({ part }) => part === "NUMBER");
      if (isNumberUnknown && tidied) return { isValid: false, data, corrected: tidied, reformatted: tidied };
      return { isValid: false, data, reformatted: tidied, suggestions: suggested(likely, options) };
    }
    default:
      return { isValid: false, data, corrected: tidied, reformatted: tidied };
  }
}

/** What `correctionModeCrossCountry` lets out of a place that lies in another country than was sent. */
function examineAbroad(
  { fit, best, likely }: Reading<Place>,
  mode: string,
  faults: Faults,
  options: CandidateOptions,
): Findings {
  const [{ judgements } = { judgements: [] }] = best;
  const data = asSent(judgements);
  const tidied = tidy(judgements, faults);
  if (mode === "full" && fit === "value")
    return { isValid: false, data, corrected: correction(best, options), reformatted: tidied };
  if (mode === "full" || mode === "suggestion") {
    return { isValid: false, data, reformatted: tidied, suggestions: suggested(likely, options) };
  }
  return { isValid: false, data, corrected: tidied, reformatted: tidied };
}

/** What the best places have in common, with the part of the house number alone where that was sent. */
function told(best: Candidate<Place>[], options: CandidateOptions): Data {
  const [first] = best;
  if (first === undefined) return {};
  const place = withPostOffice(
    common(
      best.map(({ item }) => item),
      first.item.exactness,
    ),
    first.judgements,
  );
  const short = first.judgements.flatMap((judgement) => shortNumber(judgement, place) ?? [])[0];
  if (short === undefined) return locationData(place, options);
  const isPart2 = houseNumber(place.number).part2 === short;
  return {
    ...locationData({ ...place, number: short }, options),
    number: { full: short, part1: isPart2 ? null : short, part2: isPart2 ? short : null },
  };
}

/** The town of the post office stands for the village where it was accepted in its place. */
function withPostOffice(place: Place, judgements: Judgement[]): Place {
  const { postOffice } = place;
  const isNamed = judgements.some(
    ({ field, likeness, target }) => field === "city" && likeness !== "typo" && target === postOffice,
  );
  return postOffice !== undefined && isNamed ? { ...place, town: postOffice, postalTown: postOffice } : place;
}

function correction(best: Candidate<Place>[], options: CandidateOptions): Correction<Data> {
  return { isValid: true, data: told(best, options), errors: [], fixes: best[0]?.judgements.flatMap(fixes) ?? [] };
}

/** Each place in full, with the changes that lead there; places that are written alike are one. */
function suggested(places: Candidate<Place>[], options: CandidateOptions): Correction<Data>[] {
  const suggestions = places.map((candidate) => ({
    isValid: true,
    data: locationData(withPostOffice(candidate.item, candidate.judgements), options),
    errors: [],
    fixes: [...candidate.judgements.flatMap(fixes), ...lengthenings(candidate)],
  }));
  const written = suggestions.map(({ data }) => JSON.stringify(data));
  return suggestions.filter((_, i) => written.indexOf(written[i] ?? "") === i);
}

/** The changes from a part of the house number to the whole of it. */
function lengthenings({ item, judgements }: Candidate<Place>): Fix[] {
  const { streetWithNumber, number, full } = locationData(item);
  const whole: Record<string, string | null | undefined> = { streetWithNumber, "number.full": number?.full, full };
  return judgements
    .filter((judgement) => shortNumber(judgement, item) !== undefined)
    .map(({ field, target }) => fix("VALUE", "VALUE_PART_ADDED", null, field, target, whole[field] ?? target));
}

/** The part of a house number that a field has in place of the whole one; undefined where it has the whole, or none. */
function shortNumber(judgement: Judgement, { number }: Place): string | undefined {
  if (number === null || !agrees(judgement) || !["streetWithNumber", "number.full", "full"].includes(judgement.field))
    return undefined;
  const words = judgement.target.replace(/\s*\/\s*/g, "/").split(/[\s,]+/);
  return words.includes(number) ? undefined : number.split("/").findLast((part) => words.includes(part));
}

/** The data as it was sent: nothing else is known of it. */
function asSent(judgements: Judgement[], write: (judgement: Judgement) => string = ({ sent }) => sent): Data {
  const values = Object.fromEntries(judgements.map((judgement) => [judgement.field, write(judgement)]));
  const { country = null, city = null, street = null, streetWithNumber = null, zip = null, full = null } = values;
  const number = { full: values["number.full"] ?? null, part1: null, part2: null };
  return { country, city, street, streetWithNumber, number, zip, full, ids: { internal: null, external: null } };
}

/** The data as it was sent, with its formatting corrected; undefined when there is nothing to correct. */
function tidy(judgements: Judgement[], faults: Faults): Correction<Data> | undefined {
  if (judgements.every(({ steps }) => steps.length === 0)) return undefined;
  return {
    isValid: false,
    data: asSent(judgements, reformatted),
    errors: judgements
      .filter((judgement) => !agrees(judgement))
      .flatMap((judgement) => faults({ ...judgement, sent: reformatted(judgement), steps: [] })),
    fixes: judgements.flatMap(reformattingFixes),
  };
}

/** What is wrong with a postal code as such. */
function zipFindings({ field, sent, likeness }: Judgement): Finding[] {
  const bare = sent.replace(/[\s.-]+/gu, "");
  if (field !== "zip" || likeness === "same" || likeness === "format" || bare === "") return [];
  const syntax = (type: string, subtype: string | null, description: string) => [
    finding(field, "SYNTAX", type, subtype, description),
  ];
  if (!/^[0-9]*$/.test(bare)) return syntax("CHARACTERS", null, "A postal code has digits alone.");
  if (bare.length < 5) return syntax("VALUE_LENGTH", "TOO_SHORT", "A postal code has five digits.");
  return bare.length > 5 ? syntax("VALUE_LENGTH", "TOO_LONG", "A postal code has five digits.") : [];
}
