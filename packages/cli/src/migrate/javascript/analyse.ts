import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import type { CodeContext } from "../context.ts";
import { type Hit, insideQuotes, makeHit, makeVersionHit, REST } from "../hit.ts";
import {
  changedPaths,
  findFieldChange,
  isReused,
  NEW,
  newNames,
  noteOnNullable,
} from "../names.ts";
import { applyShapes } from "../shapes/apply.ts";
import type { ApiUse } from "./api-use.ts";
import { type ApiValue, type ApiValueKind, memberOf } from "./api-value.ts";
import { ApiValues } from "./api-values.ts";
import { fixMention, type Mention } from "./fix.ts";
import { isFollowed } from "./followed.ts";
import { listScript } from "./list.ts";
import { childPath, isMember, keyOfNode, rangeOf, startOf } from "./nodes.ts";
import { readClient, readFetch, readMethod, readRequestBody } from "./requests.ts";
import { bindingOf, callsOfFunction, isFetch } from "./scopes.ts";
import { shapesIn } from "./shapes.ts";
import { versionsIn } from "./versions.ts";

/** Parts of a response with names that changed. */
const changedKinds = new Set<ApiValueKind>([
  "response",
  "wrapper",
  "outcome",
  "body",
  "suggestions",
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
  const hits = analysis.hits();
  // A name in quotation marks begins after the first of them.
  const classified = new Set(
    [...analysis.classified].map(startOf).flatMap((start) => [start, start + 1]),
  );
  const { shapes, untracked } = shapesIn(text, file, context);
  const otherShapes = shapes.filter(({ start }) => !classified.has(start));
  const byName = listScript(text, file, classified, context);
  return [
    ...hits,
    ...untracked,
    ...applyShapes(byName, otherShapes, versionsIn(file), context, text),
  ];
}

/** Each node is read once: a node of a followed call is not listed by its name. */
class Analysis {
  readonly values: ApiValues;
  /** Nodes that are not listed by their names. */
  readonly classified = new Set<t.Node>();
  readonly #text: string;
  readonly #uses = new Set<ApiUse>();

  constructor(file: t.File, text: string, { place }: CodeContext) {
    this.#text = text;
    this.values = new ApiValues(place);
    // Units first: the use of their values depends on their versions.
    traverse(file, {
      CallExpression: (path) => this.#readCall(path),
      TSTypeReference: (path) => this.#readType(path),
    });
    traverse(file, {
      Expression: (path) => this.#readUse(path),
      VariableDeclarator: (path) =>
        this.#readPattern(childPath(path, "id"), this.values.evaluateDeclarator(path)),
      AssignmentExpression: (path) =>
        this.#readPattern(childPath(path, "left"), this.values.evaluate(path.get("right"))),
      Function: (path) => this.#readFunction(path),
    });
    for (const { mentions } of this.values.uses.values())
      for (const name of mentions.keys()) this.classified.add(name);
  }

  hits(): Hit[] {
    const uses = [...this.#uses].filter(({ version }) => version !== "new");
    return uses.flatMap((use) => {
      const { version, versionLiteral, isCurrent, isNewer } = use;
      const mentions = [...use.mentions.values()].filter(
        ({ change }) => !((isCurrent || isNewer) && isReused(change)),
      );
      const isPinned = version === "old";
      const isOld = isPinned || (!isNewer && mentions.some(({ change }) => !isReused(change)));
      return [
        ...(isPinned && versionLiteral ? [this.#versionHitOf(versionLiteral)] : []),
        ...mentions.map((mention) => this.#hitOf(mention, use)),
        ...(isOld ? untrackedHits(use) : []),
      ];
    });
  }

  #versionHitOf(literal: t.StringLiteral): Hit {
    this.classified.add(literal);
    const range = rangeOf(literal);
    const edits = [{ ...insideQuotes(range, this.#text), text: NEW }];
    const hit = makeVersionHit({ ...range, rank: "certain", reason: "" });
    return { ...hit, edits, isBlocking: false, isPinned: true };
  }

  #hitOf(mention: Mention, { version }: ApiUse): Hit {
    const { change, name } = mention;
    const place = { ...rangeOf(name), from: change.from, to: change.to };
    const isPinned = version === "old";
    if (version === "unknown")
      return makeHit({ ...place, rank: "likely", reason: "its version comes from elsewhere" });
    if (isReused(change) && !isPinned)
      return makeHit({ ...place, rank: "possible", reason: "the version of the call is unknown" });
    const fix = fixMention(mention, this.#text);
    return makeHit({
      ...place,
      ...fix,
      rank: "certain",
      isBlocking: fix.edits.length === 0,
      isPinned,
    });
  }

  #readCall(path: NodePath<t.CallExpression>): void {
    const apiValue = this.values.evaluate(path);
    const callee = childPath(path, "callee");
    if (apiValue?.kind === "client" && this.values.evaluate(callee)?.kind === "create") {
      readClient(path, apiValue);
      this.#uses.add(apiValue.use);
    } else if (apiValue?.kind === "response" && isFetch(callee)) {
      this.#uses.add(apiValue.use);
      readFetch(path, apiValue);
    } else if (apiValue?.kind === "outcome" && isMember(callee)) {
      const object = this.values.evaluate(childPath(callee, "object"));
      if (!object || !isClient(object)) return;
      this.#uses.add(apiValue.use);
      if (changedPaths.has(apiValue.path)) readMethod(path, apiValue, object);
    }
  }

  #readType(path: NodePath<t.TSTypeReference>): void {
    const apiValue = this.values.evaluateType(path.node);
    if (!apiValue?.use.versionLiteral) return;
    this.#uses.add(apiValue.use);
    const isDirect =
      path.parentPath.isTSTypeAnnotation() || path.parentPath.isTSSatisfiesExpression();
    const owner = path.getFunctionParent();
    const isFollowedType =
      isDirect &&
      (owner
        ? callsOfFunction(owner) !== undefined
        : !path.findParent((one) => one.isExportDeclaration()));
    if (!isFollowedType)
      apiValue.use.untracked.push({ node: path.node, reason: "other code may use the type" });
  }

  /** A member of the value is read, or the value is passed on. */
  #readUse(path: NodePath<t.Expression>): void {
    const apiValue = this.values.evaluate(path);
    if (!apiValue) return;
    if (isMember(path)) {
      const object = this.values.evaluate(childPath(path, "object"));
      if (object) this.#readMember(object, path.node.property as t.Node, path.node);
    }
    if (apiValue.kind === "request" || apiValue.kind === "request.request") return;
    if (isFollowed(path, apiValue, this.values)) return;
    const { use, kind } = apiValue;
    const isChanged = changedPaths.has(apiValue.path);
    const note = noteOnNullable(kind);
    if (note && isChanged) use.untracked.push({ node: path.node, reason: note, isHarmless: true });
    if (kind === "client" && path.parentPath.isVariableDeclarator())
      use.untracked.push({ node: path.node, reason: EXPORTED, isExported: true });
    else if (isClient(apiValue) || (isChanged && changedKinds.has(kind)))
      use.untracked.push({ node: path.node, reason: "passed on; not followed further" });
  }

  #readMember(object: ApiValue, name: t.Node, owner: t.Node, parent?: t.ObjectPattern): void {
    const key = keyOfNode(owner);
    if (!changedPaths.has(object.path) && object.path !== "") this.classified.add(name);
    if (key === undefined || !changedPaths.has(object.path)) return;
    const change = findFieldChange(object.path, object.kind, key);
    if (newNames.has(key) && object.kind.startsWith("result")) object.use.isNewer = true;
    if (object.use.version !== "new" && change)
      object.use.addMention({ change, name, owner, parent });
    else if (
      noteOnNullable(object.kind) === undefined &&
      (object.kind !== "other" || object.use.version === "new")
    )
      this.classified.add(name);
  }

  #readPattern(pattern: NodePath, apiValue: ApiValue | undefined): void {
    if (!apiValue) return;
    if (apiValue.kind === "other")
      for (const { node } of bindingOf(pattern)?.referencePaths ?? []) this.classified.add(node);
    if (pattern.isAssignmentPattern()) this.#readPattern(childPath(pattern, "left"), apiValue);
    if (apiValue.kind === "request" || !pattern.isObjectPattern()) {
      this.#readTyped(pattern, apiValue);
      return;
    }
    for (const property of pattern.get("properties")) {
      if (
        property.isRestElement() &&
        changedPaths.has(apiValue.path) &&
        changedKinds.has(apiValue.kind)
      )
        apiValue.use.untracked.push({ node: property.node, reason: REST });
      if (!property.isObjectProperty()) continue;
      this.#readMember(apiValue, property.node.key as t.Node, property.node, pattern.node);
      const key = keyOfNode(property.node);
      this.#readPattern(
        childPath(property, "value"),
        key === undefined ? undefined : memberOf(apiValue, key),
      );
    }
  }

  /** `const request: RequestBody<…> = { … }` */
  #readTyped(pattern: NodePath, apiValue: ApiValue): void {
    const declarator = pattern.parentPath;
    if (apiValue.kind !== "request" || !declarator?.isVariableDeclarator()) return;
    readRequestBody(childPath(declarator, "init"), apiValue, declarator.node);
  }

  #readFunction(path: NodePath<t.Function>): void {
    path.node.params.forEach((pattern, index) => {
      if (pattern.type !== "Identifier")
        this.#readPattern(
          childPath(path, `params.${index}`),
          this.values.evaluateParameter(path, index),
        );
    });
  }
}

const EXPORTED = "exported; check the code that imports it";

function untrackedHits({ untracked, version }: ApiUse): Hit[] {
  return untracked.map(({ node, reason, isHarmless = version === "none", isExported = false }) =>
    makeHit({
      ...rangeOf(node),
      kind: "untracked",
      from: isExported ? "the client" : "the response",
      to: null,
      rank: "possible",
      reason,
      isBlocking: !isHarmless,
      isExported,
    }),
  );
}

/** Whether a value is the client or one of its groups, whose methods send a request. */
function isClient({ kind }: ApiValue): boolean {
  return kind === "client" || kind === "group";
}
