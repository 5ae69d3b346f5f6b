import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isJsonLog, readOptions } from "@data-validation/mock/internal/cli/options";
import { expect, test } from "vitest";
import { execute } from "../support/execute.ts";
import { newFolder } from "../support/folder.ts";
import { CALL_KEY, callOf } from "./support/call.ts";

const bin = fileURLToPath(
  new URL("../../packages/mock/bin/data-validation-mock.js", import.meta.url),
);

const environment = process.env;

/** Starts the command on a free port, and waits for its start message. */
async function start(args: string[] = [], variables: Record<string, string> = {}) {
  const process = spawn("node", [bin, "--port", "0", ...args], {
    env: { ...environment, ...variables },
  });
  const output = { text: "", standard: "" };
  process.stdout.on("data", (chunk) => {
    output.standard += String(chunk);
  });
  const add = (chunk: unknown) => {
    output.text += String(chunk);
  };
  for (const stream of [process.stdout, process.stderr]) stream.on("data", add);
  await expect.poll(() => output.text, { timeout: 20_000 }).toMatch(/Ctrl\+C|"listening"/);
  const url = /http:\/\/[\w.]+:\d+/.exec(output.text)?.[0] ?? "";
  const stop = async (signal: "SIGINT" | "SIGTERM" = "SIGINT") => {
    process.kill(signal);
    const [code] = (await once(process, "exit")) as [number | null];
    return code;
  };
  return { url, output, stop };
}

test("The curl that is printed at start works when pasted, and SIGTERM ends the server cleanly", async () => {
  const mock = await start();
  const curl = /curl [\s\S]*?}'\n/.exec(mock.output.text)?.[0] ?? "";
  const { stdout } = await execute("bash", ["-c", `${curl.trim()} --silent`]);
  expect(JSON.parse(stdout)).toMatchObject({ result: { data: { numberFull: "+420607123456" } } });
  // Windows has no signals: there, the process is ended, and has no code.
  expect(await mock.stop("SIGTERM")).toBe(process.platform === "win32" ? null : 0);
});

test("--verbose writes a line for each request, on request with its query, and why it was rejected", async () => {
  const mock = await start(["--verbose", "--log-query"]);
  const call = callOf({ email: "a@seznam.cz" });
  for (const body of ["", call.body])
    await fetch(mock.url + call.path, { ...call, body } as RequestInit);
  await expect.poll(() => mock.output.text).toContain("200  POST /email/validate");
  await mock.stop();
  expect(mock.output.text).toMatch(
    /\n400 {2}POST \/email\/validate {2}2\.1 {2}[\d.]+ ms {2}contract {2}key [0-9a-f]{8}\n {4}BODY EMPTY: The request has no body\. .*\n200 .* sandbox {2}valid {2}key [0-9a-f]{8} {2}\{"email":"a@seznam\.cz"\}\n/,
  );
  expect(mock.output.text).not.toContain(CALL_KEY.slice(-4));
});

test("With --log json, both streams have only lines of JSON: the start, each call, and a warning", async () => {
  const mock = await start(["--log", "json", "--log-address"], {
    DATA_VALIDATION_MOCK_PRT: "1",
  });
  const call = callOf({ mail: "a@b.cz" });
  await fetch(mock.url + call.path, call as RequestInit);
  await expect.poll(() => mock.output.standard).toContain('"id":1');
  await mock.stop();
  const lines = mock.output.text.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "warn", message: expect.stringContaining("DATA_VALIDATION_MOCK_PRT sets nothing") },
    { level: "info", message: "listening", url: mock.url },
    { level: "warn", operation: "/email/validate", status: 400, address: "127.0.0.1" },
  ]);
  expect(mock.output.text).not.toContain("a@b");
});

test("Each mistake in own data is a line with the same beginning, at the line where it is", async () => {
  const file = join(newFolder(), "team.json");
  writeFileSync(file, '{\n "names": [5],\n "companies": [\n  { "country": 1 }\n ]\n}\n');
  const failure = await execute("node", [bin, "--port", "0", "--data", file]).catch(
    (error: unknown) => error,
  );
  const { code, stderr } = failure as { code: number; stderr: string };
  expect(code).toBe(2);
  const lines = stderr.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  const at = lines.map((line) =>
    Number(line.slice(`data-validation-mock: ${file}:`.length).split(":")[0]),
  );
  expect(new Set(at)).toEqual(new Set([2, 4]));
  expect(at).toEqual(at.toSorted());
});

