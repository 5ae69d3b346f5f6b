import { valueAtPath } from "@data-validation/common/value-at";
import { type FieldValues, findingCode, type Validation } from "../validation.ts";
import { detailColumnsOf } from "./details.ts";
import type { RowRecord } from "./record.ts";
import { findStatedChange } from "./stated-change.ts";
import type { Task } from "./task.ts";
import { joinZipAndCity } from "./zip-city.ts";

export function addedColumns({ label, outputs, kind }: Task, hasDetails: boolean): string[] {
  const details = hasDetails ? detailColumnsOf(kind).map(({ path }) => `${label}_${path}`) : [];
  return [...outputs, `${label}_proposal`, `${label}_suggestion`, `${label}_findings`, ...details];
}

/** In the order of {@link addedColumns}. */
export function cellsOf(
  { kind, fields }: Task,
  body: unknown,
  { notes, prefix }: RowRecord,
  hasDetails: boolean,
): string[] {
  const { result, resultCorrected, suggestions } = body as Partial<Validation>;
  const textsOf = (data: FieldValues | null | undefined) =>
    fields.map((field) =>
      field === "zipCity" ? joinZipAndCity(data ?? {}) : String(valueAtPath(data, field) ?? ""),
    );
  // A value that a row states is never changed without a person.
  const changeOf = (data: FieldValues | null | undefined) =>
    findStatedChange(result?.data, data, prefix);
  const candidates = [result, resultCorrected].filter((candidate) => candidate != null);
  const usable = candidates.find(({ isValid, data }) => isValid && !changeOf(data));
  const changed = usable ? undefined : candidates.map(({ data }) => changeOf(data)).find(Boolean);
  // A person has to decide about an invalid correction, as about a suggestion.
  const decided = result?.isValid ? candidates : [resultCorrected];
  const offer = [...decided, ...(suggestions ?? [])].find(
    (candidate) => candidate && candidate !== usable,
  );
  const details = hasDetails ? detailColumnsOf(kind).map(({ read }) => read(usable ?? result)) : [];
  return [
    ...textsOf(usable?.data),
    result?.proposal ?? "",
    textsOf(offer?.data).filter(Boolean).join(" "),
    [
      ...notes,
      ...(changed === undefined ? [] : [`the ${changed} of the row would change`]),
      ...(result?.errors ?? []).map(findingCode),
    ].join("; "),
    ...details,
  ];
}

export function failedCells(task: Task, reason: string, hasDetails: boolean): string[] {
  const empty = hasDetails ? detailColumnsOf(task.kind).map(() => "") : [];
  return [...task.columns.map(() => ""), "error", "", reason, ...empty];
}
