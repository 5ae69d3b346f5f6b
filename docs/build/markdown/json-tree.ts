// A response body as HTML that folds without a script.
import { writeJson } from "../../samples/literal.ts";
import { highlight } from "./highlight.ts";
import { isOneLine, type JsonPart, membersOf, rootPart } from "./json-parts.ts";
import { type Folding, foldingOf } from "./response-folding.ts";

export interface FoldOptions {
  /** The dotted path of the response's subject: `resultCorrected`, `results.0`. */
  about: string;
  /** The visible lines at first, unless the subject of the response needs more. */
  lines: number;
}

/** The lines of a response that is not beside a request. */
export const LINES = 26;

/**
 * A response body with a button that opens all of it. What it is about is open, and marked with
 * `data-about`.
 */
export function responseHtml(body: unknown, { about, lines }: FoldOptions): string {
  const tree = partHtml(rootPart(body), foldingOf(body, about, lines));
  const isFolded = /<details(?! open)/.test(tree);
  const button = isFolded ? `<button type="button" class="unfold js-only">Show all</button>` : "";
  return `<div class="json" role="group" aria-label="Response body">${button}${tree}</div>\n`;
}

function partHtml(part: JsonPart, folding: Folding): string {
  const { value, path, name, comma, depth } = part;
  const about = path === folding.about && path !== "" ? " data-about" : "";
  if (isOneLine(part))
    return `<div class="line"${about}>${highlightJson(name + writeJson(value, Number.POSITIVE_INFINITY) + comma)}</div>`;
  const [start, end] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const inside = `<div class="inside">${membersHtml(part, folding)}</div>`;
  if (depth === 0) return `<div>${start}</div>${inside}<div>${end}</div>`;
  const isOpen = folding.open.has(path) ? " open" : "";
  const summary = `<summary>${highlightJson(name)}${start}<span class="folded"> … ${end}${comma}</span></summary>`;
  return `<details${isOpen}${about}>${summary}${inside}<div>${end}${comma}</div></details>`;
}

/**
 * The members of an object. In data that is too long, those that no fix and no finding names are
 * folded.
 */
function membersHtml(part: JsonPart, folding: Folding): string {
  const { about, brief } = folding;
  const members = membersOf(part).map((member) => ({
    html: partHtml(member, folding),
    isKept: brief?.has(member.path.split(".").at(-1) ?? "") ?? true,
  }));
  const isBrief = part.path === `${about}.data` && members.some(({ isKept }) => isKept);
  return isBrief ? withOthersFolded(members) : members.map(({ html }) => html).join("");
}

/** Members in their order; two or more in a row that are not kept are behind their number. */
function withOthersFolded(members: { html: string; isKept: boolean }[]): string {
  let html = "";
  let otherFields: string[] = [];
  const closeOthers = () => {
    const fields = otherFields.join("");
    html +=
      otherFields.length < 2
        ? fields
        : `<details class="more-fields"><summary><span class="folded">… ${otherFields.length} fields</span></summary>${fields}</details>`;
    otherFields = [];
  };
  for (const member of members) {
    if (!member.isKept) {
      otherFields.push(member.html);
      continue;
    }
    closeOthers();
    html += member.html;
  }
  closeOthers();
  return html;
}

function highlightJson(json: string): string {
  return json === "" ? "" : highlight(json, "json");
}
