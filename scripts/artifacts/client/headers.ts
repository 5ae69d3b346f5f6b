import type { Bundle } from "@data-validation/openapi-document/document";
import { detailsHeaderOf, limitHeadersOf } from "../mock/tables.ts";

/**
 * The optional headers of every call, in lower case, by the ends of their names: real names start
 * with the vendor's word.
 */
export function writeHeaders(bundle: Bundle): string {
  const endOf = (header: string) => header.toLowerCase().replace(/^[^-]*/, "");
  const ends = Object.entries(limitHeadersOf(bundle)).map(([name, header]) => [
    name,
    endOf(header),
  ]);
  return `// The optional headers of the API, made from openapi/ by npm run generate: the ends of their names, after the vendor's word.

/** The response headers that state the limits of a key. */
export const limitHeaderEnds = ${JSON.stringify(Object.fromEntries(ends), undefined, 2)} as const;

/** The request header that asks for details of the request. */
export const detailsHeaderEnd = ${JSON.stringify(endOf(detailsHeaderOf(bundle)))};
`;
}
