import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { type Hit, listed, versionHit } from "../hit.ts";
import { changedPaths, isKept, newNames, rowOf } from "../names.ts";
import type { Near } from "../text.ts";
import { endOf, fixOf, keyOf, type Mention, startOf } from "./fix.ts";
import { listScript } from "./list.ts";
import { readBody, readClient, readFetch, readMethod, type Sent } from "./requests.ts";
import { callsOf, isExported, isList, isMember, type Known, memberOf, nameOf, type Unit, Values } from "./values.ts";

/** A name that belongs to a unit by direct means. */
interface Own extends Mention {
  unit: Unit;
}

/** Parts of a response that hold names that changed. */
const WITH_NAMES = new Set([
  "http",
  "reply",
  "body",
  "list",
  "result",
  "result.data",
  "result.data.format",
  "findings",
  "finding",
]);
/** The methods of our client that send a request, by the object that has them. */
const METHODS: Partial<Record<string, "POST" | "validate">> = { client: "POST", group: "validate" };
/** Parts of a response whose names stay, and that may be without a value in 2.1. */
const NULLABLE: Record<string, string> = {
  country: "its code and prefix are null in 2.1 where they were empty",
  details: "nameDays may be absent in 2.1",
};
const RAW = new Set(["text", "body", "clone", "blob", "arrayBuffer", "bytes", "formData"]);

/**
 * Finds what a script has to do with version 2.0. What belongs to a call by direct means is certain: our client by its import, a call of
 * fetch with its path, a value with a type of the package, each followed by the scopes of this file. The rest is found by name and place.
 *
 * @param near - The paths that the file, or one that it is connected with, calls.
 * @throws when the program declares a name twice, which is ambiguous in every scope
 */
export function analyzeScript(text: string, file: t.File, near: Near): Hit[] {
  const analysis = new Analysis(file, text);
  const own = analysis.hits();
  return [...own, ...listScript(text, file, analysis.seen, near)];
}

class Analysis {
  readonly values: Values;
  /** Nodes of which enough is known: they are not listed by their names. */
  readonly seen = new Set<t.Node>();
  readonly #text: string;
  readonly #own: Own[] = [];
  readonly #flows: { node: t.Node; reason: string; unit: Unit; isHarmless?: boolean }[] = [];
  readonly #units = new Set<Unit>();
  readonly #newer = new Set<Unit>();

  constructor(file: t.File, text: string) {
    this.#text = text;
    this.values = new Values();
    // Units first: what is done with their values depends on their versions.
    traverse(file, { CallExpression: (path) => this.#readCall(path), TSTypeReference: (path) => this.#readType(path) });
    traverse(file, {
      Expression: (path) => this.#readUse(path),
      VariableDeclarator: (path) => this.#readPattern(path.get("id") as NodePath, this.values.ofDeclarator(path)),
      AssignmentExpression: (path) =>
        this.#readPattern(path.get("left") as NodePath, this.values.of(path.get("right"))),
      Function: (path) => this.#readFunction(path),
    });
  }

  hits(): Hit[] {
    const units = [...this.#units].filter(({ version }) => version !== "2.1");
    return units.flatMap((unit) => {
      const isNewer = unit.isCurrent || this.#newer.has(unit);
      const mentions = this.#own.filter((one) => one.unit === unit && !(isNewer && isKept(one.row)));
      const isPinned = unit.version === "2.0";
      const isOld = isPinned || (mentions.some(({ row }) => !isKept(row)) && !this.#newer.has(unit));
      const names = mentions.map((mention) => this.#hitOf(mention, unit));
      const flows = isOld ? this.#flowsOf(unit) : [];
      const pin = isPinned && unit.pin ? [this.#pinOf(unit.pin)] : [];
      return [...pin, ...names, ...flows];
    });
  }

  #pinOf(pin: t.StringLiteral): Hit {
    this.seen.add(pin);
    const start = startOf(pin);
    const end = endOf(pin);
    const edits = [{ start: start + 1, end: end - 1, text: "2.1" }];
    return { ...versionHit(start, end, "certain", ""), edits, isBlocking: false, isPinned: true };
  }

  #hitOf(mention: Own, unit: Unit): Hit {
    const { row, name } = mention;
    const place = { start: startOf(name), end: endOf(name), from: row.from, to: row.to, section: row.section };
    const isPinned = unit.version === "2.0";
    if (unit.version === "unknown")
      return listed({ ...place, rank: "likely", reason: "its version comes from elsewhere" });
    if (isKept(row) && !isPinned)
      return listed({ ...place, rank: "possible", reason: "the version of the call is unknown" });
    const fix = fixOf(mention, this.#text);
    if (typeof fix === "string") return listed({ ...place, rank: "certain", reason: fix, isBlocking: true, isPinned });
    return listed({ ...place, rank: "certain", reason: "", edits: fix, isBlocking: false, isPinned });
  }

  #flowsOf(unit: Unit): Hit[] {
    return this.#flows
      .filter((flow) => flow.unit === unit)
      .map(({ node, reason, isHarmless = unit.version === "none" }) => {
        const place = { start: startOf(node), end: endOf(node) };
        const what = { kind: "flow", from: "the response", to: null, section: "9" } as const;
        return listed({ ...place, ...what, rank: "possible", reason, isBlocking: !isHarmless });
      });
  }

  #readCall(path: NodePath<t.CallExpression>): void {
    const known = this.values.of(path);
    const callee = path.get("callee") as NodePath;
    if (known?.at === "client" && this.values.of(callee)?.at === "create") {
      readClient(path, known);
      this.#units.add(known.unit);
    } else if (
      known?.at === "http" &&
      callee.isIdentifier() &&
      path.node.arguments.length > 0 &&
      !this.#isLocal(callee)
    ) {
      this.#units.add(known.unit);
      this.#take(known, readFetch(path, known));
    } else if (known?.at === "reply" && isMember(callee)) {
      const object = this.values.of(callee.get("object") as NodePath);
      const name = object && METHODS[object.at];
      if (name) this.#units.add(known.unit);
      if (name && changedPaths.has(known.path)) this.#take(known, readMethod(path, known, name));
    }
  }

  #isLocal(callee: NodePath<t.Identifier>): boolean {
    const binding = callee.scope.getBinding(callee.node.name);
    return binding !== undefined && binding.kind !== "module";
  }

  #readType(path: NodePath<t.TSTypeReference>): void {
    const known = this.values.ofType(path.node);
    if (!known?.unit.pin) return;
    this.#units.add(known.unit);
    const isDirect = path.parentPath.isTSTypeAnnotation() || path.parentPath.isTSSatisfiesExpression();
    const owner = path.getFunctionParent();
    const isSeen =
      isDirect && (owner ? callsOf(owner) !== undefined : !path.findParent((one) => one.isExportDeclaration()));
    if (!isSeen) this.#flows.push({ node: path.node, reason: "other code may use the type", unit: known.unit });
  }

  #take({ unit, path }: Known, { mentions, unseen, isNewer }: Sent): void {
    if (isNewer && unit.version === "none") this.#newer.add(unit);
    for (const mention of mentions) this.#mention(mention, unit);
    if (!changedPaths.has(path)) return;
    for (const { node, what } of unseen) this.#flows.push({ node, reason: `${what} comes from elsewhere`, unit });
  }

