import { groupBy } from "@data-validation/common/group-by";
import type { SourcePlace } from "@data-validation/contract-files/source-places";
import type { Mark, SchemaNode } from "../../contract-model/model.ts";
import { formatCount } from "../../format.ts";
import type { Tally } from "./tally.ts";

export type MarkVerdict = "confirmed" | "contradicted" | "never seen";

export type EvidenceStrength = "strong" | "partial" | "weak" | "none";

export function judgeMarks(tally: Tally) {
  const nodesByMark = groupBy(tally.model.nodes, ({ mark }) => mark?.key ?? "");
  const findingsByMark = groupBy(tally.findings.all, ({ mark }) => mark?.key ?? "");
  const operationsByMark = groupBy(operationMarks(tally), ({ key }) => key);
  return [...tally.model.marks.values()].flatMap((mark) => {
    const nodes = nodesByMark.get(mark.key) ?? [];
    const operations = operationsByMark.get(mark.key) ?? [];
    // A mark on a text, which no call can confirm.
    if (nodes.length + operations.length === 0) return [];
    const findings = findingsByMark.get(mark.key) ?? [];
    const seen = countSightings(mark, tally);
    const verdict = judgeMark(findings.length, seen.count);
    const title = titleOfPlaces([...nodes, ...operations]);
    const isAbout = (node: SchemaNode) => mark.extent === "content" || isOwn(mark, node);
    const places = [...nodes.filter(isAbout), ...operations];
    return {
      mark,
      places,
      ...seen,
      title,
      verdict,
      findings,
      ...weighEvidence(tally, nodes, seen.count),
    };
  });
}

/** Whether a schema is the marked place itself, and not inside it. */
function isOwn({ key }: Mark, node: Pick<SchemaNode, "key">): boolean {
  return node.key === key || node.key === `${key}/schema`;
}

export function countStated({ observations, model }: Tally): number {
  const stated = model.nodes.filter(
    ({ mark, reach, schema }) => !mark && !("$ref" in schema) && observations.byReach.has(reach),
  );
  return new Set(stated.map(({ key }) => key)).size;
}

function judgeMark(findings: number, count: number): MarkVerdict {
  if (findings > 0) return "contradicted";
  return count > 0 ? "confirmed" : "never seen";
}

/**
 * The first operation with its shortest field: `company/search resultsTotal and 3 other
 * operations`.
 */
function titleOfPlaces(places: readonly Pick<SchemaNode, "operation" | "field">[]): string {
  const shortest = new Map<string, string>();
  for (const { operation, field } of places) {
    if (field.length < (shortest.get(operation)?.length ?? Number.POSITIVE_INFINITY))
      shortest.set(operation, field);
  }
  const [[operation, field] = ["", ""], ...others] = shortest;
  const more = others.length > 0 ? ` and ${formatCount(others.length, "other operation")}` : "";
  return `${operation.slice(1)} ${field}`.trim() + more;
}

function* operationMarks({ model }: Tally) {
  const direction = "response" as const;
  for (const { path: operation, version, mark, responses } of model.operations) {
    const base = { version, operation, direction };
    if (mark) yield { ...base, key: mark.key, field: "" };
    for (const { status, mark } of responses.values())
      if (mark) yield { ...base, key: mark.key, field: `status ${status}` };
  }
}

/** How often the marked place itself was seen, as a status or as a value of its schema. */
function countSightings(mark: Mark, { observations }: Tally) {
  const placeObservations = [...observations.byReach.values()].filter((one) => isOwn(mark, one));
  return {
    count: placeObservations.reduce((sum, { count }) => sum + count, 0),
    // A call that reaches several of the places counts once.
    calls: Math.max(0, ...placeObservations.map(({ calls }) => calls)),
    versions: [...new Set(placeObservations.flatMap(({ versions }) => [...versions]))].toSorted(),
  };
}

/**
 * Weighs the evidence. Strong: every part was seen at least twice. Weak: only requests confirm it,
 * or a single value. A part is a field, a value of an enum, or null where allowed. A part that was
 * never seen may be a mistake of either side, so the whole is not confirmed.
 */
