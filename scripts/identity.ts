import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { command, UserError } from "./lib/command.ts";
import { type Identity, identify, type Manifest, rewrite } from "./lib/identity.ts";

const help = `
Usage: npm run identity [-- <options>]

Chooses who publishes this repository: writes identity.json, and its values wherever they stand in package.json files, pages, commands and
documents. Without an option, prints the present values.

  --scope <@scope>          scope of the packages on the registry, for example @acme
  --repository <address>    where the source is, for example https://github.com/acme/validation
  --homepage <address>      where the documentation is published, with a slash at the end
  --base-url <address>      base URL of the API, without a slash at the end
  --contact <e-mail>        address for questions, also in the documents
  --discussions <address>   where questions are discussed in public
  --owners <accounts>       accounts that review changes, as CODEOWNERS writes them, for example @acme/api
  --end-of-support <date>   when the support of version 2.0 ends, for example 2027-12-31
  --official <yes|no>       whether the operator of the service maintains this repository
  --published <yes|no>      whether the packages are on the registry
`;

/** What each option accepts. */
const options = {
  scope: [/^@[a-z0-9-~][a-z0-9-._~]*$/, "a scope: it begins with @, like @acme"],
  repository: [/^https:\/\/\S+[^/]$/, "an https address without a slash at its end"],
  homepage: [/^https:\/\/\S+\/$/, "an https address with a slash at its end"],
  "base-url": [/^https:\/\/\S+[^/]$/, "an https address without a slash at its end"],
  contact: [/^\S+@\S+\.\S+$/, "an e-mail address"],
  discussions: [/^https:\/\/\S+$/, "an https address"],
  owners: [/^(@[\w/-]+ ?)+$/, "a list of accounts, like @acme/api"],
  "end-of-support": [/^\d{4}-\d{2}-\d{2}$|^not announced$/, 'a date like 2027-12-31, or "not announced"'],
  official: [/^(yes|no)$/, "yes or no"],
  published: [/^(yes|no)$/, "yes or no"],
} as const satisfies Record<string, [RegExp, string]>;

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
  const pattern = ["grep", "-Il", "", "--", ":!*package-lock.json", ":!scripts/lib/identity.ts", ":!identity.json"];
  try {
    return execFileSync("git", pattern, { encoding: "utf8" }).trim().split("\n");
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
    throw new UserError(isMissing ? "git is not installed: it lists the files." : "This folder is no git repository.");
  }
}

/** The fields of the identity that the options name, checked. */
function readOptions(given: Record<string, string | undefined>): Partial<Identity> {
  const entries = Object.entries(options).flatMap(([name, [pattern, what]]) => {
    const value = given[name];
    if (value === undefined) return [];
    if (!pattern.test(value)) throw new UserError(`--${name} takes ${what}, not ${value}.`);
    return [[name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), value]];
  });
  return Object.fromEntries(entries);
}

if (import.meta.main) {
  await command(
    help,
    ({ options: given }) => {
      const before = readIdentity();
      const chosen = readOptions(given);
      if (Object.keys(chosen).length === 0) {
        console.log(
          Object.entries(before)
            .map(([name, value]) => `${name.padEnd(14)}${value}`)
            .join("\n"),
        );
        return;
      }
      const after = { ...before, ...chosen };
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
    Object.keys(options),
  );
}
