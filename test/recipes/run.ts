// npm run test:recipes: makes the changes of ./recipes/ in copies of the project, whole and with each step left out, and shows what says so.
// With names of recipes behind it, those alone; with --write, the record goes to ./walks/, and the steps to CONTRIBUTING.md.
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import PQueue from "p-queue";
import type { Step } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";
import { inContributing, writeRecord } from "./record.ts";
import { Workplace } from "./workplace.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
const chosen = Object.entries(recipes).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new Error(`There is no such recipe. There are: ${Object.keys(recipes).join(", ")}.`);

/** The tests that say what was forgotten. */
const completeness = [
  // The recipes fit the project as it was before their edits.
  ...globSync("test/completeness/*.test.ts").filter((file) => !file.endsWith("recipes.test.ts")),
  "test/generate/examples.test.ts",
];
/** Whether the artifacts are fresh: only who forgets to make them can break it. */
const fresh = "test/generate/stale.test.ts";
/** What a change that is complete must leave without a word as well. */
const others = [fresh, "test/specification", "test/client/migrate/translate.test.ts"];

const walks = join(import.meta.dirname, "walks");
mkdirSync(walks, { recursive: true });

/** Each walk is a compiler or several tests at a time. */
const queue = new PQueue({ concurrency: availableParallelism() });
let isGood = true;
for (const [name, recipe] of chosen) {
  console.log(`\n${recipe.title}\n`);
  const [whole = [], ...forgotten] = await queue.addAll([
    () => walk(recipe.steps, [...completeness, ...others]),
    ...recipe.steps.map((step) => () => {
      const tests = [...completeness, ...(step.seenBy ?? []), ...(step.run === undefined ? [] : [fresh])];
      return walk(
        recipe.steps.filter((other) => other !== step),
        tests,
      );
    }),
  ]);
  console.log(`  all steps: ${whole.length === 0 ? "nobody has anything to say" : list(whole)}`);
  for (const [index, said] of forgotten.entries()) {
    console.log(`  without "${recipe.steps[index]?.what}": ${said.length === 0 ? "nobody notices" : list(said)}`);
  }
  if (whole.length > 0 || forgotten.some((said) => said.length === 0)) isGood = false;
  if (values.write) writeFileSync(join(walks, `${name}.md`), writeRecord({ recipe, whole, forgotten }));
}
if (values.write) writeFileSync("CONTRIBUTING.md", inContributing(readFileSync("CONTRIBUTING.md", "utf8")));
if (!isGood) process.exitCode = 1;

/** What is said after some of a recipe's steps, by the scripts that they run or else by the compiler and tests. */
async function walk(steps: Step[], tests: string[]): Promise<string[]> {
  const workplace = new Workplace();
  try {
    const refused = await workplace.make(steps);
    return refused.length > 0 ? refused : await check(workplace, tests);
  } finally {
    workplace.remove();
  }
}

function list(said: string[]): string {
  return `${said.length} sentences\n${said
    .slice(0, 3)
    .map((line) => `    ${line}`)
    .join("\n")}`;
}

/** The compiler is asked first: what it has to say makes the tests unnecessary. */
async function check(workplace: Workplace, tests: string[]): Promise<string[]> {
  const said = await workplace.compile();
  return said.length > 0 ? said : workplace.test(tests);
}
