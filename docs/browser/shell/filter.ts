import { element } from "../elements.ts";

/** Adds a field above long tables that hides the rows without all words of what is typed. */
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
  const status = element("span", { class: "hint", role: "status" }, `${rows.length} rows`);
  input.addEventListener("input", () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const row of rows) {
      const text = row.textContent?.toLowerCase() ?? "";
      row.hidden = !words.every((word) => text.includes(word));
    }
    status.textContent = `${rows.filter((row) => !row.hidden).length} of ${rows.length} rows`;
  });
  holder.prepend(element("p", { class: "filter" }, input, " ", status));
}
