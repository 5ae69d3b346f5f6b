import type { Binding, NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { CLIENT, NEW, OLD, paths } from "../names.ts";
import { child, keyOf } from "./fix.ts";

/** What calls have in common that change together: a client, a call of fetch, a type. */
export interface Unit {
  /** The version that is asked for; `none` for the default, `unknown` if it is not a literal. */
  version: "old" | "new" | "none" | "unknown";
  pin: t.StringLiteral | undefined;
  /** Whether it is a client without a version: its package never had another default than the new version. */
  isCurrent?: boolean;
}

export interface Known {
  unit: Unit;
  /** The path of the operation; empty for a client. */
  path: string;
  /**
   * `module` is our package, `create` its function that makes a client, `batch` the one that makes many calls, `client` what it makes, `group` a part of it (`api.phone`), `reply` what its methods give,
   * `replies` what a batch yields, `http` a Response. `body` is the body of a response, `list` its suggestions; the rest are places in it, as the table of changes names
   * them. `finding` is what names fields of the request, `other` anything else.
   */
  at: string;
}

const FETCHES = /^(node-fetch|cross-fetch|isomorphic-fetch|undici|whatwg-fetch)$/;
/** Methods of lists whose callback takes an item first. */
const EACH = new Set(["map", "flatMap", "forEach", "filter", "find", "some", "every", "findLast"]);
const LISTS = new Set(["filter", "slice", "toSorted", "toReversed"]);
const ITEMS = new Set(["find", "findLast", "at", "pop", "shift"]);

/** The values of expressions of one file, by the scopes of their names: nothing is followed out of the file. */
export class Values {
  readonly #known = new Map<t.Node, Known | undefined>();
  readonly #units = new Map<t.Node, Unit>();

  of(path: NodePath): Known | undefined {
    const { node } = path;
    if (this.#known.has(node)) return this.#known.get(node);
    // A value that depends on itself is unknown.
    this.#known.set(node, undefined);
    const known = this.#evaluate(path);
    this.#known.set(node, known);
    return known;
  }

  #evaluate(path: NodePath): Known | undefined {
    if (path.isIdentifier()) {
      const binding = path.scope.getBinding(path.node.name);
      return binding && this.ofBinding(binding);
    }
    if (isMember(path)) {
      if (path.get("object").isThisExpression()) return this.#ofOwn(path);
      const object = this.of(child(path, "object"));
      return object && memberOf(object, keyOf(path.node) ?? (path.node.computed ? "[]" : ""));
    }
    if (path.isAwaitExpression()) return this.of(path.get("argument"));
    if (path.isTSNonNullExpression() || path.isTSAsExpression() || path.isTSSatisfiesExpression())
      return this.of(child(path, "expression"));
    if (path.isLogicalExpression()) return this.#ofLogical(path);
    if (path.isConditionalExpression()) return this.#ofConditional(path);
    if (path.isCallExpression() || path.isOptionalCallExpression()) return this.#ofCall(path);
    return undefined;
  }

  /** What a field of a class holds, where it is set once. */
  #ofOwn(path: NodePath<t.MemberExpression>): Known | undefined {
    const key = keyOf(path.node);
    const set: NodePath[] = [];
    const take = (name: t.Node, value: NodePath) => {
      if (key !== undefined && keyOf(name) === key && value.node) set.push(value);
    };
    path
      .findParent((one) => one.isClass())
      ?.traverse({
        "ClassProperty|ClassPrivateProperty": (one: NodePath) => take(one.node, child(one, "value")),
        AssignmentExpression: (one) => {
          const left = child(one, "left");
          if (isMember(left) && left.get("object").isThisExpression()) take(left.node, one.get("right"));
        },
      });
    const [value, ...others] = set;
    return value && others.length === 0 ? this.of(value) : undefined;
  }

  #ofLogical(path: NodePath<t.LogicalExpression>): Known | undefined {
    const left = this.of(path.get("left"));
    const right = this.of(path.get("right"));
    if (path.node.operator === "&&") return right;
    return same(left, right) ?? (isNothing(path.node.right) ? left : undefined);
  }

  #ofConditional(path: NodePath<t.ConditionalExpression>): Known | undefined {
    const yes = path.get("consequent");
    const no = path.get("alternate");
    if (isNothing(no.node)) return this.of(yes);
    return isNothing(yes.node) ? this.of(no) : same(this.of(yes), this.of(no));
  }

  ofBinding(binding: Binding): Known | undefined {
    const { path, identifier } = binding;
    if (path.parentPath?.isImportDeclaration()) return ofImport(path);
    const typed = this.#ofAnnotation(identifier);
    if (typed) return typed;
    if (binding.kind === "param") {
      if (!binding.constant) return undefined;
      const found = this.#ofParameter(binding);
      return found && inPattern(found.pattern, found.known, identifier);
    }
    if (!path.isVariableDeclarator()) return undefined;
    const known = binding.constant ? this.ofDeclarator(path) : undefined;
    return known && inPattern(path.node.id, known, identifier);
  }

  ofDeclarator(path: NodePath<t.VariableDeclarator>): Known | undefined {
    const loop = path.parentPath.parentPath;
    if (loop?.isForOfStatement() && loop.node.left === path.parent) return itemOf(this.of(loop.get("right")));
    const init = path.get("init");
    return this.#ofAnnotation(path.node.id) ?? (init.node ? this.of(init as NodePath) : undefined);
  }

  /** What a parameter takes, with its pattern. */
  #ofParameter({ scope, identifier }: Binding): { pattern: t.Node; known: Known } | undefined {
    const callee = scope.path as NodePath<t.Function>;
    if (!callee.isFunction()) return undefined;
    const index = callee.node.params.findIndex((pattern) => contains(pattern, identifier));
    const known = this.ofParameter(callee, index);
    const pattern = callee.node.params[index];
    return known && pattern && { pattern, known };
  }

  /** What a function is called with: a callback by what it is passed to, a function of the file by all of its calls. */
  ofParameter(callee: NodePath<t.Function>, index: number): Known | undefined {
    const pattern = callee.node.params[index];
    const typed = pattern && this.#ofAnnotation(pattern);
    if (typed) return typed;
    const call = callee.parentPath;
    if (call?.isCallExpression() || call?.isOptionalCallExpression()) {
      const method = child(call, "callee");
      if (index !== 0 || call.node.arguments[0] !== callee.node || !isMember(method)) return undefined;
      const object = this.of(child(method, "object"));
      const name = keyOf(method.node) ?? "";
      if (name === "then") return object;
      return EACH.has(name) ? itemOf(object) : undefined;
    }
    const calls = callsOf(callee);
    const given = calls?.map((one) => child(one, `arguments.${index}`));
    const [first, ...others] = given?.map((one) => (one.node ? this.of(one) : undefined)) ?? [];
    return others.every((other) => same(first, other)) ? first : undefined;
  }

  #ofCall(path: NodePath<t.CallExpression> | NodePath<t.OptionalCallExpression>): Known | undefined {
    const callee = child(path, "callee");
    const [first, second] = path.get("arguments") as NodePath[];
    const known = this.of(callee);
    if (known?.at === "create") return { unit: this.#unitOf(path.node), path: "", at: "client" };
    if (known?.at === "batch") return second?.isFunction() ? repliesOf(this.returnOf(second)) : undefined;
    if (callee.isIdentifier({ name: "require" }) && first?.isStringLiteral()) return ofModule(first.node.value);
    if (isMember(callee)) {
      const object = this.of(child(callee, "object"));
      return object && this.#ofMethod(object, keyOf(callee.node) ?? "", path);
    }
    if (!callee.isIdentifier()) return undefined;
    const binding = callee.scope.getBinding(callee.node.name);
    if (isFetch(callee.node.name, binding)) return this.#ofFetch(path as NodePath<t.CallExpression>);
    const target = binding && functionOf(binding);
    return target && callsOf(target) ? this.returnOf(target) : undefined;
  }

  #ofMethod(object: Known, name: string, path: NodePath): Known | undefined {
    const { unit, at } = object;
    const [first] = (path.get("arguments") as NodePath[]) ?? [];
    if (at === "group") return { unit, path: `${object.path}/${name}`, at: "reply" };
    if (at === "client" && name === "POST") {
      const [operation] = first ? pathsIn(first) : [];
      return operation ? { unit, path: operation, at: "reply" } : undefined;
    }
    if (at === "http" && name === "json") return { ...object, at: "body" };
    if (name === "catch" || name === "finally") return object;
    if (name === "then" && first?.isFunction()) return this.returnOf(first as NodePath<t.Function>);
    if (!isList(object)) return undefined;
    if (LISTS.has(name)) return object;
    return ITEMS.has(name) ? itemOf(object) : undefined;
  }

  #ofFetch(path: NodePath<t.CallExpression>): Known | undefined {
    const [address] = path.get("arguments");
    const [operation] = address ? pathsIn(address as NodePath) : [];
    return operation ? { unit: this.#unitOf(path.node), path: operation, at: "http" } : undefined;
  }

  /** What a function gives: the value of its body, or of its only return that gives something. */
  returnOf(path: NodePath<t.Function>): Known | undefined {
    const body = child(path, "body");
    if (body.isExpression()) return this.of(body);
    const given: NodePath[] = [];
    body.traverse({
      Function: (inner) => inner.skip(),
      ReturnStatement(statement) {
        const argument = child(statement, "argument");
        if (argument.node && !isNothing(argument.node)) given.push(argument);
      },
    });
    const [first, ...others] = given.map((one) => this.of(one));
    return others.every((other) => same(first, other)) ? first : undefined;
  }

  #unitOf(node: t.Node): Unit {
    const unit = this.#units.get(node) ?? { version: "unknown", pin: undefined };
    this.#units.set(node, unit);
    return unit;
  }

  #ofAnnotation(node: t.Node): Known | undefined {
    const annotation = "typeAnnotation" in node ? (node.typeAnnotation as t.Node | null | undefined) : undefined;
    return annotation?.type === "TSTypeAnnotation" ? this.ofType(annotation.typeAnnotation) : undefined;
  }

  ofType(type: t.TSType): Known | undefined {
    if (type.type !== "TSTypeReference" || type.typeName.type !== "Identifier") return undefined;
    const { name } = type.typeName;
    const texts = (type.typeArguments?.params ?? []).flatMap((one) =>
      one.type === "TSLiteralType" && one.literal.type === "StringLiteral" ? [one.literal] : [],
    );
    const at = { Client: "client", ResponseBody: "body", RequestBody: "request" }[name];
    if (!at) return undefined;
    const pin = texts.find(({ value }) => versionNamed(value) !== "unknown");
    const unit = this.#unitOf(type);
    unit.version = versionNamed(pin?.value ?? NEW);
    unit.pin = pin;
    return { unit, path: texts.find(({ value }) => value.startsWith("/"))?.value ?? "", at };
  }
}

