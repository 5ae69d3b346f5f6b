import type { OwnData } from "../own-data.ts";
import { type Finding, finding } from "./finding.ts";

/**
 * The length limits of examined texts, in UTF-16 code units: an assumption of the mock, as the
 * contract has none.
 */
const lengthLimits = { company: 300, email: 512, location: 300, name: 150, phone: 250 };

type LimitedKind = keyof typeof lengthLimits;

export function isTooLong(
  kind: LimitedKind,
  text: string,
  { hasNoLengthLimits = false }: OwnData,
): boolean {
  return !hasNoLengthLimits && text.length > lengthLimits[kind];
}

/**
 * A finding for each field of a query with a text longer than any real value; empty if the query
 * can be examined.
 */
export function lengthFindings(
  kind: LimitedKind,
  query: { readonly [Field in string]?: unknown },
  ownData: OwnData,
): Finding[] {
  const fields = Object.keys(query).filter((field) => {
    const text = query[field];
    return typeof text === "string" && isTooLong(kind, text, ownData);
  });
  const description = `The value has more than ${lengthLimits[kind]} characters.`;
  return fields.map((field) =>
    finding("critical", ["SYNTAX", "VALUE_LENGTH", "TOO_LONG"], [field], description),
  );
}
