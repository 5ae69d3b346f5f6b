// npm run suite -- frameworks: the framework samples of the client's guides, each run as a reader
// would run it, with the packed client, against the mock. The frameworks are those of test/tools.
import { equal } from "node:assert/strict";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { createClient } from "@data-validation/client";
import { serveMock } from "@data-validation/mock/node";
import { serve } from "../runtimes/serve.ts";
import { execute } from "../support/execute.ts";
import { listen } from "../support/listen.ts";
import { installPacked } from "../support/pack.ts";
import { reportRun } from "../support/report.ts";

const guides = ["client", "client-web-pages"]
  .map((name) =>
    readFileSync(join(import.meta.dirname, `../../docs/content/guides/${name}.md`), "utf8"),
  )
  .join("\n");
const tools = join(import.meta.dirname, "../tools");
// Below the folder that has the frameworks installed, so that they are found from there.
const folder = mkdtempSync(join(tools, "frameworks-"));
await using mock = await serveMock();
Object.assign(process.env, {
  DATA_VALIDATION_KEY: "key",
  DATA_VALIDATION_URL: mock.url,
  NO_COLOR: "1",
});

try {
  const packed = installPacked("client", ["openapi-fetch", "openapi-typescript-helpers"]);
  cpSync(join(packed.folder, "node_modules"), join(folder, "node_modules"), { recursive: true });

  const express = sample('from "express"');
  await reportRun("Express 5, after express.json()", () => throughProxy("express5.mts", express));
  await reportRun("Express 4, after express.json()", () =>
    throughProxy("express4.mts", express.replace('from "express"', 'from "express4"')),
  );
  await reportRun("Fastify 5", () => throughProxy("fastify.mjs", sample('from "fastify"')));
  await reportRun("A corporate proxy, with undici", () => throughTunnel(sample("ProxyAgent")));
  await reportRun("A corporate proxy, with NODE_USE_ENV_PROXY", () =>
    throughTunnel(sample("ProxyAgent").replaceAll(/.*(undici|fetchOptions).*\n/g, "")),
  );
  const jest = sample("require(");
  await reportRun("Jest 30, CommonJS", () => runJest("jest", "commonjs.test.js", jest));
  await reportRun("Jest 29, CommonJS", () => runJest("jest29", "commonjs.test.js", jest));
  const typed = jest
    .replace(/const (\{.*\}) = require\((.*)\)/, "import $1 from $2")
    .replace("data.result", "data?.result");
  await reportRun("ts-jest, Jest 29", () => runJest("jest29", "typed.test.ts", typed, "ts-jest"));
} finally {
  rmSync(folder, { recursive: true });
}

/** The code of the sample in the guides that has a text. */
function sample(passage: string): string {
  const codes = [...guides.matchAll(/```(?:js|typescript)\n(.*?)```/gs)].map(
    ([, code = ""]) => code,
  );
  const sample = codes.find((code) => code.includes(passage));
  if (sample === undefined) throw new Error(`The guides have no sample with ${passage}.`);
  return sample;
}

/** Runs a server, and calls it as a page with a session and as one without. */
async function throughProxy(file: string, code: string): Promise<void> {
  writeFileSync(join(folder, file), code);
  await using server = await serve(folder, () => [process.execPath, file]);
  const baseUrl = `${server.url}api/validation`;
  const signedIn = createClient({ baseUrl, headers: { "x-user": "jana" }, retry: 8 });
  const { data, error } = await signedIn.phone.validate({ numberFull: "+420607123456" });
  equal(data?.result.data.format.e123 ?? error?.message, "+420 607 123 456");
  const rejected = await signedIn.phone.validate({} as never);
  equal(rejected.error?.code, "QUERY");
  equal((await createClient({ baseUrl }).email.validate({ email: "" })).error?.status, 401);
}

/** Runs code with a proxy on the way, which lets it through by CONNECT or by a whole address. */
async function throughTunnel(code: string): Promise<void> {
  let tunnels = 0;
  const proxy = createServer((incoming, outgoing) => {
    tunnels += 1;
    const { url = "", method, headers } = incoming;
    const forwardedRequest = request(url, { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    incoming.pipe(forwardedRequest);
  });
  proxy.on("connect", ({ url = "" }, socket) => {
    tunnels += 1;
    const { hostname, port } = new URL(`http://${url}`);
    const target = connect(Number(port), hostname);
    socket.write("HTTP/1.1 200 Connection Established\r\n\r\n");
    socket.pipe(target).pipe(socket);
  });
  await using way = await listen(proxy);
  writeFileSync(join(folder, "tunnel.mjs"), code);
  const proxies = {
    HTTPS_PROXY: way.url,
    HTTP_PROXY: way.url,
    NODE_USE_ENV_PROXY: "1",
    NO_PROXY: "",
  };
  const env = { ...process.env, ...proxies };
  const { stdout } = await execute(process.execPath, ["tunnel.mjs"], { cwd: folder, env });
  equal(stdout.trim(), "true");
  if (tunnels === 0) throw new Error("The call did not go through the proxy.");
}

async function runJest(name: string, file: string, code: string, preset?: string): Promise<void> {
  const project = join(folder, `${name}-${file.replaceAll(".", "-")}`);
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "shop", type: "commonjs" }));
  writeFileSync(join(project, file), code);
  const resolution = { module: "node16", moduleResolution: "node16" };
  const compilerOptions = {
    strict: true,
    ...resolution,
    target: "es2022",
    types: ["jest"],
    isolatedModules: true,
  };
  writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions }));
  const config = { rootDir: project, ...(preset && { preset }) };
  const bin = join(tools, "node_modules", name, "bin/jest.js");
  await execute(process.execPath, [bin, "--config", JSON.stringify(config), "--no-cache"], {
    cwd: project,
  });
}
