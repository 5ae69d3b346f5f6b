import { operations } from "../../contract.ts";

/**
 * What a value in a source is, as far as the API is concerned: a place in the request or the answer of an operation.
 *
 * * `request`, `request.query`, `result.data` …: that part of an envelope; `resultCorrected` and an item of `suggestions` count as `result`.
 * * `body`: the root of a request, `answer` the root of an answer, `results` the suggestions.
 * * `init`: the settings of a call, whose `body` is the root of a request.
 * * `exchange`: what a call gave, whose `data` or `json()` is the root of an answer; `json`: that function.
 */
export interface Place {
  path: string;
  at: string;
}

const STEPS: Record<string, Record<string, string>> = {
  init: { body: "body" },
  body: { request: "request" },
  exchange: { data: "answer", json: "json" },
  answer: { result: "result", resultCorrected: "result", suggestions: "results" },
};

/** The place of a member of a place; undefined when nothing is known there. */
export function member({ path, at }: Place, name: string): Place | undefined {
  const steps = STEPS[at];
  if (steps) return steps[name] === undefined ? undefined : { path, at: steps[name] };
  return /^(request|result)(\.|$)/.test(at) ? { path, at: `${at}.${name}` } : undefined;
}

/** The place of an item of a list. */
export function item({ path, at }: Place): Place | undefined {
  return at === "results" ? { path, at: "result" } : undefined;
}

const paths = Object.values(operations["2.0"]).flatMap((kind): string[] => Object.values(kind));

/** The path that an address leads to, by its end; undefined when it leads to no operation. */
export function pathOf(address: string): string | undefined {
  return paths.find((path) => address === path || address.endsWith(path));
}

/** The path of the operation that a client has under a data kind and a name. */
export function methodPath(kind: string, name: string): string | undefined {
  const kinds: Record<string, Record<string, string>> = { ...operations["2.0"] } as never;
  return Object.hasOwn(kinds, kind) && Object.hasOwn(kinds[kind] ?? {}, name) ? kinds[kind]?.[name] : undefined;
}
