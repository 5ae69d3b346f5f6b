import { appendFileSync, statSync } from "node:fs";
import { versionHeader } from "@data-validation/client/internal/generated";
import {
  type CallToRecord,
  createLineWriter,
  serveMock,
  UpstreamError,
} from "@data-validation/mock/node";
import type { Json } from "@data-validation/openapi-document/json";
import { UserError } from "../../command-line.ts";
import type { Observer } from "../../comparison/observer.ts";
import type { MatchedCall, MatchOptions } from "../../comparison/tally/match.ts";
import { accessFile } from "../../files.ts";
import { type RecordedCall, readRecordedCall } from "../../traffic/recorded.ts";
import type { Options } from "../options.ts";

type ProxyOptions = Pick<Options, "source" | "port" | "record" | "keepsValues"> & MatchOptions;

/**
 * Starts the mock's recorder in front of a service. Each call is written to a file, then observed;
 * an unreadable one is skipped.
 */
export async function startProxy(
  options: ProxyOptions,
  observer: Observer,
  onSkip: (message: string) => void,
) {
  const append = createRecording(options);
  let count = 0;
  let settled = Promise.resolve();
  const skip = (problem: string) => {
    observer.addProblem(problem, `call ${count}`);
    onSkip(`Skipped call ${count}: ${problem}.`);
  };
  const take = async (line: string) => {
    const call = readRecordedCall(JSON.parse(line) as Json, `call ${++count}`);
    if (append && !("problem" in call)) {
      const match = observer.match(call);
      const written = match && append(toRecord(match, call));
      await written?.catch(({ code }) => skip(`the recording cannot be written (${code})`));
    }
    observer.add(call);
  };
  const write = (line: string) => {
    settled = settled
      .then(() => take(line))
      .catch(({ name }: Error) => skip(`it cannot be judged (${name})`));
  };
  const onError = (error: unknown) => {
    count += 1;
    skip(error instanceof UpstreamError ? error.problem : (error as Error).message);
  };
  const mock = await serveRecorder(options, write, onError);
  return {
    url: mock.url,
    settled: () => settled,
    async close(): Promise<void> {
      await mock.close();
      await settled;
    },
  };
}

function serveRecorder(
  { source, port, versionHeader: header = versionHeader }: ProxyOptions,
  write: (line: string) => void,
  onError: (error: unknown) => void,
) {
  const record = { upstream: source, write };
  return serveMock({ port, remember: 0, versionHeader: header, record, onError }).catch(
    ({ code }: NodeJS.ErrnoException) => {
      throw new UserError(`Port ${port} cannot be used (${code}). Choose another one with --port.`);
    },
  );
}

/** Makes a function that appends a call to the file of `--record`; undefined without one. */
function createRecording({
  record: file,
  keepsValues,
}: ProxyOptions): ((call: CallToRecord) => Promise<void>) | undefined {
  if (file === undefined) return undefined;
  const toLine = createLineWriter({ mask: !keepsValues, versionHeader });
  accessFile(`${file} cannot be written`, () => appendFileSync(file, "", { mode: 0o600 }));
  // A killed process leaves half a line.
  let gap = statSync(file).size > 0 ? "\n" : "";
  return async (call) => {
    const line = gap + (await toLine(call));
    // On a full disk, a line may be incomplete.
    gap = "\n";
    appendFileSync(file, line);
    gap = "";
  };
}

/**
 * A call with the path and the version header of the contract, so that a replay needs no option.
 */
export function toRecord(
  match: MatchedCall,
  { time, method, ...call }: RecordedCall,
): CallToRecord {
  const { operation, statedVersion, request, response } = match;
  const headers = { ...call.responseHeaders, [versionHeader]: statedVersion };
  return {
    time,
    method,
    key: undefined,
    version: operation.version,
    path: operation.path,
    request: { headers: call.requestHeaders ?? {}, body: request },
    response: { status: call.status, headers, body: response },
  };
}
