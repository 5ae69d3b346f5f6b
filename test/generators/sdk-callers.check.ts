// The list of test/callers through the typed client of each language: the sent request is that of
// the list, and its response is a success.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { currentVersion, versions } from "@data-validation/generated/versions";
import { serveMock } from "@data-validation/mock/node";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { beforeAll, describe, expect, test } from "vitest";
import { packageLanguages, renameFile, writePackage } from "#scripts/sdk.ts";
import { readContract } from "#sdk/contract.ts";
import { callerRequests, envelopePlaces } from "../callers/cases.ts";
import { reasonToSkip } from "../support/missing-tools.ts";
import { emptyFolder, missingCommands, runBoth } from "./run.ts";
import { writeProgram } from "./sdk-callers.ts";
import { columns } from "./sdk-columns.ts";

/** Requests that no typed client can express, each with the reason. */
const unspeakable: Record<string, string> = {
  "an extra member of a newer SDK": "a member that no package knows",
};

const spoken = callerRequests.filter(({ id }) => !unspeakable[id]);
const contract = readContract([
  currentVersion,
  ...versions.filter((version) => version !== currentVersion),
]);

describe.each(Object.keys(packageLanguages))("The client in %s", async (language) => {
  const column = columns[language] as (typeof columns)[string];
  const missing = await missingCommands(column.needs);
  const folder = emptyFolder("sdk", `${language}-callers`);
  const start = ([command = "", ...args]: string[], env: NodeJS.ProcessEnv = {}) =>
    runBoth(command, args, { cwd: folder, env: { ...process.env, ...env } });

  beforeAll(async () => {
    if (missing) return;
    await writePackage(new ArtifactFolder(folder), language);
    const packageLanguage = packageLanguages[language] as (typeof packageLanguages)[string];
    const file = join(folder, column.table);
    const program = writeProgram(language, contract, spoken);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      renameFile(packageLanguage, packageLanguage.defaultName, column.table, program).code,
    );
    for (const command of [...(column.generated ?? []), ...column.checks]) await start(command);
  });

  test.for(envelopePlaces)(
    "Each request is sent, and its response is read, with the envelope at $place",
    async ({ responseAt }, { skip }) => {
      const reason = reasonToSkip(missing);
      skip(reason !== undefined, reason);
      await using mock = await serveMock({ responseAt });
      const { stdout } = await start(column.runTable(), {
        DATA_VALIDATION_KEY: "caller-key",
        DATA_VALIDATION_URL: mock.url,
        DATA_VALIDATION_RESPONSE_AT: responseAt,
      });
      const outcomes = stdout.trim().split("\n");
      const requests = mock.requests();
      expect(requests).toHaveLength(spoken.length);
      for (const [index, { id, version, path, headers, body }] of spoken.entries()) {
        const request = requests[index];
        expect(outcomes[index], `${version}: ${id}`).toBe("success");
        expect(request, id).toMatchObject({ version, path });
        expect(withoutNull(request?.body), `${version}: ${id}`).toEqual(withoutNull(body));
        for (const [name, value] of Object.entries(headers))
          if (name !== "Accept") expect(request?.headers[name.toLowerCase()]).toBe(value);
      }
    },
  );
});

/**
 * A body without what is null or empty: null and absent are one thing, and PHP writes an empty
 * object as `[]`.
 */
function withoutNull(value: unknown): unknown {
  if (value === null || value === undefined) return undefined;
  if (typeof value !== "object") return value;
  if (Array.isArray(value) && value.length > 0) return value;
  const members = Object.entries(value).flatMap(([name, one]) => {
    const inner = withoutNull(one);
    return inner === undefined ? [] : [[name, inner]];
  });
  return members.length > 0 ? Object.fromEntries(members) : undefined;
}
