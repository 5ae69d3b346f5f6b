import { valueAtKeys } from "@data-validation/openapi-document/json";
import {
  type ContentOf,
  eitherShape,
  listShape,
  mapShape,
  rowShape,
  type TableShape,
  textShape,
} from "@data-validation/tooling/table";
import { requestedVersion, type SentCall } from "./server.ts";

const member: TableShape<string> = {
  type: "string",
  pattern: "^(method|path|headers|request)\\b",
};
const patternShape: TableShape<string | boolean> = { type: ["boolean", "string"] };

/** The members of a filter in a table. */
export const filterShapes = {
  /** The beginning of the path, the version, or both: `/name/ 2.1`. */
  at: eitherShape(listShape(textShape), textShape),
  /** Members of the call, each with a regular expression that matches the whole of it. */
  if: { ...mapShape(patternShape), propertyNames: member },
  /** A member that the call does not have. */
  lacks: member,
};

const filterShape = rowShape({}, filterShapes);

/** Which calls are changed or disturbed. */
export type CallFilter = ContentOf<typeof filterShape>;

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
