// The mock server from its sources, with the plain version of one module: `node test/bench/without.ts batch.ts --port 4010`
import { registerHooks } from "node:module";
import { basename } from "node:path";

const [without = ""] = process.argv.splice(2, 1);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isReplaced = found.url.includes("/packages/mock/src/") && basename(found.url) === without;
    return isReplaced ? { ...found, url: new URL(`plain/${without}`, import.meta.url).href } : found;
  },
});

await import("../../packages/mock/src/cli/main.ts");
