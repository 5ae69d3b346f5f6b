import { expect } from "vitest";

/** Asserts that there is no sentence about something that was forgotten; those that there are stand first in what the test says. */
export function expectNothingForgotten(sentences: string[]): void {
  expect(sentences, `\n${sentences.join("\n")}\n`).toEqual([]);
}