function weighEvidence(
  tally: Tally,
  nodes: SchemaNode[],
  count: number,
): { strength: EvidenceStrength; evidence: string[] } {
  if (count === 0) return { strength: "none", evidence: [] };
  const isRequestOnly = nodes.length > 0 && nodes.every(({ direction }) => direction === "request");
  const reached = [...new Map(nodes.map((node) => [node.reach, node])).values()];
  const fields = collectFields(tally, nodes);
  const words = collectWords(tally, reached);
  const { onlyNull, neverNull } = collectNulls(tally, reached);
  const always = isRequestOnly ? [] : fields.filter(({ isAlways }) => isAlways);
  const evidence = [
    isRequestOnly ? "Only requests confirm it: a service may ignore what it does not know." : "",
    describeSeen(fields, "fields"),
    listFirst(
      "Optional and always there: ",
      always.map(({ name }) => name),
      ".",
    ),
    describeSeen(words, "values"),
    listFirst("Only ever null: ", onlyNull, "."),
    listFirst("Never null: ", neverNull, "."),
  ].filter(Boolean);
  const isPartial =
    [...fields, ...words].some(({ isSeen }) => !isSeen) || onlyNull.length + neverNull.length > 0;
  if (isRequestOnly) return { strength: "weak", evidence };
  if (isPartial) return { strength: "partial", evidence };
  return { strength: count > 1 ? "strong" : "weak", evidence };
}

function collectWords(tally: Tally, nodes: SchemaNode[]) {
  return nodes.flatMap(({ reach, schema }) =>
    [schema.enum ?? []].flat().flatMap((word) => {
      const isSeen = tally.observations.byReach.get(reach)?.words.has(String(word)) === true;
      return word === null ? [] : { name: String(word), isSeen };
    }),
  );
}

/**
 * The fields of responses that may be null, as far as each of their values was null or none was.
 */
function collectNulls(tally: Tally, nodes: SchemaNode[]) {
  // A branch of a union is not the field: values of other branches are not counted for it.
  const nullable = nodes.flatMap((node) => {
    const seen = tally.observations.byReach.get(node.reach);
    const allowsNull = [node, ...node.anyOf].some(({ schema }) =>
      [schema.type].flat().includes("null"),
    );
    const isField = node.direction === "response" && !node.isBranch && allowsNull;
    return isField && seen && seen.count > 0 ? { name: fieldNameOf(node.place), seen } : [];
  });
  const namesOf = (found: typeof nullable) => found.map(({ name }) => name);
  return {
    onlyNull: namesOf(nullable.filter(({ seen }) => seen.nulls === seen.count)),
    neverNull: namesOf(nullable.filter(({ seen }) => seen.nulls === 0)),
  };
}

function collectFields(tally: Tally, nodes: SchemaNode[]) {
  return [...groupBy(nodes, ({ key }) => key).values()].flatMap((nodesOfPlace) => {
    const reaches = [...new Set(nodesOfPlace.map(({ reach }) => reach))];
    const allowedFields = [...(nodesOfPlace[0]?.properties ?? [])].filter(
      ([, { isForbidden }]) => !isForbidden,
    );
    return allowedFields.map(([name]) => {
      const seen = reaches.flatMap((reach) => tally.observations.byReach.get(reach) ?? []);
      const isSeen = seen.some(({ present }) => present.has(name));
      const isEverywhere = seen.every(
        ({ present, objects }) => (present.get(name) ?? 0) === objects,
      );
      const isAlways = isSeen && isEverywhere && !nodesOfPlace[0]?.required.has(name);
      return { name, isSeen, isAlways };
    });
  });
}

/** `3 of 5 fields seen; never: a, b.` */
function describeSeen(parts: { name: string; isSeen: boolean }[], what: string): string {
  const unseen = parts.filter(({ isSeen }) => !isSeen).map(({ name }) => name);
  const seen = parts.length - unseen.length;
  return parts.length > 0
    ? `${seen} of ${parts.length} ${what} seen${listFirst("; never: ", unseen)}.`
    : "";
}

function fieldNameOf({ keys }: SourcePlace): string {
  return keys.findLast((key) => !/^(anyOf|oneOf|allOf|properties|schemas|\d+)$/.test(key)) ?? "";
}

/** The first names of a list between two texts; empty without a name. */
function listFirst(before: string, names: string[], after = ""): string {
  const unique = [...new Set(names)];
  if (unique.length === 0) return "";
  const listedNames =
    unique.length > 6
      ? `${unique.slice(0, 6).join(", ")} and ${unique.length - 6} more`
      : unique.join(", ");
  return before + listedNames + after;
}