  #mention(mention: Mention, unit: Unit): void {
    if (this.#own.some(({ name }) => name === mention.name)) return;
    this.seen.add(mention.name);
    this.#own.push({ ...mention, unit });
  }

  /** What is done with a value of the API: a name is read, it is passed on, or it leaves what is followed. */
  #readUse(path: NodePath<t.Expression>): void {
    const known = this.values.of(path);
    if (!known) return;
    if (isMember(path)) {
      const object = this.values.of(path.get("object") as NodePath);
      if (object) this.#readMember(object, path.node.property as t.Node, path.node);
    }
    if (known.at === "request" || known.at === "request.request") return;
    const note = NULLABLE[known.at];
    if (note && changedPaths.has(known.path) && this.#leaves(path, known))
      this.#flows.push({ node: path.node, reason: note, unit: known.unit, isHarmless: true });
    const isOurs = known.at === "client" || known.at === "group";
    if (!isOurs && !(WITH_NAMES.has(known.at) && changedPaths.has(known.path))) return;
    const reason = this.#leaves(path, known);
    if (reason) this.#flows.push({ node: path.node, reason, unit: known.unit });
  }

  #readMember(object: Known, name: t.Node, owner: t.Node, parent?: t.ObjectPattern): void {
    const key = keyOf(owner);
    if (!changedPaths.has(object.path) && object.path !== "") this.seen.add(name);
    if (key === undefined || !changedPaths.has(object.path)) return;
    const row = rowOf(object.path, object.at, key);
    if (newNames.has(key) && object.at.startsWith("result")) this.#newer.add(object.unit);
    if (object.unit.version !== "2.1" && row) this.#mention({ row, name, owner, parent }, object.unit);
    else if (!NULLABLE[object.at] && (object.at !== "other" || object.unit.version === "2.1")) this.seen.add(name);
  }

  /** The names in a pattern that takes a value of the API apart. */
  #readPattern(pattern: NodePath, known: Known | undefined): void {
    if (!known) return;
    if (pattern.isIdentifier() && known.at === "other")
      for (const { node } of pattern.scope.getBinding(pattern.node.name)?.referencePaths ?? []) this.seen.add(node);
    if (pattern.isAssignmentPattern()) this.#readPattern(pattern.get("left") as NodePath, known);
    if (known.at === "request" || !pattern.isObjectPattern()) {
      this.#readTyped(pattern, known);
      return;
    }
    for (const property of pattern.get("properties")) {
      if (property.isRestElement() && changedPaths.has(known.path) && WITH_NAMES.has(known.at))
        this.#flows.push({ node: property.node, reason: "the rest keeps its names", unit: known.unit });
      if (!property.isObjectProperty()) continue;
      this.#readMember(known, property.node.key as t.Node, property.node, pattern.node);
      const key = keyOf(property.node);
      this.#readPattern(property.get("value") as NodePath, key === undefined ? undefined : memberOf(known, key));
    }
  }

  /** A request that has a type of the package: `const request: RequestBody<…> = { … }`. */
  #readTyped(pattern: NodePath, known: Known): void {
    const declarator = pattern.parentPath;
    if (known.at !== "request" || !declarator?.isVariableDeclarator()) return;
    const sent: Sent = { mentions: [], unseen: [] };
    readBody(declarator.get("init") as NodePath, known.path, declarator.node, sent);
    this.#take(known, sent);
  }

  #readFunction(path: NodePath<t.Function>): void {
    path.node.params.forEach((pattern, index) => {
      if (pattern.type !== "Identifier")
        this.#readPattern(path.get(`params.${index}`) as NodePath, this.values.ofParameter(path, index));
    });
  }

  /** Why a value is not followed any further; undefined where it is, or where nothing else is done with it. */
  #leaves(path: NodePath<t.Expression>, known: Known): string | undefined {
    const { node, parent, parentPath } = path;
    if (!parentPath || parentPath.isExpressionStatement()) return undefined;
    if (isMember(parentPath))
      return parentPath.node.object === node ? this.#leavesMember(parentPath, known) : undefined;
    if (this.values.of(parentPath) || isTested(node, parent)) return undefined;
    if (parentPath.isBinaryExpression())
      return /^[!=]==?$/.test(parentPath.node.operator) ? undefined : "its names are asked for";
    if (parentPath.isClassProperty() || parentPath.isClassPrivateProperty()) return undefined;
    if (parentPath.isVariableDeclarator()) return this.#leavesName(parentPath.get("id") as NodePath, path);
    if (parentPath.isAssignmentExpression()) return leavesAssignment(parentPath, node);
    if (parentPath.isReturnStatement() || parentPath.isArrowFunctionExpression()) return this.#leavesFunction(path);
    if (parentPath.isCallExpression()) return this.#leavesCall(parentPath, node);
    return "passed on; not followed further";
  }

  #leavesMember(member: NodePath<t.MemberExpression | t.OptionalMemberExpression>, known: Known): string | undefined {
    const key = keyOf(member.node);
    if (known.at === "http") return RAW.has(key ?? "") ? "read as a text; not followed further" : undefined;
    if (isList(known)) return this.#leavesList(member);
    if (key === undefined) return "a key is not known before the program runs";
    return /^(hasOwnProperty|toString)$/.test(key) ? "its names are asked for" : undefined;
  }

  /** A call that a value is an argument of: a function of the file may take it apart. */
  #leavesCall(call: NodePath<t.CallExpression>, argument: t.Expression): string | undefined {
    if (call.node.callee === argument) return undefined;
    const callee = call.get("callee") as NodePath;
    const binding = callee.isIdentifier() ? callee.scope.getBinding(callee.node.name) : undefined;
    const target = binding?.path.isFunctionDeclaration() ? binding.path : (binding?.path.get("init") as NodePath);
    const index = call.node.arguments.indexOf(argument);
    const isTaken = target?.isFunction() && this.values.ofParameter(target as NodePath<t.Function>, index);
    return isTaken ? undefined : "passed on; not followed further";
  }

  #leavesList(member: NodePath): string | undefined {
    const key = keyOf(member.node);
    if (key === "length" || this.values.of(member)?.at.match(/^(result|finding)$/)) return undefined;
    const call = member.parentPath;
    const callback = call?.isCallExpression() ? (call.get("arguments.0") as NodePath) : undefined;
    return callback?.isFunction() || (call?.isCallExpression() && this.values.of(call))
      ? undefined
      : "its items are passed on; not followed further";
  }

  #leavesName(id: NodePath, path: NodePath): string | undefined {
    if (!id.isIdentifier()) return undefined;
    const binding = id.scope.getBinding(id.node.name);
    if (!binding || isExported(binding)) return "exported; not followed further";
    return this.values.ofBinding(binding) && path
      ? undefined
      : "kept in a variable that may change; not followed further";
  }

  #leavesFunction(path: NodePath): string | undefined {
    const owner = path.getFunctionParent();
    const call = owner?.parentPath;
    const isArgument = call?.isCallExpression() && call.node.callee !== owner?.node;
    const isFollowed = isArgument ? this.values.of(call) : owner && nameOf(owner) && callsOf(owner);
    return isFollowed ? undefined : "returned; not followed further";
  }
}

/** Whether a value is only looked at: tested, negated, awaited, iterated. */
function isTested(node: t.Expression, parent: t.Node): boolean {
  if (parent.type === "LogicalExpression") return parent.operator === "&&" && parent.left === node;
  if ("test" in parent && parent.test === node) return true;
  return /^(UnaryExpression|AwaitExpression|ForOfStatement)$/.test(parent.type);
}

function leavesAssignment(assignment: NodePath<t.AssignmentExpression>, node: t.Expression): string | undefined {
  const { left } = assignment.node;
  if (left.type === "MemberExpression" && left.object.type === "ThisExpression") return undefined;
  return left === node || left.type === "ObjectPattern" ? undefined : "stored; not followed further";
}
