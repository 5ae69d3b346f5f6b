import { readFileSync } from "node:fs";
import { nameVersions } from "@data-validation/contract-files/bundles";
import type { JsonObject } from "@data-validation/openapi-document/json";
import { hasSameMeaning } from "./meaning.ts";
import { proseSentencesOf } from "./prose.ts";

/**
 * A sentence that repeats a statement, the place where it stands, and the line of sentences.md that
 * quotes it.
 */
type Quote = [place: string, sentence: string, line: string];

/**
 * A statement of the specification, the line of sentences.md that has it, and the sentences that
 * repeat it.
 */
export interface RepeatedStatement {
  title: string;
  line: string;
  quotes: Quote[];
}

const file = "test/specification/sentences.md";

/** The statements of sentences.md. */
export function readStatements(): RepeatedStatement[] {
  const statements: RepeatedStatement[] = [];
  for (const [index, text] of readFileSync(file, "utf8").split("\n").entries()) {
    const line = `${file}:${index + 1}`;
    const [place = "", ...sentence] = text.split(": ");
    if (text.startsWith("## ")) statements.push({ title: text.slice(3), line, quotes: [] });
    else if (text !== "") statements.at(-1)?.quotes.push([place, sentence.join(": "), line]);
  }
  return statements;
}

/** The sentences of the introduction that the description of a document does not have. */
export function lostInDescription({ info }: JsonObject): string[] {
  const sentences = proseSentencesOf(String((info as JsonObject).description));
  const quotes = readStatements().flatMap((statement) => statement.quotes);
  return quotes
    .filter(([place]) => place === "openapi/shared/introduction.md")
    .map(([, sentence]) => nameVersions(sentence, "disjunction"))
    .filter((quote) => !sentences.some((sentence) => hasSameMeaning(sentence, quote)));
}

/** Those of sentences, by their places, that sentences.md does not quote. */
export function findUnquoted(prose: Map<string, string[]>): string[] {
  const quotes = Map.groupBy(
    readStatements().flatMap((statement) => statement.quotes),
    ([place]) => place,
  );
  // A description that another version words differently has the version before its place.
  const quotesAt = (place: string) =>
    quotes.get(place) ?? quotes.get(place.replace(/^\d\.\d /, "")) ?? [];
  return [...prose].flatMap(([place, sentences]) =>
    sentences
      .filter((sentence) => !quotesAt(place).some(([, quote]) => hasSameMeaning(sentence, quote)))
      .map((sentence) => `${place}: ${sentence}`),
  );
}
