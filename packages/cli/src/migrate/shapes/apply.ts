import type { CodeContext } from "../context.ts";
import { type Hit, insideQuotes, makeHit } from "../hit.ts";
import { isReused, NEW } from "../names.ts";
import { decideShape, type Shape } from "./shape.ts";

/**
 * Edits names and versions that were listed by their text, if their surroundings prove that they
 * are the API's.
 *
 * @param hits - the hits that were listed by their text
 * @param shapes - the old names of the same text, with their surroundings
 * @param versions - the starts of literals with the version of a request, including quotation marks
 */
export function applyShapes(
  hits: readonly Hit[],
  shapes: readonly Shape[],
  versions: ReadonlySet<number>,
  context: CodeContext,
  text: string,
): Hit[] {
  const byStart = new Map(hits.map((hit) => [hit.start, hit]));
  const proved = new Map<Hit | undefined, Hit>();
  const added: Hit[] = [];
  const values: { from: string; start: number; end: number }[] = [];
  for (const shape of shapes) {
    const decision = decideShape(shape, context, text);
    const hit = byStart.get(shape.start);
    if (!decision || (!hit && isReused(decision.change))) continue;
    const { change, fix, evidence } = decision;
    if (shape.value && !shape.isShort) values.push({ ...shape.value, from: change.from });
    const place = { start: shape.start, end: shape.end, from: change.from, to: change.to };
    const provedHit = makeHit({
      ...place,
      ...fix,
      rank: evidence === "call" ? "certain" : "likely",
      evidence,
    });
    if (hit) proved.set(hit, provedHit);
    else added.push(provedHit);
  }
  const decidedHits = [
    ...hits.map((hit) => proved.get(hit) ?? fixVersion(hit, versions, text)),
    ...added,
  ];
  return decidedHits.map((hit) => {
    const isInValue = values.some(
      ({ start, end, from }) => from === hit.from && start <= hit.start && hit.end <= end,
    );
    if (!isInValue || hit.edits.length > 0) return hit;
    const reason = "the value's own name; the field that it is sent in is renamed";
    return { ...hit, rank: "possible", reason, isBlocking: false };
  });
}

function fixVersion(hit: Hit, versions: ReadonlySet<number>, text: string): Hit {
  if (hit.kind !== "version" || !versions.has(hit.start)) return hit;
  const edits = [{ ...insideQuotes(hit, text), text: NEW }];
  return { ...hit, evidence: "version", reason: "", edits };
}
