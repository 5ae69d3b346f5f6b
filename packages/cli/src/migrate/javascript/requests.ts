import type { NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { changedPaths, findFieldChange, newNames } from "../names.ts";
import { type ApiUse, versionFrom } from "./api-use.ts";
import type { ApiValue } from "./api-value.ts";
import { childPath, keyOfNode } from "./nodes.ts";
import { bindingOf, isExported } from "./scopes.ts";

/** The value of a member of a literal; `unknown` if a spread may replace it. */
type LiteralMember = NodePath | "unknown" | undefined;

/**
 * Reads the version and the names in a call of fetch: `fetch(address, { headers, body:
 * JSON.stringify(…) })`.
 */
export function readFetch(call: NodePath<t.CallExpression>, apiValue: ApiValue): void {
  const init = objectOf(childPath(call, "arguments.1"));
  if (!init) {
    addUntracked(apiValue, call.node, "what it sends");
    return;
  }
  const unknown = readVersion(apiValue.use, memberIn(init, "headers"));
  if (unknown) addUntracked(apiValue, unknown, "the version");
  const body = memberIn(init, "body");
  if (body === "unknown") addUntracked(apiValue, call.node, "what it sends");
  if (body === undefined || body === "unknown") return;
  const isJson = body.isCallExpression() && body.get("callee").matchesPattern("JSON.stringify");
  readRequestBody(isJson ? childPath(body, "arguments.0") : undefined, apiValue, body.node);
}

export function readClient(call: NodePath<t.CallExpression>, { use }: ApiValue): void {
  const options = objectOf(childPath(call, "arguments.0"));
  if (options) setVersion(use, memberIn(options, "version"));
  else if (call.node.arguments.length === 0) use.version = "none";
  use.isCurrent = use.version === "none";
}

/**
 * Reads the names in a call of a method of the client: `api.phone.validate(query, { options })`,
 * `api.POST(path, { body })`.
 */
export function readMethod(
  call: NodePath<t.CallExpression>,
  apiValue: ApiValue,
  owner: ApiValue,
): void {
  const [first, second] = call.get("arguments") as NodePath[];
  const settings = second && objectOf(second);
  if (second && !settings && !isBatchSettings(second))
    addUntracked(apiValue, second.node, "its options");
  if (owner.kind === "client") {
    readRequestBody(settings && memberIn(settings, "body"), apiValue, call.node);
    return;
  }
  readPart(first, apiValue, "query", call.node);
  const options = settings && memberIn(settings, "options");
  if (options) readPart(options, apiValue, "options", call.node);
}

function addUntracked({ use, path }: ApiValue, node: t.Node, what: string): void {
  if (changedPaths.has(path)) use.untracked.push({ node, reason: `${what} comes from elsewhere` });
}

/**
 * Whether an argument is the settings that a batch passes to its callback: they hold no options.
 */
function isBatchSettings(path: NodePath): boolean {
  const binding = bindingOf(path);
  const call = binding?.kind === "param" ? binding.scope.path.parentPath : undefined;
  return (
    call?.isCallExpression() === true && childPath(call, "callee").isIdentifier({ name: "batch" })
  );
}

export function readRequestBody(body: LiteralMember, apiValue: ApiValue, at: t.Node): void {
  const root = objectOf(body);
  const request = root && objectOf(memberIn(root, "request"));
  if (!request) {
    addUntracked(apiValue, nodeOf(body) ?? at, "the request");
    return;
  }
  for (const part of ["query", "options"] as const) {
    const member = memberIn(request, part);
    if (member) readPart(member, apiValue, part, at);
  }
}

function readPart(
  part: LiteralMember,
  apiValue: ApiValue,
  name: "query" | "options",
  at: t.Node,
): void {
  const object = objectOf(part);
  if (!object) {
    addUntracked(apiValue, nodeOf(part) ?? at, `the ${name}`);
    return;
  }
  const { use, path } = apiValue;
  for (const property of object.get("properties")) {
    const key = keyOfNode(property.node);
    const change = key === undefined ? undefined : findFieldChange(path, `request.${name}`, key);
    if (key !== undefined && newNames.has(key) && use.version === "none") use.isNewer = true;
    if (change && property.isObjectProperty())
      use.addMention({
        change,
        name: property.node.key as t.Node,
        owner: property.node,
        parent: object.node,
      });
    else if (key === undefined || change)
      addUntracked(apiValue, property.node, `a part of the ${name}`);
  }
}

/**
 * Reads the version in headers: an object, or `new Headers` of one. Returns the node that it comes
 * from, unless it is a literal.
 */
function readVersion(use: ApiUse, headers: LiteralMember): t.Node | undefined {
  if (headers === undefined) use.version = "none";
  if (headers === undefined || headers === "unknown") return undefined;
  const isHeadersObject =
    headers.isNewExpression() && headers.get("callee").isIdentifier({ name: "Headers" });
  const object = objectOf(isHeadersObject ? childPath(headers, "arguments.0") : headers);
  return object ? setVersion(use, memberIn(object, "api-version")) : headers.node;
}

function setVersion(use: ApiUse, value: LiteralMember): t.Node | undefined {
  if (value === undefined) use.version = "none";
  if (value === undefined || value === "unknown") return undefined;
  use.versionLiteral = literalOf(value);
  use.version = versionFrom(use.versionLiteral?.value);
  return use.versionLiteral ? undefined : value.node;
}

function literalOf(path: NodePath): t.StringLiteral | undefined {
  if (path.isStringLiteral()) return path.node;
  if (path.isTSAsExpression()) return literalOf(childPath(path, "expression"));
  const init = constantOf(path);
  const uses = bindingOf(path)?.referencePaths ?? [];
  // A constant with another use is not changed.
  const isVersion = uses.every(
    ({ parent }) => parent.type === "ObjectProperty" && /version$/i.test(keyOfNode(parent) ?? ""),
  );
  return isVersion && init ? literalOf(init) : undefined;
}

/** The value of a constant that is not exported. */
function constantOf(path: NodePath): NodePath | undefined {
  const binding = bindingOf(path);
  if (!binding?.constant || !binding.path.isVariableDeclarator() || isExported(binding))
    return undefined;
  return binding.path.node.id.type === "Identifier" ? childPath(binding.path, "init") : undefined;
}

function nodeOf(member: LiteralMember): t.Node | undefined {
  return member === "unknown" ? undefined : member?.node;
}

/**
 * The object literal of an expression; of a constant only if it has one use, so that it cannot
 * change in between.
 */
function objectOf(path: LiteralMember): NodePath<t.ObjectExpression> | undefined {
  if (path === "unknown" || !path?.node) return undefined;
  if (path.isObjectExpression()) return path;
  if (path.isTSAsExpression() || path.isTSSatisfiesExpression())
    return objectOf(childPath(path, "expression"));
  return bindingOf(path)?.references === 1 ? objectOf(constantOf(path)) : undefined;
}

function memberIn(object: NodePath<t.ObjectExpression>, name: string): LiteralMember {
  let member: LiteralMember;
  for (const property of object.get("properties")) {
    const key = keyOfNode(property.node);
    if (property.isSpreadElement() || key === undefined) member = "unknown";
    else if (key.toLowerCase() === name)
      member = property.isObjectProperty() ? childPath(property, "value") : "unknown";
  }
  return member;
}
