import { appendFileSync, statSync } from "node:fs";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { versionHeader } from "../../../../client/src/generated.ts";
import { type CallToRecord, createLineWriter } from "../../../../mock/src/index.ts";
import { UserError } from "../../command-line.ts";
import { type Match, matchCall } from "../ledger/match.ts";
import type { Observer } from "../observer.ts";
import { type Body, LARGEST_BODY, type RecordedCall, readBody } from "../sources/recorded.ts";
import type { WireCall } from "./proxy.ts";

interface RecorderSettings {
  observer: Observer;
  /** The file that each call is added to, when there is one. */
  file: string | undefined;
  keepsValues: boolean;
  /** Takes a line on each call that is left out. */
  onSkip(message: string): void;
}

/**
 * Takes the calls of a proxy: writes each to a file, and then hands it to the observer. A call that cannot be read is skipped.
 *
 * @throws {UserError} when the file cannot be written
 */
export function createRecorder({ observer, file, keepsValues, onSkip }: RecorderSettings) {
  let count = 0;
  let observed = Promise.resolve();
  /** Whether the file ends in the middle of a line. */
  let isOpen = file !== undefined && isLineOpen(file);
  const skip = (where: string, problem: string) => {
    observer.addProblem(problem, where);
    onSkip(`Skipped ${where}: ${problem}.`);
  };
  const toLine = createLineWriter({ mask: !keepsValues, versionHeader });
  const write = async (call: RecordedCall, key: string | undefined) => {
    const match = file === undefined ? undefined : matchCall(observer.ledger.model, call, observer.form);
    if (file === undefined || !match) return;
    const line = await toLine(toRecord(match, call, key));
    try {
      appendFileSync(file, isOpen ? `\n${line}` : line, { mode: 0o600 });
      isOpen = false;
    } catch (error) {
      // A full disk may have taken a part of the line.
      isOpen = true;
      skip(call.where, `the recording cannot be written (${(error as NodeJS.ErrnoException).code})`);
    }
  };
  return {
    take(wire: WireCall): void {
      const where = `call ${++count}`;
      try {
        const call = toRecorded(wire, where);
        const problem = [describe("request", call.requestBody), describe("response", call.responseBody)].find(Boolean);
        if (problem) {
          skip(where, problem);
          return;
        }
        const [, key] = /^Bearer\s+(\S+)/i.exec(wire.requestHeaders.authorization ?? "") ?? [];
        observed = observed
          .then(() => write(call, key))
          .then(() => observer.add(call))
          .catch((error: Error) => skip(where, `it cannot be judged (${error.name})`));
      } catch (error) {
        skip(where, `it cannot be read (${(error as Error).name})`);
      }
    },
    /** Resolves when everything taken so far was observed. */
    settled: () => observed,
  };
}

function describe(half: string, body: Body | undefined): string | undefined {
  return body && "problem" in body ? `the body of the ${half} ${body.problem}` : undefined;
}

function toRecorded(wire: WireCall, where: string): RecordedCall {
  const { authorization: _key, ...requestHeaders } = wire.requestHeaders;
  return {
    ...wire,
    where,
    requestHeaders,
    requestBody: decode(wire.requestBody, requestHeaders["content-encoding"]),
    responseBody: decode(wire.responseBody, wire.responseHeaders["content-encoding"]),
  };
}

const decoders: Record<string, typeof gunzipSync> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
};

const tooLarge: Body = { problem: `is larger than ${LARGEST_BODY / 1e6} MB` };

function decode(bytes: Uint8Array | undefined, encoding = "identity"): Body | undefined {
  if (bytes === undefined) return tooLarge;
  if (bytes.length === 0) return undefined;
  const name = encoding.trim().toLowerCase();
  const decompress = name === "identity" ? Buffer.from : decoders[name];
  if (!decompress) return { problem: "has a content encoding that is not supported" };
  try {
    return readBody(decompress(bytes, { maxOutputLength: LARGEST_BODY }).toString("utf8"));
  } catch (error) {
    const isBomb = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    return isBomb ? tooLarge : { problem: "cannot be decompressed" };
  }
}

/** Whether a recording may end in the middle of a line, as one does whose process was killed. An empty line does no harm. */
function isLineOpen(file: string): boolean {
  try {
    appendFileSync(file, "", { mode: 0o600 });
    return statSync(file).size > 0;
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** A call as it is recorded: with the path and the version header of the contract, so that a replay needs no option. */
export function toRecord(match: Match, { time, method, ...call }: RecordedCall, key?: string): CallToRecord {
  const { operation, stated, request, response } = match;
  const headers = { ...call.responseHeaders, [versionHeader]: stated };
  return {
    ...{ time, method, key, version: operation.version, path: operation.path },
    request: { headers: call.requestHeaders ?? {}, body: request },
    response: { status: call.status, headers, body: response },
  };
}
