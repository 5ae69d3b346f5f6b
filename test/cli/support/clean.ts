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

export let cleanFolder: string;

/** Gives each test of a file a folder of its own. */
export function useFolder(): void {
  beforeEach(() => {
    cleanFolder = newFolder();
  });
}

/** The server of the calls, unless a test has a `fetch` of its own. */
export const cleanMock = createMock();

export const cleanEnvironment = {
  DATA_VALIDATION_KEY: "key",
  DATA_VALIDATION_URL: "https://api.data-validation.example",
};

interface Setting extends CommandEnvironment {
  name?: string;
  /** Whether to skip the question, and send cells of any content. */
  isSure?: boolean;
  /** Responds to the question before the first call. */
  ask?: Terminal["ask"];
}

/** Writes a file, cleans it, and returns the sent queries, the cleaned file, and the output. */
export async function runClean(
  content: string | Buffer,
  args: string[] = [],
  { name = "people.csv", isSure = true, ask, ...setting }: Setting = {},
) {
  const file = join(cleanFolder, name);
  writeFileSync(file, content);
  const calls: unknown[] = [];
  const fetch: Fetch = async (request) => {
    calls.push((await request.clone().json()).request.query);
    return ((setting.fetch ?? cleanMock.fetch) as Fetch)(request);
  };
  const command = {
    help,
    run: (all: string[], terminal: Terminal) =>
      clean(all, { ...terminal, ask }, { env: cleanEnvironment, retry: 0, ...setting, fetch }),
  };
  const { code, ...printed } = await runHere(command, [
    file,
    ...(isSure ? ["--yes"] : []),
    ...args,
  ]);
  const cleaned = file.replace(/\.(\w+)$/, ".clean.$1");
  return {
    code,
    calls,
    printed: {
      out: printed.out.replaceAll(cleanFolder, "."),
      err: printed.err.replaceAll(cleanFolder, "."),
    },
    output: existsSync(cleaned) ? readFileSync(cleaned, "utf8") : undefined,
    files: readdirSync(cleanFolder).toSorted(),
  };
}

/** A table with a column of that many different addresses. */
export const addressTable = (rows: number) =>
  `email\n${Array.from({ length: rows }, (_, index) => `a${index}@company.example\n`).join("")}`;

/** A `fetch` whose network is down. */
export const failToConnect = () => Promise.reject(new TypeError("fetch failed"));
