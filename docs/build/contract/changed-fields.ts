import { changes, guidedStep } from "@data-validation/client/internal/migrate/steps";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import type { PageField } from "./page-fields.ts";
import { findOperation, type OperationSource, operationsOf, type Source } from "./source.ts";

/** `old` or `new` is undefined where that version lacks the field. */
export interface ChangedField {
  old: PageField | undefined;
  new: PageField | undefined;
  /** Whether the name, the place or the meaning changed. */
  isRenamed?: boolean;
  note?: string | undefined;
}

const { from, to } = guidedStep;

export function changedOperationsOf(source: Source): OperationSource[] {
  return operationsOf(source, to).filter(({ path }) => source.changedPaths.includes(path));
}

/**
 * The changed fields of an operation. Renamed ones come from the client's table of changes, as a
 * comparison cannot find them.
 */
export function changedFields(source: Source, described: OperationSource): ChangedField[] {
  const oldFields = fieldsByAnchor(source, from, described.id);
  const newFields = fieldsByAnchor(source, to, described.id);
  const renames = renamesOf(described.path);
  const rows = [...oldFields.values()].map((old): ChangedField => {
    const rename = renames.find((candidate) => candidate.from === old.anchor);
    const anchor = newAnchorOf(old.anchor, renames);
    return {
      old,
      new: newFields.get(anchor ?? ""),
      isRenamed: rename !== undefined || anchor === null,
      note: rename?.note,
    };
  });
  const continued = new Set(rows.map((row) => row.new?.anchor));
  const added = [...newFields.keys()].filter((anchor) => !continued.has(anchor));
  const outermost = added.filter((anchor) => !added.some((other) => isInside(anchor, other)));
  return [
    ...rows.filter(isChanged),
    ...outermost.map((anchor): ChangedField => ({ old: undefined, new: newFields.get(anchor) })),
  ];
}

type Rename = ReturnType<typeof renamesOf>[number];

/** The changes of names in an operation by anchors; `null` where a version lacks the field. */
function renamesOf(operationPath: string) {
  const ofOperation = changes.filter(({ path }) => path === operationPath);
  return ofOperation.map(({ place, from, to, note }) => ({
    from: from && `${place}.${from}`,
    to: to && `${place}.${to}`,
    note,
  }));
}

/** The anchor of an old field in the newer version, also in a renamed one; `null` if removed. */
function newAnchorOf(anchor: string, renames: Rename[]): string | null {
  const rename =
    renames.find((candidate) => candidate.from === anchor) ??
    renames.find((candidate) => candidate.from !== null && isInside(anchor, candidate.from));
  if (!rename) return anchor;
  return rename.to && rename.to + anchor.slice(rename.from?.length);
}

function isChanged(row: ChangedField): boolean {
  return (
    row.isRenamed === true ||
    row.old?.type !== row.new?.type ||
    row.old?.required !== row.new?.required
  );
}

/**
 * Whether the newer version changes a field only in that it is always present: code for the older
 * one reads it as before.
 */
export function isOnlyGuaranteed({ old, new: now, isRenamed }: ChangedField): boolean {
  if (isRenamed === true || old === undefined || now === undefined) return false;
  return old.type === now.type && !old.required && now.required;
}

function isInside(anchor: string, field: string): boolean {
  return anchor.startsWith(`${field}.`) || anchor.startsWith(`${field}[`);
}

function fieldsByAnchor(source: Source, version: string, id: string): Map<string, PageField> {
  const { request, response } = findOperation(source, version, id).fields;
  // Corrections and suggestions have the fields of the result.
  const fields = flattenFields([...request, ...response]).filter(
    ({ path }) => !/^(resultCorrected|suggestions)\b/.test(path),
  );
  return new Map(fields.map((field) => [field.anchor, field]));
}
