import { computeOnce } from "@data-validation/common/compute-once";
import {
  type Bundle,
  followReferences,
  type Node,
} from "@data-validation/openapi-document/document";
import { jsonBodyOf } from "@data-validation/openapi-document/examples";
import {
  type FieldNode,
  fieldTreeOf,
  flattenFields,
} from "@data-validation/openapi-document/field-tree";
import { type Graded, gradePlace, weakestGrade } from "@data-validation/openapi-document/grades";
import { markOf, marksOf } from "@data-validation/openapi-document/marks";
import {
  evidenceOf,
  type FindEvidence,
  type Ledger,
  type MessageKind,
  messageKinds,
  readLedgers,
} from "./ledgers.ts";

export interface GradedOperation extends Record<MessageKind, Map<string, Graded>> {
  operation: Graded;
}

/**
 * The grades of a version, by the path of the operation, as the ledgers in openapi/evidence support
 * them.
 */
export const gradesOf = computeOnce((bundle: Bundle): Map<string, GradedOperation> => {
  cachedLedgers ??= readLedgers();
  return gradeAll(bundle, cachedLedgers);
});

let cachedLedgers: Ledger[] | undefined;

export function gradeAll(bundle: Bundle, from: readonly Ledger[]): Map<string, GradedOperation> {
  const { version } = bundle.info;
  const entries = Object.entries(bundle.paths).map(([path, { post }]) => {
    const gradesIn = (message: MessageKind) => {
      const find = evidenceOf(from, { version, operation: path, message });
      return gradePlaces(placesOfMessage(bundle, path, message), find);
    };
    const [request, response, failure] = messageKinds.map(gradesIn) as [
      GradedPlaces,
      GradedPlaces,
      GradedPlaces,
    ];
    const isStated = markOf(post) === undefined;
    const bodies = [request, response].map((message) => message.get("")?.grade ?? "Assumed");
    const operation: Graded = isStated
      ? { grade: "Stated", contradictions: [] }
      : { grade: weakestGrade(bodies), contradictions: [] };
    return [path, { operation, request, response, failure }] as const;
  });
  return new Map(entries);
}

export type GradedPlaces = Map<string, Graded>;

/**
 * A place of a part of an operation: a field by its path, `header Retry-After`, `status 429`, or
 * `""`, the body.
 */
export interface OperationPlace {
  place: string;
  isStated: boolean;
  /** The JSON types that the contract allows, if it restricts them. */
  types?: string[];
}

/** The places of a part of an operation. In a failure, a place may come several times. */
export function placesOfMessage(
  bundle: Bundle,
  path: string,
  message: MessageKind,
): OperationPlace[] {
  const { requestBody, responses, parameters = [] } = bundle.paths[path]?.post ?? {};
  if (message === "request") {
    const headers = parameters.map((parameter) => {
      const name = `header ${followReferences(bundle, parameter).name}`;
      return { place: name, isStated: isShown(bundle, parameter) };
    });
    return [...placesInBody(bundle, requestBody ?? {}, true), ...headers];
  }
  return Object.entries(responses ?? {})
    .filter(([status]) => (status === "200") === (message === "response"))
    .flatMap(([status, response]) => placesInResponse(bundle, status, response));
}

function placesInResponse(bundle: Bundle, status: string, response: Node): OperationPlace[] {
  const isStated = isShown(bundle, response);
  const headers = Object.entries(followReferences(bundle, response).headers ?? {});
  return [
    { place: `status ${status}`, isStated },
    ...headers.map(([name, header]) => {
      return { place: `header ${name}`, isStated: isShown(bundle, header) };
    }),
    // The status of a success is assumed where its body is stated.
    ...placesInBody(bundle, response, isStated || status === "200"),
  ];
}

function placesInBody(bundle: Bundle, holder: object, isAroundStated: boolean): OperationPlace[] {
  const { schema } = jsonBodyOf(bundle, holder as Node);
  const fields = flattenFields(fieldTreeOf(bundle, schema, "", !isAroundStated)).flatMap(toPlaces);
  return [{ place: "", isStated: isAroundStated && isShown(bundle, schema) }, ...fields];
}

/** A field, and the items of an array. */
function toPlaces({ path, types, standing, fields }: FieldNode): OperationPlace[] {
  const isStated = standing !== "Assumed";
  const fieldPlace = { place: path, isStated, ...(types.length > 0 && { types }) };
  const isList = types.includes("array") && !fields.some((field) => field.path === `${path}[]`);
  return isList ? [fieldPlace, { place: `${path}[]`, isStated }] : [fieldPlace];
}

function isShown(bundle: Bundle, node: Node): boolean {
  return !marksOf(bundle, node).some(({ extent }) => extent === "place");
}

/** The grade of each place. A place that comes several times has its weakest grade. */
function gradePlaces(places: readonly OperationPlace[], find: FindEvidence): GradedPlaces {
  const grades: GradedPlaces = new Map();
  for (const { place, ...own } of places) {
    const graded = gradePlace(own, find(place));
    const before = grades.get(place)?.grade ?? graded.grade;
    grades.set(place, { ...graded, grade: weakestGrade([before, graded.grade]) });
  }
  return grades;
}
