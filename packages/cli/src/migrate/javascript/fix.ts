import type * as t from "@babel/types";
import { type Fix, fixBy, fixByHand, type TextEdit } from "../hit.ts";
import { type FieldChange, fieldChanges, NEW } from "../names.ts";
import { newValue, type WrittenValue } from "../shapes/new-value.ts";
import { keyOfNode, rangeOf, startOf } from "./nodes.ts";

export interface Mention {
  change: FieldChange;
  name: t.Node;
  /** The member expression, or the property of an object or a pattern. */
  owner: t.Node;
  parent?: t.ObjectExpression | t.ObjectPattern | undefined;
}

/** Renames a mention. */
export function fixMention(mention: Mention, text: string): Fix {
  const { change, name, owner, parent } = mention;
  if (change.to === null) return fixByHand(`${NEW} has nothing in its place`);
  if (change.place === "request.options") return fixOption(mention, change.to, text);
  if (change.to.includes(".")) return fixMove(mention, change.to, text);
  const isFreed = fieldChanges.some(
    ({ place, path, from }) => place === change.place && path === change.path && from === change.to,
  );
  if (!isFreed && keysOf(parent).has(change.to)) return fixByHand(`${change.to} is there already`);
  if (isShort(owner))
    return fixBy({ start: startOf(name), end: startOf(name), text: `${change.to}: ` });
  return fixBy(renameEdit(name, text, change.to));
}

/** `result.details` becomes `result.data.details`. */
function fixMove({ name, owner, parent }: Mention, to: string, text: string): Fix {
  const [outer = "", inner = ""] = to.split(".");
  if (owner.type !== "ObjectProperty") {
    if (name.type === "Identifier") return fixBy({ ...rangeOf(name), text: `${outer}.${inner}` });
    const open = text.lastIndexOf("[", startOf(name));
    const inserted = text.slice(0, open).endsWith("?.") ? outer : `.${outer}`;
    return fixBy({ start: open, end: open, text: inserted });
  }
  if (keysOf(parent).has(outer)) return fixByHand(`${outer} is taken apart beside it`);
  const { start, end } = rangeOf(owner);
  return fixBy({ start, end: start, text: `${outer}: { ` }, { start: end, end, text: " }" });
}

function fixOption({ change, name, owner, parent }: Mention, to: string, text: string): Fix {
  if (owner.type !== "ObjectProperty") return fixByHand("the option's value changes with its name");
  if (keysOf(parent).has(to)) return fixByHand(`${to} is there already`);
  const written = text.slice(startOf(owner.value), rangeOf(owner.value).end);
  const value = newValue(
    change,
    { kind: kindOfExpression(owner.value), text: written },
    "javascript",
  );
  if (value === undefined)
    return fixByHand(`its value is not written out; ${change.note ?? `${NEW} takes another one`}`);
  if (isShort(owner)) return fixBy({ ...rangeOf(owner), text: `${to}: ${value}` });
  return fixBy(renameEdit(name, text, to), { ...rangeOf(owner.value), text: value });
}

const COMPUTED =
  /^((Optional)?Call|Unary|Binary|Logical|Conditional|Await|TS(As|NonNull|Satisfies))Expression$|^TemplateLiteral$/;

/** Whether the value of an expression is written out, and how. */
export function kindOfExpression(value: t.Node): WrittenValue["kind"] {
  if (value.type === "BooleanLiteral") return value.value ? "true" : "false";
  if (value.type === "StringLiteral") return "string";
  if (/^(Identifier|(Optional)?MemberExpression)$/.test(value.type)) return "plain";
  return COMPUTED.test(value.type) ? "computed" : "other";
}

function renameEdit(name: t.Node, text: string, to: string): TextEdit {
  const isQuoted = /["'`]/.test(text[startOf(name)] ?? "");
  const { start, end } = rangeOf(name);
  return { start: start + Number(isQuoted), end: end - Number(isQuoted), text: to };
}

function keysOf(parent: Mention["parent"]): Set<string> {
  return new Set(
    parent?.properties.flatMap((property) =>
      "key" in property ? (keyOfNode(property) ?? []) : [],
    ),
  );
}

function isShort(node: t.Node): boolean {
  return node.type === "ObjectProperty" && node.shorthand;
}
