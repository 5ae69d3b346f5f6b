import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { execute } from "../support/execute.ts";
import type { Project } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";

/** The releases of MSW with those of Node that each is for. */
const releases = { msw2: ["node20", "node22", "node24"], msw3: ["node22", "node24"] };

/**
 * The use of the handlers in a test suite: calls of the API's address and of a proxy on the page's
 * own, and a cut connection.
 */
const suite = `
import { createMock, mockHandlers } from "@data-validation/mock/msw";
import { setupServer } from "msw/node";

const cut = createMock();
await cut.respond("*", { network: "reset" });
const server = setupServer(
  ...mockHandlers("https://api.data-validation.example"),
  ...mockHandlers("/api/validation"),
  ...mockHandlers("/pages/validation", createMock({ proxy: true })),
  ...mockHandlers("https://cut.example", cut),
);
server.listen({ onUnhandledRequest: "error" });
const body = JSON.stringify({ request: { query: { email: "jana.kadlecova@seznma.cz" } } });
// As a client that adds a header does.
const requestOf = (address, key) => {
  const request = new Request(address + "/email/validate", { method: "POST", headers: { "content-type": "application/json", ...key }, body });
  const headers = new Headers(request.headers);
  headers.set("accept", "application/json");
  return new Request(request, { headers });
};
const call = (address, key) =>
  fetch(requestOf(address, key))
    .then(async (response) => [response.status, (await response.json()).result?.proposal].join(" "), (error) => error.name);
const key = { authorization: "Bearer any" };
for (const [expected, address, sent] of [
  ["200 invalidWithCorrection", "https://api.data-validation.example", key],
  ["401 ", "https://api.data-validation.example"],
  ["200 invalidWithCorrection", "http://localhost:3000/api/validation"],
  ["200 invalidWithCorrection", "http://localhost:3000/pages/validation"],
  ["TypeError", "https://cut.example", key],
]) {
  const got = await call(address, sent);
  console.log((got === expected ? "passed: " : "FAILED: " + got + " for ") + expected);
}
server.close();
`;

/** Runs the handlers in each release of MSW and Node that they are for. */
export async function runMsw(tools: string, { folder, installed }: Project): Promise<void> {
  for (const [msw, nodes] of Object.entries(releases)) {
    // A copy, so that the package finds this MSW beside it and not another one.
    const project = join(folder, msw);
    mkdirSync(join(project, "node_modules"), { recursive: true });
    cpSync(installed, join(project, "node_modules/@data-validation/mock"), { recursive: true });
    symlinkSync(join(tools, msw), join(project, "node_modules/msw"));
    writeFileSync(join(project, "suite.mjs"), suite);
    for (const node of nodes) {
      await reportRun(`${msw}, ${node}`, async () => {
        const { stdout } = await execute(join(tools, node, "bin/node"), ["suite.mjs"], {
          cwd: project,
        });
        return stdout.trim().split("\n");
      });
    }
  }
}
