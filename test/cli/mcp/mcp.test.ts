import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { readFrames } from "@data-validation/cli/internal/mcp/frames";
import { createMcpServer } from "@data-validation/cli/internal/mcp/server";
import { createClient, type Fetch } from "@data-validation/client";
import { createMock } from "@data-validation/mock";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { InMemoryTransport } from "@modelcontextprotocol/server";
import { expect, test } from "vitest";

const command = resolve("packages/cli/bin/data-validation.js");
const KEY = "a-key-that-nobody-may-see";

/** A host whose server calls the mock, or another fetch. */
async function host(fetch: Fetch = createMock().fetch) {
  const api = createClient({
    apiKey: KEY,
    baseUrl: "https://api.data-validation.example",
    fetch,
    retry: false,
  });
  const [near, far] = InMemoryTransport.createLinkedPair();
  await createMcpServer(api, "0.0.0").connect(far);
  const client = new Client({ name: "test", version: "0" });
  await client.connect(near);
  return {
    tools: (await client.listTools()).tools,
    instructions: client.getInstructions(),
    async call(name: string, args: Record<string, unknown>) {
      const {
        structuredContent,
        isError = false,
        content,
      } = await client.callTool({ name, arguments: args });
      const [first] = content as { text: string }[];
      return {
        output: structuredContent as Record<string, unknown>,
        isError,
        text: first?.text ?? "",
      };
    },
  };
}

test("The list of tools takes at most 6,000 tokens, and each has its purpose, use and result", async () => {
  const { tools, instructions } = await host();
  // The guide lists them by name, which test/cli/readme.test.ts checks.
  expect(tools.length).toBe(9);
  expect((JSON.stringify(tools).length + (instructions?.length ?? 0)) / 4).toBeLessThan(6000);
  const described = { type: expect.any(String), description: expect.stringMatching(/\S/) };
  for (const { description, inputSchema, outputSchema } of tools) {
    expect(description).toMatch(/^(Validates|Searches|Returns) .* Use /);
    for (const argument of Object.values(inputSchema.properties ?? {}))
      expect(argument).toMatchObject(described);
    expect(Object.keys(outputSchema?.properties ?? {}).length).toBeGreaterThan(1);
  }
});

test("A tool only reads, and rejects an argument that it does not have", async () => {
  const { tools, call } = await host();
  for (const { annotations, inputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(inputSchema).toMatchObject({ additionalProperties: false });
  }
  const { isError, text } = await call("validate_email", { email: "a@b.cz", emial: "a@b.cz" });
  expect([isError, text]).toEqual([
    true,
    expect.stringMatching(/no argument emial\. Did you mean email\? Arguments: email, accept/),
  ]);
});

test.each<[string, Record<string, unknown>]>([
  ["validate_phone", { numberFull: "607 123 456", preferredPrefixes: ["+420"] }],
  ["validate_name", { name: "jana", surname: "kadlecová" }],
  ["validate_company", { name: "Kovárna Pod Jeřábem", registrationNumber: "89003675" }],
])("%s returns usable values for correctable data, and finds these valid", async (name, args) => {
  const { call } = await host();
  const { output } = await call(name, args);
  expect(output.corrected).not.toEqual([]);
  expect(output.problems).not.toEqual([]);
  expect(Object.keys(args)).toEqual(expect.arrayContaining(Object.keys(output.use as object)));
  const again = await call(name, output.use as Record<string, unknown>);
  expect(again.output).toMatchObject({ use: output.use, corrected: [], problems: [] });
});

test.each([{ numberFull: "+420607123456" }, { prefix: "+420", number: "607123456" }])(
  "A phone number is taken as one string, or as prefix and number: %j",
  async (args) => {
    const { call } = await host();
    expect((await call("validate_phone", args)).output).toMatchObject({ use: args, problems: [] });
  },
);

test("Data without a usable form has nothing to use: problems, and suggestions to ask about", async () => {
  const { call } = await host();
  const { output } = await call("validate_phone", { numberFull: "607123456" });
  const problems = [expect.stringMatching(/prefix .*PREFIX\)\.$/)];
  expect(output).toMatchObject({ use: null, corrected: [], problems });
  expect(output.suggestions).toContainEqual({ numberFull: "+420607123456" });
  expect((await call("validate_address", { full: "nowhere" })).output).toMatchObject({
    use: null,
    suggestions: [],
  });
});

