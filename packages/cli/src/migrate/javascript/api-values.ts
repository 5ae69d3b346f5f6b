import type { Binding, NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { getOrInsert } from "@data-validation/common/get-or-insert";
import { NEW } from "../names.ts";
import { ApiUse, versionFrom } from "./api-use.ts";
import {
  type ApiValue,
  type ApiValueKind,
  containsNode,
  itemOf,
  memberOf,
  moduleValue,
  parsedBody,
  valueInPattern,
} from "./api-value.ts";
import { childPath, isMember, keyOfNode } from "./nodes.ts";
import { bindingOf, callsOfFunction, functionOf, isFetch, pathOfAddress } from "./scopes.ts";

/** Methods of lists whose callback gets an item first. */
const eachMethods = new Set([
  "map",
  "flatMap",
  "forEach",
  "filter",
  "find",
  "some",
  "every",
  "findLast",
]);
/** Methods of lists that return a list of the same items. */
const listMethods = new Set(["filter", "slice", "sort", "toSorted", "reverse", "toReversed"]);
/** Methods of lists that return an item. */
const itemMethods = new Set(["find", "findLast", "at", "pop", "shift"]);

/** Types of the client whose values are followed. */
const clientTypes = new Map<string, ApiValueKind>([
  ["Client", "client"],
  ["ResponseBody", "body"],
  ["RequestBody", "request"],
]);

/**
 * Finds the expressions of a file that are values of the API, by the scopes of their names.
 * Types would reveal more, but require installed dependencies and correct settings of the project.
 * Code is edited only if its scopes leave no doubt.
 */
export class ApiValues {
  readonly #values = new Map<t.Node, ApiValue | undefined>();
  /** By the call or type that they start with. */
  readonly uses = new Map<t.Node, ApiUse>();
  /** The keys of the place of the body in a response. */
  readonly #place: readonly string[];

  constructor(place: readonly string[]) {
    this.#place = place;
  }

  evaluate(path: NodePath): ApiValue | undefined {
    const { node } = path;
    if (this.#values.has(node)) return this.#values.get(node);
    // A value that depends on itself is unknown.
    this.#values.set(node, undefined);
    const apiValue = this.#compute(path);
    this.#values.set(node, apiValue);
    return apiValue;
  }

  #compute(path: NodePath): ApiValue | undefined {
    const binding = bindingOf(path);
    if (binding) return this.evaluateBinding(binding);
    if (isMember(path)) {
      if (path.get("object").isThisExpression()) return this.#evaluateField(path);
      const object = this.evaluate(childPath(path, "object"));
      return object && memberOf(object, keyOfNode(path.node) ?? (path.node.computed ? "[]" : ""));
    }
    if (path.isAwaitExpression()) return this.evaluate(path.get("argument"));
    if (path.isTSNonNullExpression() || path.isTSAsExpression() || path.isTSSatisfiesExpression())
      return this.evaluate(childPath(path, "expression"));
    if (path.isLogicalExpression()) return this.#evaluateLogical(path);
    if (path.isConditionalExpression()) return this.#evaluateConditional(path);
    if (path.isCallExpression() || path.isOptionalCallExpression()) return this.#evaluateCall(path);
    return undefined;
  }

  /** The value of a field of a class that is set once. */
  #evaluateField(path: NodePath<t.MemberExpression>): ApiValue | undefined {
    const key = keyOfNode(path.node);
    const assigned: NodePath[] = [];
    const addAssigned = (name: t.Node, value: NodePath) => {
      if (key !== undefined && keyOfNode(name) === key && value.node) assigned.push(value);
    };
    path
      .findParent((one) => one.isClass())
      ?.traverse({
        "ClassProperty|ClassPrivateProperty": (one: NodePath) =>
          addAssigned(one.node, childPath(one, "value")),
        AssignmentExpression: (one) => {
          const left = childPath(one, "left");
          if (isMember(left) && left.get("object").isThisExpression())
            addAssigned(left.node, one.get("right"));
        },
      });
    const [value, ...others] = assigned;
    return value && others.length === 0 ? this.evaluate(value) : undefined;
  }

  #evaluateLogical(path: NodePath<t.LogicalExpression>): ApiValue | undefined {
    const left = this.evaluate(path.get("left"));
    const right = this.evaluate(path.get("right"));
    if (path.node.operator === "&&") return right;
    return commonValue(left, right) ?? (isNullish(path.node.right) ? left : undefined);
  }

  #evaluateConditional(path: NodePath<t.ConditionalExpression>): ApiValue | undefined {
    const yes = path.get("consequent");
    const no = path.get("alternate");
    if (isNullish(no.node)) return this.evaluate(yes);
    return isNullish(yes.node)
      ? this.evaluate(no)
      : commonValue(this.evaluate(yes), this.evaluate(no));
  }

  evaluateBinding(binding: Binding): ApiValue | undefined {
    const { path, identifier } = binding;
    if (path.parentPath?.isImportDeclaration()) return importedValue(path);
    const typed = this.#evaluateAnnotation(identifier);
    if (typed) return typed;
    if (!binding.constant) return undefined;
    if (binding.kind === "param") return this.#evaluateInParameter(binding);
    if (!path.isVariableDeclarator()) return undefined;
    const apiValue = this.evaluateDeclarator(path);
    return apiValue && valueInPattern(path.node.id, apiValue, identifier);
  }

  evaluateDeclarator(path: NodePath<t.VariableDeclarator>): ApiValue | undefined {
    const loop = path.parentPath.parentPath;
    if (loop?.isForOfStatement() && loop.node.left === path.parent)
      return itemOf(this.evaluate(loop.get("right")));
    const init = path.get("init");
    return (
      this.#evaluateAnnotation(path.node.id) ??
      (init.node ? this.evaluate(init as NodePath) : undefined)
    );
  }

  #evaluateInParameter({ scope, identifier }: Binding): ApiValue | undefined {
    const callee = scope.path as NodePath<t.Function>;
    if (!callee.isFunction()) return undefined;
    const index = callee.node.params.findIndex((pattern) => containsNode(pattern, identifier));
    const apiValue = this.evaluateParameter(callee, index);
    const pattern = callee.node.params[index];
    return apiValue && pattern && valueInPattern(pattern, apiValue, identifier);
  }

  /**
   * The value of an argument: of a callback by the method that calls it, of a function by all of
   * its calls.
   */
  evaluateParameter(callee: NodePath<t.Function>, index: number): ApiValue | undefined {
    const pattern = callee.node.params[index];
    const typed = pattern && this.#evaluateAnnotation(pattern);
    if (typed) return typed;
    const call = callee.parentPath;
    if (call?.isCallExpression() || call?.isOptionalCallExpression()) {
      const method = childPath(call, "callee");
      if (index !== 0 || call.node.arguments[0] !== callee.node || !isMember(method))
        return undefined;
      const object = this.evaluate(childPath(method, "object"));
      const name = keyOfNode(method.node) ?? "";
      if (name === "then") return object;
      return eachMethods.has(name) ? itemOf(object) : undefined;
    }
    const calls = callsOfFunction(callee);
    const argumentPaths = calls?.map((one) => childPath(one, `arguments.${index}`));
    const [first, ...others] =
      argumentPaths?.map((one) => (one.node ? this.evaluate(one) : undefined)) ?? [];
    return others.every((other) => commonValue(first, other)) ? first : undefined;
  }

  #evaluateCall(
    path: NodePath<t.CallExpression> | NodePath<t.OptionalCallExpression>,
  ): ApiValue | undefined {
    const callee = childPath(path, "callee");
    const [first, second] = path.get("arguments") as NodePath[];
    const apiValue = this.evaluate(callee);
    if (apiValue?.kind === "create")
      return { use: this.#useOf(path.node), path: "", kind: "client" };
    if (apiValue?.kind === "batch") {
      const outcome = second?.isFunction() ? this.evaluateReturn(second) : undefined;
      return outcome?.kind === "outcome" ? { ...outcome, kind: "outcomes" } : undefined;
    }
    if (callee.isIdentifier({ name: "require" }) && first?.isStringLiteral())
      return moduleValue(first.node.value);
    if (isMember(callee)) {
      const object = this.evaluate(childPath(callee, "object"));
      return object && this.#evaluateMethod(object, keyOfNode(callee.node) ?? "", path);
    }
    if (isFetch(callee)) {
      const operation = pathOfAddress(first);
      return operation
        ? { use: this.#useOf(path.node), path: operation, kind: "response" }
        : undefined;
    }
    const binding = bindingOf(callee);
    const target = binding && functionOf(binding);
    return target && callsOfFunction(target) ? this.evaluateReturn(target) : undefined;
  }

  #evaluateMethod(object: ApiValue, name: string, path: NodePath): ApiValue | undefined {
    const { use, kind } = object;
    const [first] = (path.get("arguments") as NodePath[]) ?? [];
    if (kind === "group") return { use, path: `${object.path}/${name}`, kind: "outcome" };
    if (kind === "client" && name === "POST") {
      const operation = pathOfAddress(first);
      return operation ? { use, path: operation, kind: "outcome" } : undefined;
    }
    if (kind === "response" && name === "json") return parsedBody(object, this.#place);
    if (name === "catch" || name === "finally") return object;
    if (name === "then" && first?.isFunction())
      return this.evaluateReturn(first as NodePath<t.Function>);
    const item = itemOf(object);
    if (item && listMethods.has(name)) return object;
    return itemMethods.has(name) ? item : undefined;
  }

  /** The value that a function returns, if all its returns agree. */
  evaluateReturn(path: NodePath<t.Function>): ApiValue | undefined {
    const body = childPath(path, "body");
    if (body.isExpression()) return this.evaluate(body);
    const returnedValues: NodePath[] = [];
    body.traverse({
      Function: (inner) => inner.skip(),
      ReturnStatement(statement) {
        const argument = childPath(statement, "argument");
        if (argument.node && !isNullish(argument.node)) returnedValues.push(argument);
      },
    });
    const [first, ...others] = returnedValues.map((one) => this.evaluate(one));
    return others.every((other) => commonValue(first, other)) ? first : undefined;
  }

  #useOf(node: t.Node): ApiUse {
    return getOrInsert(this.uses, node, () => new ApiUse());
  }

  #evaluateAnnotation(node: t.Node): ApiValue | undefined {
    const annotation =
      "typeAnnotation" in node ? (node.typeAnnotation as t.Node | null | undefined) : undefined;
    return annotation?.type === "TSTypeAnnotation"
      ? this.evaluateType(annotation.typeAnnotation)
      : undefined;
  }

  evaluateType(type: t.TSType): ApiValue | undefined {
    if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return undefined;
    const { name } = type.typeName;
    const texts = (type.typeArguments?.params ?? []).flatMap((one) =>
      one.type === "TSLiteralType" && one.literal.type === "StringLiteral" ? [one.literal] : [],
    );
    const kind = clientTypes.get(name);
    if (kind === undefined) return undefined;
    const version = texts.find(({ value }) => versionFrom(value) !== "unknown");
    const use = this.#useOf(type);
    use.version = versionFrom(version?.value ?? NEW);
    use.versionLiteral = version;
    return { use, path: texts.find(({ value }) => value.startsWith("/"))?.value ?? "", kind };
  }
}

function importedValue({ node, parent }: NodePath): ApiValue | undefined {
  const module = moduleValue((parent as t.ImportDeclaration).source.value);
  if (node.type !== "ImportSpecifier") return module;
  return module && "name" in node.imported ? memberOf(module, node.imported.name) : undefined;
}

/** Undefined if the values differ. */
function commonValue(
  first: ApiValue | undefined,
  second: ApiValue | undefined,
): ApiValue | undefined {
  const isSame =
    first?.use === second?.use &&
    first?.path === second?.path &&
    first?.kind === second?.kind &&
    String(first?.keys) === String(second?.keys);
  return isSame ? first : undefined;
}

function isNullish(node: t.Node): boolean {
  return node.type === "NullLiteral" || (node.type === "Identifier" && node.name === "undefined");
}
