import type { Node } from "@babel/types";
import { keyOf, type Mention } from "../engine/engine.ts";
import type { Edit } from "./hit.ts";
import { type Row, rows } from "./rows.ts";
import { keysBeside } from "./siblings.ts";

/** How to write a mention in version 2.1, or a sentence that says why that needs a person. */
export function fixOf(found: Mention, row: Row, text: string): Edit[] | string {
  const { node, name, kind } = found;
  if (row.to === null) return "2.1 has nothing in its place";
  if (row.place === "request.options") return fixOption(found, row, text);
  if (row.to.includes(".")) return fixMove(found, row, text);
  const [start, end] = [name.start ?? 0, name.end ?? 0];
  const isMoved = rows.some(({ place, path, from }) => place === row.place && path === row.path && from === row.to);
  if (kind === "property" || kind === "signature") {
    // A name that is there already is only free when it gets another one too.
    if (!isMoved && keysBeside(found.parent).has(row.to)) return `${row.to} is there already`;
  }
  if (kind === "pattern" || kind === "property") {
    if (isShort(node)) return [{ start, end: start, text: `${row.to}: ` }];
  }
  if (kind === "string") return "the string may be more than a key; change it where it is written";
  return replaceName(start, end, text, row.to);
}

/** Puts another name in the place of one, with the quotes that it has. */
function replaceName(start: number, end: number, text: string, to: string): Edit[] {
  const isQuoted = /["'`]/.test(text[start] ?? "");
  return [isQuoted ? { start: start + 1, end: end - 1, text: to } : { start, end, text: to }];
}

function isShort(node: Node): boolean {
  return node.type === "ObjectProperty" && node.shorthand;
}

/** The keys that are written beside a property. */
function siblings({ parent }: Mention): Set<string> {
  if (parent?.type !== "ObjectExpression" && parent?.type !== "ObjectPattern") return new Set();
  return new Set(
    parent.properties.flatMap((property) => ("key" in property ? (keyOf(property.key, property.computed) ?? []) : [])),
  );
}

function hasRest({ parent }: Mention): boolean {
  if (parent?.type !== "ObjectExpression" && parent?.type !== "ObjectPattern") return false;
  return parent.properties.some(({ type }) => type === "SpreadElement" || type === "RestElement");
}

/** `result.details` is `result.data.details`. */
function fixMove(found: Mention, row: Row, text: string): Edit[] | string {
  const { node, name, kind } = found;
  const [start, end] = [name.start ?? 0, name.end ?? 0];
  const [outer = "", inner = ""] = row.to?.split(".") ?? [];
  if (kind === "access" && node.type !== "JSXElement") return [{ start, end, text: `${outer}.${inner}` }];
  if (kind === "element" && "property" in node) {
    const open = text.lastIndexOf("[", start);
    const isOptional = text.slice(0, open).endsWith("?.");
    return [{ start: open, end: open, text: isOptional ? `${outer}` : `.${outer}` }];
  }
  if (kind === "pattern" && node.type === "ObjectProperty") {
    if (siblings(found).has(outer)) return `${outer} is taken apart beside it`;
    if (hasRest(found)) return `the rest of the object loses ${outer} when it is taken apart`;
    return [
      { start: node.start ?? 0, end: node.start ?? 0, text: `${outer}: { ` },
      { start: node.end ?? 0, end: node.end ?? 0, text: " }" },
    ];
  }
  return `it moved into ${outer}`;
}

/** The options whose values change with their names. */
function fixOption(found: Mention, row: Row, text: string): Edit[] | string {
  const { node, name, kind } = found;
  if (kind !== "property" || node.type !== "ObjectProperty") return "the option's value changes with its name";
  if (siblings(found).has(row.to ?? "")) return `${row.to} is there already`;
  if (hasRest(found) && row.from === "defaultPrefix") return `what is spread beside it may have ${row.to}`;
  const { value } = node;
  const written = text.slice(value.start ?? 0, value.end ?? 0);
  const to = newValue(row, value, written);
  if (to === undefined) return `its value is not written out; 2.1 takes ${row.note ?? "another one"}`;
  if (isShort(node)) return [{ start: node.start ?? 0, end: node.end ?? 0, text: `${row.to}: ${to}` }];
  return [
    ...replaceName(name.start ?? 0, name.end ?? 0, text, row.to ?? ""),
    { start: value.start ?? 0, end: value.end ?? 0, text: to },
  ];
}

/** What absent and null mean in 2.0 stays what they mean: formatNumber is false by default, smartMode true. */
function newValue({ from }: Row, value: Node, written: string): string | undefined {
  const isString = value.type === "StringLiteral" || value.type === "TemplateLiteral";
  if (from === "defaultPrefix") return isString ? `[${written}]` : undefined;
  const [yes, no] = from === "formatNumber" ? ['"e123"', '"e164"'] : ['"full"', '"suggestion"'];
  if (value.type === "BooleanLiteral") return value.value ? yes : no;
  if (value.type === "NullLiteral") return from === "formatNumber" ? no : yes;
  if (/Function|Object|Array|String|Numeric/.test(value.type)) return undefined;
  const operand = /^(Identifier|(Optional)?MemberExpression|(Optional)?CallExpression)$/.test(value.type)
    ? written
    : `(${written})`;
  return from === "formatNumber" ? `${operand} ? ${yes} : ${no}` : `${operand} === false ? ${no} : ${yes}`;
}
