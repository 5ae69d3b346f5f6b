// npm run suite -- published: the client as a new user gets it, installed by npm from its tarball
// into an empty project. Checked by @arethetypeswrong/cli and by every TypeScript from 5.4 on, or
// by the named ones (published 6 7), with each module resolution, on each right and wrong call of
// test/client/types. Tools are installed into temporary folders.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execute } from "../support/execute.ts";
import { newFolder } from "../support/folder.ts";
import { pack } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";
import { beginning, callRows, setUp } from "./types/calls.ts";
import { exported, exportedOfExpress } from "./types/exported.ts";

const named = process.argv.slice(2);
const COMPILERS = named.length > 0 ? named : ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"];

/** Each way to find a module, and from which kind of module. */
const PROJECTS = [
  { module: "commonjs", moduleResolution: "node10", type: "commonjs" },
  { module: "node16", moduleResolution: "node16", type: "commonjs" },
  { module: "node16", moduleResolution: "node16", type: "module" },
  { module: "nodenext", moduleResolution: "nodenext", type: "module" },
  { module: "esnext", moduleResolution: "bundler", type: "module" },
];

const STRICT = { strict: true, noUncheckedIndexedAccess: true };
const OPTIONS = { ...STRICT, noEmit: true, target: "es2022", lib: ["es2022", "dom"] };

const calls = callRows.flatMap((row) => row.calls);

/** Every entry that has types of its own, and the calls' set-up. */
const program = `${setUp}
export * as migrate from "ENTRY/migrate";
export * as proxy from "ENTRY/proxy";
`.replaceAll("ENTRY", "@data-validation/client");

const tarball = pack("client");
const attw = join(await install("@arethetypeswrong/cli"), "node_modules/.bin/attw");
const words = [
  tarball,
  "--profile",
  "strict",
  "--format",
  "table-flipped",
  "--no-color",
  "--no-emoji",
];
await reportRun("@arethetypeswrong/cli, every profile", () => execute(attw, words));
for (const range of COMPILERS) {
  const project = await install(
    `typescript@${range}`,
    "@types/node@24",
    "@types/express@5",
    tarball,
  );
  await checkResolutions(project, range);
  await reportRun(`TypeScript ${range}, ${calls.length} calls`, () => checkCalls(project));
}

async function install(...packages: string[]): Promise<string> {
  const project = newFolder({
    "package.json": JSON.stringify({ name: "shop", private: true, type: "module" }),
  });
  await execute("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: project });
  return project;
}

async function checkResolutions(project: string, range: string): Promise<void> {
  for (const { module, moduleResolution, type } of PROJECTS) {
    // TypeScript 7 no longer supports the resolution of Node 10; version 6 reports it unless
    // silenced.
    if (moduleResolution === "node10" && Number.parseInt(range, 10) >= 6) continue;
    const home = join(project, `${moduleResolution}-${type}`);
    mkdirSync(home);
    writeFileSync(join(home, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(home, "main.ts"), program);
    writeConfig(home, { module, moduleResolution, types: [] }, ["main.ts"]);
    const compiler = join(project, "node_modules/.bin/tsc");
    const words = ["--project", home, "--pretty", "false"];
    await reportRun(`TypeScript ${range}, ${moduleResolution}, ${type}`, () =>
      execute(compiler, words),
    );
    // The types of Express need a resolution that reads "exports".
    if (moduleResolution === "node10") continue;
    writeFileSync(join(home, "exported.ts"), exported);
    writeFileSync(join(home, "express.ts"), exportedOfExpress);
    const lenient = { skipLibCheck: true, esModuleInterop: true };
    const emitted = { ...lenient, composite: true, noEmit: false, outDir: join(home, "out") };
    writeConfig(home, { module, moduleResolution, types: ["node"], ...emitted }, [
      "exported.ts",
      "express.ts",
    ]);
    await reportRun(`TypeScript ${range}, ${moduleResolution}, ${type}, declarations`, () =>
      execute(compiler, words),
    );
  }
}

function writeConfig(home: string, options: object, files: string[]): void {
  writeFileSync(
    join(home, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files }),
  );
}

/**
 * Compiles every call of the table as a module of its own, and compares the result with the table.
 */
async function checkCalls(project: string): Promise<void> {
  const home = join(project, "calls");
  mkdirSync(home);
  writeFileSync(join(home, "setup.mts"), setUp.replaceAll("ENTRY", "@data-validation/client"));
  const names = calls.map(({ code }, index) => {
    writeFileSync(join(home, `call${index}.mts`), `${beginning}${code};\n`);
    return `call${index}.mts`;
  });
  writeConfig(home, { module: "nodenext", moduleResolution: "nodenext", types: ["node"] }, names);
  const compiler = join(project, "node_modules/.bin/tsc");
  const running = execute(compiler, ["--project", home, "--pretty", "false"]);
  const { stdout } = await running.catch((error: { stdout: string }) => error);
  const faulty = new Set([...stdout.matchAll(/(call\d+\.mts)\(/g)].map(([, name]) => name));
  const wrong = calls.filter(
    ({ message }, index) => faulty.has(names[index]) !== (message !== undefined),
  );
  if (wrong.length > 0)
    throw new Error(
      wrong.map(({ code, message }) => `${message ?? "compiles"}: ${code}`).join("\n"),
    );
}
