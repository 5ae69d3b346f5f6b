import type { Binding, NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { operationPaths } from "../names.ts";
import { childPath } from "./nodes.ts";

const FETCHES = /^(node-fetch|cross-fetch|isomorphic-fetch|undici|whatwg-fetch)$/;

/** Undefined for globals and other expressions. */
export function bindingOf(path: NodePath): Binding | undefined {
  return path.isIdentifier() ? path.scope.getBinding(path.node.name) : undefined;
}

export function isFetch(callee: NodePath): boolean {
  const binding = bindingOf(callee);
  if (!binding) return callee.isIdentifier({ name: "fetch" });
  const { parent } = binding.path;
  return parent.type === "ImportDeclaration" && FETCHES.test(parent.source.value);
}

/** Undefined if the binding is reassigned, or holds no function. */
export function functionOf({ path, constant }: Binding): NodePath<t.Function> | undefined {
  if (!constant) return undefined;
  if (path.isFunctionDeclaration()) return path;
  const init = path.isVariableDeclarator() ? childPath(path, "init") : undefined;
  return init?.isFunctionExpression() || init?.isArrowFunctionExpression() ? init : undefined;
}

function bindingOfFunction(path: NodePath<t.Function>): Binding | undefined {
  const { parentPath } = path;
  if (path.isFunctionDeclaration())
    return path.node.id ? path.parentPath.scope.getBinding(path.node.id.name) : undefined;
  const id = parentPath?.isVariableDeclarator() ? parentPath.node.id : undefined;
  return id?.type === "Identifier" ? path.scope.parent?.getBinding(id.name) : undefined;
}

/** Undefined if the function is exported, or used in another way. */
export function callsOfFunction(
  path: NodePath<t.Function>,
): NodePath<t.CallExpression>[] | undefined {
  const binding = bindingOfFunction(path);
  if (!binding || functionOf(binding)?.node !== path.node || isExported(binding)) return undefined;
  const calls = binding.referencePaths.map(({ parentPath, node }) =>
    parentPath?.isCallExpression() && parentPath.node.callee === node ? parentPath : undefined,
  );
  return calls.length > 0 && calls.every((call) => call !== undefined) ? calls : undefined;
}

export function isExported({ path, referencePaths }: Binding): boolean {
  const declaration = path.isVariableDeclarator() ? path.parentPath : path;
  const isDeclared = declaration.parentPath?.isExportDeclaration() === true;
  return isDeclared || referencePaths.some(({ parent }) => /^Export/.test(parent.type));
}

export function pathOfAddress(address: NodePath | undefined): string | undefined {
  const text = address && textOfExpression(address)?.replace(/[?#].*$/, "");
  return text && operationPaths.find((path) => text.endsWith(path));
}

/** Unknown parts are `*`. */
export function textOfExpression(path: NodePath, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (path.isStringLiteral()) return path.node.value;
  if (path.isTemplateLiteral())
    return path.node.quasis.map(({ value }) => value.cooked ?? value.raw).join("*");
  if (path.isBinaryExpression({ operator: "+" }))
    return `${textOfExpression(childPath(path, "left"), depth + 1) ?? "*"}${textOfExpression(path.get("right"), depth + 1) ?? "*"}`;
  if (path.isNewExpression() && path.get("callee").isIdentifier({ name: "URL" })) {
    const [address] = path.get("arguments");
    return address && textOfExpression(address as NodePath, depth + 1);
  }
  const binding = bindingOf(path);
  const init =
    binding?.constant && binding.path.isVariableDeclarator() ? binding.path.get("init") : undefined;
  return init?.node ? textOfExpression(init as NodePath, depth + 1) : undefined;
}
