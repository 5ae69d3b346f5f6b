import { blank } from "../blank.ts";
import type { CodeContext } from "../context.ts";
import type { Hit } from "../hit.ts";
import { oldNames } from "../names.ts";
import { applyShapes } from "../shapes/apply.ts";
import { makeShape, type Shape } from "../shapes/shape.ts";
import { listText } from "../text.ts";
import { parseScript } from "./parse.ts";
import { shapesIn } from "./shapes.ts";
import { versionsIn } from "./versions.ts";

const SCRIPT = /(<script\b[^>]*>)([\s\S]*?)(?=<\/script)/gi;
/** A chain of members in an expression of a template: `{phone.result.data.format.national}`. */
const CHAIN = /[\w$]+(?:[?!]?\.[\w$]+)+/g;

/**
 * Finds the old names of a component of Vue or Svelte: in its scripts, and in the expressions of
 * its template.
 */
export function analysePage(text: string, context: CodeContext): Hit[] {
  const hits = listText("markup", text, context);
  let script = "";
  for (const { index, 1: open = "", 2: code = "" } of text.matchAll(SCRIPT))
    script += blank(text.slice(script.length, index + open.length)) + code;
  try {
    const file = parseScript(script, "page.ts");
    const { shapes, untracked } = shapesIn(script, file, context);
    const template = text.replace(SCRIPT, (whole) => blank(whole));
    const allShapes = [...shapes, ...membersIn(template)];
    return [...untracked, ...applyShapes(hits, allShapes, versionsIn(file), context, text)];
  } catch {
    return hits;
  }
}

function membersIn(template: string): Shape[] {
  return [...template.matchAll(CHAIN)].flatMap(({ 0: chain, index }) => {
    const parentNames = chain.split(/[?!]?\./);
    const name = parentNames.pop() ?? "";
    const end = index + chain.length;
    const start = end - name.length;
    if (!oldNames.has(name) || !/\{[^{}]*$/.test(template.slice(0, start))) return [];
    const move = { start, end: start, text: "data." };
    const language = "javascript";
    return [makeShape({ as: "member", language, name, start, end, parentNames, move })];
  });
}
