import type { NodePath } from "@babel/traverse";
import type * as t from "@babel/types";

/** The name of a property or a member; undefined if it is computed. */
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
