import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import { type Correction, unexamined, writeEnvelope } from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import { agrees } from "./comparison.ts";
import { type FieldMatch, matchFields, type SentField } from "./fields.ts";
import { findMatch, type Match, type MatchRules, type RegisterItem } from "./match.ts";
import { findingsOf, fixesOf, formatFindings, formatFixes } from "./report.ts";

type Options = Pick<
  Schemas["CompanyValidateOptions"],
  "correctionMode" | "correctionModeCrossCountry" | "resultsLimit"
>;

const defaults = defaultsOf("CompanyValidateOptions");

/** What companies and locations do each in their own way. */
export interface RegisterKind<Item, Data> extends MatchRules<Item> {
  /** What is wrong with a value as such; it takes the place of "not known". */
  spellingFindings: (match: FieldMatch) => readonly Finding[];
  /** The data as it was sent; what was not sent is null. */
  writeSent: (textOf: (field: string) => string | null) => Data;
  /** What records have in common, and what a kind returns beside the data. */
  write: (items: readonly Item[]) => { data: Data };
  /** The value of a field of the query in data. */
  valueIn: (data: Data, field: string) => string | null | undefined;
  /** Whether all that is known of a record is wanted, even if the query is valid. */
  isWholeWanted: boolean;
}

interface Question<Item, Data> {
  sent: readonly SentField<Item>[];
  /** The records that have something in common with what was sent. */
  items: readonly Item[];
  kind: RegisterKind<Item, Data>;
}

/**
 * Validates a query by the records of registers. Each part of the query is compared with the texts that a record has for it; the record
 * that fits best shows what is wrong. If the parts that agree identify it, the others are corrected; otherwise likely records are
 * suggested.
 *
 * @param tooLong What is found without a closer look.
 */
export function validateByRegister<Item extends RegisterItem<Item>, Data>(
  question: Question<Item, Data>,
  tooLong: Finding[],
  options: Options,
) {
  const { sent, items, kind } = question;
  const { correctionMode, correctionModeCrossCountry, resultsLimit } = { ...defaults, ...options };
  const data = kind.writeSent((name) => sent.find(({ field }) => field === name)?.sent ?? null);
  if (tooLong.length > 0) {
    const envelope = writeEnvelope(unexamined(data, tooLong), "none");
    return { ...envelope, fields: matchFields(sent, undefined), item: undefined };
  }
  const match = findMatch(items, sent, correctionModeCrossCountry, kind);
  const { verdict, best, fields } = match;
  const isValid = verdict === "valid";
  const correction = correctionOf(question, match, correctionMode === "format");
  // The envelope leaves out those that are written alike.
  const suggested = suggestedBy(match, kind, correction !== undefined).slice(0, 4 * resultsLimit);
  const examination = {
    isValid,
    isUnknown: false,
    data,
    errors: fields.flatMap((field) => findingsAbout(question, field)),
    correction,
    suggestions: suggested.map((group) => offer(question, group, true)),
  };
  const envelope = writeEnvelope(examination, correctionMode, undefined, resultsLimit);
  return { ...envelope, fields, item: isValid ? best[0] : undefined };
}

/** The best record, where that is certain, or what was sent with its formatting corrected. */
function correctionOf<Item extends RegisterItem<Item>, Data>(
  question: Question<Item, Data>,
  { verdict, best, fields }: Match<Item>,
  isFormatMode: boolean,
): Correction<Data> | undefined {
  if (verdict === "valid") return undefined;
  if (verdict === "format" || (verdict === "certain" && !isFormatMode)) {
    return offer(question, best, false);
  }
  // The number of one neighbour is as likely as that of the other.
  const isNumberUnknown = fields.some((field) => field.isNumberUnknown && field.outcome === "other");
  return isFormatMode || verdict === "unknown" || isNumberUnknown ? tidied(question, fields) : undefined;
}

/** The records to suggest, in groups that are offered as one. */
function suggestedBy<Item extends RegisterItem<Item>, Data>(
  { verdict, best, groups }: Match<Item>,
  { isWholeWanted }: RegisterKind<Item, Data>,
  isCorrected: boolean,
): readonly (readonly Item[])[] {
  if (verdict === "unknown" || (verdict === "uncertain" && isCorrected)) return [];
  const isMore = verdict === "uncertain" || groups.length > 1 || isWholeWanted || best[0]?.whole !== undefined;
  return isMore ? groups : [];
}

/** Records as one correction or suggestion: as they were found, or the whole ones. */
function offer<Item extends RegisterItem<Item>, Data>(
  { sent, kind }: Question<Item, Data>,
  items: readonly Item[],
  isWhole: boolean,
): Correction<Data> {
  const { data, ...beside } = kind.write(isWhole ? items.map((item) => item.whole ?? item) : items);
  const isCompleted = isWhole && items[0]?.whole !== undefined;
  const fixes = matchFields(sent, items[0]).flatMap((match) =>
    fixesOf(match, kind.valueIn(data, match.field) ?? null, isCompleted),
  );
  return { isValid: true, data, errors: [], fixes, ...beside };
}

function findingsAbout<Item extends RegisterItem<Item>, Data>(
  { sent, items, kind }: Question<Item, Data>,
  match: FieldMatch,
): Finding[] {
  const ofSpelling = kind.spellingFindings(match);
  if (ofSpelling.length > 0) return [...formatFindings(match), ...ofSpelling];
  const { parts = [] } = sent.find(({ field }) => field === match.field) ?? {};
  const isKnownCountry = parts.every(({ lookup }) => agrees(lookup.unlike));
  const isKnown = items.some((item) => parts.every(({ lookup }) => agrees(lookup.compare(item))));
  return findingsOf(match, isKnownCountry || isKnown);
}

/** What was sent, with its formatting corrected as far as that can be done without a record; undefined if nothing can. */
function tidied<Item extends RegisterItem<Item>, Data>(
  question: Question<Item, Data>,
  fields: readonly FieldMatch[],
): Correction<Data> | undefined {
  if (fields.every(({ formats }) => formats.length === 0)) return undefined;
  const textOf = (name: string) => fields.find(({ field }) => field === name)?.formatted ?? null;
  const errors = fields
    .map((match): FieldMatch => ({ ...match, sent: match.formatted, formats: [] }))
    .flatMap((match) => findingsAbout(question, match));
  return { isValid: false, data: question.kind.writeSent(textOf), errors, fixes: fields.flatMap(formatFixes) };
}
