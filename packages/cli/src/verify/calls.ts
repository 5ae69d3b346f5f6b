import type { JsonObject } from "../observe/contract/json.ts";
import type { Call } from "./rule.ts";

/** The two versions that the specification describes. */
export const [V20, V21] = ["2.0", "2.1"] as const;

/** A call of an operation that section 4 names. */
const callOf =
  (path: string) =>
  (request: JsonObject, version?: string, rest: Partial<Call> = {}): Call => ({
    path,
    request,
    ...(version !== undefined && { version }),
    ...rest,
  });

export const callEmail = callOf("/email/validate");
export const callPhone = callOf("/phone/validate");
const callName = callOf("/name/validate");

/** Each domain has this mailbox (RFC 5321). */
export const address = "postmaster@gmail.com";
export const noAddress = "not an address";

/** Numbers that their numbering plans have for certain; those of Great Britain and the United States are reserved for fiction. */
export const numbers = { CZ: "+420607123456", SK: "+421903123456", GB: "+442079460018", US: "+12025550123" } as const;

/** Numbers with a country code that the ITU has not assigned. */
export const unassigned = ["+999123456789", "+210123456789", "+2831234567"] as const;

/** A whole number, in the field that the version has for it. */
export function callNumber(number: string, version: string, options?: JsonObject, rest?: Partial<Call>): Call {
  const query = { [version === V20 ? "numberWithPrefix" : "numberFull"]: number };
  return callPhone({ query, ...(options && { options }) }, version, rest);
}

/** A name as two fields and as one: the specification does not show the fields of the query. */
export function namesAs(name: string, surname: string): JsonObject[] {
  return [{ name, surname }, { nameSurname: `${name} ${surname}` }];
}

export function callPerson(query: JsonObject, version: string, options?: JsonObject): Call {
  return callName({ query, ...(options && { options }) }, version, { isAssumed: true });
}

/** A number in the separate form: the specification does not show its fields. */
export function callSeparate(prefix: string, number: string, version: string): Call {
  return callPhone({ query: { prefix, number } }, version, { isAssumed: true });
}

/** A call of each operation that section 4 names, with data that is valid. */
export function callEach(version?: string, rest?: Partial<Call>): Record<"email" | "phone" | "name", Call> {
  const number: JsonObject = version === V20 ? { numberWithPrefix: numbers.CZ } : { numberFull: numbers.CZ };
  return {
    email: callEmail({ query: { email: address } }, version, rest),
    phone: callPhone({ query: number }, version, rest),
    name: callName({ query: { name: "Jan", surname: "Novák" } }, version, { ...rest, isAssumed: true }),
  };
}
