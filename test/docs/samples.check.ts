// Runs the samples of the documentation: curl, Node, Python with Requests, PHP with curl, and Java 17 have to be there.
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { operationsOf, readSource } from "../../docs/build/source.ts";
import { type Call, languages } from "../../docs/samples/index.ts";
import { type MockServer, serveMock } from "../../packages/mock/src/node/serve.ts";
import { readBundle, versions } from "../../scripts/lib/bundles.ts";

const run = promisify(execFile);

/** How a program in each language is started: the name of its file, and the command. */
const commands: Record<string, { file: string; command: (file: string) => [string, ...string[]] }> = {
  curl: { file: "sample.sh", command: (file) => ["bash", file] },
  TypeScript: { file: "sample.ts", command: (file) => [process.execPath, file] },
  Python: { file: "sample.py", command: (file) => ["python3", file] },
  PHP: { file: "sample.php", command: (file) => ["php", file] },
  Java: { file: "Main.java", command: (file) => ["java", file] },
};

/** Inside of the repository, so that the samples find the client. */
let folder: string;
let mock: MockServer;

beforeAll(async () => {
  mkdirSync("dist", { recursive: true });
  folder = mkdtempSync("dist/samples-");
  mock = await serveMock();
});

afterAll(async () => {
  await mock?.close();
  rmSync(folder, { recursive: true });
});

test.each(languages.map(({ title }) => title))("There is a way to run %s", (title) => {
  expect(commands[title]).toBeDefined();
});

describe.each(languages)("$title", ({ title, write }) => {
  const bundles = versions().map((version) => readBundle("generated", version));
  const source = readSource(bundles);
  const operations = versions().flatMap((version) => operationsOf(source, version));

  test.each(operations)("prints the answer to the first example of $path, $version", async (operation) => {
    const [example] = Object.values(operation.examples);
    const call = callTo(mock.url, operation.version, operation.path, example?.value.request);
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
      await output(title, write(callTo(`http://127.0.0.1:${port}`, "2.1", "/name/validate", awkward)));
      expect(received).toEqual([{ request: awkward }]);
    } finally {
      server.close();
    }
  });
});

/** What a careless generator would break. */
const awkward = {
  query: { name: `O'Neil "Jr." \\ $HOME \`id\` {x} %s`, surname: "Kadlecová\n\t年 😀 </script> ''' \"\"\" \\u0041" },
  options: { acceptDegrees: true, acceptContext: false, dataSource: ["CZ", "SK"] },
  client: {},
  customId: null,
};

function callTo(baseUrl: string, version: string, path: string, request: unknown): Call {
  return { baseUrl, version, isCurrentVersion: version === versions().at(-1), path, request };
}

/** Runs a program, and gives what it prints. */
async function output(title: string, code: string): Promise<string> {
  const { file, command } = commands[title] as (typeof commands)[string];
  const place = mkdtempSync(join(folder, "run-"));
  writeFileSync(join(place, file), code);
  const [program, ...given] = command(join(place, file));
  const { stdout } = await run(program, given, { env: { ...process.env, API_KEY: "test" } });
  return stdout;
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
