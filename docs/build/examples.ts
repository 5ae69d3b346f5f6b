import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { examplesOf } from "../../scripts/lib/openapi/examples.ts";
import { type MockResponse, respond } from "./response.ts";
import type { OperationSource, Source } from "./source.ts";

/** An example with the response of the mock. */
export interface ShownExample {
  name: string;
  summary: string;
  request: unknown;
  response: MockResponse;
}

/** How many examples a page shows. */
const SHOWN = 5;

/** The first examples of an operation that the published document has, the most telling one first; the playground has all. */
export async function showExamples(source: Source, operation: OperationSource): Promise<ShownExample[]> {
  const { version, path } = operation;
  const published = JSON.parse(source.documents.get(`${version}.json`) ?? "") as Bundle;
  const { requestBody } = (published.paths[path] as Bundle["paths"][string]).post;
  const examples = await Promise.all(
    Object.entries(examplesOf<{ request: unknown }>(published, requestBody)).map(
      async ([
        name,
        {
          summary,
          value: { request },
        },
      ]) => {
        return { name, summary, request, response: await respond(source, { operation, request }) };
      },
    ),
  );
  const first = mostTelling(examples);
  return first ? [first, ...examples.filter((example) => example !== first)].slice(0, SHOWN) : [];
}

/** The example with a correction, or with results: it shows most of what an operation does. */
function mostTelling(examples: ShownExample[]): ShownExample | undefined {
  const body = ({ response }: ShownExample) => response.body as { resultCorrected?: unknown; results?: unknown[] };
  return (
    examples.find((example) => body(example).resultCorrected) ??
    examples.find((example) => body(example).results?.length) ??
    examples[0]
  );
}
