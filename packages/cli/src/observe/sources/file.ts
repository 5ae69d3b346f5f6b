import { createReadStream, existsSync, openSync, readdirSync, readFileSync, readSync, statSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { createInterface } from "node:readline";
import { isObject, type Json, type JsonObject } from "../contract/json.ts";
import { UserError } from "../user-error.ts";
import { fromHarEntry } from "./har.ts";
import { streamItems } from "./json-stream.ts";
import { fromPair } from "./pair.ts";
import { fromNewmanRun, fromPostmanCollection } from "./postman.ts";
import type { SourceEntry } from "./recorded.ts";

/** Takes how far the reading has come, in bytes. */
export type OnProgress = (bytes: number, total: number) => void;

/** How calls are read. */
export interface ReadOptions {
  onProgress?: OnProgress | undefined;
  /** Whether anything but a HAR is refused. */
  isHar?: boolean;
}

/** The names of files that recordings are written to. */
const extensions = [".har", ".json", ".ndjson", ".jsonl"];

/**
 * The calls in a file or in all files of a folder: an HTTP archive (HAR), pairs of request and response as JSON or one a line (NDJSON), a
 * Postman collection with saved responses, a run of Newman or of Bruno. What a file is is told by its content.
 *
 * @throws {UserError} when there is no such file, or when it is none of these
 */
export async function* readCalls(
  path: string,
  { onProgress = () => {}, isHar = false }: ReadOptions = {},
): AsyncGenerator<SourceEntry> {
  if (!existsSync(path)) throw new UserError(`There is no ${path}.`);
  if (!statSync(path).isDirectory()) {
    if (isHar && !isArchive(readBeginning(path))) throw notArchive(path);
    yield* readFile(path, onProgress);
    return;
  }
  const files = readdirSync(path, { recursive: true, encoding: "utf8" })
    .filter((name) => extensions.includes(extname(name).toLowerCase()))
    .toSorted()
    .map((name) => join(path, name));
  if (files.length === 0)
    throw new UserError(`There is no recording in ${path}: no file that ends in ${extensions.join(", ")}.`);
  for (const file of files) {
    try {
      yield* readFile(file, onProgress);
    } catch (error) {
      // One file that is no recording does not spoil a folder.
      if (!(error instanceof UserError)) throw error;
      yield { where: file, problem: error.message };
    }
  }
}

async function* readFile(file: string, onProgress: OnProgress): AsyncGenerator<SourceEntry> {
  const name = basename(file);
  const total = statSync(file).size;
  const onBytes = (bytes: number) => onProgress(bytes, total);
  const beginning = readBeginning(file);
  if (extname(file) === ".har" && !isArchive(beginning)) throw notArchive(file);
  if (isArchive(beginning)) {
    yield* numbered(streamItems(file, "log.entries", onBytes), `${name}, entry`, fromHarEntry);
  } else if (beginning.startsWith("[") && !/^\[\s*\{\s*"(iterationIndex|summary|results)"/.test(beginning)) {
    yield* numbered(streamItems(file, "", onBytes), `${name}, item`, fromPair);
  } else if (isLines(file, beginning)) {
    yield* readLines(file, onBytes);
  } else {
    yield* readWhole(file, name);
  }
}

function isArchive(beginning: string): boolean {
  return /^\{\s*"log"\s*:\s*\{/.test(beginning);
}

function notArchive(file: string): UserError {
  return new UserError(`${file} is not a HAR: it does not begin with {"log": {.`);
}

async function* numbered(
  items: AsyncIterable<Json>,
  label: string,
  read: (item: Json, where: string) => SourceEntry,
): AsyncGenerator<SourceEntry> {
  let index = 0;
  for await (const item of items) yield read(item, `${label} ${++index}`);
}

async function* readLines(file: string, onBytes: (bytes: number) => void): AsyncGenerator<SourceEntry> {
  const input = createReadStream(file, { highWaterMark: 1 << 20 });
  let line = 0;
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    line++;
    onBytes(input.bytesRead);
    if (text.trim() === "") continue;
    const where = `${basename(file)}, line ${line}`;
    const pair = parse(text);
    yield pair === undefined ? { where, problem: "the line is not JSON" } : fromPair(pair, where);
  }
}

function* readWhole(file: string, name: string): Generator<SourceEntry> {
  const content = parse(readFileSync(file, "utf8"));
  if (content === undefined) throw new UserError(`${file} is not JSON.`);
  const runs = [content].flat().filter(isObject);
  const first = runs[0] ?? {};
  if (isObject(first.run)) yield* fromNewmanRun(first.run as JsonObject, name);
  else if (Array.isArray(first.item)) yield* fromPostmanCollection(first, name);
  else if (Array.isArray(first.results)) {
    const results = runs.flatMap((run) => (Array.isArray(run.results) ? run.results : []));
    for (const [index, result] of results.entries()) yield fromPair(result, `${name}, result ${index + 1}`);
  } else if ("request" in first && "response" in first) yield fromPair(first, name);
  else
    throw new UserError(
      `${file} is no recording: neither a HAR, nor pairs of request and response, nor a run of Postman or Bruno.`,
    );
}

/** One object a line: the first line is a whole object, whatever comes after it. */
function isLines(file: string, beginning: string): boolean {
  if ([".ndjson", ".jsonl"].includes(extname(file))) return true;
  const [line = "", ...others] = beginning.split("\n");
  return others.some((other) => other.trimStart().startsWith("{")) && parse(line) !== undefined;
}

function readBeginning(file: string): string {
  const buffer = Buffer.alloc(1 << 16);
  const descriptor = openSync(file, "r");
  const length = readSync(descriptor, buffer, 0, buffer.length, 0);
  return buffer
    .toString("utf8", 0, length)
    .replace(/^\uFEFF/, "")
    .trimStart();
}

function parse(text: string): Json | undefined {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, "")) as Json;
  } catch {
    return undefined;
  }
}
