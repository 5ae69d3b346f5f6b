import { currentVersion, versions } from "@data-validation/generated/versions";
import type { Json, JsonObject } from "@data-validation/openapi-document/json";
import type { RecordedCall } from "../observe/sources/recorded.ts";

export interface Call {
  path: string;
  /** The value of the header `api-version`; without it, the header is not sent. */
  version?: string;
  /** The object `request` of the body. */
  request: JsonObject;
  /** No key, or one that was never issued; without it, the given key. */
  key?: "none" | "unknown";
  /** The parts that the service may reject: invalid data, or names that the specification does not show. */
  doubt?: string;
  /** Whether it is the second of two equal calls. */
  isRepeated?: true;
}

export interface Response {
  status: number;
  mediaType: string;
  /** The version that its header states. */
  version: string | undefined;
  /** Undefined if the body is not JSON. */
  body: Json | undefined;
  /** Why the response cannot be evaluated: `HTTP 503`. The other members are then empty. */
  failure?: string;
}

/** A call with its response. */
export interface Exchange {
  call: Call;
  response: Response;
}

export type Outcome =
  | {
      is: "holds";
      /** A person has to decide. */
      warning?: string;
    }
  | { is: "broken"; came: string; should: string }
  /** The responses do not show the subject of the rule. */
  | {
      is: "not shown";
      why: string;
      /** Whether a call had no response from the service. */
      isFailure?: boolean;
    };

/** Calls, or their responses, by name. */
type Named<Name extends string, Of> = Readonly<Record<Name, Of>>;

/** What must hold between the responses to some calls. */
export type Relation<Name extends string> = (
  responses: Named<Name, Response>,
  calls: Named<Name, Call>,
) => Outcome;

/** The same calls with other data, for the same relation. */
export type Tries<Name extends string> = readonly Named<Name, Call>[];

/** A sentence of the specification, and the relation of responses that shows whether it holds. */
export interface Rule {
  section: string;
  /** The sentence, or the row of a table; its end in brackets is the part that the rule tests. */
  sentence: string;
  tries: Tries<string>;
  /** Whether the relation must hold in each try, or one try is enough to show it. */
  needs: "each try" | "one try";
  /** Whether the relation reads rejected responses as well. */
  readsRejections: boolean;
  /** The call that is sent twice: unless the bodies are equal, a difference is not an effect. */
  twice?: string;
  judge: Relation<string>;
  /** Evaluates all responses of the run: the rule has no calls of its own. Returns the calls that decided with the outcome. */
  judgeAll?: (
    exchanges: readonly Exchange[],
    recorded: readonly RecordedCall[],
  ) => [Outcome, Call[]];
}

export function callsOf({ tries, twice }: Rule): Call[] {
  return tries.flatMap((calls) => {
    const repeated = twice === undefined ? undefined : calls[twice];
    return [...Object.values(calls), ...(repeated ? [again(repeated)] : [])];
  });
}

export function again(call: Call): Call {
  return { ...call, isRepeated: true };
}

export function versionsOf(rule: Rule): string[] {
  if (rule.judgeAll) return [...versions];
  return [...new Set(callsOf(rule).map(({ version }) => version ?? currentVersion))].toSorted();
}

export const holds: Outcome = { is: "holds" };

export function broken(came: string, should: string): Outcome {
  return { is: "broken", came, should };
}

export function notShown(why: string): Outcome & { is: "not shown" } {
  return { is: "not shown", why };
}

export function expectThat(condition: boolean, came: unknown, should: string): Outcome {
  return condition ? holds : broken(show(came), should);
}

export function allOf(...outcomes: Outcome[]): Outcome {
  return outcomes.find(({ is }) => is !== "holds") ?? holds;
}

/** Whether a response is a success: the specification does not show its status. */
export function isSuccess({ status }: Pick<Response, "status">): boolean {
  return status >= 200 && status < 300;
}

export function show(value: unknown): string {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