export function versionNamed(text: string | undefined): Unit["version"] {
  if (text === OLD) return "old";
  return text === NEW ? "new" : "unknown";
}

export function memberOf({ unit, path, at }: Known, key: string): Known | undefined {
  if (at === "module") return key === "createClient" || key === "batch" ? { unit, path, at: PARTS[key] } : undefined;
  if (at === "create" || at === "batch") return undefined;
  if (at === "client") return /^[a-z]+$/.test(key) ? { unit, path: `/${key}`, at: "group" } : undefined;
  if (at === "group" || at === "http") return undefined;
  const next: Record<string, Record<string, string>> = {
    reply: { data: "body" },
    body: { result: "result", resultCorrected: "result", suggestions: "list", errors: "findings" },
    list: { "[]": "result" },
    replies: { "[]": "reply" },
    result: { data: "result.data", details: "details", errors: "findings", fixes: "findings" },
    "result.data": { format: "result.data.format", country: "country" },
    findings: { "[]": "finding" },
    finding: { relatedTo: "finding", data: "finding", type: "finding", typeFrom: "finding", "[]": "finding" },
    request: { request: "request.request" },
  };
  return { unit, path, at: next[at]?.[key] ?? "other" };
}

/** Whether a value is a list of which more is known than that. */
export function isList({ at }: Known): boolean {
  return at === "list" || at === "findings" || at === "replies";
}

