import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const bin = fileURLToPath(new URL("../../packages/mock/bin/data-validation-mock.js", import.meta.url));
const run = promisify(execFile);

/** Starts the command and waits for what it prints at start. */
async function start(...args: string[]) {
  return startWith([], ...args);
}

/** The same with options of Node's own. */
async function startWith(nodeOptions: string[], ...args: string[]) {
  const process = spawn("node", [...nodeOptions, bin, ...args]);
  const output = { text: "" };
  for (const stream of [process.stdout, process.stderr]) {
    stream.on("data", (chunk) => {
      output.text += String(chunk);
    });
  }
  await expect.poll(() => output.text, { timeout: 20_000 }).toContain("Ctrl+C");
  const url = /http:\/\/\S+:\d+/.exec(output.text)?.[0] ?? "";
  const stop = async () => {
    process.kill("SIGTERM");
    const [code] = (await once(process, "exit")) as [number | null];
    return code;
  };
  return { url, output, stop };
}

test("The curl that is printed at start works when pasted, and SIGTERM ends the server cleanly", async () => {
  const mock = await start("--port", "0");
  const curl = /curl [\s\S]*?}'\n/.exec(mock.output.text)?.[0] ?? "";
  const { stdout } = await run("bash", ["-c", `${curl.trim()} --silent`]);
  expect(JSON.parse(stdout)).toMatchObject({ result: { data: { numberFull: "+420607123456" } } });
  // Windows has no signals: there, the process is ended, and has no code.
  expect(await mock.stop()).toBe(process.platform === "win32" ? null : 0);
}, 30_000);

test("--verbose writes one line a request, with the last four characters of the key and nothing more of it, and why a call was refused", async () => {
  const mock = await start("--port", "0", "--verbose");
  await fetch(`${mock.url}/email/validate`, { method: "POST", headers: { authorization: "Bearer secret-key-1234" } });
  await expect.poll(() => mock.output.text).toContain("POST /email/validate");
  await mock.stop();
  const line = mock.output.text.split("\n").find((text) => text.includes("POST /email/validate"));
  expect(line).toMatch(
    /^400 POST \/email\/validate {2}2\.1 {2}[\d.]+ ms {2}key …1234 {2}BODY EMPTY: The request has no body\. .*$/,
  );
  expect(mock.output.text).not.toContain("secret");
}, 30_000);

test("Where no file may be written and no program started, it answers all the same", async () => {
  const mock = await startWith(["--permission", "--allow-fs-read=*"], "--port", "0");
  const headers = { authorization: "Bearer any-key", "content-type": "application/json" };
  const body = '{"request":{"query":{"email":"jana.kadlecova@seznam.cz"}}}';
  const computed = await fetch(`${mock.url}/email/validate`, { method: "POST", headers, body });
  const preferred = await fetch(`${mock.url}/email/validate`, {
    method: "POST",
    headers: { ...headers, prefer: "code=503" },
  });
  await mock.stop();
  expect([computed.status, preferred.status]).toEqual([200, 503]);
  expect(mock.output.text).not.toContain("ERR_ACCESS_DENIED");
}, 30_000);

test("A busy port is one clear line and a failure", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as { port: number };
  const failure = await run("node", [bin, "--port", String(port)]).catch((error: unknown) => error);
  other.close();
  expect(failure).toMatchObject({ code: 1, stdout: "" });
  expect((failure as { stderr: string }).stderr).toMatch(/^data-validation-mock: the port is taken\. .*--port.*\n$/);
}, 30_000);

test.each([
  [["--port", "http"], /--port takes a whole number/],
  [["--delay", "soon"], /--delay takes milliseconds/],
  [["--fail", "418:0.1"], /--fail takes a status of the contract/],
  [["--log", "xml"], /--log takes lines or json/],
  [["--docs", "/no/such/folder"], /there is no folder/],
  [["--prot", "1"], /Unknown option/],
])(
  "A mistake on the command line is one line without a stack trace: %s",
  async (args, message) => {
    const failure = await run("node", [bin, ...args]).catch((error: unknown) => error);
    const { code, stderr } = failure as { code: number; stderr: string };
    expect(code).toBe(1);
    expect(stderr).toMatch(message);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  },
  30_000,
);

test("--help names every option and ends with success", async () => {
  const { stdout } = await run("node", [bin, "--help"]);
  for (const option of [
    "--port",
    "--host",
    "--delay",
    "--fail",
    "--seed",
    "--new-key",
    "--docs",
    "--verbose",
    "--log",
    "--help",
  ]) {
    expect(stdout).toContain(option);
  }
}, 30_000);
