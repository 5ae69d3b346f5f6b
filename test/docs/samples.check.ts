// Runs the samples of the documentation. What they need beside the languages is installed first.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { delimiter, join, resolve } from "node:path";
import { json } from "node:stream/consumers";
import { listVersions } from "@data-validation/contract-files/bundles";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { callOf, operationsOf, readSource } from "#docs/build/contract/source.ts";
import { workflowPrograms } from "#docs/build/pages/workflow-pages.ts";
import { languages } from "#docs/samples/index.ts";
import { mockAddress } from "#docs/samples/sample.ts";
import { isInstalled, pythonWith, runCommand } from "../generators/run.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { execute } from "../support/execute.ts";
import { newFolder } from "../support/folder.ts";
import { listen } from "../support/listen.ts";
import { post } from "../support/post.ts";
import { JACKSON, javaNeeds } from "./jackson.ts";
import { buildSite } from "./site.ts";

/**
 * How a program in each language is started: what has to be on the machine, the name of its file,
 * and the command.
 */
const commands: Record<
  string,
  { needs: string[]; file: string; command: (file: string) => [string, ...string[]] }
> = {
  curl: { needs: ["curl", "--version"], file: "sample.sh", command: (file) => ["bash", file] },
  TypeScript: {
    needs: ["node", "--version"],
    file: "sample.ts",
    command: (file) => [process.execPath, file],
  },
  Python: {
    needs: ["python3", "-m", "venv", "--help"],
    file: "sample.py",
    command: (file) => [python, file],
  },
  PHP: {
    needs: ["php", "-r", "curl_version();"],
    file: "sample.php",
    command: (file) => ["php", file],
  },
  Java: {
    needs: javaNeeds,
    file: "Main.java",
    command: (file) => ["java", "-cp", JACKSON, file],
  },
};

mkdirSync("dist", { recursive: true });
/** Inside of the repository, so that the samples find the client. */
const folder = mkdtempSync("dist/samples-");
const mock = await serveMock();
let python = "python3";

afterAll(async () => {
  await mock.close();
  rmSync(folder, { recursive: true });
});

/** Installs the imports of a language's samples. */
async function prepare(title: string): Promise<void> {
  const { needs: [program = "", ...args] = [] } = commands[title] ?? {};
  if (!(await isInstalled(program, ...args)))
    throw new Error(
      `The samples in ${title} cannot be run: \`${program} ${args.join(" ")}\` fails. Install it, or run those of another language: npm run suite -- samples -t curl`,
    );
  if (title === "Python") python = await pythonWith("requests");
  if (title === "TypeScript") await runCommand(process.execPath, ["scripts/build/client.ts"], {});
}

describe.each(languages)("The samples in $title", ({ title, write, writeProgram }) => {
  const bundles = listVersions().map((version) => bundleOf(version));
  const source = readSource(bundles);
  // The older version differs in a header and in names.
  const operations = [
    ...operationsOf(source, source.current),
    ...operationsOf(source, "2.0").slice(-1),
  ];

  beforeAll(() => prepare(title));

  test.each(operations)(
    "The sample of $path, $version prints the response to its first example",
    async (operation) => {
      const [example] = Object.values(operation.examples);
      const call = { ...callOf(source, operation, example?.value.request), baseUrl: mock.url };
      const printed = JSON.parse(await output(title, write(call)));
      const request = { request: example?.value.request };
      const response = await post(mock.url + operation.path, request, {
        "api-version": operation.version,
      });
      expect(printed).toEqual(await response.json());
    },
  );

  test.each([...workflowPrograms(source)])(
    "A program follows the workflow %s to a valid value",
    async (_, program) => {
      const code = writeProgram({ ...program, baseUrl: mock.url });
      const { result } = JSON.parse(await output(title, code)) as { result: unknown };
      expect(result).toMatchObject({ isValid: true, proposal: "valid" });
    },
  );

  test("A sample sends every character, number and empty object as in the example", async () => {
    const received: unknown[] = [];
    const server = createServer(async (request, response) => {
      received.push(await json(request));
      response
        .writeHead(200, { "content-type": "application/json", "service-api-version": "2.1" })
        .end("{}");
    });
    await using api = await listen(server);
    const code = write({
      baseUrl: api.url,
      version: "2.1",
      path: "/name/validate",
      request: awkward,
    });
    // The response is not one of the API; the sample may fail.
    await output(title, code).catch(() => "");
    expect(received).toEqual([{ request: awkward }]);
  });
});

/** Values that need escaping. */
const awkward = {
  query: {
    name: `O'Neil "Jr." \\ $HOME \`id\` {x} %s`,
    surname: "Kadlecová\n\t年 😀 </script> ''' \"\"\" \\u0041",
  },
  options: { acceptDegrees: true, acceptContext: false, dataSource: ["CZ", "SK"] },
  client: {},
  customId: null,
};

/** Runs a program, and returns its output. */
async function output(title: string, code: string): Promise<string> {
  const { file, command } = commands[title] as (typeof commands)[string];
  const place = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(place, file), code);
  const [program, ...given] = command(join(place, file));
  return runCommand(program, given, { env: { ...process.env, DATA_VALIDATION_KEY: "test" } });
}

describe("A file of the guide about CI", () => {
  const readPipeline = (name: string) => readFileSync(`docs/samples/ci/${name}`, "utf8");
  type Pipeline = ReturnType<typeof parse>;
  const jobs = [
    [
      "github-actions.yml",
      ({ jobs: { test } }: Pipeline) => [test.env, test.steps.map(({ run = "" }) => run)],
    ],
    ["gitlab-ci.yml", ({ test }: Pipeline) => [test.variables, test.script]],
  ] as const;

  test.each(jobs)(
    "%s starts the mock, and the tests after it reach it",
    { timeout: 60_000 },
    async (name, read) => {
      const port = await freePort();
      const [env, lines] = read(
        parse(readPipeline(name).replaceAll(mockAddress, `http://127.0.0.1:${port}`)),
      );
      // Instead of the tests of a reader, one call.
      const folder = newFolder({ npm: `#!/bin/sh\n[ "$1" = ci ] || ${CALL}\n` });
      chmodSync(join(folder, "npm"), 0o755);
      const PATH = [folder, process.env.PATH].join(delimiter);
      const variables = { ...process.env, ...env, PATH, DATA_VALIDATION_MOCK_PORT: String(port) };
      const job = spawn("bash", ["-e"], { detached: true, env: variables });
      job.stdin.end(lines.join("\n"));
      const [code] = await once(job, "exit");
      process.kill(-(job.pid as number));
      expect(code).toBe(0);
    },
  );

  const CALL = `curl -fsS "$DATA_VALIDATION_URL/email/search" -H "Authorization: Bearer $DATA_VALIDATION_KEY" -H "Content-Type: application/json" -d '{ "request": { "query": { "value": "jana@s" } } }'`;
});

test("The command of a workflow's page follows it, with nothing but the site and the mock", async () => {
  const site = await buildSite();
  await using served = await serveMock({ docs: site.folder });
  const cwd = newFolder();
  const [code = ""] = site.blocks("workflows/phone-apply-correction.md", "sh").slice(-1);
  const local = code
    .replaceAll(mockAddress, served.url)
    .replace("npx @redocly/cli", `"${resolve("node_modules/.bin/redocly")}"`);
  // The document is made for the address of npm start.
  const at = `sed -i s,${mockAddress},${served.url}, *.yaml\n`;
  const { stdout } = await execute("bash", ["-e", "-c", local.replace(/(?<=\n)/, at)], { cwd });
  expect(stdout).toContain("Steps: 2 passed, 2 total");
});
