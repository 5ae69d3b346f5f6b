import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import { afterAll, describe, expect, test } from "vitest";
import { currentVersion, versions } from "../../generated/versions.ts";
import root from "../../package.json" with { type: "json" };
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { hostFiles } from "../docs/static-host.ts";
import manifest from "../tools/package.json" with { type: "json" };
import { emptyFolder, isInstalled, pythonWith, run, runTypeScript, untypedIn } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A code block of the guide: what it is written in, which tool it belongs to, and the name of the file that it is. */
interface Block {
  language: string;
  tool: string;
  file: string;
  code: string;
}

const guide = readFileSync("docs/content/guides/generate-a-client.md", "utf8");
const tools = [...new Set(blocksOf(guide).map(({ tool }) => tool))];
/** The address of the API in the guide, which the mock stands in for. */
const API = "https://api.data-validation.example";

/** The generators of TypeScript in the guide, and the file that each writes its types to. */
const typed: Record<string, [tool: string, types: string]> = {
  "openapi-typescript": ["openapi-typescript", "src/api.d.ts"],
  "hey-api": ["@hey-api/openapi-ts", "src/api/types.gen.ts"],
  orval: ["orval", "src/api.ts"],
};

const mock = await serveMock();
const host = await hostFiles("generated");
afterAll(async () => {
  await mock.close();
  await host.close();
});

test("The guide has commands for three generators of TypeScript and for two other languages", () => {
  expect(tools).toEqual(["openapi-typescript", "hey-api", "orval", "java", "python"]);
});

describe.each(tools)("The commands of the guide for %s make a client that calls its version", (tool) => {
  const compilers: Record<string, string[]> = {
    java: ["javac", "--version"],
    python: ["python3", "-m", "venv", "--help"],
  };

  test.for(versions)("%s", async (version, { skip }) => {
    const [compiler = "node", ...args] = compilers[tool] ?? ["node", "--version"];
    skip(!(await isInstalled(compiler, ...args)) && !process.env.CI, `There is no ${compiler} on this machine.`);
    const project = emptyFolder("guide", `${tool}-${version}`);
    expect(guide).toContain(root.homepage);
    const own = blocksOf(guide.replaceAll(root.homepage, host.url))
      .filter((block) => block.tool === tool)
      // What the guide says to replace for another version, and the mock in the place of the service.
      .map((block) => ({ ...block, code: block.code.replaceAll(currentVersion, version).replaceAll(API, mock.url) }));

    writeFileSync(join(project, "package.json"), '{ "name": "shop", "private": true, "type": "module" }');
    for (const { file, code } of own) if (file) writeFileSync(join(project, file), code);
    for (const { code } of own.filter(({ language }) => language === "sh")) {
      for (const line of code.split("\n")) await command(line, project);
    }
    expectTyped(project, tool, version);
    mock.reset();
    expect(await callWith(project, tool, own)).toBe("invalidWithCorrection\n");
    expect(mock.requests()).toMatchObject([{ path: "/email/validate", version, response: { status: 200 } }]);
  });
});

function expectTyped(project: string, tool: string, version: string): void {
  const [name, types] = typed[tool] ?? [];
  if (!name || !types) return;
  const untyped = untypedIn(project, types);
  expectListed(name, untyped.length);
  expect(untyped).toEqual([]);
  // 2.0 has to be asked for, and the types say so.
  const header = `"api-version"${version === currentVersion ? "?" : ""}: "${version}"`;
  if (tool === "openapi-typescript") expect(readFileSync(join(project, types), "utf8")).toContain(header);
}

function blocksOf(markdown: string): Block[] {
  return marked.lexer(markdown).flatMap((token) => {
    const [language = "", tool, file = ""] = token.type === "code" ? (token.lang ?? "").split(" ") : [];
    return tool === undefined ? [] : [{ language, tool, file, code: (token as { text: string }).text }];
  });
}

/** Runs a command of the guide. What it installs is in a lock file of this repository, and so it is there already. */
async function command(line: string, project: string): Promise<void> {
  const [, names] = /^npm install (?:--save-dev )?(.+)$/.exec(line) ?? [];
  if (names === undefined) return void (await run("sh", ["-c", line], { cwd: project }));
  const known = { ...manifest.devDependencies, ...root.devDependencies, "openapi-fetch": "" };
  expect(names.split(" ").filter((name) => !(name in known))).toEqual([]);
}

/** Compiles and runs the program of the guide, and returns what it prints. */
async function callWith(project: string, tool: string, own: Block[]): Promise<string> {
  process.env.DATA_VALIDATION_KEY = "any-key";
  if (tool === "java") return run("java", ["-cp", join(project, "classes"), "Check"]);
  if (tool === "python") return run(await pythonWith("httpx"), ["check.py"], { cwd: project });
  const program = own.find(({ language }) => language === "ts")?.code ?? "";
  writeFileSync(join(project, "call.ts"), program);
  return runTypeScript(project, ["call.ts"], ["node"]);
}
