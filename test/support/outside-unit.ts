import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** An import with which a test starts a server, a browser, another process or a compiler. */
const STARTS =
  /^import (?!type\b)[^;]* from "(?:node:(?:child_process|https?|http2)|@data-validation\/mock\/(?:node|internal\/node\/serve)|[./]*support\/(?:browser|compile|execute|listen)\.ts|\.\.\/generators\/run\.ts)";/m;

/** Rooms that build a site, or start commands through modules of their own. */
const ROOMS = /^test\/(?:cli|contract|docs|lint)\//;

/** Tests that take seconds. */
const slow = [
  "test/client/translate.test.ts",
  "test/client/validators.test.ts",
  "test/generate/documents.test.ts",
  "test/specification/9-versioning.test.ts",
  "test/specification/completeness.test.ts",
];

/** The tests that npm run suite -- unit leaves out: it takes seconds. */
export function outsideUnit(): string[] {
  return globSync("test/**/*.test.ts", {
    cwd: root,
    exclude: (name) => name.endsWith("node_modules"),
  })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => ROOMS.test(file) || slow.includes(file) || isStarting(file));
}

function isStarting(file: string): boolean {
  return STARTS.test(readFileSync(join(root, file), "utf8"));
}
