import { didYouMean } from "@data-validation/common/did-you-mean";
import { operationPaths } from "../contract/operations.ts";
import type { DeepPartial, Path, RequestOf } from "../control/contract-types.ts";
import type { RecordedRequest } from "../control/request-log.ts";
import type { Scripting } from "../mock.ts";
import { UsageError } from "../usage-error.ts";

/** Matchers for a mock, in each test runner. */
export interface MockMatchers {
  /**
   * Whether the operation was called with a query that has these members, at least once or exactly
   * `times` times.
   *
   * @example expect(mock).toHaveValidated("/email/validate", { email: "jana@firma.example" }, { times: 1 });
   */
  toHaveValidated<P extends Path>(
    path: P,
    query?: QueryPart<P>,
    options?: { times?: number },
  ): void;
}

/** An `expect` with the matchers for a mock in addition to those of the test runner. */
export type ExpectMock<Expect> = (<M extends Scripting>(
  mock: 0 extends 1 & M ? never : M,
) => MockMatchers & { not: MockMatchers }) &
  Expect;

type QueryPart<P> =
  RequestOf<P> extends infer Request
    ? Request extends { query: infer Q }
      ? DeepPartial<Q>
      : never
    : never;

/**
 * The matcher in the form that `expect.extend` of Vitest, Jest and Playwright requires.
 *
 * @throws {@link UsageError} for a path that is no operation: with `not`, it would never fail
 */
export function toHaveValidated(
  this: { isNot?: boolean },
  mock: Pick<Scripting, "requests">,
  path: string,
  query: object = {},
  { times }: { times?: number } = {},
) {
  if (!operationPaths.includes(path))
    throw new UsageError(
      `toHaveValidated: there is no operation ${path}.${didYouMean(path, operationPaths)} There are: ${operationPaths.join(", ")}.`,
    );
  const callCount = mock
    .requests()
    .filter((call) => call.path === path && containsPart(queryOf(call), query)).length;
  return {
    pass: times === undefined ? callCount > 0 : callCount === times,
    message: () =>
      `Expected ${callsOf(times, this.isNot)} of ${path} with ${JSON.stringify(query)}, found ${callCount}.`,
  };
}

function callsOf(times: number | undefined, isNot = false): string {
  if (times === undefined) return isNot ? "no call" : "a call";
  return `${isNot ? "not " : ""}${times} ${times === 1 ? "call" : "calls"}`;
}

/** The calls of a test, one line each, for the message of its failure. */
export function describeCalls(calls: readonly RecordedRequest[]): string {
  const lines = calls.map(({ method, path, response, respondedBy, nearMiss, ...call }) => {
    const line = `  ${method} ${path} ${JSON.stringify(queryOf(call))} → ${response.status} (${respondedBy})`;
    return [
      line,
      ...(nearMiss?.differences ?? []).map((words) => `    closest script: ${words}`),
    ].join("\n");
  });
  return ["Calls of the mock:", ...(lines.length === 0 ? ["  none"] : lines)].join("\n");
}

function queryOf({ body }: { body: unknown }): unknown {
  return Object(body).request?.query ?? body;
}

/**
 * Whether a value contains a part; the part may have asymmetric matchers, such as
 * `expect.stringContaining`.
 */
function containsPart(value: unknown, part: unknown): boolean {
  const { asymmetricMatch }: { asymmetricMatch?: (value: unknown) => boolean } = Object(part);
  if (asymmetricMatch) return asymmetricMatch.call(part, value);
  if (typeof part !== "object" || part === null) return value === part;
  return Object.entries(part).every(([name, member]) => containsPart(Object(value)[name], member));
}
