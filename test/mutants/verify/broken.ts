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

/** A server that breaks one sentence of the specification. */
export interface Broken {
  section: string;
  /** The sentence, or the row of a table. */
  sentence: string;
  /** What the server does. */
  does: string;
  change: Change;
}

/** Every server that breaks a sentence: one way each. */
export const broken: Broken[] = [];

/** Notes the servers that break a sentence, by what they do. */
function of(section: string, sentence: string, servers: Record<string, Change>): void {
  for (const [does, change] of Object.entries(servers)) broken.push({ section, sentence, does, change });
}

/** A change for each of some words, which stand for the percent sign. */
function each(does: string, words: readonly string[], change: (word: string) => Change) {
  return Object.fromEntries(words.map((word) => [does.replace("%", word), change(word)]));
}

const email = "/email/validate";
const phone = "/phone/validate";
const name = "/name/validate";
const phone20 = at(phone, "2.0");
const phone21 = at(phone, "2.1");
const name20 = at(name, "2.0");
const name21 = at(name, "2.1");
const v20 = inVersion("2.0");
const unversioned = ({ headers }: Sent) => headers["api-version"] === undefined;
const otherNumber = "+420777888999";
const option = (path: string, optionName: string, value?: unknown) => sends(path, "options", optionName, value);
const query = (path: string, fieldName: string) => sends(path, "query", fieldName);
const instead = (where: Where, optionName: string, value: Compute) =>
  sent(where, `request options ${optionName}`, value);
const ignored = (where: Where, optionName: string) => sent(where, `request options ${optionName}`);
const status = (from: number, to: number, where = everywhere) =>
  returned(where, (response) => Object.assign(response, response.status === from && { status: to }));
const header = (headerName: string, compute: Compute, where = everywhere) =>
  returned(where, (response) => put(response, `headers ${headerName}`, compute));

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

/** The sentences that are longer than a line. */
const isPost =
  "1. Every call is a POST with a JSON body. The path names the data kind and the operation, for example /email/validate.";
const offered =
  "Response body | suggestions | Where corrections are offered as suggestions, the corrected data is returned here.";
const language =
  "Request options | dataLanguage | enum: en, cs, sk, pl | cs | Language of salutations and inflected name forms";
const structure =
  "Response, result.data | details | Internal structure is unchanged from 2.0, except that details[].nameDays is optional and may be absent.";
const members =
  "Allowed members of dataTypes.valid and dataTypes.invalid: name, surname, nameSurname, context, degreesBefore, degreesAfter.";
const usesJson =
  "All calls use the POST method, a JSON body (Content-Type: application/json) and a JSON response (Accept: application/json).";
const migration =
  "2. A 2.1 client that reads result.data.format.national on /phone/validate receives the grouped number, with no error. In 2.0 the key held the unformatted number.";
const mapping =
  "Mapping of the old option: smartMode true (corrections applied) corresponds to correctionMode full. smartMode false (corrections offered as suggestions) corresponds to correctionMode suggestion.";

of("0", "Version 2.0 remains available to clients that pin it.", { "rejects version 2.0": rejected(v20, 404) });

