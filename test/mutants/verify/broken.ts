import type { Any, Change, Compute, Sent, Server, Where } from "./server.ts";
import {
  all,
  asked,
  at,
  both,
  everywhere,
  failure,
  field,
  inVersion,
  member,
  put,
  rejected,
  returned,
  sends,
  sent,
  versionOf,
} from "./server.ts";

/** A server that breaks a sentence of a section of the specification. */
export interface Broken {
  section: string;
  /** What the server does. */
  does: string;
  change: Change;
}

/** Every server that breaks a sentence: one way each. */
export const broken: Broken[] = [];

/** Adds servers that break a section, by what they do. */
function of(section: string, servers: Record<string, Change>): void {
  for (const [does, change] of Object.entries(servers)) broken.push({ section, does, change });
}

/** A change for each of some words, which stand for the percent sign. */
function each(does: string, words: readonly string[], change: (word: string) => Change) {
  return Object.fromEntries(words.map((word) => [does.replace("%", word), change(word)]));
}

const email = "/email/validate";
const phone = "/phone/validate";
const name = "/name/validate";
const stated = [email, phone, name];
const phone20 = at(phone, "2.0");
const phone21 = at(phone, "2.1");
const name20 = at(name, "2.0");
const name21 = at(name, "2.1");
const v20 = inVersion("2.0");
const unversioned = ({ headers }: Sent) => headers["api-version"] === undefined;
const otherNumber = "+420777888999";
const query = (path: string, fieldName: string) => sends(path, "query", fieldName);
const option = (path: string, optionName: string, value?: unknown) => sends(path, "options", optionName, value);
const has = (path: string, part: string, version?: string) =>
  both(at(path, version), ({ request }) => request?.[part] !== undefined);
const hasNot = (path: string, part: string) => both(at(path), ({ request }) => request?.[part] === undefined);
const status = (from: number, to: number, where = everywhere) =>
  returned(where, (response) => Object.assign(response, response.status === from && { status: to }));
const header = (headerName: string, compute: Compute, where = everywhere) =>
  returned(where, (response) => put(response, `headers ${headerName}`, compute));
const otherDigit = (_: Any, now: Any) => now?.replace(/\d$/, (digit: string) => 9 - Number(digit));
const hyphens = (_: Any, now: Any) => now?.replaceAll(" ", "-");

/** Reads another value of an option, or none. */
const instead = (where: Where, optionName: string, value?: unknown) =>
  sent(where, `request options ${optionName}`, () => value);

/** Takes an option where a request has none. */
const byDefault = (where: Where, optionName: string, value: unknown) =>
  asked(where, ({ request }) => {
    if (request) request.options = { [optionName]: value, ...request.options };
  });

/** Takes an option of one version in the other, as one that the other has. */
const alsoTakes = (where: Where, optionName: string, as: (value: Any) => object) =>
  asked(where, ({ request }) => {
    const { [optionName]: value, ...others } = request?.options ?? {};
    if (value !== undefined) request.options = { ...others, ...as(value) };
  });

/** Lets requests in that have no key. */
const keyless = (where: Where) => sent(where, "headers authorization", (_, now) => now || "Bearer k");

/** Returns a field under another name. */
const renamed = (where: Where, from: string, to: string) =>
  all(
    field(where, to, (data) => data[from]),
    field(where, from),
  );

/** Changes each of the details of a name, wherever its version has them. */
const eachDetail = (where: Where, place: string, change: (detail: Any) => Any) =>
  member(where, place, (_, now) => now?.map(change));

/** Returns the first response of each path and version, whatever is sent with a key. */
function constant(server: Server): Server {
  const first = new Map<string, ReturnType<Server>>();
  return async (call) => {
    const key = `${call.path} ${versionOf(call)} ${call.headers.authorization}`;
    const response = first.get(key) ?? server(call);
    first.set(key, response);
    return structuredClone(await response);
  };
}

of("0", { "rejects version 2.0": rejected(v20, 404) });

