/** The parts of a request that a path begins with. */
const PARTS = /^(?:request\.)?(?:(?:query\.filter|filter|query|options|client)\.)?/;

/**
 * The name of a field without its path and the index of an item: `numberFull` for
 * `query.numberFull`, `dataSource` for `options.dataSource.0`. A name may contain a dot:
 * `number.full`.
 */
export function bareName(field: string): string {
  return field.replace(PARTS, "").replace(/\.\d+$/, "");
}
