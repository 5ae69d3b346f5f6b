import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@data-validation/client";
import { ArtifactFolder } from "@data-validation/tooling/artifact-folder";
import { expect, test, vi } from "vitest";
import { packageLanguages, writePackage } from "#scripts/sdk.ts";
import { type ClientFault, faultsOf } from "#sdk/faults.ts";
import { clientSettings } from "#sdk/package.ts";
import { newFolder } from "../support/folder.ts";
import { reasonToSkip } from "../support/missing-tools.ts";
import { emptyFolder, missingCommands, runBoth } from "./run.ts";
import { columns } from "./sdk-columns.ts";
import { expectRule, readOutcome } from "./sdk-outcome.ts";

// Not a part of npm test, whose files share modules. The table of rules with other values, and no
// other edit.
vi.mock(import("@data-validation/client/internal/defaults"), async (original) => {
  const { changedDefaults } = await import("./sdk-changed-rules.ts");
  return Object.assign({}, await original(), changedDefaults) as never;
});
vi.mock(import("@data-validation/client/internal/errors/error-classes"), async (original) => {
  const { changedClasses } = await import("./sdk-changed-rules.ts");
  return changedClasses(await original());
});

const faults = faultsOf(clientSettings("any", "any", "1.0.0"));

/** A `fetch` that sends the responses of a fault: one of several once, a single one every time. */
function fetchOf({ responses }: ClientFault): typeof fetch {
  const left = [...responses];
  return async (input) => {
    const response = left.length > 1 ? left.shift() : left[0];
    if (response?.network) throw new TypeError("fetch failed");
    const version = new Request(input).headers.get("api-version") ?? "";
    const headers = { "service-api-version": version, ...response?.headers };
    return Response.json(response?.body, { status: response?.status ?? 0, headers });
  };
}

async function call(fault: ClientFault) {
  const { apiKey = "a-key-of-the-tests", retries, ...settings } = fault.settings ?? {};
  const client = createClient({
    apiKey,
    ...settings,
    baseUrl: "https://mock.example",
    fetch: fetchOf(fault),
    ...(retries !== undefined && { retry: retries }),
    throwOnError: false,
  });
  const result = await client.phone.validate({ numberFull: "+420607123456" });
  if (!result.error) return { attempts: result.attempts };
  const { error } = result;
  const { name, status, message } = error;
  return readOutcome({ error: name, status, text: message, attempts: error.attempts });
}

test("A changed row of the table of rules changes the client in TypeScript", {
  timeout: 60_000,
}, async () => {
  expect(faults.map(({ behaviour }) => behaviour)).toContain("the class of 410");
  const outcomes = await Promise.all(faults.map(call));
  for (const [index, fault] of faults.entries()) expectRule(outcomes[index] ?? {}, fault, true);
});

test.each(Object.keys(packageLanguages))(
  "A changed row of the table changes the rules, tests and README of the package in %s",
  async (language) => {
    const out = newFolder();
    const output = new ArtifactFolder(out);
    const files = new Map<string, string>();
    vi.spyOn(output, "write").mockImplementation((file, text) => {
      files.set(file, String(text));
    });
    await writePackage(output, language);
    const having = (pattern: RegExp) =>
      [...files].filter(([, text]) => pattern.test(text)).map(([file]) => file);
    expect(having(/\b425\b/).length).toBeGreaterThanOrEqual(3);
    expect(having(/\b410\b/).length).toBeGreaterThanOrEqual(2);
    // Old values are left in no file: neither statuses nor classes are written by hand.
    expect(having(/\b(408|502|504)\b/)).toEqual([]);
  },
);

const written = Object.entries(columns).filter(([name]) => packageLanguages[name]);

test.for(written)(
  "The package in %s follows a changed table of rules",
  async ([name, column], { skip }) => {
    const reason = reasonToSkip(await missingCommands(column.needs));
    skip(reason !== undefined, reason);
    const cwd = emptyFolder("sdk", `${name}-rules`);
    await writePackage(new ArtifactFolder(cwd), name);
    const [command = "", ...args] = column.tests ?? [];
    const runTests = () => runBoth(command, args, { cwd });
    await runTests();

    // The tests do notice a package that has the rules of before: here one whose faults state
    // another class.
    const file = join(cwd, packageLanguages[name]?.faults ?? "");
    const faults = readFileSync(file, "utf8");
    expect(faults).toContain("the class of 410");
    writeFileSync(file, faults.replaceAll('"status":410', '"status":403'));
    await expect(runTests()).rejects.toThrow(/the.class.of.410/);
  },
);
