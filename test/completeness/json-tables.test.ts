import { readFileSync } from "node:fs";
import { currentVersion } from "@data-validation/generated/versions";
import { describedValues } from "@data-validation/openapi-document/values";
import { expect, test } from "vitest";
import headers from "#packages/cli/src/clean/columns/headers.json" with { type: "json" };
import { readBundle } from "../support/contract-bundles.ts";

/* Tables in JSON, whose words the compiler does not know: a misspelt one is named with its file and line. */

test.each(["email", "phone"])("Each finding of %s has values of the contract", (kind) => {
  const file = `packages/mock/src/sandbox/${kind}/findings.json`;
  const { properties = {} } = readBundle(currentVersion).components.schemas.Finding ?? {};
  for (const field of ["group", "type", "subtype"]) {
    const words = [...describedValues(properties[field] || {}).keys()];
    expect(otherWords(file, new RegExp(`^ *"${field}": "(.*)"`), words)).toEqual([]);
  }
});

test("Each header of a program is of a field, and words are of five languages", () => {
  const file = "packages/cli/src/clean/columns/headers.json";
  const fields = Object.keys(headers.fields);
  expect(otherWords(file, /^ {8}".*": "(.+)"/, fields)).toEqual([]);
  expect(otherWords(file, /^ {6}"(..)": \[/, Object.keys(headers.others))).toEqual([]);
});

/** The words that a pattern finds in the lines of a file, and that are none of these, each with its line. */
function otherWords(file: string, pattern: RegExp, words: string[]): string[] {
  const found = readFileSync(file, "utf8")
    .split("\n")
    .map((line) => pattern.exec(line)?.[1]);
  // A pattern that finds nothing shows nothing.
  expect(found.filter(Boolean), file).not.toEqual([]);
  return found.flatMap((word, index) =>
    word && !words.includes(word)
      ? `${file}:${index + 1}: ${word} is none of ${words.join(", ")}.`
      : [],
  );
}
