// npm run test:package: the client as a stranger gets it, installed by npm from its tarball into an empty project: @arethetypeswrong/cli, and
// every TypeScript from 5.4 on with each way to resolve modules. What this needs is installed into temporary folders.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const COMPILERS = ["5.4", "5.5", "5.6", "5.7", "5.8", "5.9", "6", "7"];
const RESOLUTIONS = { node16: "node16", nodenext: "nodenext", bundler: "esnext" };

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "published-"));
const execute = promisify(execFile);

const program = `
import { createClient, type ResponseBody } from "@data-validation/client";
import { downgradeResponse, upgradeRequest } from "@data-validation/client/migrate";
import { createProxy } from "@data-validation/client/proxy";

const api = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example", retry: { newKey: 60_000 } });
const old = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example", version: "2.0" });

export async function check(): Promise<string | null | undefined> {
  const { data, error } = await api.phone.validate({ numberFull: "1" }, { options: { numberFormat: "e123" } });
  if (error) return error.errors[0]?.type;
  const answer20: ResponseBody<"/phone/validate", "2.0"> = downgradeResponse("/phone/validate", data);
  const { data: name } = await old.name.validate({ name: "Jana" }, { options: { smartMode: true } });
  const details = name?.result.details;
  const { body } = upgradeRequest("/name/validate", { request: { query: { name: "Jana" } } });
  const { data: name21 } = await api.POST("/name/validate", { body });
  // @ts-expect-error It is data.details in 2.1.
  name21?.result.details;
  // @ts-expect-error It is correctionMode in 2.1.
  await api.name.validate({ name: "Jana" }, { options: { smartMode: true } });
  // @ts-expect-error It is e164 in 2.1.
  data.result.data.format.international;
  // @ts-expect-error It is numberFull in 2.1.
  await api.POST("/phone/validate", { body: { request: { query: { numberWithPrefix: "1" } } } });
  return details ? answer20.result.data.format.international : data.result.data.country.code;
}

export const proxy: (request: Request) => Promise<Response> = createProxy({ apiKey: "key", baseUrl: "", authorize: () => true });
`;

try {
  await execute("npm", ["pack", "--workspace", "packages/client", "--pack-destination", folder], { cwd: root });
  const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith(".tgz")) ?? "");
  await checkTypesOfEntries(tarball);
  for (const range of COMPILERS) await checkCompiler(tarball, range);
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
  // An ESM package: from CommonJS it is imported dynamically, which is all that node10 and node16-cjs would say.
  const words = [tarball, "--profile", "esm-only", "--format", "table-flipped", "--no-color", "--no-emoji"];
  await report("@arethetypeswrong/cli", execute(join(project, "node_modules/.bin/attw"), words));
}

async function checkCompiler(tarball: string, range: string): Promise<void> {
  const project = await install(`typescript-${range}`, [`typescript@${range}`, tarball]);
  writeFileSync(join(project, "main.ts"), program);
  const compiler = join(project, "node_modules/.bin/tsc");
  const { stdout } = await execute(compiler, ["--version"]);
  for (const [moduleResolution, module] of Object.entries(RESOLUTIONS)) {
    const compilerOptions = {
      strict: true,
      noUncheckedIndexedAccess: true,
      noEmit: true,
      target: "es2022",
      lib: ["es2022", "dom"],
      types: [],
      module,
      moduleResolution,
    };
    writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["main.ts"] }));
    const name = `TypeScript ${stdout.trim().replace("Version ", "")}, ${moduleResolution}`;
    await report(name, execute(compiler, ["--project", project, "--pretty", "false"]));
  }
}

async function report(name: string, running: Promise<unknown>): Promise<void> {
  const fault = await running.then(
    () => undefined,
    ({ stdout, message }: { stdout?: string; message: string }) => stdout || message,
  );
  console.log(`${name.padEnd(28)} ${fault === undefined ? "passed" : "FAILED"}`);
  if (fault === undefined) return;
  console.log(fault.trim());
  process.exitCode = 1;
}
