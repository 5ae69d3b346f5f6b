import type * as t from "@babel/types";
import { CLIENT_PACKAGE } from "../names.ts";
import { ApiUse } from "./api-use.ts";
import { keyOfNode } from "./nodes.ts";

/** A followed value: an expression that is a value of the API. */
export interface ApiValue {
  use: ApiUse;
  /** The path of the operation; empty for a client. */
  path: string;
  kind: ApiValueKind;
  /** The keys that lead from an object around the body to the body. */
  keys?: readonly string[];
}

export type ApiValueKind =
  /** The client package. */
  | "module"
  /** `createClient` and `batch`. */
  | "create"
  | "batch"
  /** A client, and `api.phone` of it. */
  | "client"
  | "group"
  /** The return value of a method, and the items of a batch. */
  | "outcome"
  | "outcomes"
  /** A Response, an object around its body, and its body. */
  | "response"
  | "wrapper"
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
  | "suggestions"
  | "findings"
  | "finding"
  /** Anything else. */
  | "other";

const followedMembers: Partial<Record<ApiValueKind, Record<string, ApiValueKind>>> = {
  module: { createClient: "create", batch: "batch" },
  outcome: { data: "body" },
  body: {
    result: "result",
    resultCorrected: "result",
    suggestions: "suggestions",
    errors: "findings",
  },
  suggestions: { "[]": "result" },
  outcomes: { "[]": "outcome" },
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
export function parsedBody({ use, path }: ApiValue, place: readonly string[]): ApiValue {
  return place.length > 0
    ? { use, path, kind: "wrapper", keys: place }
    : { use, path, kind: "body" };
}

export function memberOf(apiValue: ApiValue, key: string): ApiValue | undefined {
  const { use, path, kind } = apiValue;
  if (kind === "wrapper") {
    const [first, ...rest] = apiValue.keys ?? [];
    if (key === first) return parsedBody(apiValue, rest);
    return { use, path, kind: key === "errors" ? "findings" : "other" };
  }
  if (kind === "client")
    return /^[a-z]+$/.test(key) ? { use, path: `/${key}`, kind: "group" } : undefined;
  const members = followedMembers[kind] ?? {};
  const member = Object.hasOwn(members, key) ? members[key] : undefined;
  if (member === undefined && /^(module|create|batch|group|response)$/.test(kind)) return undefined;
  return { use, path, kind: member ?? "other" };
}

export function isList({ kind }: ApiValue): boolean {
  return kind === "suggestions" || kind === "findings" || kind === "outcomes";
}

export function itemOf(apiValue: ApiValue | undefined): ApiValue | undefined {
  return apiValue && isList(apiValue) ? memberOf(apiValue, "[]") : undefined;
}

export function valueInPattern(
  pattern: t.Node,
  apiValue: ApiValue,
  name: t.Identifier,
): ApiValue | undefined {
  if (pattern === name) return apiValue;
  if (pattern.type === "AssignmentPattern") return valueInPattern(pattern.left, apiValue, name);
  if (pattern.type === "ArrayPattern") {
    const element = pattern.elements.find((one) => one !== null && containsNode(one, name));
    const item = element?.type === "RestElement" ? undefined : itemOf(apiValue);
    return element && item ? valueInPattern(element, item, name) : undefined;
  }
  if (pattern.type !== "ObjectPattern") return undefined;
  const property = pattern.properties.find((one) => containsNode(one, name));
  const key = property && keyOfNode(property);
  const member = key === undefined ? undefined : memberOf(apiValue, key);
  return property?.type === "ObjectProperty" && member
    ? valueInPattern(property.value, member, name)
    : undefined;
}

export function containsNode(outer: t.Node, inner: t.Node): boolean {
  return (outer.start ?? 0) <= (inner.start ?? 0) && (outer.end ?? 0) >= (inner.end ?? 0);
}

export function moduleValue(source: string): ApiValue | undefined {
  const isOurs = source === CLIENT_PACKAGE || source === `${CLIENT_PACKAGE}/batch`;
  return isOurs ? { use: new ApiUse(), path: "", kind: "module" } : undefined;
}
