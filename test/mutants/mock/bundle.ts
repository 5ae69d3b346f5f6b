import { globSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "esbuild";

/** The tests that mistakes in the mock are tried against: what the specification states of it, and what its own tests do. */
const files = {
  include: ["test/specification/[0-9]*.test.ts", "test/mock/sandbox/*.test.ts", "test/mock/*.test.ts"],
  // These start processes, browsers and other people's servers.
  exclude: /\/(cli|package|readme)\.test\.ts$/,
};

/** What is evaluated anew for every mistake; everything else is loaded once. */
const fresh = ["packages/mock/src", "test/mock", "test/specification"].map((folder) => folder.split("/").join(sep));

const here = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;

/** Makes one module of the mock and its tests, as they are in the working folder; its `load` declares the tests. */
export async function bundleTests(): Promise<URL> {
  const root = process.cwd();
  const tests = files.include
    .flatMap((pattern) => globSync(pattern))
    // What stands in for modules needs Vitest's own loader.
    .filter((file) => !files.exclude.test(file) && !readFileSync(file, "utf8").includes("vi.mock("));
  // Loaded before the first test, so that what happens at loading is not taken for the work of the test that loads it.
  const sources = globSync("packages/mock/src/**/*.ts").filter(
    (file) => !/\.d\.ts$|\/(cli\/|msw|vite|service-worker)/.test(file),
  );
  const entry = [
    'import "./test/support/fixed-seed.ts";',
    ...sources.map((file) => `import "./${file}";`),
    "export async function load(inFile) {",
    ...tests.map((file) => `  await inFile(${JSON.stringify(file)}, () => import("./${file}"));`),
    "}",
  ].join("\n");
  const outfile = join(root, `tests-of-${process.pid}.mjs`);
  await build({
    stdin: { contents: entry, resolveDir: root },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "esnext",
    logLevel: "error",
    outfile,
    plugins: [splitter(root)],
  });
  return pathToFileURL(outfile);
}

/** Takes into the module what is to be evaluated anew, and leaves the rest outside; says where each file was. */
function splitter(root: string): Plugin {
  return {
    name: "splitter",
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /.*/ }, ({ path, resolveDir }) => {
        if (path === "vitest") return { path: here("collector.ts"), external: true };
        // The file itself: some packages give a module for it, which an import of JSON does not take.
        if (!path.startsWith(".") && path.endsWith(".json")) {
          return { path: pathToFileURL(join(root, "node_modules", path)).href, external: true };
        }
        if (!path.startsWith(".")) return { path, external: true };
        const file = resolve(resolveDir, path);
        if (fresh.some((folder) => file.startsWith(join(root, folder)))) return { path: file };
        return { path: pathToFileURL(file).href, external: true };
      });
      onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const text = await readFile(path, "utf8");
        const contents = text
          .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(path).href))
          .replaceAll("import.meta.dirname", JSON.stringify(dirname(path)));
        return { contents, loader: "ts" };
      });
    },
  };
}
