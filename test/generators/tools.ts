import { createRequire } from "node:module";
import { join } from "node:path";
import type { TaskMeta } from "vitest";
import { toolsFolder } from "./run.ts";

/** A tool that the bundles are tried with. */
interface Tool {
  /** What it makes or does of a bundle. */
  does: string;
  /** The npm package that is tried; undefined for what is on the machine. */
  package?: string;
  /** What a user has to do so that a call says which version it is of. */
  version: string;
}

/** Every tool by its name, with what to do about the header api-version. The results of test:generators make a table of it. */
export const tools = {
  "openapi-typescript": {
    does: "TypeScript types",
    package: "../../node_modules/openapi-typescript",
    version: "nothing: the types ask for it in 2.0",
  },
  "@hey-api/openapi-ts": {
    does: "TypeScript client",
    package: "@hey-api/openapi-ts",
    version: 'pass `headers: { "api-version": "2.0" }`, which the types ask for',
  },
  orval: {
    does: "TypeScript client",
    package: "orval",
    version: "`headers: true` in the configuration; without it a client of 2.0 calls 2.1",
  },
  "swagger-typescript-api": {
    does: "TypeScript client",
    package: "swagger-typescript-api",
    version:
      '`new Api({ baseApiParams: { headers: { "api-version": "2.0" } } })`; without it a client of 2.0 calls 2.1',
  },
  Kubb: {
    does: "TypeScript client",
    package: "@kubb/core",
    version: "pass the headers, which the types ask for in 2.0; its fetch client leaves content-type to you, too",
  },
  "Redocly, Python": {
    does: "Python client",
    package: "../../node_modules/@redocly/cli",
    version: "`npm run sdk` puts it in",
  },
  "Redocly, Java": {
    does: "Java client",
    package: "../../node_modules/@redocly/cli",
    version: "`npm run sdk` puts it in",
  },
  "Redocly, Go": { does: "Go client", package: "../../node_modules/@redocly/cli", version: "`npm run sdk` puts it in" },
  "Redocly, PHP": {
    does: "PHP client",
    package: "../../node_modules/@redocly/cli",
    version: "`npm run sdk` puts it in",
  },
  "quicktype, C#": {
    does: "C# classes",
    package: "quicktype",
    version: "`--features attributes-only`; send the header yourself: it makes no client",
  },
  "quicktype, Kotlin": {
    does: "Kotlin classes",
    package: "quicktype",
    version: "send the header yourself: it makes no client",
  },
  "@apidevtools/swagger-parser": { does: "validation", package: "@apidevtools/swagger-parser", version: "-" },
  "@scalar/openapi-parser": { does: "validation", package: "@scalar/openapi-parser", version: "-" },
  "openapi-to-postmanv2": {
    does: "import into Postman",
    package: "openapi-to-postmanv2",
    version: "nothing: the requests have it",
  },
  "Bruno, import": { does: "import into Bruno", package: "@usebruno/cli", version: "nothing: the requests have it" },
  Postman: {
    does: "our collection, run by newman",
    package: "newman",
    version: "nothing: the collection has it",
  },
  Bruno: { does: "our collection, run by bru", package: "@usebruno/cli", version: "nothing: the collection has it" },
  Specmatic: {
    does: "contract tests of a server",
    package: "specmatic",
    version: "nothing: it sends the one of the document",
  },
  Respect: {
    does: "our workflows, followed",
    package: "../../node_modules/@redocly/cli",
    version: "a parameter of the workflow",
  },
  "Swagger UI": { does: "calls from a page", package: "swagger-ui-dist", version: "nothing: the field is filled in" },
  Fastify: { does: "validation of a request by its schema", package: "fastify", version: "-" },
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
  const { package: name } = tools[tool] as Tool;
  if (!name) return "";
  const file = join(toolsFolder, name.startsWith("..") ? name : `node_modules/${name}`, "package.json");
  return (createRequire(import.meta.url)(file) as { version: string }).version;
}
