import { failuresOf as examplesOf } from "@data-validation/openapi-document/examples";
import { marksOf } from "@data-validation/openapi-document/marks";
import { bundleOf, type OperationSource, type Source } from "./source.ts";

/** The errors of an operation, or of all operations of a version without duplicates. */
export function failuresOf(source: Source, version: string, operation?: OperationSource) {
  const bundle = bundleOf(source, version);
  return examplesOf(bundle, operation && [operation.node]).map(
    ({ status, name, summary, value, response }) => {
      const [{ group, type, subtype }] = value.errors;
      const isAssumed = marksOf(bundle, response).some(({ extent }) => extent === "place");
      return { status, name, group, type, subtype, when: summary, value, isAssumed };
    },
  );
}

export function findingAnchor(...words: (string | null)[]): string {
  return words.map((word) => (word ?? "none").toLowerCase().replaceAll("_", "-")).join("-");
}
