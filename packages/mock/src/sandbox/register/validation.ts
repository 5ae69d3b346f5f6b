import type { CountryCode } from "../countries/index.ts";
import type { Correction, Envelope } from "../shared/envelope.ts";
import { writeEnvelope } from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { readyText } from "../shared/similarity.ts";
import { compareCountry } from "./country-names.ts";
import {
  agrees,
  type Candidate,
  type Candidates,
  type FieldMatch,
  findMatch,
  findMatchAbroad,
  isKnown,
  type Match,
  type MatchRules,
  noMatches,
  reformatted,
} from "./matching.ts";
import { findingsOf, fixesOf, formatFindings, formatFixes } from "./report.ts";

/** The fields of a query as sent, in the order in which findings come. */
export type SentFields = readonly (readonly [field: string, value: string])[];

/** A request to compare something with the records of registers. */
export interface RegisterQuestion<Item> {
  sent: SentFields;
  /** The records of all countries, compared with what was sent. */
  candidates: Candidates<Item>;
  /** Whether a record lies in the country that was sent; every record does when none was. */
  isAtHome: (item: Item) => boolean;
  correctionMode: string;
  correctionModeCrossCountry: string;
  resultsLimit: number;
}

/** What a data kind knows of its records, and how it writes them. */
export interface RegisterKind<Item, Data> {
  rules: MatchRules<Item>;
  /** What is wrong with a value as such, whatever the records are; it takes the place of "not known". */
  spellingFindings: (match: FieldMatch) => Finding[];
  /** The data as it was sent: what was not sent is null. */
  writeSent: (values: Readonly<Record<string, string>>) => Data;
  /** What the best records have in common, in the form in which it was sent. */
  writeBest: (best: readonly Candidate<Item>[]) => CorrectedData<Data>;
  /** Whether all that is known of a record is wanted, even where what was sent of it is in order. */
  isWholeWanted: boolean;
  /** One record in full. */
  writeWhole: (candidate: Candidate<Item>) => CorrectedData<Data>;
  /** The changes from what was sent in short to the whole of it. */
  lengthenings: (candidate: Candidate<Item>) => Fix[];
}

/** A record as data, and what stands beside the data. */
export type CorrectedData<Data> = Omit<Correction<Data>, "isValid" | "errors" | "fixes">;

/** The answer to a question, and what it rests on. */
export interface RegisterAnswer<Item, Data> extends Envelope<Data> {
  /** What was sent, compared to the record that fits best. */
  matches: readonly FieldMatch[];
  /** The record that was sent, where that is valid. */
  item: Item | undefined;
}

/**
 * Compares what was sent to the records of the registers: says whether a record is as it was sent, and finds the one that was meant.
 * Companies and locations are validated this way alike.
 */
export function validateByRegister<Item extends { country: CountryCode }, Data>(
  question: RegisterQuestion<Item>,
  kind: RegisterKind<Item, Data>,
): RegisterAnswer<Item, Data> {
  const { sent, candidates, isAtHome, correctionMode, correctionModeCrossCountry, resultsLimit } = question;
  const atHome = findMatch(thoseAtHome(candidates, isAtHome), kind.rules);
  const abroad = atHome.fit === "none" ? findMatchAbroad(candidates.near, kind.rules) : undefined;
  const match = abroad ?? atHome;
  const matches = match.best[0]?.fields ?? noMatches(sent);
  const findings: Findings = (field) => {
    const ofSpelling = kind.spellingFindings(field);
    if (ofSpelling.length > 0) return [...formatFindings(field), ...ofSpelling];
    return findingsOf(field, () => isKnown(field, candidates.near) || isCountryOfOthers(field, candidates));
  };
  const most = resultsLimit + 1;
  let found: Offer<Data> | undefined;
  const offer = () => {
    found ??= abroad ? offerAbroad(abroad, correctionModeCrossCountry, most, kind) : offerAtHome(atHome, most, kind);
    return found;
  };
  const isValid = abroad === undefined && (match.fit === "same" || match.fit === "shorter");
  const { result, resultCorrected, suggestions } = writeEnvelope<Data>(
    {
      isValid,
      data: kind.writeSent(Object.fromEntries(matches.map(({ field, sent }) => [field, sent]))),
      errors: matches.flatMap(findings),
      get reformatted() {
        return offer().reformatted ?? tidy(matches, kind, findings);
      },
      get corrected() {
        const { corrected, suggestions } = offer();
        return corrected ?? (suggestions === undefined ? tidy(matches, kind, findings) : undefined);
      },
      get suggestions() {
        return offer().suggestions ?? [];
      },
    },
    correctionMode,
  );
  return {
    result,
    resultCorrected,
    suggestions: suggestions.slice(0, resultsLimit),
    matches,
    item: isValid ? match.best[0]?.item : undefined,
  };
}

