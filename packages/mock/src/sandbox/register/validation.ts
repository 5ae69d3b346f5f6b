import type { Schemas } from "../../schemas.ts";
import {
  type Correction,
  type Improvement,
  stoppedExamination,
  writeEnvelope,
} from "../shared/envelope.ts";
import type { Finding } from "../shared/finding.ts";
import { isSameText } from "./comparison.ts";
import { type FieldMatch, matchFields, type SentField } from "./fields.ts";
import { formatFixes } from "./format-fixes.ts";
import { findMatch, type RegisterMatch } from "./match.ts";
import type { RegisterItem, RegisterQuery } from "./register-query.ts";
import { fieldFindings, fieldFixes, isNumberMissing } from "./report.ts";

/** The options that companies and addresses have in common. */
type RegisterOptions = Required<
  Pick<
    Schemas["CompanyValidateOptions"] | Schemas["LocationValidateOptions"],
    "correctionMode" | "correctionModeCrossCountry" | "resultsLimit"
  >
>;

/**
 * Validates a query by the best record: if it is certain, the other fields are corrected; otherwise
 * records are suggested.
 */
export function validateByRegister<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  tooLong: Finding[],
  options: RegisterOptions,
) {
  const { sentFields, kind } = query;
  const { correctionMode, correctionModeCrossCountry, resultsLimit } = options;
  const writeSent = () => kind.writeSent(textOf(sentFields));
  if (tooLong.length > 0) {
    const envelope = writeEnvelope(stoppedExamination(writeSent(), tooLong), "none");
    return { ...envelope, fields: matchFields(sentFields, undefined), item: undefined };
  }
  const match = findMatch(query, correctionModeCrossCountry);
  const { verdict, best, fields } = match;
  const isValid = verdict === "valid";
  const errors = isValid ? [] : fields.flatMap((field) => findingsAbout(query, fields, field));
  // A few more than are returned, since the envelope removes equal ones.
  const groups = match.groups.slice(0, 4 * resultsLimit);
  const improve = () => improvementOf(query, { ...match, groups }, correctionMode === "format");
  const data = isValid && best.length > 0 ? kind.write(best).data : writeSent();
  const examination = { isValid, data, errors, improve };
  const envelope = writeEnvelope(examination, correctionMode, resultsLimit);
  return { ...envelope, fields, item: isValid ? best[0] : undefined };
}

/** Returns the function that finds the text of a field by its name; null if it was not sent. */
function textOf(
  fields: readonly Pick<FieldMatch, "field" | "sentText">[],
): (name: string) => string | null {
  return (name) => fields.find(({ field }) => field === name)?.sentText ?? null;
}

/**
 * The correction: the best record if it is certain, or the input with corrected formatting. Also
 * the records to suggest.
 */
function improvementOf<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  match: RegisterMatch<Item>,
  isFormatMode: boolean,
): Improvement<Data> {
  const { verdict, best, groups, fields } = match;
  const suggestions = suggestionsOf(query, match);
  const otherSuggestions = groups.length > 1 ? suggestions : [];
  if (verdict === "valid") return { correction: undefined, suggestions: otherSuggestions };
  if (verdict === "format" || (verdict === "certain" && !isFormatMode))
    return { correction: writeCorrection(query, match, best), suggestions: otherSuggestions };
  // One neighbour's number is as likely as the other's.
  const isNumberUnknown = fields.some((field) => field.isNumberUnknown);
  const isForeign = fields.some((field) => field.isForeign);
  const isTidied = !isForeign && (verdict !== "uncertain" || isFormatMode || isNumberUnknown);
  const correction = isTidied ? tidyInput(query, fields) : undefined;
  const isSuggested = verdict === "uncertain" && correction === undefined;
  return { correction, suggestions: isSuggested ? suggestions : [] };
}

function* suggestionsOf<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  match: RegisterMatch<Item>,
): Generator<Correction<Data>> {
  for (const group of match.groups) yield writeCorrection(query, match, group);
}

/** Records as one correction or suggestion. */
function writeCorrection<Item extends RegisterItem, Data>(
  { sentFields, kind }: RegisterQuery<Item, Data>,
  { best, fields }: RegisterMatch<Item>,
  items: readonly Item[],
): Correction<Data> {
  const { data, ...otherMembers } = kind.write(items);
  const [item] = items;
  const matches =
    item === best[0]
      ? fields
      : matchFields(sentFields, item).map((match, at) => ({
          ...match,
          isForeign: fields[at]?.isForeign ?? false,
        }));
  const fixes = matches.flatMap((match) =>
    fieldFixes(match, kind.valueIn(data, match.field) ?? null),
  );
  return { isValid: true, data, errors: [], fixes, ...otherMembers };
}

/**
 * The input with its formatting corrected as far as possible without a record; undefined if nothing
 * can be corrected.
 */
function tidyInput<Item extends RegisterItem, Data>(
  query: RegisterQuery<Item, Data>,
  fields: readonly FieldMatch[],
): Correction<Data> | undefined {
  // A value that is wrong or in another order stays as it is.
  const isBadlyWritten = (match: FieldMatch) =>
    match.formats.length > 0 && match.ordered === undefined && isRightButFormat(match);
  if (!fields.some(isBadlyWritten)) return undefined;
  const tidiedFields = fields.map((match): FieldMatch => {
    if (!isBadlyWritten(match)) return match;
    return { ...match, sentText: match.formatted, formats: [] };
  });
  const errors = tidiedFields.flatMap((match) => findingsAbout(query, tidiedFields, match));
  return {
    isValid: errors.length === 0,
    data: query.kind.writeSent(textOf(tidiedFields)),
    errors,
    fixes: fields.filter(isBadlyWritten).flatMap(formatFixes),
  };
}

/** Whether a value is correct except for its formatting and omissions. */
function isRightButFormat(match: FieldMatch): boolean {
  const { isForeign = false, missing, outcome } = match;
  const isIncomplete = isNumberMissing(match) || (missing !== undefined && outcome === "name");
  return !isForeign && (isSameText(match) || isIncomplete);
}

function findingsAbout<Item extends RegisterItem, Data>(
  { sentFields, items, kind }: RegisterQuery<Item, Data>,
  fields: readonly FieldMatch[],
  match: FieldMatch,
): Finding[] {
  const ofSpelling = kind.spellingFindings(match, fields);
  if (ofSpelling !== undefined) return [...ofSpelling];
  if (match.isForeign) return fieldFindings({ ...match, outcome: "other" }, false);
  const isElsewhere = match.outcome === "other" && isKnown(match.field, sentFields, items);
  return fieldFindings(match, isElsewhere);
}

/** Whether another record has the value of a field. */
function isKnown<Item>(
  name: string,
  sentFields: readonly SentField<Item>[],
  items: readonly Item[],
): boolean {
  const { parts = [] } = sentFields.find(({ field }) => field === name) ?? {};
  return items.some((item) => parts.every(({ lookup }) => isSameText(lookup.compare(item))));
}
