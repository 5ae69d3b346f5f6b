import type { CallSettings, Client, Options } from "@data-validation/client";
import type { CallResult } from "@data-validation/client/batch";
import { type Data, kindOf, type Validation } from "../validation.ts";
import type { Row } from "./table.ts";

export type Kind = "email" | "phone" | "name";

/** Columns that one call validates together. */
export interface Task {
  kind: Kind;
  /** One column, or those of first name and surname. */
  columns: string[];
  /** Begins the names of added columns: `<label>_proposal`. */
  label: string;
}

export type CallOptions = { phone: Options<"/phone/validate">; name: Options<"/name/validate"> };

/** Usual names of columns. */
const NAMES: [kind: Kind, part: "whole" | "first" | "last", pattern: RegExp][] = [
  ["email", "whole", /^(e-?mail|mail)([ _-]?(address|adresa))?$|(^|[ _.-])e-?mail$/i],
  [
    "phone",
    "whole",
    /^(phone|telephone|telefon|tel|mobile|mobil|cell)([ _-]?(number|phone|no|cislo|číslo))?$|(^|[ _.-])(phone|mobile|telefon)$/i,
  ],
  ["name", "first", /^(first[ _-]?name|given[ _-]?name|jm[eé]no|firstname)$/i],
  ["name", "last", /^(last[ _-]?name|surname|family[ _-]?name|p[rř][ií]jmen[ií]|lastname)$/i],
  ["name", "whole", /^(name|full[ _-]?name|contact|jm[eé]no (a|&) p[rř][ií]jmen[ií])$/i],
];

export function guessTasks(columns: string[]): Task[] {
  const find = (kind: Kind, part: string) =>
    columns.filter((column) =>
      NAMES.some(([k, p, pattern]) => k === kind && p === part && pattern.test(column.trim())),
    );
  const [first] = find("name", "first");
  const [last] = find("name", "last");
  const names: Task[] =
    first !== undefined && last !== undefined
      ? [{ kind: "name", columns: [first, last], label: "name" }]
      : [...find("name", "whole"), ...find("name", "first"), ...find("name", "last")]
          .slice(0, 1)
          .map(single("name"));
  return [
    ...find("email", "whole").map(single("email")),
    ...find("phone", "whole").map(single("phone")),
    ...names,
  ];
}

export function single(kind: Kind): (column: string) => Task {
  return (column) => ({ kind, columns: [column], label: column });
}

export function addedColumns({ columns, label }: Task): string[] {
  const corrected = columns.map((column) => `${column}_corrected`);
  return [...corrected, `${label}_proposal`, `${label}_suggestion`, `${label}_findings`];
}

/** A call that validates the columns of a task in a row. Equal calls have the same key. */
export type PlannedCall = { key: string; task: Task; values: string[] };

/** The call for a row; undefined when there is nothing to validate. */
export function callOf(task: Task, row: Row): PlannedCall | undefined {
  const values = task.columns.map((column) => unquote(row.values?.[column]?.trim() ?? ""));
  if (!row.values || values.every((value) => value === "")) return undefined;
  return { key: JSON.stringify([task.kind, values.length, ...values]), task, values };
}

/** A cell with a space before or after its quotation marks still has them. */
function unquote(cell: string): string {
  return /^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"').trim() : cell;
}

export function makeCall(
  api: Client,
  { task, values: [value = "", surname = ""] }: PlannedCall,
  options: CallOptions,
  settings: CallSettings,
): Promise<CallResult<unknown>> {
  const { kind, columns } = task;
  if (kind === "email") return api.email.validate({ email: value }, settings);
  if (kind === "phone")
    return api.phone.validate({ numberFull: value }, { ...settings, options: options.phone });
  const parts = { name: value || undefined, surname: surname || undefined };
  const query = columns.length > 1 ? parts : { nameSurname: value };
  return api.name.validate(query, { ...settings, options: options.name });
}

const FIELDS: Record<Kind, string[][]> = {
  email: [["email"]],
  phone: [["numberFull"]],
  name: [["nameSurname"], ["name", "surname"]],
};

/** The cells of the added columns for a response, in their order. */
export function cellsOf({ kind, columns }: Task, body: unknown): string[] {
  const { result, resultCorrected, suggestions } = body as Partial<Validation>;
  const fields = FIELDS[kind].find(({ length }) => length === columns.length) ?? [];
  const text = (data: Data | null | undefined) =>
    fields.map((field) => String(data?.[field] ?? ""));
  const usable = [result, resultCorrected].find((candidate) => candidate?.isValid);
  // A person has to decide about a correction that is not valid, as about a suggestion.
  const [offer] = [resultCorrected, ...(suggestions ?? [])].filter(
    (candidate) => candidate && candidate !== usable,
  );
  return [
    ...text(usable?.data),
    result?.proposal ?? "",
    text(offer?.data).filter(Boolean).join(" "),
    (result?.errors ?? []).map(kindOf).join("; "),
  ];
}

export function failedCells({ columns }: Task, reason: string): string[] {
  return [...columns.map(() => ""), "error", "", reason];
}
