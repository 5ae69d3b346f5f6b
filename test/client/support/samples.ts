import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readSource } from "#docs/build/contract/source.ts";
import { workflowPrograms } from "#docs/build/pages/workflow-pages.ts";
import { typescript } from "#docs/samples/typescript.ts";
import { allBundles } from "../../support/contract-bundles.ts";

const home = join(import.meta.dirname, "../../..");
const ofClient = /guides\/client[^/]*\.md$|README\.md$/;

/**
 * The TypeScript of the client's README and of docs/content: its place, the code with our sources
 * for the packages, and its output.
 */
const written = [
  "packages/client/README.md",
  ...globSync("docs/content/**/*.md", { cwd: home }).sort(),
].flatMap((file) => {
  const text = readFileSync(join(home, file), "utf8");
  return [...text.matchAll(/```ts\n(.*?)```\n(?:\n```text\n(.*?)```)?/gs)].map(
    ({ index, 1: code = "", 2: output = "" }) => ({
      name: `${basename(file, ".md")}-${text.slice(0, index).split("\n").length}`,
      /** Whether it is about the client, and is run. */
      isRun: ofClient.test(file),
      code: code
        .replaceAll(/"@data-validation\/client\/([\w-]+)"/g, `"${home}/packages/client/src/$1.ts"`)
        .replaceAll('"@data-validation/mock/node"', `"${home}/packages/mock/src/node/index.ts"`)
        .replaceAll(/"@data-validation\/mock\/(\w+)"/g, `"${home}/packages/mock/src/$1.ts"`)
        .replaceAll(/"@data-validation\/(client|mock)"/g, `"${home}/packages/$1/src/index.ts"`),
      output,
    }),
  );
});

/** The programs that the pages of the workflows have. */
const workflowSamples = [...workflowPrograms(readSource(allBundles()))].map(([name, program]) => ({
  name,
  isRun: false,
  code: typescript
    .writeProgram(program)
    .replace("@data-validation/client", `${home}/packages/client/src/index.ts`),
  output: "",
}));

export const documentedSamples = [...written, ...workflowSamples];
