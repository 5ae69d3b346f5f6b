import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Workplace } from "../recipes/workplace.ts";

// What a person sees who has just cloned the project.

const work = new Workplace();
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
});

test("The address is printed first; a page says that the documentation is being made, and then it is there", async () => {
  const [, url = ""] = await until(/(http:\/\/127\.0\.0\.1:\d+)/);

  const early = await fetch(url);
  expect([early.status, early.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
  expect(await early.text()).toContain("The documentation is being made.");

  await until(/The documentation is ready\./);
  expect(await (await fetch(url)).text()).toContain("<h1");
});

/** Waits for a line that the command prints. */
async function until(fits: RegExp): Promise<RegExpExecArray> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const found = fits.exec(next.value);
    if (found) return found;
  }
  throw new Error("The command ended.");
}
