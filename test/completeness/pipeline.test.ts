import { globSync, readdirSync, readFileSync } from "node:fs";
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

test("Each direct dependency has its reason in docs/decisions.md", () => {
  const decisions = readFileSync("docs/decisions.md", "utf8");
  const manifests = globSync(["package.json", "{packages,shared}/*/package.json"]);
  const names = manifests.flatMap((file) => {
    const { dependencies, devDependencies, peerDependencies } = JSON.parse(
      readFileSync(file, "utf8"),
    );
    return Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
  });
  // Packages of one scope stand in one row, the second one without the scope.
  const isGiven = (name: string) =>
    [name, name.split("/").at(-1)].some((word) => decisions.includes(`\`${word}\``));
  const others = names.filter((name) => !name.startsWith("@data-validation/"));
  expect(others.filter((name) => !isGiven(name))).toEqual([]);
});
