// Loaded before the scripts, because an old Node only reports an unknown extension .ts. npm ci
// installs Node 24, except with --ignore-scripts.
import module from "node:module";
import { fileURLToPath } from "node:url";

if (!process.features.typescript) {
  console.error(
    `The scripts need Node 22.18 or newer, and this is ${process.version}. Install one, or run npm ci without --ignore-scripts: it brings Node 24 along.`,
  );
  process.exit(1);
}

// Scripts and tools start in a third less time with code that an earlier run compiled.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL("../../node_modules/.cache/node", import.meta.url),
);
module.enableCompileCache?.(process.env.NODE_COMPILE_CACHE);