function itemOf(known: Known | undefined): Known | undefined {
  return known && isList(known) ? memberOf(known, "[]") : undefined;
}

/** What a name is in a pattern that takes a known value apart. */
function inPattern(pattern: t.Node, known: Known, name: t.Identifier): Known | undefined {
  if (pattern === name) return known;
  if (pattern.type === "AssignmentPattern") return inPattern(pattern.left, known, name);
  if (pattern.type === "ArrayPattern") {
    const element = pattern.elements.find((one) => one !== null && contains(one, name));
    const item = element?.type === "RestElement" ? undefined : itemOf(known);
    return element && item ? inPattern(element, item, name) : undefined;
  }
  if (pattern.type !== "ObjectPattern") return undefined;
  const property = pattern.properties.find((one) => contains(one, name));
  const key = property && keyOf(property);
  const member = key === undefined ? undefined : memberOf(known, key);
  return property?.type === "ObjectProperty" && member ? inPattern(property.value, member, name) : undefined;
}

function contains(outer: t.Node, inner: t.Node): boolean {
  return (outer.start ?? 0) <= (inner.start ?? 0) && (outer.end ?? 0) >= (inner.end ?? 0);
}

function same(one: Known | undefined, other: Known | undefined): Known | undefined {
  return one && other && one.unit === other.unit && one.path === other.path && one.at === other.at ? one : undefined;
}

