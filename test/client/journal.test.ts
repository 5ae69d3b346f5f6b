import { spawn } from "node:child_process";
import { once } from "node:events";
import fs, {
  appendFileSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import {
  type CallReport,
  type ClientOptions,
  createClient,
  type Options,
} from "@data-validation/client";
import { type BatchOptions, batch } from "@data-validation/client/batch";
import { FileJournal } from "@data-validation/client/journal";
import { createMock } from "@data-validation/mock";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { newFolder } from "../support/folder.ts";
import { apiKey, baseUrl, success } from "./support/responses.ts";

let file: string;
beforeEach(() => {
  file = join(newFolder(), "emails.journal");
});
afterEach(() => void vi.restoreAllMocks());

const mock = createMock();
const emails = Array.from({ length: 60 }, (_, index) => `a${index}@company.example`);

interface Setting {
  items?: Iterable<string>;
  stopAfter?: number;
  rejectAt?: number;
  rejection?: number;
  client?: Partial<ClientOptions>;
  /** Options of each call. */
  call?: Options<"/email/validate">;
  batch?: BatchOptions<string>;
  write?: (descriptor: number, bytes: Uint8Array) => number;
}

/** A client of the mock that counts its calls and those that are paid, by address. */
function createPayingClient(paid: Map<string, number>, setting: Setting) {
  const { rejectAt = Infinity, rejection = 402, client } = setting;
  const counter = { calls: 0 };
  const api = createClient({
    apiKey,
    baseUrl,
    ...client,
    fetch: async (request) => {
      counter.calls += 1;
      if (counter.calls >= rejectAt) return Response.json({ errors: [] }, { status: rejection });
      const { email } = (await request.clone().json()).request.query;
      await new Promise((resolve) => setTimeout(resolve, 2));
      paid.set(email, (paid.get(email) ?? 0) + 1);
      return mock.fetch(request);
    },
  });
  return { api, counter };
}

/** Runs a batch of the addresses with the journal until something stops it. */
async function run(paid = new Map<string, number>(), setting: Setting = {}) {
  const { items = emails, stopAfter = Infinity, ...options } = setting;
  const journal = new FileJournal(file, { write: options.write });
  const { api, counter } = createPayingClient(paid, setting);
  const doneItems: string[] = [];
  const settings: BatchOptions<string> = {
    concurrency: 4,
    ...options.batch,
    journal,
    key: (email) => email,
  };
  try {
    for await (const { item, data } of batch(
      items,
      (email, given) => api.email.validate({ email }, { ...given, options: options.call }),
      settings,
    )) {
      if (data) doneItems.push(item);
      if (doneItems.length === stopAfter) break;
    }
    return { results: doneItems, calls: counter.calls };
  } catch (error) {
    return { results: doneItems, calls: counter.calls, error: error as Error };
  } finally {
    journal.close();
  }
}

function* broken() {
  yield* emails.slice(0, 20);
  throw new Error("broken");
}

function full() {
  let room = 9000;
  return (descriptor: number, bytes: Uint8Array) => {
    if (room <= 0) throw Object.assign(new Error("full"), { code: "ENOSPC" });
    const length = writeSync(descriptor, bytes, 0, Math.min(room, bytes.length));
    room -= length;
    return length;
  };
}

test.each<[what: string, stop: () => Setting, lost?: number]>([
  ["its results are no longer taken", () => ({ stopAfter: 20 })],
  ["its signal aborts", () => ({ batch: { signal: AbortSignal.timeout(15) } })],
  ["its items throw", () => ({ items: broken() })],
  ["the credit is used up", () => ({ rejectAt: 25 })],
  ["the disk is full", () => ({ write: full() }), 4],
  ["the key is rejected", () => ({ rejectAt: 40, rejection: 401 })],
])(
  "A batch that stopped because %s goes on with its journal, and no response is paid twice",
  async (_, stop, lost = 0) => {
    const paid = new Map<string, number>();
    const first = await run(paid, stop());
    expect(first.results.length).toBeLessThan(60);
    expect(paid.size).toBeGreaterThan(0);
    const before = paid.size;
    const second = await run(paid);
    expect([second.error, second.results]).toEqual([undefined, emails]);
    expect(second.calls).toBeLessThanOrEqual(60 - before + lost);
    expect([...paid.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(lost);
  },
);

test("A lost connection is the result of its item, and a batch with a journal goes on", async () => {
  const journal = new FileJournal(file);
  let calls = 0;
  const fetch = async (request: Request) => {
    if (++calls === 2) throw new TypeError("fetch failed");
    return mock.fetch(request);
  };
  const api = createClient({ apiKey, baseUrl, fetch });
  const names: (string | undefined)[] = [];
  for await (const { error } of batch(
    emails.slice(0, 4),
    (email, given) => api.email.validate({ email }, given),
    { journal, key: (email) => email, concurrency: 1, retry: 0 },
  ))
    names.push(error?.name);
  journal.close();
  expect(names).toEqual([undefined, "NetworkError", undefined, undefined]);
});

test("A write resolves after a synchronization that began after it, whatever is under way", async () => {
  const { fdatasync } = fs;
  let durable = 0;
  vi.spyOn(fs, "fdatasync").mockImplementation((descriptor, done) => {
    const { size } = statSync(file);
    fdatasync(descriptor, (error) => {
      durable = Math.max(durable, size);
      done(error);
    });
  });
  const journal = new FileJournal<string>(file);
  const write = async (key: string) => {
    const writing = journal.write(key, "");
    const { size } = statSync(file);
    await writing;
    expect(durable).toBeGreaterThanOrEqual(size);
  };
  const first = [write("a"), write("b")];
  await Promise.resolve();
  await Promise.all([...first, write("c")]);
  await write("d");
  journal.close();
});

test("What a full disk takes of a response is removed: the journal ends with a whole line", async () => {
  await run(undefined, { write: full() });
  expect(readFileSync(file, "utf8")).toMatch(/\n$/);
});

test.each<[string, Setting]>([
  ["another base URL", { client: { baseUrl: "https://other.example" } }],
  ["another version", { client: { version: "2.0" as "2.1" } }],
  ["other options", { call: { acceptFreemails: false } }],
])("A journal does not go on with %s, without a call", async (_, setting) => {
  await run(undefined, { items: emails.slice(0, 3) });
  const { calls, error } = await run(undefined, { ...setting, batch: { concurrency: 1 } });
  expect([calls, error?.message]).toEqual([
    0,
    expect.stringMatching(/responses to other settings.*another journal/),
  ]);
});

test("Only its owner reads the file, a link and a foreign file are rejected, and half a line is no entry", async () => {
  await run(undefined, { items: emails.slice(0, 3) });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  appendFileSync(file, readFileSync(file).subarray(0, 40));
  expect((await run(undefined, { items: emails.slice(0, 4) })).calls).toBe(1);
  symlinkSync(`${file}.nowhere`, `${file}.link`);
  writeFileSync(`${file}.txt`, "notes");
  for (const other of [`${file}.link`, `${file}.txt`])
    expect(() => new FileJournal(other)).toThrow(/is no journal/);
});

test("A journal has one user at a time, also within a process, and a dead one's lock is taken over", async () => {
  const source = `import { FileJournal } from "./packages/client/src/journal.ts";
    new FileJournal(${JSON.stringify(file)});
    console.log("open");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", source]);
  await once(holder.stdout, "data");
  await expect(run()).rejects.toThrow(`Process ${holder.pid} on ${hostname()} has held`);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  const journal = new FileJournal(file);
  expect(() => new FileJournal(file)).toThrow(`Process ${process.pid} on`);
  expect(() => new FileJournal(file, { isReadOnly: true }).close()).not.toThrow();
  journal.close();
  expect((await run(undefined, { items: emails.slice(0, 3) })).calls).toBe(3);
});

test("A report has what a call came to, and no value of its request", async () => {
  const reports: CallReport[] = [];
  const statuses = [503, 200, 502, 401, 404];
  const fetch = async () => {
    const status = statuses.shift() ?? 200;
    if (status === 502) return new Response("<h1>No</h1>", { status });
    const errors = status === 401 ? [{ type: "AUTH", relatedTo: [], description: "" }] : [];
    const body = status === 200 ? success : { errors };
    return Response.json(body, { status, headers: { "acme-api-version": "2.1" } });
  };
  const retry = { limit: 1, retryOn: [503] };
  const api = createClient({ apiKey, baseUrl, fetch, retry, onCall: (one) => reports.push(one) });
  for (let call = 0; call < 4; call += 1)
    await api.email.validate({ email: "jana@company.example" });
  await api.email.validate({ email: "" }, { signal: AbortSignal.abort() }).catch(() => {});
  const common = { operation: "/email/validate", version: "2.1" };
  const fromApi = { received: "2.1", isFromApi: true };
  expect(reports).toMatchObject([
    {
      ...common,
      ...fromApi,
      attempts: 2,
      waits: [expect.any(Number)],
      status: 200,
      error: undefined,
    },
    {
      ...common,
      attempts: 1,
      waits: [],
      status: 502,
      received: undefined,
      isFromApi: false,
      error: "GatewayError",
    },
    { ...common, ...fromApi, attempts: 1, status: 401, error: "AUTH" },
    { ...common, ...fromApi, attempts: 1, status: 404 },
    { ...common, status: undefined, isFromApi: false, error: "Aborted" },
  ]);
  expect(JSON.stringify(reports)).not.toMatch(/jana|very-secret/);
});

test("A journal that the process of another user holds is not taken over", () => {
  const holder = { process: 4_000_000, host: hostname(), since: new Date().toISOString() };
  writeFileSync(`${file}.lock`, JSON.stringify(holder));
  vi.spyOn(process, "kill").mockImplementation(() => {
    throw Object.assign(new Error("not permitted"), { code: "EPERM" });
  });
  expect(() => new FileJournal(file)).toThrow(expect.objectContaining({ code: "locked" }));
});

test("A journal that a process of another machine holds is not taken over", () => {
  const since = new Date().toISOString();
  writeFileSync(`${file}.lock`, JSON.stringify({ process: 4_000_000, host: "elsewhere", since }));
  expect(() => new FileJournal(file)).toThrow(expect.objectContaining({ code: "locked" }));
});
