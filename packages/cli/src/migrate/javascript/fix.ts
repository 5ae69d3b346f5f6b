import type * as t from "@babel/types";
import { type Fix, fixBy, fixByHand } from "../hit.ts";
import type { FieldChange } from "../names.ts";
import { fixShape } from "../shapes/shape.ts";
import { keysOf, moveOf, nameAt, rangeOf, writtenValue } from "./nodes.ts";

export interface Mention {
  change: FieldChange;
  name: t.Node;
  /** The member expression, or the property of an object or a pattern. */
  owner: t.Node;
  parent?: t.ObjectExpression | t.ObjectPattern | undefined;
}

export function fixMention({ change, name, owner, parent }: Mention, text: string): Fix {
  const place = { ...nameAt(owner, name, text), siblings: keysOf(parent?.properties ?? []) };
  if (owner.type !== "ObjectProperty")
    return fixShape({ ...place, as: "member", move: moveOf(owner, text) }, change);
  const [outer = "", inner] = change.to?.split(".") ?? [];
  if (inner === undefined) {
    const value = writtenValue(text, owner.value);
    return fixShape({ ...place, as: "key", isShort: owner.shorthand, value }, change);
  }
  // `{ details }` becomes `{ data: { details } }`.
  if (place.siblings.includes(outer)) return fixByHand(`${outer} is taken apart beside it`);
  const { start, end } = rangeOf(owner);
  return fixBy({ start, end: start, text: `${outer}: { ` }, { start: end, end, text: " }" });
}
