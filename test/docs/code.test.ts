import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { commands as cliCommands } from "@data-validation/cli/internal/commands";
import { readOptions } from "@data-validation/cli/internal/observe/options";
import { readOptions as readVerifyOptions } from "@data-validation/cli/internal/verify/options";
import { readOptions as readMockOptions } from "@data-validation/mock/internal/cli/options";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { afterAll, expect, test } from "vitest";
import { parse } from "yaml";
import { mockAddress } from "#docs/samples/sample.ts";
import { runHere } from "../cli/support/terminal.ts";
import { bundleOf } from "../support/contract-bundles.ts";
import { execute } from "../support/execute.ts";
import { post } from "../support/post.ts";
import { buildSite } from "./site.ts";

/**
 * Commands that need a Docker engine; `npm run suite -- deployment` builds the same image and runs
 * it.
 */
const CONTAINER_COMMANDS = [
  "cd node_modules/@data-validation/mock/deployment",
  "docker build -t ghcr.io/your-team/data-validation-mock:1.0.0 -f Containerfile .",
  "docker compose run --rm test",
  "docker push ghcr.io/your-team/data-validation-mock:1.0.0",
];

/**
 * Until the packages are published: tarballs, which `npm run suite -- examples` installs as well.
 */
const INSTALLS = [
  "# $PACKAGES is the folder of the packages: support page, Get the packages.",
  `npm install --global "\${PACKAGES:?}"/*-mock-*.tgz "\${PACKAGES:?}"/*-cli-*.tgz`,
  `npm install --save-dev "\${PACKAGES:?}"/*-mock-*.tgz`,
  `npm install --save-dev "\${PACKAGES:?}"/*-mock-*.tgz "\${PACKAGES:?}"/*-cli-*.tgz`,
];

/** The address of the service in the contract. */
const service = bundleOf("2.1").servers[0]?.variables?.base_url?.default ?? "";

const [site, mock] = await Promise.all([buildSite(), serveMock()]);
const markdownPages = site.files.filter((file) => file.endsWith(".md"));
afterAll(() => mock.close());

test("A request and the response below it are what the mock returns, on every page", async () => {
  const pairs = markdownPages.flatMap(pairsOf);
  // Each operation of both versions, and the guides; fewer would mean that the format of the pages
  // changed.
  expect(pairs.length).toBeGreaterThan(60);
  for (const { file, request, status, body } of pairs) {
    const headers = {
      "api-version": `${request?.version}`,
      authorization: request?.key ? `Bearer ${request.key}` : "",
    };
    const response = await post(`${mock.url}${request?.path}`, request?.body, headers);
    expect([file, response.status, await response.json()]).toEqual([file, status, body]);
  }
});

