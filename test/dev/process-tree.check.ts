import { once } from "node:events";
import { join } from "node:path";
import { freePort } from "@data-validation/tooling/processes/free-port";
import { ProcessTree } from "@data-validation/tooling/processes/process-tree";
import { expect, test } from "vitest";
import { newFolder } from "../support/folder.ts";

/**
 * Starts a process, which starts another one, and so on, up to one that listens at a port and
 * ignores a polite end.
 */
const script = `
import { spawn } from "node:child_process";
import { createServer } from "node:net";
const [port, depth] = process.argv.slice(2).map(Number);
process.on("SIGTERM", () => {});
if (depth === 0) createServer().listen(port, "127.0.0.1", () => process.send("listens"));
else {
  const child = spawn(process.execPath, [process.argv[1], port, depth - 1], { stdio: ["ignore", "ignore", "inherit", "ipc"] });
  child.on("message", (message) => process.send(message));
}
`;

test("A process tree ends with all that its process has started, and frees their ports", async () => {
  const port = await freePort();
  const file = join(newFolder({ "tree.mjs": script }), "tree.mjs");
  const tree = new ProcessTree([process.execPath, file, `${port}`, "2"], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(tree.process, "message");
  expect(await isTaken(port)).toBe(true);
  await tree.end();
  expect(await isTaken(port)).toBe(false);
});

function isTaken(port: number): Promise<boolean> {
  return freePort(port).then(
    () => false,
    () => true,
  );
}
