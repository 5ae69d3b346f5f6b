import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { builtArtifacts, committedArtifacts } from "#scripts/generate.ts";

const scriptsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".ts"))
    .toSorted();

test("Every script is run by npm run generate or by a command of package.json", () => {
  const commands = Object.values<string>(JSON.parse(readFileSync("package.json", "utf8")).scripts);
  const isRun = (name: string) => commands.some((command) => command.includes(`scripts/${name}`));
  const forgotten = scriptsIn("scripts").filter((name) => !isRun(name));
  expect(forgotten, "Add a command to package.json").toEqual([]);
  const generated = Object.keys({ ...committedArtifacts, ...builtArtifacts }).filter(
    (name) => !isRun(name),
  );
  expect(scriptsIn("scripts/artifacts"), "The list of scripts/generate.ts").toEqual(
    generated.toSorted(),
  );
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
