import { createReadStream } from "node:fs";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import type { Json } from "../contract/json.ts";
import { UserError } from "../user-error.ts";

/**
 * The items of a list inside a JSON file, one after the other, however large the file is: only one item is in memory.
 *
 * @param path - The keys that lead to the list, joined by dots; empty when the file itself is the list.
 * @param onBytes - Takes the number of bytes read so far.
 * @throws {UserError} when the file is not JSON
 */
export async function* streamItems(file: string, path: string, onBytes: (bytes: number) => void): AsyncGenerator<Json> {
  const input = createReadStream(file, { highWaterMark: 1 << 20 });
  // Numbers and strings come whole: they are small, next to the pieces that they would come in.
  const read = parser({ packValues: true, streamValues: false });
  const stages =
    path === ""
      ? [input, read, streamArray<Json>()]
      : [input, read, pick({ filter: path, once: true }), streamArray<Json>()];
  const items = chain(stages as Parameters<typeof chain>[0]);
  try {
    for await (const { value } of items as AsyncIterable<{ value: Json }>) {
      onBytes(input.bytesRead);
      yield value;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("E")) throw error;
    // The parser's own message quotes what it read.
    throw new UserError(`${file} is not JSON, or ends too early (after ${input.bytesRead} bytes).`);
  } finally {
    input.destroy();
  }
}
