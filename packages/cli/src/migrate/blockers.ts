import { groupBy } from "@data-validation/common/group-by";
import { fileKindOf } from "./files/kinds.ts";
import type { Hit } from "./hit.ts";
import { fieldChanges, isReused } from "./names.ts";

const codeKinds = new Set(["javascript", "markup", "php-python"]);

/** A hit with its place, and with the hits that block it. */
export interface FoundHit extends Hit {
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  /** Hits that must be settled before it is edited. */
  waitsFor: FoundHit[];
}

/**
 * Finds the blockers of each hit: for code that requests the old version, everything connected; for
 * other code, versions set elsewhere. A name without a proving call waits for equal names that are
 * not edited.
 */
export function withBlockers(
  found: readonly FoundHit[],
  componentOf: (file: string) => string,
): FoundHit[] {
  const hits = withoutLonely(found, componentOf);
  const named = new Set(
    hits.flatMap(({ kind, file }) => (kind === "name" ? componentOf(file) : [])),
  );
  const isSettled = ({ file, isExported }: FoundHit) =>
    isExported === true && [...named].every((component) => component === componentOf(file));
  const blockers = hits.filter(
    (hit) => hit.isBlocking && hit.edits.length === 0 && !isSettled(hit),
  );
  const byComponent = groupBy(blockers, ({ file }) => componentOf(file));
  const pins = blockers.filter(
    ({ kind, file }) => kind === "version" && codeKinds.has(fileKindOf(file)),
  );
  return hits.map((hit) => {
    if (hit.edits.length === 0) return hit;
    if (hit.evidence === "version") return { ...hit, waitsFor: blockers };
    const connected = byComponent.get(componentOf(hit.file)) ?? [];
    if (hit.isPinned) return { ...hit, waitsFor: connected };
    const same = connected.filter(({ kind, from }) => kind === "name" && from === hit.from);
    return { ...hit, waitsFor: hit.evidence === "name" ? [...new Set([...pins, ...same])] : pins };
  });
}

/**
 * Removes the edits of a version if a connected name is not edited, and of a name whose meaning
 * depends on an unknown version.
 */
function withoutLonely(
  hits: readonly FoundHit[],
  componentOf: (file: string) => string,
): FoundHit[] {
  const components = (chosen: (hit: FoundHit) => boolean) =>
    new Set(hits.filter(chosen).map(({ file }) => componentOf(file)));
  const asking = components(
    ({ kind, rank, file }) =>
      kind === "version" && rank !== "possible" && codeKinds.has(fileKindOf(file)),
  );
  const renamed = components(({ kind, edits }) => kind === "name" && edits.length > 0);
  return hits.map((hit) => {
    if (hit.evidence === undefined || hit.edits.length === 0) return hit;
    const isAsked = asking.has(componentOf(hit.file));
    if (hit.evidence === "version")
      return renamed.has(componentOf(hit.file))
        ? { ...hit, isPinned: true }
        : { ...hit, edits: [], isBlocking: true };
    const isFrequent = fieldChanges.some((change) => change.from === hit.from && isReused(change));
    if (isAsked || (!isFrequent && hit.evidence !== "asked")) return { ...hit, isPinned: isAsked };
    const reason = "the version of the call is unknown";
    return { ...hit, edits: [], rank: "possible", isBlocking: false, reason };
  });
}
