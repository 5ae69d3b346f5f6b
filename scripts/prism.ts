import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { versions } from "@data-validation/generated/versions";
import { command, UserError } from "@data-validation/tooling/command";
import { installedCommand } from "./lib/installed.ts";

const help = `
Usage: npm run prism [-- --port <number>]

Serves the bundle of each version with Prism's own command, unmodified, on a port of its own: a mock server that is independent of ours.

Version 2.0 requires the header api-version: 2.0. Without it Prism returns its first example of status 400, "The request has no body", and names
the header in sl-violations alone. The service itself returns the response of version 2.1.

  --port <number>  the port of the oldest version (4020); the others follow
`;

await command(help, async ({ options }) => {
  const first = Number(options.port ?? 4020);
  if (!Number.isInteger(first) || first < 1 || first > 65_000) {
    throw new UserError(`--port takes a number from 1 to 65000, not "${options.port}".`);
  }
  const [file, ...start] = installedCommand("@stoplight/prism-cli", "prism");
  const servers = versions.map((version, index) => {
    const port = String(first + index);
    const args = [
      "mock",
      `generated/openapi/${version}.yaml`,
      "--host",
      "127.0.0.1",
      "--port",
      port,
    ];
    const prism = spawn(file, [...start, ...args], { stdio: ["ignore", "pipe", "inherit"] });
    createInterface(prism.stdout).on("line", (line) => console.log(`${version}  ${line}`));
    console.log(`Prism, version ${version}:  http://127.0.0.1:${port}`);
    return prism;
  });
  const stop = () => {
    for (const server of servers) server.kill("SIGTERM");
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  await Promise.all(servers.map((server) => once(server, "exit")));
});
