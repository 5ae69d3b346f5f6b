import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { unlessPassed } from "#scripts/lib/lint/unless-passed.ts";
import { newFolder } from "../support/folder.ts";

const folder = newFolder();
const file = join(folder, "linted.txt");
const lint = vi.fn<() => Promise<string>>();
const findings = (name: string) => unlessPassed(name, [file], lint, folder);

beforeEach(() => {
  vi.stubEnv("CI", "");
  lint.mockReset();
  lint.mockResolvedValue("");
  writeFileSync(file, "as it was");
  return () => void vi.unstubAllEnvs();
});

test("A linter that found nothing does not run again before a file changes", async () => {
  expect([await findings("same"), await findings("same")]).toEqual(["", ""]);
  expect(lint).toHaveBeenCalledTimes(1);
  writeFileSync(file, "changed");
  lint.mockResolvedValue("a mistake");
  expect(await findings("same")).toBe("a mistake");
});

test("A linter that found a mistake runs again", async () => {
  lint.mockResolvedValue("a mistake");
  expect([await findings("found"), await findings("found")]).toEqual(["a mistake", "a mistake"]);
});

test("A file that is saved while a linter runs is linted the next time", async () => {
  lint.mockImplementationOnce(async () => {
    writeFileSync(file, "saved meanwhile");
    return "";
  });
  await findings("meanwhile");
  await findings("meanwhile");
  expect(lint).toHaveBeenCalledTimes(2);
});

test("A linter always runs in CI, and where its files are not known", async () => {
  for (let time = 0; time < 2; time++) await unlessPassed("unknown", [], lint, folder);
  vi.stubEnv("CI", "true");
  for (let time = 0; time < 2; time++) await findings("ci");
  expect(lint).toHaveBeenCalledTimes(4);
});
