import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import { versions } from "../../generated/versions.ts";
import { releaseOf, type ToolName, tools } from "./tools.ts";

const page = join(import.meta.dirname, "../../docs/content/tools.md");
const memory = join(import.meta.dirname, "results.json");

/** Whether each tool accepted each version when it was last tried, by `<tool> <version>`, with the tool's release. */
type Results = Record<string, { accepted: boolean; release: string }>;

/** Writes the page of tools from the results: those of this run, and of the tools that it left out those of the run before. */
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const results: Results = existsSync(memory) ? JSON.parse(readFileSync(memory, "utf8")) : {};
    const now: Results = {};
    for (const test of modules.flatMap((module) => [...module.children.allTests()])) note(now, test);
    if (Object.keys(now).length === 0) return;
    Object.assign(results, now);
    writeFileSync(
      memory,
      `${JSON.stringify(results, Object.keys(results).toSorted().concat("accepted", "release"), 2)}\n`,
    );
    writeFileSync(page, pageOf(results));
  }
}

function note(results: Results, test: TestCase): void {
  const { tool, version } = test.meta() as { tool?: ToolName; version?: string };
  const { state } = test.result();
  if (tool === undefined || (state !== "passed" && state !== "failed")) return;
  const key = `${tool} ${version}`;
  results[key] = { accepted: (results[key]?.accepted ?? true) && state === "passed", release: releaseOf(tool) };
}

function pageOf(results: Results): string {
  const rows = (Object.keys(tools) as ToolName[]).map((tool) => {
    const { does, version: header } = tools[tool];
    const tried = versions.map((version) => results[`${tool} ${version}`]);
    const cells = tried.map((result) => (result === undefined ? "not tried" : result.accepted ? "yes" : "**no**"));
    return `| ${[tool, tried.at(-1)?.release ?? "", does, ...cells, header].join(" | ")} |`;
  });
  return `---
group: Look up
order: 3
short: Tested tools
keywords: Postman, Bruno, Swagger UI, Orval, Fastify
isList: true
---
# Tools

The OpenAPI documents work with the tools below. Each was tested with both versions, and with a call to the mock server if it makes calls.

| Tool | Release | Makes | ${versions.join(" | ")} | How to send \`api-version\` |
|---|---|---|${versions.map(() => "---|").join("")}---|
${rows.join("\n")}

A request without the header \`api-version\` gets a ${versions.at(-1)} response. A 2.0 client that omits it reads fields with other names, without an error.
The last column shows how each tool sends the header.
`;
}
