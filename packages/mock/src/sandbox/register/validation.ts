import type { CountryCode } from "../countries/index.ts";
import { type Correction, type Envelope, type Examination, writeEnvelope } from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import type { Fix } from "../shared/fix.ts";
import { noSteps } from "../shared/similarity.ts";
import { toCountry } from "./country-names.ts";
import { isAlike } from "./is-alike.ts";
import {
  agrees,
  type Candidate,
  type Candidates,
  type FieldMatch,
  fieldMatch,
  findMatch,
  findMatchAbroad,
  isKnown,
  isSeveral,
  type Match,
  type MatchRules,
  noMatches,
  reformatted,
} from "./matching.ts";
import { addFindings, addFixes, addFormatFindings, addFormatFixes } from "./report.ts";

/** A field of a query as sent. */
export interface SentField<Field extends string = string> {
  field: Field;
  sent: string;
}

/** The fields of a query that were sent as texts. */
export function sentFields<Field extends string>(
  query: { readonly [Name in Field]?: unknown },
  fields: readonly Field[],
): SentField<Field>[] {
  const found: SentField<Field>[] = [];
  for (const field of fields) {
    const sent = query[field];
    if (typeof sent === "string") found.push({ field, sent });
  }
  return found;
}

/** A request to compare something with the records of registers. */
export interface RegisterQuestion<Item> {
  /** In the order in which findings come. */
  sent: readonly SentField[];
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
  spellingFindings: (match: FieldMatch) => readonly Finding[];
  /** The data as it was sent, by field: what was not sent is null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** What the best records have in common, in the form in which it was sent. */
  writeBest: (best: readonly Candidate<Item>[]) => Data;
  /** Whether all that is known of a record is wanted, even where what was sent of it is in order. */
  isWholeWanted: boolean;
  /** One record in full. */
  writeWhole: (candidate: Candidate<Item>) => Data;
  /** The changes from what was sent in short to the whole of it. */
  lengthenings: (candidate: Candidate<Item>) => readonly Fix[];
  /** Puts beside a correction what its kind tells of a record besides the data. */
  addBeside?: (correction: Correction<Data>, item: Item) => void;
}

/** The answer to a question, and what it rests on. */
export interface RegisterAnswer<Item, Data> extends Envelope<Data> {
  /** What was sent, compared to the record that fits best. */
  matches: readonly FieldMatch[];
  /** The record that was sent, where that is valid. */
  item: Item | undefined;
}

/** A record of a register lies in a country. */
interface InCountry {
  country: CountryCode;
}

/**
 * Compares what was sent to the records of the registers: says whether a record is as it was sent, and finds the one that was meant.
 * Companies and locations are validated this way alike.
 */
export function validateByRegister<Item extends InCountry, Data>(
  question: RegisterQuestion<Item>,
  kind: RegisterKind<Item, Data>,
): RegisterAnswer<Item, Data> {
  const examination = new RegisterExamination(question, kind);
  const { result, resultCorrected, suggestions } = writeEnvelope(examination, question.correctionMode);
  return {
    result,
    resultCorrected,
    suggestions: suggestions.slice(0, question.resultsLimit),
    matches: examination.matches,
    item: examination.item,
  };
}

/**
 * What is offered in place of what was sent: what the best records have in common (`record`), because of their formatting alone
 * (`notation`); records that may have been meant (`others`); or what was sent with its formatting corrected (`formatting`).
 */
type Offer = "record" | "notation" | "others" | "formatting";

/** What was sent, examined; what could be offered in its place is worked out when it is asked for. */
class RegisterExamination<Item extends InCountry, Data> implements Examination<Data> {
  readonly matches: readonly FieldMatch[];
  readonly isValid: boolean;
  readonly data: Data;
  readonly errors: Finding[];
  readonly #question: RegisterQuestion<Item>;
  readonly #kind: RegisterKind<Item, Data>;
  readonly #match: Match<Item>;
  readonly #offer: Offer;
  #record: Correction<Data> | undefined;

