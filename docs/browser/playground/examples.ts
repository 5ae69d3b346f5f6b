import { documents } from "../../../generated/documents.ts";
import type { Version } from "../../../generated/versions.ts";
import { follow, type Node } from "../../../scripts/lib/openapi/document.ts";

/** An operation as it can be chosen. */
export interface Choice {
  path: string;
  id: string;
  summary: string;
  /** The request examples by name. */
  examples: Map<string, { summary: string; value: unknown }>;
}

interface Document {
  paths: Record<
    string,
    {
      post: {
        operationId: string;
        summary: string;
        requestBody: { content: Record<string, { examples?: Record<string, Node> }> };
      };
    }
  >;
}

interface Example {
  summary?: string;
  value?: unknown;
}

/** The operations of a version with their examples, in the order of the contract. */
export function choicesOf(version: Version): Choice[] {
  const document = documents[version];
  const { paths } = document as Document;
  return Object.entries(paths).map(([path, { post }]) => {
    const examples = Object.entries(post.requestBody.content["application/json"]?.examples ?? {});
    const entries = examples.map(([name, example]) => {
      const { summary = "", value } = follow(document, example) as Example;
      return [name, { summary, value }] as const;
    });
    return { path, id: post.operationId, summary: post.summary, examples: new Map(entries) };
  });
}
