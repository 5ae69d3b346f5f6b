import { operations } from "../../../client/src/generated.ts";
import type { Change } from "../../../client/src/migrate/step.ts";
import { changes, guidedStep } from "../../../client/src/migrate/steps.ts";

/** A name of version 2.0 that has another one in 2.1, or none. */
export type Row = Change & { from: string };

export const rows: readonly Row[] = changes.filter((change): change is Row => change.from !== null);

/** The names that are 2.1's alone: where one is used, the code has been migrated, at least in part. */
export const newNames: ReadonlySet<string> = new Set(
  changes.flatMap(({ to }) => (to === null || to.includes(".") || rows.some((row) => row.from === to) ? [] : [to])),
);

/** The paths of all operations. */
export const paths: readonly string[] = Object.values(operations[guidedStep.to]).flatMap((group) =>
  Object.values(group),
);

/** The paths whose operation changed. */
export const changedPaths: ReadonlySet<string> = new Set(rows.map(({ path }) => path));

/** Old names that hardly anybody else uses. */
export const distinctive: ReadonlySet<string> = new Set(
  rows.map(({ from }) => from).filter((name) => /WithPrefix|Formatted/.test(name)),
);

/** The row of a name at a place of an operation. */
export function rowOf(path: string, place: string, name: string): Row | undefined {
  return rows.find((row) => row.path === path && row.place === place && row.from === name);
}

/** Whether the old name remains in 2.1 for something else, as `national` does. */
export function isKept(row: Row): boolean {
  return rows.some((other) => other.path === row.path && other.place === row.place && other.to === row.from);
}

/** The last name of a row's place, which usually stands before the name: `format` of `result.data.format`. */
export function holderOf({ place }: Row): string {
  return place.split(".").at(-1) as string;
}

/** The fields of a request as findings and errors name them, in version 2.0. */
export const fieldNames: ReadonlySet<string> = new Set(
  Object.values(guidedStep.paths).flatMap(({ errorFields }) => Object.values(errorFields)),
);

/** Fields that 2.1 may leave without a value, with what they stand in. */
export const nullable: readonly { holder: string; name: string; section: string }[] = [
  { holder: "country", name: "code", section: "9.1" },
  { holder: "country", name: "prefix", section: "9.1" },
  { holder: "detail", name: "nameDays", section: "9.2" },
];

/** The package of the client. */
export const CLIENT = "@data-validation/client";

/** Words that only a text has that has to do with the API. */
export const NEAR = new RegExp(
  `(?<!\\w)(?:${[...changedPaths].map((path) => path.slice(1)).join("|")})(?!\\w)|${CLIENT}|api-?version`,
  "i",
);

/** The paths among those that changed that a text names, as an address or as methods of the client. */
export function pathsNamedIn(text: string): string[] {
  return [...changedPaths].filter((path) =>
    new RegExp(`(?<!\\w)${path.slice(1).replace("/", "[/.]")}(?!\\w)`).test(text),
  );
}
