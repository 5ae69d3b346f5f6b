/** The parts of a request that a path begins with. */
const PARTS = /^(?:request\.)?(?:(?:query\.filter|filter|query|options|client)\.)?/;

/** The bare name of a field that an error may name by a path: `numberFull` of `query.numberFull`. A name may have a dot: `number.full`. */
export function bareName(field: string): string {
  return field.replace(PARTS, "");
}
