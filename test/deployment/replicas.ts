import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Server } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import autocannon from "autocannon";

/** A mock that runs in a process of its own. */
interface Replica {
  process: ChildProcess;
  port: number;
}

/** Seconds of load for each measurement. */
const DURATION = 6;

/**
 * Measures how many requests a second replicas of the mock answer behind a balancer that gives each connection to the next one.
 *
 * @param project - A project in which the package is installed.
 * @param counts - How many replicas; each is measured in turn.
 */
export async function measureReplicas(project: string, counts: number[]): Promise<Map<number, number>> {
  const rates = new Map<number, number>();
  for (const count of counts) {
    const replicas = await Promise.all(Array.from({ length: count }, () => startReplica(project)));
    const balancer = await balance(replicas.map(({ port }) => port));
    const { port } = balancer.address() as { port: number };
    const result = await autocannon({
      url: `http://127.0.0.1:${port}/name/validate`,
      method: "POST",
      headers: { authorization: "Bearer test", "content-type": "application/json" },
      body: JSON.stringify({ request: { query: { nameSurname: "Jan Novak" }, options: { dataScope: "full" } } }),
      connections: 20,
      duration: DURATION,
    });
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`);
    rates.set(count, result.requests.average);
    balancer.close();
    for (const replica of replicas) {
      replica.process.kill("SIGTERM");
      await once(replica.process, "exit");
    }
  }
  return rates;
}

async function startReplica(project: string): Promise<Replica> {
  const bin = join(project, "node_modules/.bin/data-validation-mock");
  const child = spawn(process.execPath, [bin, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(line) ?? [];
    if (port) {
      child.stdout.resume();
      return { process: child, port: Number(port) };
    }
  }
  throw new Error("The mock ended before it said its address.");
}

/** A balancer that knows nothing of HTTP, as in front of a service of Kubernetes. */
async function balance(ports: number[]): Promise<Server> {
  let next = 0;
  const server = createServer((client) => {
    const replica = connect(ports[next++ % ports.length] as number, "127.0.0.1");
    client.pipe(replica).pipe(client);
    client.on("error", () => replica.destroy());
    replica.on("error", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return server;
}
