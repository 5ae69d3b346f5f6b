import {
  type ContentOf,
  eitherShape,
  listShape,
  mapShape,
  rowShape,
  type TableShape,
} from "@data-validation/tooling/table";
import { applyEdits } from "./apply-edits.ts";
import { editShape, editShapes, type ServerEdit } from "./edit.ts";
import type { ServerChange } from "./server.ts";

const each: TableShape<unknown[]> = { type: "array", minItems: 1 };

/**
 * The servers of a table, by their behaviour. `$1` and `$2` are placeholders for the words of each
 * row of `each`.
 */
export const editListShape = mapShape(
  eitherShape(rowShape({}, { ...editShapes, each }), listShape(editShape)),
);

type EditList = ContentOf<typeof editListShape>;

/** The behaviour of each server of a list, and what makes it of another server. */
export function changesOf(list: EditList): { does: string; change: ServerChange }[] {
  return Object.entries(list).flatMap(([does, entry]) => {
    const { each = [[]], ...edit } = Array.isArray(entry) ? {} : entry;
    const edits = Array.isArray(entry) ? entry : [edit];
    return each.map((row) => {
      const words = [row].flat();
      return {
        does: String(fillIn(does, words)),
        change: applyEdits(fillIn(edits, words) as ServerEdit[]),
      };
    });
  });
}

/** A value with words for its placeholders; one that is only a placeholder is the word itself. */
function fillIn(value: unknown, words: unknown[]): unknown {
  if (Array.isArray(value)) return value.map((item) => fillIn(item, words));
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [fillIn(name, words), fillIn(inner, words)]),
    );
  if (typeof value !== "string") return value;
  const whole = words.findIndex((_, index) => value === `$${index + 1}`);
  if (whole !== -1) return words[whole];
  return value.replace(/\$(\d)/g, (name, number) => String(words[number - 1] ?? name));
}
