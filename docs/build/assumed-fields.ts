import { type Bundle, type Node, target } from "../../scripts/lib/openapi/document.ts";
import { markOf, standingOf } from "../../scripts/lib/openapi/marks.ts";

/**
 * Says in the description of each field below an assumed one that it is assumed with it, because Redoc shows a mark only where it stands.
 * A schema that is used below stated and below assumed fields gets a copy for the latter.
 */
export function markAssumedFields(bundle: Bundle): void {
  const { schemas } = bundle.components;
  const named = Object.keys(schemas);
  for (const name of named) schemas[name] = inside(schemas[name] as Node, false);

  function inside(node: Node, isAssumed: boolean): Node {
    const mark = markOf(node);
    const { isAssumedBelow } = standingOf(mark ? [mark] : [], isAssumed);
    const members = Object.entries(node).map(([key, value]) => {
      if (key === "$ref") return [key, isAssumedBelow ? assumedCopy(String(value)) : value];
      if (key === "items") return [key, inside(value as Node, isAssumedBelow)];
      if (/^(any|all|one)Of$/.test(key)) return [key, (value as Node[]).map((part) => inside(part, isAssumedBelow))];
      if (key !== "properties") return [key, value];
      const fields = Object.entries(value as Record<string, Node>);
      return [key, Object.fromEntries(fields.map(([name, field]) => [name, fieldIn(field, isAssumedBelow)]))];
    });
    return Object.fromEntries(members);
  }

  function fieldIn(field: Node, isAssumed: boolean): Node {
    const described = inside(field, isAssumed);
    if (!isAssumed || markOf(field)?.extent === "place") return described;
    const description = field.description ?? target(bundle, field)?.description ?? "";
    return { ...described, description: `${description}\n\n**Assumed** with the field around it.`.trim() };
  }

  function assumedCopy($ref: string): string {
    const name = $ref.split("/").at(-1) ?? "";
    const copy = `${name}-assumed`;
    if (named.includes(name) && !schemas[copy]) {
      // Redoc shows the title; the copy is not finished when a schema contains itself.
      schemas[copy] = { title: name };
      schemas[copy] = { ...inside(schemas[name] as Node, true), title: name };
    }
    return schemas[copy] ? $ref.replace(name, copy) : $ref;
  }
}
