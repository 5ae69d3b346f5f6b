import { guidedStep } from "@data-validation/client/internal/migrate/steps";
import { translateRequest } from "@data-validation/client/internal/migrate/translate";
import { capitalise } from "@data-validation/common/text";
import { valueAtKeys } from "@data-validation/openapi-document/json";
import { UserError } from "@data-validation/tooling/command";
import { allOrNoneShape, readKeyedTable } from "@data-validation/tooling/keyed-table";
import {
  type ContentOf,
  enumShape,
  mapShape,
  readTable,
  rowShape,
  stringShape,
} from "@data-validation/tooling/table";
import {
  type ChangedField,
  changedFields,
  changedOperationsOf,
  isOnlyGuaranteed,
} from "../contract/changed-fields.ts";
import { respondFromMock } from "../contract/response.ts";
import { findOperation, type Source } from "../contract/source.ts";

/** The values that programs of the older version read from a response of the newer one. */
export interface EffectReading {
  /** The path of the operation and the field: `/phone/validate result.data.numberWithPrefix`. */
  id: string;
  path: string;
  /** The names to the field; 0 for the first item of an array. */
  keys: (string | number)[];
  /** The response of the newer version. */
  body: unknown;
  /** The value that the older version has at this place. */
  was: unknown;
}

const kinds = ["unnoticed", "default value", "exception"] as const;

const outcomeShape = rowShape({ kind: enumShape(kinds), shown: stringShape });

export type EffectOutcome = ContentOf<typeof outcomeShape>;

/**
 * The measured outcomes by reading and style, which `npm run suite -- migration` compares with its
 * run, and writes with RECORD=1.
 */
export const EFFECTS_FILE = "docs/content/migration-effects.json";

type Effects = Record<string, Record<string, EffectOutcome>>;

let effects: Effects | undefined;

/** Read when a page needs it, so that a mistake in it is reported as one of the build. */
function readEffects(): Effects {
  effects ??= readTable(EFFECTS_FILE, mapShape(mapShape(outcomeShape))).content;
  return effects;
}

const { from, to } = guidedStep;

/**
 * The readings of the fields that a comparison of the versions names, each with the first example
 * in which they differ.
 */
export async function readingsOf(source: Source): Promise<EffectReading[]> {
  const readings = changedOperationsOf(source).flatMap((described) =>
    changedFields(source, described).flatMap((row) =>
      isRead(row) ? [readingOf(source, described.id, described.path, row.old?.anchor ?? "")] : [],
    ),
  );
  return Promise.all(readings);
}

function isRead(row: ChangedField): boolean {
  const { old } = row;
  return old !== undefined && !old.anchor.startsWith("request.") && !isOnlyGuaranteed(row);
}

async function readingOf(
  source: Source,
  id: string,
  path: string,
  anchor: string,
): Promise<EffectReading> {
  const keys = anchor
    .replaceAll("[]", ".0")
    .split(".")
    .map((key) => (key === "0" ? 0 : key));
  const names = keys.map(String);
  const old = findOperation(source, from, id);
  const now = findOperation(source, to, id);
  for (const { value } of Object.values(old.examples)) {
    const { body: translated, lost } = translateRequest(value, { path, from, to });
    if (lost.length > 0) continue;
    const before = await respondFromMock(source, { operation: old, request: value.request });
    const after = await respondFromMock(source, { operation: now, request: translated.request });
    const was = valueAtKeys(before.body, names);
    if (was === undefined || was === null) continue;
    if (JSON.stringify(was) === JSON.stringify(valueAtKeys(after.body, names))) continue;
    return { id: `${path} ${anchor}`, path, keys, body: after.body, was };
  }
  throw new Error(`No example of ${path} shows how ${anchor} changes.`);
}

/**
 * The effect on a client that still reads an old field; undefined for a field that is never read.
 */
export function effectOf(path: string, row: ChangedField) {
  if (!isRead(row)) return undefined;
  const id = `${path} ${row.old?.anchor}`;
  const measured = readEffects()[id];
  if (!measured)
    throw new UserError(
      `${EFFECTS_FILE}:1: There is no row for ${id}. Correct its key, or run RECORD=1 npm run suite -- migration.`,
    );
  return describeOutcomes(measured);
}

/** The outcomes by style in a sentence, and whether no program notices the change. */
export function describeOutcomes(measured: Record<string, EffectOutcome>) {
  const byKind = Map.groupBy(Object.entries(measured), ([, { kind }]) => kind);
  const isUnnoticed = byKind.size === 1 && byKind.has("unnoticed");
  if (isUnnoticed) return { isUnnoticed, text: "**Unnoticed** in every language." };
  const parts = kinds.flatMap((kind) => {
    const styles = byKind.get(kind) ?? [];
    return styles.length === 0 ? [] : `**${capitalise(kind)}**: ${listStyles(styles)}.`;
  });
  return { isUnnoticed, text: parts.join(" ") };
}

/** The styles in a list; those of one language that have the same outcome, as the language. */
function listStyles(styles: [string, EffectOutcome][]): string {
  const languageOf = (style: string) => style.split(", ")[0] ?? "";
  const allStyles = Map.groupBy(stylesOfEffects(), languageOf);
  const languages = Map.groupBy(styles, ([style]) => languageOf(style));
  const names = [...languages].map(([language, languageStyles]) => {
    if (languageStyles.length === allStyles.get(language)?.length) return language;
    const ways = languageStyles.map(([style]) => style.split(", ")[1]);
    return `${language} (${ways.join(", ")})`;
  });
  return names.join(", ");
}

/** The styles of most rows: a misspelt one is in few. */
function stylesOfEffects(): string[] {
  const rows = Object.values(readEffects());
  const columns = Map.groupBy(rows.flatMap(Object.keys), (style) => style);
  return [...columns].flatMap(([style, cells]) => (cells.length * 2 > rows.length ? style : []));
}

export async function effectTable(source: Source): Promise<[head: string[], rows: string[][]]> {
  const readings = await readingsOf(source);
  const ids = readings.map(({ id }) => id);
  const styles = stylesOfEffects();
  const checked = readKeyedTable(EFFECTS_FILE, ids, allOrNoneShape(styles, outcomeShape));
  const rows = Object.entries(checked).map(([id, outcomes]) => [
    `\`${id.split(" ")[1]}\``,
    ...styles.map((style) => {
      const { kind, shown } = outcomes[style] as EffectOutcome;
      return `${kind}${shown && `: \`${shown}\``}`;
    }),
  ]);
  return [[`Field of ${from}`, ...styles], rows];
}
