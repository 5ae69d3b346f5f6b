import type { Recipe, Step } from "./recipe.ts";
import { recipes } from "./recipes/index.ts";

/** A recipe as it was made. */
export interface Walk {
  recipe: Recipe;
  /** What is said when all steps are made: nothing, if the recipe is right. */
  whole: string[];
  /** What is said without each of its steps, by the number of the step. */
  forgotten: string[][];
}

/** How many of the sentences that a forgotten step causes are shown. */
const SHOWN = 3;

/** The record of a walk in Markdown. */
export function writeRecord({ recipe: { title, example, steps }, whole, forgotten }: Walk): string {
  const edited = new Set(steps.flatMap(({ files = {} }) => Object.keys(files)));
  const rows = steps.map(
    (step, index) => `| ${index + 1}. ${step.what} | ${places(step)} | ${says(forgotten[index] ?? [])} |`,
  );
  return `# ${title}

${example} ${edited.size} ${edited.size === 1 ? "file is" : "files are"} edited by hand.

| Step | Where | Who forgets it, reads |
|---|---|---|
${rows.join("\n")}
| With all steps | | ${whole.length === 0 ? "Nothing." : says(whole)} |

Recorded by \`npm run test:recipes -- --write\`.
`;
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
