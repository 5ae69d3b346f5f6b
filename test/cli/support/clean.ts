import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { clean, help } from "@data-validation/cli/internal/clean/command";
import type { CommandEnvironment } from "@data-validation/cli/internal/clean/plan";
import type { Terminal } from "@data-validation/cli/internal/command-line";
import type { Fetch } from "@data-validation/client";
import { createMock } from "@data-validation/mock";
import { beforeEach } from "vitest";
import { newFolder } from "../../support/folder.ts";
import { runHere } from "./terminal.ts";

/** The folder of a test. */
export let folder: string;

/** Gives each test of a file a folder of its own. */
export function useFolder(): void {
  beforeEach(() => {
    folder = newFolder();
  });
}

export const mock = createMock();
export const env = {
  DATA_VALIDATION_KEY: "key",
  DATA_VALIDATION_URL: "https://api.data-validation.example",
};

interface Setting extends CommandEnvironment {
  name?: string;
  /** Whether nobody is asked, and cells of any look are sent. */
  isSure?: boolean;
  /** Responds to the question before the first call. */
  ask?: Terminal["ask"];
}

/** Writes a file, cleans it, and returns what came of it. */
export async function run(
  content: string | Buffer,
  words: string[] = [],
  { name = "people.csv", isSure = true, ask, ...setting }: Setting = {},
) {
  const file = join(folder, name);
  writeFileSync(file, content);
  const calls: unknown[] = [];
  const counting: Fetch = async (request) => {
    calls.push((await request.clone().json()).request.query);
    return ((setting.fetch ?? mock.fetch) as Fetch)(request);
  };
  const environment = { env, retry: 0, ...setting, fetch: counting };
  const command = {
    help,
    run: (all: string[], terminal: Terminal) => clean(all, { ...terminal, ask }, environment),
  };
  const {
    code,
    out: printed,
    err,
  } = await runHere(command, [file, ...(isSure ? ["--yes"] : []), ...words]);
  const out = file.replace(/\.(\w+)$/, ".clean.$1");
  return {
    code,
    calls,
    printed: { out: printed.replaceAll(folder, "."), err: err.replaceAll(folder, ".") },
    output: existsSync(out) ? readFileSync(out, "utf8") : undefined,
    files: readdirSync(folder).toSorted(),
  };
}

export const table = (rows: number) =>
  `email\n${Array.from({ length: rows }, (_, index) => `a${index}@company.example\n`).join("")}`;
export const gone = () => Promise.reject(new TypeError("fetch failed"));
