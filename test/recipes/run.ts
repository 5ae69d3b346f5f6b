// npm run test:recipes: makes the changes of ./recipes/ in copies of the project, whole and with each step left out, and shows what says so.
// With --write, the record goes to README.md beside this file, and the steps to CONTRIBUTING.md.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Step } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";
import { inContributing, type Walk, writeRecord } from "./record.ts";
import { Workplace } from "./workplace.ts";

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: "boolean" } } });
const chosen = Object.entries(recipes).filter(([name]) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new Error(`There is no such recipe. There are: ${Object.keys(recipes).join(", ")}.`);

/** The tests that say what was forgotten; and those that a change which is complete must leave without a word as well. */
const completeness = [
  // The recipes fit the project as it was before their edits.
  ...globSync("test/completeness/*.test.ts").filter((file) => !file.endsWith("recipes.test.ts")),
  "test/generate/examples.test.ts",
  "test/generate/stale.test.ts",
];
const others = ["test/specification", "test/client/migrate/translate.test.ts"];

const walks: Walk[] = [];
let isGood = true;
for (const [name, recipe] of chosen) {
  console.log(`\n${recipe.title}\n`);
  const whole = await walk(recipe.steps, [...completeness, ...others]);
  console.log(
    whole.length === 0 ? "  all steps: the compiler and the tests have nothing to say" : `  all steps: ${list(whole)}`,
  );
  if (whole.length > 0) isGood = false;
  const forgotten: string[][] = [];
  for (const step of recipe.steps) {
    const { seenBy = [] } = step;
    const said = await walk(
      recipe.steps.filter((other) => other !== step),
      [...completeness, ...seenBy],
    );
    console.log(`  without "${step.what}": ${said.length === 0 ? "NOBODY NOTICES" : list(said)}`);
    if (said.length === 0) isGood = false;
    forgotten.push(said);
  }
  walks.push({ name, recipe, forgotten });
}

const record = join(import.meta.dirname, "README.md");
if (values.write && positionals.length === 0) {
  writeFileSync(record, writeRecord(walks));
  writeFileSync("CONTRIBUTING.md", inContributing(readFileSync("CONTRIBUTING.md", "utf8")));
}
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
  return `${said.length} × no\n${said
    .slice(0, 3)
    .map((line) => `    ${line}`)
    .join("\n")}`;
}

/** The compiler is asked first: what it has to say makes the tests unnecessary. */
async function check(workplace: Workplace, tests: string[]): Promise<string[]> {
  const said = await workplace.compile();
  return said.length > 0 ? said : workplace.test(tests);
}