of("1", {
  "finds every e-mail address valid, and returns the same for each": sent(
    at(email),
    "request query email",
    "a@seznam.cz",
  ),
  "finds every number valid, and returns the same for each": sent(at(phone), "request query", ({ headers }) =>
    headers["api-version"] === "2.0" ? { numberWithPrefix: "+420607123456" } : { numberFull: "+420607123456" },
  ),
  "finds every name valid, and returns the same for each": sent(at(name), "request query", () => ({
    name: "Jan",
    surname: "Novák",
  })),
  "returns one constant response for each path": constant,
  "takes no POST": rejected(({ method }) => method === "POST", 405),
  "takes no JSON body": rejected(({ headers }) => headers["content-type"]?.includes("json") === true, 415),
  ...each("has no %", stated, (path) => rejected(at(path), 404)),
  "returns companies under another name in 2.0": member(
    at("/company/", "2.0"),
    "companies",
    ({ results }) => results ?? [],
  ),
  "returns no companies in 2.0": member(at("/company/", "2.0"), "results", (_, now) => now && []),
  "returns places under another name in 2.0": member(at("/location/", "2.0"), "places", ({ results }) => results ?? []),
  "returns no addresses from /email/search in 2.0": member(at("/email/search", "2.0"), "results", []),
  "returns other data from /email/validate in 2.0": member(at(email, "2.0"), "result data address", "a@seznam.cz"),
  "validates e-mail addresses otherwise in 2.0": sent(at(email, "2.0"), "request query email", (_, now) => `${now}x`),
});

for (const path of stated) {
  of("2.1", {
    [`returns no result (${path})`]: member(at(path), "result"),
    [`returns a result without data (${path})`]: member(at(path), "result data"),
    [`returns data as a list (${path})`]: member(at(path), "result data", (_, now) => [now]),
    ...each(`returns no % (${path})`, ["resultCorrected", "suggestions"], (part) => member(at(path), part)),
    ...each(`returns % inside of result (${path})`, ["resultCorrected", "suggestions"], (part) =>
      all(member(at(path), `result ${part}`, null), member(at(path), part)),
    ),
  });
}
of("2.1", {
  ...each("rejects a request without %", ["options", "client"], (part) => rejected(hasNot(email, part))),
  ...each("rejects a request with %", ["options", "client"], (part) => rejected(has(email, part))),
  ...each("returns no % in 2.0", ["result", "resultCorrected", "suggestions"], (part) => member(v20, part)),
  "reads the query from the root of the body": rejected(both(at(email), ({ request }) => request !== undefined)),
  "returns the corrected data beside suggestions": all(
    member(option(name, "correctionMode", "suggestion"), "offered", ({ suggestions }) => suggestions),
    member(option(name, "correctionMode", "suggestion"), "suggestions", []),
  ),
});

/** Fields of a query, each with another value that a server may read instead. */
for (const [section, path, fieldName, where, otherPlace, other] of [
  ["2.2", email, "email", at(email), "email", "jana.kadlecova@seznam.cz"],
  ["2.3", phone, "numberFull", phone21, "numberFull", otherNumber],
  ["2.3", phone, "prefix", phone21, "prefix", "+44"],
  ["2.3", phone, "prefix", phone21, "number", "777888999"],
  ["9.1", phone, "numberWithPrefix", phone20, "numberWithPrefix", otherNumber],
  ["9.1", phone, "prefix", phone20, "number", "777888999"],
] as const) {
  const sendsField = both(where, query(path, fieldName));
  of(section, { [`reads another ${otherPlace}`]: sent(sendsField, `request query ${otherPlace}`, other) });
  const isAssumed = section === "2.3" && fieldName === "prefix";
  if (!isAssumed) of(section, { [`rejects the field ${fieldName}`]: rejected(sendsField) });
}
of("2.3", {
  "loses the prefix": sent(query(phone, "numberFull"), "request query numberFull", (_, now) =>
    now.replace(/^\+\d{2,3}/, ""),
  ),
  "prefers +420 whatever is sent": instead(option(phone, "preferredPrefixes"), "preferredPrefixes", ["+420"]),
});

/** Options without stated values. */
for (const [section, path, version, optionName] of [
  ["2.3", phone, "2.1", "preferredPrefixes"],
  ["2.4", name, "2.1", "acceptDegrees"],
  ["2.4", name, "2.1", "acceptContext"],
  ["9.1", phone, "2.0", "defaultPrefix"],
  ["9.1", phone, "2.0", "formatNumber"],
  ["9.2", name, "2.0", "smartMode"],
] as const) {
  of(section, {
    [`ignores ${optionName}`]: instead(at(path, version), optionName),
    [`rejects ${optionName}`]: rejected(both(at(path, version), option(path, optionName))),
  });
}
of("2.3", { "rejects basic": rejected(option(phone, "validationType", "basic")) });
of("2.4", { "rejects full": rejected(option(name, "dataScope", "full")) });

