import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { artifacts, builds } from "../../scripts/generate.ts";

test("Every script is run by npm run generate or by a command of package.json", () => {
  const commands = Object.values<string>(JSON.parse(readFileSync("package.json", "utf8")).scripts);
  const forgotten = readdirSync("scripts")
    .filter((name) => name.endsWith(".ts"))
    .filter((name) => !(name in artifacts) && !(name in builds))
    .filter((name) => !commands.some((command) => command.includes(`scripts/${name}`)))
    .map(
      (name) =>
        `Nothing runs scripts/${name}: add it to the list in scripts/generate.ts, or a command to package.json.`,
    );
  expect(forgotten).toEqual([]);
});

test("Every script that npm run generate runs is there under the name it is registered by", () => {
  const scripts = readdirSync("scripts");
  expect([...Object.keys(artifacts), ...Object.keys(builds)].filter((name) => !scripts.includes(name))).toEqual([]);
});
