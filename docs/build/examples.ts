import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOf } from "@data-validation/openapi-document/examples";
import { get } from "@data-validation/openapi-document/json";
import { respond } from "./response.ts";
import type { ExampleBody, OperationSource, Source } from "./source.ts";

export type ShownExample = Awaited<ReturnType<typeof showExamples>>[number];

/** The number of examples on a page. */
const SHOWN = 5;

/** Examples of the published document. One with a correction or with results comes first: it shows most of an operation. */
export async function showExamples(source: Source, operation: OperationSource) {
  const { version, path } = operation;
  const published: Bundle = JSON.parse(source.documents.get(`${version}.json`) ?? "");
  const named = Object.entries(
    examplesOf<ExampleBody>(published, published.paths[path]?.post.requestBody ?? {}),
  );
  const examples = await Promise.all(
    named.map(async ([name, { summary, value }]) => {
      const { request } = value;
      return { name, summary, request, response: await respond(source, { operation, request }) };
    }),
  );
  const has = (field: string) =>
    examples.find(({ response }) => Object.keys(get(response.body, [field]) ?? {}).length > 0);
  const first = has("resultCorrected") ?? has("results");
  return [...(first ? [first] : []), ...examples.filter((example) => example !== first)].slice(
    0,
    SHOWN,
  );
}
