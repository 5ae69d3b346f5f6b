import { operations } from "@data-validation/client/internal/generated";
import type { Change } from "@data-validation/client/internal/migrate/step";
import { changes, guidedStep } from "@data-validation/client/internal/migrate/steps";

/** The version that code is migrated from, and the one that it is migrated to. */
export const { from: OLD, to: NEW } = guidedStep;

export type FieldChange = Change & { from: string };

export const fieldChanges: readonly FieldChange[] = changes.filter(
  (change): change is FieldChange => change.from !== null,
);

export const oldNames: ReadonlySet<string> = new Set(fieldChanges.map(({ from }) => from));

/** Old names of two words, which no other program is likely to have. */
export const distinctiveNames: readonly string[] = [...oldNames].filter((name) =>
  /[A-Z]/.test(name),
);

/** Names that only the new version has: code that uses one was migrated, at least in part. */
export const newNames: ReadonlySet<string> = new Set(
  changes.flatMap(({ to }) => (to === null || to.includes(".") || oldNames.has(to) ? [] : [to])),
);

export const operationPaths: readonly string[] = Object.values(operations[NEW]).flatMap((group) =>
  Object.values(group),
);

export const changedPaths: ReadonlySet<string> = new Set(fieldChanges.map(({ path }) => path));

/** The changed paths as a pattern: `phone/validate|name/validate`. */
export const changedPathsPattern = [...changedPaths].map((path) => path.slice(1)).join("|");

export function findFieldChange(
  path: string,
  place: string,
  name: string,
): FieldChange | undefined {
  return fieldChanges.find(
    (change) => change.path === path && change.place === place && change.from === name,
  );
}

/** Whether the new version uses the old name for something else, as `national`. */
export function isReused(change: FieldChange): boolean {
  return fieldChanges.some(
    (other) =>
      other.path === change.path && other.place === change.place && other.to === change.from,
  );
}

/**
 * The last name of a change's place, which usually stands before the name: `format` of
 * `result.data.format`.
 */
export function parentNameOf({ place }: FieldChange): string {
  return place.split(".").at(-1) as string;
}

/** Whether a field is of the result itself, and not of its data. */
export function isOfResult({ place }: FieldChange): boolean {
  return place === "result";
}

/** Fields of a request of the old version, as findings and errors name them. */
export const requestFieldNames: ReadonlySet<string> = new Set(
  fieldChanges.flatMap(({ place, from, to, isAppended }) =>
    place.startsWith("request.") && to !== null && !isAppended
      ? [`${place.replace("request.", "")}.${from}`]
      : [],
  ),
);

/** Fields of a response that may have no value in the new version. */
export const nullableFields = guidedStep.nullable;

/**
 * A note about fields of an object that may have no value in the new version; undefined if there
 * are none.
 */
export function noteOnNullable(parentName: string): string | undefined {
  const names = nullableFields
    .filter((field) => field.parentName === parentName)
    .map(({ name }) => name);
  return names.length > 0 ? `${names.join(" and ")} may have no value in ${NEW}` : undefined;
}

export const DISTINCTIVE_NAME = new RegExp(
  `(?<![\\w$])(?:${distinctiveNames.join("|")})(?![\\w$])`,
);

export const CLIENT_PACKAGE = "@data-validation/client";

/** Words that only occur in texts about the API. */
export const API_WORDS = new RegExp(
  `(?<!\\w)(?:${changedPathsPattern})(?!\\w)|${CLIENT_PACKAGE}|api-?version`,
  "i",
);

/** The changed paths that a text names, as an address or as methods of the client. */
export function pathsNamedIn(text: string): string[] {
  return [...changedPaths].filter((path) =>
    new RegExp(`(?<!\\w)${path.slice(1).replace("/", "[/.]")}(?!\\w)`).test(text),
  );
}
