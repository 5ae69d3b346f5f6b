import { isObject } from "@data-validation/common/object";
import { valueAt } from "@data-validation/common/value-at";
import { findPlace } from "@data-validation/envelope/response-place";
import { DataError, type DataProblem, type Placed } from "./data.ts";

/** The lists of records, each with the member that every record has. */
const identifiers = { companies: "registrationNumber", locations: "city" } as const;

type List = keyof typeof identifiers;

interface Entry {
  place: DataProblem["place"];
  value: unknown;
}

/** The content of a list: its records, and its responses without a valid one. */
export interface PastedList {
  records: Placed<unknown>[];
  unused: DataProblem[];
}

/** The records of a list, including those of pasted responses; undefined if it is not a list. */
export function readList(name: List, list: unknown): PastedList | undefined {
  return Array.isArray(list) ? recordsIn(name, entriesIn(list, [name])) : undefined;
}

/**
 * The list for a document that is a response or an array of responses; undefined for any other
 * document.
 */
export function listOfResponses(document: unknown): List | undefined {
  const entries = entriesIn(document, []);
  if (entries.length === 0 || !entries.every(({ value }) => isResponse(value))) return undefined;
  const { results, result } = Object(entries[0]?.value);
  const { data } = Object(results?.[0] ?? result);
  const found = (Object.keys(identifiers) as List[]).find(
    (list) => identifiers[list] in Object(data),
  );
  if (found === undefined && isObject(data))
    throw new DataError([{ place: entries[0]?.place ?? [], words: OTHER_OPERATION }]);
  return found ?? "locations";
}

const OTHER_OPERATION =
  'is a response without a company or an address. Write an object, for example {"mailboxes": [{"email": "jana@firma.example"}]}.';

/** The records of a document of responses. */
export function readResponses(name: List, document: unknown): PastedList {
  return recordsIn(name, entriesIn(document, []));
}

/**
 * The items of a list or of nested lists, without the object that a service puts a response into.
 */
function entriesIn(value: unknown, place: DataProblem["place"], levels = 2): Entry[] {
  if (Array.isArray(value) && levels > 0)
    return value.flatMap((item, index) => entriesIn(item, [...place, index], levels - 1));
  const around = isResponse(value) ? undefined : findPlace(value, isResponse);
  if (around === undefined) return [{ place, value }];
  return [{ place: [...place, ...around.split(".")], value: valueAt(value, around) }];
}

function isResponse(value: unknown): boolean {
  return isObject(value) && (Array.isArray(value.results) || isObject(value.result));
}

function recordsIn(name: List, entries: readonly Entry[]): PastedList {
  const unused: DataProblem[] = [];
  const records = entries.flatMap(({ place, value }): Placed<unknown>[] => {
    if (!isObject(value)) return [{ place, item: { data: value } }];
    const { results, result, data } = value;
    if (Array.isArray(results))
      return results.map((item, at) => ({ place: [...place, "results", at, "data"], item }));
    if (isObject(data)) return [{ place: [...place, "data"], item: value }];
    if (!isObject(result)) return [{ place, item: { data: value } }];
    const valid = recordsOfValidation(name, value, place);
    if (valid.length === 0) unused.push({ place: [...place, "result"], words: WITHOUT_RECORD });
    return valid;
  });
  return { records, unused };
}

/**
 * The records of a validation: the valid ones of its result, its correction and its suggestions.
 */
function recordsOfValidation(
  name: List,
  { result, resultCorrected, suggestions }: Record<string, unknown>,
  place: DataProblem["place"],
): Placed<unknown>[] {
  const offers = Array.isArray(suggestions) ? suggestions : [];
  const all = [
    { keys: ["result"], outcome: result },
    { keys: ["resultCorrected"], outcome: resultCorrected },
    ...offers.map((outcome: unknown, at) => ({ keys: ["suggestions", at], outcome })),
  ];
  return all.flatMap(({ keys, outcome }) => {
    const { isValid, data, flags } = Object(outcome);
    if (!isObject(outcome) || isValid === false) return [];
    if (Object(data)[identifiers[name]] === null) return [];
    return { place: [...place, ...keys, "data"], item: flags ? { data, flags } : { data } };
  });
}

const WITHOUT_RECORD = "is not valid: it adds no record.";
