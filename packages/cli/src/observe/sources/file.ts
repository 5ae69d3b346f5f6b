import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { createInterface } from "node:readline";
import type { Json } from "@data-validation/openapi-document/json";
import { UserError } from "../../command-line.ts";
import { accessFile, readStart } from "../../files.ts";
import { LARGEST_BODY, readRecordedCall, type SourceEntry } from "../../traffic/recorded.ts";

const extensions = [".har", ".json", ".ndjson", ".jsonl"];

/**
 * Reads the calls of a file, or of all files in a folder: HTTP archives (HAR), or a request with
 * its response in each line (NDJSON).
 */
export async function* readCalls(path: string): AsyncGenerator<SourceEntry> {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) {
    yield* readFile(path);
    return;
  }
  for (const file of recordingsIn(path)) {
    try {
      yield* readFile(file);
    } catch (error) {
      // The other files of a folder are still read.
      if (!(error instanceof UserError)) throw error;
      yield { where: file, problem: error.message };
    }
  }
}

function recordingsIn(folder: string): string[] {
  const names = accessFile(`${folder} cannot be read`, () =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }),
  );
  const files = names.filter((name) => extensions.includes(extname(name).toLowerCase()));
  if (files.length > 0) return files.toSorted().map((name) => join(folder, name));
  throw new UserError(
    `There is no recording in ${folder}: no file that ends in ${extensions.join(", ")}.`,
  );
}

function readFile(file: string): AsyncGenerator<SourceEntry> {
  const beginning = accessFile(`${file} cannot be read`, () => readStart(file, 1000).toString());
  return /^\uFEFF?\s*\{\s*"log"\s*:/.test(beginning) ? readArchive(file) : readLines(file);
}

async function* readArchive(file: string): AsyncGenerator<SourceEntry> {
  const { streamEntries } = await import("./har.ts");
  let index = 0;
  for await (const entry of streamEntries(file))
    yield readRecordedCall(entry, `${basename(file)}, entry ${++index}`);
}

async function* readLines(file: string): AsyncGenerator<SourceEntry> {
  const input = createReadStream(file, { highWaterMark: 1 << 20 });
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    if (text.trim() === "") continue;
    const where = `${basename(file)}, line ${line}`;
    if (text.length > 2 * LARGEST_BODY) {
      yield { where, problem: `the line is larger than ${(2 * LARGEST_BODY) / 1e6} MB` };
      continue;
    }
    try {
      yield readRecordedCall(JSON.parse(text.replace(/^\uFEFF/, "")) as Json, where);
    } catch {
      yield { where, problem: "the line is not JSON" };
    }
  }
}
