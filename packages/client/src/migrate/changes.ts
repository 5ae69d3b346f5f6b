import { operations, type Version } from "../generated.ts";

/** One row of the tables in sections 9.1 and 9.2 that gives a name of version 2.0 another one in 2.1, or none. */
export interface Change {
  /** The section of the specification that states it. */
  section: `9.${number}`;
  path: string;
  /** Where the name stands: from the root of the request or the response. */
  place: "request.query" | "request.options" | "result" | "result.data" | "result.data.format";
  /** The name in version 2.0; `null` if 2.0 has no counterpart. */
  from: string | null;
  /** The name in version 2.1, from the same place; `null` if 2.1 has no counterpart. */
  to: string | null;
  /** What else changes with the name, in a few words. */
  note?: string;
}

const phone = { section: "9.1", path: operations["2.1"].phone.validate } as const;
const name = { section: "9.2", path: operations["2.1"].name.validate } as const;

/** Every name that differs between the versions. What changes without a name (a country that is null) is not here. */
export const changes = [
  { ...phone, place: "request.query", from: "numberWithPrefix", to: "numberFull" },
  { ...phone, place: "request.options", from: "defaultPrefix", to: "preferredPrefixes", note: "a list" },
  {
    ...phone,
    place: "request.options",
    from: "formatNumber",
    to: "numberFormat",
    note: 'true is "e123", false is "e164"',
  },
  { ...phone, place: "result.data", from: "numberWithPrefix", to: "numberFull" },
  { ...phone, place: "result.data.format", from: "national", to: "raw", note: "2.1 has another national, with spaces" },
  { ...phone, place: "result.data.format", from: "nationalFormatted", to: "national" },
  { ...phone, place: "result.data.format", from: "international", to: "e164" },
  { ...phone, place: "result.data.format", from: "internationalFormatted", to: "e123" },
  { ...name, place: "request.options", from: "validationDepth", to: null },
  {
    ...name,
    place: "request.options",
    from: "smartMode",
    to: "correctionMode",
    note: 'true is "full", false is "suggestion"',
  },
  { ...name, place: "request.options", from: null, to: "dataLanguage" },
  { ...name, place: "result", from: "details", to: "data.details" },
  { ...name, place: "result.data", from: null, to: "vocativeName" },
  { ...name, place: "result.data", from: null, to: "vocativeSurname" },
  { ...name, place: "result.data", from: null, to: "vocativeNameSurname" },
  { ...name, place: "result.data", from: null, to: "dataTypes" },
] as const satisfies readonly Change[];

/** The tables of changes, each with the two versions that it is between. */
export const migrations: readonly { from: Version; to: Version; changes: readonly Change[] }[] = [
  { from: "2.0", to: "2.1", changes },
];

/** The names of other versions, each with the name that a version has for it; `null` if it has no counterpart. */
export function foreignNames(version: string) {
  const tables = migrations.filter(({ from, to }) => version === from || version === to);
  return tables.flatMap((migration) =>
    migration.changes.flatMap(({ path, place, from, to }) => {
      const [foreign, own] = version === migration.from ? [to, from] : [from, to];
      return foreign === null ? [] : [{ path, place, foreign, own }];
    }),
  );
}
