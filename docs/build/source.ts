import { currentVersion } from "../../generated/versions.ts";
import { createMock, type Mock } from "../../packages/mock/src/mock.ts";
import { type Bundle, follow, type Node } from "../../scripts/lib/openapi/document.ts";
import type { Call } from "../samples/index.ts";

/** What the pages are made from: the contract, and the mock that computes the answers that they show. */
export interface Source {
  /** The bundles, oldest first. */
  bundles: Bundle[];
  /** The version that answers a request without the header that selects one. */
  current: string;
  /** The mock, both versions. */
  mock: Mock;
}

/** An operation of a version, with what the pages read of it. */
export interface OperationSource {
  version: string;
  path: string;
  id: string;
  tag: string;
  summary: string;
  description: string;
  /** Marks of the operation and its path, empty when it is stated. */
  assumed: string;
  /** When traffic showed the operation, and how often; empty where it is stated or assumed. */
  observed: string;
  node: Node;
  /** The request examples by name. */
  examples: Record<string, { summary?: string; value: { request: unknown } }>;
}

/** The contract, with the mock. */
export function readSource(bundles: Bundle[]): Source {
  // A clock that stands still: the key that takes a minute to be accepted is refused in every answer.
  const mock = createMock({ now: () => 0, remember: 0 });
  return { bundles, current: currentVersion, mock };
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
      assumed: post["x-assumed"] ?? "",
      observed: post["x-observed"] ?? "",
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

/** Where the mock of `npm start` is; the examples of the guides call it. */
export const mockAddress = "http://127.0.0.1:4010";

/** The address of the service as the contract gives it. */
export function baseUrl(source: Source): string {
  const [server] = bundleOf(source, source.current).servers;
  const variables = Object.entries(server?.variables ?? {});
  return variables.reduce((url, [name, { default: value }]) => url.replace(`{${name}}`, value), server?.url ?? "");
}

/** A call as the samples write it. */
export function callOf(
  { version, path }: OperationSource,
  current: string,
  baseUrl: string,
  request: unknown,
  key?: string,
): Call {
  return { baseUrl, version, isCurrentVersion: version === current, path, request, ...(key !== undefined && { key }) };
}
