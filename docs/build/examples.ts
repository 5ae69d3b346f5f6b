import type { Bundle } from "../../scripts/lib/openapi/document.ts";
import { examplesOf } from "../../scripts/lib/openapi/examples.ts";
import { respond } from "./response.ts";
import type { OperationSource, Source } from "./source.ts";

export type ShownExample = Awaited<ReturnType<typeof showExamples>>[number];

/** How many examples a page shows. */
const SHOWN = 5;

/** The first examples of an operation that the published document has, the most telling one first; the playground has all. */
export async function showExamples(source: Source, operation: OperationSource) {
  const { version, path } = operation;
  const published = JSON.parse(source.documents.get(`${version}.json`) ?? "") as Bundle;
  const { requestBody } = (published.paths[path] as Bundle["paths"][string]).post;
  const examples = await Promise.all(
    Object.entries(examplesOf<{ request: unknown }>(published, requestBody)).map(async ([name, { summary, value }]) => {
      const { request } = value;
      return { name, summary, request, response: await respond(source, { operation, request }) };
    }),
  );
  // An example with a correction, or with results, shows most of what an operation does.
  const find = (isTelling: (body: { resultCorrected?: unknown; results?: unknown[] }) => unknown) =>
    examples.find(({ response }) => isTelling(response.body as object));
  const first = find(({ resultCorrected }) => resultCorrected) ?? find(({ results }) => results?.length);
  return [...(first ? [first] : []), ...examples.filter((example) => example !== first)].slice(0, SHOWN);
}
