import { readFileSync } from "node:fs";
import { didYouMean } from "@data-validation/common/did-you-mean";
import { toKeys } from "@data-validation/openapi-document/pointer";
import { UserError } from "@data-validation/tooling/command";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { type LinedSource, readWithLines } from "./source-lines.ts";

declare const contentType: unique symbol;

/** A JSON schema, with the type of the values that conform to it. */
export type TableShape<Content = unknown> = Readonly<Record<string, unknown>> & {
  /** Only for the compiler: no shape has it. */
  readonly [contentType]?: () => Content;
};

/** The type of the values that conform to a shape. */
export type ContentOf<Shape extends TableShape> =
  Shape extends TableShape<infer Content> ? Content : never;

type Shapes = Record<string, TableShape>;

type ContentOfEach<Items> = {
  [Key in keyof Items]: Items[Key] extends TableShape ? ContentOf<Items[Key]> : never;
};

/** A text that is not empty. */
export const textShape: TableShape<string> = { type: "string", pattern: "\\S" };

export const stringShape: TableShape<string> = { type: "string" };

export const integerShape: TableShape<number> = { type: "integer" };

export const objectShape: TableShape<object> = { type: "object" };

/** One of the words that are listed elsewhere, mostly in the contract. */
export function enumShape<const Word>(words: Iterable<Word>): TableShape<Word> {
  return { enum: [...new Set(words)] };
}

/** A list that is not empty. */
export function listShape<Item>(items: TableShape<Item>): TableShape<Item[]> {
  return { type: "array", minItems: 1, items };
}

/** A list with an item of its own kind at each place. */
export function tupleShape<const Items extends readonly TableShape[]>(
  ...items: Items
): TableShape<ContentOfEach<Items>> {
  return { type: "array", prefixItems: items, items: false, minItems: items.length };
}

/** A map from any words to values of one kind. */
export function mapShape<Value>(values: TableShape<Value>): TableShape<Record<string, Value>> {
  return { type: "object", minProperties: 1, additionalProperties: values };
}

/** A value of one of two types of JSON: the reports of `anyOf` would name both. */
export function eitherShape<One, Other>(
  one: TableShape<One>,
  other: TableShape<Other>,
): TableShape<One | Other> {
  return { ...one, ...other, type: [one.type, other.type] };
}

/** Members of one kind, for {@link rowShape}. */
export function shapeOfEach<Name extends string, Content>(
  names: Iterable<Name>,
  shape: TableShape<Content>,
): Record<Name, TableShape<Content>> {
  const entries = Array.from(names, (name) => [name, shape]);
  return Object.fromEntries(entries);
}

/** An object with these members and no others. */
export function rowShape<Members extends Shapes, Optional extends Shapes = Record<never, never>>(
  members: Members,
  optional?: Optional,
): TableShape<ContentOfEach<Members> & Partial<ContentOfEach<Optional>>> {
  return {
    type: "object",
    required: Object.keys(members),
    properties: { ...members, ...optional },
    additionalProperties: false,
  };
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  validateSchema: false,
  addUsedSchema: false,
});

/**
 * The content of a JSON file; undefined if it cannot be parsed. Lines take fifty times as long, and
 * Biome reports repeated keys.
 */
function parseJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Reads a hand-written table that programs use without checks of their own. An unknown, missing or
 * repeated key, and an empty value or one of another kind, stop the program with file and line.
 * {@link readKeyedTable} is for keys of the contract.
 *
 * @returns The content of the file, and the place of a value in it as `file:line`.
 * @throws {UserError} With a line for each mistake.
 */
export function readTable<Content>(file: string, shape: TableShape<Content>) {
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
  // A mistake in a key is reported for the key, and again for its parent.
  const mistakes = (validate.errors ?? []).filter(({ propertyName }) => propertyName === undefined);
  const wrong = [
    ...problems.map(({ line, text }) => `${file}:${line}: ${text}`),
    ...mistakes.map((mistake) => {
      const [keys, message] = explainMistake(mistake);
      return `${placeOf(...keys)}: ${message}`;
    }),
  ];
  if (wrong.length > 0) throw new UserError([...new Set(wrong)].join("\n"));
  return { content: content as Content, placeOf };
}

/** The keys of the mistake's place, and a sentence about it. */
function explainMistake({ keyword, instancePath, params, message, data }: ErrorObject) {
  const keys = toKeys(instancePath);
  const name = keys.at(-1) ?? "The table";
  const unknownKey = params.additionalProperty ?? params.propertyName;
  if (unknownKey !== undefined)
    return [
      [...keys, unknownKey],
      `There is no ${unknownKey}. Correct the key, or delete it.`,
    ] as const;
  if (keyword === "required" || keyword === "dependentRequired")
    return [keys, `There is no ${params.missingProperty}. Write one.`] as const;
  if (data === null || data === "") return [keys, `${name} is empty. Fill it.`] as const;
  if (keyword === "enum") return [keys, explainValue(data, params.allowedValues)] as const;
  return [keys, `${name} ${message}.`] as const;
}

/** More values than a person reads in a message. */
const MANY = 12;

function explainValue(value: unknown, known: unknown[]): string {
  if (known.length <= MANY) return `${value} is not one of ${known.join(", ")}.`;
  return `There is no ${value}. ${didYouMean(String(value), known.map(String)).trim() || "Correct it, or delete it."}`;
}
