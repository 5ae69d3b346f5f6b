import { once } from "node:events";
import { Readable } from "node:stream";
import { createClient } from "@data-validation/client";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import manifest from "../../package.json" with { type: "json" };
import {
  flagOption,
  parseArguments,
  readResponseAt,
  readService,
  type Terminal,
  textOption,
  UserError,
} from "../command-line.ts";
import { framesOf } from "./frames.ts";
import { createMcpServer } from "./server.ts";
import { tools } from "./tools.ts";

export const help = `
Usage: data-validation mcp [options]

Serves the API to the host of a language model as tools of the Model Context
Protocol, over standard input and output.

Tools: ${tools
  .map(({ name }) => name)
  .join(", ")
  .replace(/(.{60,}?), /g, "$1,\n       ")}

Environment
  DATA_VALIDATION_KEY   API key
  DATA_VALIDATION_URL   base URL of the API; or --base-url <url>

  --base-url <url>      base URL of the API
  --response-at <keys>  place of the envelope in a response that has it in an
                        object, for example response; or the environment
                        variable DATA_VALIDATION_RESPONSE_AT
  --mock                responds as the mock server, without a key and calls

In the configuration of a host, with the package installed globally:

  { "mcpServers": { "data-validation": {
    "command": "data-validation", "args": ["mcp"],
    "env": {
      "DATA_VALIDATION_KEY": "…", "DATA_VALIDATION_URL": "https://…" } } } }

Exit codes: 0 the host closed the connection, 2 wrong use.
`.trim();

/** Serves the host until it closes standard input. */
export async function run(args: string[], terminal: Terminal): Promise<number> {
  const { values, argument } = parseArguments("mcp", args, {
    "base-url": textOption,
    "response-at": textOption,
    mock: flagOption,
  });
  if (argument !== undefined)
    throw new UserError(`mcp takes no ${argument}. All options: data-validation mcp --help`);
  const responseAt = readResponseAt(values["response-at"]);
  const service = values.mock
    ? await mockService(responseAt)
    : readService(process.env, values["base-url"], ", or start with --mock");
  const api = createClient({ ...service, responseAt });
  const frames = framesOf(process.stdin.setEncoding("utf8"), (frame) =>
    process.stdout.write(frame),
  );
  const handle = serveStdio(() => createMcpServer(api, manifest.version), {
    transport: new StdioServerTransport(Readable.from(frames, { objectMode: false })),
    onerror: ({ message }) => terminal.err(`${message}\n`),
  });
  await once(process.stdin, "close");
  await handle.close();
  return 0;
}

async function mockService(responseAt: string | undefined) {
  const { createMock } = await import("@data-validation/mock");
  return {
    baseUrl: "https://mock.data-validation.example",
    apiKey: "mock",
    fetch: createMock({ responseAt }).fetch,
  };
}
