import type { Recipe, Step } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";

/** A recipe as it was made: what was said without each of its steps. */
export interface Walk {
  name: string;
  recipe: Recipe;
  /** By the number of the step. */
  forgotten: string[][];
}

/** How many of the sentences that a forgotten step causes are shown. */
const SHOWN = 3;

/** The record of the walks in Markdown. */
export function writeRecord(walks: Walk[]): string {
  const parts = walks.map(({ recipe, forgotten }) => {
    const edited = new Set(recipe.steps.flatMap(({ files = {} }) => Object.keys(files)));
    const rows = recipe.steps.map(
      (step, index) => `| ${index + 1}. ${step.what} | ${places(step)} | ${says(forgotten[index] ?? [])} |`,
    );
    return `## ${recipe.title}

${recipe.example} ${edited.size} ${edited.size === 1 ? "file" : "files"} edited by hand.

| Step | Where | Who forgets it, reads |
|---|---|---|
${rows.join("\n")}
`;
  });
  return `# Recipes, as they were made

Written by \`npm run test:recipes -- --write\`: each change is made in a copy of the project, once with all steps, which leaves the compiler and the
tests without a word, and once without each step. The edits themselves are in [recipes/](recipes).

${parts.join("\n")}`;
}

function places({ files = {}, copy, run }: Step): string {
  const edited = Object.keys(files).map((file) => `\`${file}\``);
  const copied = copy ? [`\`${copy[1]}/\`, copied`] : [];
  return [...copied, ...edited, ...(run ? [`\`npm run ${run}\``] : [])].join("<br>");
}

function says(sentences: string[]): string {
  const shown = sentences
    .slice(0, SHOWN)
    .map((sentence) => shorten(sentence).replaceAll("|", "\\|").replaceAll("<", "&lt;"));
  const more = sentences.length > SHOWN ? [`and ${sentences.length - SHOWN} more`] : [];
  return [...shown, ...more].join("<br>");
}

function shorten(sentence: string): string {
  return sentence.length > 220 ? `${sentence.slice(0, 219)}…` : sentence;
}

/** CONTRIBUTING.md with the steps of the recipes in it, at its end. */
export function inContributing(text: string): string {
  const [before = ""] = text.split("\n### ");
  return `${before.trimEnd()}\n\n${steps()}`;
}

/** The steps of all recipes in Markdown. */
function steps(): string {
  const parts = Object.values(recipes).map(({ title, steps }) => {
    const lines = steps.map(({ what, run }, index) => `${index + 1}. ${what}${run ? `: \`npm run ${run}\`` : ""}.`);
    return `### ${title}\n\n${lines.join("\n")}\n`;
  });
  return parts.join("\n");
}
