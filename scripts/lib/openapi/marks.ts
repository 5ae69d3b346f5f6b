import { type Bundle, type Node, target } from "./document.ts";

/**
 * The marks of the contract, by how much of their place is assumed. A node has one of them at most.
 *
 * * `x-assumed`: the specification does not show the place. Everything below is assumed with it.
 * * `x-assumed-content`: the specification shows the place and not what is in it. Everything below is assumed.
 * * `x-assumed-detail`: the specification shows the place; the notation, null or another detail is assumed. What is below stands for itself.
 * * `x-observed`: traffic showed what was assumed.
 */
const extents = {
  "x-assumed": "place",
  "x-assumed-content": "content",
  "x-assumed-detail": "detail",
  "x-observed": "place",
} as const;

export const markNames = Object.keys(extents) as MarkName[];

export type MarkName = keyof typeof extents;

/** A mark of a node. */
export interface Mark {
  name: MarkName;
  /** What is assumed: the place itself, what is in it, or a detail of it. */
  extent: (typeof extents)[MarkName];
  /** What was assumed, in a sentence; of `x-observed`, when the place was seen and how often. */
  text: string;
}

/** The mark of a node itself; undefined where there is none. */
export function markOf(node: object): Mark | undefined {
  const name = markNames.find((key) => typeof (node as Node)[key] === "string");
  return name && { name, extent: extents[name], text: String((node as Node)[name]) };
}

/** The marks of a node and of everything that its `$ref` leads to, its own first. */
export function marksOf(bundle: Bundle, node: Node): Mark[] {
  const own = markOf(node);
  const referred = target(bundle, node);
  return [...(own ? [own] : []), ...(referred ? marksOf(bundle, referred) : [])];
}

/** Whether every field below a place is assumed: by the marks of the place and of the alternatives in it, or by what it is in. */
export function isAssumedBelow(marks: Mark[], isBelowAssumed: boolean): boolean {
  return isBelowAssumed || marks.some(({ extent }) => extent !== "detail");
}
