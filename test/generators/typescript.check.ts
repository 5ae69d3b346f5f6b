import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, test } from "vitest";
import { emptyFolder, run } from "./run.ts";

/** Generators of TypeScript clients: the arguments of each, and the file that exports the types. */
const generators = {
  "openapi-ts": {
    args: (bundle: string, out: string) => [
      ...["-i", bundle, "-o", join(out, "client"), "--silent"],
      ...["-p", "@hey-api/client-fetch", "@hey-api/sdk", "@hey-api/typescript", "zod"],
    ],
    types: "./client/types.gen",
  },
  orval: {
    args: (bundle: string, out: string) => [
      ...["--input", bundle, "--output", join(out, "client.ts"), "--client", "fetch"],
    ],
    types: "./client",
  },
  "swagger-typescript-api": {
    args: (bundle: string, out: string) => ["generate", "-p", bundle, "-o", out, "-n", "client.ts", "--silent"],
    types: "./client",
  },
  oazapfts: {
    args: (bundle: string, out: string) => [bundle, join(out, "client.ts")],
    types: "./client",
  },
};

/** Uses the generated types of a version the way that the contract means them, and in a way that it forbids. */
const uses: Record<string, string> = {
  "2.0": `
    export const right: PhoneValidateOptions = { formatNumber: true };
    // @ts-expect-error formatNumber is a boolean
    export const wrong: PhoneValidateOptions = { formatNumber: "e123" };`,
  "2.1": `
    export const right: PhoneValidateOptions = { numberFormat: "e123", correctionMode: "a mode of tomorrow" };
    // @ts-expect-error numberFormat is a closed enum
    export const wrong: PhoneValidateOptions = { numberFormat: "a notation of tomorrow" };`,
};

const binaries = join(import.meta.dirname, "node_modules", ".bin");

describe.each(Object.entries(generators))("%s makes a client that compiles", (name, { args, types }) => {
  test.each(["2.0", "2.1"])("of %s", async (version) => {
    const out = emptyFolder(name, version);
    await run(join(binaries, name), args(`generated/openapi/${version}.json`, out));
    const use = `import type { PhoneValidateOptions } from "${types}";\n${uses[version]}\n`;
    writeFileSync(join(out, "use.ts"), use);
    const files = readdirSync(out, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
    writeFileSync(join(out, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
    await run(join(binaries, "tsc"), ["-p", out]);
  });
});

const compilerOptions = {
  target: "es2022",
  lib: ["es2022", "dom", "dom.iterable"],
  module: "esnext",
  moduleResolution: "bundler",
  noEmit: true,
  strict: true,
  skipLibCheck: true,
  types: [],
};