/** The candidates in the country that was sent; where none of them has anything in common with what was sent, one stands for all. */
function thoseAtHome<Item>(
  { near, findOther }: Candidates<Item>,
  isAtHome: (item: Item) => boolean,
): readonly Candidate<Item>[] {
  const atHome = near.filter(({ item }) => isAtHome(item));
  if (atHome.length > 0) return atHome;
  const other = findOther(isAtHome);
  return other === undefined ? [] : [other];
}

function isCountryOfOthers<Item extends { country: CountryCode }>(
  { field, sent }: FieldMatch,
  { findOther }: Candidates<Item>,
): boolean {
  if (field !== "country") return false;
  const text = readyText(sent);
  return findOther(({ country }) => agrees(compareCountry(text, country))) !== undefined;
}

/** What is wrong with a field. */
type Findings = (match: FieldMatch) => Finding[];

interface Offer<Data> {
  corrected?: Correction<Data>;
  /** Absent where the formatting that can be corrected is all that there is to correct. */
  reformatted?: Correction<Data>;
  /** Absent where nothing may have been meant but what was sent. */
  suggestions?: Correction<Data>[];
}

/** @param most as many suggestions as can be of use */
function offerAtHome<Item, Data>(
  { fit, best, likely }: Match<Item>,
  most: number,
  kind: RegisterKind<Item, Data>,
): Offer<Data> {
  const isShort = () => best.some((candidate) => kind.lengthenings(candidate).length > 0);
  const isSeveral = () => !kind.rules.isOne(best.map(({ item }) => item));
  switch (fit) {
    case "same":
      return { suggestions: kind.isWholeWanted || isSeveral() ? suggest(best, most, kind) : [] };
    case "shorter":
      return { suggestions: suggest(best, most, kind) };
    case "format": {
      const corrected = correct(best, kind);
      const others = isShort() || isSeveral() ? suggest(best, most, kind) : [];
      const isOther = ({ data }: Correction<Data>) => JSON.stringify(data) !== JSON.stringify(corrected.data);
      return { corrected, reformatted: corrected, suggestions: others.filter(isOther) };
    }
    case "value":
      return { corrected: correct(best, kind) };
    case "likely": {
      // The neighbour's number is as good as this one: its formatting is all that can be corrected, where there is any.
      const first = best[0]?.fields ?? [];
      const isNumberUnknown = first.some(({ part }) => part === "NUMBER");
      const isUntidy = first.some(({ steps }) => steps.length > 0);
      return isNumberUnknown && isUntidy ? {} : { suggestions: suggest(likely, most, kind) };
    }
    default:
      return {};
  }
}

/** What `correctionModeCrossCountry` lets out of a record of another country than was sent. */
function offerAbroad<Item, Data>(
  { fit, best, likely }: Match<Item>,
  mode: string,
  most: number,
  kind: RegisterKind<Item, Data>,
): Offer<Data> {
  if (mode === "full" && fit === "value") return { corrected: correct(best, kind) };
  if (mode === "full" || mode === "suggestion") return { suggestions: suggest(likely, most, kind) };
  return {};
}

function correct<Item, Data>(best: readonly Candidate<Item>[], kind: RegisterKind<Item, Data>): Correction<Data> {
  const { data, ...beside } = kind.writeBest(best);
  return { isValid: true, data, errors: [], fixes: best[0]?.fields.flatMap(fixesOf) ?? [], ...beside };
}

/** Each record in full, with the changes that lead there; records that are written alike are one. */
function suggest<Item, Data>(
  candidates: readonly Candidate<Item>[],
  most: number,
  kind: RegisterKind<Item, Data>,
): Correction<Data>[] {
  const written = new Map<string, Correction<Data>>();
  for (const candidate of candidates) {
    if (written.size === most) break;
    const { data, ...beside } = kind.writeWhole(candidate);
    const key = candidates.length > 1 ? JSON.stringify(data) : "";
    if (written.has(key)) continue;
    const fixes = [...candidate.fields.flatMap(fixesOf), ...kind.lengthenings(candidate)];
    written.set(key, { isValid: true, data, errors: [], fixes, ...beside });
  }
  return [...written.values()];
}

/** The data as it was sent, with its formatting corrected; undefined when there is nothing to correct. */
function tidy<Item, Data>(
  matches: readonly FieldMatch[],
  kind: RegisterKind<Item, Data>,
  findings: Findings,
): Correction<Data> | undefined {
  if (matches.every(({ steps }) => steps.length === 0)) return undefined;
  return {
    isValid: false,
    data: kind.writeSent(Object.fromEntries(matches.map((match) => [match.field, reformatted(match)]))),
    errors: matches
      .filter((match) => !agrees(match))
      .flatMap((match) => findings({ ...match, sent: reformatted(match), steps: [] })),
    fixes: matches.flatMap(formatFixes),
  };
}
