import { operations } from "@data-validation/client/internal/generated";
import type { Change } from "@data-validation/client/internal/migrate/step";
import { changes, guidedStep } from "@data-validation/client/internal/migrate/steps";

/** The version that code is migrated from, and the one that it is migrated to. */
export const { from: OLD, to: NEW } = guidedStep;

export type Row = Change & { from: string };

export const rows: readonly Row[] = changes.filter((change): change is Row => change.from !== null);

/** Names that only the new version has: code that uses one was migrated, at least in part. */
export const newNames: ReadonlySet<string> = new Set(
  changes.flatMap(({ to }) =>
    to === null || to.includes(".") || rows.some((row) => row.from === to) ? [] : [to],
  ),
);

export const paths: readonly string[] = Object.values(operations[NEW]).flatMap((group) =>
  Object.values(group),
);

export const changedPaths: ReadonlySet<string> = new Set(rows.map(({ path }) => path));

export function rowOf(path: string, place: string, name: string): Row | undefined {
  return rows.find((row) => row.path === path && row.place === place && row.from === name);
}

/** Whether the new version uses the old name for something else, as `national`. */
export function isKept(row: Row): boolean {
  return rows.some(
    (other) => other.path === row.path && other.place === row.place && other.to === row.from,
  );
}

/**
 * The last name of a row's place, which usually stands before the name: `format` of
 * `result.data.format`.
 */
export function holderOf({ place }: Row): string {
  return place.split(".").at(-1) as string;
}

/** Fields of a request of the old version, as findings and errors name them. */
export const fieldNames: ReadonlySet<string> = new Set(
  rows.flatMap(({ place, from, to, isAppended }) =>
    place.startsWith("request.") && to !== null && !isAppended
      ? [`${place.replace("request.", "")}.${from}`]
      : [],
  ),
);

/** Fields of a response that may have no value in the new version. */
export const { nullable } = guidedStep;

/**
 * A note about fields of an object that may have no value in the new version; undefined if there
 * are none.
 */
export function noteOnEmptied(holder: string): string | undefined {
  const names = nullable.filter((field) => field.holder === holder).map(({ name }) => name);
  return names.length > 0 ? `${names.join(" and ")} may have no value in ${NEW}` : undefined;
}

/** Old names that no other program is likely to have. */
export const DISTINCTIVE = new RegExp(
  `(?<![\\w$])(?:${[...new Set(rows.map(({ from }) => from))].filter((name) => /[A-Z]/.test(name)).join("|")})(?![\\w$])`,
);

export const CLIENT = "@data-validation/client";

/** Words that only occur in texts about the API. */
export const NEAR = new RegExp(
  `(?<!\\w)(?:${[...changedPaths].map((path) => path.slice(1)).join("|")})(?!\\w)|${CLIENT}|api-?version`,
  "i",
);

/** The changed paths that a text names, as an address or as methods of the client. */
export function pathsNamedIn(text: string): string[] {
  return [...changedPaths].filter((path) =>
    new RegExp(`(?<!\\w)${path.slice(1).replace("/", "[/.]")}(?!\\w)`).test(text),
  );
}
