/** The parts of a request that a path begins with. */
const PARTS = /^(?:request\.)?(?:(?:query\.filter|filter|query|options|client)\.)?/;

/**
 * The field name without its path: `numberFull` for `query.numberFull`. A name may contain a dot:
 * `number.full`.
 */
export function bareName(field: string): string {
  return field.replace(PARTS, "");
}
