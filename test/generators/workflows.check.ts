import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { workflowsOf } from "@data-validation/contract-files/workflows";
import { versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/internal/node/serve";
import { expect, test } from "vitest";
import { contract, emptyFolder, run } from "./run.ts";
import { expectListed } from "./tools.ts";

test.for(versions)(
  "Respect follows each workflow of %s to its end, and retries with a new key",
  async (version) => {
    expectListed("Respect");
    const folder = emptyFolder("respect", version);
    const files = workflowsOf(version, contract(version)).map(({ name, text }) => {
      const file = join(folder, `${name}.arazzo.yaml`);
      // The minute is for a real key.
      writeFileSync(file, text.replace("retryAfter: 60", "retryAfter: 0"));
      return file;
    });
    await using mock = await serveMock();
    mock.respond("/email/validate", { status: 401 }, { status: 200 });
    const redocly = join(import.meta.dirname, "../../node_modules/.bin/redocly");
    await run(redocly, [
      "respect",
      ...files,
      "--server",
      `api=${mock.url}`,
      "--input",
      "apiKey=any-key",
    ]);
    expect(
      mock.requests().map(({ path, version, response }) => `${version} ${path} ${response.status}`),
    ).toEqual(
      [
        "/company/search 200",
        "/company/get 200",
        "/company/validate 200",
        "/location/localize 200",
        "/location/validate 200",
        "/email/validate 401",
        "/email/validate 200",
        "/phone/validate 200",
        "/phone/validate 200",
      ].map((call) => `${version} ${call}`),
    );
  },
);
