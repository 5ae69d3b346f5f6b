import type { Call } from "../engine/value.ts";
import { kindOf } from "../languages/kinds.ts";
import type { Hit } from "./hit.ts";
import { hasUnseenVersion, versionOf, versionValues } from "./scripts.ts";

/** A hit with what stands in its way. */
export interface GroupedHit extends Hit {
  /** What keeps it from being edited: what else of 2.0 is in code that moves to 2.1 whole or not at all. */
  waitsFor: Hit[];
}

/**
 * Decides what is edited. Calls that ask for version 2.0, with everything that was followed to them, move to 2.1 whole or not at all:
 * the version and the names change together, and only where nothing else of 2.0 is left, found or suspected. So the code works before
 * and after. Code that asks for no version gets 2.1 already, and is edited wherever that is certain.
 *
 * @param componentOf - What files have in common that are connected by imports.
 */
export function groupHits(
  hits: readonly Hit[],
  calls: readonly Call[],
  componentOf: (file: string) => number,
): GroupedHit[] {
  const groups = groupCalls(hits, calls, componentOf);
  const pins = hits.filter(isVersion);
  const blockers = hits.filter((hit) => hit.isBlocking && hit.edits.length === 0);
  const blockersOf = (root: number, files: ReadonlySet<number>): Hit[] => [
    ...blockers.filter((hit) => hit.calls.some((call) => groups.of(call) === root)),
    ...blockers.filter((hit) => hit.calls.length === 0 && files.has(componentOf(hit.file))),
    ...pins.filter((pin) => pin.edits.length === 0 && groups.ofPin(pin) === root),
  ];
  const known = new Map<number, Hit[]>();
  const waiting = (root: number): Hit[] => {
    const found = known.get(root);
    if (found) return found;
    const isPinned =
      pins.some((pin) => groups.ofPin(pin) === root) ||
      groups.members(root).some((call) => versionOf(call) === "2.0" || hasUnseenVersion(call));
    const files = new Set([
      ...groups.members(root).map(({ file }) => componentOf(file)),
      ...pins.filter((pin) => groups.ofPin(pin) === root).map(({ file }) => componentOf(file)),
    ]);
    const result = isPinned ? blockersOf(root, files) : [];
    known.set(root, result);
    return result;
  };
  return hits.map((hit) => {
    if (hit.edits.length === 0) return { ...hit, waitsFor: [] };
    const roots = isVersion(hit) ? [groups.ofPin(hit)] : hit.calls.map((call) => groups.of(call));
    const waitsFor = [...new Set(roots.flatMap(waiting))].filter((other) => other !== hit);
    return { ...hit, waitsFor };
  });
}

function isVersion({ from }: Hit): boolean {
  return from === "version 2.0" || from === "version";
}

interface Groups {
  of(call: Call): number;
  ofPin(pin: Hit): number;
  members(root: number): readonly Call[];
}

/** Calls that must change together: those that share a version, a client, or a name that is renamed for both. */
function groupCalls(hits: readonly Hit[], calls: readonly Call[], componentOf: (file: string) => number): Groups {
  const index = new Map(calls.map((call, position) => [call, position]));
  const pins = hits.filter(isVersion);
  const pinIndex = new Map(pins.map((pin, position) => [pin, calls.length + position]));
  const parents = Array.from({ length: calls.length + pins.length }, (_, position) => position);
  const find = (position: number): number => {
    let root = position;
    while (parents[root] !== root) root = parents[root] as number;
    parents[position] = root;
    return root;
  };
  const join = (one: number | undefined, other: number | undefined): void => {
    if (one !== undefined && other !== undefined) parents[find(one)] = find(other);
  };
  for (const hit of hits) {
    const [first, ...others] = hit.calls;
    for (const other of others) join(index.get(first as Call), index.get(other));
  }
  const byLiteral = new Map(pins.map((pin) => [`${pin.file}:${pin.start}`, pin]));
  const traced = new Set<Hit>();
  for (const call of calls) {
    for (const { file, node } of versionValues(call).flatMap((value) => [...value.someTexts.values()].flat())) {
      const pin = byLiteral.get(`${file}:${node.start}`);
      if (!pin) continue;
      traced.add(pin);
      join(index.get(call), pinIndex.get(pin));
    }
  }
  // A version that was not followed to a call may be that of any call near it that does not say its own.
  for (const pin of pins) {
    const component = componentOf(pin.file);
    // What another language sends is not sent by a script that it has nothing to do with.
    const isScript = ["script", "page"].includes(kindOf(pin.file));
    const isAlone =
      isScript &&
      !traced.has(pin) &&
      !calls.some((call) => versionOf(call) === undefined && componentOf(call.file) === component);
    for (const call of calls) {
      const isHere = componentOf(call.file) === component;
      const hasNone = versionOf(call) === undefined;
      const isOpen = !traced.has(pin) && (hasNone || (isHere && pin.edits.length === 0));
      const isType = call.version !== undefined && call.settings.length === 0 && versionOf(call) === "2.0";
      if ((isOpen || (isType && pin.from === "version 2.0")) && (isHere || (isAlone && hasNone))) {
        join(index.get(call), pinIndex.get(pin));
      }
    }
  }
  const byRoot = new Map<number, Call[]>();
  for (const [call, position] of index) byRoot.set(find(position), [...(byRoot.get(find(position)) ?? []), call]);
  return {
    of: (call) => find(index.get(call) ?? 0),
    ofPin: (pin) => find(pinIndex.get(pin) ?? 0),
    members: (root) => byRoot.get(root) ?? [],
  };
}
