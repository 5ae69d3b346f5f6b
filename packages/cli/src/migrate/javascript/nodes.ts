import type { NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { insideQuotes, type TextEdit } from "../hit.ts";
import type { WrittenValue } from "../shapes/new-value.ts";

/** Undefined if the name is computed. */
export function keyOfNode(node: t.Node): string | undefined {
  if (!("key" in node || "property" in node)) return undefined;
  const name = ("key" in node ? node.key : node.property) as t.Node;
  const isComputed = "computed" in node && node.computed === true;
  if (name.type === "PrivateName") return `#${name.id.name}`;
  if (name.type === "Identifier") return isComputed ? undefined : name.name;
  return name.type === "StringLiteral" ? name.value : undefined;
}

/** `path.get` without its types: the kind of the child is checked afterwards. */
export function childPath(path: NodePath, key: string): NodePath {
  return path.get(key) as NodePath;
}

export function startOf(node: t.Node): number {
  return rangeOf(node).start;
}

export function rangeOf({ start, end }: Pick<t.Node, "start" | "end">) {
  return { start: start ?? 0, end: end ?? 0 };
}

export function isMember(path: NodePath): path is NodePath<t.MemberExpression> {
  return path.isMemberExpression() || path.isOptionalMemberExpression();
}

export function nameAt(owner: t.Node, name: t.Node, text: string) {
  const language = "javascript" as const;
  return { name: keyOfNode(owner) ?? "", ...insideQuotes(rangeOf(name), text), language };
}

export function keysOf(nodes: readonly t.Node[]): string[] {
  return nodes.flatMap((node) => keyOfNode(node) ?? []);
}

/** The edit that puts `data` in front of the name of a member. */
export function moveOf(member: t.Node, text: string): TextEdit | undefined {
  if (!("object" in member && "computed" in member)) return undefined;
  const { start } = rangeOf(member.property as t.Node);
  if (!member.computed) return { start, end: start, text: "data." };
  const { end } = rangeOf(member.object as t.Node);
  const isOptional = text.slice(end, end + 2) === "?.";
  return { start: end, end, text: isOptional ? "?.data" : ".data" };
}

const COMPUTED =
  /^((Optional)?Call|Unary|Binary|Logical|Conditional|Await|TS(As|NonNull|Satisfies))Expression$|^TemplateLiteral$/;

/** Whether the value of an expression is written out, and how. */
function kindOfExpression(value: t.Node): WrittenValue["kind"] {
  if (value.type === "BooleanLiteral") return value.value ? "true" : "false";
  if (value.type === "StringLiteral") return "string";
  if (/^(Identifier|(Optional)?MemberExpression)$/.test(value.type)) return "plain";
  return COMPUTED.test(value.type) ? "computed" : "other";
}

export function writtenValue(
  text: string,
  node: t.Node,
  kind = kindOfExpression(node),
): WrittenValue {
  const { start, end } = rangeOf(node);
  return { start, end, kind, text: text.slice(start, end) };
}
