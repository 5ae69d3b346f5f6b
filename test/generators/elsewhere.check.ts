import { cpSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { marked } from "marked";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { clientsSection } from "../../docs/build/clients.ts";
import { currentVersion, versions } from "../../generated/versions.ts";
import root from "../../package.json" with { type: "json" };
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { type BuiltSite, buildSite } from "../docs/site.ts";
import { hostFiles, type StaticHost } from "../docs/static-host.ts";
import { installPacked, type Project } from "../support/pack.ts";
import manifest from "../tools/package.json" with { type: "json" };
import { compilerOptions } from "./compiler-options.ts";
import { emptyFolder, isInstalled, run, toolsFolder } from "./run.ts";

/** A code block of the text: what it is written in, which tool it belongs to, and the name of the file that it is. */
interface Block {
  language: string;
  tool: string;
  file: string;
  code: string;
}

/** The address of the API in the text, which the mock stands in for. */
const API = "https://api.data-validation.example";

let mock: MockServer;
let contract: Project;
let site: BuiltSite;
let host: StaticHost;

beforeAll(async () => {
  mock = await serveMock();
  contract = installPacked("contract");
  site = await buildSite();
  host = await hostFiles(site.folder);
});
afterAll(async () => {
  await mock.close();
  await host.close();
  rmSync(contract.folder, { recursive: true });
});

const tools = [...new Set(blocksOf(clientsSection()).map(({ tool }) => tool))];

test("the README tells it for five generators, one of them of another language", () => {
  expect(tools).toEqual(["openapi-typescript", "hey-api", "orval", "kubb", "java"]);
});

describe.each(tools)("what the texts say of %s makes a client that calls its version", async (tool) => {
  const hasJava = await isInstalled("javac", "--version");
  if (!hasJava && process.env.CI) throw new Error("There is no javac on this machine.");
  const skip = tool === "java" && !hasJava;

  test.skipIf(skip).each(versions)("%s, from the package that is installed", async (version) => {
    const project = emptyFolder("elsewhere", `${tool}-package-${version}`);
    const installed = join(project, "node_modules/@data-validation/contract");
    cpSync(contract.installed, installed, { recursive: true });
    await follow(project, blocksOf(clientsSection()), tool, version);
  });

  test.skipIf(skip).each(versions)("%s, from the address of the site", async (version) => {
    const project = emptyFolder("elsewhere", `${tool}-site-${version}`);
    const page = site.read("guides/generate-a-client.md");
    expect(page).toContain(root.homepage);
    const blocks = blocksOf(page.replaceAll(root.homepage, host.url));
    expect(JSON.stringify(blocks)).not.toContain("/contract/");
    await follow(project, blocks, tool, version);
  });
});

/** The code blocks of a text. */
function blocksOf(markdown: string): Block[] {
  return marked.lexer(markdown).flatMap((token) => {
    const [language = "", tool, file = ""] = token.type === "code" ? (token.lang ?? "").split(" ") : [];
    return tool === undefined ? [] : [{ language, tool, file, code: (token as { text: string }).text }];
  });
}

/** Does in a project what the text says, as it is written there, and looks at what the mock was called with. */
async function follow(project: string, blocks: Block[], tool: string, version: string): Promise<void> {
  const own = blocks
    .filter((block) => block.tool === tool)
    // What the text tells to write for another version, and the mock in the place of the service.
    .map((block) => ({ ...block, code: block.code.replaceAll(currentVersion, version).replaceAll(API, mock.url) }));
  writeFileSync(join(project, "package.json"), '{ "name": "shop", "private": true, "type": "module" }');
  for (const { file, code } of own) if (file) writeFileSync(join(project, file), code);
  for (const { code } of own.filter(({ language }) => language === "sh")) {
    for (const line of code.split("\n")) await command(line, project);
  }
  mock.reset();
  expect(await callWith(project, own)).toBe("invalidWithCorrection\n");
  expect(mock.requests()).toMatchObject([{ path: "/email/validate", version, answer: { status: 200 } }]);
}

/** Runs a command of the text. What it installs is in this folder's lock file, and so it is there already. */
async function command(line: string, project: string): Promise<void> {
  const [, names] = /^npm install (?:--save-dev )?(.+)$/.exec(line) ?? [];
  if (names === undefined) return void (await run("sh", ["-c", line], { cwd: project }));
  const known = {
    ...manifest.devDependencies,
    ...root.devDependencies,
    "openapi-fetch": "",
    "@data-validation/contract": "",
  };
  expect(names.split(" ").filter((name) => !(name in known))).toEqual([]);
}

/** Compiles and runs the program of the text, and gives what it prints. */
async function callWith(project: string, own: Block[]): Promise<string> {
  process.env.DATA_VALIDATION_KEY = "any-key";
  if (own.some(({ language }) => language === "java")) return run("java", ["-cp", join(project, "classes"), "Check"]);
  const program = own.find(({ language }) => language === "ts")?.code ?? "";
  writeFileSync(join(project, "call.ts"), program);
  writeFileSync(
    join(project, "tsconfig.json"),
    JSON.stringify({ compilerOptions: { ...compilerOptions, types: ["node"] }, files: ["call.ts"] }),
  );
  await run(join(toolsFolder, "node_modules/.bin/tsc"), ["-p", project]);
  const outfile = join(project, "call.mjs");
  await build({ entryPoints: [join(project, "call.ts")], outfile, bundle: true, format: "esm", platform: "node" });
  return run(process.execPath, [outfile]);
}
