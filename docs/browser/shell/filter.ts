import { element } from "../elements.ts";

/** Adds fields above long tables that hide the rows without what is typed or chosen. */
export function addFilters(): void {
  for (const holder of document.querySelectorAll<HTMLElement>(".filtered")) addFilter(holder);
}

function addFilter(holder: HTMLElement): void {
  const rows = [...holder.querySelectorAll<HTMLTableRowElement>("tbody tr")];
  const input = element("input", {
    type: "search",
    placeholder: "Filter all tables",
    "aria-label": "Filter the tables",
    autocomplete: "off",
  });
  const columns = (holder.dataset.columns ?? "").split(" ").filter(Boolean);
  const choices = columns.map((column) => ({ column, select: choiceOf(column, rows) }));
  const status = element("span", { class: "hint", role: "status" }, `${rows.length} rows`);
  const update = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? "";
      const isChosen = choices.every(({ column, select }) => covers(valuesOf(row, column), select.value));
      row.hidden = !isChosen || !words.every((word) => text.includes(word));
    }
    for (const table of holder.querySelectorAll<HTMLElement>(".table")) {
      table.hidden = !table.querySelector("tbody tr:not([hidden])");
      const heading = table.previousElementSibling;
      if (heading instanceof HTMLHeadingElement) heading.hidden = table.hidden;
    }
    status.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rows`;
  };
  for (const field of [input, ...choices.map(({ select }) => select)]) field.addEventListener("input", update);
  holder.prepend(element("p", { class: "filter" }, input, ...choices.map(({ select }) => select), status));
}

/** The values in a column of the rows, to choose one of. */
function choiceOf(column: string, rows: HTMLTableRowElement[]): HTMLSelectElement {
  const all = new Set(rows.flatMap((row) => valuesOf(row, column)));
  const values = [...all].filter((value) => value !== "all" && !value.endsWith("*")).toSorted();
  const options = values.map((value) => element("option", { value }, value));
  const none = element("option", { value: "" }, `All ${column.toLowerCase()}`);
  return element("select", { "aria-label": column, autocomplete: "off" }, none, ...options);
}

function valuesOf(row: HTMLTableRowElement, column: string): string[] {
  const cell = row.querySelector(`[data-label="${column}"]`);
  return (cell?.textContent ?? "").split(", ").filter(Boolean);
}

/** Whether a cell is about a value: it has the value, a pattern such as `/company/*`, or `all`. */
function covers(cell: string[], value: string): boolean {
  return value === "" || cell.some((each) => ["all", value].includes(each) || isBelow(value, each));
}

function isBelow(path: string, pattern: string): boolean {
  return pattern.endsWith("*") && path.startsWith(pattern.slice(0, -1));
}
