import { createWriteStream, type WriteStream } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { askMock } from "../behaviour/ask-mock.ts";
import { loadContract } from "../contract/load.ts";
import { buildModel } from "../contract/model.ts";
import { matchCall } from "../ledger/match.ts";
import { Observer } from "../observer.ts";
import { makeReport } from "../report/report.ts";
import { type RecordedCall, readBody } from "../sources/recorded.ts";
import { decodeBody, type WireCall } from "./proxy.ts";
import { recordingLine } from "./recording.ts";

/** What the thread is told when it starts. */
export interface WorkerSettings {
  name: string;
  contract: string | undefined;
  responseAt: string | undefined;
  requestAt: string | undefined;
  useMock: boolean;
  record: string | undefined;
  keepValues: boolean;
}

// The thread of the proxy passes calls on; this one looks at them, so that nobody waits for that.
const settings = workerData as WorkerSettings;
const model = buildModel(loadContract(settings.contract));
const observer = new Observer(model, settings, settings.useMock ? askMock() : undefined);
const recording = settings.record === undefined ? undefined : createWriteStream(settings.record, { flags: "a" });

let done = Promise.resolve();
parentPort?.on("message", (message: WireCall | "report") => {
  done = done.then(() => (message === "report" ? report() : take(message)));
});
parentPort?.postMessage("ready");

async function take(wire: WireCall): Promise<void> {
  const call = await toRecorded(wire);
  const secret = /^Bearer\s+(\S{4,})/i.exec(wire.requestHeaders.authorization ?? "")?.[1];
  await observer.add(call);
  const match = recording && matchCall(model, call, settings);
  if (match) recording.write(`${recordingLine(match, call, settings.keepValues, secret)}\n`);
  parentPort?.postMessage({ matched: observer.matched, contradictions: observer.ledger.contradictions.size });
}

async function report(): Promise<void> {
  if (recording) await end(recording);
  parentPort?.postMessage({
    report: makeReport({ model, observer, name: settings.name, today: new Date().toISOString() }),
  });
}

function end(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => stream.end(resolve));
}

async function toRecorded(wire: WireCall): Promise<RecordedCall> {
  const { authorization: _key, ...requestHeaders } = wire.requestHeaders;
  const [request, response] = await Promise.all([
    decodeBody(wire.requestBody, requestHeaders["content-encoding"]),
    decodeBody(wire.responseBody, wire.responseHeaders["content-encoding"]),
  ]);
  return {
    where: `call ${observer.read + 1}`,
    at: wire.at,
    method: wire.method,
    url: wire.url,
    requestHeaders,
    requestBody: readBody(request),
    status: wire.status,
    responseHeaders: wire.responseHeaders,
    responseBody: readBody(response),
  };
}
