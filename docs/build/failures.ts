import { follow, type Node } from "../../scripts/lib/openapi/document.ts";
import { marksOf } from "../../scripts/lib/openapi/marks.ts";
import { bundleOf, type OperationSource, operationsOf, type Source } from "./source.ts";

/** An error of a request, from an example of the contract. */
export interface Failure {
  status: string;
  /** The name of the example, for `Prefer: example=`. */
  name: string;
  group: string;
  type: string;
  subtype: string;
  /** Its cause, as a sentence. */
  when: string;
  isAssumed: boolean;
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
      const { content } = follow(bundle, response) as { content: Record<string, { examples: Record<string, Node> }> };
      const isAssumed = marksOf(bundle, response).some(({ extent }) => extent === "place");
      for (const [name, example] of Object.entries(content["application/json"]?.examples ?? {})) {
        const { summary, value } = follow(bundle, example) as { summary?: string; value: ErrorBody };
        const [error] = value.errors;
        if (!error) continue;
        const { group, type, subtype } = error;
        const when = summary ?? error.description;
        const failure = { status, name, group, type, subtype, when, isAssumed };
        if (!found.has(`${status} ${name}`)) found.set(`${status} ${name}`, failure);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => Number(a.status) - Number(b.status));
}

/** The anchor of an error, a finding or a fix in the catalogue. */
export function findingAnchor(...words: (string | null)[]): string {
  return words.map((word) => (word ?? "none").toLowerCase().replaceAll("_", "-")).join("-");
}
