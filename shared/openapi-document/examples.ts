import { type Bundle, followReferences, type Node } from "./document.ts";

export type Example<Body = unknown> = { summary: string; value: Body };

/** The schema and the examples of a request body or a response, references followed. */
export function bodyOf(
  bundle: object,
  holder: Node,
): { schema: Node; examples?: Record<string, Node> } {
  const { content } = followReferences(bundle, holder) as {
    content?: { "application/json"?: ReturnType<typeof bodyOf> };
  };
  // A message without a JSON body is a finding of the linter, which reads the bundle first.
  return content?.["application/json"] ?? { schema: {} };
}

/** The examples of a body by name, references followed. */
export function examplesOf<Body>(bundle: object, holder: Node): Record<string, Example<Body>> {
  const named = Object.entries(bodyOf(bundle, holder).examples ?? {});
  return Object.fromEntries(
    named.map(([name, example]) => [name, followReferences(bundle, example) as Example<Body>]),
  );
}

/** An example of an error response. */
export interface Failure
  extends Example<{ errors: [Record<"group" | "type" | "subtype" | "description", string>] }> {
  /** The name of the example, for `Prefer: example=`. */
  name: string;
  status: number;
  /** The response, or a reference to it. */
  response: Node;
}

/** The failures of a bundle or of some of its operations, without duplicates, by status. */
export function failuresOf(
  bundle: Bundle,
  operations?: { responses: Record<string, Node> }[],
): Failure[] {
  const found = new Map<string, Failure>();
  const responses = (operations ?? Object.values(bundle.paths).map(({ post }) => post)).flatMap(
    (operation) => Object.entries(operation.responses).filter(([status]) => Number(status) >= 400),
  );
  for (const [status, response] of responses)
    for (const [name, example] of Object.entries(examplesOf<Failure["value"]>(bundle, response)))
      found.set(name, { ...example, name, status: Number(status), response });
  return [...found.values()].toSorted((a, b) => a.status - b.status);
}
