// Prints how many responses of the mock are as the cases of some files expect, and what differs.
import { fileURLToPath } from "node:url";
import { findDifferences, readCases } from "./outcomes.ts";

const ownFiles = ["comparable.jsonl", "neighbours.jsonl", "people.jsonl"].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
);
const files = process.argv.length > 2 ? process.argv.slice(2) : ownFiles;
for (const file of files) {
  const cases = readCases(file);
  let alike = 0;
  for (const outcomeCase of cases) {
    const differences = await findDifferences(outcomeCase);
    if (differences.length === 0) alike++;
    else
      console.log(
        [
          `${outcomeCase.path} ${JSON.stringify(outcomeCase.request)}`,
          ...differences.map((line) => `  ${line}`),
        ].join("\n"),
      );
  }
  console.log(`${file}: outcomes alike: ${alike} of ${cases.length}`);
  if (alike < cases.length || cases.length === 0) process.exitCode = 1;
}
