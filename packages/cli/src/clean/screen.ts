import { escapeControls } from "@data-validation/client/internal/errors/unsafe-characters";
import { formatCount, formatNumber, wrapText } from "../format.ts";
import { fitsField, lookOf } from "./columns/cell-looks.ts";
import { headerFields } from "./columns/header-fields.ts";
import type { Field } from "./columns/header-words.ts";
import { type DataKind, kindNouns } from "./data-kinds.ts";
import type { Plan } from "./plan.ts";
import type { Survey } from "./survey.ts";
import type { Task } from "./task.ts";

const LINE_WIDTH = 80;
/** Sample cells of a column. */
const MOST_SAMPLES = 3;
/** The most unsent columns that are listed with their cells. */
const MOST_UNSENT = 10;

/** The name of a column's values, if its field is narrower than its kind. */
const fieldNouns: Partial<Record<Field, string>> = {
  prefix: "international prefixes",
  fullName: "full names",
  firstName: "first names",
  surname: "surnames",
  companyName: "names of companies",
  registrationNumber: "registration numbers",
  taxNumber: "tax numbers",
  vatNumber: "VAT numbers",
  street: "streets",
  houseNumber: "house numbers",
  city: "towns",
  zip: "postal codes",
  country: "countries",
};

/** Sent columns whose cells do not match their kind, one sentence each. */
export function describeUnlikeColumns({ tasks, cells }: Plan): string[] {
  return tasks.flatMap(({ kind, columns, fields }) =>
    columns.flatMap((column, index) => {
      const field = headerFields[kind][fields[index] ?? ""];
      const sample = cells.get(column) ?? [];
      if (!field || fitsField(field, sample)) return [];
      const matching = sample.filter((cell) => fitsField(field, [cell])).length;
      const noun = fieldNouns[field] ?? kindNouns[kind];
      return [`${column}: ${matching} of ${formatCount(sample.length, "cell")} can be ${noun}.`];
    }),
  );
}

/** The screen before the first call: what is sent, what is not, and the number of calls. */
export function describePlan(plan: Plan, survey: Survey): string {
  const { table, out, isDry, hasDetails } = plan;
  const name = table.sheet ? `${table.file} (${table.sheet})` : table.file;
  const unlike = describeUnlikeColumns(plan);
  return [
    `${name}${isDry ? "" : ` → ${out}`}`,
    `  ${formatCount(survey.rows, "row")}${formulasOf(plan)}`,
    "",
    "Sent",
    ...plan.tasks.flatMap((task) => describeTask(task, plan, survey)),
    ...describeUnsent(plan),
    ...(hasDetails
      ? ["", "--details raises dataScope and validationType, which may cost more."]
      : []),
    ...(unlike.length > 0 ? ["", "Cells that do not look like what their column is sent as"] : []),
    ...unlike.map((sentence) => `  ${sentence}`),
    ...adviseOnPrefixes(plan),
    "",
    "",
  ].join("\n");
}

export function describeCalls({ price }: Plan, { rows, calls }: Survey, saved: number): string {
  const before = saved > 0 ? `, ${formatCount(saved, "response")} saved by an earlier run` : "";
  const cost =
    price === undefined
      ? ""
      : `  ${formatCount(calls, "call")} × ${price} = ${formatNumber(calls * price)} credits\n`;
  return `${formatCount(rows, "row")}, ${formatCount(calls, "call")} to make${before}\n${cost}`;
}

/**
 * Advice for columns with numbers without an international prefix: the service can only suggest
 * one.
 */
function adviseOnPrefixes({ tasks, cells, options }: Plan): string[] {
  if (options.phone?.preferredPrefixes) return [];
  const columns = tasks
    .filter(({ fields }) => fields[0] === "numberFull")
    .flatMap((task) => task.columns)
    .filter((column) => {
      const numbers = cells.get(column) ?? [];
      return numbers.filter((cell) => !/^\s*(\+|00)/.test(cell)).length > numbers.length / 2;
    });
  if (columns.length === 0) return [];
  const sentence = `No international prefix: ${columns.join(", ")}. Name yours with --prefix, for example --prefix +420`;
  return ["", wrapText(sentence, "  ")];
}

