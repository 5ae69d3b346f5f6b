import { didYouMean } from "@data-validation/common/did-you-mean";
import { groupBy } from "@data-validation/common/group-by";
import {
  type Grade,
  gradesByStrength,
  strongestGrade,
  weakestGrade,
} from "@data-validation/openapi-document/grades";
import { UserError } from "../command-line.ts";
import type { ContractGrades } from "../contract-model/load.ts";
import type { Mark } from "../contract-model/model.ts";

/**
 * A place of the contract as the model has it: the grade of a field is the one in its part of the
 * operation.
 */
export interface GradedPlace {
  version: string;
  operation: string;
  direction: "request" | "response";
  /** The field, `header …` or `status …`; empty for the operation. */
  field: string;
}

/**
 * The grade of the subject of a mark. A sighting of a field is not evidence for an assumed detail
 * of it.
 */
export function gradeOfRow(
  grades: ContractGrades,
  { mark, places }: { mark: Mark; places: readonly GradedPlace[] },
): Grade {
  return mark.extent === "detail" ? "Assumed" : gradeOfPlaces(grades, places);
}

/**
 * The grade of assumed places: the strongest of an operation's places there, and the weakest of all
 * operations.
 */
export function gradeOfPlaces(grades: ContractGrades, places: readonly GradedPlace[]): Grade {
  const byOperation = groupBy(places, ({ version, operation }) => `${version} ${operation}`);
  return weakestGrade(
    [...byOperation.values()].map((placesOfOperation) =>
      strongestGrade(
        placesOfOperation
          .map((place) => gradeOf(grades, place))
          .filter((grade) => grade !== "Stated"),
      ),
    ),
  );
}

function gradeOf(
  grades: ContractGrades,
  { version, operation, direction, field }: GradedPlace,
): Grade {
  const operationGrades = grades[version]?.[operation];
  if (field === "") return operationGrades?.grade ?? "Assumed";
  const success = operationGrades?.[direction][field];
  return success ?? operationGrades?.failure[field] ?? "Assumed";
}

/** Case-insensitive. */
export function readGrade(gradeName: string | undefined): Grade | undefined {
  if (gradeName === undefined) return undefined;
  const grade = gradesByStrength.find((name) => name.toLowerCase() === gradeName.toLowerCase());
  if (grade) return grade;
  throw new UserError(
    `There is no grade ${gradeName}.${didYouMean(gradeName, gradesByStrength)} Grades: ${gradesByStrength.join(", ")}.`,
  );
}
