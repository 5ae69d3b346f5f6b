// npm run suite -- runtimes: the packed client and mock on every supported runtime. The runtimes
// are npm packages, and are installed into a temporary folder, so that npm ci of this repository
// stays small.
import { join } from "node:path";
import { runNpm } from "@data-validation/tooling/processes/run";
import { newFolder } from "../support/folder.ts";
import { installPacked } from "../support/pack.ts";
import { runClient } from "./client.ts";
import { runComponents } from "./components.ts";
import { runMock } from "./mock.ts";
import { runMsw } from "./msw.ts";
import { runRunners } from "./runners.ts";

/** What is installed, by the names that the tests use. */
const nodes = ["node20@npm:node@20", "node22@npm:node@22", "node24@npm:node@24"];
const runtimes = [...nodes, "bun@1", "deno@2", "workerd@1", "msw2@npm:msw@2", "msw3@npm:msw@3"];

const folder = newFolder();
const client = installPacked("client", ["openapi-fetch", "openapi-typescript-helpers"]);
const mock = installPacked("mock");

console.log("Installing Node 20, 22 and 24, Bun, Deno, workerd, MSW 2 and 3 …");
runNpm(
  ["install", "--prefix", folder, "--no-audit", "--no-fund", "--foreground-scripts", ...runtimes],
  folder,
);
const tools = join(folder, "node_modules");
console.log("\nThe client");
await runClient(tools, client);
console.log("\nThe mock");
await runMock(tools, mock);
await runMsw(tools, mock);
await runRunners(tools, mock);
await runComponents(tools, client, mock);