test("A search and a retrieval return what they find, also nothing", async () => {
  const { call } = await host();
  const search = await call("search_company", {
    type: "name",
    value: "kov",
    country: "CZ",
    resultsLimit: 2,
  });
  expect(search.output).toMatchObject({
    found: 2,
    results: [{ name: expect.stringMatching(/^Kov/) }, {}],
  });
  const [{ country, registrationNumber }] = search.output.results as [
    { country: string; registrationNumber: string },
  ];
  const one = await call("get_company", { country, registrationNumber });
  expect(one.output).toMatchObject({ found: 1, results: [{ country }] });
  expect((await call("get_company", { country, registrationNumber: "1" })).output).toEqual({
    found: 0,
    results: [],
  });
  expect(
    (await call("search_address", { type: "city", value: "pra", country: "CZ" })).output.found,
  ).toBeGreaterThan(0);
  expect(
    (await call("find_address_near", { lat: 50.0929, lon: 14.4547 })).output.found,
  ).toBeGreaterThan(0);
});

const rejection = (status: number, headers = {}, errors: object[] = []) =>
  Response.json({ errors }, { status, headers: { "service-api-version": "2.1", ...headers } });
const limit = {
  group: "REQUEST",
  type: "BILLING",
  subtype: "SERVICE_LIMIT_REACHED",
  relatedTo: [],
  description: "Limit reached.",
};

test.each<[after: string, Fetch, RegExp]>([
  ["401", async () => rejection(401), /key is missing or invalid.*DATA_VALIDATION_KEY/],
  ["403", async () => rejection(403), /addresses\. Tell the user/],
  [
    "a limit of the subscription",
    async () => rejection(429, { "retry-after": "7" }, [limit]),
    /^Limit of the subscription reached\. Tell the user; calling again does not help\.$/,
  ],
  ["too many calls", async () => rejection(429, { "retry-after": "7" }), /Wait 7 seconds/],
  [
    "a result at another place",
    async () => Response.json({ response: { result: {} } }),
    /--response-at response.*\. Tell the user; calling again does not help\.$/,
  ],
  ["500", async () => rejection(500), /failed \(HTTP 500\)\. Try once more/],
  [
    "a failed connection",
    async () => Promise.reject(new TypeError("fetch failed")),
    /No response from the API: .*Try once more/,
  ],
  [
    "a body with the key in it",
    async ({ headers }) => new Response(headers.get("authorization"), { status: 502 }),
    /No response from the API/,
  ],
])("An error of a tool after %s has a way out, and no key", async (_, fetch, advice) => {
  const { isError, text } = await (await host(fetch)).call("validate_email", {
    email: "jana@seznam.cz",
  });
  expect([isError, text]).toEqual([true, expect.stringMatching(advice)]);
  expect(text).not.toContain(KEY);
});

test("Arguments that the API rejects are named", async () => {
  const { call } = await host();
  const sentence =
    "The API rejected the arguments: Send name, surname or nameSurname. Correct them and call again.";
  expect((await call("validate_name", {})).text).toBe(sentence);
  const text = expect.stringContaining("numberFormat");
  const wrong = { numberFull: "1", numberFormat: "e165" };
  expect(await call("validate_phone", wrong)).toMatchObject({ isError: true, text });
});

