import { describe, expect, test } from "vitest";
import { saysTheSame } from "./support/meaning.ts";
import { readStatements } from "./support/sentences.ts";

const quotes = new Set(
  readStatements().flatMap((statement) => statement.quotes.map(([, sentence]) => sentence)),
);

/** A sentence of sentences.md, in other words, and turned round. */
const sentences: [quote: string, reworded: string, turned: string][] = [
  [
    "Every call is a POST with a JSON body",
    "Each call of the API is a POST that has a JSON body",
    "Every call is a GET with a JSON body",
  ],
  [
    "A new key needs about 1 minute to propagate.",
    "It takes about 1 minute for a new key to propagate.",
    "A new key needs about 1 hour to propagate.",
  ],
  [
    "A key must never appear in client-side page code.",
    "Client-side page code is a place where a key must never appear.",
    "A key may appear in client-side page code.",
  ],
  [
    "A key can be restricted to a set of IPv4 addresses, which is recommended.",
    "You can restrict a key to a set of IPv4 addresses; that is recommended.",
    "A key can be restricted to a set of IPv6 addresses, which is recommended.",
  ],
  [
    "In 2.0 it holds the unformatted number.",
    "The unformatted number is what it holds in 2.0.",
    "In 2.1 it holds the unformatted number.",
  ],
  [
    "The specification describes no events, callbacks or webhooks.",
    "There are no events, callbacks or webhooks in what the specification describes.",
    "The specification describes events, callbacks and webhooks.",
  ],
  [
    "International prefix with its plus sign.",
    "The international prefix, written with its plus sign.",
    "International prefix without its plus sign.",
  ],
  [
    "Queried components judged valid.",
    "Components of the query that were judged valid.",
    "Queried components judged invalid.",
  ],
  [
    "Send the API key of a project with every request, as a bearer token.",
    "With every request, send as bearer token the API key of a project.",
    "Send the API key of a project with the first request, as a bearer token.",
  ],
  [
    "It remains available to clients that pin it.",
    "To clients that pin it, the version remains available.",
    "It ends for clients that pin it.",
  ],
  [
    "`resultCorrected` is `null` and `suggestions` is empty.",
    "Then `resultCorrected` is `null`, and the list `suggestions` is empty.",
    "`resultCorrected` is empty and `suggestions` is `null`.",
  ],
];

describe.each(sentences)("%s", (quote, reworded, turned) => {
  test("is quoted", () => {
    expect([...quotes].some((known) => known.includes(quote))).toBe(true);
  });

  test("may be reworded", () => {
    expect(saysTheSame(reworded, quote)).toBe(true);
  });

  test("may not be turned round", () => {
    expect(saysTheSame(turned, quote)).toBe(false);
  });
});
