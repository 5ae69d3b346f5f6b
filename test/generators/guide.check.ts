import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import { afterAll, describe, expect, test } from "vitest";
import { currentVersion, versions } from "../../generated/versions.ts";
import root from "../../package.json" with { type: "json" };
import { serveMock } from "../../packages/mock/src/node/serve.ts";
import { hostFiles } from "../docs/static-host.ts";
import manifest from "../tools/package.json" with { type: "json" };
import { emptyFolder, run, runTypeScript, untypedIn } from "./run.ts";
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

/** The generators of the guide: their names on the page of tools, the files that they write, and whether the error of a 401 has a type. */
const generators: Record<string, { name: string; types: string; typed401: string }> = {
  "openapi-typescript": { name: "openapi-typescript", types: "src/api.d.ts", typed401: "yes" },
  "hey-api": { name: "@hey-api/openapi-ts", types: "src/api/types.gen.ts", typed401: "yes" },
  orval: { name: "orval", types: "src/api.ts", typed401: "yes" },
  // What it throws is unknown to the compiler: the program says of which type it is.
  "swagger-typescript-api": { name: "swagger-typescript-api", types: "src/api.ts", typed401: "no" },
};

const mock = await serveMock();
const host = await hostFiles("generated");
afterAll(async () => {
  await mock.close();
  await host.close();
});

test("The guide has commands for each generator that is tried", () => {
  expect(tools).toEqual(Object.keys(generators));
});

describe.each(tools)("The commands of the guide for %s make a client that calls its version", (tool) => {
  test.for(versions)("%s", async (version) => {
    const { name, types, typed401 } = generators[tool] as (typeof generators)[string];
    const project = emptyFolder("guide", `${tool}-${version}`);
    expect(guide).toContain(root.homepage);
    const own = blocksOf(guide.replaceAll(root.homepage, host.url))
      .filter((block) => block.tool === tool)
      // What the guide says to replace for another version, and the mock in the place of the service.
      .map((block) => ({ ...block, code: block.code.replaceAll(currentVersion, version).replaceAll(API, mock.url) }));

    await generate(project, own);
    expect(untypedIn(project, types)).toEqual([]);
    // 2.0 has to be asked for, and the types say so.
    const written = readFileSync(join(project, types), "utf8");
    const header = `"api-version"${version === currentVersion ? "?" : ""}: "${version}"`;
    if (tool === "openapi-typescript") expect(written).toContain(header);

    const call = async (key: string) => {
      process.env.DATA_VALIDATION_KEY = key;
      return runTypeScript(project, ["call.ts"], ["node"]);
    };
    mock.reset();
    expect(await call("any-key")).toBe("invalidWithCorrection\n");
    expect(mock.requests()).toMatchObject([{ path: "/email/validate", version, response: { status: 200 } }]);
    expect(await call("test-refused")).toBe("AUTH\n");
    mock.reset();
    await mock.respond("/email/validate", { status: 503, times: 1 });
    await call("any-key");
    const retries = mock.requests().length > 1 ? "yes" : "no";
    const hasEnum = /(["'])raw\1 \| \1national\1 \| \1e123\1 \| \1e164\1|raw: ["']raw["']/.test(
      written.replaceAll(/\s+/g, " "),
    );
    // An enum of 2.0 is an open list.
    if (version === currentVersion) expectListed(name, ["yes", "set it", retries, typed401, hasEnum ? "yes" : "no"]);
  });
});

/** Runs the commands of a generator, and writes its program beside what they make. */
async function generate(project: string, own: Block[]): Promise<void> {
  writeFileSync(join(project, "package.json"), '{ "name": "shop", "private": true, "type": "module" }');
  for (const { file, code } of own) if (file) writeFileSync(join(project, file), code);
  const commands = own.filter(({ language }) => language === "sh").flatMap(({ code }) => code.split("\n"));
  for (const line of commands) await command(line, project);
  writeFileSync(join(project, "call.ts"), own.find(({ language }) => language === "ts")?.code ?? "");
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
