import { readFileSync } from "node:fs";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { UserError } from "@data-validation/tooling/command";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { type LinedSource, readWithLines } from "./source-lines.ts";

/** A JSON schema. */
export type Shape = Readonly<Record<string, unknown>>;

/** A text that is not empty. */
export const text: Shape = { type: "string", pattern: "\\S" };

/** One of the words that are listed elsewhere, mostly in the contract. */
export function oneOf(words: Iterable<unknown>): Shape {
  return { enum: [...new Set(words)] };
}

/** A list that is not empty. */
export function listOf(items: Shape): Shape {
  return { type: "array", minItems: 1, items };
}

/** A map from any words to values of one kind. */
export function mapOf(values: Shape): Shape {
  return { type: "object", minProperties: 1, additionalProperties: values };
}

/** An object with these members and no others. */
export function rowOf(members: Record<string, Shape>, optional: Record<string, Shape> = {}): Shape {
  return {
    type: "object",
    required: Object.keys(members),
    properties: { ...members, ...optional },
    additionalProperties: false,
  };
}

const ajv = new Ajv2020({
  ...{ allErrors: true, verbose: true },
  ...{ strict: false, validateSchema: false, addUsedSchema: false },
});

/** What a file of JSON contains; undefined if it cannot be parsed. Lines take fifty times as long, and Biome names a key that is there twice. */
function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Reads a table that people write, and that programs read without a look at each key. A key that is unknown, missing or there twice, and a value
 * that is empty or of another kind, stop the program with file and line. {@link readKeyedTable} is for keys that the contract decides.
 *
 * @returns What the file contains, and the place of a value in it as `file:line`.
 * @throws {UserError} With a line for each mistake.
 */
export function readTable<Content>(file: string, shape: Shape) {
  let lines: LinedSource | undefined;
  const readLines = () => {
    lines ??= readWithLines(file);
    return lines;
  };
  const placeOf = (...keys: (string | number)[]) =>
    `${file}:${readLines().lineOf(keys.map(String))}`;
  const validate = ajv.compile(shape);
  const json = file.endsWith(".json") ? parseJson(file) : undefined;
  if (json !== undefined && validate(json)) return { content: json as Content, placeOf };
  const { content, problems } = readLines();
  if (problems.length === 0) validate(content);
  // What is wrong with a key is said of the key, and again of what has it.
  const mistakes = (validate.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  const wrong = [
    ...problems.map(({ line, text }) => `${file}:${line}: ${text}`),
    ...mistakes.map((mistake) => {
      const [keys, message] = explain(mistake);
      return `${placeOf(...keys)}: ${message}`;
    }),
  ];
  if (wrong.length > 0) throw new UserError([...new Set(wrong)].join("\n"));
  return { content: content as Content, placeOf };
}

/** The keys to what is wrong, and a sentence about it. */
function explain({ keyword, instancePath, params, message, data }: ErrorObject) {
  const keys = toKeys(instancePath);
  const name = keys.at(-1) ?? "The table";
  if (keyword === "additionalProperties") {
    const { additionalProperty: key } = params;
    return [[...keys, key], `There is no ${key}. Correct the key, or delete it.`] as const;
  }
  if (keyword === "required")
    return [keys, `There is no ${params.missingProperty}. Write one.`] as const;
  if (data === null || data === "") return [keys, `${name} is empty. Fill it.`] as const;
  if (keyword === "propertyNames") {
    const { propertyName: key } = params;
    return [[...keys, key], `There is no ${key}. Correct the key, or delete it.`] as const;
  }
  if (keyword === "enum") return [keys, explainValue(data, params.allowedValues)] as const;
  return [keys, `${name} ${message}.`] as const;
}

/** More values than a person reads in a message. */
const MANY = 12;

function explainValue(value: unknown, known: unknown[]): string {
  if (known.length <= MANY) return `${value} is not one of ${known.join(", ")}.`;
  return `There is no ${value}. ${didYouMean(String(value), known.map(String)).trim() || "Correct it, or delete it."}`;
}
