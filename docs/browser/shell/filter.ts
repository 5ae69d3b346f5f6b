import { createElement } from "../elements.ts";

/** Filters the rows of long tables by the text and the choice above them. */
export function listenToFilters(): void {
  for (const holder of document.querySelectorAll<HTMLElement>(".filtered")) listenToFilter(holder);
}

function listenToFilter(holder: HTMLElement): void {
  const rows = [...holder.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  const [input] = holder.getElementsByTagName("input");
  const status = holder.querySelector("[role=status]");
  if (!input || !status) return;
  const choices = [...holder.querySelectorAll("select")].map((select) => ({
    select,
    column: select.ariaLabel ?? "",
  }));
  for (const { select, column } of choices) addOptions(select, column, rows);
  const update = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? "";
      const isChosen = choices.every(({ column, select }) =>
        hasValue(valuesOf(row, column), select.value),
      );
      row.hidden = !isChosen || !words.every((word) => text.includes(word));
    }
    const isFiltered = words.length > 0 || choices.some(({ select }) => select.value !== "");
    for (const table of holder.querySelectorAll<HTMLElement>(".table")) {
      const fold = table.closest("details");
      const block = fold ?? table;
      block.hidden = !table.querySelector("tbody tr:not([hidden])");
      if (fold) countRows(fold, isFiltered);
      const heading = block.previousElementSibling;
      if (heading instanceof HTMLHeadingElement) heading.hidden = block.hidden;
    }
    status.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rows`;
  };
  for (const field of [input, ...choices.map(({ select }) => select)])
    field.addEventListener("input", update);
}

/** Opens a folded table while a filter is on, with the number of its rows that are shown. */
function countRows(fold: HTMLDetailsElement, isFiltered: boolean): void {
  fold.open = isFiltered && !fold.hidden;
  const [summary] = fold.getElementsByTagName("summary");
  if (!summary) return;
  const rows = fold.querySelectorAll("tbody tr").length;
  const shown = fold.querySelectorAll("tbody tr:not([hidden])").length;
  const unit = rows === 1 ? "assumption" : "assumptions";
  summary.textContent = shown === rows ? `${rows} ${unit}` : `${shown} of ${rows} ${unit}`;
}

function addOptions(select: HTMLSelectElement, column: string, rows: HTMLTableRowElement[]): void {
  const all = new Set(rows.flatMap((row) => valuesOf(row, column)));
  const values = [...all].filter((value) => value !== "all" && !value.endsWith("*")).toSorted();
  select.append(...values.map((value) => createElement("option", { value }, value)));
}

function valuesOf(row: HTMLTableRowElement, column: string): string[] {
  const cell = row.querySelector(`[data-label="${column}"]`);
  return (cell?.textContent ?? "").split(", ").filter(Boolean);
}

/** Whether a cell is about a value: it has the value, a pattern such as `/company/*`, or `all`. */
function hasValue(cell: string[], value: string): boolean {
  const isBelow = (pattern: string) =>
    pattern.endsWith("*") && value.startsWith(pattern.slice(0, -1));
  return value === "" || cell.some((each) => each === "all" || each === value || isBelow(each));
}
