import type { IncomingMessage } from "node:http";
import type { Refusal } from "./refusal.ts";

/** A request body as JSON, or why it is none. */
export type Body = { json: unknown } | { refusal: Refusal };

/** The largest body that is read, in bytes. The specification shows no limit; requests of this API are a hundred times smaller. */
export const BODY_LIMIT = 256 * 1024;

/** How deep objects and arrays may be nested. The contract's deepest request has five levels. */
const DEPTH_LIMIT = 64;

/** Reads the body of a request to its end; a body over the limit is read and dropped, so that the caller gets to see the answer. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  if (size > BODY_LIMIT)
    return { refusal: { example: "bodyTooBig", description: `The body is larger than ${BODY_LIMIT} bytes.` } };
  return parseBody(Buffer.concat(chunks), request.headers["content-type"]);
}

/** Parses the bytes of a body; they must be JSON in UTF-8 (RFC 8259), and sent as application/json (section 4). */
export function parseBody(bytes: Uint8Array, contentType: string | undefined): Body {
  if (bytes.length === 0) return { refusal: { example: "bodyEmpty" } };
  if (contentType !== undefined && !/^application\/json\s*(;|$)/i.test(contentType.trim())) {
    const description = `The header Content-Type must be application/json; it is ${contentType}.`;
    return { refusal: { example: "bodyNotJson", description } };
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (isTooDeep(text)) {
      return {
        refusal: { example: "bodyTooBig", description: `The body is nested deeper than ${DEPTH_LIMIT} levels.` },
      };
    }
    return { json: JSON.parse(text) as unknown };
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "It is not UTF-8";
    return { refusal: { example: "bodyNotJson", description: `The body is not valid JSON: ${reason}.` } };
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Counts brackets outside strings, which is far cheaper than parsing what is refused anyway. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === QUOTE) isInString = !isInString;
    else if (isInString) index += unit === BACKSLASH ? 1 : 0;
    else if (OPENING.has(unit)) depth += 1;
    else if (CLOSING.has(unit)) depth -= 1;
    if (depth > DEPTH_LIMIT) return true;
  }
  return false;
}
