import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import type { CodeContext } from "../context.ts";
import { type Hit, makeHit, makeVersionHit } from "../hit.ts";
import {
  changedPaths,
  findFieldChange,
  isReused,
  NEW,
  newNames,
  noteOnNullable,
} from "../names.ts";
import { applyShapes } from "../shapes/apply.ts";
import { fixOf, type Mention } from "./fix.ts";
import { isFollowed } from "./followed.ts";
import { listScript } from "./list.ts";
import { child, isMember, keyOf, rangeOf, startOf } from "./nodes.ts";
import { type At, type Known, memberOf, type Unit } from "./places.ts";
import { readBody, readClient, readFetch, readMethod } from "./requests.ts";
import { bindingOf, callsOf, isFetch } from "./scopes.ts";
import { shapesIn } from "./shapes.ts";
import { Values } from "./values.ts";
import { versionsIn } from "./versions.ts";

/** Parts of a response with names that changed. */
const withNames = new Set<At>([
  "http",
  "around",
  "reply",
  "body",
  "list",
  "result",
  "result.data",
  "result.data.format",
  "findings",
  "finding",
]);

/**
 * Finds the parts of calls of the API that can be proved by the scopes of this file; then
 * everything else by its name.
 */
export function analyseScript(text: string, file: t.File, context: CodeContext): Hit[] {
  const analysis = new Analysis(file, text, context);
  const own = analysis.hits();
  const seen = new Set([...analysis.seen].map(startOf).flatMap((start) => [start, start + 1]));
  const { shapes, flows } = shapesIn(text, file, context);
  const unseen = shapes.filter(({ start }) => !seen.has(start));
  const byName = listScript(text, file, analysis.seen, context);
  return [...own, ...flows, ...applyShapes(byName, unseen, versionsIn(file), context, text)];
}

/**
 * The calls, types and uses of one file. Each node is read once: a node of a followed call is not
 * listed by its name.
 */
class Analysis {
  readonly values: Values;
  /** Nodes that are not listed by their names. */
  readonly seen = new Set<t.Node>();
  readonly #text: string;
  readonly #units = new Set<Unit>();

  constructor(file: t.File, text: string, { place }: CodeContext) {
    this.#text = text;
    this.values = new Values(place);
    // Units first: the use of their values depends on their versions.
    traverse(file, {
      CallExpression: (path) => this.#readCall(path),
      TSTypeReference: (path) => this.#readType(path),
    });
    traverse(file, {
      Expression: (path) => this.#readUse(path),
      VariableDeclarator: (path) =>
        this.#readPattern(child(path, "id"), this.values.evaluateDeclarator(path)),
      AssignmentExpression: (path) =>
        this.#readPattern(child(path, "left"), this.values.evaluate(path.get("right"))),
      Function: (path) => this.#readFunction(path),
    });
    for (const { mentions } of this.values.units.values())
      for (const name of mentions.keys()) this.seen.add(name);
  }

