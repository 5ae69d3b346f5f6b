import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const home = join(import.meta.dirname, "../../..");
const ofClient = /guides\/client[^/]*\.md$|README\.md$/;

/** The TypeScript of the client's README and of the site: its place, the code with our sources for the packages, and what it prints. */
export const samples = ["packages/client/README.md", ...globSync("docs/content/**/*.md", { cwd: home }).sort()].flatMap(
  (file) => {
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
  },
);
