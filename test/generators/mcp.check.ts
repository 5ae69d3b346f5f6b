import { join } from "node:path";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { build } from "rolldown";
import { expect, test } from "vitest";
import { currentVersion } from "../../generated/versions.ts";
import { binary, emptyFolder, run, slimDocument } from "./run.ts";

const document = slimDocument(currentVersion);
const command = join(import.meta.dirname, "../../packages/cli/bin/data-validation.js");

test("our MCP server lists its tools in at most 6,000 tokens; servers made of the slim document take more", async () => {
  const servers: Record<string, string[]> = {
    "data-validation mcp": [command, "mcp", "--mock"],
    "openapi-mcp-generator": [await generatedServer()],
    "@ivotoby/openapi-mcp-server": [
      binary("openapi-mcp-server"),
      ...["--transport", "stdio", "--openapi-spec", document, "--api-base-url", "https://api.test"],
    ],
  };
  const tokens: Record<string, number> = {};
  for (const [name, words] of Object.entries(servers)) tokens[name] = await tokensOf(words);
  console.log(tokens);
  const [ours = 0, ...generated] = Object.values(tokens);
  expect(ours).toBeLessThanOrEqual(6000);
  expect(Math.min(...generated)).toBeGreaterThan(ours);
});

/** Makes a server with openapi-mcp-generator, and returns its program. */
async function generatedServer(): Promise<string> {
  const folder = emptyFolder("mcp");
  await run(binary("openapi-mcp-generator"), ["-i", document, "-o", folder, "--force"]);
  const outfile = join(folder, "server.mjs");
  await build({
    input: join(folder, "src/index.ts"),
    platform: "node",
    external: /^[^./]/,
    logLevel: "silent",
    output: { file: outfile },
  });
  return outfile;
}

/** The tokens of a server's list of tools and of its instructions, as a host gives them to a model: four characters each. */
async function tokensOf(words: string[]): Promise<number> {
  const client = new Client({ name: "test", version: "0" });
  await client.connect(new StdioClientTransport({ command: process.execPath, args: words, stderr: "ignore" }));
  const { tools } = await client.listTools();
  const instructions = client.getInstructions() ?? "";
  await client.close();
  expect(tools.length).toBeGreaterThan(8);
  return Math.ceil((JSON.stringify(tools).length + instructions.length) / 4);
}
