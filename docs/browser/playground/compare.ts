import { writeJson } from "../../samples/literal.ts";
import { createElement } from "../elements.ts";
import { type Difference, differencesBetween } from "./differences.ts";
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
