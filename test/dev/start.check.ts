import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Copy } from "../support/copy.ts";

// What a person sees who has just cloned the project.

const work = new Copy();
const other = new Copy();
let start: ChildProcess;
let lines: AsyncIterator<string>;

beforeAll(() => {
  rmSync(join(work.folder, "generated/docs"), { recursive: true, force: true });
  start = spawn(process.execPath, ["scripts/start.ts", "--port", "0"], {
    cwd: work.folder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (start.stdout) lines = createInterface({ input: start.stdout })[Symbol.asyncIterator]();
});

afterAll(async () => {
  start.kill("SIGINT");
  await once(start, "close");
  work.remove();
  other.remove();
});

test("The address is printed first; a page says that the documentation is being made, and then it is there", async () => {
  const [, url = ""] = await until(/(http:\/\/127\.0\.0\.1:\d+)/);

  const early = await fetch(url);
  expect([early.status, early.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await early.text()).toContain("The documentation is being made.");

  await until(/The documentation is ready\./);
  expect(await (await fetch(url)).text()).toContain("<h1");
});

test("Where the port is taken, one line says so, and no page is left that waits for ever", async () => {
  const index = join(other.folder, "generated/docs/index.html");
  rmSync(index, { force: true });
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as AddressInfo;
  const command = spawn(process.execPath, ["scripts/start.ts", "--port", String(port)], { cwd: other.folder });
  const said = text(command.stderr);
  const [code] = await once(command, "close");
  taken.close();
  expect(code).toBe(1);
  expect(await said).toMatch(/^data-validation-mock: the port is taken\.[^\n]*\n$/);
  expect(existsSync(index)).toBe(false);
});

/** Waits for a line that the command prints. */
async function until(fits: RegExp): Promise<RegExpExecArray> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const found = fits.exec(next.value);
    if (found) return found;
  }
  throw new Error("The command ended.");
}
