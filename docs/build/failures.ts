import { follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { bundleOf, type OperationSource, operationsOf, type Source } from "./source.ts";

/** An error of a request, as the contract shows it in an example. */
export interface Failure {
  status: string;
  /** The name of the example: the mock gives it to a request with `Prefer: example=`. */
  name: string;
  group: string;
  type: string;
  subtype: string;
  /** When it comes, as a sentence without a full stop. */
  when: string;
  /** What the contract says of the status. */
  description: string;
  assumed: string;
  body: unknown;
}

interface ErrorBody {
  errors: { group: string; type: string; subtype: string; description: string }[];
}

/** The errors of one operation, or of all operations of a version, each once. */
export function failuresOf(source: Source, version: string, operation?: OperationSource): Failure[] {
  const bundle = bundleOf(source, version);
  const operations = operation ? [operation] : operationsOf(source, version);
  const found = new Map<string, Failure>();
  for (const { node } of operations) {
    for (const [status, response] of Object.entries(node.responses as Record<string, Node>)) {
      if (Number(status) < 400) continue;
      const {
        description,
        content,
        "x-assumed": assumed,
      } = follow(bundle, response) as {
        description: string;
        content: Record<string, { examples: Record<string, Node> }>;
        "x-assumed"?: string;
      };
      for (const [name, example] of Object.entries(content["application/json"]?.examples ?? {})) {
        const { summary, value } = follow(bundle, example) as { summary?: string; value: ErrorBody };
        const [error] = value.errors;
        if (!error) continue;
        const { group, type, subtype } = error;
        const when = summary ?? error.description;
        const failure = { status, name, group, type, subtype, when, description, assumed: assumed ?? "", body: value };
        if (!found.has(`${status} ${name}`)) found.set(`${status} ${name}`, failure);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => Number(a.status) - Number(b.status));
}

/** Where the catalogue tells of an error, a finding or a fix. */
export function findingAnchor(...words: (string | null)[]): string {
  return words.map((word) => (word ?? "none").toLowerCase().replaceAll("_", "-")).join("-");
}
