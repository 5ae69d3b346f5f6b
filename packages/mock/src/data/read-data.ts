import { isObject } from "@data-validation/common/object";
import { data as contract } from "@data-validation/generated/mock/data.js";
import type { SchemaError } from "@data-validation/generated/mock/index";
import { currentVersion } from "@data-validation/generated/versions";
import { expectationOf } from "@data-validation/request-validation/validate-request";
import type { Compute } from "../sandbox/kind.ts";
import type { OwnMailDomain, OwnName, World } from "../sandbox/world.ts";
import type { Schemas } from "../schemas.ts";
import { type Data, DataError, type DataProblem, type OwnDomain, type Placed } from "./data.ts";
import { toFixtures } from "./to-fixtures.ts";
import { unknownMembers } from "./unknown-members.ts";

/** @throws {@link DataError} that names each fault */
export function createWorld(initial: Data | undefined) {
  let first = initial && readData(initial).world;
  let current = first;
  return {
    compute: (operation: Compute, request: object) => operation(request as never, current),
    /** Returns the members of the data that the contract does not have. */
    set(data: unknown, isStart = false): DataProblem[] {
      const { world, unknown } = readData(data);
      current = world;
      if (isStart) first = current;
      return unknown;
    },
    reset(): void {
      current = first;
    },
  };
}

function readData(given: unknown): { world: World; unknown: DataProblem[] } {
  const { companies, locations, ...others }: Data = isObject(given) ? given : {};
  const ownCompanies = itemsOf<Schemas["CompanyItem"]>("companies", companies);
  const ownLocations = itemsOf<Schemas["LocationItem"]>("locations", locations);
  const wrong = problemsOf(given, { companies: ownCompanies, locations: ownLocations });
  const { problems, ...fixtures } = toFixtures(
    soundAmong(ownCompanies, wrong),
    soundAmong(ownLocations, wrong),
  );
  if (wrong.length + problems.length > 0) throw new DataError([...wrong, ...problems]);
  const { domains = [], mailboxes = [], names = [], replace = false } = others;
  const world: World = {
    domains: new Map(domains.map((own) => [own.domain.toLowerCase(), toMailDomain(own)])),
    mailboxes: new Map(
      mailboxes.map(({ email, isValid = true }) => [email.toLowerCase(), isValid]),
    ),
    names: names.map(toName),
    fixtures: { ...fixtures, isAlone: replace },
  };
  const unknown = unknownMembers({ companies: ownCompanies, locations: ownLocations });
  const unused = Object.entries({ companies, locations }).flatMap(([name, list]) =>
    withoutRecord(name, list),
  );
  return { world, unknown: [...unknown, ...unused] };
}

/** The items of a list, and of the responses pasted into it; undefined if it is no list. */
function itemsOf<Item>(name: string, list: unknown): Placed<Item>[] | undefined {
  if (!Array.isArray(list)) return undefined;
  return list.flatMap((entry: unknown, index) => {
    const place = [name, index];
    if (!isObject(entry)) return [{ place, item: { data: entry } }];
    const { results, result, data } = entry;
    if (Array.isArray(results))
      return results.map((item, at) => ({ place: [...place, "results", at, "data"], item }));
    if (isObject(result)) return recordsOfValidation(entry, place);
    if (isObject(data)) return [{ place: [...place, "data"], item: entry }];
    return [{ place, item: { data: entry } }];
  }) as Placed<Item>[];
}

/** The member without which no record can be, by the list. */
const identifiers: Readonly<Record<string, string>> = {
  companies: "registrationNumber",
  locations: "city",
};

/** The records of a validation: what is valid of its result, its correction and its suggestions. */
function recordsOfValidation(response: Record<string, unknown>, place: DataProblem["place"]) {
  const { result, resultCorrected, suggestions } = response;
  const offers = Array.isArray(suggestions) ? suggestions : [];
  const all = [
    { keys: ["result"], outcome: result },
    { keys: ["resultCorrected"], outcome: resultCorrected },
    ...offers.map((outcome: unknown, at) => ({ keys: ["suggestions", at], outcome })),
  ];
  const identifier = identifiers[String(place[0])] ?? "";
  return all.flatMap(({ keys, outcome }) => {
    const { isValid = true, data, flags } = Object(outcome);
    if (!isObject(outcome) || isValid === false || Object(data)[identifier] === null) return [];
    return { place: [...place, ...keys, "data"], item: flags ? { data, flags } : { data } };
  });
}

/** The validations without a record: nothing that they say is valid. */
function withoutRecord(name: string, list: unknown): DataProblem[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((entry: unknown, index) => {
    const isWithout =
      isObject(entry) &&
      isObject(entry.result) &&
      recordsOfValidation(entry, [name, index]).length === 0;
    return isWithout ? { place: [name, index, "result"], words: WITHOUT_RECORD } : [];
  });
}

const WITHOUT_RECORD = "is not valid: it adds no record.";

type Lists = Record<string, Placed<unknown>[] | undefined>;

/** The records without a problem, so that what they lack is named beside the problems of others. */
function soundAmong<Item>(
  placed: Placed<Item>[] = [],
  problems: readonly DataProblem[],
): Placed<Item>[] {
  return placed.filter(({ place }) => {
    const record = place.at(-1) === "data" ? place.slice(0, -1) : place;
    return !problems.some((problem) => isWithin(problem.place, record));
  });
}

function isWithin(place: DataProblem["place"], whole: DataProblem["place"]): boolean {
  return whole.every((key, at) => place[at] === key);
}

/** What the contract does not allow: a record is judged as a part of the response that it could stand in. */
function problemsOf(given: unknown, lists: Lists): DataProblem[] {
  const { judge } = contract[currentVersion];
  const items = Object.entries(lists).flatMap(([name, placed]) =>
    placed ? [[name, placed.map(({ item }) => item)] as const] : [],
  );
  if (judge(isObject(given) ? { ...given, ...Object.fromEntries(items) } : given)) return [];
  const found = (judge.errors ?? []).map((error) => toProblem(error, lists));
  // Each alternative of a value has an error; the deepest one, and the first there, is enough.
  return found.filter(
    ({ place }, at) =>
      !found.some((other, index) => {
        const isSame = other.place.length === place.length;
        return isWithin(other.place, place) && (isSame ? index < at : true);
      }),
  );
}

function toProblem(error: SchemaError, lists: Lists): DataProblem {
  const { additionalProperty, missingProperty } = error.params;
  const path = `${error.instancePath}/${additionalProperty ?? missingProperty ?? ""}`
    .split("/")
    .filter(Boolean);
  const keys = path.map((key) => (/^\d+$/.test(key) ? Number(key) : key));
  const [list = "", index, member, ...others] = keys;
  const known = contract[currentVersion].members[index === undefined ? "" : list] ?? [];
  const words = additionalProperty
    ? `is not known. There are: ${known.join(", ")}.`
    : expectationOf(error);
  const record = lists[list]?.[Number(index)]?.place;
  if (!record) return { place: keys, words };
  if (member === "data") return { place: [...record, ...others], words };
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

function toName({ type, value, gender = 0, vocative }: Schemas["NameDetail"]): OwnName {
  const role = type === "name" ? "given" : "surname";
  return { form: value.trim(), role, gender: gender as OwnName["gender"], vocative };
}
