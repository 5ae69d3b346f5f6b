import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { OLD } from "../names.ts";
import { childPath, keyOfNode, startOf } from "./nodes.ts";
import { bindingOf, isExported } from "./scopes.ts";

const HEADER = /^api[-_]?version$/i;

/**
 * The starts of literals that are sent as the old version: `"api-version": "2.0"`,
 * `headers.set("api-version", "2.0")`, `headers["api-version"] = "2.0"`.
 */
export function versionsIn(file: t.File): Set<number> {
  const starts = new Set<number>();
  traverse(file, {
    StringLiteral(path) {
      if (path.node.value !== OLD) return;
      const { parentPath } = path;
      const isConstant =
        parentPath.isVariableDeclarator() && isSentOnly(childPath(parentPath, "id"));
      if (isSent(path) || isConstant) starts.add(startOf(path.node));
    },
  });
  return starts;
}

/** Whether a constant is used as the version of a request, and for nothing else. */
function isSentOnly(id: NodePath): boolean {
  const binding = bindingOf(id);
  if (!binding?.constant || isExported(binding) || !binding.referenced) return false;
  return binding.referencePaths.every(isSent);
}

function isSent({ node, parent, parentPath }: NodePath): boolean {
  // `version || "2.0"`, `isOld ? "2.0" : "2.1"`
  if (/^(Logical|Conditional)Expression$/.test(parent?.type ?? ""))
    return parentPath !== null && !("test" in parent && parent.test === node) && isSent(parentPath);
  if (parent?.type === "ObjectProperty")
    return parent.value === node && HEADER.test(keyOfNode(parent) ?? "");
  if (parent?.type === "AssignmentExpression")
    return parent.right === node && HEADER.test(keyOfNode(parent.left) ?? "");
  if (parent?.type !== "CallExpression") return false;
  const [name, value] = parent.arguments;
  return value === node && name?.type === "StringLiteral" && HEADER.test(name.value);
}
