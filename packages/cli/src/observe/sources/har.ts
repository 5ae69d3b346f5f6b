import { createReadStream } from "node:fs";
import { isJsonObject, type Json, type JsonObject } from "@data-validation/openapi-document/json";
import chain from "stream-chain";
import { parser } from "stream-json";
import { pick } from "stream-json/filters/pick.js";
import { streamArray } from "stream-json/streamers/stream-array.js";
import { UserError } from "../../command-line.ts";

/**
 * Streams the entries of an HTTP archive (HAR 1.2) as lines of a recording, so that only one of
 * them is in memory.
 */
export async function* streamEntries(file: string): AsyncGenerator<Json> {
  const input = createReadStream(file, { highWaterMark: 1 << 20 });
  // Small values are not worth a stream of their own.
  const read = parser({ packValues: true, streamValues: false });
  const stages = [input, read, pick({ filter: "log.entries", once: true }), streamArray<Json>()];
  try {
    for await (const { value } of chain(stages as Parameters<typeof chain>[0]) as AsyncIterable<{
      value: Json;
    }>) {
      yield toRecordedLine(value);
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code?.startsWith("E")) throw error;
    // The parser's message quotes the file.
    throw new UserError(`${file} is not JSON, or ends too early (after ${input.bytesRead} bytes).`);
  } finally {
    input.destroy();
  }
}

function toRecordedLine(entry: Json): Json {
  const {
    request,
    response,
    startedDateTime: time = null,
  }: JsonObject = isJsonObject(entry) ? entry : {};
  if (!isJsonObject(request) || !isJsonObject(response)) return null;
  const { text = null, encoding }: JsonObject = isJsonObject(response.content)
    ? response.content
    : {};
  const isEncoded = typeof text === "string" && encoding === "base64";
  return {
    time,
    request: {
      ...request,
      headers: headersOf(request),
      body: isJsonObject(request.postData) ? (request.postData.text ?? null) : null,
    },
    response: {
      ...response,
      headers: headersOf(response),
      body: isEncoded ? Buffer.from(text, "base64").toString("utf8") : text,
    },
  };
}

/** An empty list of headers is the result of a clean-up, so they are unknown. */
function headersOf({ headers }: JsonObject): Json {
  if (!Array.isArray(headers) || headers.length === 0) return null;
  const named = headers.filter(isJsonObject).filter(({ name }) => typeof name === "string");
  return Object.fromEntries(named.map(({ name, value = null }) => [name, value]));
}
