import { type Bundle, type Node, target, walk } from "./document.ts";
import { markOf } from "./marks.ts";

/**
 * A copy of a bundle whose descriptions also have the marks: each becomes the last paragraph of the description beside it, for readers
 * of types and pages.
 */
export function withAssumptions(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  walk(copy, (node) => {
    if (markOf(node)) node.description = text(bundle, node);
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

/** The full description of a node: its own or that of the node it refers to, then the marks of both. */
function text(bundle: Bundle, node: Node): string {
  const referred = target(bundle, node);
  const parts = [node.description ?? referred?.description, sentence(node), referred && sentence(referred)];
  return parts
    .filter((part) => typeof part === "string")
    .map((part) => part.trim())
    .join("\n\n");
}

function sentence(node: Node): string | undefined {
  const mark = markOf(node);
  return mark && `**${titles[mark.name]}:** ${mark.text}`;
}

const titles = {
  "x-assumed": "Assumed",
  "x-assumed-content": "Content assumed",
  "x-assumed-detail": "Detail assumed",
  "x-observed": "Observed",
};
