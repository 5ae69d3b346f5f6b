import { readFileSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";
import { countingServer, startClean } from "./support/crash.ts";

const values = Array.from({ length: 250 }, (_, index) => `a${index}@company.example`);

test("A process that is killed at any time pays twice for no more than the calls under way", async () => {
  await using server = await countingServer({ delay: 5 });
  const repeated = () => [...server.responses.values()].reduce((sum, times) => sum + times - 1, 0);
  const folder = newFolder({ "people.csv": `email\n${values.join("\n")}\n` });
  const file = join(folder, "people.csv");
  // Each time after so many further calls.
  for (const [at, signal] of (["SIGKILL", "SIGTERM", "SIGINT"] as const).entries()) {
    const calls = at === 0 ? 1 : 81;
    const before = repeated();
    const { child, ended, printed } = startClean(file, server.url);
    await server.reached(server.counts.calls + calls, ended);
    child.kill(signal);
    const usual = signal === "SIGKILL" ? null : 128 + constants.signals[signal];
    expect([0, usual], printed.err).toContain(await ended);
    expect(repeated() - before, signal).toBeLessThanOrEqual(8);
  }
  const { ended, printed } = startClean(file, server.url, ["--force"]);
  expect(await ended, printed.err).toBe(0);
  expect(repeated()).toBeLessThanOrEqual(8);
  const rows = readFileSync(join(folder, "people.clean.csv"), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1);
  expect(rows.map((row) => row.split(",")[0])).toEqual(values);
  expect(rows.filter((row) => row.split(",").length !== 5)).toEqual([]);
});
