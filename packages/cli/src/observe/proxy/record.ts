import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Report } from "../report/report.ts";
import { UserError } from "../user-error.ts";
import { startProxy } from "./proxy.ts";
import type { WorkerSettings } from "./worker.ts";

/** A recording that goes on. */
export interface Recording {
  /** Where an application sends its calls to. */
  url: string;
  /** Ends the proxy, and gives the report on everything that passed. */
  finish(): Promise<Report>;
}

/** How calls are recorded. */
export interface RecordSettings extends WorkerSettings {
  target: string;
  port: number;
  host: string;
  /** Takes how many calls of this API passed so far, and how many contradictions they showed. */
  onCount?: (count: { matched: number; contradictions: number }) => void;
}

/** What the thread says: that it is ready, how far it has come, or its report. */
type Message = "ready" | { matched: number; contradictions: number } | { report: Report };

/** Starts a proxy before a service, and a thread that looks at the calls. */
export async function record({ target, port, host, onCount, ...settings }: RecordSettings): Promise<Recording> {
  const file = import.meta.url.endsWith(".ts") ? "./worker.ts" : "./worker.js";
  const worker = new Worker(new URL(file, import.meta.url), { workerData: settings satisfies WorkerSettings });
  const failed = once(worker, "error").then(([error]: Error[]) => {
    throw error?.name === "UserError" ? new UserError(error.message) : error;
  });
  const first = once(worker, "message");
  await Promise.race([first, failed]);
  failed.catch(() => {});
  worker.on("message", (message: Message) => {
    if (typeof message === "object" && "matched" in message) onCount?.(message);
  });
  let proxy: Awaited<ReturnType<typeof startProxy>>;
  try {
    proxy = await startProxy({ target, port, host, onCall: (call) => worker.postMessage(call) });
  } catch (error) {
    await worker.terminate();
    throw error;
  }
  return {
    url: proxy.url,
    async finish() {
      await proxy.close();
      const report = new Promise<Report>((resolve) => {
        worker.on("message", (message: Message) => {
          if (typeof message === "object" && "report" in message) resolve(message.report);
        });
      });
      worker.postMessage("report");
      const made = await Promise.race([report, failed]);
      await worker.terminate();
      return made;
    },
  };
}
