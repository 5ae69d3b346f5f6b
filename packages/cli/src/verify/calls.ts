import type { Options, Path } from "@data-validation/client";
import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { isJsonObject, type JsonObject } from "@data-validation/openapi-document/json";
import { markOf } from "@data-validation/openapi-document/marks";
import type { Call } from "../traffic/call.ts";

/** The two versions that the specification describes. */
export const V20 = "2.0";
export const V21 = "2.1";
export const versions = [V20, V21] as const;

/** The options of an operation, each as the version has it that has it. */
type OptionsOfBoth<P extends Path> = {
  [Name in keyof (Options<P, "2.0"> & Options<P, "2.1">)]?:
    | Options<P, "2.0">[Name & keyof Options<P, "2.0">]
    | Options<P, "2.1">[Name & keyof Options<P, "2.1">];
};

export type PhoneOptions = OptionsOfBoth<"/phone/validate">;
export type NameOptions = OptionsOfBoth<"/name/validate">;

/** Each domain has this mailbox (RFC 5321). */
const ADDRESS = "postmaster@gmail.com";
export const emailRequest = { query: { email: ADDRESS } };
export const NO_ADDRESS = "not an address";

/**
 * Valid numbers of four numbering plans; the British and the American one are reserved for fiction.
 */
export const validNumbers = {
  CZ: "+420607123456",
  SK: "+421903123456",
  GB: "+442079460018",
  US: "+12025550123",
} as const;

/** Numbers with a country code that the ITU has not assigned. */
export const unassignedNumbers = ["+999123456789", "+210123456789", "+2831234567"] as const;

const validValues: unknown[] = [ADDRESS, ...Object.values(validNumbers)];

type CallSettings = Partial<Omit<Call, "path" | "version">>;

function call(
  path: string,
  request: JsonObject,
  version: string | undefined,
  settings: CallSettings,
): Call {
  const isDoubtful =
    isJsonObject(request.query) &&
    !Object.values(request.query).every((value) => validValues.includes(value));
  return {
    path,
    request,
    ...(version && { version }),
    ...(isDoubtful && { doubt: "the data" }),
    ...settings,
  };
}

export const callEmail = (
  request: JsonObject,
  version?: string,
  settings: CallSettings = {},
): Call => call("/email/validate", request, version, settings);

/** A number with its prefix, in the field of the version. */
export function callNumber(
  number: string,
  version?: string,
  options: PhoneOptions = {},
  settings: CallSettings = {},
): Call {
  const query = { [version === V20 ? "numberWithPrefix" : "numberFull"]: number };
  return call("/phone/validate", withOptions(query, options), version, settings);
}

const UNSHOWN_NAMES = "names that the specification does not show";

/** A number as two values: the specification does not show their names. */
export function callSeparate(
  prefix: string,
  number: string,
  version: string,
  options: PhoneOptions = {},
): Call {
  const request = withOptions({ prefix, number }, options);
  return call("/phone/validate", request, version, { doubt: UNSHOWN_NAMES });
}

/** A name as two fields and as one: the specification does not show the fields of the query. */
export function nameQueries(name: string, surname: string): [JsonObject, JsonObject] {
  return [{ name, surname }, { nameSurname: `${name} ${surname}` }];
}

export function callName(
  query: JsonObject,
  version?: string,
  options: NameOptions = {},
  settings: CallSettings = {},
): Call {
  return call("/name/validate", withOptions(query, options), version, {
    ...settings,
    doubt: UNSHOWN_NAMES,
  });
}

function withOptions(query: JsonObject, options: PhoneOptions | NameOptions): JsonObject {
  return Object.keys(options).length > 0 ? { query, options: options as JsonObject } : { query };
}

/** A call of each operation that section 4 names, with valid data. */
export function callEach(version?: string, settings?: CallSettings): Call[] {
  return [
    callEmail(emailRequest, version, settings),
    callNumber(validNumbers.CZ, version, {}, settings),
    callName({ name: "Jan", surname: "Novák" }, version, {}, settings),
  ];
}

/** Valid data and other data, of each operation whose response section 4 calls an envelope. */
export const envelopeCalls = (version: string): Record<string, Call[]> => ({
  "/email/validate": [
    callEmail(emailRequest, version),
    callEmail({ query: { email: NO_ADDRESS } }, version),
  ],
  "/phone/validate": [
    callNumber(validNumbers.CZ, version),
    callNumber(unassignedNumbers[0], version),
  ],
  "/name/validate": [...nameQueries("Jan", "Novák"), ...nameQueries("jana", "KADLECOVÁ")].map(
    (query) => callName(query, version),
  ),
});

/** The document of the current version. */
export function findCurrent(documents: readonly Bundle[]): Bundle {
  return documents.find(({ info }) => info.version === V21) as Bundle;
}

/**
 * A call of an operation with an example of the contract: the second one, since the first one of a
 * search finds nothing.
 */
export function callWithExample(document: Bundle, path: string, version = V21): Call {
  const { post } = document.paths[path] as Bundle["paths"][string];
  const [, example] = Object.values(
    examplesOfBody<{ request: JsonObject }>(document, post.requestBody),
  );
  const request = example?.value.request ?? {};
  return { path, version, request, ...(markOf(post) && { doubt: UNSHOWN_NAMES }) };
}
