import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { artifacts, builds } from "#scripts/generate.ts";

test("Every script is run by npm run generate or by a command of package.json", () => {
  const commands = Object.values<string>(JSON.parse(readFileSync("package.json", "utf8")).scripts);
  const scripts = readdirSync("scripts").filter((name) => name.endsWith(".ts"));
  const generated = Object.keys({ ...artifacts, ...builds });
  const forgotten = scripts
    .filter(
      (name) =>
        !generated.includes(name) &&
        !commands.some((command) => command.includes(`scripts/${name}`)),
    )
    .map(
      (name) =>
        `Nothing runs scripts/${name}: add it to scripts/generate.ts, or a command to package.json.`,
    );
  expect(forgotten).toEqual([]);
  expect(generated.filter((name) => !scripts.includes(name))).toEqual([]);
});
