import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const home = join(import.meta.dirname, "../../..");

/** The pages of the site that are about the client. */
export const pages = globSync("docs/content/guides/client*.md", { cwd: home }).sort();

/** The TypeScript of the client's README and pages: its place, the code with our sources for the packages, and what it prints. */
export const samples = ["packages/client/README.md", ...pages].flatMap((file) => {
  const text = readFileSync(join(home, file), "utf8");
  return [...text.matchAll(/```ts\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)].map(
    ({ index, 1: code = "", 2: output = "" }) => ({
      name: `${basename(file, ".md")}-${text.slice(0, index).split("\n").length}`,
      code: code
        .replaceAll(/"@data-validation\/client\/([\w-]+)"/g, `"${home}/packages/client/src/$1.ts"`)
        .replaceAll(/"@data-validation\/(client|mock)"/g, `"${home}/packages/$1/src/index.ts"`),
      output,
    }),
  );
});