/** Options with stated values, the first one by default: a server ignores them, rejects one, or takes one for another. */
for (const [section, where, path, optionName, values] of [
  ["2.3", phone21, phone, "numberFormat", ["e164", "raw", "national", "e123"]],
  ["2.4", name21, name, "correctionMode", ["full", "format", "suggestion", "none"]],
  ["2.4", name21, name, "dataLanguage", ["cs", "en", "sk", "pl"]],
] as const) {
  of(section, {
    [`ignores ${optionName}`]: instead(where, optionName),
    ...each("has the default %", values.slice(1), (value) => byDefault(where, optionName, value)),
    ...each("rejects %", values, (value) => rejected(option(path, optionName, value))),
  });
  for (const value of values) {
    const others = values.filter((other) => other !== value && !isHardToTell(value, other));
    of(
      section,
      each(`takes ${value} for %`, others, (other) => instead(option(path, optionName, value), optionName, other)),
    );
  }
}

/** Two languages may have the same forms of a name; of the others the rules compare those with Czech, and Polish with English. */
function isHardToTell(value: string, other: string): boolean {
  return ["en sk", "sk en", "sk pl", "pl sk", "en pl", "cs sk", "cs pl"].includes(`${value} ${other}`);
}

/** Fields of `result.data` in 2.1, with values that no server returns for all. */
for (const [section, where, place, wrong] of [
  ["2.3", phone21, "numberFull", { "a number": (_, now) => Number(now.replace(/\D/g, "")), another: otherNumber }],
  ["2.3", phone21, "format", { "a text": (_, now) => now.e164 }],
  ["2.3", phone21, "country code", { "the same": "CZ" }],
  ["2.3", phone21, "country prefix", { "the same": "+420" }],
  ["2.4", name21, "details", { "a text": (_, now) => now && JSON.stringify(now) }],
  ["2.4", name21, "dataTypes valid", { "a text": (_, now) => now.join() }],
  ["2.4", name21, "dataTypes invalid", { "a text": (_, now) => now.join() }],
  ["2.4", name21, "dataTypes", {}],
  ["2.4", name21, "vocativeName", { "the nominative": ({ name }, now) => now && name }],
  ["2.4", name21, "vocativeSurname", { "the nominative": ({ surname }, now) => now && surname }],
  ["2.4", name21, "vocativeNameSurname", { "the nominative": ({ nameSurname }, now) => now && nameSurname }],
  ["9.1", phone20, "numberWithPrefix", { another: otherNumber }],
  ["9.1", phone20, "country", {}],
  ["9.1", phone20, "country code", { another: "XX" }],
] as const satisfies [string, Where, string, Record<string, Compute>][]) {
  of(section, { [`leaves ${place} out`]: field(where, place) });
  for (const [what, compute] of Object.entries<Compute>(wrong))
    of(section, { [`returns ${what} for ${place}`]: field(where, place, compute) });
}
for (const key of ["code", "prefix"]) {
  of("2.3", {
    [`returns an empty ${key}`]: field(phone21, `country ${key}`, (_, now) => now ?? ""),
    [`leaves ${key} out where it would be null`]: field(phone21, `country ${key}`, (_, now) => now ?? undefined),
    [`returns a number for ${key}`]: field(phone21, `country ${key}`, (_, now) => now && 420),
    [`returns null for every ${key}`]: field(phone21, `country ${key}`, null),
  });
  of("9.1", { [`returns null for ${key} in 2.0`]: field(phone20, `country ${key}`, (_, now) => now || null) });
}

/** Notations: each with those that a server may write in its place. */
for (const [section, where, key, others] of [
  ["2.3", phone21, "raw", ["national", "e164"]],
  ["2.3", phone21, "national", ["raw", "e123"]],
  ["2.3", phone21, "e164", ["e123", "raw"]],
  ["2.3", phone21, "e123", ["e164", "national"]],
  ["9.1", phone20, "national", ["nationalFormatted"]],
  ["9.1", phone20, "nationalFormatted", ["national"]],
  ["9.1", phone20, "international", ["internationalFormatted"]],
  ["9.1", phone20, "internationalFormatted", ["international"]],
] as const) {
  of(section, {
    [`leaves ${key} out`]: field(where, `format ${key}`),
    [`writes another number into ${key}`]: field(where, `format ${key}`, otherDigit),
    ...each(`writes % for ${key}`, others, (other) => field(where, `format ${key}`, ({ format }) => format[other])),
  });
}
of("2.3", { "groups by hyphens": field(phone21, "format national", hyphens) });

