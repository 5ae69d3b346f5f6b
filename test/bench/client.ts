// What the client costs: a call, over openapi-fetch alone and over bare fetch, all with a fetch that answers in the process; and checking
// the types of a hundred calls, over the same calls on openapi-fetch's own types.
import { join } from "node:path";
import createFetchClient from "openapi-fetch";
import ts from "typescript";
import type { paths } from "../../generated/types/2.1.ts";
import { createClient } from "../../packages/client/src/index.ts";
import { median } from "./peers.ts";

const ROUNDS = 15;
const CALLS = 2000;
const CHECKS = 7;

const baseUrl = "https://api.data-validation.example";
const query = { numberFull: "+420607123456" };
const answer = JSON.stringify({
  result: { isValid: true, proposal: "valid", data: { numberFull: "+420607123456" }, errors: [] },
  resultCorrected: null,
  suggestions: [],
});
const headers = { "content-type": "application/json", "service-api-version": "2.1" };

/** The API in the process: reads what it is sent, and answers. */
const fetch = async (request: Request) => {
  await request.text();
  return new Response(answer, { headers });
};

const ours = createClient({ apiKey: "key", baseUrl, fetch });
const bare = createFetchClient<paths>({
  baseUrl,
  fetch,
  headers: { authorization: "Bearer key", "api-version": "2.1" },
});

const callers: Record<string, () => Promise<unknown>> = {
  "bare fetch": async () => {
    const request = new Request(`${baseUrl}/phone/validate`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer key", "api-version": "2.1" },
      body: JSON.stringify({ request: { query } }),
    });
    return (await fetch(request)).json();
  },
  "openapi-fetch": () => bare.POST("/phone/validate", { body: { request: { query } } }),
  "this client": () => ours.phone.validate(query),
};

const times = new Map<string, number[]>(Object.keys(callers).map((name) => [name, []]));
for (let round = 0; round <= ROUNDS; round += 1) {
  for (const [name, call] of Object.entries(callers)) {
    const start = performance.now();
    for (let index = 0; index < CALLS; index += 1) await call();
    // The first round warms up.
    if (round > 0) times.get(name)?.push(((performance.now() - start) * 1000) / CALLS);
  }
}

console.log(`A call, answered in the process: median of ${ROUNDS} rounds of ${CALLS}, alternating.\n`);
const costs = new Map([...times].map(([name, values]) => [name, median(values)]));
for (const [name, cost] of costs) {
  const ratios = ["openapi-fetch", "bare fetch"].map(
    (peer) => `${(cost / (costs.get(peer) ?? 1)).toFixed(2)} × ${peer}`,
  );
  console.log(`${name.padEnd(14)} ${cost.toFixed(1).padStart(6)} µs   ${ratios.join("   ")}`);
}

const byPost = hundred((index) =>
  index % 2
    ? `api.POST("/phone/validate", { body: { request: { query: { numberFull: "${index}" }, options: { numberFormat: "e123" } } } }).then(({ data }) => data?.result.data.format.raw)`
    : `api.POST("/name/validate", { body: { request: { query: { name: "${index}" }, options: { dataScope: "full" } } } }).then(({ data }) => data?.result.data.details)`,
);
const byMethod = hundred((index) =>
  index % 2
    ? `api.phone.validate({ numberFull: "${index}" }, { options: { numberFormat: "e123" } }).then(({ data }) => data?.result.data.format.raw)`
    : `api.name.validate({ name: "${index}" }, { options: { dataScope: "full" } }).then(({ data }) => data?.result.data.details)`,
);
const ofOthers = `import createClient from "openapi-fetch";
import type { paths } from "../../generated/types/2.1.ts";
const api = createClient<paths>();
`;
const ofOurs = `import { createClient } from "../../packages/client/src/index.ts";
const api = createClient({ apiKey: "key", baseUrl: "" });
`;
const sources = {
  "openapi-fetch": ofOthers + byPost,
  "this client": ofOurs + byMethod,
  "this client, by POST": ofOurs + byPost,
};

const checks = new Map<string, number[]>(Object.keys(sources).map((name) => [name, []]));
for (let round = 0; round <= CHECKS; round += 1) {
  for (const [name, source] of Object.entries(sources)) {
    const time = check(source);
    if (round > 0) checks.get(name)?.push(time);
  }
}
console.log(
  `\nChecking the types of 100 calls: median of ${CHECKS} rounds, alternating; reading files not included.\n`,
);
const peer = median(checks.get("openapi-fetch") ?? []);
for (const [name, values] of checks) {
  const time = median(values);
  console.log(`${name.padEnd(21)} ${time.toFixed(0).padStart(5)} ms   ${(time / peer).toFixed(2)} × openapi-fetch`);
}

function hundred(line: (index: number) => string): string {
  return Array.from({ length: 100 }, (_, index) => `export const call${index} = ${line(index)};`).join("\n");
}

/** Milliseconds that the checker takes for a source, in a program of its own. */
function check(source: string): number {
  const file = join(import.meta.dirname, "calls.mts");
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path === file || fileExists.call(host, path);
  host.getSourceFile = (path, target, ...rest) =>
    path === file ? ts.createSourceFile(path, source, target) : getSourceFile.call(host, path, target, ...rest);
  const program = ts.createProgram([file], options, host);
  program.getGlobalDiagnostics();
  const start = performance.now();
  const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(file));
  const time = performance.now() - start;
  if (diagnostics.length > 0) throw new Error(ts.flattenDiagnosticMessageText(diagnostics[0]?.messageText, "\n"));
  return time;
}
