import { type MockResponse, respond } from "./response.ts";
import type { OperationSource, Source } from "./source.ts";

/** An example with the response of the mock. */
export interface ShownExample {
  name: string;
  summary: string;
  request: unknown;
  response: MockResponse;
}

/** How many examples a page shows; the playground has all. */
const SHOWN = 4;

/** A few examples of an operation, one for each outcome, the most telling one first. */
export async function showExamples(source: Source, operation: OperationSource): Promise<ShownExample[]> {
  const all = await Promise.all(
    Object.entries(operation.examples).map(
      async ([
        name,
        {
          summary,
          value: { request },
        },
      ]) => {
        return { name, summary: summary || name, request, response: await respond(source, { operation, request }) };
      },
    ),
  );
  const first = mostTelling(all);
  const ordered = [...(first ? [first] : []), ...all];
  const byOutcome = new Map(ordered.toReversed().map((example) => [outcomeOf(example), example]));
  const different = ordered.filter((example) => byOutcome.get(outcomeOf(example)) === example);
  return [...new Set([...different, ...ordered])].slice(0, SHOWN);
}

interface Body {
  result?: { proposal?: string };
  resultCorrected?: unknown;
  results?: unknown[];
}

/** The example with a correction, or with results: it shows most of what an operation does. */
function mostTelling(examples: ShownExample[]): ShownExample | undefined {
  const body = ({ response }: ShownExample) => response.body as Body;
  return (
    examples.find((example) => body(example).resultCorrected) ??
    examples.find((example) => body(example).results?.length) ??
    examples[0]
  );
}

function outcomeOf({ response }: ShownExample): string {
  const { result, results } = response.body as Body;
  return result?.proposal ?? String(results?.length);
}
