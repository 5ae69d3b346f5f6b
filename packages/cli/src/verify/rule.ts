import { currentVersion } from "../../../../generated/versions.ts";
import type { Json, JsonObject } from "../observe/contract/json.ts";

/** A call that a rule needs. */
export interface Call {
  path: string;
  /** The value of the header `api-version`; without it, the header is not sent. */
  version?: string;
  /** The object `request` of the body. */
  request: JsonObject;
  /** Another key than the given one: none, or one that was never issued. */
  key?: "none" | "unknown";
  /** Whether it has a path or fields of the query that the specification does not show. */
  isAssumed?: true;
  /** Whether the service may reject the data: how it responds to invalid input is not stated. */
  mayBeRejected?: true;
  /** Whether it is another one of two equal calls. */
  isRepeated?: true;
}

/** A response as the rules read it. */
export interface Response {
  status: number;
  mediaType: string;
  /** The version that its header states. */
  version: string | undefined;
  /** Undefined if the body is not JSON. */
  body: Json | undefined;
}

/** What a rule comes to. */
export type Outcome =
  | { is: "holds" }
  | { is: "broken"; came: string; should: string }
  /** What the rule is about was not seen. */
  | { is: "not shown"; why: string };

/** A sentence of the specification, and the relation of responses that shows whether it holds. */
export interface Rule<Name extends string = string> {
  section: string;
  /** The sentence, or the row of a table. */
  sentence: string;
  /** The calls, of which each try is a set: other data for the same relation. */
  tries: readonly Readonly<Record<Name, Call>>[];
  /** Whether the relation must hold in each try, or one try is enough to show it. */
  needs: "each try" | "one try";
  /** Whether the relation reads rejected responses as well. */
  readsRejections?: true;
  judge(responses: Readonly<Record<Name, Response>>, calls: Readonly<Record<Name, Call>>): Outcome;
}

/** A rule, with its calls by the names that its relation reads them by. */
export function rule<Name extends string>(written: Rule<Name>): Rule {
  return written as unknown as Rule;
}

/** The versions that a rule makes calls in. */
export function versionsOf({ tries }: Rule): string[] {
  const all = tries.flatMap((calls) => Object.values(calls).map(({ version }) => version ?? currentVersion));
  return [...new Set(all)].toSorted();
}

export const holds: Outcome = { is: "holds" };

export function broken(came: string, should: string): Outcome {
  return { is: "broken", came, should };
}

export function notShown(why: string): Outcome {
  return { is: "not shown", why };
}

/** Holds if a condition is true. */
export function expectThat(condition: boolean, came: unknown, should: string): Outcome {
  return condition ? holds : broken(show(came), should);
}

/** The first outcome that is not `holds`. */
export function allOf(...outcomes: (Outcome | (() => Outcome))[]): Outcome {
  for (const outcome of outcomes) {
    const found = typeof outcome === "function" ? outcome() : outcome;
    if (found.is !== "holds") return found;
  }
  return holds;
}

/** Whether a response is a success: the specification does not show its status. */
export function isSuccess({ status }: Response): boolean {
  return status >= 200 && status < 300;
}

/** A value as a report shows it. */
export function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
