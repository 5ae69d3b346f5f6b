import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Pairs {
  requests: Record<string, { value: { request: unknown } }>;
  responses: Record<string, { value: unknown }>;
}

/**
 * States that each response example of an operation is what the sandbox answers to the request example of the same name.
 *
 * @param path The operation's examples, below openapi/shared, without the ending.
 * @param answer The operation of the sandbox.
 */
export function examplesAreAnswers<Request>(path: string, answer: (request: Request) => unknown): void {
  const file = new URL(`../../../openapi/shared/${path}.examples.yaml`, import.meta.url);
  const { requests, responses } = parse(readFileSync(file, "utf8")) as Pairs;
  describe(`the examples of /${path} are what the sandbox answers`, () => {
    test.each(Object.keys(requests))("%s", (name) => {
      expect(answer(requests[name]?.value.request as Request)).toEqual(responses[name]?.value);
    });
  });
}
