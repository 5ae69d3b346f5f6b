import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const file = join(import.meta.dirname, "editor.mts");
const code = `
import { createClient } from "../../../packages/client/src/index.ts";
const api = createClient({ baseUrl: "/api" });
const answer = await api.phone.validate({ numberFull: "1" }, { options: { numberFormat: "raw", } });
answer.data?.result.data.format;
`;

const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  }),
  getScriptFileNames: () => [file],
  getScriptVersion: () => "1",
  getScriptSnapshot: (path) => {
    const text = path === file ? code : ts.sys.readFile(path);
    return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
  },
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: (path) => path === file || ts.sys.fileExists(path),
  readFile: ts.sys.readFile,
  directoryExists: ts.sys.directoryExists,
});

test("an editor shows the signature of an operation in words: its query, its options and its answer", () => {
  const help = service.getSignatureHelpItems(file, code.indexOf('{ numberFull: "1" }'), undefined);
  const [item] = help?.items ?? [];
  const shown = [
    ...(item?.prefixDisplayParts ?? []),
    ...(item?.parameters.flatMap(({ displayParts }) => [...displayParts, { text: ", " }]) ?? []),
    ...(item?.suffixDisplayParts ?? []),
  ];
  expect(shown.map(({ text }) => text).join("")).toBe(
    "validate(query: PhoneValidateQuery, extras?: Extras<PhoneValidateOptions> | undefined, ): Promise<Result<PhoneValidateResponse>>",
  );
  const { documentation } = service.getQuickInfoAtPosition(file, code.indexOf("validate(")) ?? {};
  expect(ts.displayPartsToString(documentation)).toMatch(/^Validate a phone number\./);
});

test("an editor shows a client, an answer and a part of it by their names", () => {
  const shown = (word: string) => {
    const info = service.getQuickInfoAtPosition(file, code.indexOf(word));
    return ts.displayPartsToString(info?.displayParts);
  };
  expect(shown("api =")).toBe('const api: VersionClient<"2.1", false>');
  expect(shown("answer =")).toBe("const answer: Result<PhoneValidateResponse>");
  expect(shown("format;")).toContain("PhoneFormat");
});

test("an editor offers the options of the version, and strikes through what it does not have, with the advice", () => {
  const at = code.indexOf('"raw", ') + '"raw", '.length;
  const entries = service.getCompletionsAtPosition(file, at, {})?.entries ?? [];
  const struck = entries.filter(({ kindModifiers }) => kindModifiers?.includes("deprecated")).map(({ name }) => name);
  const offered = entries.map(({ name }) => name).filter((name) => !struck.includes(name));
  expect(struck.sort()).toEqual(["defaultPrefix", "formatNumber"]);
  expect(offered).toEqual(expect.arrayContaining(["preferredPrefixes", "validationType"]));
  const details = service.getCompletionEntryDetails(file, at, "defaultPrefix", {}, undefined, {}, undefined);
  const said = [...(details?.documentation ?? []), ...(details?.tags?.flatMap(({ text = [] }) => text) ?? [])];
  expect(ts.displayPartsToString(said)).toContain("use preferredPrefixes");
});
