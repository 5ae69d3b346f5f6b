import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { listVersions } from "@data-validation/contract-files/bundles";
import { refreshArtifacts } from "@data-validation/contract-files/fresh";
import { runScript, UserError } from "@data-validation/tooling/command";
import { parse } from "yaml";
import { withResponses } from "./lib/example-file.ts";

const HELP = `
Usage: npm run examples

Writes the mock's responses to the request examples into openapi/, as the response examples of the same names. Review the
difference: it shows what a change of the contract or of the sandbox means for callers of the service. The requests, and the
errors, which the specification states, are written by hand. The artifacts are made before and after.
`;

type ExampleFile = ReturnType<typeof exampleFiles>[number];

/**
 * The files of examples with the paths of their operations. A file in shared/ covers the versions
 * without a file of their own.
 */
export function exampleFiles() {
  const files = globSync("openapi/*/**/*.examples.yaml").map((file) => file.replaceAll("\\", "/"));
  return files.toSorted().map((file) => {
    const [, folder = "", path = ""] = /^openapi\/([^/]+)(\/.*)\.examples\.yaml$/.exec(file) ?? [];
    const hasFile = (version: string) => existsSync(`openapi/${version}${path}.examples.yaml`);
    const ofFile = listVersions().filter((version) =>
      folder === "shared" ? !hasFile(version) : folder === version,
    );
    return { file, path, versions: ofFile };
  });
}

/** The names of the examples in the published document of a version, by path. */
export function publishedExamples(version: string): Record<string, string[]> {
  const files = exampleFiles().filter(({ versions }) => versions.includes(version));
  return Object.fromEntries(
    files.map(({ file, path }) => {
      // The responses are most of a file, and come last.
      const [beforeResponses = ""] = readFileSync(file, "utf8").split("\nresponses:");
      const { published, requests } = parse(beforeResponses);
      const unknown = published.find((name: string) => !Object.hasOwn(requests, name));
      if (unknown === undefined) return [path, published];
      const line = beforeResponses.split("\npublished:")[0]?.split("\n").length ?? 0;
      throw new UserError(`${file}:${line + 1}: No request is named ${unknown}. Correct it.`);
    }),
  );
}

/**
 * The text of a file of examples with the mock's responses, which must be the same in all its
 * versions.
 */
export async function withMockResponses({ file, path, versions }: ExampleFile): Promise<string> {
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
  return withResponses(readFileSync(file, "utf8"), async (name, body) => {
    const respond = async (version: string) => {
      const headers = { "content-type": "application/json", "api-version": version };
      const request = new Request(`http://mock${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify(body),
      });
      const response = await mock.fetch(request);
      const { errors, ...success } = (await response.json()) as {
        errors?: { description: string }[];
      };
      if (!errors) return success;
      const what = `${file}: version ${version} responds to the request ${name} with ${response.status}.`;
      const why = errors[0]?.description.replace(/[^.]$/, "$&.");
      throw new UserError(`${what} ${why}${response.status === 500 ? ` Correct ${place}.` : ""}`);
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

if (import.meta.main) {
  await runScript(HELP, [], async () => {
    refreshArtifacts();
    let changed = 0;
    for (const example of exampleFiles()) {
      const text = await withMockResponses(example);
      const isChanged = text !== readFileSync(example.file, "utf8");
      console.log(`${example.file.padEnd(48)} ${isChanged ? "changed" : "unchanged"}`);
      if (!isChanged) continue;
      writeFileSync(example.file, text);
      changed += 1;
    }
    if (changed > 0) refreshArtifacts();
    console.log(
      changed > 0
        ? `Review it: git diff openapi`
        : "Every response example equals the mock's response.",
    );
  });
}
