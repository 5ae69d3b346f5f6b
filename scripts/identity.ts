import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { command, UserError } from "./lib/command.ts";
import { identify, type Manifest, readIdentity, rewrite } from "./lib/identity.ts";

const help = `
Usage: npm run identity [-- --scope <@scope>] [--repository <address>] [--homepage <address>]

Chooses who publishes the packages and where their source is, and writes it wherever it stands: the package.json of the root and of each
package, the imports, the commands and the addresses of the pages. Without an option, it writes what the root package.json states into the packages.

  --scope <@scope>        the scope on the registry, for example @acme
  --repository <address>  where the source is, for example https://github.com/acme/validation
  --homepage <address>    where the documentation is published
`;

/** The folder of each package that is published, from the root. */
export function packageFolders(): string[] {
  return readdirSync("packages").map((name) => `packages/${name}`);
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
}

function writeManifest(folder: string, fields: Partial<Manifest>): void {
  const manifest = { ...readManifest(folder), ...fields };
  writeFileSync(`${folder}/package.json`, `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Every file of the repository that is text and written by people; lock files follow from npm install. */
function textFiles(): string[] {
  const files = execFileSync("git", ["grep", "-Il", "", "--", ":!*package-lock.json"], { encoding: "utf8" });
  return files.trim().split("\n");
}

function check(pattern: RegExp, value: string | undefined, what: string): void {
  if (value !== undefined && !pattern.test(value)) throw new UserError(`${value} is not ${what}.\n\n${help.trim()}`);
}

if (import.meta.main) {
  await command(
    help,
    ({ options }) => {
      check(/^@[a-z0-9-~][a-z0-9-._~]*$/, options.scope, "a scope: it begins with @, like @acme");
      check(/^https:\/\/\S+[^/]$/, options.repository, "the https address of a repository");
      check(/^https:\/\/\S+\/$/, options.homepage, "an https address with a slash at its end");

      const [first = ""] = packageFolders();
      const before = readIdentity(readManifest("."), readManifest(first));
      const after = { ...before, ...options };
      for (const file of textFiles()) {
        const text = readFileSync(file, "utf8");
        const changed = rewrite(text, before, after);
        if (changed !== text) writeFileSync(file, changed);
      }
      writeManifest(".", identify(after));
      for (const folder of packageFolders()) writeManifest(folder, identify(after, folder));
      console.log(`The packages are ${after.scope}/*, their source is ${after.repository}.`);
      console.log("Next: npm install && npm run fix && npm run generate && npm test");
    },
    ["scope", "repository", "homepage"],
  );
}
