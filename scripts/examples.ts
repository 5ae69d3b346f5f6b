import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { listVersions } from "@data-validation/contract-files/bundles";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import type { BodyExample } from "@data-validation/openapi-document/examples";
import { runScript, UserError } from "@data-validation/tooling/command";
import { parse } from "yaml";
import { writeResponses } from "./lib/response-examples.ts";

const HELP = `
Usage: npm run examples

Writes the mock's responses to the request examples into generated/examples/, as the response examples of the same names.
Review the difference: it shows what a change of the contract or of the sandbox means for callers of the service. The requests,
and the errors, which the specification states, are written by hand. The artifacts are made before and after.
`;

const RESPONSES = "generated/examples";

interface ExampleFile {
  file: string;
  responses: string;
  path: string;
  versions: string[];
}

interface RequestExamples {
  /** The names of the examples that the published document has. */
  published: string[];
  requests: Record<string, BodyExample>;
}

/**
 * The files of examples with the paths of their operations. A file in shared/ covers the versions
 * without a file of their own.
 */
export function exampleFiles(): ExampleFile[] {
  const files = globSync("openapi/*/**/*.examples.yaml").map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().map((file) => {
    const [, folder = "", path = ""] = /^openapi\/([^/]+)(\/.*)\.examples\.yaml$/.exec(file) ?? [];
    const hasFile = (version: string) => existsSync(`openapi/${version}${path}.examples.yaml`);
    const ofFile = listVersions().filter((version) =>
      folder === "shared" ? !hasFile(version) : folder === version,
    );
    const responses = `${RESPONSES}/${folder}${path}.yaml`;
    return { file, responses, path, versions: ofFile };
  });
}

/** The names of the examples in the published document of a version, by path. */
export function publishedExamples(version: string): Record<string, string[]> {
  const files = exampleFiles().filter(({ versions }) => versions.includes(version));
  return Object.fromEntries(
    files.map(({ file, path }) => {
      const { published, requests } = readRequests(file);
      const unknown = published.find((name) => !Object.hasOwn(requests, name));
      if (unknown === undefined) return [path, published];
      const line = readFileSync(file, "utf8").split("\npublished:")[0]?.split("\n").length ?? 0;
      throw new UserError(`${file}:${line + 1}: No request is named ${unknown}. Correct it.`);
    }),
  );
}

function readRequests(file: string): RequestExamples {
  return parse(readFileSync(file, "utf8"));
}

/** The text of a file with the mock's responses, which must be the same in all its versions. */
export async function writeMockResponses({ file, path, versions }: ExampleFile): Promise<string> {
  // Loaded only now: the mock reads the artifacts.
  const { createMock } = await import("@data-validation/mock");
  const sandbox = `packages/mock/src/sandbox/${path.split("/")[1]}/`;
  /**
   * Where to correct the sandbox: the failed line, or its folder for a response that the contract
   * does not allow.
   */
  let place = sandbox;
  const onError = (error: unknown) => {
    const stack = error instanceof Error ? error.stack : undefined;
    place = /packages\/mock\/src\/sandbox\/\S+:\d+/.exec(stack ?? "")?.[0] ?? sandbox;
  };
  const mock = createMock({ authentication: false, onError });
  return writeResponses(readRequests(file).requests, async (name, body) => {
    const respond = async (version: string) => {
      const headers = { "content-type": "application/json", "api-version": version };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await mock.fetch(new Request(`http://mock${path}`, request));
      const { errors, ...success } = (await response.json()) as {
        errors?: { description: string }[];
      };
      if (!errors) return success;
      const problem = `${file}: version ${version} responds to the request ${name} with ${response.status}.`;
      const reason = errors[0]?.description.replace(/[^.]$/, "$&.");
      throw new UserError(
        `${problem} ${reason}${response.status === 500 ? ` Correct ${place}.` : ""}`,
      );
    };
    const [response, ...others] = await Promise.all(versions.map(respond));
    if (others.some((other) => JSON.stringify(other) !== JSON.stringify(response))) {
      throw new UserError(
        `${file}: ${versions.join(" and ")} respond to the request ${name} differently, so that they cannot share it.`,
      );
    }
    return response;
  });
}

/** The files of responses to which no file of requests belongs. */
export function unusedResponses(): string[] {
  const used = new Set(exampleFiles().map(({ responses }) => responses));
  const files = globSync(`${RESPONSES}/**/*.yaml`).map((file) => file.replaceAll("\\", "/"));
  return files.filter((file) => !used.has(file));
}

/** Adds files with empty responses: the artifacts, which the mock reads, are made from them. */
async function addMissingFiles(files: readonly ExampleFile[]): Promise<void> {
  for (const { file, responses } of files.filter((example) => !existsSync(example.responses))) {
    mkdirSync(dirname(responses), { recursive: true });
    writeFileSync(responses, await writeResponses(readRequests(file).requests, async () => ({})));
  }
}

if (import.meta.main) {
  await runScript(HELP, [], async () => {
    const files = exampleFiles();
    await addMissingFiles(files);
    refreshArtifacts();
    let changed = 0;
    for (const example of files) {
      const { responses } = example;
      const newText = await writeMockResponses(example);
      const isChanged = newText !== readFileSync(responses, "utf8");
      console.log(`${responses.padEnd(48)} ${isChanged ? "changed" : "unchanged"}`);
      if (!isChanged) continue;
      writeFileSync(responses, newText);
      changed += 1;
    }
    for (const file of unusedResponses()) {
      console.log(`${file.padEnd(48)} deleted`);
      rmSync(file);
      changed += 1;
    }
    if (changed > 0) refreshArtifacts();
    console.log(
      changed > 0
        ? `Review it: git diff ${RESPONSES}`
        : "Every response example equals the mock's response.",
    );
  });
}
