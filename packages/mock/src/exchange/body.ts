import { isDeeper } from "@data-validation/common/is-deeper";
import { isJsonType } from "@data-validation/common/json-type";
import type { ErrorName } from "@data-validation/generated/mock/tables";
import type { RequestProblem } from "@data-validation/request-validation/problem";
import { TextDecoder, TextEncoder } from "../platform.ts";
import { type Call, readHeader } from "./call.ts";
import { DEPTH_LIMIT } from "./depth-limit.ts";

/** The parsed body of a call, or why it cannot be read. */
export type RequestBody = { json: unknown; text: string } | { problem: RequestProblem };

/**
 * The largest body that is read, in bytes. The specification has no limit; requests of this API are
 * a hundred times smaller.
 */
export const BODY_LIMIT = 256 * 1024;

/** Reads the body of a call: JSON in UTF-8 (RFC 8259), sent as application/json (section 4). */
export function readBody(call: Call): RequestBody {
  const { body } = call;
  if (body === undefined || body === null || body.length === 0)
    return { problem: { example: "bodyEmpty" } };
  if (isLargerThan(BODY_LIMIT, body))
    return bodyProblem("bodyTooBig", `The body is larger than ${BODY_LIMIT} bytes.`);
  const contentType = readHeader(call, "content-type");
  if (contentType !== undefined && !isJsonType(contentType)) {
    return bodyProblem(
      "bodyNotJson",
      `The header Content-Type must be application/json; it is ${contentType}.`,
    );
  }
  const encoding = readHeader(call, "content-encoding");
  if (encoding !== undefined && encoding !== "identity" && typeof body !== "string") {
    return bodyProblem(
      "bodyNotJson",
      `The body must not be compressed; the header Content-Encoding is ${encoding}.`,
    );
  }
  return parseBody(body);
}

function isLargerThan(bytes: number, body: Uint8Array | string): boolean {
  if (typeof body !== "string") return body.length > bytes;
  // A character of a string has three bytes at most, so that a small one need not be encoded.
  return body.length * 3 > bytes && new TextEncoder().encode(body).length > bytes;
}

function bodyProblem(example: ErrorName, description: string): RequestBody {
  return { problem: { example, description } };
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseBody(body: Uint8Array | string): RequestBody {
  try {
    const text = typeof body === "string" ? body : utf8.decode(body);
    const json: unknown = JSON.parse(text);
    // Each level has two brackets.
    if (text.length <= 2 * DEPTH_LIMIT || !isDeeper(json, DEPTH_LIMIT)) return { json, text };
    return bodyProblem("bodyTooBig", `The body is nested deeper than ${DEPTH_LIMIT} levels.`);
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : "It is not UTF-8";
    return bodyProblem("bodyNotJson", `The body is not valid JSON: ${reason}.`);
  }
}
