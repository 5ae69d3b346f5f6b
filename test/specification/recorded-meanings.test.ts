import { readFileSync, writeFileSync } from "node:fs";
import { helpText } from "@data-validation/mock/internal/cli/options";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readHelps } from "../support/helps.ts";
import { summaryOf } from "./support/meaning.ts";
import { proseSentencesOf, readPages } from "./support/prose.ts";
import { newContracts } from "./support/section.ts";

// No source exists for a sentence of a guide, or for most descriptions, so a lost "not" or a
// wrong number is found only by comparison: each text has a line in meanings.txt with its
// negations and a checksum of its values and names. Other words for the same thing change no
// line.

const file = new URL("meanings.txt", import.meta.url);

test("The negations, values and names of each text are those recorded", () => {
  const lines = [...readMeanings(), ...meaningsOfHelps()]
    .map(([place, meaning]) => `${place}: ${meaning}`)
    .filter((line) => !line.endsWith(": "))
    .toSorted();
  if (process.env.RECORD) writeFileSync(file, `${lines.join("\n")}\n`);
  expect(
    lines,
    "A text got another meaning. Is it right? RECORD=1 npx vitest run meanings records it.",
  ).toEqual(readFileSync(file, "utf8").trim().split("\n"));
});

/**
 * The texts of pages by their file, and those of operations and components by their name; a version
 * with a different text has its own.
 */
function readMeanings(): Map<string, string> {
  const remedies = "docs/content/remedies.yaml";
  const allText = [...stringsIn(parse(readFileSync(remedies, "utf8")))].join(" ");
  const meanings = new Map([[remedies, meaningOf(allText)]]);
  for (const [page, sentences] of readPages()) meanings.set(page, meaningOf(sentences.join(" ")));
  for (const { version, document } of newContracts().all.toReversed()) {
    const { components, paths, info } = document as Record<string, JsonObject>;
    const groups = [paths, ...Object.values(components as JsonObject)] as JsonObject[];
    const named = groups.flatMap((group) => Object.entries(group));
    for (const [name, node] of [["description", info], ...named] as [string, Json][]) {
      const meaning = meaningOf([...textsIn(node)].join(" "));
      const isSame = (meanings.get(name) ?? meaning) === meaning;
      meanings.set(isSame ? name : `${version} ${name}`, meaning);
    }
  }
  return meanings;
}

/**
 * The help of the mock, of each command and of each script, by its first words: `data-validation
 * verify`.
 */
function meaningsOfHelps(): [command: string, meaning: string][] {
  return [helpText(), ...readHelps().values()].flatMap((text) => {
    const [, command] = /^\s*Usage: ([\w -]*\w)/.exec(text) ?? [];
    return command === undefined ? [] : [[`${command} --help`, meaningOf(text)]];
  });
}

function meaningOf(text: string): string {
  return summaryOf(proseSentencesOf(text).join(" "));
}

/**
 * The visible texts below a node: descriptions, also of values and of rejections, summaries and
 * assumptions.
 */
function* textsIn(node: Json): Generator<string> {
  for (const [key, member] of membersOf(node)) {
    if (key === "examples") {
      for (const [, example] of membersOf(member)) yield* textsIn(errorsOf(example));
      continue;
    }
    if (/^(description|summary|x-assumed.*)$/.test(key) && typeof member === "string") yield member;
    else if (key === "x-enumDescriptions") yield* stringsIn(member);
    else yield* textsIn(member);
  }
}

/** The errors of a rejection. */
function errorsOf(example: Json): Json {
  const { value = null } = isJsonObject(example) ? example : {};
  return (isJsonObject(value) && value.errors) || null;
}

function* stringsIn(node: Json): Generator<string> {
  if (typeof node === "string") yield node;
  for (const [, member] of membersOf(node)) yield* stringsIn(member);
}

/**
 * The members of an object by their names, since their order means nothing, or the items of a list.
 */
function membersOf(node: Json): [string, Json][] {
  if (Array.isArray(node)) return Object.entries(node);
  return isJsonObject(node) ? Object.entries(node).toSorted(([a], [b]) => (a < b ? -1 : 1)) : [];
}
