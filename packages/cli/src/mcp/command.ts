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
  readVersionHeader,
  type Terminal,
  textOption,
  UserError,
} from "../command-line.ts";
import { readFrames } from "./frames.ts";
import { createMcpServer } from "./server.ts";

export { help } from "./help.ts";

/** Runs until the host closes standard input. */
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
  const versionHeader = readVersionHeader(undefined, process.env);
  const api = createClient({ ...service, responseAt, versionHeader });
  const frames = readFrames(process.stdin.setEncoding("utf8"), (frame) =>
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
