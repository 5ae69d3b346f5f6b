// What the client costs: a call, over openapi-fetch alone and over bare fetch, all with a fetch that answers in the process; and checking
// the types of a hundred calls, over the same calls on openapi-fetch's own types.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import createFetchClient from "openapi-fetch";
import ts from "typescript";
import type { paths } from "../../generated/types/2.1.ts";
import { createClient } from "../../packages/client/src/index.ts";
import { median } from "./peers.ts";

const CALLS = 2000;

const baseUrl = "https://api.data-validation.example";
const query = { numberFull: "+420607123456" };
const answer =
  '{"result":{"isValid":true,"proposal":"valid","data":{},"errors":[]},"resultCorrected":null,"suggestions":[]}';
const keyed = { authorization: "Bearer key", "api-version": "2.1" };

/** The API in the process: reads what it is sent, and answers. */
const fetch = async (request: Request) => {
  await request.text();
  return new Response(answer, { headers: { "content-type": "application/json", "service-api-version": "2.1" } });
};

const ours = createClient({ apiKey: "key", baseUrl, fetch });
const theirs = createFetchClient<paths>({ baseUrl, fetch, headers: keyed });
const body = { request: { query } };
const headers = { "content-type": "application/json", ...keyed };

console.log(`A call, answered in the process, µs:`);
await compare(15, {
  "openapi-fetch": often(() => theirs.POST("/phone/validate", { body })),
  "bare fetch": often(async () => {
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return (await fetch(new Request(`${baseUrl}/phone/validate`, init))).json();
  }),
  "this client": often(() => ours.phone.validate(query)),
});

const byPost = hundred(
  (index) =>
    `api.POST("/phone/validate", { body: { request: { query: { numberFull: "${index}" }, options: { numberFormat: "e123" } } } }).then(({ data }) => data?.result.data.format.raw)`,
);
const byMethod = hundred(
  (index) =>
    `api.phone.validate({ numberFull: "${index}" }, { options: { numberFormat: "e123" } }).then(({ data }) => data?.result.data.format.raw)`,
);
const ofOthers = `import createClient from "openapi-fetch";
import type { paths } from "../generated/types/2.1.ts";
const api = createClient<paths>();
`;
const ofOurs = `import { createClient } from "../packages/client/src/index.ts";
const api = createClient({ apiKey: "key", baseUrl: "" });
`;

mkdirSync("dist", { recursive: true });
console.log("\nChecking the types of 100 calls, ms; reading files not included:");
await compare(7, {
  "openapi-fetch": () => check(ofOthers + byPost),
  "this client": () => check(ofOurs + byMethod),
  "this client, by POST": () => check(ofOurs + byPost),
});

/** Prints the median of some rounds, in turn, and how many times that of the first it is. The first round warms up. */
async function compare(rounds: number, measured: Record<string, () => number | Promise<number>>): Promise<void> {
  const times = Object.entries(measured).map(([name, measure]) => ({ name, measure, found: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1)
    for (const { measure, found } of times) {
      const time = await measure();
      if (round > 0) found.push(time);
    }
  const first = median(times[0]?.found ?? []);
  for (const { name, found } of times)
    console.log(`${name.padEnd(21)} ${median(found).toFixed(1).padStart(7)}   × ${(median(found) / first).toFixed(2)}`);
}

/** Microseconds of a call, as the mean of many. */
function often(call: () => Promise<unknown>) {
  return async () => {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) await call();
    return ((performance.now() - start) * 1000) / CALLS;
  };
}

function hundred(line: (index: number) => string): string {
  return Array.from({ length: 100 }, (_, index) => `export const call${index} = ${line(index)};`).join("\n");
}

/** Milliseconds that the checker takes for a source, in a program of its own. */
function check(source: string): number {
  const file = join(import.meta.dirname, "../../dist/calls.mts");
  writeFileSync(file, source);
  const options: ts.CompilerOptions = {
    ...{ strict: true, noEmit: true, skipLibCheck: true, allowImportingTsExtensions: true, types: [] },
    ...{ module: ts.ModuleKind.NodeNext, target: ts.ScriptTarget.ES2023 },
  };
  const program = ts.createProgram([file], options);
  program.getGlobalDiagnostics();
  const start = performance.now();
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(file));
  const time = performance.now() - start;
  if (diagnostics.length > 0) throw new Error(ts.flattenDiagnosticMessageText(diagnostics[0]?.messageText, "\n"));
  return time;
}
