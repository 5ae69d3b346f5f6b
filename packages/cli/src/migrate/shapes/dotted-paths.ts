import { oldNames } from "../names.ts";
import type { CodeLanguage } from "./new-value.ts";
import { makeShape, type Shape } from "./shape.ts";

/** The path of a field in a string: `get(body, "result.data.format.national")`. */
const DOTTED = /^[A-Za-z_$][\w$]*(?:\.[\w$]+)+$/;

/**
 * The old names in a string that is the path of a field, each as a member. `start`: the offset of
 * the string, after its quotation mark.
 */
export function dottedShapes(text: string, start: number, language: CodeLanguage): Shape[] {
  if (!DOTTED.test(text)) return [];
  const parts = text.split(".");
  return parts.flatMap((name, index): Shape[] => {
    if (index === 0 || !oldNames.has(name)) return [];
    const parentNames = parts.slice(0, index);
    const nameStart = start + parentNames.join(".").length + 1;
    const place = { name, start: nameStart, end: nameStart + name.length };
    const move = { start: nameStart, end: nameStart, text: "data." };
    return [makeShape({ ...place, as: "member", language, parentNames, move })];
  });
}
