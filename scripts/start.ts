import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { command } from "./lib/command.ts";
import { refresh } from "./lib/fresh.ts";

const help = `
Usage: npm start [-- <options of data-validation-mock>]

Starts the mock with a request log, and makes the documentation that it serves in the background.
`;

const startPage = "generated/docs/index.html";

/** What is at `/` until the documentation was made for the first time. */
const waitingPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="1">
<title>Documentation</title>
<p>The documentation is being made. This page shows it as soon as it is ready.</p>
</html>
`;

/** It is of no use once no documentation is being made, and would be published by who copies the folder. */
function removeWaitingPage(): void {
  if (existsSync(startPage) && readFileSync(startPage, "utf8") === waitingPage) rmSync(startPage);
}

if (process.argv.includes("--help") || process.argv.includes("-h")) await command(help, () => undefined);
else {
  refresh();
  mkdirSync("generated/docs", { recursive: true });
  if (!existsSync(startPage)) writeFileSync(startPage, waitingPage);
  const args = [
    "packages/mock/bin/data-validation-mock.js",
    "--verbose",
    "--docs",
    "generated/docs",
    ...process.argv.slice(2),
  ];
  const mock = spawn(process.execPath, args, { stdio: ["inherit", "pipe", "inherit"] });
  mock.stdout.pipe(process.stdout);
  // The terminal sends Ctrl+C to both; the mock ends in its own time, and this process with it.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => mock.kill("SIGTERM"));
  const ended = once(mock, "exit");
  await Promise.race([once(mock.stdout, "data"), ended]);
  if (mock.exitCode === null) {
    const docs = spawn(process.execPath, ["scripts/docs.ts"], { stdio: ["ignore", "ignore", "inherit"] });
    void once(docs, "exit").then(([code]) => {
      removeWaitingPage();
      if (mock.exitCode === null)
        console.log(code === 0 ? "  The documentation is ready.\n" : "  The documentation could not be made.\n");
    });
    void ended.then(() => docs.kill());
  }
  const [code] = (await ended) as [number | null];
  removeWaitingPage();
  process.exitCode = code ?? 0;
}
