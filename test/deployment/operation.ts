import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { missingPrograms, reasonToSkip } from "../support/missing-tools.ts";
import { guideBlock } from "./guide.ts";
import { callValidate, startMock } from "./process.ts";

/** Shows the lines of ten calls. */
export async function tryLogs(): Promise<string[]> {
  await using mock = await startMock([]);
  for (let call = 0; call < 10; call += 1) await callValidate(mock.url, `key-of-team-${call % 2}`);
  while (mock.lines.length < 10) await sleep(10);
  const entries = mock.lines.map((line) => JSON.parse(line));
  const keys = new Set(entries.map(({ key }) => key));
  if (keys.size !== 2 || mock.lines.join().includes("jana"))
    throw new Error(`The log is wrong: ${mock.lines[0]}`);
  return [`ten calls of two keys are ten lines of JSON, for example ${mock.lines[0]}`];
}

/** Shows that each process has its own scripts and credit, as described in the guide. */
export async function tryReplicas(): Promise<string[]> {
  await using firstMock = await startMock(["--credit", "2"]);
  await using secondMock = await startMock(["--credit", "2"]);
  const statuses: number[] = [];
  for (let call = 0; call < 8; call += 1)
    statuses.push(await callValidate(call % 2 === 0 ? firstMock.url : secondMock.url));
  const successes = statuses.filter((status) => status === 200).length;
  if (successes !== 4) throw new Error(`Two processes had ${successes} successes.`);
  await fetch(`${firstMock.url}/_mock/respond`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: "*", responses: { status: 503 } }),
  });
  const scripted = [
    await callValidate(firstMock.url, "new"),
    await callValidate(secondMock.url, "new"),
  ];
  if (scripted.join() !== "503,200") throw new Error(`The script responded ${scripted}.`);
  return [
    "two processes with --credit 2: one key has four successes, then 402",
    "a script that one process has is unknown to the other",
  ];
}

/** Ends a process under load, with an idle connection, and with none; returns a line for each. */
export async function tryStopping(): Promise<string[]> {
  return [await stopUnderLoad(), await stopIdle(), await stopAlone()];
}

const CALLS = 1000;
const WORKERS = 20;

async function stopUnderLoad(): Promise<string> {
  await using mock = await startMock(["--drain", "1"]);
  const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });
  const exit = once(mock.process, "exit");
  let callCount = 0;
  let lost = 0;
  const work = async () => {
    while (callCount < CALLS) {
      callCount += 1;
      if (callCount === CALLS / 2) mock.process.kill("SIGTERM");
      const status = await validateWith(agent, mock.url).catch(() => 0);
      if (status !== 200) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  agent.destroy();
  const [code] = (await exit) as [number];
  if (lost > 0 || code !== 0) throw new Error(`${lost} of ${CALLS} calls are lost, code ${code}.`);
  return `SIGTERM after ${CALLS / 2} of ${CALLS} calls on ${WORKERS} connections: none is lost, exit code 0`;
}

async function validateWith(agent: Agent, url: string): Promise<number> {
  const body = '{"request":{"query":{"email":"jana.kadlecova@seznam.cz"}}}';
  const headers = { authorization: "Bearer test", "content-type": "application/json" };
  const sent = request(`${url}/email/validate`, { agent, method: "POST", headers }).end(body);
  const [response] = await once(sent, "response");
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

async function stopIdle(): Promise<string> {
  await using mock = await startMock([]);
  const { hostname, port } = new URL(mock.url);
  const socket = connect(Number(port), hostname);
  socket.write("GET /_mock/ready HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  await sleep(500);
  const milliseconds = await stop(mock.process);
  if (milliseconds > 1000) throw new Error(`With an idle connection it takes ${milliseconds} ms.`);
  return `SIGTERM with an idle connection: ends after ${milliseconds} ms`;
}

async function stopAlone(): Promise<string> {
  await using mock = await startMock(["--drain", "3"]);
  let unready = 0;
  const ended = stop(mock.process);
  await sleep(100);
  for (let probe = 0; probe < 4; probe += 1) {
    if ((await fetch(`${mock.url}/_mock/ready`)).status === 503) unready += 1;
    await sleep(100);
  }
  if (unready !== 4) throw new Error(`${unready} of 4 probes returned 503.`);
  return `SIGTERM with no connection and --drain 3: 4 of 4 probes return 503, ends after ${await ended} ms`;
}

async function stop(child: ChildProcess): Promise<number> {
  const start = performance.now();
  child.kill("SIGTERM");
  await once(child, "exit");
  return Math.round(performance.now() - start);
}

/**
 * Scrapes a mock twice with the machine's Prometheus, with a call between; without Prometheus,
 * returns the reason to skip it.
 */
export async function tryPrometheus(folder: string): Promise<string[]> {
  const skipped = reasonToSkip(missingPrograms(["prometheus"]));
  if (skipped !== undefined) return [skipped];
  await using mock = await startMock([]);
  const home = join(folder, "prometheus");
  mkdirSync(home);
  const target = new URL(mock.url).host;
  const config = guideBlock("prometheus.yml").replace("127.0.0.1:4010", target);
  writeFileSync(join(home, "prometheus.yml"), `global: { scrape_interval: 1s }\n${config}`);
  const address = `127.0.0.1:${await freePort()}`;
  const options = [`--web.listen-address=${address}`, `--storage.tsdb.path=${home}/data`];
  const server = spawn("prometheus", [`--config.file=${home}/prometheus.yml`, ...options]);
  server.stdout.resume();
  server.stderr.resume();
  const exit = once(server, "exit");
  try {
    const name = 'data_validation_mock_calls_total{operation="/email/validate"}';
    await callValidate(mock.url);
    await until(address, name, 1);
    await callValidate(mock.url);
    await until(address, name, 2);
    return ["Prometheus scrapes the mock by the configuration of the guide: 1 call, then 2"];
  } finally {
    server.kill();
    await exit;
  }
}

/** Waits until a query of Prometheus has a value. */
async function until(address: string, query: string, value: number): Promise<void> {
  let seen = "nothing";
  for (let turn = 0; turn < 60; turn += 1) {
    await sleep(500);
    const url = `http://${address}/api/v1/query?query=${encodeURIComponent(query)}`;
    const reply = await fetch(url)
      .then((response) => response.json())
      .catch(() => undefined);
    seen = reply?.data?.result?.[0]?.value?.[1] ?? seen;
    if (seen === String(value)) return;
  }
  throw new Error(`Prometheus has ${seen} for ${query}, not ${value}.`);
}
