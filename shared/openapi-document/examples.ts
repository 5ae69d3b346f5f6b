import { type Bundle, followReferences, type Node } from "./document.ts";

export type BodyExample<Body = unknown> = { summary: string; value: Body };

/** The schema and the examples of a request body or a response, references followed. */
export function jsonBodyOf(
  bundle: object,
  holder: Node,
): { schema: Node; examples?: Record<string, Node> } {
  const { content } = followReferences(bundle, holder) as {
    content?: { "application/json"?: ReturnType<typeof jsonBodyOf> };
  };
  // A message without a JSON body is a finding of the linter, which reads the bundle first.
  return content?.["application/json"] ?? { schema: {} };
}

/** The examples of a body by name, references followed. */
export function examplesOfBody<Body>(
  bundle: object,
  holder: Node,
): Record<string, BodyExample<Body>> {
  const examples = Object.entries(jsonBodyOf(bundle, holder).examples ?? {});
  return Object.fromEntries(
    examples.map(([name, example]) => [
      name,
      followReferences(bundle, example) as BodyExample<Body>,
    ]),
  );
}

export interface FailureExample
  extends BodyExample<{ errors: [Record<"group" | "type" | "subtype" | "description", string>] }> {
  /** The name of the example, for `Prefer: example=`. */
  name: string;
  status: number;
  /** The response, or a reference to it. */
  response: Node;
}

/** The failures of a bundle or of some of its operations, without duplicates, by status. */
export function failureExamplesOf(
  bundle: Bundle,
  operations?: { responses: Record<string, Node> }[],
): FailureExample[] {
  const failures = new Map<string, FailureExample>();
  const responses = (operations ?? Object.values(bundle.paths).map(({ post }) => post)).flatMap(
    (operation) => Object.entries(operation.responses).filter(([status]) => Number(status) >= 400),
  );
  for (const [status, response] of responses)
    for (const [name, example] of Object.entries(
      examplesOfBody<FailureExample["value"]>(bundle, response),
    ))
      failures.set(name, { ...example, name, status: Number(status), response });
  return [...failures.values()].toSorted((a, b) => a.status - b.status);
}
