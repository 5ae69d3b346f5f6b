import { differences, readCases } from "./people.ts";

/** Prints how many cases of people are alike: those of people.jsonl, or of the files that are named. */
const files = process.argv.slice(2);
const cases = files.length === 0 ? readCases() : files.flatMap((file) => readCases(file));
let alike = 0;
for (const people of cases) {
  const found = await differences(people);
  if (found.length === 0) alike += 1;
  else console.log(`${people.path} ${JSON.stringify(people.request.query)}: ${found.join("; ")}`);
}
console.log(`people alike: ${alike} of ${cases.length}`);
process.exitCode = alike === cases.length ? 0 : 1;
