import { publishedExamples } from "../../scripts/examples.ts";
import { exampleOf, type MockResponse, respond } from "./response.ts";
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
  const names = published(source, operation.version)[operation.path] ?? [];
  const examples = await Promise.all(
    names.map(async (name) => {
      const { request } = exampleOf(source, operation.version, operation.id, name);
      const summary = operation.examples[name]?.summary ?? name;
      return { name, summary, request, response: await respond(source, { operation, request }) };
    }),
  );
  const first = mostTelling(examples);
  return first ? [first, ...examples.filter((example) => example !== first)].slice(0, SHOWN) : [];
}

/** Read once for a site: the files of examples are most of the contract. */
const known = new WeakMap<Source, Map<string, Record<string, string[]>>>();

function published(source: Source, version: string): Record<string, string[]> {
  const versions = known.get(source) ?? new Map<string, Record<string, string[]>>();
  known.set(source, versions);
  const names = versions.get(version) ?? publishedExamples(version);
  versions.set(version, names);
  return names;
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
