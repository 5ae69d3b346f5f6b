import type { Schemas } from "../../schemas.ts";
import { defaultsOf } from "../defaults.ts";
import {
  type Correction,
  type Examination,
  unexamined,
  writeEnvelope,
} from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import { agrees } from "./comparison.ts";
import { type FieldMatch, matchFields, type SentField } from "./fields.ts";
import { findMatch, type Match } from "./match.ts";
import type { Question, RegisterItem } from "./question.ts";
import { findingsOf, fixesOf, formatFindings, formatFixes } from "./report.ts";

type Options = Pick<
  Schemas["CompanyValidateOptions"],
  "correctionMode" | "correctionModeCrossCountry" | "resultsLimit"
>;

const defaults = defaultsOf("CompanyValidateOptions");

/** Validates a query by the record that fits best: where it is certain the rest is corrected, otherwise records are suggested. */
export function validateByRegister<Item extends RegisterItem<Item>, Data>(
  question: Question<Item, Data>,
  tooLong: Finding[],
  options: Options,
) {
  const { sent, kind } = question;
  const { correctionMode, correctionModeCrossCountry, resultsLimit } = { ...defaults, ...options };
  const data = kind.writeSent((name) => sent.find(({ field }) => field === name)?.sent ?? null);
  if (tooLong.length > 0) {
    const envelope = writeEnvelope(unexamined(data, tooLong), "none");
    return { ...envelope, fields: matchFields(sent, undefined), item: undefined };
  }
  const match = findMatch(question, correctionModeCrossCountry);
  const { verdict, best, fields } = match;
  // A few more than are returned: the envelope leaves out those that are written alike.
  const groups = match.groups.slice(0, 4 * resultsLimit);
  const isValid = verdict === "valid";
  const errors = fields.flatMap((field) => findingsAbout(question, field));
  const offers = offersOf(question, { ...match, groups }, correctionMode === "format");
  const envelope = writeEnvelope(
    { isValid, isUnknown: false, data, errors, ...offers },
    correctionMode,
    undefined,
    resultsLimit,
  );
  return { ...envelope, fields, item: isValid ? best[0] : undefined };
}

/** The best record as the correction where that is certain, or what was sent with its formatting corrected; and records to suggest. */
function offersOf<Item extends RegisterItem<Item>, Data>(
  question: Question<Item, Data>,
  { verdict, best, groups, fields }: Match<Item>,
  isFormatMode: boolean,
): Pick<Examination<Data>, "correction" | "suggestions"> {
  const isMoreKnown =
    groups.length > 1 || best[0]?.whole !== undefined || question.kind.isWholeWanted;
  const suggest = () => groups.map((group) => offer(question, group, true));
  const suggestMore = () => (isMoreKnown ? suggest() : []);
  if (verdict === "valid") return { correction: undefined, suggestions: suggestMore() };
  if (verdict === "format" || (verdict === "certain" && !isFormatMode)) {
    return { correction: offer(question, best, false), suggestions: suggestMore() };
  }
  // The number of one neighbour is as likely as that of the other.
  const isNumberUnknown = fields.some(
    (field) => field.isNumberUnknown && field.outcome === "other",
  );
  const isTidied = verdict !== "uncertain" || isFormatMode || isNumberUnknown;
  const correction = isTidied ? tidied(question, fields) : undefined;
  return {
    correction,
    suggestions: verdict === "uncertain" && correction === undefined ? suggest() : [],
  };
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
  return {
    isValid: false,
    data: question.kind.writeSent(textOf),
    errors,
    fixes: fields.flatMap(formatFixes),
  };
}

function findingsAbout<Item extends RegisterItem<Item>, Data>(
  { sent, items, kind }: Question<Item, Data>,
  match: FieldMatch,
): Finding[] {
  const ofSpelling = kind.spellingFindings(match);
  if (ofSpelling.length > 0) return [...formatFindings(match), ...ofSpelling];
  return findingsOf(match, match.outcome === "other" && isKnown(match.field, sent, items));
}

/** Whether another record has the value of a field. A country is known without a record. */
function isKnown<Item>(
  name: string,
  sent: readonly SentField<Item>[],
  items: readonly Item[],
): boolean {
  const { parts = [] } = sent.find(({ field }) => field === name) ?? {};
  const isKnownCountry = parts.every(({ lookup }) => agrees(lookup.noMatch));
  return (
    isKnownCountry ||
    items.some((item) => parts.every(({ lookup }) => agrees(lookup.compare(item))))
  );
}
