import { isObject } from "@data-validation/common/object";
import { data as contract } from "@data-validation/generated/mock/data.js";
import type { SchemaError } from "@data-validation/generated/mock/index";
import { currentVersion } from "@data-validation/generated/versions";
import { expectationOf } from "@data-validation/request-validation/expectations";
import { type ComputedResponse, createResponseCache } from "../computed.ts";
import type { OwnData, OwnMailDomain, OwnName } from "../sandbox/own-data.ts";
import type { Schemas } from "../schemas.ts";
import {
  type Data,
  DataError,
  type DataProblem,
  type OwnDomain,
  type PlacedItem,
  placeText,
  placeTexts,
} from "./data.ts";
import { listNameOfResponses, type PastedList, readList, readResponses } from "./pasted.ts";
import { toFixtures } from "./to-fixtures.ts";
import { unknownMembers } from "./unknown-members.ts";

/** @throws {@link DataError} that lists each fault */
export function createDataStore(initial: Data | undefined) {
  let initialData = initial && readData(initial).ownData;
  let current = initialData;
  let recall = createResponseCache();
  const replaceData = (ownData: OwnData | undefined) => {
    current = ownData;
    recall = createResponseCache();
  };
  return {
    /**
     * Computes the response to a call with these data; the key is the text of everything that it
     * depends on.
     */
    compute: (
      key: string,
      compute: (ownData: OwnData | undefined) => ComputedResponse,
    ): ComputedResponse => recall(key, () => compute(current)),
    /** Returns the members of the data that the contract does not have. */
    set(data: unknown, { survivesReset = false } = {}): DataProblem[] {
      const { ownData, unknown } = readData(data);
      replaceData(ownData);
      if (survivesReset) initialData = ownData;
      return unknown;
    },
    reset: (): void => replaceData(initialData),
  };
}

function readData(data: unknown): { ownData: OwnData; unknown: DataProblem[] } {
  const { document, companies, locations } = readPasted(data);
  const ownCompanies = companies?.records as PlacedItem<Schemas["CompanyItem"]>[] | undefined;
  const ownLocations = locations?.records as PlacedItem<Schemas["LocationItem"]>[] | undefined;
  const violations = contractProblems(document, {
    companies: ownCompanies,
    locations: ownLocations,
  });
  const { problems, unplaced, ...fixtures } = toFixtures(
    withoutProblems(ownCompanies, violations),
    withoutProblems(ownLocations, violations),
  );
  if (violations.length + problems.length > 0) throw new DataError([...violations, ...problems]);
  const { domains = [], mailboxes = [], names = [], replace = false } = document as Data;
  const ownData: OwnData = {
    domains: new Map(domains.map((own) => [own.domain.toLowerCase(), toMailDomain(own)])),
    mailboxes: new Map(
      mailboxes.map(({ email, isValid = true }) => [email.toLowerCase(), isValid]),
    ),
    names: names.map(toOwnName),
    fixtures: { ...fixtures, isAlone: replace },
  };
  const unknown = unknownMembers({ companies: ownCompanies, locations: ownLocations });
  const unused = [companies, locations].flatMap((list) => list?.unused ?? []);
  return { ownData, unknown: [...unknown, ...unused, ...unplaced] };
}

/**
 * A document with the records of pasted responses in its lists. A response, or an array of them, is
 * a document with one list.
 */
function readPasted(data: unknown) {
  const list = listNameOfResponses(data);
  if (list === undefined) {
    const { companies, locations } = Object(data);
    return {
      document: data,
      companies: readList("companies", companies),
      locations: readList("locations", locations),
    };
  }
  const pasted: Partial<Record<"companies" | "locations", PastedList>> = {
    [list]: readResponses(list, data),
  };
  return { document: {}, ...pasted };
}

type Lists = Record<string, PlacedItem<unknown>[] | undefined>;

/**
 * The records without a problem, so that their omissions are reported together with the problems of
 * others.
 */
function withoutProblems<Item>(
  placed: PlacedItem<Item>[] = [],
  problems: readonly DataProblem[],
): PlacedItem<Item>[] {
  const faulty = new Set(problems.flatMap(({ place }) => placeTexts(place)));
  return placed.filter(({ place }) => {
    const record = place.at(-1) === "data" ? place.slice(0, -1) : place;
    return !faulty.has(placeText(record));
  });
}

/** The violations of the contract: a record is validated as a part of a response. */
function contractProblems(data: unknown, lists: Lists): DataProblem[] {
  const items = Object.entries(lists).flatMap(([name, placed]) =>
    placed ? [[name, placed.map(({ item }) => item)] as const] : [],
  );
  const document = isObject(data) ? { ...data, ...Object.fromEntries(items) } : data;
  const problems = errorsOfDocument(document).map((error) => toProblem(error, lists));
  // Each alternative of a value has an error; the first of the deepest ones is enough.
  const reportedPlaces = new Set(problems.flatMap(({ place }) => placeTexts(place).slice(0, -1)));
  return problems.filter(({ place }) => {
    const key = placeText(place);
    const isNew = !reportedPlaces.has(key);
    reportedPlaces.add(key);
    return isNew;
  });
}

/**
 * Each item is validated by itself: the time of Ajv grows with the square of the errors that it
 * collects.
 */
function errorsOfDocument(document: unknown): SchemaError[] {
  if (!isObject(document)) return errorsIn(document);
  const lists = Object.entries(document).filter(([, list]) => Array.isArray(list));
  const emptyLists = Object.fromEntries(lists.map(([name]) => [name, []]));
  const itemErrors = lists.flatMap(([name, list]) =>
    (list as unknown[]).flatMap((item, index) =>
      errorsIn({ [name]: [item] }).map((error) => ({
        ...error,
        instancePath: error.instancePath.replace(`/${name}/0`, `/${name}/${index}`),
      })),
    ),
  );
  return [...errorsIn({ ...document, ...emptyLists }), ...itemErrors];
}

function errorsIn(document: unknown): SchemaError[] {
  const { judge } = contract[currentVersion];
  return judge(document) ? [] : (judge.errors ?? []);
}

function toProblem(error: SchemaError, lists: Lists): DataProblem {
  const { additionalProperty, missingProperty } = error.params;
  const path = `${error.instancePath}/${additionalProperty ?? missingProperty ?? ""}`
    .split("/")
    .filter(Boolean);
  const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const [list = "", index, member, ...innerKeys] = keys;
  const memberNames = contract[currentVersion].members[index === undefined ? "" : list] ?? [];
  const words = additionalProperty
    ? `is not known. There are: ${memberNames.join(", ")}.`
    : expectationOf(error);
  const record = lists[list]?.[Number(index)]?.place;
  if (!record) return { place: keys, words };
  if (member === "data") return { place: [...record, ...innerKeys], words };
  return { place: [...record.slice(0, -1), ...keys.slice(2)], words };
}

function toMailDomain({ isValid = true, flags = {} }: OwnDomain): OwnMailDomain {
  const { isCatchAllServer, isDisposableEmailAddress, isFreemail } = flags;
  const free = isFreemail ? "free" : undefined;
  return {
    isValid,
    isCatchAll: isCatchAllServer === true,
    provider: isDisposableEmailAddress ? "disposable" : free,
  };
}

function toOwnName({ type, value, gender = 0, vocative }: Schemas["NameDetail"]): OwnName {
  const role = type === "name" ? "given" : "surname";
  return { form: value.trim(), role, gender: gender as OwnName["gender"], vocative };
}
