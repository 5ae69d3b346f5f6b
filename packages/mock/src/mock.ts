import type { Path } from "./control/contract-types.ts";
import type { RecordedRequest, RequestFilter } from "./control/request-log.ts";
import type { AnyResponse, ScriptedResponse } from "./control/responses.ts";
import { checkScope, type Scope } from "./control/scope.ts";
import type { ActiveScript } from "./control/script.ts";
import type { Data, DataProblem } from "./data/data.ts";
import { createEngine, type Engine, handleCall } from "./engine/engine.ts";
import type { Call, MockResponse } from "./exchange/call.ts";
import { toCall, toResponse } from "./exchange/fetch.ts";
import { checkOptions, type MockOptions, optionRules } from "./options.ts";

/** The interface of a mock for tests. */
export interface Scripting {
  /**
   * Scripts the responses of an operation, or of all with `*`. Several responses are a sequence:
   * each is sent once. The latest one counts first.
   *
   * @example await mock.respond("/email/validate", { status: 429, times: 2 });
   * @returns a promise that is fulfilled once the responses are checked; calls wait for it
   * @throws `TypeError` for a wrong path or response, with the mistake
   */
  respond<P extends Path>(path: P | "*", ...responses: ScriptedResponse<P>[]): Promise<void>;
  /** The scripts that can still be sent, latest first, each with how often it was. */
  scripts(): ActiveScript[];
  /** Removes the script with an id from `scripts`. */
  remove(id: number): void;
  /**
   * The request log, oldest first, each call with its response and, if no script applied, the
   * closest one.
   */
  requests<P extends Path = Path>(filter?: RequestFilter<P>): RecordedRequest<P>[];
  /** Removes scripts and calls, and restores quotas; of the whole mock also the initial data. */
  reset(): void;
}

/**
 * A mock of the Data Validation API, both versions, as a function: without a server, a port or a
 * platform.
 */
export interface Mock extends Scripting {
  /** The prefix of the operations' paths. */
  readonly basePath: string;
  /**
   * Responds to a request as the API does, whatever its origin: `createClient({ …, fetch:
   * mock.fetch })`.
   *
   * @throws `TypeError`, as `fetch` does, if a script cuts the connection
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Responds to a call given as a plain object. */
  handle(call: Call): Promise<MockResponse>;
  /**
   * The same mock for the calls of one key or of some headers, so that parallel workers of a test
   * run do not interfere.
   *
   * @example const worker = mock.scope({ key: "worker-3" });
   */
  scope(scope: Scope): Scripting;
  /**
   * Replaces your own data.
   *
   * @param options - `survivesReset`: whether a reset returns to these data; false by default
   * @returns the members of companies and addresses that the contract lacks, each once with its
   *   place
   * @throws `TypeError` that lists each fault with its place; the previous data stays
   */
  setData(data: Data, options?: { survivesReset?: boolean }): Promise<readonly DataProblem[]>;
  /** Stops the mock: delayed responses are sent at once. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Creates a mock of the Data Validation API.
 *
 * @example
 * const mock = createMock();
 * const api = createClient({ apiKey: "any", baseUrl: "https://api.test", fetch: mock.fetch });
 *
 * @throws `TypeError` for a wrong option, with its expected value, or for each fault of the data,
 *   with its place
 */
export function createMock(options: MockOptions = {}): Mock {
  checkOptions(options, optionRules);
  return mockOf(createEngine(options));
}

export function mockOf(engine: Engine): Mock {
  return {
    basePath: engine.basePath,
    handle: async (call) => (await handleCall(engine, call)).response,
    async fetch(input, init) {
      const request = new Request(input, init);
      const { search } = new URL(request.url);
      const { response, text } = await handleCall(engine, await toCall(request), search);
      return toResponse(response, text);
    },
    ...scriptingOf(engine),
    scope(scope) {
      checkScope(scope);
      return scriptingOf(engine, scope);
    },
    setData: engine.setData,
    [Symbol.asyncDispose]: async () => engine.close(),
  };
}

function scriptingOf(engine: Engine, scope?: Scope): Scripting {
  return {
    respond: (path, ...responses) =>
      engine.respond(path, responses as readonly AnyResponse[], scope),
    scripts: () => engine.scripts(scope),
    remove: (id) => engine.remove(id),
    requests: <P extends Path>(filter?: RequestFilter<P>) =>
      engine.requests({ ...filter, ...scope }) as unknown as RecordedRequest<P>[],
    reset: () => engine.reset(scope),
  };
}
