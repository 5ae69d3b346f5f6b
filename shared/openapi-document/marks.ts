import { type Bundle, type Node, referenceTarget } from "./document.ts";

/**
 * The marks of the contract, and how much of a node each one is about. A node has at most one mark.
 */
const extents = {
  /** The specification does not show the node. Everything below is assumed too. */
  "x-assumed": "place",
  /** The specification shows the node, but not its content. Everything below is assumed. */
  "x-assumed-content": "content",
  /**
   * The specification shows the node; the notation, null or another detail is assumed. Nodes below
   * are stated unless marked.
   */
  "x-assumed-detail": "detail",
} as const;

export type MarkName = keyof typeof extents;

export const markNames = Object.keys(extents) as MarkName[];

export interface AssumptionMark {
  name: MarkName;
  /** What is assumed: the place itself, its content, or a detail. */
  extent: (typeof extents)[MarkName];
  /** The assumption in a sentence. */
  text: string;
}

/** The mark of the node itself; undefined if there is none. */
export function markOf(node: object): AssumptionMark | undefined {
  const marks: Partial<Record<MarkName, unknown>> = node;
  const name = markNames.find((key) => typeof marks[key] === "string");
  return name && { name, extent: extents[name], text: String(marks[name]) };
}

/** The marks of a node and of everything in its chain of references, its own first. */
export function marksOf(bundle: Bundle, node: Node): AssumptionMark[] {
  const ownMark = markOf(node) ?? [];
  const referred = referenceTarget(bundle, node);
  return [ownMark, referred ? marksOf(bundle, referred) : []].flat();
}

/** Whether every field below a node with these marks is assumed. */
export function isAssumedBelow(marks: AssumptionMark[], isBelowAssumed: boolean): boolean {
  return isBelowAssumed || marks.some(({ extent }) => extent !== "detail");
}
