import type { Version } from "../../../generated/versions.ts";
import { translatorOf } from "../../../packages/client/src/migrate/steps.ts";
import { writeJson } from "../../samples/literal.ts";
import { element } from "../elements.ts";
import { type Difference, differences } from "./differences.ts";
import { type PlaygroundRequest, type PlaygroundResponse, readJson, responseParts } from "./response.ts";

/** Translates a valid request to another version with the client's translators; `lost` says what the version cannot do. */
export function translate(request: PlaygroundRequest, version: string): { request: PlaygroundRequest; lost: string } {
  const from = request.version as Version;
  const to = version as Version;
  const write =
    translatorOf(from, to, request.path)?.upgradeRequest ?? translatorOf(to, from, request.path)?.downgradeRequest;
  const { body, lost } = write?.(readJson(request.body) as never) ?? { body: readJson(request.body), lost: [] };
  const sentences = lost.map(({ field, reason }) => `${field} cannot be translated. ${reason}`);
  return { request: { ...request, version, body: JSON.stringify(body) }, lost: sentences.join(" ") };
}

/** The responses of two versions, with the paths at which their bodies differ. */
export function comparison(before: PlaygroundResponse, after: PlaygroundResponse, lost: string): HTMLElement[] {
  const sides = [before, after].map((response) => element("section", {}, ...responseParts(response)));
  const found = differences(before.body, after.body);
  return [
    ...(lost ? [element("p", { class: "verdict warn" }, lost)] : []),
    element("div", { class: "pair" }, ...sides),
    element("h2", {}, "Differences"),
    found.length > 0 ? table(found, before.version, after.version) : element("p", {}, "The responses are the same."),
  ];
}

function table(found: Difference[], ...versions: string[]): HTMLElement {
  const titles = ["Field", ...versions];
  const rows = found.map(({ path, before, after }) => {
    const cells = [element("code", {}, path), ...[before, after].map(shown)];
    return element("tr", {}, ...cells.map((cell, index) => element("td", { "data-label": titles[index] ?? "" }, cell)));
  });
  const head = element("tr", {}, ...titles.map((title) => element("th", { scope: "col" }, title)));
  const content = element("table", {}, element("thead", {}, head), element("tbody", {}, ...rows));
  return element("div", { class: "table wide", tabindex: "0", role: "group", "aria-label": "Differences" }, content);
}

function shown(value: unknown): HTMLElement {
  return value === undefined ? element("span", { class: "hint" }, "absent") : element("code", {}, writeJson(value, 40));
}
