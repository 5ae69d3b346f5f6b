import type { NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { changedPaths, findFieldChange, newNames } from "../names.ts";
import { child, keyOf } from "./nodes.ts";
import { type Known, type Unit, versionNamed } from "./places.ts";
import { bindingOf, isExported } from "./scopes.ts";

/** The value of a member of a literal; `unseen` if a spread may replace it. */
type Member = NodePath | "unseen" | undefined;

/**
 * Reads the version and the names in a call of fetch: `fetch(address, { headers, body:
 * JSON.stringify(…) })`.
 */
export function readFetch(call: NodePath<t.CallExpression>, known: Known): void {
  const init = objectOf(child(call, "arguments.1"));
  if (!init) {
    addUnseen(known, call.node, "what it sends");
    return;
  }
  const unseen = readVersion(known.unit, memberIn(init, "headers"));
  if (unseen) addUnseen(known, unseen, "the version");
  const body = memberIn(init, "body");
  if (body === "unseen") addUnseen(known, call.node, "what it sends");
  if (body === undefined || body === "unseen") return;
  const isJson = body.isCallExpression() && body.get("callee").matchesPattern("JSON.stringify");
  readBody(isJson ? child(body, "arguments.0") : undefined, known, body.node);
}

export function readClient(call: NodePath<t.CallExpression>, { unit }: Known): void {
  const options = objectOf(child(call, "arguments.0"));
  if (options) setVersion(unit, memberIn(options, "version"));
  else if (call.node.arguments.length === 0) unit.version = "none";
  unit.isCurrent = unit.version === "none";
}

/**
 * Reads the names in a call of a method of the client: `api.phone.validate(query, { options })`,
 * `api.POST(path, { body })`.
 */
export function readMethod(call: NodePath<t.CallExpression>, known: Known, owner: Known): void {
  const [first, second] = call.get("arguments") as NodePath[];
  const settings = second && objectOf(second);
  if (second && !settings && !isOfBatch(second)) addUnseen(known, second.node, "its options");
  if (owner.at === "client") {
    readBody(settings && memberIn(settings, "body"), known, call.node);
    return;
  }
  readPart(first, known, "query", call.node);
  const options = settings && memberIn(settings, "options");
  if (options) readPart(options, known, "options", call.node);
}

/** Notes that a part of a request comes from elsewhere. */
function addUnseen({ unit, path }: Known, node: t.Node, what: string): void {
  if (changedPaths.has(path)) unit.flows.push({ node, reason: `${what} comes from elsewhere` });
}

/**
 * Whether an argument is the settings that a batch passes to its callback: they hold no options.
 */
function isOfBatch(path: NodePath): boolean {
  const binding = bindingOf(path);
  const call = binding?.kind === "param" ? binding.scope.path.parentPath : undefined;
  return call?.isCallExpression() === true && child(call, "callee").isIdentifier({ name: "batch" });
}

export function readBody(body: Member, known: Known, at: t.Node): void {
  const root = objectOf(body);
  const request = root && objectOf(memberIn(root, "request"));
  if (!request) {
    addUnseen(known, nodeOf(body) ?? at, "the request");
    return;
  }
  for (const part of ["query", "options"] as const) {
    const found = memberIn(request, part);
    if (found) readPart(found, known, part, at);
  }
}

function readPart(part: Member, known: Known, name: "query" | "options", at: t.Node): void {
  const object = objectOf(part);
  if (!object) {
    addUnseen(known, nodeOf(part) ?? at, `the ${name}`);
    return;
  }
  const { unit, path } = known;
  for (const property of object.get("properties")) {
    const key = keyOf(property.node);
    const change = key === undefined ? undefined : findFieldChange(path, `request.${name}`, key);
    if (key !== undefined && newNames.has(key) && unit.version === "none") unit.isNewer = true;
    if (change && property.isObjectProperty())
      unit.mention({
        change,
        name: property.node.key as t.Node,
        owner: property.node,
        parent: object.node,
      });
    else if (key === undefined || change) addUnseen(known, property.node, `a part of the ${name}`);
  }
}

/**
 * Reads the version in headers: an object, or `new Headers` of one. Returns the node that it comes
 * from, unless it is a literal.
 */
function readVersion(unit: Unit, headers: Member): t.Node | undefined {
  if (headers === undefined) unit.version = "none";
  if (headers === undefined || headers === "unseen") return undefined;
  const made = headers.isNewExpression() && headers.get("callee").isIdentifier({ name: "Headers" });
  const object = objectOf(made ? child(headers, "arguments.0") : headers);
  return object ? setVersion(unit, memberIn(object, "api-version")) : headers.node;
}

function setVersion(unit: Unit, value: Member): t.Node | undefined {
  if (value === undefined) unit.version = "none";
  if (value === undefined || value === "unseen") return undefined;
  unit.pin = literalOf(value);
  unit.version = versionNamed(unit.pin?.value);
  return unit.pin ? undefined : value.node;
}

function literalOf(path: NodePath): t.StringLiteral | undefined {
  if (path.isStringLiteral()) return path.node;
  if (path.isTSAsExpression()) return literalOf(child(path, "expression"));
  const init = constantOf(path);
  const uses = bindingOf(path)?.referencePaths ?? [];
  // A constant with another use is not changed.
  const isVersion = uses.every(
    ({ parent }) => parent.type === "ObjectProperty" && /version$/i.test(keyOf(parent) ?? ""),
  );
  return isVersion && init ? literalOf(init) : undefined;
}

/** The value of a constant that is not exported. */
function constantOf(path: NodePath): NodePath | undefined {
  const binding = bindingOf(path);
  if (!binding?.constant || !binding.path.isVariableDeclarator() || isExported(binding))
    return undefined;
  return binding.path.node.id.type === "Identifier" ? child(binding.path, "init") : undefined;
}

function nodeOf(member: Member): t.Node | undefined {
  return member === "unseen" ? undefined : member?.node;
}

/**
 * The object literal of an expression; of a constant only if it has one use, so that it cannot
 * change in between.
 */
function objectOf(path: Member): NodePath<t.ObjectExpression> | undefined {
  if (path === "unseen" || !path?.node) return undefined;
  if (path.isObjectExpression()) return path;
  if (path.isTSAsExpression() || path.isTSSatisfiesExpression())
    return objectOf(child(path, "expression"));
  return bindingOf(path)?.references === 1 ? objectOf(constantOf(path)) : undefined;
}

function memberIn(object: NodePath<t.ObjectExpression>, name: string): Member {
  let found: Member;
  for (const property of object.get("properties")) {
    const key = keyOf(property.node);
    if (property.isSpreadElement() || key === undefined) found = "unseen";
    else if (key.toLowerCase() === name)
      found = property.isObjectProperty() ? child(property, "value") : "unseen";
  }
  return found;
}
