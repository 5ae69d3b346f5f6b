import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import * as errorClasses from "@data-validation/client/internal/exports";
import { versions } from "@data-validation/generated/versions";
import { readIdentity } from "@data-validation/tooling/identity";
import type { OutputChunk } from "rolldown";
import ts from "typescript";
import { expect, test } from "vitest";
import { bundleChunks } from "../support/bundle.ts";
import { messagesOf } from "../support/compile.ts";
import { installPacked } from "../support/pack.ts";
import { exported } from "./types/exported.ts";

const project = installPacked("client", ["openapi-fetch", "openapi-typescript-helpers"]);

/** What a script in the project prints. */
const run = (source: string, ...words: string[]) =>
  execFileSync(process.execPath, [...words, "-e", source], {
    cwd: project.folder,
    encoding: "utf8",
  });

test("The package has at most 0.6 MB for each version, with its types, and needs one other package", () => {
  const known = /^dist\/(validators\/[^/]+\.cjs|[^/]+\.(js|cjs|d\.ts)|.+\.d\.cts)$/;
  const others = project.files.filter((file) => !known.test(file));
  expect(others.sort()).toEqual([
    "LICENSE",
    "README.md",
    "dist/THIRD-PARTY-LICENSES.txt",
    "package.json",
  ]);
  const sizes = project.files.map((file) => statSync(join(project.installed, file)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(600_000 * versions.length);
  const { dependencies } = JSON.parse(
    readFileSync(join(project.installed, "package.json"), "utf8"),
  );
  expect(dependencies).toEqual({ "openapi-fetch": expect.stringMatching(/^\^0\.\d+\.\d+$/) });
});

test("Nothing in the package leads out of it, and its types have the names of the contract", () => {
  // A module may be there only by its declarations.
  const modules = project.files.flatMap((file) => [file, file.replace(/\.d\.(c?)ts$/, ".$1js")]);
  for (const file of project.files.filter((name) => /^dist\/[^/]+\.c?js$|\.d\.c?ts$/.test(name))) {
    const text = readFileSync(join(project.installed, file), "utf8");
    for (const [, path = ""] of text.matchAll(
      /(?:from|import\(|require\() ?["'`](\.[^"'`]*)["'`]/g,
    ))
      expect(modules, `${path} in ${file}`).toContain(join(dirname(file), path));
    // Nothing makes code of text: it runs where a content security policy forbids that.
    expect(text, file).not.toMatch(/\beval\(|new Function\(|sourceMappingURL/);
    expect(text, file).not.toMatch(/\b(NotIn|Renamed|Result|PhoneValidateRequest)\$1/);
  }
});

const entries = [
  "",
  "/proxy",
  "/migrate",
  "/batch",
  "/journal",
  "/search",
  "/tanstack-query",
  "/validators",
];

test("Every entry of the package can be imported in an empty project, in modules and CommonJS", () => {
  const source = (load: string) => `(async () => {
    for (const entry of ${JSON.stringify(entries)})
      console.log(Object.keys(await ${load}("@data-validation/client" + entry)).sort().join(" "));
    const { query, response } = (await ${load}("@data-validation/client/validators")).validators("/phone/validate");
    const ofQuery = await query["~standard"].validate({ numberFull: 7 });
    const ofResponse = await response["~standard"].validate({});
    console.log([ofQuery, ofResponse].map(({ issues }) => issues[0].path).join(" "));
  })();`;
  const errors = Object.keys(errorClasses).sort().join(" ");
  const printed = run(source("import"), "--input-type=module");
  expect(printed.trim().split("\n")).toEqual([
    `${errors} createClient`,
    "createProxy toNodeListener",
    "changes downgradeError downgradeRequest downgradeResponse upgradeRequest upgradeResponse",
    "batch createLimiter",
    "FileJournal JournalError",
    "createSearch",
    "queryFor",
    "validateResponses validators",
    "numberFull result",
  ]);
  expect(run(source("require"), "--input-type=commonjs")).toBe(printed);
});

const main = join(project.folder, "main.ts");
const program = `
import { createClient } from "@data-validation/client";
import { createProxy } from "@data-validation/client/proxy";
import { upgradeRequest } from "@data-validation/client/migrate";
const api = createClient({ apiKey: "key", baseUrl: "https://api.data-validation.example" });
const response = await api.phone.validate({ numberFull: "+420607123456" }, { options: { numberFormat: "e123", } });
export const raw: string | null | undefined = response.data?.result.data.format.raw;
export const proxy: (request: Request) => Promise<Response> = createProxy({ apiKey: "key", baseUrl: "", authorize: () => true });
export const { lost } = upgradeRequest("/name/validate", { request: { query: { name: "Jana" } } });
`;

writeFileSync(main, program);

/** Requests of an editor, in a strict project that also checks libraries, without types of Node. */
const editor = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    exactOptionalPropertyTypes: true,
    types: [],
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
  }),
  getScriptFileNames: () => [main],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => ts.ScriptSnapshot.fromString(ts.sys.readFile(path) ?? ""),
  getCurrentDirectory: () => project.folder,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: ts.sys.fileExists,
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

/** What an editor shows of a word of the program: its type, its description and its tags. */
function shown(word: string): string {
  const {
    displayParts,
    documentation,
    tags = [],
  } = editor.getQuickInfoAtPosition(main, program.indexOf(word)) ?? {};
  return [displayParts, documentation, ...tags.map(({ text }) => text)]
    .map(ts.displayPartsToString)
    .join("\n");
}

test("The package's declarations compile in a strict project without Node's types or annotations", () => {
  writeFileSync(join(project.folder, "exported.ts"), exported);
  expect([
    ...messagesOf(project.folder, ["main.ts"], { exactOptionalPropertyTypes: true }),
  ]).toEqual([]);
  const emitted = {
    composite: true,
    noEmit: false,
    rootDir: project.folder,
    outDir: join(project.folder, "emitted"),
  };
  expect([
    ...messagesOf(project.folder, ["exported.ts"], { skipLibCheck: true, ...emitted }),
  ]).toEqual([]);
});

test("An editor shows the contract's descriptions, and the names of client, response and parts", () => {
  expect(shown("phone.")).toMatch(/phone numbers/);
  expect(shown("validate(")).toMatch(/\nValidate a phone number\..*several notations/s);
  expect(shown("numberFull:")).toMatch(/whole number including the international prefix/);
  expect(shown("numberFormat:")).toMatch(/Output notation of/);
  expect(shown("raw;")).toMatch(/Digits only/);
  expect(shown("api =")).toMatch(/^const api: VersionClient<"2.1", false>\n/);
  expect(shown("response =")).toMatch(/^const response: Result<PhoneValidateResponse>\n/);
  expect(shown("format.raw")).toContain("PhoneFormat");
});

test("An editor shows the signature of an operation in words: its query, its options and its response", () => {
  const help = editor.getSignatureHelpItems(main, program.indexOf("{ numberFull"), undefined);
  const { parameters = [], suffixDisplayParts = [] } = help?.items[0] ?? {};
  const parts = [...parameters.map(({ displayParts }) => displayParts), suffixDisplayParts];
  expect(parts.map(ts.displayPartsToString).join("; ")).toBe(
    "query: PhoneValidateQuery; extras?: Extras<PhoneValidateOptions> | undefined; ): Promise<Result<PhoneValidateResponse>>",
  );
});

test("An editor offers the options of the version, and strikes through the others with advice", () => {
  const at = program.indexOf('"e123", ') + '"e123", '.length;
  const entries = editor.getCompletionsAtPosition(main, at, {})?.entries ?? [];
  const struck = entries
    .filter(({ kindModifiers }) => kindModifiers?.includes("deprecated"))
    .map(({ name }) => name);
  const offered = entries.map(({ name }) => name).filter((name) => !struck.includes(name));
  expect(struck.sort()).toEqual(["defaultPrefix", "formatNumber"]);
  expect(offered).toEqual(expect.arrayContaining(["preferredPrefixes", "validationType"]));
  const details = editor.getCompletionEntryDetails(
    main,
    at,
    "defaultPrefix",
    {},
    undefined,
    {},
    undefined,
  );
  const hoverText = [
    ...(details?.documentation ?? []),
    ...(details?.tags?.flatMap(({ text = [] }) => text) ?? []),
  ];
  expect(ts.displayPartsToString(hoverText)).toContain("use preferredPrefixes");
});

/** The scripts of a page: the one that it begins with, then those that it loads late. */
async function pageScripts(source: string): Promise<OutputChunk[]> {
  const { output } = await bundleChunks(source, project.folder, {
    platform: "browser",
    output: { minify: true },
  });
  return output.filter((one): one is OutputChunk => one.type === "chunk");
}

/**
 * The sizes of a page's scripts, gzipped; the base URL in it is the owner's choice and not counted.
 */
const sizesOf = (scripts: OutputChunk[]) =>
  scripts.map(
    ({ code }) => gzipSync(code.replaceAll(readIdentity().baseUrl, ""), { level: 9 }).length,
  );

const page =
  'import { createClient } from "@data-validation/client"; globalThis.api = createClient({ baseUrl: "https://a.example" });';

test("A page with the client has at most 4.5 kB more than openapi-fetch, 3.5 kB later, no unused part", async () => {
  const [bare = 0] = sizesOf(
    await pageScripts(
      'import create from "openapi-fetch"; globalThis.api = create({ baseUrl: "https://a.example" });',
    ),
  );
  const [first = 0, ...late] = sizesOf(await pageScripts(page));
  expect(first - bare).toBeLessThanOrEqual(4500);
  expect(late).toEqual([expect.any(Number)]);
  expect(late[0]).toBeLessThanOrEqual(3500);
  const ofPages = entries.filter((entry) => entry !== "/journal");
  const unused = ofPages.map(
    (entry, index) => `import * as entry${index} from "@data-validation/client${entry}";`,
  );
  const [none = 0] = sizesOf(await pageScripts(unused.join("\n")));
  expect(none).toBeLessThan(50);
});

test("A page that cannot load its late script names the status of a failure, and what to do", async () => {
  const scripts = await pageScripts(page);
  const folder = join(project.folder, "page");
  mkdirSync(folder, { recursive: true });
  for (const { fileName, code } of scripts) writeFileSync(join(folder, fileName), code);
  const source = `
    globalThis.fetch = async () => new Response("", { status: 503 });
    await import(${JSON.stringify(join(folder, scripts[0]?.fileName ?? ""))});
    const { error } = await api.email.validate({ email: "a@b.cz" }, { retry: false });
    console.log(error.name, error.status, error.message);
  `;
  expect(run(source, "--input-type=module")).toBe(
    "GatewayError 503 HTTP 503 from a gateway. Retry later.\n",
  );
  for (const { fileName } of scripts.slice(1)) rmSync(join(folder, fileName));
  expect(run(source, "--input-type=module")).toBe(
    "NetworkError 503 A script of this page could not be loaded. Reload the page.\n",
  );
});

test("The entry for pages makes the same client, and in Node under jsdom it may have a key", () => {
  const source = `
    const { createClient } = require("@data-validation/client");
    const fetch = async (request) => {
      console.log(request.headers.get("authorization"));
      return Response.json({ result: { isValid: true } }, { headers: { "service-api-version": "2.1" } });
    };
    const api = createClient({ apiKey: "key", baseUrl: "https://a.example", fetch }).withOptions({ timeout: 100 });
    api.email.validate({ email: "" }).then(({ data }) => console.log(JSON.stringify(data)));
  `;
  expect(run(source, "--conditions=browser", "--input-type=commonjs")).toBe(
    'Bearer key\n{"result":{"isValid":true}}\n',
  );
});
