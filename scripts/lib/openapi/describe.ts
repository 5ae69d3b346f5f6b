import { type Bundle, type Node, target, walk } from "./document.ts";

/**
 * A copy of a bundle whose descriptions also say what is assumed, and what was observed: each `x-assumed` and `x-observed` becomes the
 * last paragraph of the description beside it, so that readers of types and pages see the mark where they read about the field.
 */
export function withAssumptions(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  walk(copy, (node) => {
    if (markOf(node) !== undefined) node.description = text(bundle, node);
  });
  return copy;
}

/** A copy of a bundle in which a reference to a schema has that schema's description and default, as a field of its own would. */
export function withDescribedReferences(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  walk(copy, (node) => {
    if (!String(node.$ref).startsWith("#/components/schemas/")) return;
    const { description, default: preset } = target(bundle, node) ?? {};
    if (description !== undefined) node.description ??= description;
    if (preset !== undefined) node.default ??= preset;
  });
  return copy;
}

/** What there is to say about a node: its own description or that of the node it refers to, then the marks of both. */
function text(bundle: Bundle, node: Node): string {
  const referred = target(bundle, node);
  const parts = [node.description ?? referred?.description, markOf(node), referred && markOf(referred)];
  return parts
    .filter((part) => typeof part === "string")
    .map((part) => part.trim())
    .join("\n\n");
}

function markOf(node: Node): string | undefined {
  if (typeof node["x-observed"] === "string") return `**Observed:** ${node["x-observed"]}`;
  return typeof node["x-assumed"] === "string" ? `**Assumed:** ${node["x-assumed"]}` : undefined;
}
