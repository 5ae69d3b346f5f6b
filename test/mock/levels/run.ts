// Prints at which level of detail the mock has each field, beside that of the facts.
import { measureLevels } from "./levels.ts";

const rows = await measureLevels();
const line = (cells: (string | number | undefined)[]) =>
  console.log(
    [15, 46, 6, 10].map((width, at) => String(cells[at]).padEnd(width)).join("") + cells[4],
  );
line(["operation", "field", "fact", "level", "mock"]);
for (const { path, field, fact, level, ours } of rows)
  line([path, field, fact, level, ours === level ? "same" : (ours ?? "missing")]);
const alike = rows.filter(({ level, ours }) => level === ours).length;
console.log(`levels alike: ${alike} of ${rows.length}`);
process.exitCode = alike === rows.length ? 0 : 1;
