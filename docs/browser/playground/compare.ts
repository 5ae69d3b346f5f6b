import { writeJson } from "../../samples/literal.ts";
import { createElement } from "../elements.ts";
import { type PlaygroundResponse, responseParts } from "./response.ts";

/**
 * Two responses side by side, with a table of the fields that differ. Above them: the fields that
 * the second request lost.
 */
export function compareResponses(
  before: PlaygroundResponse,
  after: PlaygroundResponse,
  lost: string,
): HTMLElement[] {
  const sides = [before, after].map((response) =>
    createElement("section", {}, ...responseParts(response)),
  );
  const differences = differencesBetween(before.body, after.body);
  return [
    ...(lost ? [createElement("p", { class: "verdict warn" }, lost)] : []),
    createElement("div", { class: "pair" }, ...sides),
    createElement("h2", {}, "Differences"),
    differences.length > 0
      ? differenceTable(differences, before.version, after.version)
      : createElement("p", {}, "The responses are the same."),
  ];
}

function differenceTable(found: Difference[], ...versions: string[]): HTMLElement {
  const titles = ["Field", ...versions];
  const rows = found.map(({ path, before, after }) => {
    const cells = [createElement("code", {}, path), ...[before, after].map(valueElement)];
    return createElement(
      "tr",
      {},
      ...cells.map((cell, index) =>
        createElement("td", { "data-label": titles[index] ?? "" }, cell),
      ),
    );
  });
  const head = createElement(
    "tr",
    {},
    ...titles.map((title) => createElement("th", { scope: "col" }, title)),
  );
  const content = createElement(
    "table",
    {},
    createElement("thead", {}, head),
    createElement("tbody", {}, ...rows),
  );
  return createElement(
    "div",
    { class: "table wide", tabindex: "0", role: "group", "aria-label": "Differences" },
    content,
  );
}

function valueElement(value: unknown): HTMLElement {
  return value === undefined
    ? createElement("span", { class: "hint" }, "absent")
    : createElement("code", {}, writeJson(value, 40));
}

type Difference = { path: string; before: unknown; after: unknown };

/**
 * The deepest paths at which two JSON values differ, in the order of the first value; undefined for
 * a missing value.
 */
function differencesBetween(before: unknown, after: unknown, path = ""): Difference[] {
  if (!isBranch(before) || !isBranch(after))
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const member = path === "" ? name : `${path}.${name}`;
    return differencesBetween(
      before[name],
      after[name],
      Array.isArray(before) ? `${path}[${name}]` : member,
    );
  });
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
