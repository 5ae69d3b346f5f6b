import { follow, type Node } from "./document.ts";

/** A named example of a body. */
export interface Example<Body = unknown> {
  summary: string;
  value: Body;
}

/**
 * The examples of a body by their names, references followed.
 *
 * @param holder - What has the body: a request body or a response, or a reference to one.
 */
export function examplesOf<Body>(bundle: object, holder: Node): Record<string, Example<Body>> {
  const { content } = follow(bundle, holder) as { content: Record<string, { examples?: Record<string, Node> }> };
  const named = Object.entries(content["application/json"]?.examples ?? {});
  return Object.fromEntries(
    named.map(([name, example]) => [name, follow(bundle, example) as unknown as Example<Body>]),
  );
}
