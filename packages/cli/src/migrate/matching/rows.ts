import { type Change, changes } from "../../../../client/src/migrate/changes.ts";
import { nameTranslator } from "../../../../client/src/migrate/name.ts";
import { phoneTranslator } from "../../../../client/src/migrate/phone.ts";

/** A name of version 2.0 that has another one in 2.1, or none. */
export type Row = Change & { from: string };

export const rows: readonly Row[] = (changes as readonly Change[]).filter(
  (change): change is Row => change.from !== null,
);

/** The paths whose operation changed. */
export const changedPaths: readonly string[] = [...new Set(rows.map(({ path }) => path))];

/** The names that are 2.1's alone: where one is used, the code has been migrated, at least in part. */
export const newRows = (changes as readonly Change[]).flatMap(({ place, to, path }) =>
  to === null || to.includes(".") || rows.some((row) => row.from === to) ? [] : [{ path, place, to }],
);

/** Old names that hardly anybody else uses. */
export const distinctive: readonly string[] = [
  "numberWithPrefix",
  "nationalFormatted",
  "internationalFormatted",
  "validationDepth",
  "smartMode",
];

/** Whether the old name remains in 2.1 for something else, as `national` does. */
export function isKept(row: Row): boolean {
  return rows.some((other) => other.path === row.path && other.place === row.place && other.to === row.from);
}

/** The fields of a request as findings and errors name them: the names of 2.1 by those of 2.0, with and without what they are part of. */
export const fieldNames: ReadonlyMap<string, string> = new Map(
  [phoneTranslator, nameTranslator].flatMap(({ errorFields }) =>
    Object.entries(errorFields).flatMap(([to, from]): [string, string][] => {
      const bare = (name: string) => name.split(".").at(-1) ?? name;
      return [
        [from, to],
        [`request.${from}`, `request.${to}`],
        [bare(from), bare(to)],
      ];
    }),
  ),
);

/** Names that say something about a place: old ones, new ones, and those of fields that 2.1 may leave without a value. */
const INTERESTING = new Set([
  ...rows.map(({ from }) => from),
  ...newRows.map(({ to }) => to),
  "code",
  "prefix",
  "nameDays",
]);

/** Whether a name has to do with what changed. */
export function isOfInterest(key: string): boolean {
  return INTERESTING.has(key);
}
