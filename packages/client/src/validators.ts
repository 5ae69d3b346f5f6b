import { type CurrentVersion, currentVersion, type Version } from "./generated.ts";
import type { StandardSchemaV1 } from "./standard-schema.ts";
import type { Options, Path, Query, RequestBody, ResponseBody } from "./types.ts";
import { requestIssues, responseIssues } from "./validators/issues.ts";
import { loadRequest, loadResponse } from "./validators/load.ts";

export type { StandardSchemaV1 } from "./standard-schema.ts";

/** The schemas of an operation: of what a form holds, of what a route handler receives, and of what the API answers. */
export interface Validators<P extends Path<V>, V extends Version = CurrentVersion> {
  /** The data to validate: what a form holds. */
  readonly query: StandardSchemaV1<Query<P, V>>;
  /** The operation's options. */
  readonly options: StandardSchemaV1<Options<P, V>>;
  /** The whole body of a request (section 2.1). */
  readonly request: StandardSchemaV1<RequestBody<P, V>>;
  /** The body of a success. Of one that does not fit, the first fault is told. */
  readonly response: StandardSchemaV1<ResponseBody<P, V>>;
  /** Loads what checks requests, so that `query`, `options` and `request` answer at once, as some forms need, and not with a promise. */
  load(): Promise<void>;
}

/**
 * The schemas of an operation in the interface of Standard Schema, which tRPC, Hono, TanStack Form, the resolvers of React Hook Form and
 * others take. They are compiled from the contract, refuse what it refuses and change no value.
 *
 * The code of a data kind is loaded at the first validation; that of answers apart from that of requests. Until then a schema answers with
 * a promise, afterwards at once.
 *
 * @param path - the path of the operation
 * @param version - the version of the API, the current one unless given
 * @throws TypeError from a validation, when the version has no such path
 *
 * @example
 * const phone = validators("/phone/validate");
 * const result = await phone.query["~standard"].validate({ numberFull: "+420607123456" });
 */
export function validators<P extends Path>(path: P): Validators<P>;
export function validators<V extends Version, P extends Path<V>>(path: P, version: V): Validators<P, V>;
export function validators(path: string, version: Version = currentVersion): unknown {
  const request = once(() => loadRequest(version, path));
  const response = once(() => loadResponse(version, path));
  return {
    query: schema(request, (checks, value) => requestIssues(checks, { request: { query: value ?? null } }, "query")),
    options: schema(request, (checks, value) =>
      requestIssues(checks, { request: { options: value ?? null } }, "options"),
    ),
    request: schema(request, requestIssues),
    response: schema(response, responseIssues),
    load: async () => {
      await request.load();
    },
  };
}

/** Something that is loaded when it is first asked for. */
interface Lazy<Value> {
  loaded: Value | undefined;
  load(): Promise<Value>;
}

function once<Value>(load: () => Promise<Value>): Lazy<Value> {
  const lazy: Lazy<Value> = {
    loaded: undefined,
    load: async () => {
      lazy.loaded ??= await load();
      return lazy.loaded;
    },
  };
  return lazy;
}

function schema<Checks>(
  checks: Lazy<Checks>,
  issuesOf: (checks: Checks, value: unknown) => StandardSchemaV1.Issue[],
): StandardSchemaV1 {
  const check = (loaded: Checks, value: unknown) => {
    const issues = issuesOf(loaded, value);
    return issues.length > 0 ? { issues } : { value };
  };
  return {
    "~standard": {
      version: 1,
      vendor: "data-validation",
      validate: (value) =>
        checks.loaded === undefined
          ? checks.load().then((loaded) => check(loaded, value))
          : check(checks.loaded, value),
    },
  };
}
