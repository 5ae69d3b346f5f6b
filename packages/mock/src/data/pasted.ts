import { isObject } from "@data-validation/common/object";
import { valueAtPath } from "@data-validation/common/value-at";
import { findPlace } from "@data-validation/envelope/response-place";
import { DataError, type DataPlace, type DataProblem, type PlacedItem } from "./data.ts";

/** The lists of records, each with the member that every record has. */
const identifyingMembers = { companies: "registrationNumber", locations: "city" } as const;

type ListName = keyof typeof identifyingMembers;

/** The content of a list: its records, and its responses without a valid one. */
export interface PastedList {
  records: PlacedItem<unknown>[];
  unused: DataProblem[];
}

/** Includes the records of pasted responses; undefined if the value is not a list. */
export function readList(name: ListName, list: unknown): PastedList | undefined {
  return Array.isArray(list) ? recordsIn(name, itemsIn(list, [name])) : undefined;
}

/**
 * The list for a document that is a response or an array of responses; undefined for any other
 * document.
 */
export function listNameOfResponses(document: unknown): ListName | undefined {
  const items = itemsIn(document, []);
  if (items.length === 0 || !items.every(({ item }) => isResponse(item))) return undefined;
  const { results, result } = Object(items[0]?.item);
  const { data } = Object(results?.[0] ?? result);
  const listName = (Object.keys(identifyingMembers) as ListName[]).find(
    (list) => identifyingMembers[list] in Object(data),
  );
  if (listName === undefined && isObject(data))
    throw new DataError([{ place: items[0]?.place ?? [], words: OTHER_OPERATION }]);
  return listName ?? "locations";
}

const OTHER_OPERATION =
  'is a response without a company or an address. Write an object, for example {"mailboxes": [{"email": "jana@firma.example"}]}.';

export function readResponses(name: ListName, document: unknown): PastedList {
  return recordsIn(name, itemsIn(document, []));
}

/**
 * The items of a list or of nested lists, without the object that a service puts a response into.
 */
function itemsIn(value: unknown, place: DataPlace, levels = 2): PlacedItem<unknown>[] {
  if (Array.isArray(value) && levels > 0)
    return value.flatMap((item, index) => itemsIn(item, [...place, index], levels - 1));
  const around = isResponse(value) ? undefined : findPlace(value, isResponse);
  if (around === undefined) return [{ place, item: value }];
  return [{ place: [...place, ...around.split(".")], item: valueAtPath(value, around) }];
}

function isResponse(value: unknown): boolean {
  return isObject(value) && (Array.isArray(value.results) || isObject(value.result));
}

function recordsIn(name: ListName, items: readonly PlacedItem<unknown>[]): PastedList {
  const unused: DataProblem[] = [];
  const records = items.flatMap(({ place, item: value }): PlacedItem<unknown>[] => {
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
  name: ListName,
  { result, resultCorrected, suggestions }: Record<string, unknown>,
  place: DataPlace,
): PlacedItem<unknown>[] {
  const offers = Array.isArray(suggestions) ? suggestions : [];
  const outcomes = [
    { keys: ["result"], outcome: result },
    { keys: ["resultCorrected"], outcome: resultCorrected },
    ...offers.map((outcome: unknown, at) => ({ keys: ["suggestions", at], outcome })),
  ];
  return outcomes.flatMap(({ keys, outcome }) => {
    const { isValid, data, flags } = Object(outcome);
    if (!isObject(outcome) || isValid === false) return [];
    if (Object(data)[identifyingMembers[name]] === null) return [];
    return { place: [...place, ...keys, "data"], item: flags ? { data, flags } : { data } };
  });
}

const WITHOUT_RECORD = "is not valid: it adds no record.";
