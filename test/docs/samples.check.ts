// Runs the samples of the documentation. What they need beside the languages is installed first.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callOf, operationsOf, readSource } from "../../docs/build/source.ts";
import { languages } from "../../docs/samples/index.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { readBundle, versions } from "../../scripts/lib/bundles.ts";
import { isInstalled, pythonWith, run } from "../generators/run.ts";

/** How a program in each language is started: what has to be on the machine, the name of its file, and the command. */
const commands: Record<string, { needs: string[]; file: string; command: (file: string) => [string, ...string[]] }> = {
  curl: { needs: ["curl", "--version"], file: "sample.sh", command: (file) => ["bash", file] },
  TypeScript: { needs: ["node", "--version"], file: "sample.ts", command: (file) => [process.execPath, file] },
  Python: { needs: ["python3", "-m", "venv", "--help"], file: "sample.py", command: (file) => [python, file] },
  PHP: { needs: ["php", "-r", "curl_version();"], file: "sample.php", command: (file) => ["php", file] },
  Java: { needs: ["java", "--version"], file: "Main.java", command: (file) => ["java", file] },
};

/** Inside of the repository, so that the samples find the client. */
let folder: string;
let mock: MockServer;
let python = "python3";

beforeAll(async () => {
  mkdirSync("dist", { recursive: true });
  folder = mkdtempSync("dist/samples-");
  mock = await serveMock();
});

afterAll(async () => {
  await mock?.close();
  rmSync(folder, { recursive: true });
});

/** Installs what the samples of a language import. */
async function prepare(title: string): Promise<void> {
  const { needs: [program = "", ...words] = [] } = commands[title] ?? {};
  if (!(await isInstalled(program, ...words)))
    throw new Error(
      `The samples in ${title} cannot be run: \`${program} ${words.join(" ")}\` fails. Install it, or run those of another language: npm run suite -- samples -t curl`,
    );
  if (title === "Python") python = await pythonWith("requests");
  if (title === "TypeScript") await run(process.execPath, ["build.ts"], { cwd: "packages/client" });
}

describe.each(languages)("$title", ({ title, write }) => {
  const bundles = versions().map((version) => readBundle("generated", version));
  const source = readSource(bundles);
  // The older version differs in a header and in names.
  const operations = [...operationsOf(source, source.current), ...operationsOf(source, "2.0").slice(-1)];

  beforeAll(() => prepare(title));

  test.each(operations)("prints the response to the first example of $path, $version", async (operation) => {
    const [example] = Object.values(operation.examples);
    const call = { ...callOf(source, operation, example?.value.request), baseUrl: mock.url };
    const printed = JSON.parse(await output(title, write(call)));
    const response = await fetch(mock.url + operation.path, {
      method: "POST",
      headers: {
        authorization: "Bearer test",
        "content-type": "application/json",
        "api-version": operation.version,
      },
      body: JSON.stringify({ request: example?.value.request }),
    });
    expect(printed).toEqual(await response.json());
  });

  test("sends every character, number and empty object as it stands in the example", async () => {
    const received: unknown[] = [];
    const server = await record(received);
    try {
      const { port } = server.address() as AddressInfo;
      // The response is not one of the API; the sample may fail.
      await output(
        title,
        write({ baseUrl: `http://127.0.0.1:${port}`, version: "2.1", path: "/name/validate", request: awkward }),
      ).catch(() => "");
      expect(received).toEqual([{ request: awkward }]);
    } finally {
      server.close();
    }
  });
});

/** Values that need escaping. */
const awkward = {
  query: { name: `O'Neil "Jr." \\ $HOME \`id\` {x} %s`, surname: "Kadlecová\n\t年 😀 </script> ''' \"\"\" \\u0041" },
  options: { acceptDegrees: true, acceptContext: false, dataSource: ["CZ", "SK"] },
  client: {},
  customId: null,
};

/** Runs a program, and gives what it prints. */
async function output(title: string, code: string): Promise<string> {
  const { file, command } = commands[title] as (typeof commands)[string];
  const place = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(place, file), code);
  const [program, ...given] = command(join(place, file));
  return run(program, given, { env: { ...process.env, API_KEY: "test" } });
}

/** A server that keeps the bodies that it gets. */
async function record(bodies: unknown[]): Promise<Server> {
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request.setEncoding("utf8")) text += chunk;
    bodies.push(JSON.parse(text));
    response.writeHead(200, { "content-type": "application/json", "service-api-version": "2.1" }).end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
