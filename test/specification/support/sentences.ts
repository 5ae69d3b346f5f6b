import { readFileSync } from "node:fs";
import { nameVersions } from "@data-validation/contract-files/bundles";
import type { JsonObject } from "@data-validation/openapi-document/json";
import { saysTheSame } from "./meaning.ts";
import { sentencesOf } from "./prose.ts";

/** A statement of the specification, and the sentences that repeat it, each with its place. */
export interface Repeated {
  title: string;
  quotes: [place: string, sentence: string][];
}

/** The statements of sentences.md. */
export function readStatements(): Repeated[] {
  const text = readFileSync(new URL("../sentences.md", import.meta.url), "utf8");
  return text
    .split(/^## /m)
    .slice(1)
    .map((part) => {
      const [title = "", ...lines] = part.trim().split("\n");
      const quotes = lines.filter(Boolean).map((line): [string, string] => {
        const [place = "", ...sentence] = line.split(": ");
        return [place, sentence.join(": ")];
      });
      return { title, quotes };
    });
}

/** The sentences of the introduction that the description of a document does not have. */
export function lostInDescription({ info }: JsonObject): string[] {
  const sentences = sentencesOf(String((info as JsonObject).description));
  const quotes = readStatements().flatMap((statement) => statement.quotes);
  return quotes
    .filter(([place]) => place === "openapi/shared/introduction.md")
    .map(([, sentence]) => nameVersions(sentence, "disjunction"))
    .filter((quote) => !sentences.some((sentence) => saysTheSame(sentence, quote)));
}

/** Those of sentences, by their places, that sentences.md does not quote. */
export function unquoted(prose: Map<string, string[]>): string[] {
  const quotes = Map.groupBy(
    readStatements().flatMap((statement) => statement.quotes),
    ([place]) => place,
  );
  // A description that another version words differently has the version before its place.
  const quotesAt = (place: string) =>
    quotes.get(place) ?? quotes.get(place.replace(/^\d\.\d /, "")) ?? [];
  return [...prose].flatMap(([place, sentences]) =>
    sentences
      .filter((sentence) => !quotesAt(place).some(([, quote]) => saysTheSame(sentence, quote)))
      .map((sentence) => `${place}: ${sentence}`),
  );
}