  constructor(question: RegisterQuestion<Item>, kind: RegisterKind<Item, Data>) {
    this.#question = question;
    this.#kind = kind;
    const { candidates, isAtHome, correctionModeCrossCountry } = question;
    const atHome = findMatch(thoseAtHome(candidates, isAtHome), kind.rules);
    const abroad = atHome.fit === "none" ? findMatchAbroad(candidates.near, kind.rules) : undefined;
    this.#match = abroad ?? atHome;
    this.#offer = abroad ? offerAbroad(abroad, correctionModeCrossCountry) : offerAtHome(atHome);
    this.isValid = abroad === undefined && (atHome.fit === "same" || atHome.fit === "shorter");
    this.matches = this.#match.best[0]?.fields ?? noMatches(question.sent);
    this.data = kind.writeSent((field) => this.#matchOf(field)?.sent ?? null);
    this.errors = [];
    for (const match of this.matches) this.#addFindings(match, this.errors);
  }

  /** The record that was sent, where that is valid. */
  get item(): Item | undefined {
    return this.isValid ? this.#match.best[0]?.item : undefined;
  }

  get corrected(): Correction<Data> | undefined {
    if (this.#offer === "formatting") return this.#tidied();
    return this.#offer === "others" ? undefined : this.#corrected();
  }

  get reformatted(): Correction<Data> | undefined {
    return this.#offer === "notation" ? this.#corrected() : this.#tidied();
  }

  get suggestions(): Correction<Data>[] {
    const { fit, best, likely } = this.#match;
    const { rules, isWholeWanted, lengthenings } = this.#kind;
    switch (this.#offer) {
      case "others":
        return fit !== "same" || isWholeWanted || isSeveral(best, rules) ? this.#suggested(likely) : [];
      case "notation": {
        const isShort = best.some((candidate) => lengthenings(candidate).length > 0);
        if (!isShort && !isSeveral(best, rules)) return [];
        return this.#suggested(best).filter(({ data }) => !isAlike(data, this.#corrected().data));
      }
      default:
        return [];
    }
  }

  #matchOf(field: string): FieldMatch | undefined {
    for (const match of this.matches) if (match.field === field) return match;
    return undefined;
  }

  /** What is wrong with a field. */
  #addFindings(match: FieldMatch, findings: Finding[]): void {
    const ofSpelling = this.#kind.spellingFindings(match);
    if (ofSpelling.length > 0) {
      addFormatFindings(findings, match);
      findings.push(...ofSpelling);
    } else {
      addFindings(findings, match, () => this.#isOfOthers(match));
    }
  }

  /** Whether the value of a field is that of another record. */
  #isOfOthers(match: FieldMatch): boolean {
    const { candidates } = this.#question;
    if (isKnown(match, candidates.near)) return true;
    const country = match.field === "country" ? toCountry(match.sent) : undefined;
    return country !== undefined && candidates.findOther((item) => item.country === country) !== undefined;
  }

  /** What the best records have in common. */
  #corrected(): Correction<Data> {
    const { best } = this.#match;
    this.#record ??= this.#correction(this.#kind.writeBest(best), best[0] as Candidate<Item>);
    return this.#record;
  }

  /** Each record in full, with the changes that lead there; records that are written alike are one. As many as can be of use. */
  #suggested(candidates: readonly Candidate<Item>[]): Correction<Data>[] {
    const most = this.#question.resultsLimit + 1;
    const written: Correction<Data>[] = [];
    for (const candidate of candidates) {
      if (written.length === most) break;
      const data = this.#kind.writeWhole(candidate);
      if (written.some((other) => isAlike(other.data, data))) continue;
      const correction = this.#correction(data, candidate);
      correction.fixes.push(...this.#kind.lengthenings(candidate));
      written.push(correction);
    }
    return written;
  }

  #correction(data: Data, { item, fields }: Candidate<Item>): Correction<Data> {
    const correction: Correction<Data> = { isValid: true, data, errors: [], fixes: [] };
    for (const match of fields) addFixes(correction.fixes, match);
    this.#kind.addBeside?.(correction, item);
    return correction;
  }

  /** The data as it was sent, with its formatting corrected; undefined when there is nothing to correct. */
  #tidied(): Correction<Data> | undefined {
    if (this.matches.every(({ steps }) => steps.length === 0)) return undefined;
    const data = this.#kind.writeSent((field) => {
      const match = this.#matchOf(field);
      return match === undefined ? null : reformatted(match);
    });
    const correction: Correction<Data> = { isValid: false, data, errors: [], fixes: [] };
    for (const match of this.matches) {
      addFormatFixes(correction.fixes, match);
      if (!agrees(match)) this.#addFindings(tidiedMatch(match), correction.errors);
    }
    return correction;
  }
}

/** A field with its formatting corrected. */
function tidiedMatch(match: FieldMatch): FieldMatch {
  const { field, similarity, target, typos, part } = match;
  return fieldMatch(field, reformatted(match), { similarity, target, steps: noSteps, typos }, part);
}

/** The candidates in the country that was sent; where none of them has anything in common with what was sent, one stands for all. */
function thoseAtHome<Item>(
  candidates: Candidates<Item>,
  isAtHome: (item: Item) => boolean,
): readonly Candidate<Item>[] {
  const atHome = candidates.near.filter(({ item }) => isAtHome(item));
  if (atHome.length > 0) return atHome;
  const other = candidates.findOther(isAtHome);
  return other === undefined ? [] : [other];
}

function offerAtHome({ fit, best }: Match<unknown>): Offer {
  switch (fit) {
    case "same":
    case "shorter":
      return "others";
    case "format":
      return "notation";
    case "value":
      return "record";
    case "likely": {
      // The neighbour's number is as good as this one: its formatting is all that can be corrected, where there is any.
      const first = best[0]?.fields ?? [];
      const isNumberUnknown = first.some(({ part }) => part === "NUMBER");
      return isNumberUnknown && first.some(({ steps }) => steps.length > 0) ? "formatting" : "others";
    }
    default:
      return "formatting";
  }
}

/** What `correctionModeCrossCountry` lets out of a record of another country than was sent. */
function offerAbroad({ fit }: Match<unknown>, mode: string): Offer {
  if (mode === "full" && fit === "value") return "record";
  return mode === "full" || mode === "suggestion" ? "others" : "formatting";
}
