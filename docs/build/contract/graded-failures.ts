import { gradesOf } from "@data-validation/contract-files/operation-grades";
import { failureExamplesOf } from "@data-validation/openapi-document/examples";
import { strongestGrade } from "@data-validation/openapi-document/grades";
import { bundleOf, type OperationSource, type Source } from "./source.ts";

/** The errors of an operation, or of all operations of a version without duplicates. */
export function gradedFailures(source: Source, version: string, operation?: OperationSource) {
  const bundle = bundleOf(source, version);
  const graded = [...gradesOf(bundle)].filter(([path]) => !operation || path === operation.path);
  return failureExamplesOf(bundle, operation && [operation.node]).map(
    ({ status, name, summary, value }) => {
      const [{ group, type, subtype }] = value.errors;
      const grade = strongestGrade(
        graded.flatMap(([, { failure }]) => failure.get(`status ${status}`)?.grade ?? []),
      );
      return { status, name, group, type, subtype, when: summary, value, grade };
    },
  );
}
