import { createRequire } from "node:module";
import { join } from "node:path";
import type { TaskMeta } from "vitest";
import { toolsFolder } from "./run.ts";

/** A tool that the documents are tried with. */
type Tool = [
  /** What it makes or does of a document. */
  does: string,
  /** The npm package that is tried: one of this folder, or the path of one of the repository. */
  from: string,
  /** What a user has to do so that a call says which version it is of. */
  version: string,
];

const redocly = "../../node_modules/@redocly/cli";
const bySdk = "`npm run sdk` puts it in";
const noClient = "send the header yourself: it makes no client";
const inRequests = "nothing: the requests have it";

/** Every tool by its name. The results of npm run suite -- generators make a table of it. */
export const tools = {
  "openapi-typescript": [
    "TypeScript types",
    "../../node_modules/openapi-typescript",
    "nothing: the types ask for it in 2.0",
  ],
  "@hey-api/openapi-ts": [
    "TypeScript client",
    "@hey-api/openapi-ts",
    'pass `headers: { "api-version": "2.0" }`, which the types ask for',
  ],
  orval: ["TypeScript client", "orval", "`headers: true` in the configuration; without it a client of 2.0 calls 2.1"],
  "swagger-typescript-api": [
    "TypeScript client",
    "swagger-typescript-api",
    '`new Api({ baseApiParams: { headers: { "api-version": "2.0" } } })`; without it a client of 2.0 calls 2.1',
  ],
  Kubb: [
    "TypeScript client",
    "@kubb/core",
    "pass the headers, which the types ask for in 2.0; its fetch client leaves content-type to you, too",
  ],
  "Redocly, Python": ["Python client", redocly, bySdk],
  "Redocly, Java": ["Java client", redocly, bySdk],
  "Redocly, Go": ["Go client", redocly, bySdk],
  "Redocly, PHP": ["PHP client", redocly, bySdk],
  "quicktype, C#": ["C# classes", "quicktype", `\`--features attributes-only\`; ${noClient}`],
  "quicktype, Kotlin": ["Kotlin classes, compiled only", "quicktype", noClient],
  "@apidevtools/swagger-parser": ["validation", "@apidevtools/swagger-parser", "-"],
  "@scalar/openapi-parser": ["validation", "@scalar/openapi-parser", "-"],
  "openapi-to-postmanv2": ["import into Postman", "openapi-to-postmanv2", inRequests],
  "Bruno, import": ["import into Bruno", "@usebruno/cli", inRequests],
  Postman: ["our collection, run by newman", "newman", "nothing: the collection has it"],
  Bruno: ["our collection, run by bru", "@usebruno/cli", "nothing: the collection has it"],
  Specmatic: ["contract tests of a server", "specmatic", "nothing: it sends the one of the document"],
  Respect: ["our workflows, followed", redocly, "a parameter of the workflow"],
  "Swagger UI": ["calls from a page", "swagger-ui-dist", "nothing: the field is filled in"],
  Fastify: ["validation of a request by its schema", "fastify", "-"],
} satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

/**
 * Notes in the results of a check which tool it tried, and with which version of the contract.
 *
 * @param untyped - How many fields of the code that the tool made are of any type; left out for tools that make no code.
 */
export function tries(task: { meta: TaskMeta }, tool: ToolName, version: string, untyped?: number): void {
  Object.assign(task.meta, { tool, version, untyped });
}

/** The release of a tool that is installed. */
export function releaseOf(tool: ToolName): string {
  const [, name] = tools[tool];
  const file = join(toolsFolder, name.startsWith("..") ? name : `node_modules/${name}`, "package.json");
  return (createRequire(import.meta.url)(file) as { version: string }).version;
}