  hits(): Hit[] {
    const units = [...this.#units].filter(({ version }) => version !== "new");
    return units.flatMap((unit) => {
      const { version, pin, isCurrent, isNewer } = unit;
      const mentions = [...unit.mentions.values()].filter(
        ({ change }) => !((isCurrent || isNewer) && isReused(change)),
      );
      const isPinned = version === "old";
      const isOld = isPinned || (!isNewer && mentions.some(({ change }) => !isReused(change)));
      return [
        ...(isPinned && pin ? [this.#pinOf(pin)] : []),
        ...mentions.map((mention) => this.#hitOf(mention, unit)),
        ...(isOld ? flowsOf(unit) : []),
      ];
    });
  }

  #pinOf(pin: t.StringLiteral): Hit {
    this.seen.add(pin);
    const { start, end } = rangeOf(pin);
    const edits = [{ start: start + 1, end: end - 1, text: NEW }];
    return {
      ...makeVersionHit(start, end, "certain", ""),
      edits,
      isBlocking: false,
      isPinned: true,
    };
  }

  #hitOf(mention: Mention, { version }: Unit): Hit {
    const { change, name } = mention;
    const place = { ...rangeOf(name), from: change.from, to: change.to };
    const isPinned = version === "old";
    if (version === "unknown")
      return makeHit({ ...place, rank: "likely", reason: "its version comes from elsewhere" });
    if (isReused(change) && !isPinned)
      return makeHit({ ...place, rank: "possible", reason: "the version of the call is unknown" });
    const fix = fixOf(mention, this.#text);
    const what = typeof fix === "string" ? { reason: fix, edits: [] } : { reason: "", edits: fix };
    return makeHit({
      ...place,
      ...what,
      rank: "certain",
      isBlocking: what.edits.length === 0,
      isPinned,
    });
  }

  #readCall(path: NodePath<t.CallExpression>): void {
    const known = this.values.evaluate(path);
    const callee = child(path, "callee");
    if (known?.at === "client" && this.values.evaluate(callee)?.at === "create") {
      readClient(path, known);
      this.#units.add(known.unit);
    } else if (known?.at === "http" && isFetch(callee)) {
      this.#units.add(known.unit);
      readFetch(path, known);
    } else if (known?.at === "reply" && isMember(callee)) {
      const object = this.values.evaluate(child(callee, "object"));
      if (!object || !isOurs(object)) return;
      this.#units.add(known.unit);
      if (changedPaths.has(known.path)) readMethod(path, known, object);
    }
  }

  #readType(path: NodePath<t.TSTypeReference>): void {
    const known = this.values.evaluateType(path.node);
    if (!known?.unit.pin) return;
    this.#units.add(known.unit);
    const isDirect =
      path.parentPath.isTSTypeAnnotation() || path.parentPath.isTSSatisfiesExpression();
    const owner = path.getFunctionParent();
    const isSeen =
      isDirect &&
      (owner ? callsOf(owner) !== undefined : !path.findParent((one) => one.isExportDeclaration()));
    if (!isSeen) known.unit.flows.push({ node: path.node, reason: "other code may use the type" });
  }

  /** Reads how a value of the API is used: a member is read, or it is passed on. */
  #readUse(path: NodePath<t.Expression>): void {
    const known = this.values.evaluate(path);
    if (!known) return;
    if (isMember(path)) {
      const object = this.values.evaluate(child(path, "object"));
      if (object) this.#readMember(object, path.node.property as t.Node, path.node);
    }
    if (known.at === "request" || known.at === "request.request") return;
    if (isFollowed(path, known, this.values)) return;
    const { unit, at } = known;
    const isChanged = changedPaths.has(known.path);
    const note = noteOnNullable(at);
    if (note && isChanged) unit.flows.push({ node: path.node, reason: note, isHarmless: true });
    if (at === "client" && path.parentPath.isVariableDeclarator())
      unit.flows.push({ node: path.node, reason: EXPORTED, isExported: true });
    else if (isOurs(known) || (isChanged && withNames.has(at)))
      unit.flows.push({ node: path.node, reason: "passed on; not followed further" });
  }

  #readMember(object: Known, name: t.Node, owner: t.Node, parent?: t.ObjectPattern): void {
    const key = keyOf(owner);
    if (!changedPaths.has(object.path) && object.path !== "") this.seen.add(name);
    if (key === undefined || !changedPaths.has(object.path)) return;
    const change = findFieldChange(object.path, object.at, key);
    if (newNames.has(key) && object.at.startsWith("result")) object.unit.isNewer = true;
    if (object.unit.version !== "new" && change)
      object.unit.mention({ change, name, owner, parent });
    else if (
      noteOnNullable(object.at) === undefined &&
      (object.at !== "other" || object.unit.version === "new")
    )
      this.seen.add(name);
  }

  #readPattern(pattern: NodePath, known: Known | undefined): void {
    if (!known) return;
    if (known.at === "other")
      for (const { node } of bindingOf(pattern)?.referencePaths ?? []) this.seen.add(node);
    if (pattern.isAssignmentPattern()) this.#readPattern(child(pattern, "left"), known);
    if (known.at === "request" || !pattern.isObjectPattern()) {
      this.#readTyped(pattern, known);
      return;
    }
    for (const property of pattern.get("properties")) {
      if (property.isRestElement() && changedPaths.has(known.path) && withNames.has(known.at))
        known.unit.flows.push({ node: property.node, reason: "the rest keeps its names" });
      if (!property.isObjectProperty()) continue;
      this.#readMember(known, property.node.key as t.Node, property.node, pattern.node);
      const key = keyOf(property.node);
      this.#readPattern(
        child(property, "value"),
        key === undefined ? undefined : memberOf(known, key),
      );
    }
  }

  /** A request that has a type of the package: `const request: RequestBody<…> = { … }`. */
  #readTyped(pattern: NodePath, known: Known): void {
    const declarator = pattern.parentPath;
    if (known.at !== "request" || !declarator?.isVariableDeclarator()) return;
    readBody(child(declarator, "init"), known, declarator.node);
  }

  #readFunction(path: NodePath<t.Function>): void {
    path.node.params.forEach((pattern, index) => {
      if (pattern.type !== "Identifier")
        this.#readPattern(
          child(path, `params.${index}`),
          this.values.evaluateParameter(path, index),
        );
    });
  }
}

const EXPORTED = "exported; check the code that imports it";

function flowsOf({ flows, version }: Unit): Hit[] {
  const what = { kind: "flow", from: "the response", to: null, rank: "possible" } as const;
  return flows.map(({ node, reason, isHarmless = version === "none", isExported = false }) => {
    const from = isExported ? "the client" : what.from;
    return makeHit({
      ...rangeOf(node),
      ...what,
      from,
      reason,
      isBlocking: !isHarmless,
      isExported,
    });
  });
}

/** Whether a value is the client or one of its groups, whose methods send a request. */
function isOurs({ at }: Known): boolean {
  return at === "client" || at === "group";
}