of("1", "The service validates, and optionally corrects, data that a client submits.", {
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
});
of("1", isPost, {
  "takes no POST": rejected(({ method }) => method === "POST", 405),
  "takes no JSON body": rejected(({ headers }) => headers["content-type"]?.includes("json") === true, 415),
  ...each("has no %", [email, phone, name], (path) => rejected(at(path), 404)),
});
of("1", "4. The endpoints under /company/*, /email/* and /location/* are the same in 2.0 and 2.1.", {
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

for (const [kind, where] of Object.entries({ email: at(email), phone: at(phone), name: at(name) })) {
  of("2.1", "Response body | result | Validation outcome. It contains a data object.", {
    [`returns no result (${kind})`]: member(where, "result"),
    [`returns a result without data (${kind})`]: member(where, "result data"),
    [`returns data as a list (${kind})`]: member(where, "result data", (_, now) => [now]),
  });
  for (const part of ["resultCorrected", "suggestions"]) {
    of("2.1", `Response body | ${part} | Part of the envelope.`, {
      [`returns no ${part} (${kind})`]: member(where, part),
      [`returns ${part} inside of result (${kind})`]: all(member(where, `result ${part}`, null), member(where, part)),
    });
  }
}
of("2.1", "Request body | request | object | Root object of every request", {
  "reads the query from the root of the body": rejected(both(at(email), ({ request }) => request !== undefined)),
});
of("2.1", "Request body | request.options | object | Optional per-endpoint settings", {
  "rejects a request without options": rejected(both(at(email), ({ request }) => request?.options === undefined)),
  "rejects a request with options": rejected(both(at(email), ({ request }) => request?.options !== undefined)),
});
of("2.1", "Request body | request.client | object | Part of the envelope.", {
  "rejects a request without client": rejected(both(at(email), ({ request }) => request?.client === undefined)),
  "rejects a request with client": rejected(both(at(email), ({ request }) => request?.client !== undefined)),
});
of("2.1", offered, {
  "returns the corrected data beside suggestions": all(
    member(option(name, "correctionMode", "suggestion"), "offered", ({ suggestions }) => suggestions),
    member(option(name, "correctionMode", "suggestion"), "suggestions", []),
  ),
});
of("2.1", "The envelope is identical in 2.0 and 2.1.", {
  ...each("returns no % in 2.0", ["result", "resultCorrected", "suggestions"], (part) => member(v20, part)),
});

of("2.2", "request.query.email | string | yes | E-mail address to validate", {
  "rejects the field": rejected(query(email, "email")),
  "validates another address": sent(at(email), "request query email", "jana.kadlecova@seznam.cz"),
});

of("2.3", "Request query | Combined | query.numberFull (string): the whole number including the international prefix", {
  "rejects numberFull": rejected(both(phone21, query(phone, "numberFull"))),
  "validates another number": sent(query(phone, "numberFull"), "request query numberFull", otherNumber),
  "loses the prefix": sent(query(phone, "numberFull"), "request query numberFull", (_, now) =>
    now.replace(/^\+\d{2,3}/, ""),
  ),
});
of("2.3", "Request query | Separate | a prefix and a number as two separate values.", {
  "reads another prefix": sent(both(phone21, query(phone, "prefix")), "request query prefix", "+44"),
  "reads another number": sent(both(phone21, query(phone, "prefix")), "request query number", "777888999"),
});
of("2.3", "Request options | validationType | string | not shown | Value basic is allowed.", {
  "rejects basic": rejected(option(phone, "validationType", "basic")),
});
of("2.3", "Request options | preferredPrefixes | array of strings | none stated | Prefixes to prefer.", {
  "ignores preferredPrefixes": ignored(phone21, "preferredPrefixes"),
  "rejects preferredPrefixes": rejected(both(phone21, option(phone, "preferredPrefixes"))),
  "prefers +420 whatever is sent": instead(option(phone, "preferredPrefixes"), "preferredPrefixes", ["+420"]),
});
of("2.3", "Request options | numberFormat | enum | e164 | Output notation of the number", {
  "ignores numberFormat": ignored(phone21, "numberFormat"),
  ...each("has the default %", ["raw", "national", "e123"], (value) => byDefault(phone21, "numberFormat", value)),
});
for (const [value, words, ...others] of [
  ["raw", "Number as supplied, digits only", "e164", "national", "e123"],
  ["national", "National format with digit grouping", "raw", "e164", "e123"],
  ["e123", "ITU-T E.123 international, with spaces", "e164", "national", "raw"],
  ["e164", "ITU-T E.164 international, no spaces", "e123", "national", "raw"],
] as const) {
  const where = option(phone, "numberFormat", value);
  of("2.3", `numberFormat values | ${value} | ${words}`, {
    [`rejects ${value}`]: rejected(where),
    ...each(`writes % for ${value}`, others, (other) => instead(where, "numberFormat", other)),
  });
}
of("2.3", "Response, result.data | numberFull | string | The number", {
  "leaves numberFull out": field(phone21, "numberFull"),
  "returns it as a number": field(phone21, "numberFull", (_, now) => Number(now.replace(/\D/g, ""))),
  "returns another number": field(phone21, "numberFull", otherNumber),
});
of("2.3", "Response, result.data | format | object | Number in several notations (see below)", {
  "leaves format out": field(phone21, "format"),
  "returns a text": field(phone21, "format", (_, now) => now.e164),
});
for (const [key, sameForAll] of Object.entries({ code: "CZ", prefix: "+420" })) {
  of("2.3", `Response, result.data | country.${key} | string or null | null when the country cannot be resolved`, {
    [`returns an empty ${key}`]: field(phone21, `country ${key}`, (_, now) => now ?? ""),
    [`leaves ${key} out`]: field(phone21, `country ${key}`),
    [`leaves ${key} out where it would be null`]: field(phone21, `country ${key}`, (_, now) => now ?? undefined),
    [`returns a number for ${key}`]: field(phone21, `country ${key}`, (_, now) => now && 420),
    [`returns the same ${key} for all`]: field(phone21, `country ${key}`, sameForAll),
    [`returns null for every ${key}`]: field(phone21, `country ${key}`, null),
  });
}
for (const [key, words, ways] of [
  ["raw", "Digits only, unformatted", { "with spaces": "national", "with a plus sign": "e164" }],
  [
    "national",
    "National notation with grouping (spaces between digit groups)",
    { "without spaces": "raw", "with the prefix": "e123" },
  ],
  ["e164", "International notation without spaces", { "with spaces": "e123", "without the prefix": "raw" }],
  ["e123", "International notation with spaces", { "without spaces": "e164", "without the prefix": "national" }],
] as const) {
  of("2.3", `result.data.format in 2.1 | ${key} | ${words}`, {
    [`leaves ${key} out`]: field(phone21, `format ${key}`),
    [`writes another number into ${key}`]: field(phone21, `format ${key}`, (_, now) =>
      now?.replace(/\d$/, (digit: string) => 9 - Number(digit)),
    ),
    ...Object.fromEntries(
      Object.entries(ways).map(([way, other]) => [
        `writes ${key} ${way}`,
        field(phone21, `format ${key}`, ({ format }) => format[other]),
      ]),
    ),
  });
}
of("2.3", "result.data.format in 2.1 | national | National notation with grouping (spaces between digit groups)", {
  "groups by hyphens": field(phone21, "format national", (_, now) => now?.replaceAll(" ", "-")),
});

of("2.4", "Request options | dataScope | string | not stated | Value full is allowed.", {
  "rejects full": rejected(option(name, "dataScope", "full")),
});
for (const [accepts, words] of Object.entries({
  acceptDegrees: "academic degrees are accepted",
  acceptContext: "context is accepted",
})) {
  of("2.4", `Request options | ${accepts} | boolean | not stated | Whether ${words}`, {
    [`ignores ${accepts}`]: ignored(name21, accepts),
    [`rejects ${accepts}`]: rejected(both(name21, option(name, accepts))),
  });
}
of("2.4", "Request options | correctionMode | enum | full | See below", {
  "ignores correctionMode": ignored(name21, "correctionMode"),
  ...each("has the default %", ["format", "suggestion", "none"], (value) => byDefault(name21, "correctionMode", value)),
});
for (const [value, words, ...others] of [
  ["full", "Apply all corrections", "format", "suggestion", "none"],
  ["format", "Fix formatting only", "full", "suggestion", "none"],
  ["suggestion", "Return corrected data in suggestions only", "full", "format", "none"],
  ["none", "Apply no corrections", "full", "format", "suggestion"],
] as const) {
  const where = option(name, "correctionMode", value);
  of("2.4", `correctionMode values | ${value} | ${words}`, {
    [`rejects ${value}`]: rejected(where),
    ...each(`does % for ${value}`, others, (other) => instead(where, "correctionMode", other)),
  });
}
of("2.4", "correctionMode values | suggestion | Return corrected data in suggestions only", {
  "returns the corrected data in both places": member(
    option(name, "correctionMode", "suggestion"),
    "resultCorrected",
    ({ suggestions }) => suggestions[0] ?? null,
  ),
});
of("2.4", language, {
  "ignores dataLanguage": ignored(name21, "dataLanguage"),
  ...each("has the default %", ["en", "sk", "pl"], (value) => byDefault(name21, "dataLanguage", value)),
  ...each("rejects %", ["en", "cs", "sk", "pl"], (value) => rejected(option(name, "dataLanguage", value))),
  ...each("takes % as cs", ["en", "sk", "pl"], (value) =>
    instead(option(name, "dataLanguage", value), "dataLanguage", "cs"),
  ),
  "takes pl as en": instead(option(name, "dataLanguage", "pl"), "dataLanguage", "en"),
  "takes cs as en": instead(option(name, "dataLanguage", "cs"), "dataLanguage", "en"),
});
of("2.4", "Response, result.data | details | object or array of objects | Moved here from the result root.", {
  "returns details at the root of the result": all(
    member(name21, "result details", ({ result }) => result.data.details),
    member(name21, "result data details"),
  ),
  "returns details in both places": member(name21, "result details", ({ result }) => result.data.details),
  "returns details as a text": field(name21, "details", (_, now) => now && JSON.stringify(now)),
  "leaves details out": field(name21, "details"),
});
of("2.4", structure, {
  "renames a field of the details": field(name21, "details", (_, now) =>
    now?.map(({ gender, ...others }: Any) => ({ ...others, sex: gender })),
  ),
  "leaves a field of the details out": field(name21, "details", (_, now) =>
    now?.map(({ vocative: _vocative, ...others }: Any) => others),
  ),
});
for (const [key, words, part, ways] of [
  ["vocativeName", "Vocative (5th case) of the first name", "name", { "of the surname": "vocativeSurname" }],
  ["vocativeSurname", "Vocative of the surname", "surname", { "of the first name": "vocativeName" }],
  [
    "vocativeNameSurname",
    "Vocative of the full name",
    "nameSurname",
    { "of the first name": "vocativeName", "of the surname": "vocativeSurname" },
  ],
] as const) {
  of("2.4", `Response, result.data | ${key} | string or null | ${words}`, {
    [`leaves ${key} out`]: field(name21, key),
    [`returns a list for ${key}`]: field(name21, key, (_, now) => [now]),
    [`returns the nominative for ${key}`]: field(name21, key, (data, now) => now && data[part]),
    ...Object.fromEntries(
      Object.entries(ways).map(([way, other]) => [
        `returns that ${way} for ${key}`,
        field(name21, key, (data) => data[other]),
      ]),
    ),
  });
}
for (const [list, other] of [
  ["valid", "invalid"],
  ["invalid", "valid"],
] as const) {
  of("2.4", `Response, result.data | dataTypes.${list} | array of strings | Queried components judged ${list}`, {
    [`leaves ${list} out`]: field(name21, `dataTypes ${list}`),
    [`returns a text for ${list}`]: field(name21, `dataTypes ${list}`, (_, now) => now.join()),
    [`puts every component into ${list}`]: field(name21, "dataTypes", (_, now) => ({
      [other]: [],
      [list]: [...now.valid, ...now.invalid],
    })),
  });
}
of("2.4", "Response, result.data | dataTypes.valid | array of strings | Queried components judged valid", {
  "swaps valid and invalid": field(name21, "dataTypes", (_, { valid, invalid }) => ({
    valid: invalid,
    invalid: valid,
  })),
  "leaves dataTypes out": field(name21, "dataTypes"),
});
of("2.4", members, {
  ...each("returns another spelling in %", ["valid", "invalid"], (list) =>
    field(name21, `dataTypes ${list}`, (_, now) => now.map((word: string) => word.toUpperCase())),
  ),
  "returns a member more": field(name21, "dataTypes valid", (_, now) => [...now, "title"]),
});

of("4", usesJson, {
  "returns text/html": header("content-type", "text/html"),
  "returns an authentication failure as text": header("content-type", (response, now) =>
    response.status === 401 ? "text/plain" : now,
  ),
  "returns a body that is no JSON": returned(at(email), (response) =>
    Object.assign(response, response.status < 300 && { body: "<result/>" }),
  ),
  "rejects Accept: application/json": rejected(({ headers }) => headers.accept === "application/json", 406),
});
of("4", "1. Every request carries the Authorization header (section 5).", {
  "needs no key": keyless(everywhere),
  "needs no key for names": keyless(at(name)),
});
of("4", "2. The api-version header is optional (section 9).", {
  "rejects a request without the header": rejected(unversioned),
});
of("4", "3. Every response carries a response header that states the resolved version (section 9).", {
  "states no version": header("service-api-version", undefined),
  "states no version in errors": header("service-api-version", (response, now) =>
    response.status >= 400 ? undefined : now,
  ),
  "states no version for names": header("service-api-version", undefined, at(name)),
});

of("5", "1. Scheme: HTTP Bearer. The API key is sent in every request as the header Authorization: Bearer <API_KEY>.", {
  "reads the key from another header": rejected(({ headers }) => headers["x-api-key"] === undefined, 401),
  "takes every key": sent(everywhere, "headers authorization", (_, now) => now && "Bearer k"),
});
of("5", "4. When authentication fails, then the response is HTTP 401 and the body holds an errors array (section 7).", {
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
for (const [key, words, ...values] of [
  ["group", "REQUEST", "CLIENT", "request"],
  ["type", "AUTH", "AUTHENTICATION", "KEY"],
  ["subtype", "a string (value not given)", null, 1],
  ["severity", "critical", "error", "warning"],
  ["relatedTo", "empty array", ["authorization"], null],
  [
    "description",
    "text saying that invalid authorization credentials were sent and pointing to the developer reference for the correct set-up",
    "",
    "Something went wrong.",
    null,
  ],
] as const) {
  of("7", `${key} | ${words}`, {
    [`leaves ${key} out`]: failure(`errors 0 ${key}`),
    ...Object.fromEntries(
      values.map((value) => [`returns ${JSON.stringify(value)} for ${key}`, failure(`errors 0 ${key}`, value)]),
    ),
  });
}
of("7", "1. A 2.1 client that reads result.details on /name/validate finds the field absent, with no error.", {
  "returns null for the field": member(name21, "result details", null),
  "rejects the request that had details in 2.0": rejected(both(name21, option(name, "dataScope"))),
});
of("7", migration, {
  "has the meanings of the versions swapped": all(
    field(phone21, "format national", ({ format }) => format.raw),
    field(phone20, "format national", ({ format }) => format.nationalFormatted),
  ),
});

of("9", "1. The version is selected with the request header api-version. Values: 2.0 and 2.1.", {
  "returns 2.1 whatever is asked": sent(everywhere, "headers api-version"),
  "returns 2.0 whatever is asked": sent(everywhere, "headers api-version", "2.0"),
  "rejects 2.1": rejected(({ headers }) => headers["api-version"] === "2.1", 404),
});
of("9", "3. A client that does not send the header receives 2.1.", {
  "returns 2.0 by default": sent(unversioned, "headers api-version", "2.0"),
  "behaves as 2.0 by default, and states 2.1": all(
    sent(unversioned, "headers api-version", "2.0"),
    header("service-api-version", "2.1", unversioned),
  ),
});
of("9", "4. A client that sends api-version: 2.0 receives 2.0 behaviour.", {
  "behaves as 2.1, and states 2.0": all(sent(v20, "headers api-version"), header("service-api-version", "2.0", v20)),
});
of("9", "5. Every response echoes the resolved version in a response header named Service-Api-Version.", {
  ...each("always states %", ["2.0", "2.1"], (version) => header("service-api-version", version)),
  "states it in other words": header("service-api-version", (_, now) => `version ${now}`),
  "states 2.1 in errors": header("service-api-version", (response, now) => (response.status >= 400 ? "2.1" : now)),
});
of("9", "7. Base address and authentication are the same in both versions.", {
  "needs no key in 2.0": keyless(v20),
  "returns 403 in 2.0": status(401, 403, v20),
  "rejects the key in 2.0": rejected(v20, 401),
});

of("9.1", "request query | numberWithPrefix | numberFull", {
  "rejects numberWithPrefix in 2.0": rejected(both(phone20, query(phone, "numberWithPrefix"))),
  "validates another number in 2.0": sent(
    query(phone, "numberWithPrefix"),
    "request query numberWithPrefix",
    otherNumber,
  ),
});
of("9.1", "request options | defaultPrefix (deprecated) | removed; use preferredPrefixes", {
  "ignores defaultPrefix in 2.0": ignored(phone20, "defaultPrefix"),
  "rejects defaultPrefix in 2.0": rejected(both(phone20, option(phone, "defaultPrefix"))),
  "still takes defaultPrefix in 2.1": alsoTakes(phone21, "defaultPrefix", (value) => ({ preferredPrefixes: [value] })),
});
of("9.1", "request options | formatNumber (boolean) | numberFormat (enum, default e164)", {
  "ignores formatNumber in 2.0": ignored(phone20, "formatNumber"),
  "rejects formatNumber in 2.0": rejected(both(phone20, option(phone, "formatNumber"))),
  "still takes formatNumber in 2.1": alsoTakes(phone21, "formatNumber", (value) => ({
    numberFormat: value ? "e123" : "e164",
  })),
});
of("9.1", "response data | numberWithPrefix | numberFull", {
  "leaves numberWithPrefix out in 2.0": field(phone20, "numberWithPrefix"),
  "returns numberFull in 2.0": all(
    field(phone20, "numberFull", (data) => data.numberWithPrefix),
    field(phone20, "numberWithPrefix"),
  ),
  "returns numberWithPrefix in 2.1": all(
    field(phone21, "numberWithPrefix", (data) => data.numberFull),
    field(phone21, "numberFull"),
  ),
  "returns another number in 2.0": field(phone20, "numberWithPrefix", otherNumber),
});
for (const [key, row, other] of [
  ["national", "national (unformatted number) | raw", "nationalFormatted"],
  ["nationalFormatted", "nationalFormatted | national (grouped number)", "national"],
  ["international", "international (no spaces) | e164", "internationalFormatted"],
  ["internationalFormatted", "internationalFormatted (with spaces) | e123", "international"],
] as const) {
  of("9.1", `response data.format | ${row}`, {
    [`leaves ${key} out in 2.0`]: field(phone20, `format ${key}`),
    [`writes ${other} for ${key} in 2.0`]: field(phone20, `format ${key}`, ({ format }) => format[other]),
    [`writes another number into ${key} in 2.0`]: field(phone20, `format ${key}`, (_, now) =>
      now?.replace(/\d$/, (digit: string) => 9 - Number(digit)),
    ),
  });
}
of("9.1", "response data.format | nationalFormatted | national (grouped number)", {
  "groups by hyphens in 2.0": field(phone20, "format nationalFormatted", (_, now) => now?.replaceAll(" ", "-")),
  "has the names of 2.1 in 2.0": field(phone20, "format", (_, now) => ({
    raw: now.national,
    national: now.nationalFormatted,
    e164: now.international,
    e123: now.internationalFormatted,
  })),
});
of("9.1", "response data.country.code, data.country.prefix | string | string or null", {
  ...each("returns null for % in 2.0", ["code", "prefix"], (key) =>
    field(phone20, `country ${key}`, (_, now) => now || null),
  ),
  "leaves the country out in 2.0": field(phone20, "country"),
  "returns another country in 2.0": field(phone20, "country code", "XX"),
});
of("9.1", "The separate prefix plus number form of the query is unchanged.", {
  "rejects the separate form in 2.0": rejected(both(phone20, query(phone, "prefix"))),
  "reads another number in 2.0": sent(both(phone20, query(phone, "prefix")), "request query number", "777888999"),
});

of("9.2", "request options | validationDepth (enum) | removed, no replacement", {
  "still takes validationDepth in 2.1": alsoTakes(name21, "validationDepth", (value) =>
    value === "minimal" ? { correctionMode: "none" } : {},
  ),
});
of("9.2", "request options | smartMode (boolean) | removed; replaced by correctionMode", {
  "ignores smartMode in 2.0": ignored(name20, "smartMode"),
  "rejects smartMode in 2.0": rejected(both(name20, option(name, "smartMode"))),
  "still takes smartMode in 2.1": alsoTakes(name21, "smartMode", (value) => ({
    correctionMode: value ? "full" : "suggestion",
  })),
});
of("9.2", "request options | absent | correctionMode (default full)", {
  "has correctionMode in 2.0": alsoTakes(name20, "correctionMode", (value) => ({ smartMode: value === "full" })),
});
of("9.2", "request options | absent | dataLanguage (default cs)", {
  "has dataLanguage in 2.0": (server) => async (call) => {
    const language = call.request?.options?.dataLanguage;
    if (!name20(call) || language === undefined) return server(call);
    const response = await ignored(name20, "dataLanguage")(server)(call);
    for (const detail of response.body.result?.details ?? []) if (language !== "cs") detail.vocative = detail.value;
    return response;
  },
});
of("9.2", "response | result.details | result.data.details", {
  "returns data.details in 2.0": all(
    member(name20, "result data details", ({ result }) => result.details),
    member(name20, "result details"),
  ),
  "leaves details out in 2.0": member(name20, "result details"),
});
of("9.2", "response details[].nameDays | required | optional", {
  "leaves nameDays out in 2.0": member(name20, "result details", (_, now) =>
    now?.map(({ nameDays: _days, ...others }: Any) => others),
  ),
  "leaves nameDays out of surnames in 2.0": member(name20, "result details", (_, now) =>
    now?.map(({ nameDays, ...others }: Any) => (nameDays === null ? others : { ...others, nameDays })),
  ),
});
of("9.2", "response data | absent | vocativeName, vocativeSurname, vocativeNameSurname, dataTypes", {
  ...each("returns % in 2.0", ["vocativeName", "vocativeSurname", "vocativeNameSurname", "dataTypes"], (key) =>
    field(name20, key, null),
  ),
});
of("9.2", mapping, {
  "has the values of smartMode swapped": sent(
    both(name20, option(name, "smartMode")),
    "request options smartMode",
    (_, now) => !now,
  ),
  "offers nothing with smartMode false": member(both(name20, option(name, "smartMode", false)), "suggestions", []),
  "applies nothing with smartMode true": member(both(name20, option(name, "smartMode", true)), "resultCorrected", null),
});
of("9.3", "The request and response envelope, the authentication scheme, the base address", {
  "rejects options in 2.0": rejected(both(at(email, "2.0"), ({ request }) => request?.options !== undefined)),
  "rejects client in 2.0": rejected(both(at(email, "2.0"), ({ request }) => request?.client !== undefined)),
  "has another base address in 2.0": rejected(v20, 404),
});