of("2.4", {
  "returns the corrected data in both places": member(
    option(name, "correctionMode", "suggestion"),
    "resultCorrected",
    ({ suggestions }) => suggestions[0] ?? null,
  ),
  "returns details at the root of the result": all(
    member(name21, "result details", ({ result }) => result.data.details),
    member(name21, "result data details"),
  ),
  "returns details in both places": member(name21, "result details", ({ result }) => result.data.details),
  "renames a field of the details": eachDetail(name21, "result data details", ({ gender, ...others }) => ({
    ...others,
    sex: gender,
  })),
  "leaves a field of the details out": eachDetail(
    name21,
    "result data details",
    ({ vocative: _vocative, ...others }) => others,
  ),
});
for (const [key, other] of [
  ["vocativeName", "vocativeSurname"],
  ["vocativeSurname", "vocativeName"],
  ["vocativeNameSurname", "vocativeName"],
  ["vocativeNameSurname", "vocativeSurname"],
] as const) {
  of("2.4", {
    [`returns a list for ${key}`]: field(name21, key, (_, now) => [now]),
    [`returns ${other} for ${key}`]: field(name21, key, (data) => data[other]),
  });
}
for (const [list, other] of [
  ["valid", "invalid"],
  ["invalid", "valid"],
] as const) {
  of("2.4", {
    [`puts every component into ${list}`]: field(name21, "dataTypes", (_, now) => ({
      [other]: [],
      [list]: [...now.valid, ...now.invalid],
    })),
    [`returns another spelling in ${list}`]: field(name21, `dataTypes ${list}`, (_, now) =>
      now.map((word: string) => word.toUpperCase()),
    ),
  });
}
of("2.4", {
  "swaps valid and invalid": field(name21, "dataTypes", (_, { valid, invalid }) => ({
    valid: invalid,
    invalid: valid,
  })),
  "returns a member more": field(name21, "dataTypes valid", (_, now) => [...now, "title"]),
});

of("4", {
  "returns text/html": header("content-type", "text/html"),
  "returns an authentication failure as text": header("content-type", (response, now) =>
    response.status === 401 ? "text/plain" : now,
  ),
  "returns a body that is no JSON": returned(at(email), (response) =>
    Object.assign(response, response.status < 300 && { body: "<result/>" }),
  ),
  "rejects Accept: application/json": rejected(({ headers }) => headers.accept === "application/json", 406),
  "needs no key": keyless(everywhere),
  "needs no key for names": keyless(at(name)),
  "rejects a request without the header": rejected(unversioned),
  "states no version": header("service-api-version", undefined),
  "states no version in errors": header("service-api-version", (response, now) =>
    response.status >= 400 ? undefined : now,
  ),
  "states no version for names": header("service-api-version", undefined, at(name)),
});

of("5", {
  "reads the key from another header": rejected(({ headers }) => headers["x-api-key"] === undefined, 401),
  "takes every key": sent(everywhere, "headers authorization", (_, now) => now && "Bearer k"),
  ...each("returns %", ["403", "400", "200"], (code) => status(401, Number(code))),
  "returns 403 for names": status(401, 403, at(name)),
  "returns one error, and no list": failure("errors", (_, now) => now[0]),
  "returns errors under another name": all(
    failure("problems", ({ errors }) => errors),
    failure("errors"),
  ),
  "returns no errors": failure("errors", []),
  "returns texts as errors": failure("errors", (_, now) => now.map(({ description }: Any) => description)),
});
for (const [key, ...values] of [
  ["group", "CLIENT", "request"],
  ["type", "AUTHENTICATION", "KEY"],
  ["subtype", null, 1],
  ["severity", "error", "warning"],
  ["relatedTo", ["authorization"], null],
  ["description", "", "Something went wrong.", null],
] as const) {
  of("7", { [`leaves ${key} out`]: failure(`errors 0 ${key}`) });
  for (const value of values)
    of("7", { [`returns ${JSON.stringify(value)} for ${key}`]: failure(`errors 0 ${key}`, value) });
}
of("7", {
  "returns null for the field": member(name21, "result details", null),
  "rejects the request that had details in 2.0": rejected(both(name21, option(name, "dataScope"))),
  "has the meanings of the versions swapped": all(
    field(phone21, "format national", ({ format }) => format.raw),
    field(phone20, "format national", ({ format }) => format.nationalFormatted),
  ),
});

