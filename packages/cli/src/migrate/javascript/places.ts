import type * as t from "@babel/types";
import { CLIENT_PACKAGE, NEW, OLD } from "../names.ts";
import type { Mention } from "./fix.ts";
import { keyOf } from "./nodes.ts";

/** A client, a call of fetch or a type: its parts change together. */
export class Unit {
  /** The requested version; `none` for the default, `unknown` if it is not a literal. */
  version: "old" | "new" | "none" | "unknown" = "unknown";
  pin: t.StringLiteral | undefined;
  /** Whether it is a client without a version: its default has always been the new version. */
  isCurrent = false;
  /** Whether it uses a name that only the new version has. */
  isNewer = false;
  /** The names of the old version, each once. */
  readonly mentions = new Map<t.Node, Mention>();
  /**
   * Where its values come from elsewhere or leave the followed code. A harmless one blocks nothing.
   */
  readonly flows: { node: t.Node; reason: string; isHarmless?: boolean; isExported?: boolean }[] =
    [];

  mention(mention: Mention): void {
    if (!this.mentions.has(mention.name)) this.mentions.set(mention.name, mention);
  }
}

export interface Known {
  unit: Unit;
  /** The path of the operation; empty for a client. */
  path: string;
  at: At;
  /** The keys that lead from an object around the body to the body. */
  keys?: readonly string[];
}

/** What a followed value is. */
export type At =
  /** The client package. */
  | "module"
  /** `createClient` and `batch`. */
  | "create"
  | "batch"
  /** A client, and `api.phone` of it. */
  | "client"
  | "group"
  /** The return value of a method, and the items of a batch. */
  | "reply"
  | "replies"
  /** A Response, an object around its body, and its body. */
  | "http"
  | "around"
  | "body"
  /** Places in a body, named as in the table of changes. */
  | "request"
  | "request.request"
  | "result"
  | "result.data"
  | "result.data.format"
  | "country"
  | "details"
  /** The suggestions, the findings, and the names of request fields in one. */
  | "list"
  | "findings"
  | "finding"
  /** Anything else. */
  | "other";

export function versionNamed(text: string | undefined): Unit["version"] {
  if (text === OLD) return "old";
  return text === NEW ? "new" : "unknown";
}

/** The members of a place that are followed. */
const membersOf: Partial<Record<At, Record<string, At>>> = {
  module: { createClient: "create", batch: "batch" },
  reply: { data: "body" },
  body: { result: "result", resultCorrected: "result", suggestions: "list", errors: "findings" },
  list: { "[]": "result" },
  replies: { "[]": "reply" },
  result: { data: "result.data", details: "details", errors: "findings", fixes: "findings" },
  "result.data": { format: "result.data.format", country: "country" },
  findings: { "[]": "finding" },
  finding: {
    relatedTo: "finding",
    data: "finding",
    type: "finding",
    typeFrom: "finding",
    "[]": "finding",
  },
  request: { request: "request.request" },
};

/** The value of a parsed response, whose body is at a place. */
export function parsedAt({ unit, path }: Known, place: readonly string[]): Known {
  return place.length > 0 ? { unit, path, at: "around", keys: place } : { unit, path, at: "body" };
}

export function memberOf(known: Known, key: string): Known | undefined {
  const { unit, path, at } = known;
  if (at === "around") {
    const [first, ...rest] = known.keys ?? [];
    if (key === first) return parsedAt(known, rest);
    return { unit, path, at: key === "errors" ? "findings" : "other" };
  }
  if (at === "client")
    return /^[a-z]+$/.test(key) ? { unit, path: `/${key}`, at: "group" } : undefined;
  const members = membersOf[at] ?? {};
  const member = Object.hasOwn(members, key) ? members[key] : undefined;
  if (member === undefined && /^(module|create|batch|group|http)$/.test(at)) return undefined;
  return { unit, path, at: member ?? "other" };
}

export function isList({ at }: Known): boolean {
  return at === "list" || at === "findings" || at === "replies";
}

export function itemOf(known: Known | undefined): Known | undefined {
  return known && isList(known) ? memberOf(known, "[]") : undefined;
}

/** The value of a name in a pattern that destructures a value. */
export function inPattern(pattern: t.Node, known: Known, name: t.Identifier): Known | undefined {
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
  return property?.type === "ObjectProperty" && member
    ? inPattern(property.value, member, name)
    : undefined;
}

export function contains(outer: t.Node, inner: t.Node): boolean {
  return (outer.start ?? 0) <= (inner.start ?? 0) && (outer.end ?? 0) >= (inner.end ?? 0);
}

export function ofModule(source: string): Known | undefined {
  const isOurs = source === CLIENT_PACKAGE || source === `${CLIENT_PACKAGE}/batch`;
  return isOurs ? { unit: new Unit(), path: "", at: "module" } : undefined;
}
