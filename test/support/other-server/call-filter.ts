import { valueAtKeys } from "@data-validation/openapi-document/json";
import { listShape, mapShape, type TableShape, textShape } from "@data-validation/tooling/table";
import { requestedVersion, type SentCall } from "./server.ts";

/** Which calls are changed or disturbed. */
export interface CallFilter {
  /** The beginning of the path, the version, or both: `/name/ 2.1`. */
  at?: string | string[];
  /** Members of the call, each with a regular expression that matches the whole of it. */
  if?: Record<string, string | boolean>;
  /** A member that the call does not have. */
  lacks?: string;
}

const member: TableShape = { type: "string", pattern: "^(method|path|headers|request)\\b" };

/** The members of a filter in a table. */
export const filterShapes: Record<keyof CallFilter, TableShape> = {
  at: { ...listShape(textShape), type: ["array", "string"] },
  if: { ...mapShape({ type: ["boolean", "string"] }), propertyNames: member },
  lacks: member,
};

/** Whether a filter lets a call pass. */
export function passesFilter(
  { at = "/", if: conditions = {}, lacks }: CallFilter,
  call: SentCall,
): boolean {
  return (
    [at].flat().some((place) => place.split(" ").every((word) => isAt(word, call))) &&
    Object.entries(conditions).every(([place, pattern]) =>
      isLike(memberAt(call, place), pattern),
    ) &&
    (lacks === undefined || memberAt(call, lacks) === undefined)
  );
}

function isAt(word: string, call: SentCall): boolean {
  return word.startsWith("/") ? call.path.startsWith(word) : requestedVersion(call) === word;
}

function isLike(value: unknown, pattern: string | boolean): boolean {
  return value !== undefined && new RegExp(`^(?:${pattern})$`).test(String(value));
}

function memberAt(call: SentCall, place: string) {
  return valueAtKeys(call, place.split(" "));
}