test("With --log json, a mistake on the command line is a line of JSON as well", async () => {
  const failure = await execute("node", [bin, "--log", "json", "--prot", "1"]).catch(
    (error: unknown) => error,
  );
  const { stdout, stderr } = failure as { stdout: string; stderr: string };
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toMatchObject({ level: "error", message: expect.any(String) });
  expect(isJsonLog(["--log=json"], {})).toBe(true);
  expect(isJsonLog(["--log=json", "--log", "lines"], { DATA_VALIDATION_MOCK_LOG: "json" })).toBe(
    false,
  );
  expect(isJsonLog([], { DATA_VALIDATION_MOCK_LOG: "json" })).toBe(true);
});

test("A busy port is one clear line and a failure", async () => {
  const blocker = createServer().listen(0, "127.0.0.1");
  await once(blocker, "listening");
  const { port } = blocker.address() as { port: number };
  const failure = await execute("node", [bin, "--port", String(port)]).catch(
    (error: unknown) => error,
  );
  blocker.close();
  const stderr = expect.stringMatching(
    // The program of this test, where the machine shows it, and not the name of a thread.
    new RegExp(
      `^data-validation-mock: port ${port} is taken( by \\S+ (\\S+ )?\\(process \\d+\\))?\\. .*--port.*\\n$`,
    ),
  );
  expect(failure).toMatchObject({ code: 1, stdout: "", stderr });
});

test.each([
  [["--port", "http"], /--port takes a whole number/],
  [["--response-at", "data..result"], /--response-at takes keys with a dot/],
  [["--response-at", ""], /--response-at takes keys with a dot/],
  [["--delay", "soon"], /--delay takes milliseconds/],
  [["--fail", "418:0.1"], /--fail takes a status of the contract/],
  [["--log", "xml"], /--log takes lines or json/],
  [["--docs", "/no/such/folder"], /--docs takes an existing folder/],
  [["--prot", "1"], /Unknown option '--prot'\. Did you mean '--port'\?/],
  [["--record", "calls.ndjson"], /--record and --upstream go together/],
  [["--record", "x", "--upstream", "ftp://x"], /--upstream takes a URL/],
  [["--rate-limit", "10"], /--rate-limit takes a number of calls per s, m or h, 10\/s, not "10"/],
  [["--mask"], /--mask goes with --record/],
  [["--replay-only"], /--replay-only goes with --replay/],
  [["--data", "/no/such/file.json"], /--data takes an existing file/],
  [["--data", "/"], /--data takes an existing file, not "\/"/],
  [["--port"], /--port takes a value: --port <number>/],
  [["--credit", "-1"], /--credit takes a value: --credit <number>/],
])(
  "A mistake on the command line is named, and so is what the option takes: %s",
  (args, message) => {
    expect(() => readOptions(args, {})).toThrow(message);
  },
);

test("A mistake on the command line is one line without a stack trace", async () => {
  const args = ["--record", "/no/such/x", "--upstream", "http://x"];
  const failure = await execute("node", [bin, ...args]).catch((error: unknown) => error);
  const { code, stderr } = failure as { code: number; stderr: string };
  expect(code).toBe(2);
  expect(stderr).toMatch(/^.*--record: \/no\/such\/x cannot be written \(ENOENT\).*\n$/);
});

test("An environment variable sets an option, and one that sets nothing is pointed out", async () => {
  const environment = { DATA_VALIDATION_MOCK_PRT: "1", DATA_VALIDATION_MOCK_DELAY: "soon" };
  const failure = await execute("node", [bin], { env: { ...process.env, ...environment } }).catch(
    (error) => error,
  );
  const words =
    'DATA_VALIDATION_MOCK_DELAY takes milliseconds, 200 or 100-800, not "soon". See --help.';
  expect(failure).toMatchObject({ stderr: `data-validation-mock: ${words}\n` });
  const help = await execute("node", [bin, "--help"], {
    env: { ...process.env, DATA_VALIDATION_MOCK_PRT: "1" },
  });
  expect(help.stderr).toContain(
    "DATA_VALIDATION_MOCK_PRT sets nothing. Did you mean DATA_VALIDATION_MOCK_PORT?",
  );
  for (const option of [
    "--port",
    "--host",
    "--admin-host",
    "--data",
    "--replay",
    "--record",
    "--delay",
    "--fail",
  ])
    expect(help.stdout).toContain(option);
});
