import type { Answer, Call } from "./call.ts";
import { answerCall, createEngine, type Engine } from "./engine.ts";
import { fromRequest, toResponse } from "./fetch.ts";
import { checkOptions, checkOwnRecords, type MockOptions, rules } from "./options.ts";
import type { RecordedRequest, RequestFilter } from "./scripting/recording.ts";
import type { Path, ScriptedAnswer } from "./scripting/script.ts";

/** A mock of the Data Validation API, both versions, as a function: no server, no port, no platform. */
export interface Mock {
  /**
   * Answers a request as the API does, whatever its origin: `createClient({ …, fetch: mock.fetch })`.
   *
   * @throws `TypeError`, as `fetch` does, where a script cuts the connection
   */
  fetch(input: Request | URL | string, init?: RequestInit): Promise<Response>;
  /** Answers a call given as a plain object. */
  handle(call: Call): Promise<Answer>;
  /**
   * Writes down what an operation answers from now on, or `*` for each of them. Several answers are a sequence: each is given once.
   * What was written last counts first.
   *
   * @example mock.respond("/email/validate", { status: 429, times: 2 });
   * @throws `TypeError` that says what is wrong with the path or an answer
   */
  respond(path: Path | "*", ...answers: ScriptedAnswer[]): void;
  /** The calls that came, oldest first, each with its answer. */
  requests(filter?: RequestFilter): RecordedRequest[];
  /** Forgets what was written down by `respond`, and the calls. */
  reset(): void;
  /** Ends the mock: answers that wait are given at once. */
  [Symbol.asyncDispose](): Promise<void>;
}

/**
 * Makes a mock of the Data Validation API.
 *
 * @example
 * const mock = createMock();
 * const api = createClient({ apiKey: "any", baseUrl: "https://api.test", fetch: mock.fetch });
 *
 * @throws `TypeError` that names an option and says what it takes
 */
export function createMock(options: MockOptions = {}): Mock {
  checkOptions(options, rules);
  checkOwnRecords(options);
  return mockOf(createEngine(options));
}

/** A mock around an engine. */
export function mockOf(engine: Engine): Mock {
  return {
    handle: async (call) => (await answerCall(engine, call)).answer,
    async fetch(input, init) {
      const request = input instanceof Request && init === undefined ? input : new Request(input, init);
      const { search } = new URL(request.url);
      const { answer, text } = await answerCall(engine, await fromRequest(request), search);
      return toResponse(answer, text);
    },
    respond: engine.respond,
    requests: engine.requests,
    reset: engine.reset,
    [Symbol.asyncDispose]: async () => engine.hurry(),
  };
}
