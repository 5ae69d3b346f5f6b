import { inCode } from "@data-validation/common/text";
import { flattenFields } from "@data-validation/openapi-document/field-tree";
import type { PageField } from "../contract/page-fields.ts";
import { tableMarkdown } from "./blocks.ts";
import { presenceWords, type TreeOptions } from "./folded-fields.ts";

export function fieldTable(fields: PageField[], options: TreeOptions): string {
  const all = flattenFields(fields);
  const descriptions = new Map(all.map(({ anchor, description }) => [anchor, description]));
  const rows = all.map((field) => {
    const { path, type, required, preset, values, limits, forms } = field;
    const { description, standing, sameAs, shared } = field;
    const names = values.map(inCode);
    // Some descriptions already list the values.
    const unlistedValues = names.every((name) => description.includes(name))
      ? ""
      : names.join(", ");
    // A field that refers to another one has that one's description too.
    const isRepeated = sameAs !== undefined && descriptions.get(sameAs) === description;
    const facts = [
      type,
      required && presenceWords[options.in],
      preset !== undefined && `default ${inCode(preset)}`,
      unlistedValues && `one of ${unlistedValues}`,
      ...limits,
      forms.length > 0 && formsText(forms),
      names.length > 0 && othersText(field),
      standing,
    ];
    const same = sameAs && `The same fields as ${inCode(sameAs)}.`;
    const object = shared && `Its fields: [${shared.name}](objects.md#${shared.anchor}).`;
    const counterpart = counterpartText(field, options);
    return [
      inCode(path),
      facts.filter(Boolean).join("; "),
      [!isRepeated && description, same, object, counterpart].filter(Boolean).join(" "),
    ];
  });
  return tableMarkdown(["Field", "Type", "Meaning"], rows);
}

function formsText(forms: string[][]): string {
  return forms.every((names) => names.length === 1)
    ? `at least one of ${forms.flat().map(inCode).join(", ")}`
    : `one of these forms: ${forms.map((names) => names.map(inCode).join(" and ")).join(", or ")}`;
}

/**
 * Whether a field may have other values than the listed ones. A list of its own shows it by its
 * name.
 */
function othersText({ isOpen, isListed }: PageField): string | false {
  if (isOpen) return "others possible";
  return isListed && "others not allowed";
}

/** The field's counterpart, if the other version has it elsewhere or not at all. */
function counterpartText({ anchor }: PageField, { counterparts }: TreeOptions): string {
  if (!counterparts?.anchors.has(anchor)) return "";
  const { version, anchors } = counterparts;
  const otherAnchor = anchors.get(anchor);
  return otherAnchor === undefined
    ? `Not in ${version}.`
    : `In ${version}: ${inCode(otherAnchor)}.`;
}
