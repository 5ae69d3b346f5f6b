import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { recipes } from "../recipes/recipes/index.ts";
import { inContributing } from "../recipes/record.ts";
import { expectNothingForgotten } from "./nothing-forgotten.ts";

test("CONTRIBUTING.md has the steps of every recipe; npm run test:recipes -- --write puts them there", () => {
  const text = readFileSync("CONTRIBUTING.md", "utf8");
  expect(text).toBe(inContributing(text));
});

test("Every edit of a recipe finds the passage that it is for", () => {
  const lost = Object.values(recipes).flatMap(({ title, steps }) => {
    const copied = steps.flatMap(({ copy }) => (copy ? [copy] : []));
    const origin = (file: string) => copied.reduce((path, [from, to]) => path.replace(to, from), file);
    return steps.flatMap(({ files = {} }) =>
      Object.entries(files).flatMap(([file, edit]) => {
        const path = origin(file);
        try {
          edit(existsSync(path) ? readFileSync(path, "utf8") : "");
          return [];
        } catch (error) {
          return [`The recipe "${title}" no longer fits ${file}. ${(error as Error).message}`];
        }
      }),
    );
  });
  expectNothingForgotten(lost);
});
