import type { MockResponse } from "@data-validation/mock/internal/exchange/call";
import { createMock } from "@data-validation/mock/internal/mock";
import {
  type Bundle,
  type Node,
  referenceTarget,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { readKeyedTable } from "@data-validation/tooling/keyed-table";
import {
  eitherShape,
  listShape,
  mapShape,
  readTable,
  stringShape,
  type TableShape,
  textShape,
  tupleShape,
} from "@data-validation/tooling/table";
import { describe, expect, test } from "vitest";
import { callOf } from "../mock/support/call.ts";
import { allBundles } from "../support/contract-bundles.ts";
import { hasSameMeaning } from "./support/meaning.ts";

type RequestWithHeaders = Record<string, unknown> & { headers?: Record<string, string> };
const requestShape: TableShape<RequestWithHeaders> = { type: "object" };

/**
 * A path, the request with `headers` beside it, and the required response. A version that is not
 * the newest with the sentence follows the path.
 */
const caseShape = tupleShape(textShape, requestShape, stringShape);

const file = "test/specification/request-conditions.yaml";
/**
 * The sentences, each with requests that meet and that break its condition, or with the reason for
 * having none.
 */
const { content: listed, placeOf } = readTable(
  file,
  mapShape(eitherShape(listShape(caseShape), textShape)),
);

const isConditional = (sentence: string) =>
  /\b(if|only|unless|at least|cannot|exclude|otherwise|without|not|may|must|errors?|ignored|optional|required|tried)\b|, with `/i.test(
    sentence,
  );

/** The descriptions of a part of a bundle and of its references, without those for pages only. */
function descriptionsIn(bundle: Bundle, part: unknown, described = new Set<Node>()): Set<Node> {
  visitObjects(part, (node) => {
    if (described.has(node)) return;
    described.add(node);
    const referred = referenceTarget(bundle, node);
    if (referred) descriptionsIn(bundle, referred, described);
  });
  return described;
}

/**
 * The sentences about requests that state a condition, as they are listed or else as they are, with
 * the newest version that has each.
 */
const sentences = new Map<string, string>();
const quotes = Object.keys(listed);
for (const bundle of allBundles())
  for (const { post } of Object.values(bundle.paths)) {
    const { requestBody, parameters, description } = post;
    const nodes = descriptionsIn(bundle, [requestBody, parameters, { description }]);
    for (const { description: text } of nodes)
      if (typeof text === "string")
        for (const sentence of text.replace(/\s+/g, " ").split(/(?<=\.) /))
          if (isConditional(sentence)) {
            const same = quotes.filter((each) => hasSameMeaning(sentence, each));
            const [quote = sentence] = same.includes(sentence) ? [sentence] : same;
            sentences.set(quote, bundle.info.version);
          }
  }

test("Each sentence about a request that states a condition has its requests here", () => {
  expect(() => readKeyedTable(file, sentences.keys(), {})).not.toThrow();
});

const tied = Object.entries(listed).flatMap(([sentence, cases]) =>
  Array.isArray(cases) ? [{ sentence, cases }] : [],
);

describe("Sentences about requests", () => {
  const mock = createMock();

  test.each(tied)(
    "The mock responds to a request as described: $sentence",
    async ({ sentence, cases }) => {
      const outcomes = new Set<string>();
      for (const [index, [place, { headers, ...request }, outcome]] of cases.entries()) {
        const line = placeOf(sentence, index);
        const [path = "", version = sentences.get(sentence) ?? ""] = place.split(" ");
        const call = callOf({}, headers ?? { "api-version": version }, path);
        const response = await mock.handle({ ...call, body: JSON.stringify({ request }) });
        expect(outcomeOf(response), `${line}: ${JSON.stringify(request)}`).toBe(outcome);
        outcomes.add(outcome);
      }
      // Otherwise nothing depends on the condition.
      expect(outcomes.size, placeOf(sentence)).toBeGreaterThan(1);
    },
  );
});

/** What the head of request-conditions.yaml describes. */
function outcomeOf({ status, headers, body }: MockResponse): string {
  // biome-ignore lint/suspicious/noExplicitAny: the body of any operation
  const { errors, result, resultCorrected, suggestions, results, resultsTotal } = body as any;
  const version = headers["service-api-version"];
  if (status !== 200) return `${version}: ${status} ${errors[0].subtype}`;
  if (results)
    return [...results.map(textOf), ...(resultsTotal ? [`of ${resultsTotal}`] : [])].join("; ");
  const others = suggestions.length > 0 ? ` ~ ${suggestions.map(textOf).join("; ")}` : "";
  const correction = resultCorrected ? ` => ${textOf(resultCorrected)}` : "";
  return `${version}: ${result.proposal}${correction}${others}`;
}

/** The field of a result that a person reads. */
function textOf({ data }: { data: Record<string, string | null> }): string {
  const { email, numberFull, numberWithPrefix, nameSurname, full, prefix, name, country } = data;
  const text = email ?? numberFull ?? numberWithPrefix ?? nameSurname ?? full ?? prefix;
  return text ?? `${name}, ${country}`;
}