function isNothing(node: t.Node): boolean {
  return node.type === "NullLiteral" || (node.type === "Identifier" && node.name === "undefined");
}

export function isMember(path: NodePath): path is NodePath<t.MemberExpression> {
  return path.isMemberExpression() || path.isOptionalMemberExpression();
}

/** The functions of our package whose calls are followed. */
const PARTS = { createClient: "create", batch: "batch" } as const;

function ofModule(source: string): Known | undefined {
  const isOurs = source === CLIENT || source === `${CLIENT}/batch`;
  return isOurs ? { unit: { version: "unknown", pin: undefined }, path: "", at: "module" } : undefined;
}

function ofImport({ node, parent }: NodePath): Known | undefined {
  const module = ofModule((parent as t.ImportDeclaration).source.value);
  if (node.type !== "ImportSpecifier") return module;
  return module && "name" in node.imported ? memberOf(module, node.imported.name) : undefined;
}

function repliesOf(reply: Known | undefined): Known | undefined {
  return reply?.at === "reply" ? { ...reply, at: "replies" } : undefined;
}

function isFetch(name: string, binding: Binding | undefined): boolean {
  if (!binding) return name === "fetch";
  const { parent } = binding.path;
  return parent.type === "ImportDeclaration" && FETCHES.test(parent.source.value);
}

/** The function that a name stands for, where it never stands for another. */
export function functionOf({ path, constant }: Binding): NodePath<t.Function> | undefined {
  if (!constant) return undefined;
  if (path.isFunctionDeclaration()) return path;
  const init = path.isVariableDeclarator() ? child(path, "init") : undefined;
  return init?.isFunctionExpression() || init?.isArrowFunctionExpression() ? init : undefined;
}

function nameOf(path: NodePath<t.Function>): Binding | undefined {
  const { parentPath } = path;
  if (path.isFunctionDeclaration())
    return path.node.id ? path.parentPath.scope.getBinding(path.node.id.name) : undefined;
  const id = parentPath?.isVariableDeclarator() ? parentPath.node.id : undefined;
  return id?.type === "Identifier" ? path.scope.parent?.getBinding(id.name) : undefined;
}

/** All calls of a function; undefined where it is exported, or used other than by a call. */
export function callsOf(path: NodePath<t.Function>): NodePath<t.CallExpression>[] | undefined {
  const binding = nameOf(path);
  if (!binding || functionOf(binding)?.node !== path.node || isExported(binding)) return undefined;
  const calls = binding.referencePaths.map(({ parentPath, node }) =>
    parentPath?.isCallExpression() && parentPath.node.callee === node ? parentPath : undefined,
  );
  return calls.length > 0 && calls.every((call) => call !== undefined) ? calls : undefined;
}

export function isExported({ path, referencePaths }: Binding): boolean {
  const declaration = path.isVariableDeclarator() ? path.parentPath : path;
  return (
    declaration.parentPath?.isExportDeclaration() === true ||
    referencePaths.some(({ parent }) => /^Export/.test(parent.type))
  );
}

/** The paths of operations that an address ends with. */
function pathsIn(address: NodePath): string[] {
  const text = textOf(address)?.replace(/[?#].*$/, "");
  return text === undefined ? [] : paths.filter((path) => text.endsWith(path));
}

/** The text of an expression, with a placeholder for unknown parts. */
function textOf(path: NodePath, depth = 0): string | undefined {
  if (depth > 5) return undefined;
  if (path.isStringLiteral()) return path.node.value;
  if (path.isTemplateLiteral()) return path.node.quasis.map(({ value }) => value.cooked ?? value.raw).join("*");
  if (path.isBinaryExpression({ operator: "+" }))
    return `${textOf(child(path, "left"), depth + 1) ?? "*"}${textOf(path.get("right"), depth + 1) ?? "*"}`;
  if (path.isNewExpression() && path.get("callee").isIdentifier({ name: "URL" })) {
    const [address] = path.get("arguments");
    return address && textOf(address as NodePath, depth + 1);
  }
  if (!path.isIdentifier()) return undefined;
  const binding = path.scope.getBinding(path.node.name);
  const init = binding?.constant && binding.path.isVariableDeclarator() ? binding.path.get("init") : undefined;
  return init?.node ? textOf(init as NodePath, depth + 1) : undefined;
}
