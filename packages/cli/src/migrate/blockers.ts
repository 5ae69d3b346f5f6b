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
 * | in code that requests the old version in its calls | those in connected files |
 * | in code with a version that its calls share | the same, and those in code without a version |
 * | a name that only other names beside it prove | as any other name, and connected equal names |
 * | any other name | versions that a person has to change, and what shared versions wait for |
 *
 * Code without a version may call through code that has one, over a network or by a setting.
 */
export function findBlockers(
  foundHits: readonly FoundHit[],
  componentOf: (file: string) => string,
): FoundHit[] {
  const hits = dropUnsafeEdits(foundHits, componentOf);
  const blockers = blockersIn(hits, componentOf);
  const byComponent = groupBy(blockers, ({ file }) => componentOf(file));
  const connectedTo = ({ file }: FoundHit) => byComponent.get(componentOf(file)) ?? [];
  const componentsOf = (isChosen: (hit: FoundHit) => boolean) =>
    new Set(hits.filter(isChosen).map(({ file }) => componentOf(file)));
  const versioned = componentsOf(({ kind }) => kind === "version");
  const sharing = componentsOf(({ evidence, edits }) => evidence === "version" && edits.length > 0);
  const isSharing = ({ file }: FoundHit) => sharing.has(componentOf(file));
  const ofUnversioned = blockers.filter(({ file }) => !versioned.has(componentOf(file)));
  const ofVersions = new Set([
    ...blockers.filter((hit) => isVersionOfCode(hit) || isSharing(hit)),
    ...(sharing.size > 0 ? ofUnversioned : []),
  ]);
  const blockersOf: Record<HitCase, (hit: FoundHit) => FoundHit[]> = {
    pinned: (hit) => [...connectedTo(hit), ...(isSharing(hit) ? ofUnversioned : [])],
    name: (hit) => {
      const isEqual = ({ kind, from }: FoundHit) => kind === "name" && from === hit.from;
      return [...new Set([...ofVersions, ...connectedTo(hit).filter(isEqual)])];
    },
    other: () => [...ofVersions],
  };
  return hits.map((hit) =>
    hit.edits.length === 0 ? hit : { ...hit, waitsFor: blockersOf[caseOf(hit)](hit) },
  );
}

type HitCase = "pinned" | "name" | "other";

function caseOf({ evidence, isPinned }: FoundHit): HitCase {
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
