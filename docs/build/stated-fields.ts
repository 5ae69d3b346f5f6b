import { type Bundle, type Node, target } from "../../scripts/lib/openapi/document.ts";
import { type Mark, markOf, standingOf } from "../../scripts/lib/openapi/marks.ts";
import { standingWords } from "./standing.ts";

/**
 * Says in the description of each stated field that it is, for Redoc. A schema that is used below stated and below assumed fields gets a
 * copy for the latter.
 */
export function markStatedFields(bundle: Bundle): void {
  const { schemas } = bundle.components;
  const named = Object.keys(schemas);
  const originals = { ...schemas };
  for (const name of named) schemas[name] = inside(originals[name] as Node, false);

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
    const marks = marksIn(bundle, field);
    const words = standingWords({ standing: standingOf(marks, isAssumed).status, marks });
    const described = inside(field, isAssumed);
    if (words === "") return described;
    const description = field.description ?? target(bundle, field)?.description ?? "";
    return { ...described, description: `${description}\n\n**${words}**`.trim() };
  }

  function assumedCopy($ref: string): string {
    const name = $ref.split("/").at(-1) ?? "";
    const copy = `${name}-assumed`;
    if (named.includes(name) && !schemas[copy]) {
      // Redoc shows the title; the copy is not finished when a schema contains itself.
      schemas[copy] = { title: name };
      schemas[copy] = { ...inside(originals[name] as Node, true), title: name };
    }
    return schemas[copy] ? $ref.replace(name, copy) : $ref;
  }
}

/** The marks of a field: its own, those of what it refers to, and those of its alternatives as details. */
function marksIn(bundle: Bundle, field: Node): Mark[] {
  const referred = target(bundle, field);
  const own = [markOf(field) ?? [], (referred && markOf(referred)) ?? []].flat();
  const alternatives = ([field, referred ?? {}] as Node[]).flatMap((node) =>
    [node.anyOf ?? [], node.items ?? []].flat(),
  );
  const details = alternatives.flatMap((part) => markOf(part as Node) ?? []);
  return [...own, ...details.map((mark): Mark => ({ ...mark, extent: "detail" }))];
}