of("9", {
  "returns 2.1 whatever is asked": sent(everywhere, "headers api-version"),
  "returns 2.0 whatever is asked": sent(everywhere, "headers api-version", "2.0"),
  "rejects 2.1": rejected(({ headers }) => headers["api-version"] === "2.1", 404),
  "returns 2.0 by default": sent(unversioned, "headers api-version", "2.0"),
  "behaves as 2.0 by default, and states 2.1": all(
    sent(unversioned, "headers api-version", "2.0"),
    header("service-api-version", "2.1", unversioned),
  ),
  "behaves as 2.1, and states 2.0": all(sent(v20, "headers api-version"), header("service-api-version", "2.0", v20)),
  ...each("always states %", ["2.0", "2.1"], (version) => header("service-api-version", version)),
  "states it in other words": header("service-api-version", (_, now) => `version ${now}`),
  "states 2.1 in errors": header("service-api-version", (response, now) => (response.status >= 400 ? "2.1" : now)),
  "needs no key in 2.0": keyless(v20),
  "returns 403 in 2.0": status(401, 403, v20),
  "rejects the key in 2.0": rejected(v20, 401),
});

of("9.1", {
  "still takes defaultPrefix in 2.1": alsoTakes(phone21, "defaultPrefix", (value) => ({ preferredPrefixes: [value] })),
  "still takes formatNumber in 2.1": alsoTakes(phone21, "formatNumber", (value) => ({
    numberFormat: value ? "e123" : "e164",
  })),
  "returns numberFull in 2.0": renamed(phone20, "numberWithPrefix", "numberFull"),
  "returns numberWithPrefix in 2.1": renamed(phone21, "numberFull", "numberWithPrefix"),
  "groups by hyphens in 2.0": field(phone20, "format nationalFormatted", hyphens),
  "has the names of 2.1 in 2.0": field(phone20, "format", (_, now) => ({
    raw: now.national,
    national: now.nationalFormatted,
    e164: now.international,
    e123: now.internationalFormatted,
  })),
});

of("9.2", {
  "still takes validationDepth in 2.1": alsoTakes(name21, "validationDepth", (value) =>
    value === "minimal" ? { correctionMode: "none" } : {},
  ),
  "still takes smartMode in 2.1": alsoTakes(name21, "smartMode", (value) => ({
    correctionMode: value ? "full" : "suggestion",
  })),
  "has correctionMode in 2.0": alsoTakes(name20, "correctionMode", (value) => ({ smartMode: value === "full" })),
  "has dataLanguage in 2.0": (server) => async (call) => {
    const language = call.request?.options?.dataLanguage;
    if (!name20(call) || language === undefined) return server(call);
    const response = await instead(name20, "dataLanguage")(server)(call);
    for (const detail of response.body.result?.details ?? []) if (language !== "cs") detail.vocative = detail.value;
    return response;
  },
  "returns data.details in 2.0": all(
    member(name20, "result data details", ({ result }) => result.details),
    member(name20, "result details"),
  ),
  "leaves details out in 2.0": member(name20, "result details"),
  "leaves nameDays out in 2.0": eachDetail(name20, "result details", ({ nameDays: _days, ...others }) => others),
  "leaves nameDays out of surnames in 2.0": eachDetail(name20, "result details", ({ nameDays, ...others }) =>
    nameDays === null ? others : { ...others, nameDays },
  ),
  ...each("returns % in 2.0", ["vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"], (key) =>
    field(name20, key, null),
  ),
  "has the values of smartMode swapped": sent(option(name, "smartMode"), "request options smartMode", (_, now) => !now),
  "offers nothing with smartMode false": member(option(name, "smartMode", false), "suggestions", []),
  "applies nothing with smartMode true": member(option(name, "smartMode", true), "resultCorrected", null),
});
of(
  "9.3",
  each("rejects % in 2.0", ["options", "client"], (part) => rejected(has(email, part, "2.0"))),
);
