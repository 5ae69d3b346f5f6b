import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import type { CodeContext } from "../context.ts";
import { type Hit, makeResponseHit, REST } from "../hit.ts";
import { CLIENT_PACKAGE, oldNames } from "../names.ts";
import { dottedShapes } from "../shapes/dotted-paths.ts";
import { hasChangedFields, makeShape, type Shape } from "../shapes/shape.ts";
import { callsAround, findUntracked } from "./calls-around.ts";
import {
  childPath,
  isMember,
  keyOfNode,
  keysOf,
  moveOf,
  nameAt,
  rangeOf,
  writtenValue,
} from "./nodes.ts";
import { bindingOf } from "./scopes.ts";

/**
 * Finds the old names of a script that are keys of objects and types, or members, with their
 * surroundings.
 */
export function shapesIn(
  text: string,
  file: t.File,
  context: CodeContext,
): { shapes: Shape[]; untracked: Hit[] } {
  const shapes: Shape[] = [];
  const { isForeign, untracked } = findUntracked(file);
  // The translation functions take the names of both versions.
  if (text.includes(`${CLIENT_PACKAGE}/migrate`)) return { shapes, untracked: [] };
  traverse(file, {
    ObjectExpression: (path) => void shapes.push(...keysIn(path, text, context)),
    ObjectPattern(path) {
      shapes.push(...membersIn(path, text));
      untracked.push(...restIn(path, context));
    },
    "MemberExpression|OptionalMemberExpression"(path: NodePath) {
      if (isMember(path) && hasOldName(path.node)) shapes.push(memberShape(path, text));
    },
    StringLiteral({ node }) {
      shapes.push(...dottedShapes(node.value, rangeOf(node).start + 1, "javascript"));
    },
    TSPropertySignature({ node, parent }) {
      if (!hasOldName(node)) return;
      const siblings = keysOf(parent.type === "TSTypeLiteral" ? parent.members : bodyOf(parent));
      const type = node.typeAnnotation?.typeAnnotation;
      const value = type && writtenValue(text, type, "other");
      shapes.push(makeShape({ ...nameAt(node, node.key, text), as: "type", siblings, value }));
    },
  });
  return { shapes: shapes.map((shape) => ({ ...shape, isForeign })), untracked };
}

/** The old names that are keys of an object: `{ numberWithPrefix: value }`. */
function keysIn(path: NodePath<t.ObjectExpression>, text: string, context: CodeContext): Shape[] {
  const around = { ...callsAround(path, context), siblings: keysOf(path.node.properties) };
  return path.node.properties.flatMap((property): Shape[] => {
    if (property.type !== "ObjectProperty" || !hasOldName(property)) return [];
    const { key, shorthand: isShort } = property;
    const value = writtenValue(text, property.value);
    return [{ ...nameAt(property, key, text), ...around, as: "key", isShort, value }];
  });
}

/** The old names that are taken out of an object: `const { numberWithPrefix } = data`. */
function membersIn(path: NodePath<t.ObjectPattern>, text: string): Shape[] {
  const { node } = path;
  const parentNames = parentNamesOfPattern(path);
  const siblings = keysOf(node.properties);
  return node.properties.flatMap((property): Shape[] => {
    if (property.type !== "ObjectProperty" || !hasOldName(property)) return [];
    const name = { ...nameAt(property, property.key, text), isShort: property.shorthand };
    return [makeShape({ ...name, as: "member", siblings, parentNames })];
  });
}

/** The rest of a pattern with names of the API: `const { national, ...rest } = format`. */
function restIn(path: NodePath<t.ObjectPattern>, context: CodeContext): Hit[] {
  const rest = path.node.properties.find(({ type }) => type === "RestElement");
  if (!rest || !hasChangedFields(parentNamesOfPattern(path), context)) return [];
  return [makeResponseHit({ ...rangeOf(rest), reason: REST })];
}

/** The names in front of what a pattern takes out: of `{ data: { format: { … } } }`, both. */
function parentNamesOfPattern({ parentPath }: NodePath): string[] {
  if (!parentPath) return [];
  if (parentPath.isVariableDeclarator())
    return parentNamesOf(unwrap(childPath(parentPath, "init")));
  if (parentPath.isAssignmentPattern()) return parentNamesOfPattern(parentPath);
  if (!parentPath.isObjectProperty() || !parentPath.parentPath.isObjectPattern()) return [];
  return [...parentNamesOfPattern(parentPath.parentPath), keyOfNode(parentPath.node) ?? ""];
}

/** An old name behind a dot or in brackets, which is read or written: `data.numberWithPrefix`. */
function memberShape(path: NodePath<t.MemberExpression>, text: string): Shape {
  const { property } = path.node;
  const name = nameAt(path.node, property as t.Node, text);
  const parentNames = parentNamesOf(childPath(path, "object"));
  const { parent } = path;
  if (parent.type === "AssignmentExpression" && parent.left === path.node)
    return makeShape({ ...name, as: "key", parentNames, value: writtenValue(text, parent.right) });
  return makeShape({ ...name, as: "member", parentNames, move: moveOf(path.node, text) });
}

function bodyOf(node: t.Node): readonly t.Node[] {
  return node.type === "TSInterfaceBody" ? node.body : [];
}

function hasOldName(node: t.Node): boolean {
  return oldNames.has(keyOfNode(node) ?? "");
}

/**
 * The names in front of a member: of `reply.result.data`, all three; of a constant, those of its
 * value.
 */
function parentNamesOf(path: NodePath, depth = 0): string[] {
  const unwrapped = unwrap(path);
  if (unwrapped.isIdentifier())
    return (depth < 3 && parentNamesOfConstant(unwrapped, depth)) || [unwrapped.node.name];
  if (isMember(unwrapped))
    return [...parentNamesOf(childPath(unwrapped, "object")), keyOfNode(unwrapped.node) ?? ""];
  return [];
}

/** Undefined if the value of the constant is not a member. */
function parentNamesOfConstant(id: NodePath<t.Identifier>, depth: number): string[] | undefined {
  const binding = bindingOf(id);
  if (!binding?.constant || !binding.path.isVariableDeclarator()) return undefined;
  const init = unwrap(childPath(binding.path, "init"));
  const pattern = binding.path.node.id;
  if (pattern.type === "Identifier")
    return isMember(init) ? parentNamesOf(init, depth + 1) : undefined;
  if (pattern.type !== "ObjectPattern") return undefined;
  const keys = keysInPattern(pattern, binding.identifier);
  if (keys === undefined) return undefined;
  const outer = init.node ? parentNamesOf(init, depth + 1) : [];
  return [...(outer.length > 0 ? outer : [""]), ...keys];
}

/** The keys by which a pattern takes out a variable; undefined if it does not. */
function keysInPattern(pattern: t.Node, variable: t.Node): string[] | undefined {
  if (pattern === variable) return [];
  if (pattern.type === "AssignmentPattern") return keysInPattern(pattern.left, variable);
  if (pattern.type !== "ObjectPattern") return undefined;
  for (const property of pattern.properties) {
    const keys = property.type === "ObjectProperty" && keysInPattern(property.value, variable);
    if (keys) return [keyOfNode(property) ?? "", ...keys];
  }
  return undefined;
}

function unwrap(path: NodePath): NodePath {
  const isWrapper =
    path.isTSNonNullExpression() || path.isTSAsExpression() || path.isParenthesizedExpression();
  if (path.isAwaitExpression()) return unwrap(childPath(path, "argument"));
  return isWrapper ? unwrap(childPath(path, "expression")) : path;
}
