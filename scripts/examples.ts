import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import { rootDocument, versions } from "./lib/bundles.ts";
import { command, UserError } from "./lib/command.ts";
import { withAnswers } from "./lib/example-file.ts";
import { refresh } from "./lib/fresh.ts";
import { resolve } from "./lib/openapi/json.ts";
import { toPointer } from "./lib/openapi/pointer.ts";

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

/** The files of examples, as the root documents of the versions lead to them. */
export function exampleFiles(): ExampleFile[] {
  const found = new Map<string, ExampleFile>();
  for (const version of versions()) {
    const root = rootDocument(version);
    const { paths } = read(root) as { paths: Record<string, { $ref: string }> };
    for (const [path, { $ref }] of Object.entries(paths)) {
      const file = examplesOf(join(dirname(root), $ref));
      const known = found.get(file);
      if (known) known.versions.push(version);
      else found.set(file, { file, path, versions: [version] });
    }
  }
  return [...found.values()];
}

/** The names of the examples that the published document of a version has, by path: each file of examples lists them. */
export function publishedExamples(version: string): Record<string, string[]> {
  const files = exampleFiles().filter(({ versions }) => versions.includes(version));
  return Object.fromEntries(files.map(({ file, path }) => [path, (read(file) as { published: string[] }).published]));
}

const examplesPlace = toPointer("post", "requestBody", "content", "application/json", "examples", "$ref");

/** The file that the operation of a reference has its examples in. */
function examplesOf(reference: string): string {
  const [file = "", pointer = ""] = reference.split("#");
  const examples = resolve(resolve(read(file), pointer) as object, examplesPlace);
  return join(dirname(file), String(examples).split("#")[0] ?? "");
}

function read(file: string): object {
  return parse(readFileSync(file, "utf8")) as object;
}

/**
 * The text of a file of examples: its own requests, and the mock's responses to them.
 *
 * @throws UserError when the mock rejects a request, or the versions that share the file return different responses
 */
export async function answered({ file, path, versions }: ExampleFile): Promise<string> {
  // Not before now: the mock reads the artifacts.
  const { createMock } = await import("../packages/mock/src/index.ts");
  const mock = createMock({ authentication: false });
  return withAnswers(readFileSync(file, "utf8"), async (name, body) => {
    const [answer, ...others] = await Promise.all(
      versions.map(async (version) => {
        const headers = { "content-type": "application/json", "api-version": version };
        const request = new Request(`http://mock${path}`, { method: "POST", headers, body: JSON.stringify(body) });
        const response = await mock.fetch(request);
        const { errors, ...success } = (await response.json()) as { errors?: { description: string }[] };
        if (!errors) return success;
        throw new UserError(
          `${file}: version ${version} responds to the request ${name} with ${response.status}. ${errors[0]?.description}`,
        );
      }),
    );
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(answer))) {
      throw new UserError(
        `${file}: ${versions.join(" and ")} respond to the request ${name} differently, so that they cannot share it.`,
      );
    }
    return answer;
  });
}

if (import.meta.main) {
  await command(help, async () => {
    refresh();
    let changed = 0;
    for (const example of exampleFiles()) {
      const text = await answered(example);
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
