import type { Schemas } from "../../schemas.ts";

import { type CountryCode, toCountry } from "../countries/names.ts";
import { defaultsOf } from "../defaults.ts";
import { type Correction, unexamined, writeEnvelope } from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { compareText, type Formatting, noMatch, readyText } from "../shared/similarity.ts";
import { knownCountry, likelyCountry } from "./country-names.ts";
import {
  agrees,
  type Candidate,
  type FieldMatch,
  fieldMatch,
  findMatch,
  findMatchAbroad,
  isKnown,
  isSeveral,
  type Match,
  type MatchRules,
  reformatted,
} from "./matching.ts";
import { findingsOf, fixesOf, formatFindings, formatFixes } from "./report.ts";

export interface SentField<Field extends string = string> {
  field: Field;
  sent: string;
}

const defaults = defaultsOf("CompanyValidateOptions");

/** A request to compare something with the records of registers. The fields stand in the order of the findings. */
export function questionOf<Field extends string>(
  query: { readonly [Name in Field | "country"]?: unknown },
  fields: readonly Field[],
  options: Pick<Schemas["CompanyValidateOptions"], "correctionMode" | "correctionModeCrossCountry" | "resultsLimit">,
  tooLong: Finding[],
) {
  const sent = fields.flatMap((field): SentField<Field>[] => {
    const value: unknown = query[field];
    return typeof value === "string" ? [{ field, sent: value }] : [];
  });
  const country = typeof query.country === "string" ? likelyCountry(query.country) : undefined;
  return {
    sent,
    country,
    tooLong,
    /** Whether a record lies in the country that was sent; every record does when none was. */
    isAtHome: (item: { country: CountryCode }) => typeof query.country !== "string" || item.country === country,
    correctionMode: options.correctionMode ?? defaults.correctionMode,
    correctionModeCrossCountry: options.correctionModeCrossCountry ?? defaults.correctionModeCrossCountry,
    resultsLimit: options.resultsLimit ?? defaults.resultsLimit,
  };
}

/** What a data kind knows of its records, and how it writes them. */
export interface RegisterKind<Item, Data> {
  rules: MatchRules<Item>;
  /** The formatting of a value that no record has. */
  formattingOf?: (field: string, sent: string) => Formatting | undefined;
  /** What is wrong with a value as such, whatever the records are; it takes the place of "not known". */
  spellingFindings: (match: FieldMatch) => readonly Finding[];
  /** The data as it was sent, by field: what was not sent is null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** What the best records have in common, in the form in which it was sent. */
  writeBest: (first: Candidate<Item>, others: readonly Candidate<Item>[]) => Data;
  /** Whether all that is known of a record is wanted, even where what was sent of it is valid. */
  isWholeWanted: boolean;
  writeWhole: (candidate: Candidate<Item>) => Data;
  /** The changes from what was sent in short to the whole of it. */
  lengthenings: (candidate: Candidate<Item>) => readonly Fix[];
  /** Adds to a correction what its kind returns of a record beside the data. */
  addBeside?: (correction: Correction<Data>, item: Item) => void;
}

/**
 * Compares what was sent with the records of the registers, and finds the right record. Companies and locations are validated
 * this way alike.
 */
export function validateByRegister<Item extends { country: CountryCode }, Data>(
  question: ReturnType<typeof questionOf>,
  findCandidates: () => readonly Candidate<Item>[],
  kind: RegisterKind<Item, Data>,
) {
  const { sent, country, tooLong, isAtHome, correctionMode, correctionModeCrossCountry, resultsLimit } = question;
  const data = kind.writeSent((field) => sent.find((each) => each.field === field)?.sent ?? null);
  if (tooLong.length > 0) {
    const matches = sent.map(({ field, sent }) => fieldMatch(field, sent, noMatch));
    return { ...writeEnvelope(unexamined(data, tooLong), "none"), matches, item: undefined };
  }
  const candidates = findCandidates();
  const candidatesAtHome = candidates.filter(({ item }) => isAtHome(item));
  const atHome = findMatch(candidatesAtHome, kind.rules);
  const abroad = atHome.fit === "none" ? findMatchAbroad(candidates, kind.rules) : undefined;
  const match = abroad ?? atHome;
  const offer = abroad ? offerAbroad(abroad, correctionModeCrossCountry) : offerAtHome(atHome);
  const [first, ...others] = match.best;
  const matches = first?.fields ?? sent.map((each) => matchAlone(each, country, kind));
  const isValid = abroad === undefined && (atHome.fit === "same" || atHome.fit === "shorter");
  const findingsOf = (field: FieldMatch) => findingsAbout(field, candidates, kind);
  const isRecord = offer === "notation" || (offer === "record" && correctionMode !== "format");
  const isTidied = offer === "formatting" || correctionMode === "format";
  const correction = () => {
    if (isRecord) return first && corrected(kind.writeBest(first, others), first, kind);
    return isTidied ? tidy(matches, findingsOf, kind) : undefined;
  };
  const examination = {
    isValid,
    isUnknown: false,
    data,
    errors: matches.flatMap(findingsOf),
    correction: correction(),
    suggestions: suggestionsOf(offer, match, kind, resultsLimit),
  };
  const envelope = writeEnvelope(examination, correctionMode, undefined, resultsLimit);
  // The input, compared with the record that fits best; the record itself if the input is valid.
  return { ...envelope, matches, item: isValid ? first?.item : undefined };
}

