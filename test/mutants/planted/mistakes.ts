import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  listShape,
  mapShape,
  readTable,
  stringShape,
  textShape,
  tupleShape,
} from "@data-validation/tooling/table";

/** A planted mistake: a text of a file, its replacement, and the promise that it breaks. */
export interface PlantedMistake {
  room: string;
  /** Where it is listed. */
  row: string;
  file: string;
  from: string;
  to: string;
  promise: string;
}

const { content: listed, placeOf } = readTable(
  "test/mutants/planted/planted.yaml",
  mapShape(listShape(tupleShape(textShape, textShape, stringShape, textShape))),
);

export const plantedMistakes: PlantedMistake[] = Object.entries(listed).flatMap(([room, rows]) =>
  rows.map(([file, from, to, promise], index) => {
    const row = placeOf(room, index);
    return { room, row, file, from, to, promise };
  }),
);

/** Plants a mistake in a copy of the repository, and returns what removes it. */
export function plantMistake({ file, from, to }: PlantedMistake, folder: string): () => void {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  if (before.split(from).length !== 2) throw new Error(`${file} does not have once: ${from}`);
  writeFileSync(
    path,
    before.replace(from, () => to),
  );
  return () => writeFileSync(path, before);
}
