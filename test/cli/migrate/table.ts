// Prints what the command finds of the corpus and what its snippets do before and after: `npm run suite -- migrate`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveMock } from "../../../packages/mock/src/node/serve.ts";
import { compareBehaviour } from "./behaviour.ts";
import { readCorpus } from "./corpus.ts";
import { measure, type Result } from "./measure.ts";

/** The least share of the places of the API that must be found. */
const LEAST = 0.97;

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
const snippets = readCorpus();
const results: Result[] = [];
for (const snippet of snippets) results.push(await measure(snippet, mkdtempSync(join(folder, "snippet-"))));
const mock = await serveMock();
const runnable = snippets.filter(({ runs }) => runs);
const behaviours = await compareBehaviour(runnable, mkdtempSync(join(folder, "behaviour-")), mock.url);
await mock.close();
rmSync(folder, { recursive: true });

function row(isOf: (family: string) => boolean) {
  const own = results.filter(({ snippet }) => isOf(snippet.family));
  const ran = behaviours.filter(({ snippet }) => isOf(snippet.family));
  const different = ran.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
  const marks = own.flatMap(({ snippet }) => snippet.marks);
  return {
    snippets: own.length,
    places: marks.filter(({ must }) => must !== "leave").length,
    found: own.reduce((sum, { found }) => sum + found, 0),
    edited: own.reduce((sum, { edited }) => sum + edited, 0),
    "edited wrongly": own.filter(({ wrong }) => wrong.length > 0).length,
    "decoys taken": own.flatMap(({ missed }) => missed.filter(({ must }) => must === "leave")).length,
    "second run changes": own.filter(({ isUnstable }) => isUnstable).length,
    run: ran.length,
    "differs unlisted": different.filter(({ listed }) => listed.length === 0).length,
  };
}

const families = [...new Set(snippets.map(({ family }) => family))];
const all = row(() => true);
console.table({ ...Object.fromEntries(families.map((name) => [name, row((family) => family === name)])), all });
for (const { snippet, missed } of results)
  for (const { file, text } of missed) console.log(`not found: ${snippet.family}: ${snippet.title}: ${file}: ${text}`);
const faults = all["edited wrongly"] + all["decoys taken"] + all["second run changes"] + all["differs unlisted"];
process.exitCode = all.found >= LEAST * all.places && faults === 0 ? 0 : 1;
