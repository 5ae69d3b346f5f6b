import {
  type Bundle,
  referenceTarget,
  visitObjects,
} from "@data-validation/openapi-document/document";
import { type MarkName, markOf, marksOf } from "@data-validation/openapi-document/marks";

/** A copy of a bundle whose descriptions end with the marks, for types and pages. */
export function withAssumptions(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  visitObjects(copy, (node) => {
    if (!markOf(node)) return;
    const marks = marksOf(bundle, node).map(({ name, text }) => `**${titles[name]}:** ${text}`);
    const description = node.description ?? referenceTarget(bundle, node)?.description ?? "";
    node.description = [description, ...marks].flatMap((part) => part.trim() || []).join("\n\n");
  });
  return copy;
}

/**
 * A copy of a bundle in which a reference to a schema has that schema's description and default.
 */
export function withDescribedReferences(bundle: Bundle): Bundle {
  const copy = structuredClone(bundle);
  visitObjects(copy, (node) => {
    if (!node.$ref?.startsWith("#/components/schemas/")) return;
    const { description, default: preset } = referenceTarget(bundle, node) ?? {};
    if (description !== undefined) node.description ??= description;
    if (preset !== undefined) node.default ??= preset;
  });
  return copy;
}

const titles = {
  "x-assumed": "Assumed",
  "x-assumed-content": "Content assumed",
  "x-assumed-detail": "Detail assumed",
} satisfies Record<MarkName, string>;
