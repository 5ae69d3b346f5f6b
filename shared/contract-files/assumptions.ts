import { getOrInsert } from "@data-validation/common/get-or-insert";
import { firstSentence } from "@data-validation/common/text";
import {
  type Bundle,
  followReferences,
  locateNode,
  referenceTarget,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { withoutBrackets } from "@data-validation/openapi-document/field-path";
import { alternativePointers, fieldPathsOf } from "@data-validation/openapi-document/fields";
import {
  type Grade,
  type Graded,
  strongestGrade,
  weakestGrade,
} from "@data-validation/openapi-document/grades";
import { type AssumptionMark, markOf } from "@data-validation/openapi-document/marks";
import { pointerBelow, toKeys, toPointer } from "@data-validation/openapi-document/pointer";
import type { MessageKind } from "./ledgers.ts";
import { type GradedOperation, gradesOf } from "./operation-grades.ts";

/**
 * A marked node in the operations where it has one grade. scripts/artifacts/data.ts publishes and
 * describes these fields.
 */
export interface GradedAssumption {
  pointer: string;
  what: string;
  why: string;
  extent: AssumptionMark["extent"];
  grade: Grade;
  contradictions: string[];
  field: string;
  assumedFields: string[];
  operations: string[];
  versions: string[];
}

/**
 * The assumptions of all bundles in the order of the newest contract, then those of older versions
 * only.
 */
export function collectAssumptions(bundles: Bundle[]): GradedAssumption[] {
  const assumptions = new Map<string, GradedAssumption>();
  for (const bundle of bundles.toReversed()) {
    const places = usesByPointer(bundle);
    visitObjects(bundle, (node, pointer) => {
      const mark = markOf(node);
      if (!mark) return;
      const what = firstSentence(
        String(
          node.summary ?? node.description ?? referenceTarget(bundle, node)?.description ?? "",
        ),
      );
      const { field = nameOfPlace(bundle, pointer), uses = new Map<string, Use>() } =
        places.get(pointer) ?? {};
      const { text: why, extent } = mark;
      for (const group of groupByGrade(mark, uses)) {
        const key = JSON.stringify([pointer, what, why, group]);
        const assumption = { pointer, what, why, extent, ...group, field, versions: [] };
        getOrInsert(assumptions, key, (): GradedAssumption => assumption).versions.unshift(
          bundle.info.version,
        );
      }
    });
  }
  return [...assumptions.values()];
}

/** A node as it is used in one operation. */
interface Use extends Graded {
  /** Finds the grades of the fields inside, which few marks need. */
  inside: () => ReadonlyMap<string, Graded>;
}

/** The operations of a mark, one group for each grade. */
function groupByGrade(mark: AssumptionMark, uses: ReadonlyMap<string, Use>) {
  const graded = [...uses].map(([operation, use]) => ({ operation, ...gradeOfMark(mark, use) }));
  if (graded.length === 0) graded.push({ operation: "", ...ungraded });
  const groups = Map.groupBy(graded, ({ operation: _, ...grades }) => JSON.stringify(grades));
  return [...groups.values()].map((group) => {
    const { operation: _, ...grades } = group[0] as (typeof group)[number];
    return { ...grades, operations: group.flatMap(({ operation }) => operation || []) };
  });
}

/**
 * The grade of the subject of a mark. A sighting of a field is not evidence for an assumed detail
 * of it.
 */
function gradeOfMark({ extent }: AssumptionMark, { grade, contradictions, inside }: Use) {
  if (extent === "detail") return { grade: ungraded.grade, contradictions, assumedFields: [] };
  const fields = inside();
  const assumedFields = [...fields].flatMap(([name, graded]) =>
    graded.grade === "Assumed" ? name : [],
  );
  const ofContent = strongestGrade(
    [...fields.values()].map((graded) => graded.grade).filter((inner) => inner !== "Stated"),
  );
  return { grade: extent === "content" ? ofContent : grade, contradictions, assumedFields };
}

/**
 * The field name of each node, and its grade in each operation, by JSON pointer. A node with
 * several names keeps the first.
 */
function usesByPointer(bundle: Bundle) {
  const places = new Map<string, { field: string; uses: Map<string, Use> }>();
  const note = (pointer: string, field: string, path: string, use: Use) => {
    const place = getOrInsert(places, pointer, () => ({ field, uses: new Map<string, Use>() }));
    if (place.uses.has(path)) return;
    place.uses.set(path, use);
    const located = locateNode(bundle, pointer);
    if (!located) return;
    if (located.pointer !== pointer) note(located.pointer, field, path, use);
    for (const alternative of alternativePointers(located)) note(alternative, field, path, use);
    if (located.node.items) note(pointerBelow(located.pointer, "items"), `${field}[]`, path, use);
  };
  for (const path of Object.keys(bundle.paths))
    for (const { pointer, field, use } of usesIn(bundle, path)) note(pointer, field, path, use);
  return places;
}

interface PlacedUse {
  pointer: string;
  field: string;
  use: Use;
}

/**
 * The places of an operation: itself, its parameters, its bodies, and its responses with their
 * headers.
 */
function* usesIn(bundle: Bundle, path: string): Generator<PlacedUse> {
  const grades = gradesOf(bundle).get(path);
  const post = bundle.paths[path]?.post;
  if (!grades || !post) return;
  const findUse = finderOf(grades);
  const operation = toPointer("paths", path, "post");
  yield { pointer: operation, field: "the operation", use: { ...ungraded, ...grades.operation } };
  for (const [index, parameter] of (post.parameters ?? []).entries()) {
    const pointer = pointerBelow(operation, "parameters", String(index));
    const field = String(followReferences(bundle, parameter).name);
    yield { pointer, field, use: findUse("request", `header ${field}`) };
  }
  const body = pointerBelow(operation, "requestBody");
  yield* usesInBody(bundle, body, "the request", (field) => findUse("request", field));
  for (const status of Object.keys(post.responses))
    yield* usesInResponse(bundle, pointerBelow(operation, "responses", status), findUse);
}

type FindUse = (message: MessageKind, place: string) => Use;

function* usesInResponse(bundle: Bundle, response: string, findUse: FindUse): Generator<PlacedUse> {
  const status = toKeys(response).at(-1) ?? "";
  const message = status === "200" ? "response" : "failure";
  const { pointer = "", node = {} } = locateNode(bundle, response) ?? {};
  yield { pointer, field: `status ${status}`, use: findUse(message, `status ${status}`) };
  for (const name of Object.keys(node.headers ?? {})) {
    const header = pointerBelow(pointer, "headers", name);
    const use = findUse(message, `header ${name}`);
    yield { pointer: header, field: name, use };
    const schema = pointerBelow(locateNode(bundle, header)?.pointer ?? header, "schema");
    yield { pointer: schema, field: name, use };
  }
  const name = message === "response" ? "the response" : "an error response";
  yield* usesInBody(bundle, pointer, name, (field) => findUse(message, field));
}

function* usesInBody(
  bundle: Bundle,
  holder: string,
  name: string,
  findUse: (field: string) => Use,
): Generator<PlacedUse> {
  const body = pointerBelow(holder, "content", "application/json", "schema");
  yield { pointer: body, field: name, use: findUse("") };
  for (const [pointer, field] of fieldPathsOf(bundle, body))
    yield { pointer, field, use: findUse(field) };
}

function finderOf(grades: GradedOperation): FindUse {
  const plain = {
    request: byPlainName(grades.request),
    response: byPlainName(grades.response),
    failure: byPlainName(grades.failure),
  };
  return (message, place) => ({
    ...(plain[message].get(place) ?? ungraded),
    inside: () => insideOf(plain[message], place),
  });
}

const ungraded: Use & { assumedFields: string[] } = {
  grade: "Assumed",
  contradictions: [],
  inside: () => new Map(),
  assumedFields: [],
};

/**
 * Grades by field without brackets: `request.query.number.full`. Of two fields that are then alike,
 * the weaker grade.
 */
function byPlainName(grades: ReadonlyMap<string, Graded>): Map<string, Graded> {
  const all = Map.groupBy(grades, ([field]) => withoutBrackets(field));
  const weaker = [...all].map(([field, entries]): [string, Graded] => {
    const grade = weakestGrade(entries.map(([, graded]) => graded.grade));
    const contradictions = entries.flatMap(([, graded]) => graded.contradictions);
    return [field, { grade, contradictions }];
  });
  return new Map(weaker);
}

/** Whether a place is a field: not a header, a status or the body itself. */
function isField(place: string): boolean {
  return place !== "" && !place.includes(" ");
}

/**
 * The fields inside a field, by their names from there: `data.email`. The body has all fields
 * inside.
 */
function insideOf(grades: ReadonlyMap<string, Graded>, around: string): Map<string, Graded> {
  const innerGrades = [...grades].flatMap(([field, graded]): [string, Graded][] => {
    if (around === "") return isField(field) ? [[field, graded]] : [];
    const rest = field.startsWith(around) ? field.slice(around.length) : "";
    const inner = /^(?:\[\])?\.(.+)/.exec(rest)?.[1];
    return inner === undefined ? [] : [[inner, graded]];
  });
  return new Map(innerGrades);
}

/** The name of a place outside of operations. */
function nameOfPlace(bundle: Bundle, pointer: string): string {
  const keys = toKeys(pointer);
  return keys[0] === "tags" ? `tag ${bundle.tags[Number(keys[1])]?.name}` : (keys.at(-1) ?? "");
}
