import { createReadStream } from "node:fs";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { UserError } from "../../command-line.ts";
import type { Json } from "../contract/json.ts";

/**
 * The entries of an HTTP archive, one after the other, however large the file is: only one entry is in memory.
 *
 * @throws {UserError} when the file is not JSON
 */
export async function* streamEntries(file: string): AsyncGenerator<Json> {
  const input = createReadStream(file, { highWaterMark: 1 << 20 });
  // Numbers and strings come whole: they are small, next to the pieces that they would come in.
  const read = parser({ packValues: true, streamValues: false });
  const stages = [input, read, pick({ filter: "log.entries", once: true }), streamArray<Json>()];
  try {
    for await (const { value } of chain(stages as Parameters<typeof chain>[0]) as AsyncIterable<{ value: Json }>) {
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
