// npm run suite -- published: the client as a new user gets it, installed by npm from its tarball into an empty project: @arethetypeswrong/cli, every
// TypeScript from 5.4 on with each way to resolve modules, and what it says of each right and wrong call of test/client/types. What this needs is installed into temporary folders.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { rows, setUp } from "../types/calls.ts";

const COMPILERS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"];

/** Each way to find a module, and from which kind of module. */
const PROJECTS = [
  { name: "node10", module: "commonjs", moduleResolution: "node10", type: "commonjs" },
  { name: "node16 (CommonJS)", module: "node16", moduleResolution: "node16", type: "commonjs" },
  { name: "node16 (ESM)", module: "node16", moduleResolution: "node16", type: "module" },
  { name: "nodenext", module: "nodenext", moduleResolution: "nodenext", type: "module" },
  { name: "bundler", module: "esnext", moduleResolution: "bundler", type: "module" },
];

const OPTIONS = {
  strict: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  target: "es2022",
  lib: ["es2022", "dom"],
};

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "published-"));
const execute = promisify(execFile);

const program = `
import { createClient, type ResponseBody } from "@data-validation/client";
import { downgradeResponse, upgradeRequest } from "@data-validation/client/migrate";
import { createProxy } from "@data-validation/client/proxy";

const api = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example", retry: { newKey: 60_000 } });

export async function check(): Promise<string | null | undefined> {
  const { data, error } = await api.phone.validate({ numberFull: "1" }, { options: { numberFormat: "e123" } });
  if (error) return error.errors[0]?.type;
  const answer20: ResponseBody<"/phone/validate", "2.0"> = downgradeResponse("/phone/validate", data);
  const { body } = upgradeRequest("/name/validate", { request: { query: { name: "Jana" } } });
  await api.POST("/name/validate", { body });
  // @ts-expect-error It is e164 in 2.1.
  data.result.data.format.international;
  return answer20.result.data.format.international;
}

export const proxy: (request: Request) => Promise<Response> = createProxy({ apiKey: "key", baseUrl: "", authorize: () => true });
`;

try {
  await execute("npm", ["pack", "--workspace", "packages/client", "--pack-destination", folder], { cwd: root });
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
  await checkTypesOfEntries(tarball);
  const results = new Map<string, CompileResults>();
  for (const range of COMPILERS) {
    const project = await install(`typescript-${range}`, [`typescript@${range}`, "@types/node@24", tarball]);
    await checkResolutions(project, range);
    results.set(range, await compileCalls(project));
  }
  printResults(results);
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

async function checkTypesOfEntries(tarball: string): Promise<void> {
  const project = await install("attw", ["@arethetypeswrong/cli"]);
  const words = [tarball, "--profile", "strict", "--format", "table-flipped", "--no-color", "--no-emoji"];
  await report("@arethetypeswrong/cli, every profile", execute(join(project, "node_modules/.bin/attw"), words));
}

async function checkResolutions(project: string, range: string): Promise<void> {
  for (const { name, module, moduleResolution, type } of PROJECTS) {
    // TypeScript 7 no longer has the resolution of Node 10, and 6 only if asked not to complain.
    if (name === "node10" && Number.parseInt(range, 10) >= 6) continue;
    const home = join(project, name.replaceAll(/\W/g, ""));
    mkdirSync(home);
    writeFileSync(join(home, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(home, "main.ts"), program);
    writeConfig(home, { module, moduleResolution, types: [] }, ["main.ts"]);
    const compiler = join(project, "node_modules/.bin/tsc");
    await report(`TypeScript ${range}, ${name}`, execute(compiler, ["--project", home, "--pretty", "false"]));
  }
}

function writeConfig(home: string, options: object, files: string[]): void {
  writeFileSync(join(home, "tsconfig.json"), JSON.stringify({ compilerOptions: { ...OPTIONS, ...options }, files }));
}

/** How many of a statement's calls this compiler judges as the table says, and what it says otherwise. */
type CompileResults = Map<string, { right: number; of: number; wrong: string[] }>;

/** Compiles every call of the table as a module of its own. */
async function compileCalls(project: string): Promise<CompileResults> {
  const home = join(project, "calls");
  mkdirSync(home);
  const beginning = setUp.replace("ENTRY", "@data-validation/client");
  const calls = rows.flatMap(({ statement, compiles, refused }) => [
    ...compiles.map((code) => ({ statement, code, isRefused: false })),
    ...refused.map(([code]) => ({ statement, code, isRefused: true })),
  ]);
  const nameOf = (index: number) => `call${index}.mts`;
  calls.forEach(({ code }, index) => {
    writeFileSync(join(home, nameOf(index)), `${beginning}${code};\n`);
  });
  writeConfig(
    home,
    { module: "nodenext", moduleResolution: "nodenext", types: ["node"] },
    calls.map((_, index) => nameOf(index)),
  );
  const compiler = join(project, "node_modules/.bin/tsc");
  const said = await execute(compiler, ["--project", home, "--pretty", "false"], { maxBuffer: 1e8 }).then(
    ({ stdout }) => stdout,
    ({ stdout }: { stdout: string }) => stdout,
  );
  const faulty = new Set([...said.matchAll(/(call\d+\.mts)\(/g)].map(([, name]) => name));
  const results: CompileResults = new Map();
  calls.forEach(({ statement, code, isRefused }, index) => {
    const result = results.get(statement) ?? { right: 0, of: 0, wrong: [] };
    result.of += 1;
    if (faulty.has(nameOf(index)) === isRefused) result.right += 1;
    else result.wrong.push(`${isRefused ? "compiles" : "is refused"}: ${code}`);
    results.set(statement, result);
  });
  return results;
}

function printResults(all: Map<string, CompileResults>): void {
  const ranges = [...all.keys()];
  console.log(
    `\nCalls that compile, or do not, as the table in test/client/types/calls.ts says, by TypeScript version\n`,
  );
  console.log([...ranges.map((range) => range.padStart(8)), " statement"].join(""));
  for (const { statement } of rows) {
    const cells = ranges.map((range) => all.get(range)?.get(statement));
    console.log([...cells.map((cell) => `${cell?.right}/${cell?.of}`.padStart(8)), ` ${statement}`].join(""));
  }
  const sum = (range: string, key: "right" | "of") =>
    [...(all.get(range)?.values() ?? [])].reduce((total, result) => total + result[key], 0);
  console.log([...ranges.map((range) => `${sum(range, "right")}/${sum(range, "of")}`.padStart(8)), " in all"].join(""));
  for (const range of ranges)
    for (const { wrong } of all.get(range)?.values() ?? [])
      for (const line of wrong) {
        console.log(`TypeScript ${range}: ${line}`);
        process.exitCode = 1;
      }
}

async function report(name: string, running: Promise<unknown>): Promise<void> {
  const fault = await running.then(
    () => undefined,
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  );
  console.log(`${name.padEnd(36)} ${fault === undefined ? "passed" : "FAILED"}`);
  if (fault === undefined) return;
  console.log(fault.trim());
  process.exitCode = 1;
}
