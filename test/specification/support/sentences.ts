import { readFileSync } from "node:fs";

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

/** Those of sentences, by their places, that sentences.md does not quote. */
export function unquoted(prose: Map<string, string[]>): string[] {
  const quoted = new Set(readStatements().flatMap(({ quotes }) => quotes.map((quote) => quote.join(": "))));
  const all = [...prose].flatMap(([place, sentences]) => sentences.map((sentence) => `${place}: ${sentence}`));
  return all.filter((sentence) => !quoted.has(sentence));
}
