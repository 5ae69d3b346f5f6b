import { currentVersion } from "../../generated/versions.ts";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { type Mark, markOf } from "../../scripts/lib/openapi/marks.ts";
import type { Call } from "../samples/index.ts";

/** The contract, and the mock that computes the responses of the pages. */
export interface Source {
  /** The bundles, oldest first. */
  bundles: Bundle[];
  /** The default version. */
  current: string;
  mock: Mock;
  /** The names of the OpenAPI documents: `2.1.json`, `2.1.slim.json`. */
  documents: string[];
}

/** An operation of a version. */
export interface OperationSource {
  version: string;
  path: string;
  id: string;
  tag: string;
  summary: string;
  description: string;
  /** The mark of an operation that the specification does not show. */
  marks: Mark[];
  node: Node;
  /** The request examples by name. */
  examples: Record<string, { summary?: string; value: { request: unknown } }>;
}

/** @param documents - The names of the OpenAPI documents of the site. */
export function readSource(bundles: Bundle[], documents: string[] = []): Source {
  // The test key of a new project is rejected in every response.
  const mock = createMock({ newKeyMilliseconds: Number.MAX_SAFE_INTEGER, remember: 0 });
  return { bundles, current: currentVersion, mock, documents };
}

/** The bundle of a version. */
export function bundleOf({ bundles }: Source, version: string): Bundle {
  const bundle = bundles.find(({ info }) => info.version === version);
  if (!bundle) throw new Error(`There is no version ${version}.`);
  return bundle;
}

/** The operations of a version, in the order of the contract. */
export function operationsOf(source: Source, version: string): OperationSource[] {
  const bundle = bundleOf(source, version);
  return Object.entries(bundle.paths).map(([path, item]) => {
    const post = item.post as typeof item.post & { requestBody: Node };
    const { content } = follow(bundle, post.requestBody) as { content: Record<string, { examples: Node }> };
    const examples = Object.entries(content["application/json"]?.examples ?? {});
    return {
      version,
      path,
      id: post.operationId,
      tag: post.tags[0] ?? "",
      summary: post.summary,
      description: post.description ?? "",
      marks: [markOf(post) ?? []].flat(),
      node: post as unknown as Node,
      examples: Object.fromEntries(
        examples.map(([name, example]) => [name, follow(bundle, example as Node)]),
      ) as OperationSource["examples"],
    };
  });
}

/** An operation by its id. */
export function operation(source: Source, version: string, id: string): OperationSource {
  const found = operationsOf(source, version).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`Version ${version} has no operation ${id}.`);
  return found;
}

/** The address of the mock of `npm start`, which the guides call. */
export const mockAddress = "http://127.0.0.1:4010";

/** The base URL in the contract. */
export function baseUrl(source: Source): string {
  const [server] = bundleOf(source, source.current).servers;
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, { default: value }]) => url.replace(`{${name}}`, value), server?.url ?? "");
}

/** A call for the samples. */
export function callOf(
  { version, path }: OperationSource,
  current: string,
  baseUrl: string,
  request: unknown,
  key?: string,
): Call {
  return { baseUrl, version, isCurrentVersion: version === current, path, request, ...(key !== undefined && { key }) };
}
