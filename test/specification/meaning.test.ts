import { describe, expect, test } from "vitest";
import { hasSameMeaning, summaryOf } from "./support/meaning.ts";
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

describe.each(sentences)("The sentence: %s", (quote, reworded, turned) => {
  test("The sentence is quoted from a text", () => {
    expect([...quotes].some((known) => known.includes(quote))).toBe(true);
  });

  test("A text has the same meaning in other words", () => {
    expect(hasSameMeaning(reworded, quote)).toBe(true);
  });

  test("A text that is turned round has another meaning", () => {
    expect(hasSameMeaning(turned, quote)).toBe(false);
  });
});

/** Sentences that no statement has, in other words, and turned round. */
const texts: [text: string, reworded: string, turned: string][] = [
  [
    "The input is never overwritten, and a second process is rejected.",
    "No process overwrites the input; a second one is rejected.",
    "The input is overwritten, and a second process is rejected.",
  ],
  [
    "`authorize` is required: without it, anybody could call the API.",
    "You must give `authorize`; without it anybody could call the API.",
    "`authorize` is optional: without it, anybody could call the API.",
  ],
  [
    "A response larger than 5 MB becomes an error with status code 500.",
    "Responses of more than 5 MB turn into an error, status code 500.",
    "A response larger than 5 MB becomes an error with status code 502.",
  ],
  [
    "`true` corresponds to `full`, `false` to `suggestion`.",
    "Where it is `true`, that means `full`, and `false` means `suggestion`.",
    "`true` corresponds to `suggestion`, `false` to `full`.",
  ],
  [
    "`numberFormat` replaces `formatNumber` in 2.1.",
    "In 2.1, `formatNumber` is replaced by `numberFormat`.",
    "`numberFormat` replaces `defaultPrefix` in 2.1.",
  ],
  [
    "Errors of the request, at least one.",
    "At least one error of the request.",
    "Errors of the request, at most one.",
  ],
  [
    "Latitude in degrees, at most 50 metres from the position.",
    "The latitude in degrees; its distance from the position is at most 50 metres.",
    "Longitude in degrees, at most 50 metres from the position.",
  ],
  [
    "Both versions repeat a tenth of the calls, with increasing delays.",
    "With increasing delays, a tenth of the calls is repeated by both versions.",
    "Both versions repeat a twentieth of the calls, with increasing delays.",
  ],
];

describe.each(texts)("The text: %s", (text, reworded, turned) => {
  test("The record of a text stays with other words", () => {
    expect(summaryOf(reworded)).toBe(summaryOf(text));
  });

  test("The record of a text changes with a turned sentence", () => {
    expect(summaryOf(turned)).not.toBe(summaryOf(text));
  });
});
