import { operations } from "../../../../client/src/generated.ts";

/** The key under which the items of a list are kept. */
export const ITEM = "[]";

/** What a member of a place is. */
const STEPS: Record<string, Record<string, string>> = {
  init: { body: "body", data: "body", json: "body", payload: "body", request: "request", variables: "body" },
  body: { request: "request" },
  request: { query: "request.query", options: "request.options" },
  exchange: {
    data: "answer",
    body: "answer",
    response: "answer",
    responseText: "answer",
    responseJSON: "answer",
    result: "result",
    resultCorrected: "result",
    suggestions: "results",
    value: "exchange",
    $answer: "answer",
  },
  answer: { result: "result", resultCorrected: "result", suggestions: "results", value: "answer", errors: "findings" },
  results: { [ITEM]: "result" },
  result: { data: "result.data", errors: "findings", fixes: "fixes", details: "details" },
  "result.data": { format: "result.data.format", country: "result.data.country", details: "details" },
  "result.data.country": { code: "nullable", prefix: "nullable" },
  details: { [ITEM]: "details", nameDays: "nameDays" },
  findings: { [ITEM]: "finding" },
  finding: { relatedTo: "fields" },
  fields: { [ITEM]: "field" },
  fixes: { [ITEM]: "fix" },
  fix: { data: "fix.data" },
  "fix.data": { type: "field", typeFrom: "field" },
};

/** What a member is of something, such as `answer`, that is a part of a call; undefined when nothing is known there. */
export function member(at: string, name: string): string | undefined {
  return STEPS[at]?.[/^\d+$/.test(name) ? ITEM : name];
}

/** What stands in a text for a part that is not known before the program runs. */
export const HOLE = "\uE000";

const paths = [...new Set(Object.values(operations["2.0"]).flatMap((kind): string[] => Object.values(kind)))];

/**
 * The paths of operations that an address may lead to, by its end.
 *
 * @param address - The address, with {@link HOLE} for what is not known.
 */
export function pathsOf(address: string): string[] {
  const [way = ""] = address.trim().split(/[?#]/);
  const clean = way.replace(/\/+$/, "");
  const exact = paths.filter((path) => clean === path || clean === path.slice(1) || clean.endsWith(path));
  if (exact.length > 0 || !clean.includes(HOLE)) return exact;
  // An address that ends in a hole may lead anywhere; one that ends like an operation, with a hole before, to each of those.
  const [kind, name] = clean.split("/").slice(-2);
  if (kind === undefined || name === undefined) return [];
  if (kind.endsWith(HOLE) && !name.includes(HOLE)) return paths.filter((path) => path.endsWith(`/${name}`));
  return name === HOLE ? paths.filter((path) => path.startsWith(`/${kind}/`)) : [];
}

/** The path of the operation that a client has under a data kind and a name. */
export function methodPath(kind: string, name: string): string | undefined {
  const kinds: Record<string, Record<string, string>> = { ...operations["2.0"] } as never;
  return Object.hasOwn(kinds, kind) && Object.hasOwn(kinds[kind] ?? {}, name) ? kinds[kind]?.[name] : undefined;
}

/** The data kinds of the API, with the names of their operations. */
export const kinds: Record<string, string[]> = Object.fromEntries(
  Object.entries(operations["2.0"]).map(([kind, methods]) => [kind, Object.keys(methods)]),
);
