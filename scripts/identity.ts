import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { command, UserError } from "./lib/command.ts";
import { type Identity, identify, type Manifest, rewrite, settings } from "./lib/identity.ts";
import { read } from "./lib/run.ts";

/** The settings by the names of their options: `base-url`. */
const options = Object.entries(settings).map(([name, [what, pattern]]) => {
  return { name, option: name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), what, pattern };
});

const help = `
Usage: npm run identity -- <options>

Chooses who publishes this repository: writes identity.json, and its values wherever they stand in package.json files, pages, commands and
documents.

${options.map(({ option, what }) => `  --${option.padEnd(16)}${what}`).join("\n")}
`;

/** The folder of each package that is published, from the root. */
export function packageFolders(): string[] {
  return readdirSync("packages").map((name) => `packages/${name}`);
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}

/** The identity that identity.json states. */
export function readIdentity(): Identity {
  return JSON.parse(readFileSync("identity.json", "utf8"));
}

function writeManifest(folder: string, fields: Partial<Manifest>): void {
  const manifest = { ...readManifest(folder), ...fields };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The text files that people write; lock files follow from npm install. */
function textFiles(): string[] {
  const excluded = [":!*package-lock.json", ":!scripts/lib/identity.ts", ":!identity.json"];
  return read("git", ["grep", "-Il", "", "--", ...excluded])
    .trim()
    .split("\n");
}

/** The fields of the identity that the options name, checked. */
function readOptions(given: Record<string, string | undefined>): Partial<Identity> {
  const entries = options.flatMap(({ name, option, what, pattern }) => {
    const value = given[option];
    if (value !== undefined && !pattern.test(value)) throw new UserError(`--${option}: ${what}; not ${value}.`);
    return value === undefined ? [] : [[name, value]];
  });
  if (entries.length === 0) throw new UserError(help.trim());
  return Object.fromEntries(entries);
}

if (import.meta.main) {
  await command(
    help,
    ({ options: given }) => {
      const before = readIdentity();
      const after = { ...before, ...readOptions(given) };
      for (const file of textFiles()) {
        const text = readFileSync(file, "utf8");
        const changed = rewrite(text, before, after);
        if (changed !== text) writeFileSync(file, changed);
      }
      writeFileSync("identity.json", `${JSON.stringify(after, null, 2)}\n`);
      writeManifest(".", identify(after));
      for (const folder of packageFolders()) writeManifest(folder, identify(after, folder));
      console.log(`The packages are ${after.scope}/*, the source is ${after.repository}.`);
      console.log("Next: npm install && npm run fix && npm run generate && npm test");
    },
    options.map(({ option }) => option),
  );
}
