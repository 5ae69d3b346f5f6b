import { groupBy } from "@data-validation/common/group-by";
import { fileKindOf } from "./files/file-kinds.ts";
import type { Hit } from "./hit.ts";
import { fieldChanges, isReused } from "./names.ts";

const codeKinds = new Set(["javascript", "markup", "php-python"]);

export interface FoundHit extends Hit {
  file: string;
  /** From 1, as the column. */
  line: number;
  column: number;
  /** Hits that must be settled before it is edited. */
  waitsFor: FoundHit[];
}

/**
 * Finds what each hit with edits waits for:
 *
 * | Hit | Blockers |
 * |---|---|
 * | the number of a version | all |
 * | pinned: in code that requests the old version | those in connected files |
 * | a name that only other names beside it prove | requested versions, connected equal names |
 * | any other name | requested versions |
 */
export function findBlockers(
  foundHits: readonly FoundHit[],
  componentOf: (file: string) => string,
): FoundHit[] {
  const hits = dropUnsafeEdits(foundHits, componentOf);
  const blockers = blockersIn(hits, componentOf);
  const byComponent = groupBy(blockers, ({ file }) => componentOf(file));
  const connectedTo = ({ file }: FoundHit) => byComponent.get(componentOf(file)) ?? [];
  const versions = blockers.filter(isVersionOfCode);
  const blockersOf: Record<HitCase, (hit: FoundHit) => FoundHit[]> = {
    version: () => blockers,
    pinned: connectedTo,
    name: (hit) => {
      const isEqual = ({ kind, from }: FoundHit) => kind === "name" && from === hit.from;
      return [...new Set([...versions, ...connectedTo(hit).filter(isEqual)])];
    },
    other: () => versions,
  };
  return hits.map((hit) =>
    hit.edits.length === 0 ? hit : { ...hit, waitsFor: blockersOf[caseOf(hit)](hit) },
  );
}

type HitCase = "version" | "pinned" | "name" | "other";

function caseOf({ evidence, isPinned }: FoundHit): HitCase {
  if (evidence === "version") return "version";
  if (isPinned) return "pinned";
  return evidence === "name" ? "name" : "other";
}

/**
 * The hits that a person has to settle first. An exported client is settled if all names are in
 * files that are connected with it.
 */
function blockersIn(hits: readonly FoundHit[], componentOf: (file: string) => string): FoundHit[] {
  const componentsWithNames = new Set(
    hits.flatMap(({ kind, file }) => (kind === "name" ? componentOf(file) : [])),
  );
  const isSettled = ({ file, isExported }: FoundHit) =>
    isExported === true &&
    [...componentsWithNames].every((component) => component === componentOf(file));
  return hits.filter((hit) => hit.isBlocking && hit.edits.length === 0 && !isSettled(hit));
}

function isVersionOfCode({ kind, file }: FoundHit): boolean {
  return kind === "version" && codeKinds.has(fileKindOf(file));
}

/**
 * Drops the edits of a version if no connected name is edited, and of a name whose meaning depends
 * on an unknown version.
 */
function dropUnsafeEdits(
  hits: readonly FoundHit[],
  componentOf: (file: string) => string,
): FoundHit[] {
  const components = (isChosen: (hit: FoundHit) => boolean) =>
    new Set(hits.filter(isChosen).map(({ file }) => componentOf(file)));
  const requestingComponents = components((hit) => isVersionOfCode(hit) && hit.rank !== "possible");
  const renamedComponents = components(({ kind, edits }) => kind === "name" && edits.length > 0);
  return hits.map((hit) => {
    if (hit.evidence === undefined || hit.edits.length === 0) return hit;
    const isPinned = requestingComponents.has(componentOf(hit.file));
    if (hit.evidence === "version")
      return renamedComponents.has(componentOf(hit.file))
        ? { ...hit, isPinned: true }
        : { ...hit, edits: [], isBlocking: true };
    const isAmbiguous = fieldChanges.some((change) => change.from === hit.from && isReused(change));
    if (isPinned || (!isAmbiguous && hit.evidence !== "requested")) return { ...hit, isPinned };
    const reason = "the version of the call is unknown";
    return { ...hit, edits: [], rank: "possible", isBlocking: false, reason };
  });
}
