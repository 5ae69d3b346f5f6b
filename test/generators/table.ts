import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { versions } from "../../generated/versions.ts";
import { releaseOf, type ToolName, tools } from "./tools.ts";

const page = join(import.meta.dirname, "../../docs/content/tools.md");
const memory = join(import.meta.dirname, "results.json");

/** What came of each tool with each version when it was last tried, by `<tool> <version>`. */
type Results = Record<string, Result>;

interface Result {
  accepted: boolean;
  release: string;
  /** How many fields of the code that it made are of any type; none for a tool that makes no code. */
  untyped?: number;
}

/** Writes the page of tools from the results: those of this run, and of the tools that it left out those of the run before. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const before: Results = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};
    const names = Object.keys(tools).flatMap((tool) => versions.map((version) => `${tool} ${version}`));
    const results = Object.fromEntries(Object.entries(before).filter(([name]) => names.includes(name)));
    const now: Results = {};
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) note(now, test);
    if (Object.keys(now).length === 0) return;
    Object.assign(results, now);
    writeFileSync(
      memory,
      `${JSON.stringify(results, Object.keys(results).toSorted().concat("accepted", "release", "untyped"), 2)}\n`,
    );
    const [frontMatter = ""] = /^---\n.*?\n---\n/s.exec(readFileSync(page, "utf8")) ?? [];
    writeFileSync(page, `${frontMatter}${pageOf(results)}`);
  }
}

function note(results: Results, test: TestCase): void {
  const { tool, version, untyped } = test.meta() as { tool?: ToolName; version?: string; untyped?: number };
  const { state } = test.result();
  if (tool === undefined || (state !== "passed" && state !== "failed")) return;
  const key = `${tool} ${version}`;
  results[key] = {
    accepted: (results[key]?.accepted ?? true) && state === "passed",
    release: releaseOf(tool),
    ...(untyped !== undefined && { untyped }),
  };
}

function pageOf(results: Results): string {
  const rows = (Object.keys(tools) as ToolName[]).flatMap((tool) => {
    const [does, , header] = tools[tool];
    const tried = versions.flatMap((version) => results[`${tool} ${version}`] ?? []);
    if (tried.length < versions.length) return [];
    const accepted = tried.map((result) => (result.accepted ? "yes" : "**no**"));
    const untyped = tried.map((result) => result.untyped ?? "-");
    return `| ${[tool, tried[0]?.release, does, ...accepted, [...new Set(untyped)].join(", "), header].join(" | ")} |`;
  });
  return `# Tools

The OpenAPI documents work with the tools below. Each was tested with both versions, and with a call to the mock server if it makes calls.
Generators and importers read the slim document, \`${versions.at(-1)}.slim.json\`.

| Tool | Release | Makes | ${versions.join(" | ")} | Untyped fields | How to send \`api-version\` |
|---|---|---|${versions.map(() => "---|").join("")}---|---|
${rows.join("\n")}

An untyped field is one that the generated code declares as any type, such as \`any\` or \`Object\`. The one that is left is \`details\`, which is
an object or a list.

A request without the header \`api-version\` gets a ${versions.at(-1)} response. A 2.0 client that omits it reads fields with other names, without an error.
The last column shows how each tool sends the header.
`;
}
