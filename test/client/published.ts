// npm run suite -- published: the client as a new user gets it, installed by npm from its tarball into an empty project: @arethetypeswrong/cli, every
// TypeScript from 5.4 on with each way to resolve modules, and what it says of each right and wrong call of test/client/types. What this needs is installed into temporary folders.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute } from "../support/execute.ts";
import { report } from "../support/report.ts";
import { beginning, rows, setUp } from "./types/calls.ts";
import { exported, exportedOfExpress } from "./types/exported.ts";

const COMPILERS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"];

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

const calls = rows.flatMap((row) => row.calls);

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "published-"));

/** Every entry that has types of its own, and the calls' set-up. */
const program = `${setUp}
export * as migrate from "ENTRY/migrate";
export * as proxy from "ENTRY/proxy";
`.replaceAll("ENTRY", "@data-validation/client");

try {
  await execute("npm", ["pack", "--workspace", "packages/client", "--pack-destination", folder], { cwd: root });
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
  const attw = join(await install("attw", ["@arethetypeswrong/cli"]), "node_modules/.bin/attw");
  const words = [tarball, "--profile", "strict", "--format", "table-flipped", "--no-color", "--no-emoji"];
  await report("@arethetypeswrong/cli, every profile", () => execute(attw, words));
  for (const range of COMPILERS) {
    const packages = [`typescript@${range}`, "@types/node@24", "@types/express@5", tarball];
    const project = await install(`typescript-${range}`, packages);
    await checkResolutions(project, range);
    await report(`TypeScript ${range}, ${calls.length} calls`, () => checkCalls(project));
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function install(name: string, packages: string[]): Promise<string> {
  const project = join(folder, name);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name, private: true, type: "module" }));
  await execute("npm", ["install", "--no-audit", "--no-fund", ...packages], { cwd: project });
  return project;
}

async function checkResolutions(project: string, range: string): Promise<void> {
  for (const { module, moduleResolution, type } of PROJECTS) {
    // TypeScript 7 no longer has the resolution of Node 10, and 6 only if asked not to complain.
    if (moduleResolution === "node10" && Number.parseInt(range, 10) >= 6) continue;
    const home = join(project, `${moduleResolution}-${type}`);
    mkdirSync(home);
    writeFileSync(join(home, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(home, "main.ts"), program);
    writeConfig(home, { module, moduleResolution, types: [] }, ["main.ts"]);
    const compiler = join(project, "node_modules/.bin/tsc");
    const words = ["--project", home, "--pretty", "false"];
    await report(`TypeScript ${range}, ${moduleResolution}, ${type}`, () => execute(compiler, words));
    // The types of Express need a resolution that reads "exports".
    if (moduleResolution === "node10") continue;
    writeFileSync(join(home, "exported.ts"), exported);
    writeFileSync(join(home, "express.ts"), exportedOfExpress);
    const lenient = { skipLibCheck: true, esModuleInterop: true };
    const emitted = { ...lenient, composite: true, noEmit: false, outDir: join(home, "out") };
    writeConfig(home, { module, moduleResolution, types: ["node"], ...emitted }, ["exported.ts", "express.ts"]);
    await report(`TypeScript ${range}, ${moduleResolution}, ${type}, declarations`, () => execute(compiler, words));
  }
}

function writeConfig(home: string, options: object, files: string[]): void {
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files }));
}

/** Compiles every call of the table as a module of its own: each compiles, or does not, as the table says. */
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
  const wrong = calls.filter(({ message }, index) => faulty.has(names[index]) !== (message !== undefined));
  if (wrong.length > 0)
    throw new Error(wrong.map(({ code, message }) => `${message ?? "compiles"}: ${code}`).join("\n"));
}
