// Prints what the command finds of the corpus and what its snippets do before and after: `npm run suite -- migrate`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveMock } from "../../../packages/mock/src/node/serve.ts";
import { type Behaviour, compareBehaviour } from "./behaviour.ts";
import { readCorpus } from "./corpus.ts";
import { measure, type Result } from "./measure.ts";

/** The least share of the places of the API that must be found. */
const LEAST = 0.97;

const folder = mkdtempSync(join(tmpdir(), "migrate-"));
const snippets = readCorpus();
const mock = await serveMock();
const results: Result[] = [];
for (const snippet of snippets) results.push(await measure(snippet, mkdtempSync(join(folder, "snippet-"))));
const behaviours = await compareBehaviour(
  snippets.filter(({ runs }) => runs),
  mkdtempSync(join(folder, "behaviour-")),
  mock.url,
);
await mock.close();
rmSync(folder, { recursive: true });

const isSame = ({ before, after }: Behaviour) => JSON.stringify(before) === JSON.stringify(after);
const share = (found: number, all: number) =>
  all === 0 ? "" : `${found}/${all} ${((found / all) * 100).toFixed(1)} %`;

function row(own: readonly Result[]) {
  const titles = new Set(own.map(({ snippet }) => snippet));
  const marks = own.flatMap(({ snippet }) => snippet.marks);
  const missed = own.flatMap((result) => result.missed);
  const ranks = own.flatMap((result) => result.ranks);
  const of = (must: string) => ({
    all: marks.filter((mark) => mark.must === must).length,
    missed: missed.filter((mark) => mark.must === must).length,
  });
  const shareOf = ({ all, missed: gone }: { all: number; missed: number }) => share(all - gone, all);
  const ran = behaviours.filter(({ snippet }) => titles.has(snippet));
  return {
    snippets: own.length,
    found: share(ranks.length, of("find").all + of("list").all),
    certain: ranks.filter((rank) => rank === "certain").length,
    likely: ranks.filter((rank) => rank === "likely").length,
    possible: ranks.filter((rank) => rank === "possible").length,
    "decoys left": shareOf(of("leave")),
    edited: own.reduce((sum, { edited }) => sum + edited, 0),
    "edited wrongly": own.filter(({ wrong }) => wrong.length > 0).length,
    "second run changes": own.filter(({ isUnstable }) => isUnstable).length,
    "runs the same": share(ran.filter(isSame).length, ran.length),
    "differs unlisted": ran.filter((one) => !isSame(one) && one.listed.length === 0).length,
  };
}

const families = [...new Set(snippets.map(({ family }) => family))];
const rows = Object.fromEntries(
  families.map((family) => [family, row(results.filter(({ snippet }) => snippet.family === family))]),
);
console.table({ ...rows, all: row(results) });

const places = results.flatMap(({ snippet }) => snippet.marks.filter(({ must }) => must !== "leave")).length;
const found = results.flatMap(({ ranks }) => ranks).length;
for (const { snippet, missed, wrong } of results) {
  for (const { file, text } of missed) console.log(`not found: ${snippet.family}: ${snippet.title}: ${file}: ${text}`);
  for (const { name } of wrong) console.log(`edited otherwise: ${snippet.family}: ${snippet.title}: ${name}`);
}
const isGood =
  found / places >= LEAST &&
  results.every(
    ({ isUnstable, wrong, missed }) =>
      !isUnstable && wrong.length === 0 && missed.every(({ must }) => must !== "leave"),
  ) &&
  behaviours.every((one) => isSame(one) || one.listed.length > 0);
process.exitCode = isGood ? 0 : 1;
