import { readBundles } from "@data-validation/contract-files/bundles";
import { type GradedPlaces, gradesOf } from "@data-validation/contract-files/operation-grades";
import type { Grade, OperationGrades } from "@data-validation/openapi-document/grades";
import type { ArtifactFolder } from "@data-validation/tooling/artifact-folder";

/** Writes grades/: the grade of each operation and its places, by version. */
export function writeGrades(output: ArtifactFolder): void {
  for (const bundle of readBundles(output.folder)) {
    const entries = [...gradesOf(bundle)].map(([path, { operation, ...parts }]) => {
      const operationGrades: OperationGrades = {
        grade: operation.grade,
        request: namesOf(parts.request),
        response: namesOf(parts.response),
        failure: namesOf(parts.failure),
      };
      return [path, operationGrades];
    });
    output.write(`grades/${bundle.info.version}.json`, Object.fromEntries(entries));
  }
}

function namesOf(places: GradedPlaces): Record<string, Grade> {
  const entries = [...places].filter(([place]) => place !== "");
  return Object.fromEntries(entries.map(([place, { grade }]) => [place, grade]));
}