test("An unlisted type of a search is an error, and its schema lists the types", async () => {
  const { call, tools } = await host();
  for (const [name, type, listedType] of [
    ["search_company", "brand", "registrationNumber"],
    ["search_address", "planet", "number.full"],
  ] as const) {
    const { isError, text } = await call(name, { type, value: "a" });
    expect([isError, text]).toEqual([
      true,
      expect.stringContaining("type must be equal to one of the allowed values"),
    ]);
    const schema = tools.find((tool) => tool.name === name)?.inputSchema.properties?.type;
    expect(schema).toMatchObject({ enum: expect.arrayContaining([listedType]) });
  }
});

test("A frame that is not a message gets the error of JSON-RPC, and the frames after it are read", async () => {
  const responses: string[] = [];
  const long = "x".repeat(600_000);
  const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
  const pieces = [
    "not json\n[1]\n",
    '{"id":7}\n\n',
    ...[long, long, long, long],
    `\n${ping.slice(0, 9)}`,
    `${ping.slice(9)}\n`,
  ];
  const frames = await Readable.from(
    readFrames(Readable.from(pieces), (frame) => responses.push(frame)),
  ).toArray();
  expect(frames).toEqual([`${ping}\n`]);
  expect(responses.map((one) => JSON.parse(one)).map(({ id, error }) => [id, error.code])).toEqual([
    [null, -32700],
    [null, -32600],
    [7, -32600],
    [null, -32700],
  ]);
  expect(responses.at(-1)).toContain("longer than 1048576 characters");
});

test("With --mock, the command serves a host over standard input and output, and ends with it", async () => {
  const args = [command, "mcp", "--mock"];
  // By default, the child has no NODE_OPTIONS, and would run the built package and not its source.
  const env = { ...process.env } as Record<string, string>;
  const transport = new StdioClientTransport({
    command: process.execPath,
    args,
    env,
    stderr: "pipe",
  });
  const client = new Client({ name: "test", version: "0" });
  await client.connect(transport);
  const email = { email: "jana@seznam.cz" };
  const { structuredContent } = await client.callTool({ name: "validate_email", arguments: email });
  expect(structuredContent).toMatchObject({ use: email });
  await client.close();
});

test("Standard output has nothing but the protocol, and the command ends when the host closes the input", async () => {
  const env = {
    ...process.env,
    DATA_VALIDATION_KEY: KEY,
    DATA_VALIDATION_URL: "http://api.data-validation.invalid",
  };
  const child = spawn(process.execPath, [command, "mcp"], { env, stdio: ["pipe", "pipe", "pipe"] });
  const printed = text(child.stdout);
  const warned = text(child.stderr);
  const params = {
    protocolVersion: "2025-06-18",
    capabilities: {},
    clientInfo: { name: "test", version: "0" },
  };
  const initialize = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "initialize", params });
  child.stdin.write(`${initialize}\nnot json\n`);
  await once(child.stdout, "readable");
  child.stdin.end();
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  for (const line of (await printed).trimEnd().split("\n"))
    expect(JSON.parse(line)).toMatchObject({ jsonrpc: "2.0" });
  expect(await warned).not.toContain(KEY);
});

test.each([
  [
    { DATA_VALIDATION_URL: "https://api.data-validation.example" },
    /^Put the API key .*, or start with --mock\.\n$/,
  ],
  [{ DATA_VALIDATION_KEY: KEY }, /^Put the base URL of the API .*, or start with --mock\.\n$/],
  [
    { DATA_VALIDATION_KEY: KEY, DATA_VALIDATION_URL: "https://api.example?x=1" },
    /^The base URL https:\/\/api\.example\?x=1 must be like https:.*\n$/,
  ],
])("With only %s, mcp prints what to set, and leaves standard output empty", (own, message) => {
  const env = { ...process.env, DATA_VALIDATION_KEY: "", DATA_VALIDATION_URL: "", ...own };
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, "mcp"], {
    env,
    encoding: "utf8",
  });
  expect([status, stdout, stderr]).toEqual([2, "", expect.stringMatching(message)]);
});