function formulasOf({ table }: Plan): string {
  return table.formulas ? `, ${formatCount(table.formulas, "formula")} sent as their values` : "";
}

function describeTask(
  task: Task,
  { rows: sample, namedColumns }: Plan,
  { tasks }: Survey,
): string[] {
  const { columns, kind, label, fields } = task;
  const { rows = 0, calls = 0, restored = 0, lost = 0 } = tasks.get(label) ?? {};
  const isGuessed = !columns.some((column) => namedColumns.has(column));
  const field = headerFields[kind][fields[0] ?? ""];
  const isPart = kind === "name" && columns.length === 1 && field !== "fullName";
  const noun = (isPart && field && fieldNouns[field]) || kindNouns[kind];
  const counts = [
    formatCount(rows, "row"),
    formatCount(calls, "call"),
    ...(restored > 0 ? [`${formatCount(restored, "value")} restored`] : []),
    ...(lost > 0 ? [`${formatCount(lost, "value")} with digits lost`] : []),
    ...(task.countries?.length ? [`countries in ${task.countries.join(", ")}`] : []),
  ];
  return [
    `  ${wrapText(`${columns.join(" + ")}: ${noun}${isGuessed ? " (guessed)" : ""}`, "    ")}`,
    `      ${counts.join(", ")}`,
    ...samplesOf(recordsIn(sample, task)),
  ];
}

/** The cells of a record in each row that has any. A country or prefix alone does not count. */
function recordsIn(rows: Record<string, string>[], { columns, fields }: Task): string[] {
  const isPart = (column: string) =>
    /^(country|prefix)$/.test(fields[columns.indexOf(column)] ?? "");
  return rows.flatMap((row) => {
    const filled = columns.filter((column) => row[column]?.trim());
    return filled.every(isPart) ? [] : filled.map((column) => row[column]?.trim()).join(" ");
  });
}

function samplesOf(records: string[]): string[] {
  return records.length > 0 ? [cut(`      ${records.slice(0, MOST_SAMPLES).join(" | ")}`)] : [];
}

/** The columns that are not sent: first those that probably should be. */
function describeUnsent({ tasks, table, cells }: Plan): string[] {
  const sent = new Set(tasks.flatMap(({ columns }) => columns));
  const unsentColumns = table.columns.filter((column) => column !== "" && !sent.has(column));
  if (unsentColumns.length === 0) return [];
  const filled = unsentColumns.flatMap((column) => {
    const sample = cells.get(column) ?? [];
    return sample.length > 0 ? [{ column, sample, look: lookOf(sample) }] : [];
  });
  const otherColumns = filled.filter(({ look }) => look === undefined);
  const listedColumns = otherColumns.slice(0, MOST_UNSENT);
  const width = Math.min(24, Math.max(0, ...listedColumns.map(({ column }) => column.length)));
  const lines = listedColumns.map(({ column, sample }) =>
    cut(`  ${column.padEnd(width)}  ${sample.slice(0, MOST_SAMPLES).join(" | ")}`),
  );
  const more = otherColumns.length - listedColumns.length;
  const empty = unsentColumns.length - filled.length;
  return [
    "",
    "Not sent",
    ...filled.flatMap(({ column, sample, look }) =>
      look === undefined
        ? []
        : [
            `  ${column}: looks like ${kindNouns[look]}. To send it, name it with --${optionOf(look)}`,
            ...samplesOf(sample),
          ],
    ),
    ...lines,
    ...(more > 0 ? [`  and ${formatCount(more, "other column")}`] : []),
    ...(empty > 0 ? [`  ${formatCount(empty, "column")} without a value`] : []),
  ];
}

/** The option that sends a column of a kind. */
function optionOf(kind: DataKind): string {
  return kind === "location" ? "street" : kind;
}

function cut(line: string): string {
  const flat = escapeControls(line.replaceAll(/[\r\n]+/g, " "));
  return flat.length > LINE_WIDTH ? `${flat.slice(0, LINE_WIDTH - 1)}…` : flat;
}
