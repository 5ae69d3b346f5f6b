import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";

/** A place at which two JSON values differ; undefined where a value has nothing there. */
export interface Difference {
  /** Names with dots, from the root; indexes of arrays in brackets. */
  path: string;
  before: unknown;
  after: unknown;
}

/** The smallest places at which two JSON values differ, in the order of the first value. */
export function differences(before: unknown, after: unknown, path = ""): Difference[] {
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    differences(
      before[name],
      after[name],
      Array.isArray(before) ? `${path}[${name}]` : path ? `${path}.${name}` : name,
    ),
  );
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** @param heads - The names of the two sides. */
export function differenceTable(title: string, heads: string[], found: Difference[]): HTMLElement {
  const value = (content: unknown) =>
    content === undefined ? element("span", { class: "hint" }, "absent") : element("code", {}, writeJson(content, 40));
  const head = ["Field", ...heads].map((name) => element("th", { scope: "col" }, name));
  const rows = found.map(({ path, before, after }) =>
    element(
      "tr",
      {},
      ...[element("code", {}, path), value(before), value(after)].map((content) => element("td", {}, content)),
    ),
  );
  const table = element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows));
  const holder = element("div", { class: "table", tabindex: "0", role: "group", "aria-label": title }, table);
  return element("section", {}, element("h2", {}, title), holder);
}
