import traverse, { type NodePath } from "@babel/traverse";
import type * as t from "@babel/types";
import { type CodeContext, pathOfClass } from "../context.ts";
import { type Hit, makeRequestHit } from "../hit.ts";
import { changedPaths } from "../names.ts";
import type { Shape } from "../shapes/shape.ts";
import { moduleValue } from "./api-value.ts";
import { childPath, isMember, keyOfNode, rangeOf } from "./nodes.ts";
import { bindingOf, textOfExpression } from "./scopes.ts";

const CONTAINER_NODE = /^(Object(Expression|Property)|ArrayExpression|TS(As|Satisfies)Expression)$/;

/**
 * The keys that an object is the value of, and the names and strings of the calls that it, or its
 * constant, is an argument of.
 */
export function callsAround(
  object: NodePath,
  context: CodeContext,
  depth = 0,
): Pick<Shape, "parentNames" | "called"> {
  const parentNames: string[] = [];
  let path: NodePath = object;
  for (let parent = path.parentPath; parent; path = parent, parent = parent.parentPath) {
    if (parent.isObjectProperty()) parentNames.unshift(keyOfNode(parent.node) ?? "");
    if (parent.isCallExpression() && parent.node.callee !== path.node) {
      if (parent.get("callee").matchesPattern("JSON.stringify")) continue;
      const called = [...addressStrings(parent, context), ...namesAround(parent)];
      return { parentNames, called: [...called, ...classAround(parent, context)] };
    }
    if (parent.isVariableDeclarator() && depth === 0) {
      const uses = bindingOf(childPath(parent, "id"))?.referencePaths ?? [];
      return { parentNames, called: uses.flatMap((use) => callsAround(use, context, 1).called) };
    }
    if (!CONTAINER_NODE.test(parent.type)) break;
  }
  return { parentNames, called: [] };
}

/** Packages that send their arguments. */
const senders = {
  clients: ["alova", "axios", "got", "ky", "needle", "ofetch", "superagent", "swr", "wretch"],
  fetch: ["cross-fetch", "isomorphic-fetch", "node-fetch", "undici"],
  platform: ["http", "https", "node:http", "node:https"],
  tests: ["@playwright/test", "jest", "k6/http", "supertest", "vitest"],
};
const senderNames = new Set(Object.values(senders).flat());

/** Calls that name a changed path, and their unknown parts. */
export function findUntracked(file: t.File): { isForeign: boolean; untracked: Hit[] } {
  const untracked: Hit[] = [];
  let isForeign = false;
  traverse(file, {
    CallExpression(path) {
      const address = path.node.arguments.findIndex(
        (one) =>
          one.type === "StringLiteral" && changedPaths.has(`/${one.value.replace(/^\//, "")}`),
      );
      if (address < 0) return;
      const root = rootOf(childPath(path, "callee"));
      const { parent } = bindingOf(root)?.path ?? {};
      const source = parent?.type === "ImportDeclaration" ? parent.source.value : ".";
      if (!/^[.@~#]\/|^\./.test(source) && !senderNames.has(source) && !moduleValue(source))
        isForeign = true;
      const body = (path.get("arguments") as NodePath[])[address + 1];
      if (body && bindingOf(body)?.kind === "param")
        untracked.push(makeRequestHit(rangeOf(body.node)));
    },
  });
  return { isForeign, untracked };
}

function rootOf(path: NodePath): NodePath {
  if (isMember(path)) return rootOf(childPath(path, "object"));
  return path.isCallExpression() ? rootOf(childPath(path, "callee")) : path;
}

/**
 * The known strings among the arguments: literals, ends of templates, constants, and the arguments
 * of a function that builds an address.
 */
function addressStrings(call: NodePath<t.CallExpression>, context: CodeContext): string[] {
  return (call.get("arguments") as NodePath[]).flatMap((argument) => {
    const text = textOfExpression(argument)
      ?.split("*")
      .at(-1)
      ?.replace(/[?#].*$/, "");
    if (text) return [text];
    if (argument.isCallExpression()) return literalsOf(argument.node.arguments);
    const name = isMember(argument) ? keyOfNode(argument.node) : undefined;
    const constantName = argument.isIdentifier() ? argument.node.name : name;
    return context.constants.get(constantName ?? "") ?? [];
  });
}

function literalsOf(nodes: readonly t.Node[]): string[] {
  return nodes.flatMap((one) => (one.type === "StringLiteral" ? [one.value] : []));
}

/** The path of the class whose own method is called: `this.send({ … })`. */
function classAround(call: NodePath<t.CallExpression>, context: CodeContext): string[] {
  const root = rootOf(childPath(call, "callee"));
  if (!root.isThisExpression() && !root.isSuper()) return [];
  const owner = call.findParent((one) => one.isClass())?.node as t.Class | undefined;
  const names = [owner?.id, owner?.superClass].flatMap((id) =>
    id?.type === "Identifier" ? [id.name] : [],
  );
  return pathOfClass(context, names);
}

/** The names of a chain of calls, before and after: `api.phone().setOptions(…).validate(…)`. */
function namesAround(call: NodePath<t.CallExpression>): string[] {
  const names: string[] = [];
  for (let inner = childPath(call, "callee"); inner.node; ) {
    if (isMember(inner)) {
      names.push(keyOfNode(inner.node) ?? "");
      inner = childPath(inner, "object");
    } else if (inner.isCallExpression()) inner = childPath(inner, "callee");
    else break;
    // `new Request("phone/validate").query({ … })`
    if (inner.isNewExpression()) names.push(...literalsOf(inner.node.arguments));
    // `validate("phone", { … })`
    if (inner.isIdentifier()) names.push(inner.node.name);
  }
  for (
    let outer: NodePath | null = call.parentPath;
    outer && (isMember(outer) || outer.isCallExpression());
  ) {
    if (isMember(outer)) names.push(keyOfNode(outer.node) ?? "");
    outer = outer.parentPath;
  }
  return names;
}
