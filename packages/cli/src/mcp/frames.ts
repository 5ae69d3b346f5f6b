/** The longest frame that is read, in characters. */
const LONGEST_FRAME = 2 ** 20;

const parseError = { code: -32700, message: "Parse error: the frame is not JSON." };
const tooLong = {
  code: -32700,
  message: `Parse error: the frame is longer than ${LONGEST_FRAME} characters.`,
};
const invalidRequest = {
  code: -32600,
  message: "Invalid request: the frame is no JSON-RPC 2.0 message.",
};

/**
 * Yields the lines of a host that are JSON-RPC messages. `respond` gets the error for any other:
 * the library would drop it.
 */
export async function* readFrames(input: AsyncIterable<string>, respond: (frame: string) => void) {
  const reject = (error: object, id: unknown = null) =>
    respond(`${JSON.stringify({ jsonrpc: "2.0", id, error })}\n`);
  let pending = "";
  let isSkipped = false;
  for await (const text of input) {
    const lines = `${pending}${text}`.split("\n");
    pending = lines.pop() ?? "";
    for (const line of lines) {
      if (isSkipped) isSkipped = false;
      else if (isMessage(line, reject)) yield `${line}\n`;
    }
    if (pending.length <= LONGEST_FRAME) continue;
    if (!isSkipped) reject(tooLong);
    isSkipped = true;
    pending = "";
  }
}

function isMessage(line: string, reject: (error: object, id?: unknown) => void): boolean {
  if (line.trim() === "") return false;
  if (line.length > LONGEST_FRAME) {
    reject(tooLong);
    return false;
  }
  try {
    const message = JSON.parse(line);
    const isValid =
      message?.jsonrpc === "2.0" && (typeof message.method === "string" || "id" in message);
    if (!isValid) reject(invalidRequest, message?.id);
    return isValid;
  } catch {
    reject(parseError);
    return false;
  }
}
