/**
 * Reads a body up to a size limit in bytes, after decompression; undefined if it is larger, without
 * reading it to its end.
 */
export async function readBody(message: Request | Response, limit: number, signal?: AbortSignal) {
  if (Number(message.headers.get("content-length")) > limit) {
    await message.body?.cancel?.();
    return undefined;
  }
  // The fetch of another library may have no stream, or a stream of another kind.
  if (typeof message.body?.getReader !== "function") {
    const bytes = new TextEncoder().encode(await message.text());
    return bytes.byteLength > limit ? undefined : bytes;
  }
  const reader = (message.body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal?.aborted) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}
