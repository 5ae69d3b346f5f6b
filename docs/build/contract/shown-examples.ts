import type { Bundle } from "@data-validation/openapi-document/document";
import { examplesOfBody } from "@data-validation/openapi-document/examples";
import { respondFromMock } from "./response.ts";
import type { ExampleBody, OperationSource, Source } from "./source.ts";

export type ShownExample = Awaited<ReturnType<typeof showExamples>>[number];

/**
 * The examples of the published document with their responses. The first one without options comes
 * first.
 */
export async function showExamples(source: Source, operation: OperationSource) {
  const { version, path } = operation;
  const published: Bundle = JSON.parse(source.documents.get(`${version}.json`) ?? "");
  const namedExamples = Object.entries(
    examplesOfBody<ExampleBody>(published, published.paths[path]?.post.requestBody ?? {}),
  );
  const examples = await Promise.all(
    namedExamples.map(async ([name, { summary, value }]) => {
      const { request } = value;
      return {
        name,
        summary,
        request,
        response: await respondFromMock(source, { operation, request }),
      };
    }),
  );
  const ordinary = examples.find(({ request }) => !("options" in (request as object)));
  return [...examples].sort((a, b) => Number(b === ordinary) - Number(a === ordinary));
}
