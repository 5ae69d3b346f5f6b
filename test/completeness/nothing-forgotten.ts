import { expect } from "vitest";

/** Asserts that nothing was forgotten; the failure lists a sentence for each omission. */
export function expectNothingForgotten(sentences: string[]): void {
  expect(sentences, `\n${sentences.join("\n")}\n`).toEqual([]);
}
