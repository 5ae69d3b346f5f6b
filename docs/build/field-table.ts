import { type Field, flat } from "@data-validation/openapi-document/field-tree";
import { table } from "./blocks.ts";
import { presence } from "./field-tree.ts";

export function fieldTable(fields: Field[], options: { in: keyof typeof presence }): string {
  const all = flat(fields);
  const descriptions = new Map(all.map(({ anchor, description }) => [anchor, description]));
  const rows = all.map((field) => {
    const { path, type, required, preset, values, isOpen, limits, forms } = field;
    const { description, standing, sameAs, shared } = field;
    const names = values.map((value) => `\`${value}\``);
    // Some descriptions already list the values.
    const known = names.every((name) => description.includes(name)) ? "" : names.join(", ");
    const isEach = names.length > 1 && preset === JSON.stringify(values);
    // A field that refers to another one has that one's description too.
    const isRepeated = sameAs !== undefined && descriptions.get(sameAs) === description;
    const facts = [
      type,
      required && presence[options.in],
      preset !== undefined && (isEach ? "default: all values" : `default \`${preset}\``),
      known && `one of ${known}`,
      ...limits,
      forms.length > 0 && formsText(forms),
      isOpen && names.length > 0 && "others possible",
      standing,
    ];
    const same = sameAs && `The same fields as \`${sameAs}\`.`;
    const object = shared && `Its fields: [${shared.name}](objects.md#${shared.anchor}).`;
    return [
      `\`${path}\``,
      facts.filter(Boolean).join("; "),
      [!isRepeated && description, same, object].filter(Boolean).join(" "),
    ];
  });
  return table(["Field", "Type", "Meaning"], rows);
}

/** The alternative sets of required fields in words. */
function formsText(forms: string[][]): string {
  const code = (name: string) => `\`${name}\``;
  return forms.every((names) => names.length === 1)
    ? `at least one of ${forms.flat().map(code).join(", ")}`
    : `one of these forms: ${forms.map((names) => names.map(code).join(" and ")).join(", or ")}`;
}
