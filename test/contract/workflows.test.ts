import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { installedCommand } from "@data-validation/tooling/processes/installed";
import { expect, test } from "vitest";
import { expectListed } from "../generators/tools.ts";
import { execute } from "../support/execute.ts";
import { newFolder } from "../support/folder.ts";

/** The calls of all workflows, in the order of their files. */
const calls = [
  "/company/search 200",
  "/company/get 200",
  "/company/validate 200",
  "/location/localize 200",
  "/location/validate 200",
  "/email/validate 401",
  "/email/validate 200",
  "/phone/validate 200",
  "/phone/validate 200",
];

// Respect, a command of Redocly, starts once for all versions.
test("Respect follows each workflow of each version to its end, and retries with a new key", async () => {
  expectListed("Respect");
  const folder = newFolder();
  const files = versions.flatMap((version) =>
    workflowsOf(version, resolve(`generated/openapi/${version}.json`)).map(({ name, text }) => {
      const file = join(folder, `${version}-${name}.arazzo.yaml`);
      // The minute is for a real key.
      writeFileSync(file, text.replace("retryAfter: 60", "retryAfter: 0"));
      return file;
    }),
  );
  await using mock = await serveMock();
  for (const _ of versions) mock.respond("/email/validate", { status: 401 }, { status: 200 });
  const [program, ...words] = installedCommand("@redocly/cli", "redocly");
  const server = ["--server", `api=${mock.url}`, "--input", "apiKey=any-key"];
  await execute(program, [...words, "respect", ...files, ...server]);
  const made = mock.requests().map((one) => `${one.version} ${one.path} ${one.response.status}`);
  expect(made).toEqual(versions.flatMap((version) => calls.map((call) => `${version} ${call}`)));
});
