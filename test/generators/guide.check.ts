import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
import root from "../../package.json" with { type: "json" };
import { reasonToSkip } from "../support/missing-tools.ts";
import { hostFiles } from "../support/static-host.ts";
import manifest from "../tools/package.json" with { type: "json" };
import { compileTypeScript, emptyFolder, missingCommands, runCommand, toolsFolder } from "./run.ts";
import { expectListed } from "./tools.ts";

/** A file that the guide shows: a command, a setting or a program. */
interface Shown {
  file: string;
  code: string;
}

const PROFILES = "docs/samples/profiles";
const tools = readdirSync(PROFILES);
/** The API's address in the guide, which the mock replaces. */
const API = "https://api.data-validation.example";

interface Generator {
  /** Its name on the page of tools. */
  name: string;
  /**
   * Compiles the program with the generator's output, and returns the command that runs it;
   * TypeScript by default.
   */
  compile?(project: string): Promise<string[]>;
  /** What a machine without the compiler lacks. */
  needs?: string[][];
}

const jsonNet = "/usr/lib/cli/Newtonsoft.Json-5.0";

const generators: Record<string, Generator> = {
  "openapi-typescript": { name: "openapi-typescript" },
  "hey-api": { name: "@hey-api/openapi-ts" },
  orval: { name: "orval" },
  "swagger-typescript-api": { name: "swagger-typescript-api" },
  "openapi-zod-client": { name: "openapi-zod-client", compile: compileWithZod3 },
  quicktype: {
    name: "quicktype, C#",
    compile: compileCSharp,
    needs: [
      ["mcs", "--version"],
      ["test", "-d", jsonNet],
    ],
  },
};

/** The other tools of the page have zod 4. */
function compileWithZod3(project: string): Promise<string[]> {
  const modules = join(project, "node_modules");
  if (!existsSync(modules))
    symlinkSync(join(toolsFolder, "node_modules/openapi-zod-client/node_modules"), modules);
  return compileTypeScript(project);
}

async function compileCSharp(project: string): Promise<string[]> {
  const references = ["System.Net.Http", join(jsonNet, "Newtonsoft.Json.dll")].map(
    (name) => `-r:${name}`,
  );
  await runCommand("mcs", [...references, "-out:call.exe", "Api.cs", "Call.cs"], { cwd: project });
  return ["env", `MONO_PATH=${jsonNet}`, "mono", join(project, "call.exe")];
}

const mock = await serveMock();
const host = await hostFiles("generated");
afterAll(async () => {
  await mock.close();
  await host.close();
});

test("The guide has commands for each generator that is tried", () => {
  expect(tools).toEqual(Object.keys(generators).toSorted());
});

const pairs = tools.flatMap((tool) => versions.map((version) => ({ tool, version })));

test.for(pairs)(
  "The commands of the guide for $tool make a client that calls $version",
  async ({ tool, version }, { skip }) => {
    const { name, needs = [], compile = compileTypeScript } = generators[tool] as Generator;
    const reason = reasonToSkip(await missingCommands(needs));
    skip(reason !== undefined, reason);
    const project = emptyFolder("guide", `${tool}-${version}`);
    const samples = programOf(tool, version);
    await generate(project, samples);
    const [program = "", ...args] = await compile(project);
    const behaviour = await callMock(version, (key) =>
      runCommand(program, args, { env: { ...process.env, DATA_VALIDATION_KEY: key } }),
    );
    // An enum of 2.0 is an open list.
    if (version !== currentVersion) return;
    const { file, code } = samples.find((shown) => shown.code.includes("cceptFreemails")) as Shown;
    writeFileSync(join(project, file), withWrongEnum(code));
    const finding = await compile(project).then(() => "", String);
    const hasEnum = /"e999"' is not assignable|`string' to `DataValidation.NumberFormat/.test(
      finding,
    );
    const yes = (is: boolean) => (is ? "yes" : "no");
    const sendsVersion = code.includes("api-version") ? "set it" : "yes";
    // A cast states a fact that the compiler cannot infer.
    expectListed(name, [
      yes(behaviour.hasOptions),
      sendsVersion,
      yes(behaviour.hasRetried),
      yes(!code.includes(" as ")),
      yes(hasEnum),
    ]);
  },
);

/** The files that the guide shows for a generator, for a version and the mock. */
function programOf(tool: string, version: string): Shown[] {
  return readdirSync(join(PROFILES, tool)).map((file) => {
    const code = readFileSync(join(PROFILES, tool, file), "utf8")
      .replaceAll(root.homepage, host.url)
      // The guide's replacements for another version, and the mock instead of the service.
      .replaceAll(currentVersion, version)
      .replaceAll(API, mock.url);
    return { file, code };
  });
}

/** Calls the mock with a program of the guide, and returns what the page of tools lists of it. */
async function callMock(version: string, call: (key: string) => Promise<string>) {
  mock.reset();
  expect(await call("any-key")).toBe("invalidWithCorrection\n");
  expect(mock.requests()).toMatchObject([
    { path: "/email/validate", version, response: { status: 200 } },
  ]);
  const body = JSON.stringify(mock.requests()[0]?.body);
  const hasOptions = body.includes('"options":{"acceptFreemails":true}');
  expect(await call("test-refused")).toBe("AUTH\n");
  mock.reset();
  await mock.respond("/email/validate", { status: 503, times: 1 });
  await call("any-key");
  return { hasOptions, hasRetried: mock.requests().length > 1 };
}

/** The program with a call of another operation, whose option has a value that its enum lacks. */
function withWrongEnum(code: string): string {
  return code
    .replaceAll(/email(?=[./]|Validate)/g, "phone")
    .replaceAll("EmailValidate", "PhoneValidate")
    .replace(/email: "[^"]+"/, 'numberFull: "607 123 456"')
    .replace(/Email = "[^"]+"/, 'NumberFull = "607 123 456"')
    .replace("acceptFreemails: true", 'numberFormat: "e999"')
    .replace("AcceptFreemails = true", 'NumberFormat = "e999"');
}

/** Runs the commands of a generator, and writes its program beside their output. */
async function generate(project: string, samples: Shown[]): Promise<void> {
  writeFileSync(
    join(project, "package.json"),
    '{ "name": "shop", "private": true, "type": "module" }',
  );
  for (const { file, code } of samples) writeFileSync(join(project, file), code);
  const commands = samples
    .filter(({ file }) => file === "generate.sh")
    .flatMap(({ code }) => code.trim().split("\n"));
  for (const line of commands) await command(line, project);
}

/**
 * Runs a command of the guide. What it installs is in a lock file of this repository, and so it is
 * there already.
 */
async function command(line: string, project: string): Promise<void> {
  const [, names] = /^npm install (?:--save-dev )?(.+)$/.exec(line) ?? [];
  if (names === undefined) return void (await runCommand("sh", ["-c", line], { cwd: project }));
  const installed = Object.keys({ ...manifest.devDependencies, ...root.devDependencies });
  const known = [...installed, "openapi-fetch", "@zodios/core", "axios", "zod@3"];
  expect(names.split(" ").filter((name) => !known.includes(name))).toEqual([]);
}
