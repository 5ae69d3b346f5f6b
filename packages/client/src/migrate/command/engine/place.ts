import { operations } from "../../../contract.ts";
import type { Value } from "./value.ts";

/** One place in the sources at which the API is asked, or a type that describes what it is asked and answers. */
export interface Call {
  /** The paths that it may go to: one, or several where the address is put together at run time. */
  paths: readonly string[];
  /** Whether it is known to be a call of the API, and not one that looks like it. */
  isSure: boolean;
  file: string;
  /** Where the call stands in the file, as an offset. */
  start: number;
  /** What holds the headers: the settings of the call, and those of the client that makes it. */
  settings: Value[];
  /** The version that the call asks for in another way than by a header: with an option of a client, or a type. */
  version?: Value | undefined;
}

/**
 * What a value is, as far as the API is concerned: a part of the request or of the answer of a call.
 *
 * `request`, `request.query`, `result.data` … are that part of an envelope; `resultCorrected` and an item of `suggestions` count as
 * `result`. `init` are the settings of a call, `body` the root of a request, `exchange` what a call gives, `answer` the root of an answer.
 */
export interface Place {
  call: Call;
  at: string;
}

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

/** The place of a member of a place; undefined when nothing is known there. */
export function member({ call, at }: Place, name: string): Place | undefined {
  const next = STEPS[at]?.[/^\d+$/.test(name) ? ITEM : name];
  return next === undefined ? undefined : { call, at: next };
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
