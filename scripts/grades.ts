import { once } from "@data-validation/common/once";
import { readBundles } from "@data-validation/contract-files/bundles";
import {
  evidenceOf,
  type FindEvidence,
  type Half,
  type Ledger,
  readLedgers,
} from "@data-validation/contract-files/ledgers";
import type { Bundle } from "@data-validation/openapi-document/document";
import {
  type Evidence,
  type Grade,
  type Graded,
  gradeOf,
} from "@data-validation/openapi-document/grades";
import { markOf } from "@data-validation/openapi-document/marks";
import type { Output } from "@data-validation/tooling/output";
import { type Field, flat, treesOf } from "#docs/build/fields.ts";

/** The grades of an operation, and of the fields of its bodies by their paths: `request.query["number.full"]`. */
export interface OperationGrades {
  operation: Graded;
  request: Map<string, Graded>;
  response: Map<string, Graded>;
}

const known = new WeakMap<Bundle, Map<string, OperationGrades>>();

/** The grades of a version, by the path of the operation, as the ledgers in openapi/evidence support them. */
export function gradesOf(bundle: Bundle): Map<string, OperationGrades> {
  return once(known, bundle, () => gradeAll(bundle, ledgers()));
}

/** Grades every field of a version with the evidence of some ledgers. */
export function gradeAll(bundle: Bundle, from: readonly Ledger[]): Map<string, OperationGrades> {
  const { version } = bundle.info;
  const entries = Object.entries(bundle.paths).map(([path, { post }]) => {
    const trees = treesOf(bundle, post);
    const find = findIn(from, version, path);
    const gradesIn = (half: "request" | "response") =>
      new Map(flat(trees[half]).map((field) => [field.path, gradeField(field, find[half])]));
    const whole = [...find.request(""), ...find.response("")];
    const operation = gradeOf({ isStated: markOf(post) === undefined }, whole);
    return [
      path,
      { operation, request: gradesIn("request"), response: gradesIn("response") },
    ] as const;
  });
  return new Map(entries);
}

/** Grades an assumed place of an operation that has no row of its own: `header Retry-After`, `status 429`, a field of a failure, or `""`, the body. */
export function gradeOfPlace(version: string, path: string, half: Half, place: string): Graded {
  const find = once(finders, `${version} ${path}`, () => findIn(ledgers(), version, path));
  return gradeOf({ isStated: false }, find[half](place));
}

const finders = new Map<string, Record<Half, FindEvidence>>();

/** Writes grades/: the grade of each operation and of each field, by version. */
export function grades(output: Output): void {
  for (const bundle of readBundles(output.folder)) {
    const entries = [...gradesOf(bundle)].map(([path, { operation, request, response }]) => [
      path,
      { grade: operation.grade, request: namesOf(request), response: namesOf(response) },
    ]);
    output.write(`grades/${bundle.info.version}.json`, Object.fromEntries(entries));
  }
}

function namesOf(graded: ReadonlyMap<string, Graded>): Record<string, Grade> {
  return Object.fromEntries([...graded].map(([field, { grade }]) => [field, grade]));
}

function findIn(from: readonly Ledger[], version: string, operation: string) {
  const find = (half: Half) => evidenceOf(from, { version, operation, half });
  return { request: find("request"), response: find("response"), failure: find("failure") };
}

function gradeField({ path, types, standing }: Field, find: (field: string) => Evidence[]): Graded {
  const isStated = standing !== "Assumed";
  return gradeOf({ isStated, ...(types.length > 0 && { types }) }, find(path));
}

let read: Ledger[] | undefined;

function ledgers(): Ledger[] {
  read ??= readLedgers();
  return read;
}
