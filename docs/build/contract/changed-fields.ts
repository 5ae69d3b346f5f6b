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

/** The operations that differ between the two versions of the guide. */
export function changedOperationsOf(source: Source): OperationSource[] {
  return operationsOf(source, to).filter(({ path }) => source.changedPaths.includes(path));
}

/**
 * The changed fields of an operation. Renamed ones come from the client's table of changes, as a
 * comparison cannot find them.
 */
export function changedFields(source: Source, described: OperationSource): ChangedField[] {
  const old = fieldsByAnchor(source, from, described.id);
  const now = fieldsByAnchor(source, to, described.id);
  const renamedPaths = changes
    .filter(({ path }) => path === described.path)
    .map(({ place, from, to, note }) => ({
      from: from && `${place}.${from}`,
      to: to && `${place}.${to}`,
      note,
    }));
  const rows = [...old.values()].map((field): ChangedField => {
    const ownChange = renamedPaths.find((change) => change.from === field.anchor);
    const around =
      ownChange ??
      renamedPaths.find((change) => change.from !== null && isInside(field.anchor, change.from));
    const anchor = around
      ? around.to && around.to + field.anchor.slice(around.from?.length)
      : field.anchor;
    const isRenamed = ownChange !== undefined || anchor === null;
    return {
      old: field,
      new: now.get(anchor ?? ""),
      isRenamed,
      note: ownChange?.note,
    };
  });
  const continued = new Set(rows.map((row) => row.new?.anchor));
  const added = [...now.keys()].filter((anchor) => !continued.has(anchor));
  const outermost = added.filter((anchor) => !added.some((other) => isInside(anchor, other)));
  return [
    ...rows.filter(isChanged),
    ...outermost.map((anchor): ChangedField => ({ old: undefined, new: now.get(anchor) })),
  ];
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