test("Code that can be copied is in a language that is tested here", () => {
  const languages = markdownPages.flatMap((file) =>
    [...site.read(file).matchAll(/^ *```(\w+)$/gm)].map(([, name]) => name),
  );
  // Python, PHP and Java are run by npm run suite -- samples, which needs their tools; JavaScript
  // with a framework by frameworks. TypeScript is compiled by test/client/types, and text is the
  // output of the sample above it, which test/client/readme.test.ts runs. Go is compiled by npm
  // run suite -- generators.
  const testedLanguages = [
    "go",
    "http",
    "java",
    "js",
    "json",
    "php",
    "python",
    "sh",
    "text",
    "ts",
    "typescript",
    "yaml",
  ];
  expect([...new Set(languages)].sort()).toEqual(testedLanguages);
});

test("YAML that can be copied is valid, and its commands have options that there are", () => {
  const codes = markdownPages.flatMap((file) => site.blocks(file, "yaml"));
  for (const code of codes) {
    expect(() => parse(code), code).not.toThrow();
    for (const [, words = ""] of code.matchAll(/npx data-validation verify (.*)/g)) {
      const given = words.replace('"$BASE_URL"', "https://a.test").split(" ");
      expect(() => readVerifyOptions(given, { DATA_VALIDATION_KEY: "k" }), words).not.toThrow();
    }
  }
  expect(codes.length).toBeGreaterThan(1);
});

test("JSON that can be copied is valid", () => {
  for (const file of markdownPages)
    for (const code of site.blocks(file, "json"))
      expect(() => JSON.parse(code), file).not.toThrow();
});

test("A curl command that can be copied gets the documented status", {
  timeout: 60_000,
}, async () => {
  const commands = markdownPages
    .flatMap((file) => site.blocks(file, "sh"))
    .filter((code) => /^curl (?!-O)/.test(code));
  expect(commands.length).toBeGreaterThan(3);
  for (const command of commands) {
    const local = command
      .replaceAll(mockAddress, mock.url)
      .replaceAll(service, mock.url)
      .replace("curl", "curl -s -w '\\n%{http_code}'");
    const { stdout } = await execute("bash", ["-c", local], {
      env: { ...process.env, DATA_VALIDATION_KEY: "test" },
    });
    expect(stdout.split("\n").at(-1), command).toBe(/code=(\d{3})/.exec(command)?.[1] ?? "200");
  }
});

test("A command that can be copied exists, and its help has the options", async () => {
  const lines = markdownPages
    .flatMap((file) => site.blocks(file, "sh"))
    // What is left out are calls, and programs that the suite of the samples runs.
    .filter((code) => !/^(curl (?!-O)|call\(\))/.test(code))
    .flatMap((code) => code.split("\n").filter((line) => !line.startsWith("curl ")));
  const commands = [...new Set(lines)].map((line) => line.split(" "));
  const helps = new Map<string, string>();
  for (const [first, program, ...words] of commands.filter(([first]) => first === "npx")) {
    const what = [first, program, ...words].join(" ");
    // A file that the mock reads has to be there.
    const present = words.map((word) => (/\.(nd)?json$/.test(word) ? "package.json" : word));
    if (program === "@data-validation/mock")
      expect(() => readMockOptions(present, {}), what).not.toThrow();
    if (program !== "@data-validation/cli") continue;
    const [name = "", ...options] = words;
    if (name === "observe") expect(() => readOptions(options), what).not.toThrow();
    const help = helps.get(name) ?? (await helpOf(name));
    helps.set(name, help);
    for (const option of options.filter((word) => word.startsWith("--")))
      expect(help, what).toContain(option);
  }
  const kinds = commands.map(([first, program, ...rest]) =>
    first === "npx" ? program : [first, program, ...rest].join(" "),
  );
  expect([...new Set(kinds)].sort()).toEqual(
    [
      "@data-validation/cli",
      "@data-validation/mock",
      "@redocly/cli",
      ...CONTAINER_COMMANDS,
      "data-validation mcp --mock",
      "npm ci && npm start",
      ...INSTALLS,
      "npm run sdk -- python --out ../data-validation-python",
    ].sort(),
  );
});

async function helpOf(name: string): Promise<string> {
  const load = cliCommands[name];
  if (load === undefined) throw new Error(`There is no command ${name}.`);
  return (await runHere(await load(), ["--help"])).out;
}

test("The image installs the package's own version, and pipelines run the Node of this repository", () => {
  const { version } = JSON.parse(readFileSync("packages/mock/package.json", "utf8"));
  const { devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const image = readFileSync("packages/mock/deployment/Containerfile", "utf8");
  expect(image).toContain(`\nARG PACKAGE=@data-validation/mock@${version}\n`);
  const pinned = globSync("docs/samples/ci/*").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bnode(?:-version)?: ?(\d[\d.]*)/g)].map(
      ([, at]) => at,
    ),
  );
  expect(pinned).toEqual(pinned.map(() => devDependencies.node));
  expect(pinned).toHaveLength(3);
});

test("A page or a README that runs one of the packages with npx has installed it in a line above", () => {
  const readmes = globSync("packages/*/README.md").map((file) => readFileSync(file, "utf8"));
  const pages = markdownPages.map((file) => site.read(file));
  for (const text of [...pages, ...readmes]) {
    for (const { 1: name = "", index } of text.matchAll(/npx @data-validation\/(\w+)/g)) {
      const above = text.slice(0, index);
      const isInstalled = new RegExp(`npm install .*-${name}-\\*|npm ci`).test(above);
      expect([text.slice(0, 60), name, isInstalled]).toEqual([text.slice(0, 60), name, true]);
    }
  }
  // Each README shows it before anything else.
  for (const text of readmes)
    expect(/```sh\n(.*\n)?npm install /.exec(text)?.index).toBe(text.indexOf("```"));
});

test("The compose.yaml builds the package's image, and its tests wait for the mock's name and port", () => {
  const { mock, test } = parse(readFileSync("docs/samples/ci/compose.yaml", "utf8")).services;
  const { context, dockerfile } = mock.build;
  const image = readFileSync(
    join(context.replace("node_modules/@data-validation", "packages"), dockerfile),
    "utf8",
  );
  expect(image).toMatch(/^EXPOSE 4010$/m);
  expect(image).toMatch(/^HEALTHCHECK /m);
  expect(test.environment.DATA_VALIDATION_URL).toBe("http://mock:4010");
  expect(test.depends_on).toEqual({ mock: { condition: "service_healthy" } });
  expect(() => readMockOptions([], mock.environment)).not.toThrow();
});

test("A word in code of a guide is a word of the contract, of the packages or of npm", () => {
  const files = globSync([
    "packages/*/src/**/*.ts",
    "docs/samples/ci/*",
    "examples/front-end/{*.json,src/*}",
  ]).map((file) => readFileSync(file, "utf8"));
  const vocabulary = [
    site.read("openapi/2.0.json"),
    site.read("openapi/2.1.json"),
    "npm --workspaces",
    ...files,
  ].join("\n");
  // The commands of external generators are tested by test/generators/guide.check.ts, which follows
  // that guide.
  const guides = markdownPages.filter(
    (name) => name.startsWith("guides/") && name !== "guides/generate-a-client.md",
  );
  for (const file of [...guides, "migration.md", "index.md"]) {
    const prose = site.read(file).replaceAll(/^ *```[\s\S]*?^ *```$|^\|.*$/gm, "");
    const words = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(
      ([, code = ""]) => code.match(/[A-Za-z][\w-]*/g) ?? [],
    );
    expect([file, words.filter((word) => !vocabulary.includes(word))]).toEqual([file, []]);
  }
});

/**
 * The requests of a text with their responses; two requests in a row are followed by two responses.
 */
function pairsOf(file: string) {
  const block = ":\\n\\n```json\\n([\\s\\S]*?)\\n```";
  const request =
    "Request, `POST ([^`]*)`, `api-version: ([^`]*)`(?:, with the key `([^`]*)`|(, without a key))?";
  const pattern = new RegExp(`^(?:${request}|Response, (\\d+)[^\\n]*)${block}`, "gm");
  const waiting: Record<"path" | "version" | "key" | "body", string>[] = [];
  const pairs = [];
  for (const [, path, version = "", key = "test", none, status, json = ""] of site
    .read(file)
    .matchAll(pattern)) {
    if (path !== undefined)
      waiting.push({ path, version, key: none ? "" : key, body: JSON.parse(json) });
    else
      pairs.push({
        file,
        request: waiting.shift(),
        status: Number(status),
        body: JSON.parse(json),
      });
  }
  if (file !== "guides/corrections.md") expect(waiting, file).toEqual([]);
  return pairs;
}
