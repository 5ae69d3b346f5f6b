import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Output } from "@data-validation/tooling/output";
import { expect, test, vi } from "vitest";
import { languages, sdk } from "#scripts/sdk.ts";
import { emptyFolder, missingCommands, runBoth } from "./run.ts";
import { columns } from "./sdk-columns.ts";

// The table of rules with other values, and no other edit. What it does to the client in TypeScript is shown in sdk-rules-written.check.ts.
vi.mock(import("@data-validation/client/internal/defaults"), async (original) => {
  const { changedDefaults } = await import("./sdk-changed-rules.ts");
  return Object.assign({}, await original(), changedDefaults) as never;
});
vi.mock(import("@data-validation/client/internal/error-classes"), async (original) => {
  const { changedClasses } = await import("./sdk-changed-rules.ts");
  return changedClasses(await original());
});

const written = Object.entries(columns).filter(([name]) => languages[name]);

test.each(written)("The package in %s follows a changed table of rules", async (name, column) => {
  const missing = await missingCommands(column.needs);
  if (missing) return expect(process.env.CI, `not run: ${missing} missing`).toBeUndefined();
  const cwd = emptyFolder("sdk", `${name}-rules`);
  await sdk(new Output(cwd), name);
  const [command = "", ...words] = column.tests ?? [];
  const runTests = () => runBoth(command, words, { cwd });
  await runTests();

  // The tests do notice a package that has the rules of before: here one whose faults state another class.
  const file = join(cwd, languages[name]?.faults ?? "");
  const faults = readFileSync(file, "utf8");
  expect(faults).toContain("the class of 410");
  writeFileSync(file, faults.replaceAll('"status":410', '"status":403'));
  await expect(runTests()).rejects.toThrow(/the.class.of.410/);
});
