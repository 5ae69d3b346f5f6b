import type { NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { type ApiValue, isList } from "./api-value.ts";
import type { ApiValues } from "./api-values.ts";
import { childPath, isMember, keyOfNode } from "./nodes.ts";
import { bindingOf, callsOfFunction, functionOf, isExported } from "./scopes.ts";

/** Members of a response that read its body without parsing it. */
const rawReaders = new Set(["text", "body", "clone", "blob", "arrayBuffer", "bytes", "formData"]);

/**
 * Whether the analysis reads what becomes of a value: of one of its members, of the name that holds
 * it, or of the function that takes or returns it. What becomes of any other value has to be looked
 * at by a person.
 */
export function isFollowed(
  path: NodePath<t.Expression>,
  apiValue: ApiValue,
  values: ApiValues,
): boolean {
  const { node, parent, parentPath } = path;
  if (!parentPath || parentPath.isExpressionStatement()) return true;
  if (isMember(parentPath))
    return parentPath.node.object !== node || isMemberFollowed(parentPath, apiValue, values);
  if (values.evaluate(parentPath) || isTested(node, parent)) return true;
  if (parentPath.isClassProperty() || parentPath.isClassPrivateProperty()) return true;
  if (parentPath.isVariableDeclarator()) return isNameFollowed(childPath(parentPath, "id"), values);
  if (parentPath.isAssignmentExpression()) return isKeptInPlace(parentPath, node);
  if (parentPath.isReturnStatement() || parentPath.isArrowFunctionExpression())
    return isReturnFollowed(path, values);
  return parentPath.isCallExpression() && isCallFollowed(parentPath, node, values);
}

function isMemberFollowed(
  member: NodePath<t.MemberExpression>,
  apiValue: ApiValue,
  values: ApiValues,
): boolean {
  const key = keyOfNode(member.node);
  if (apiValue.kind === "response") return !rawReaders.has(key ?? "");
  if (isList(apiValue)) return isListFollowed(member, values);
  return key !== undefined && !/^(hasOwnProperty|toString)$/.test(key);
}

function isCallFollowed(
  call: NodePath<t.CallExpression>,
  argument: t.Expression,
  values: ApiValues,
): boolean {
  const callee = childPath(call, "callee");
  const binding = bindingOf(callee);
  const target = binding && functionOf(binding);
  const index = call.node.arguments.indexOf(argument);
  return (
    callee.node === argument || (target && values.evaluateParameter(target, index)) !== undefined
  );
}

function isListFollowed(member: NodePath, values: ApiValues): boolean {
  if (
    keyOfNode(member.node) === "length" ||
    values.evaluate(member)?.kind.match(/^(result|finding)$/)
  )
    return true;
  const call = member.parentPath;
  if (!call?.isCallExpression()) return false;
  const [first] = call.get("arguments");
  return first?.isFunction() || values.evaluate(call) !== undefined;
}

function isNameFollowed(id: NodePath, values: ApiValues): boolean {
  if (!id.isIdentifier()) return true;
  const binding = bindingOf(id);
  return (
    binding !== undefined && !isExported(binding) && values.evaluateBinding(binding) !== undefined
  );
}

function isReturnFollowed(path: NodePath, values: ApiValues): boolean {
  const owner = path.getFunctionParent();
  const call = owner?.parentPath;
  const isArgument = call?.isCallExpression() && call.node.callee !== owner?.node;
  return (isArgument ? values.evaluate(call) : owner && callsOfFunction(owner)) !== undefined;
}

/** Whether a value is only tested, awaited, iterated or compared. */
function isTested(node: t.Expression, parent: t.Node): boolean {
  if (parent.type === "LogicalExpression") return parent.operator === "&&" && parent.left === node;
  if (parent.type === "BinaryExpression") return /^[!=]==?$/.test(parent.operator);
  if ("test" in parent && parent.test === node) return true;
  return /^(UnaryExpression|AwaitExpression|ForOfStatement)$/.test(parent.type);
}

/** Whether a value is assigned to a field of `this`, or destructured. */
function isKeptInPlace(
  { node: { left } }: NodePath<t.AssignmentExpression>,
  node: t.Expression,
): boolean {
  if (left.type === "MemberExpression" && left.object.type === "ThisExpression") return true;
  return left === node || left.type === "ObjectPattern";
}
