import { readStatedVersion } from "@data-validation/envelope/stated-version";
import type { Middleware } from "openapi-fetch";
import { ResponseParseError } from "./errors/response-errors.ts";
import { type CurrentVersion, currentVersion, type Version, versions } from "./generated.ts";
import type { Issue, StandardSchemaV1 } from "./standard-schema.ts";
import type { CommonSettings, Options, Path, Query, RequestBody, ResponseBody } from "./types.ts";
import { requestIssues, responseIssues } from "./validators/issues.ts";
import { loadRequest, loadResponse } from "./validators/load.ts";
import { withDefaults } from "./with-defaults.ts";

export type { Issue, StandardSchemaV1 } from "./standard-schema.ts";

/** The schemas of an operation: for a form, a route handler, and the responses of the API. */
export interface Validators<P extends Path<V>, V extends Version = CurrentVersion> {
  /** The data to validate: the values of a form. */
  readonly query: StandardSchemaV1<Query<P, V>>;
  /** The operation's options. */
  readonly options: StandardSchemaV1<Options<P, V>>;
  /** The whole body of a request. */
  readonly request: StandardSchemaV1<RequestBody<P, V>>;
  /** The body of a success; its first fault is an issue. */
  readonly response: StandardSchemaV1<ResponseBody<P, V>>;
  /**
   * Loads the code that checks requests: `query`, `options` and `request` then validate
   * synchronously, as some forms need.
   */
  load(): Promise<void>;
}

/**
 * Returns the schemas of an operation in the interface of Standard Schema, which tRPC, Hono,
 * TanStack Form, the resolvers of React Hook Form and others accept. They are compiled from the
 * contract, reject what it rejects and change no value. The code of a data kind is loaded at the
 * first validation: until then a schema returns a promise, afterwards it validates synchronously.
 *
 * @param version - The version of the API, the current one by default.
 * @throws `TypeError` from a validation, if the version has no such path
 *
 * @example
 * const phone = validators("/phone/validate");
 * const result = await phone.query["~standard"].validate({ numberFull: "+420607123456" });
 */
export function validators<P extends Path>(path: P): Validators<P>;
export function validators<V extends Version, P extends Path<V>>(
  path: P,
  version: V,
): Validators<P, V>;
export function validators(path: string, version: Version = currentVersion): unknown {
  const request = lazy(() => loadRequest(version, path));
  const response = lazy(() => loadResponse(version, path));
  const part = (name: "query" | "options") =>
    schema(request, (checks, value) =>
      requestIssues(checks, { request: { [name]: value ?? null } }, name),
    );
  return {
    query: part("query"),
    options: part("options"),
    request: schema(request, requestIssues),
    response: schema(response, responseIssues),
    load: () => request.load().then(() => {}),
  };
}

/**
 * Creates middleware that checks the whole body of each success, beyond the envelope that a client
 * always checks. A body that violates the contract is a `ResponseParseError` with `issues`.
 *
 * @param options - `versionHeader` as for `createClient`.
 *
 * @example
 * api.use(validateResponses());
 */
export function validateResponses(options: Pick<CommonSettings, "versionHeader"> = {}): Middleware {
  const { versionHeader } = withDefaults(options);
  return {
    async onResponse({ schemaPath, request, response }) {
      const stated =
        readStatedVersion(response.headers, versionHeader) ?? request.headers.get("api-version");
      const version = versions.find((one) => one === stated);
      // Another version, and a body that is not JSON, are errors of the client itself.
      if (!response.ok || !version) return;
      const body = await response
        .clone()
        .json()
        .catch(() => undefined);
      if (!body) return;
      const { issues } = await validators(schemaPath as Path, version).response[
        "~standard"
      ].validate(body);
      if (!issues) return;
      const message = `The response does not match the contract: ${issues[0]?.message}`;
      throw new ResponseParseError(message, { response, issues });
    },
  };
}

function lazy<Value>(load: () => Promise<Value>) {
  let loaded: Value | undefined;
  return {
    loaded: () => loaded,
    load: async (): Promise<Value> => {
      loaded ??= await load();
      return loaded;
    },
  };
}

function schema<Checks>(
  checks: ReturnType<typeof lazy<Checks>>,
  issuesOf: (checks: Checks, value: unknown) => Issue[],
): StandardSchemaV1 {
  const check = (loaded: Checks, value: unknown) => {
    const issues = issuesOf(loaded, value);
    return issues.length > 0 ? { issues } : { value };
  };
  return {
    "~standard": {
      version: 1,
      vendor: "data-validation",
      validate: (value) => {
        const loaded = checks.loaded();
        return loaded === undefined
          ? checks.load().then((own) => check(own, value))
          : check(loaded, value);
      },
    },
  };
}
