import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { parse } from "yaml";
import { versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { withResponses } from "./lib/example-file.ts";
import { refresh } from "./lib/fresh.ts";

const help = `
Usage: npm run examples

Writes the mock's responses to the request examples into openapi/, as the response examples of the same names. Review the
difference: it shows what a change of the contract or of the sandbox means for callers of the service. The requests, and the
errors, which the specification states, are written by hand. The artifacts are made before and after.
`;

/** A file of examples, and the operation whose requests and responses it has. */
export interface ExampleFile {
  file: string;
  path: string;
  /** The versions of the API that have the operation from there. */
  versions: string[];
}

/** The files of examples. What stands in shared/ is of the versions that have no file of their own. */
export function exampleFiles(): ExampleFile[] {
  const files = globSync("openapi/*/**/*.examples.yaml").map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().map((file) => {
    const [, folder = "", path = ""] = /^openapi\/([^/]+)(\/.*)\.examples\.yaml$/.exec(file) ?? [];
    const isOf = (version: string) =>
      folder === "shared" ? !existsSync(`openapi/${version}${path}.examples.yaml`) : folder === version;
    return { file, path, versions: versions().filter(isOf) };
  });
}

/** The names of the examples that the published document of a version has, by path: each file of examples lists them. */
export function publishedExamples(version: string): Record<string, string[]> {
  const files = exampleFiles().filter(({ versions }) => versions.includes(version));
  return Object.fromEntries(files.map(({ file, path }) => [path, parse(readFileSync(file, "utf8")).published]));
}

/**
 * The text of a file of examples: its own requests, and the mock's responses to them.
 *
 * @throws UserError when the mock rejects a request, or the versions that share the file return different responses
 */
export async function withMockResponses({ file, path, versions }: ExampleFile): Promise<string> {
  // Not before now: the mock reads the artifacts.
  const { createMock } = await import("../packages/mock/src/index.ts");
  let place = "";
  const mock = createMock({ authentication: false, onError: (error) => (place = placeOf(error)) });
  return withResponses(readFileSync(file, "utf8"), async (name, body) => {
    const [response, ...others] = await Promise.all(
      versions.map(async (version) => {
        const headers = { "content-type": "application/json", "api-version": version };
        const request = new Request(`http://mock${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        const response = await mock.fetch(request);
        const { errors, ...success } = (await response.json()) as { errors?: { description: string }[] };
        if (!errors) return success;
        throw new UserError(
          `${file}: version ${version} responds to the request ${name} with ${response.status}. ${errors[0]?.description.replace(/[^.]$/, "$&.")}${advice(response.status, path, place)}`,
        );
      }),
    );
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(response))) {
      throw new UserError(
        `${file}: ${versions.join(" and ")} respond to the request ${name} differently, so that they cannot share it.`,
      );
    }
    return response;
  });
}

/** The line of the sandbox that an error comes from; empty when the sandbox made a response that the contract does not allow. */
function placeOf(error: unknown): string {
  return /packages\/mock\/src\/sandbox\/\S+:\d+/.exec((error as Error).stack ?? "")?.[0] ?? "";
}

/** What to do about a status: the sandbox of a data kind writes what a version changed. */
function advice(status: number, path: string, place: string): string {
  const [, kind] = path.split("/");
  return status === 500 ? ` Correct ${place || `packages/mock/src/sandbox/${kind}/`}.` : "";
}

if (import.meta.main) {
  await command(help, async () => {
    refresh();
    let changed = 0;
    for (const example of exampleFiles()) {
      const text = await withMockResponses(example);
      const isChanged = text !== readFileSync(example.file, "utf8");
      console.log(`${example.file.padEnd(48)} ${isChanged ? "changed" : "unchanged"}`);
      if (!isChanged) continue;
      writeFileSync(example.file, text);
      changed += 1;
    }
    if (changed > 0) refresh();
    console.log(changed > 0 ? `Review it: git diff openapi` : "Every response example equals the mock's response.");
  });
}