/**
 * What is offered instead of what was sent: what the best records have in common (`record`), because of their formatting alone
 * (`notation`); other records (`others`); or what was sent with its formatting corrected (`formatting`).
 */
type Offer = "record" | "notation" | "others" | "formatting";

function offerAtHome({ fit, best }: Match<unknown>): Offer {
  if (fit === "format") return "notation";
  if (fit === "value") return "record";
  if (fit === "none") return "formatting";
  // A neighbouring number is as likely as this one: only the formatting can be corrected.
  const first = best[0]?.fields ?? [];
  const isNumberUnknown = first.some(({ part, similarity }) => part === "NUMBER" && similarity === "other");
  const isFormatted = first.every(({ formats }) => formats.length === 0);
  return fit === "likely" && isNumberUnknown && !isFormatted ? "formatting" : "others";
}

/** What `correctionModeCrossCountry` lets out of a record of another country than was sent. */
function offerAbroad({ fit }: Match<unknown>, mode: string): Offer {
  if (mode === "full" && fit === "value") return "record";
  return mode === "full" || mode === "suggestion" ? "others" : "formatting";
}

/** A field of a request that no record is like: its country may be right all the same. */
function matchAlone<Item, Data>(
  { field, sent }: SentField,
  country: CountryCode | undefined,
  { formattingOf }: RegisterKind<Item, Data>,
): FieldMatch {
  if (field !== "country") return fieldMatch(field, sent, { ...noMatch, ...formattingOf?.(field, sent) });
  return fieldMatch(field, sent, country === undefined ? noMatch : compareText(readyText(sent), knownCountry(country)));
}

function findingsAbout<Item, Data>(
  match: FieldMatch,
  candidates: readonly Candidate<Item>[],
  { spellingFindings }: RegisterKind<Item, Data>,
): Finding[] {
  const ofSpelling = spellingFindings(match);
  if (ofSpelling.length > 0) return [...formatFindings(match), ...ofSpelling];
  const isCountry = match.field === "country" && toCountry(match.sent) !== undefined;
  return findingsOf(match, isCountry || isKnown(match, candidates));
}

function corrected<Item, Data>(
  data: Data,
  { item, fields }: Candidate<Item>,
  kind: RegisterKind<Item, Data>,
): Correction<Data> {
  const correction: Correction<Data> = { isValid: true, data, errors: [], fixes: fields.flatMap(fixesOf) };
  kind.addBeside?.(correction, item);
  return correction;
}

/** Records in full, with the changes that lead there. As many as can be of use. */
function suggestionsOf<Item, Data>(
  offer: Offer,
  { fit, best, likely }: Match<Item>,
  kind: RegisterKind<Item, Data>,
  limit: number,
): Correction<Data>[] {
  if (offer !== "others" && offer !== "notation") return [];
  const isWhole = kind.isWholeWanted || best.some((candidate) => kind.lengthenings(candidate).length > 0);
  const isAsSent = fit === "same" || fit === "format";
  if (isAsSent && !isWhole && !isSeveral(best, kind.rules)) return [];
  // Records that are written alike are one, so a few more are looked at.
  return (offer === "others" ? likely : best).slice(0, 4 * limit).map((candidate) => {
    const correction = corrected(kind.writeWhole(candidate), candidate, kind);
    correction.fixes.push(...kind.lengthenings(candidate));
    return correction;
  });
}

function tidy<Item, Data>(
  matches: readonly FieldMatch[],
  findingsOf: (match: FieldMatch) => Finding[],
  { writeSent }: RegisterKind<Item, Data>,
): Correction<Data> | undefined {
  if (matches.every(({ formats }) => formats.length === 0)) return undefined;
  const textOf = (field: string) => {
    const match = matches.find((each) => each.field === field);
    return match === undefined ? null : reformatted(match);
  };
  const tidied = matches.map((match): FieldMatch => ({ ...match, sent: reformatted(match), formats: [] }));
  const errors = tidied.filter((match) => !agrees(match)).flatMap(findingsOf);
  return { isValid: false, data: writeSent(textOf), errors, fixes: matches.flatMap(formatFixes) };
}
